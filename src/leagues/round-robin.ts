import type { History } from './history.js';
import { type Entrant, isScored, type Season } from './league.js';
import { maximumMatching } from './matching.js';

const legsOf = (season: Season): number => (season.league.rules.format === 'double-round-robin' ? 2 : 1);

/**
 * Whoever drops out of a round robin before half of their matches is taken out of the table with all results; later,
 * the results stand and the remaining matches are lost.
 */
export const isWithdrawn = (season: Season, { dropped, number }: Entrant): boolean =>
  dropped !== null && withdrawnFrom(season).has(number);

/** Seasons never change, so what was found out about one stays true. */
const known = new WeakMap<Season, ReadonlySet<number>>();

function withdrawnFrom(season: Season): ReadonlySet<number> {
  const found = known.get(season) ?? findWithdrawn(season);
  known.set(season, found);
  return found;
}

function findWithdrawn(season: Season): ReadonlySet<number> {
  const { entrants, pairings, league } = season;
  if (!league.rules.format.endsWith('round-robin')) return new Set();
  const played = new Map<number, number>();
  for (const pairing of pairings) {
    if (!isScored(pairing)) continue;
    for (const number of pairing.seats) played.set(number, (played.get(number) ?? 0) + 1);
  }
  const isGone = ({ number, dropped }: Entrant): boolean => {
    if (dropped === null) return false;
    const rivals = entrants.filter(
      other => other.since > 0 && other.since <= dropped && other.number !== number,
    ).length;
    return (played.get(number) ?? 0) * 2 < rivals * legsOf(season);
  };
  return new Set(entrants.filter(isGone).map(({ number }) => number));
}

/** Those who play, or whose matches still have to be given to others. */
const roundRobinField = (season: Season): readonly Entrant[] =>
  season.entrants.filter(entrant => entrant.since > 0 && !isWithdrawn(season, entrant));

/** The next round of everybody against everybody; empty when all have met. */
export function pairRoundRobin(season: Season, history: History): [number, number][] {
  const field = roundRobinField(season).map(({ number }) => number);
  const legs = legsOf(season);
  const isLeft = (a: number, b: number): boolean => history.met(a, b) < legs;
  const circle = circleRound(season, season.league.round).filter(([a, b]) => field.includes(a) && field.includes(b));
  const fits = season.entrants.every(({ since }) => since <= 1) && circle.every(([a, b]) => isLeft(a, b));
  if (fits && circle.length > 0) return circle;
  // Somebody joined late, or a result was annulled: as many of the matches that are left as one round holds.
  const left = (number: number): number => field.filter(other => other !== number && isLeft(number, other)).length;
  const busiest = field.map(number => ({ number, left: left(number) })).sort((a, b) => b.left - a.left);
  const order = busiest.map(({ number }) => number);
  const partner = maximumMatching(order.length, (a, b) => isLeft(order[a]!, order[b]!));
  return partner.flatMap((other, at): [number, number][] => (at < other ? [[order[at]!, order[other]!]] : []));
}

/** How many rounds the field needs, as things stand. */
export function roundRobinRounds(season: Season): number {
  const count = season.entrants.filter(({ since }) => since > 0).length;
  return legsOf(season) * (count % 2 === 0 ? count - 1 : count);
}

/** The circle method: one stays, the others move on by one place a round. Rounds are counted from 0. */
function circleRound(season: Season, round: number): [number, number][] {
  const seated = season.entrants.filter(({ since }) => since === 1).sort((a, b) => a.seed - b.seed);
  const ring: (number | null)[] = seated.map(({ number }) => number);
  if (ring.length % 2 === 1) ring.push(null);
  const turns = ring.length - 1;
  const leg = Math.floor(round / turns);
  if (turns < 1 || leg >= legsOf(season)) return [];
  const moving = ring.slice(0, -1);
  const at = (place: number) => moving[(((round + place) % turns) + turns) % turns]!;
  const pairs: [number | null, number | null][] = [round % 2 === 0 ? [at(0), ring.at(-1)!] : [ring.at(-1)!, at(0)]];
  for (let step = 1; step < ring.length / 2; step++) {
    pairs.push(step % 2 === 1 ? [at(step), at(-step)] : [at(-step), at(step)]);
  }
  return pairs.filter((pair): pair is [number, number] => pair[0] !== null && pair[1] !== null);
}
