import { reachedBy } from './knockout.js';
import {
  type Entrant,
  isScored,
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
  readonly byes: number;
  /** The season's tie-breaks, in its order. */
  readonly breaks: readonly number[];
  /** How far they came in a knockout (see `reachedBy`); 0 in other formats. */
  readonly reached: number;
}

interface Tally {
  readonly entrant: Entrant;
  points: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  byes: number;
  readonly games: { readonly rival: number | null; readonly share: number }[];
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
    const place = placed + 1;
    placed += group.length;
    return [...group]
      .sort((a, b) => a.entrant.seed - b.entrant.seed || a.entrant.number - b.entrant.number)
      .map(({ games: _, ...row }) => ({
        ...row,
        place,
        breaks: tieBreaks.map((_name, index) => breakOfRow(tallies.get(row.entrant.number)!, index)),
        reached: reached.get(row.entrant.number)!,
      }));
  });
}

/** The points of everybody in the table. */
export const pointsOf = (season: Season): ReadonlyMap<number, number> =>
  new Map([...tally(season)].map(([number, { points }]) => [number, points]));

/** Cuts groups of equals by one more criterion, larger numbers first. */
function split(groups: readonly Tally[][], value: (row: Tally) => number): Tally[][] {
  return groups.flatMap(group => {
    if (group.length === 1) return [group];
    const byValue = new Map<number, Tally[]>();
    for (const row of group) {
      const key = value(row);
      const equals = byValue.get(key);
      if (equals) equals.push(row);
      else byValue.set(key, [row]);
    }
    return [...byValue].sort(([a], [b]) => b - a).map(([, equals]) => equals);
  });
}

function tally(season: Season): Map<number, Tally> {
  const rows = new Map<number, Tally>();
  for (const entrant of participants(season)) {
    if (isWithdrawn(season, entrant)) continue;
    rows.set(entrant.number, { entrant, points: 0, played: 0, won: 0, drawn: 0, lost: 0, byes: 0, games: [] });
  }
  for (const pairing of season.pairings) {
    if (!isScored(pairing)) continue;
    const { first, second, score } = pairing;
    const [one, two] = [rows.get(first), second === null ? null : rows.get(second)];
    if (!one || two === undefined) continue;
    add(season, one, two, score.first, pairing);
    if (two) add(season, two, one, score.second, pairing);
  }
  return rows;
}

function add(season: Season, row: Tally, rival: Tally | null, share: Score['first'], { score }: Pairing): void {
  row.points += pointsFor(season, share, score!);
  row.games.push({ rival: rival?.entrant.number ?? null, share });
  if (!rival) {
    row.byes += 1;
    return;
  }
  row.played += 1;
  if (share === 1) row.won += 1;
  else if (share === 0.5) row.drawn += 1;
  else row.lost += 1;
}

/** A lost match brings the season's points for a loss, unless it was lost by not playing it. */
export function pointsFor(season: Season, share: Score['first'], { how }: Score): number {
  const { win, draw, loss } = season.league.rules.points;
  if (share === 1) return win;
  if (share === 0.5) return draw;
  return how === 'forfeit' ? 0 : loss;
}

function breakOf(name: TieBreak, row: Tally, rows: ReadonlyMap<number, Tally>): number {
  const pointsOf = (rival: number): number => rows.get(rival)!.points;
  switch (name) {
    case 'buchholz':
      // A bye counts as an opponent with one's own points: neither a gift nor a loss.
      return row.games.reduce((sum, { rival }) => sum + (rival === null ? row.points : pointsOf(rival)), 0);
    case 'sonneborn':
      return row.games.reduce((sum, { rival, share }) => sum + (rival === null ? 0 : share * pointsOf(rival)), 0);
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
    const share = games.reduce((sum, { rival, share }) => sum + (rival !== null && level.has(rival) ? share : 0), 0);
    direct.set(entrant.number, share);
  }
}
