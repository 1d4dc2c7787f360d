import { expect } from 'vitest';
import {
  entrantAt,
  isForThird,
  isScored,
  isWithdrawn,
  pairingsOf,
  participants,
  roundOut,
  roundsOf,
  type Score,
  type Season,
  tableOf,
  throughOf,
} from '../../src/leagues/index.js';
import { maximumMatching } from '../../src/leagues/matching.js';

/** What must be true of every season that is over. */
export function checkSeason(season: Season): void {
  const { league, pairings } = season;
  expect(league.status).toBe('closed');
  expect(pairings.every(({ score }) => score !== null)).toBe(true);
  checkRounds(season);
  checkTable(season);
  if (league.rules.format.endsWith('round-robin')) checkRoundRobin(season);
  if (league.rules.format === 'knockout') checkKnockout(season);
  if (league.rules.format === 'swiss') checkSwiss(season);
  checkBalance(season);
}

/** Nobody is drawn twice in a round, or against themselves; ids are used once. */
function checkRounds(season: Season): void {
  const { pairings, league } = season;
  expect(new Set(pairings.map(({ id }) => id)).size).toBe(pairings.length);
  expect(pairings.map(({ round }) => round)).toEqual(pairings.map(({ round }) => round).sort((a, b) => a - b));
  for (let round = 1; round <= league.round; round++) {
    const numbers = pairingsOf(season, round).flatMap(({ seats }) => seats);
    expect(numbers.length).toBeGreaterThan(0);
    expect(new Set(numbers).size).toBe(numbers.length);
    const tooEarly = numbers.filter(number => {
      const { since } = entrantAt(season, number);
      return since < 1 || since > round;
    });
    expect(tooEarly).toEqual([]);
  }
}

