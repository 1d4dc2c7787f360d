import type { Reader } from '../../engine/game.js';
import type { Contest, Seat } from './state.js';

/** Cards that were in the others' hands at a resting point, as a seat has learnt since: by kind and seat. */
export interface Shown {
  readonly beings: readonly (readonly number[])[];
  readonly legends: readonly (readonly number[])[];
  readonly flares: readonly (readonly number[])[];
}

/** Puts cards nobody may know in another order, and gives them back. */
export type Mix = (cards: number[]) => number[];

/**
 * Deals anew all that the reader cannot know: decks, and the hands of others but for what was shown of them. This is
 * the one place that says what is hidden from whom.
 */
export function dealHidden(contest: Contest, reader: Reader, mix: Mix, shown: Shown | null = null): void {
  for (const [at, owner] of contest.seats.entries()) dealBeings(owner, at === reader, shown?.beings[at] ?? [], mix);
  contest.legendDeck = dealShared(contest, reader, 'legends', contest.legendDeck, shown, mix);
  contest.flareDeck = dealShared(contest, reader, 'flares', contest.flareDeck, shown, mix);
  contest.taskDeck = mix(contest.taskDeck);
}

/** Everybody knows what was put on top of a deck face up. */
function dealBeings(owner: Seat, own: boolean, shown: readonly number[], mix: Mix): void {
  const known = owner.deck.splice(owner.deck.length - owner.knownTop);
  const unknown = mix(own ? owner.deck : [...owner.deck, ...owner.beings]);
  if (!own) owner.beings = fillUp(takeShown(shown, unknown), owner.beings.length, unknown);
  owner.deck = [...unknown, ...known];
}

/** The others' cards and the deck are mixed; everybody gets as many as before. Returns what is left as the deck. */
function dealShared(
  { seats }: Contest,
  reader: Reader,
  kind: 'legends' | 'flares',
  deck: readonly number[],
  shown: Shown | null,
  mix: Mix,
): number[] {
  const unknown = mix([...deck, ...seats.flatMap((owner, at) => (at === reader ? [] : owner[kind]))]);
  // What is known of anybody's hand must not be dealt to another.
  const kept = seats.map((_, at) => (at === reader ? [] : takeShown(shown?.[kind][at] ?? [], unknown)));
  for (const [at, owner] of seats.entries())
    if (at !== reader) owner[kind] = fillUp(kept[at]!, owner[kind].length, unknown);
  return unknown;
}

/** A hand of so many cards: those known of it and the next of the unknown ones. */
const fillUp = (known: readonly number[], count: number, unknown: number[]): number[] => [
  ...known,
  ...unknown.splice(0, Math.max(0, count - known.length)),
];

function takeShown(shown: readonly number[], unknown: number[]): number[] {
  const taken = shown.filter(card => unknown.includes(card));
  for (const card of taken) unknown.splice(unknown.indexOf(card), 1);
  return taken;
}
