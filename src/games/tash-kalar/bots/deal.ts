import { type RandomState, shuffle } from '../../../engine/random.js';
import type { Contest, Seat } from '../state.js';
import { cloneContest } from './clone.js';

/** Cards that were in the others' hands at the resting point, as the seat has learnt since: by kind and seat. */
export interface Shown {
  readonly beings: readonly (readonly number[])[];
  readonly legends: readonly (readonly number[])[];
  readonly flares: readonly (readonly number[])[];
}

/**
 * The contest with everything the seat cannot know dealt anew: by `random`, or without it sorted. The cards are sorted
 * before they are dealt, so that nothing of their true order is left: whatever two contests the seat cannot tell apart
 * are given, the same one comes out.
 */
export function dealHidden(
  contest: Contest,
  seat: number,
  random: RandomState | null,
  shown: Shown | null = null,
): Contest {
  const dealt = cloneContest(contest);
  dealt.random = [1, 2, 3, 4];
  const mix = (cards: number[]): number[] => {
    cards.sort((one, other) => one - other);
    if (random !== null) shuffle(random, cards);
    return cards;
  };
  for (const [at, owner] of dealt.seats.entries()) dealBeings(owner, at === seat, shown?.beings[at] ?? [], mix);
  dealt.legendDeck = dealShared(dealt, seat, 'legends', dealt.legendDeck, shown, mix);
  dealt.flareDeck = dealShared(dealt, seat, 'flares', dealt.flareDeck, shown, mix);
  mix(dealt.taskDeck);
  return dealt;
}

type Mix = (cards: number[]) => number[];

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
  seat: number,
  kind: 'legends' | 'flares',
  deck: readonly number[],
  shown: Shown | null,
  mix: Mix,
): number[] {
  const unknown = mix([...deck, ...seats.flatMap((owner, at) => (at === seat ? [] : owner[kind]))]);
  // What is known of anybody's hand must not be dealt to another.
  const kept = seats.map((_, at) => (at === seat ? [] : takeShown(shown?.[kind][at] ?? [], unknown)));
  for (const [at, owner] of seats.entries())
    if (at !== seat) owner[kind] = fillUp(kept[at]!, owner[kind].length, unknown);
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