/** Everybody is in the table once, and its points are those of the results. */
function checkTable(season: Season): void {
  const rows = tableOf(season);
  const inTable = participants(season).filter(entrant => !isWithdrawn(season, entrant));
  expect(rows.map(({ entrant }) => entrant.number).sort((a, b) => a - b)).toEqual(
    inTable.map(({ number }) => number).sort((a, b) => a - b),
  );
  const counts = new Set(inTable.map(({ number }) => number));
  const scored = season.pairings.filter(isScored).filter(({ seats }) => seats.every(number => counts.has(number)));
  const total = scored.reduce((sum, { score }) => sum + worthOf(season, score), 0);
  expect(rows.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(total, 3);
  expect(rows.reduce((sum, { played }) => sum + played, 0)).toBe(
    scored.reduce((sum, { seats }) => sum + (seats.length > 1 ? seats.length : 0), 0),
  );
  for (const [index, row] of rows.entries()) {
    expect(row.won + row.drawn + row.lost).toBe(row.played);
    expect(row.place).toBeLessThanOrEqual(index + 1);
    const above = rows[index - 1];
    if (above && season.league.rules.format !== 'knockout') expect(above.points).toBeGreaterThanOrEqual(row.points);
  }
}

/** What all seats of a pairing get together. */
function worthOf({ league: { rules } }: Season, { shares, how }: Score): number {
  const { win, draw, loss } = rules.points;
  const lost = (share: number): boolean => share === 0 && how === 'forfeit';
  if (!rules.format.startsWith('tables')) {
    const worth = (share: number) => (share === 1 ? win : share === 0.5 ? draw : lost(share) ? 0 : loss);
    return shares.reduce((sum, share) => sum + worth(share), 0);
  }
  if (shares.length === 1) return rules.byPlace.reduce((sum, points) => sum + points, 0) / 4;
  // Places that nobody has forfeited are worth their points, however they are shared.
  return rules.byPlace.slice(0, shares.filter(share => !lost(share)).length).reduce((sum, points) => sum + points, 0);
}

/** Everybody who stayed has met everybody else who stayed, as often as there are legs, and began about every second time. */
function checkRoundRobin(season: Season): void {
  const legs = season.league.rules.format === 'double-round-robin' ? 2 : 1;
  const stayed = participants(season).filter(entrant => !isWithdrawn(season, entrant));
  const wrong: number[][] = [];
  const beginners = new Map<string, number[]>();
  for (const { seats, score } of season.pairings) {
    if (score?.how === 'annulled') continue;
    const key = [...seats].sort((a, b) => a - b).join('/');
    beginners.set(key, [...(beginners.get(key) ?? []), seats[0]!]);
  }
  for (const a of stayed) {
    for (const b of stayed) {
      if (a.number >= b.number) continue;
      const met = beginners.get(`${a.number}/${b.number}`) ?? [];
      if (met.length !== legs || new Set(met).size !== legs) wrong.push([a.number, b.number, ...met]);
    }
  }
  expect(wrong).toEqual([]);
}

/** Nobody plays on after being out, except for third place, and the places say who came how far. */
function checkKnockout(season: Season): void {
  const rows = tableOf(season);
  const bracket = season.pairings.filter(pairing => !isForThird(season, pairing));
  for (const { entrant, reached } of rows) {
    const own = bracket.filter(({ seats }) => seats.includes(entrant.number));
    const out = own.findIndex(pairing => throughOf(season, pairing) !== entrant.number);
    expect(out).toBe(out < 0 ? -1 : own.length - 1);
    expect(own.map(({ round }) => round)).toEqual(own.map((_, index) => index + 1));
    expect(roundOut(reached)).toBe(out < 0 ? season.league.round + 1 : own.at(-1)!.round);
  }
  for (const [index, row] of rows.entries()) {
    // Only where nobody came through a slot there are fewer in front than the place says.
    expect(row.place).toBeGreaterThanOrEqual(1 + rows.filter(({ reached }) => reached > row.reached).length);
    if (bracket.every(pairing => throughOf(season, pairing) !== null))
      expect(row.place).toBe(1 + rows.filter(({ reached }) => reached > row.reached).length);
    if (index > 0) expect(rows[index - 1]!.reached).toBeGreaterThanOrEqual(row.reached);
  }
  const final = bracket.filter(({ round }) => round === roundsOf(season));
  expect(final.length).toBeLessThanOrEqual(1);
  const champions = rows.filter(({ reached }) => reached > roundsOf(season));
  expect(champions.map(({ entrant }) => entrant.number)).toEqual(
    final.flatMap(pairing => throughOf(season, pairing) ?? []),
  );
}

/** Nobody begins much more often than not, or plays one side much more often than another. */
function checkBalance(season: Season): void {
  for (const { number } of participants(season)) {
    // What is annulled is drawn again, and counts only then.
    const own = season.pairings.filter(
      ({ seats, score }) => score?.how !== 'annulled' && seats.length > 1 && seats.includes(number),
    );
    const begun = own.filter(({ seats }) => seats[0] === number).length;
    const due = own.reduce((sum, { seats }) => sum + 1 / seats.length, 0);
    expect(Math.abs(begun - due)).toBeLessThanOrEqual(season.league.rules.format.startsWith('tables') ? 2 : 1.5);
    const sides = new Map<string, number>();
    for (const { seats, sides: dealt } of own) {
      const side = dealt![seats.indexOf(number)]!;
      sides.set(side, (sides.get(side) ?? 0) + 1);
    }
    const times = [...sides.values()];
    if (times.length > 0)
      expect(Math.max(...times) - Math.min(...times, sides.size < 4 ? 0 : Infinity)).toBeLessThanOrEqual(2);
  }
}

/** Nobody meets again while that could have been avoided, and nobody has two byes before everybody has one. */
function checkSwiss(season: Season): void {
  const met = new Set<string>();
  const key = (a: number, b: number): string => `${Math.min(a, b)}/${Math.max(a, b)}`;
  const byes = new Map<number, number>();
  for (let round = 1; round <= season.league.round; round++) {
    const drawn = season.pairings.filter(pairing => pairing.round === round);
    const pairs = drawn.flatMap(({ seats }) => (seats.length === 2 ? [seats] : []));
    if (pairs.some(([a, b]) => met.has(key(a!, b!)))) {
      const field = pairs.flat();
      const partner = maximumMatching(field.length, (a, b) => !met.has(key(field[a]!, field[b]!)));
      expect(partner).toContain(-1);
    }
    for (const { seats } of drawn) {
      if (seats.length > 1) continue;
      const [first] = seats as [number];
      const others = drawn.flatMap(pairing => pairing.seats);
      expect(byes.get(first) ?? 0).toBe(Math.min(...others.map(other => byes.get(other) ?? 0)));
      byes.set(first, (byes.get(first) ?? 0) + 1);
    }
    for (const { seats, score } of drawn) {
      if (seats.length === 2 && score?.how !== 'annulled') met.add(key(seats[0]!, seats[1]!));
    }
  }
}
