import type { History } from './history.js';

/**
 * Who begins: of two, who has not begun against the other, then who has begun less often, then who did not begin last,
 * then the one named first. At a larger table, who has begun least often; the others sit the earlier the later they sat.
 */
export function inOrder(history: History, seats: readonly number[]): number[] {
  const first = seats.reduce((best, each) => (seats.length === 2 ? firstOfTwo : firstOfMany)(history, best, each));
  const others = seats.filter(each => each !== first);
  return [first, ...others.sort((a, b) => history.meanSeat(b) - history.meanSeat(a))];
}

function firstOfTwo(history: History, a: number, b: number): number {
  if (a === b) return a;
  if (history.hasBegunAgainst(a, b) !== history.hasBegunAgainst(b, a)) return history.hasBegunAgainst(a, b) ? b : a;
  const lead = history.lead(a) - history.lead(b);
  if (lead !== 0) return lead > 0 ? b : a;
  return history.beganLast(a) === true && history.beganLast(b) !== true ? b : a;
}

function firstOfMany(history: History, a: number, b: number): number {
  const more = history.begun(a) - history.begun(b);
  if (more !== 0) return more > 0 ? b : a;
  return history.beganLast(a) === true && history.beganLast(b) !== true ? b : a;
}

/**
 * Different sides for a table: those its players have had least often, turning through all of them. What counts is how
 * far a side is ahead of the player's rarest one, so that who has played much does not always choose.
 */
export function dealtSides(
  history: History,
  sides: readonly string[],
  seats: readonly number[],
  turn: number,
): string[] | null {
  if (sides.length < seats.length) return null;
  const turned = sides.map((_, at) => sides[(at + turn) % sides.length]!);
  const costs = seats.map(entrant => {
    const times = turned.map(side => history.timesOn(entrant, side));
    const rarest = Math.min(...times);
    return times.map(each => (each - rarest) ** 2);
  });
  let best: { readonly cost: number; readonly picks: readonly number[] } = {
    cost: Number.POSITIVE_INFINITY,
    picks: [],
  };
  const deal = (picks: readonly number[], cost: number): void => {
    if (cost >= best.cost) return;
    if (picks.length === seats.length) {
      best = { cost, picks };
      return;
    }
    for (const side of turned.keys())
      if (!picks.includes(side)) deal([...picks, side], cost + costs[picks.length]![side]!);
  };
  deal([], 0);
  return best.picks.map(side => turned[side]!);
}
