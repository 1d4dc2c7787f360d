import { entrantAt, type Pairing, pairingsOf, type Season } from './league.js';

/** Rounds until one is left. */
export const knockoutRounds = (count: number): number => Math.max(1, Math.ceil(Math.log2(Math.max(count, 2))));

/** Seeds in the order of the bracket: 1 and 2 can meet only in the final, 1 to 4 only in the semi-finals. */
export function bracketOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const whole = order.length * 2 + 1;
    order = order.flatMap(seed => [seed, whole - seed]);
  }
  return order;
}

/** One meeting of the bracket: its slot, and who reached it. */
export interface Slot {
  readonly slot: number;
  readonly first: number;
  readonly second: number | null;
}

/**
 * The next round of the bracket; empty when it is over. Next to the final, those who lost a semi-final play for third
 * place where the season wants it and each semi-final has a loser.
 */
export function pairKnockout(season: Season): Slot[] {
  const field = season.entrants.filter(({ since }) => since === 1);
  const rounds = bracketRounds(season);
  const { round } = season.league;
  if (round >= rounds) return [];
  const arrivals: (number | null)[] =
    round === 0
      ? bracketOrder(2 ** rounds).map(seed => field.find(entrant => entrant.seed === seed)?.number ?? null)
      : Array.from({ length: 2 ** (rounds - round) }, (_, slot) => winnerOf(season, round, slot));
  const slots: Slot[] = [];
  for (let slot = 0; slot < arrivals.length / 2; slot++) {
    const [one, two] = [arrivals[slot * 2]!, arrivals[slot * 2 + 1]!];
    const first = one ?? two;
    if (first !== null) slots.push({ slot, first, second: one === null ? null : two });
  }
  if (season.league.rules.thirdPlace && rounds > 1 && round === rounds - 1) {
    const [one, two] = [0, 1].map(slot => loserOf(season, round, slot));
    if (one && two) slots.push({ slot: THIRD_PLACE, first: one, second: two });
  }
  return slots;
}

/** The slot beside the final. */
const THIRD_PLACE = 1;

/** Whether a pairing is the match for third place. */
export const isForThird = (season: Season, { round, board }: Pairing): boolean =>
  season.league.rules.format === 'knockout' && board === THIRD_PLACE + 1 && round === bracketRounds(season);

/** How many rounds the bracket of a season has. */
export const bracketRounds = ({ entrants }: Season): number =>
  knockoutRounds(entrants.filter(({ since }) => since === 1).length);

const pairingAt = (season: Season, round: number, slot: number): Pairing | undefined =>
  season.pairings.find(pairing => pairing.round === round && pairing.board === slot + 1);

/** Who came through a slot; null where both were out. */
function winnerOf(season: Season, round: number, slot: number): number | null {
  const pairing = pairingAt(season, round, slot);
  return pairing ? throughOf(season, pairing) : null;
}

/** Who lost a slot to somebody; null where nobody came through, or nobody had to lose. */
function loserOf(season: Season, round: number, slot: number): number | null {
  const pairing = pairingAt(season, round, slot);
  const winner = pairing && throughOf(season, pairing);
  if (!pairing || winner === null) return null;
  return winner === pairing.first ? pairing.second : pairing.first;
}

/** Who comes through a pairing: its winner, on a draw the better seed, nobody where both lost. */
export function throughOf(season: Season, { first, second, score }: Pairing): number | null {
  if (!score) return null;
  if (second === null) return first;
  if (score.first > score.second) return first;
  if (score.second > score.first) return second;
  if (score.first === 0) return null;
  return entrantAt(season, first).seed < entrantAt(season, second).seed ? first : second;
}

/**
 * How far an entrant came: the round they went out in, and half a round more for who won the match for third place;
 * one more than there are for who never went out.
 */
export function reachedBy(season: Season, number: number): number {
  const own = season.pairings.filter(
    ({ first, second, score }) => score !== null && (first === number || second === number),
  );
  const out = own.find(pairing => throughOf(season, pairing) !== number);
  if (!out) return season.league.round + 1;
  return own.some(pairing => isForThird(season, pairing) && throughOf(season, pairing) === number)
    ? out.round + 0.5
    : out.round;
}

/**
 * The part of the final somebody came to: 1 is the final itself, 2 a semi-final, 4 a quarter-final, 0 to have won all of
 * them. Who is still in is where they play next. Null before the start.
 */
export function stageOf(season: Season, number: number): number | null {
  const { round } = season.league;
  if (round === 0) return null;
  const plays = pairingsOf(season, round).some(
    pairing =>
      pairing.score === null && (pairing.first === number || pairing.second === number) && !isForThird(season, pairing),
  );
  const at = plays ? round : Math.floor(reachedBy(season, number));
  const rounds = bracketRounds(season);
  return at > rounds ? 0 : 2 ** (rounds - at);
}
