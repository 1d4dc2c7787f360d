import { bestPlace, reachedBy, roundOut } from './knockout.js';
import {
  type Entrant,
  hasRounds,
  isBye,
  isForTables,
  isScored,
  isVoid,
  type Pairing,
  participants,
  type Score,
  type Season,
  type TieBreak,
} from './league.js';
import { isWithdrawn } from './round-robin.js';

/** One line of the table. */
export interface Row {
  readonly entrant: Entrant;
  /** Equal in everything: the same place. */
  readonly place: number;
  readonly points: number;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** How often they came first, second, third and fourth at a table. */
  readonly places: readonly number[];
  readonly byes: number;
  /** The season's tie-breaks, in its order. */
  readonly breaks: readonly number[];
  /** How far they came in a knockout (see `reachedBy`); 0 in other formats. */
  readonly reached: number;
}

/** A match as one of its players looks back on it; nobody else sits there in a round that was sat out or missed. */
interface Played {
  readonly seats: readonly number[];
  readonly shares: readonly number[];
  readonly seat: number;
}

const MISSED: Played = { seats: [0], shares: [0], seat: 0 };

interface Tally {
  readonly entrant: Entrant;
  points: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  byes: number;
  readonly places: number[];
  readonly games: Played[];
}

/** What divides equals; a knockout only asks how far they came, and those who went out together share their place. */
export const tieBreaksOf = ({ league: { rules } }: Season): readonly TieBreak[] =>
  rules.format === 'knockout' ? [] : rules.tieBreaks;

/** The table as it stands: points, then the season's tie-breaks; a knockout by how far they came. */
export function tableOf(season: Season): Row[] {
  const tallies = tally(season);
  const isKnockout = season.league.rules.format === 'knockout';
  const tieBreaks = tieBreaksOf(season);
  const breaks = new Map(
    [...tallies.values()].map(row => [row.entrant.number, tieBreaks.map(name => breakOf(name, row, tallies))]),
  );
  const reached = new Map<number, number>();
  for (const { entrant } of tallies.values()) {
    reached.set(entrant.number, isKnockout && season.league.round > 0 ? reachedBy(season, entrant.number) : 0);
  }
  let groups: Tally[][] = [[...tallies.values()]];
  groups = split(groups, row => (isKnockout ? reached.get(row.entrant.number)! : row.points));
  const direct = new Map<number, number>();
  for (const group of groups) for (const row of group) direct.set(row.entrant.number, 0);
  if (tieBreaks.includes('head-to-head')) for (const group of groups) countDirect(group, direct);
  const breakOfRow = (row: Tally, index: number): number =>
    tieBreaks[index] === 'head-to-head' ? direct.get(row.entrant.number)! : breaks.get(row.entrant.number)![index]!;
  for (const index of tieBreaks.keys()) groups = split(groups, row => breakOfRow(row, index));
  let placed = 0;
  return groups.flatMap(group => {
    const far = group.length === 0 ? 0 : reached.get(group[0]!.entrant.number)!;
    const place =
      isKnockout && season.league.round > 0 ? knockoutPlace(season, far, [...reached.values()]) : placed + 1;
    placed += group.length;
    return [...group]
      .sort((a, b) => a.entrant.seed - b.entrant.seed || a.entrant.number - b.entrant.number)
      .map(({ games: _, ...row }) => ({
        ...row,
        place,
        breaks: tieBreaks.map((_name, index) => breakOfRow(tallies.get(row.entrant.number)!, index)),
        reached: far,
      }));
  });
}

/** By the round they went out in, behind those who went out with them and did better. */
const knockoutPlace = (season: Season, reached: number, all: readonly number[]): number =>
  bestPlace(season, reached) + all.filter(other => roundOut(other) === roundOut(reached) && other > reached).length;

/** The points of everybody in the table. */
export const pointsOf = (season: Season): ReadonlyMap<number, number> =>
  new Map([...tally(season)].map(([number, { points }]) => [number, points]));

/** Cuts groups of equals by one more criterion, larger numbers first. */
function split(groups: readonly Tally[][], value: (row: Tally) => number): Tally[][] {
  return groups.flatMap(group => {
    if (group.length === 1) return [group];
    const byValue = new Map<number, Tally[]>();
    for (const row of group) {
      const key = tidy(value(row));
      const equals = byValue.get(key);
      if (equals) equals.push(row);
      else byValue.set(key, [row]);
    }
    return [...byValue].sort(([a], [b]) => b - a).map(([, equals]) => equals);
  });
}

/** Thirds of points add up to whole ones. */
const tidy = (value: number): number => Math.round(value * 1e6) / 1e6;

