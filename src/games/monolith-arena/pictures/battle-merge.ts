import type { SegmentView, StrikeView } from '../view.js';

/** Segments of a Battle shown as one: what happened in them, on the board the first of them found. */
export interface Blows extends SegmentView {
  /** The initiatives of all of them; null = the start of the Battle. */
  readonly initiatives: readonly (number | null)[];
}

/** More arrows than this are not laid on one another. */
const MOST_STRIKES = 7;

const isQuiet = ({ strikes, saves, removed }: SegmentView): boolean =>
  strikes.length + saves.length + removed.length === 0;

/** Whether the next segment found other tiles than this one. */
const changes = ({ saves, removed, poisoned }: SegmentView): boolean =>
  saves.length + removed.length + poisoned.length > 0;

/** The segments in which something was hit; those in a row on which the board stays as it is are one. */
export function blowsOf(segments: readonly SegmentView[]): Blows[] {
  const found: Blows[] = [];
  for (const segment of segments) {
    if (isQuiet(segment)) continue;
    const next: Blows = { ...segment, initiatives: [segment.initiative] };
    const last = found.at(-1);
    const fits = last && !changes(last) && last.strikes.length + next.strikes.length <= MOST_STRIKES;
    if (fits) found[found.length - 1] = merged(last, next);
    else found.push(next);
  }
  return found;
}

/** The same in at most so many panels: those with the fewest arrows are put together first. */
export function fewer(blows: readonly Blows[], most: number): Blows[] {
  const left = [...blows];
  while (left.length > most) {
    let at = 0;
    const weight = (k: number): number => left[k]!.strikes.length + left[k + 1]!.strikes.length;
    for (let k = 1; k + 1 < left.length; k++) if (weight(k) < weight(at)) at = k;
    left.splice(at, 2, merged(left[at]!, left[at + 1]!));
  }
  return left;
}

function merged(one: Blows, other: Blows): Blows {
  return {
    ...one,
    initiatives: [...one.initiatives, ...other.initiatives],
    after: other.after,
    attackers: [...new Set([...one.attackers, ...other.attackers])],
    strikes: summed([...one.strikes, ...other.strikes]),
    saves: [...one.saves, ...other.saves],
    removed: [...one.removed, ...other.removed],
    poisoned: [...new Set([...one.poisoned, ...other.poisoned])],
  };
}

/** Who strikes the same tile again does so with one arrow. */
function summed(strikes: readonly StrikeView[]): StrikeView[] {
  const arrows = new Map<string, StrikeView>();
  for (const strike of strikes) {
    const key = `${strike.from} ${strike.to} ${strike.kind}`;
    const before = arrows.get(key);
    arrows.set(
      key,
      before
        ? { ...strike, strength: before.strength + strike.strength, stopped: before.stopped + strike.stopped }
        : strike,
    );
  }
  return [...arrows.values()];
}
