import { entrantAt, type Pairing, type Season } from './league.js';

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

/** The next round of the bracket; empty when it is over. */
export function pairKnockout(season: Season): Slot[] {
  const field = season.entrants.filter(({ since }) => since === 1);
  const rounds = knockoutRounds(field.length);
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
  return slots;
}

const pairingAt = (season: Season, round: number, slot: number): Pairing | undefined =>
  season.pairings.find(pairing => pairing.round === round && pairing.board === slot + 1);

/** Who came through a slot; null where both were out. */
function winnerOf(season: Season, round: number, slot: number): number | null {
  const pairing = pairingAt(season, round, slot);
  return pairing ? throughOf(season, pairing) : null;
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

/** The round in which an entrant went out; one more than there are for who never did. */
export function outInRound(season: Season, number: number): number {
  const out = season.pairings.find(
    pairing =>
      (pairing.first === number || pairing.second === number) &&
      pairing.score !== null &&
      throughOf(season, pairing) !== number,
  );
  return out?.round ?? season.league.round + 1;
}