function tally(season: Season): Map<number, Tally> {
  const rows = new Map<number, Tally>();
  for (const entrant of participants(season)) {
    if (isWithdrawn(season, entrant)) continue;
    const places = [0, 0, 0, 0];
    rows.set(entrant.number, { entrant, points: 0, played: 0, won: 0, drawn: 0, lost: 0, byes: 0, places, games: [] });
  }
  for (const pairing of season.pairings) {
    if (!isScored(pairing)) continue;
    const here = pairing.seats.map(number => rows.get(number));
    if (here.every(row => row !== undefined)) add(season, here, pairing);
  }
  for (const row of rows.values()) row.points = tidy(row.points);
  if (hasRounds(season.league.rules.format)) addMissed(season, rows);
  return rows;
}

function add(season: Season, rows: readonly Tally[], pairing: Pairing & { readonly score: Score }): void {
  const { seats } = pairing;
  const { shares } = pairing.score;
  const points = pointsFor(season, pairing.score);
  for (const [seat, row] of rows.entries()) {
    row.points += points[seat]!;
    row.games.push({ seats, shares, seat });
    if (isBye(pairing)) {
      row.byes += 1;
      continue;
    }
    const share = shares[seat]!;
    row.played += 1;
    row.places[placeIn(shares, seat) - 1]! += 1;
    if (share === 1) row.won += 1;
    else if (share > 0) row.drawn += 1;
    else row.lost += 1;
  }
}

/** The place of a seat at its table; nobody who has nothing left behind comes before the last. */
function placeIn(shares: readonly number[], seat: number): number {
  const share = shares[seat]!;
  return share === 0 ? shares.length : 1 + shares.filter(other => other > share).length;
}

/** Rounds somebody had not joined for yet, was out for, or played for nothing: they count in Buchholz like a bye. */
function addMissed({ league, pairings }: Season, rows: ReadonlyMap<number, Tally>): void {
  const drawn = new Map<number, number>();
  for (const { seats, score } of pairings) {
    if (score && isVoid(score)) continue;
    for (const number of seats) drawn.set(number, (drawn.get(number) ?? 0) + 1);
  }
  for (const { entrant, games } of rows.values()) {
    const rounds = Math.min(league.round, entrant.dropped ?? league.round);
    for (let round = drawn.get(entrant.number) ?? 0; round < rounds; round++) games.push(MISSED);
  }
}

/**
 * What a score is worth to each seat. A lost match brings the season's points for a loss, unless it was lost by not
 * playing it. At a larger table points go by place: who shares places shares their points, and who sits out gets the
 * middle of them.
 */
export function pointsFor(season: Season, { shares, how }: Score): number[] {
  const { format, points, byPlace } = season.league.rules;
  const isLostUnplayed = (share: number): boolean => share === 0 && how === 'forfeit';
  if (!isForTables(format)) {
    return shares.map(share =>
      share === 1 ? points.win : share === 0.5 ? points.draw : isLostUnplayed(share) ? 0 : points.loss,
    );
  }
  const mean = (from: number, to: number): number =>
    byPlace.slice(from, to).reduce((sum, each) => sum + each, 0) / Math.max(1, to - from);
  if (shares.length === 1) return [mean(0, byPlace.length)];
  return shares.map(share => {
    if (isLostUnplayed(share)) return 0;
    const above = shares.filter(other => other > share).length;
    return mean(above, above + shares.filter(other => other === share).length);
  });
}

/** How a seat stands to another one of its table: 1, ½ or 0; nobody has drawn who has nothing. */
function shareAgainst({ shares, seat }: Played, other: number): number {
  const [own, theirs] = [shares[seat]!, shares[other]!];
  return own > theirs ? 1 : own === theirs && own > 0 ? 0.5 : 0;
}

/** Of a table of several the mean over the others: short tables are worth as much as full ones. */
function meanOver(game: Played, value: (rival: number, share: number) => number): number {
  let sum = 0;
  for (let other = 0; other < game.seats.length; other++) {
    if (other !== game.seat) sum += value(game.seats[other]!, shareAgainst(game, other));
  }
  return sum / (game.seats.length - 1);
}

function breakOf(name: TieBreak, row: Tally, rows: ReadonlyMap<number, Tally>): number {
  const sum = (unplayed: number, value: (rival: number, share: number) => number): number =>
    row.games.reduce((all, game) => all + (game.seats.length === 1 ? unplayed : meanOver(game, value)), 0);
  switch (name) {
    case 'buchholz':
      // A round without an opponent counts as one against one's own points: neither a gift nor a loss.
      return sum(row.points, rival => rows.get(rival)!.points);
    case 'sonneborn':
      return sum(0, (rival, share) => share * rows.get(rival)!.points);
    case 'wins':
      return row.won;
    case 'head-to-head':
      return 0;
  }
}

/** Shares of wins in the matches of those who are level on points against each other. */
function countDirect(group: readonly Tally[], direct: Map<number, number>): void {
  const level = new Set(group.map(({ entrant }) => entrant.number));
  for (const { entrant, games } of group) {
    let sum = 0;
    for (const game of games) {
      for (const [other, number] of game.seats.entries())
        if (other !== game.seat && level.has(number)) sum += shareAgainst(game, other);
    }
    direct.set(entrant.number, sum);
  }
}
