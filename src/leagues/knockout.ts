import { entrantAt, isBye, type Pairing, pairingsOf, type Season } from './league.js';

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
  readonly seats: readonly number[];
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
    const seats = arrivals.slice(slot * 2, slot * 2 + 2).filter(number => number !== null);
    if (seats.length > 0) slots.push({ slot, seats });
  }
  if (season.league.rules.thirdPlace && rounds > 1 && round === rounds - 1) {
    const losers = [0, 1].flatMap(slot => loserOf(season, round, slot) ?? []);
    if (losers.length === 2) slots.push({ slot: THIRD_PLACE, seats: losers });
  }
  return slots;
}

/** The slot beside the final. */
const THIRD_PLACE = 1;

/** Whether a pairing is the match for third place. */
export const isForThird = (season: Season, { round, board }: Pairing): boolean =>
  season.league.rules.format === 'knockout' && board === THIRD_PLACE + 1 && round === bracketRounds(season);

/** Whether a pairing is the one that decides a knockout. */
export const isFinal = (season: Season, pairing: Pairing): boolean =>
  season.league.rules.format === 'knockout' &&
  pairing.round === bracketRounds(season) &&
  !isBye(pairing) &&
  !isForThird(season, pairing);

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
  return pairing.seats.find(number => number !== winner) ?? null;
}

/** Who comes through a pairing: its winner, on a draw the better seed, nobody where both lost. */
export function throughOf(season: Season, pairing: Pairing): number | null {
  const { seats, score } = pairing;
  if (!score) return null;
  const [first, second] = seats as [number, number];
  if (isBye(pairing)) return first;
  const [one, two] = score.shares as [number, number];
  if (one !== two) return one > two ? first : second;
  if (one === 0) return null;
  return entrantAt(season, first).seed < entrantAt(season, second).seed ? first : second;
}

/**
 * How far an entrant came: the round they went out in, and half a round more for who won the match for third place, a
 * quarter less for who went out without anybody coming through in their stead; one more than there are for who never
 * went out.
 */
export function reachedBy(season: Season, number: number): number {
  const own = season.pairings.filter(({ seats, score }) => score !== null && seats.includes(number));
  const out = own.find(pairing => throughOf(season, pairing) !== number);
  if (!out) return season.league.round + 1;
  if (throughOf(season, out) === null) return out.round - 0.25;
  return own.some(pairing => isForThird(season, pairing) && throughOf(season, pairing) === number)
    ? out.round + 0.5
    : out.round;
}

/** Whether somebody went out without losing to anybody, by a double forfeit: that earns no medal. */
export const isOutByForfeit = (reached: number): boolean => reached < roundOut(reached);

/** The round in which somebody went out, of how far they came. */
export const roundOut = (reached: number): number => Math.floor(reached + 0.25);

/**
 * The part of the final somebody came to: 1 is the final itself, 2 a semi-final, 4 a quarter-final, 0 to have won all of
 * them. Who is still in is where they play next. Null before the start.
 */
export function stageOf(season: Season, number: number): number | null {
  const { round } = season.league;
  if (round === 0) return null;
  const plays = pairingsOf(season, round).some(
    pairing => pairing.score === null && pairing.seats.includes(number) && !isForThird(season, pairing),
  );
  const at = plays ? round : roundOut(reachedBy(season, number));
  const rounds = bracketRounds(season);
  return at > rounds ? 0 : 2 ** (rounds - at);
}

/**
 * The best place of those who came so far: the first while they are in, and then whoever went out in a semi-final is
 * third at best, also when the final had no loser.
 */
export function bestPlace(season: Season, reached: number): number {
  return reached > season.league.round ? 1 : 2 ** (bracketRounds(season) - roundOut(reached)) + 1;
}
