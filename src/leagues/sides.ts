import type { History } from './history.js';

/** Which of two begins: who has begun less often, then who did not begin last, then the one named first. */
export function inOrder(history: History, a: number, b: number): [number, number] {
  if (history.hasBegunAgainst(a, b) !== history.hasBegunAgainst(b, a)) {
    return history.hasBegunAgainst(a, b) ? [b, a] : [a, b];
  }
  const lead = history.lead(a) - history.lead(b);
  if (lead !== 0) return lead > 0 ? [b, a] : [a, b];
  if (history.beganLast(a) === true && history.beganLast(b) !== true) return [b, a];
  return [a, b];
}

/**
 * Two different sides for a pairing: those its players have had least often, turning through all of them. What counts is
 * how far a side is ahead of the player's rarest one, so that who has played much does not always choose.
 */
export function dealtSides(
  history: History,
  sides: readonly string[],
  first: number,
  second: number,
  turn: number,
): [string, string] | null {
  if (sides.length < 2) return null;
  const rarest = (entrant: number): number => Math.min(...sides.map(side => history.timesOn(entrant, side)));
  const least = [rarest(first), rarest(second)] as const;
  let best: { cost: number; sides: [string, string] } | null = null;
  for (let a = 0; a < sides.length; a++) {
    for (let b = 0; b < sides.length; b++) {
      const [one, two] = [sides[(a + turn) % sides.length]!, sides[(b + turn) % sides.length]!];
      if (one === two) continue;
      const cost = (history.timesOn(first, one) - least[0]) ** 2 + (history.timesOn(second, two) - least[1]) ** 2;
      if (!best || cost < best.cost) best = { cost, sides: [one, two] };
    }
  }
  return best?.sides ?? null;
}
