import { Counter, type Tally } from '../../engine/tally.js';
import type { ArenaView, SegmentView } from './view.js';
import type { ArenaEntry } from './vocabulary.js';
import { tallyNames } from './words/tally-names.js';

const COUNTS = ['wounds', 'placed', 'lost', 'battles', 'worst'] as const;
export type ArenaCount = (typeof COUNTS)[number];

/** An arena in numbers: what is left of the Banners decides it. */
export const tally: Tally<ArenaView, ArenaEntry> = {
  names: tallyNames,
  standing: ({ seats }) => seats.map(({ hitPoints }) => hitPoints),
  counts(told, seats) {
    const counter = new Counter(COUNTS, seats);
    for (const entry of told) count(entry, counter);
    return counter.counts;
  },
};

function count(entry: ArenaEntry, counter: Counter<ArenaCount>): void {
  switch (entry.tell) {
    case 'placed':
      counter.add('placed', entry.seat);
      return;
    case 'battle-begins':
      if (entry.why === 'order') counter.add('battles', entry.seat);
      return;
    case 'segment':
      countStrikes(entry.segment, counter);
      return;
    case 'removed':
      if (entry.why !== 'regeneration') counter.add('lost', entry.removed.seat);
      return;
    case 'battle-ends': {
      const lost = entry.before.map((_, seat) => entry.removed.filter(tile => tile.seat === seat).length);
      for (const [seat, many] of lost.entries()) {
        counter.add('lost', seat, many);
        counter.most('worst', seat, many);
      }
      return;
    }
  }
}

/** Wounds dealt to tiles of others: Poison and Morlocks strike without a hand of their own. */
function countStrikes({ tiles, strikes }: SegmentView, counter: Counter<ArenaCount>): void {
  const seatOf = new Map(tiles.map(({ id, seat }) => [id, seat]));
  for (const { from, to, strength, stopped } of strikes) {
    const [striker, struck] = [seatOf.get(from), seatOf.get(to)];
    if (striker !== undefined && striker !== struck) counter.add('wounds', striker, strength - stopped);
  }
}
