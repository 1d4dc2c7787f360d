import { Counter, type Tally } from '../../engine/tally.js';
import type { RealmEntry } from './entries.js';
import type { RealmView } from './view.js';
import { tallyNames } from './words/tally-names.js';

const COUNTS = ['beaten', 'conquered', 'spaces', 'tiles', 'recruited', 'wounds'] as const;
export type RealmCount = (typeof COUNTS)[number];

/** A journey in numbers: Fame on the way, the score of the scenario in the end (MK-X-13). */
export const tally: Tally<RealmView, RealmEntry> = {
  names: tallyNames,
  standing: ({ heroes, scores }) => scores ?? heroes.map(({ fame }) => fame),
  counts(told, seats) {
    const counter = new Counter(COUNTS, seats);
    for (const entry of told) count(entry, counter);
    return counter.counts;
  },
};

function count(entry: RealmEntry, counter: Counter<RealmCount>): void {
  switch (entry.tell) {
    case 'beaten':
      counter.add('beaten', entry.seat, entry.enemies.length);
      return;
    case 'conquered':
      counter.add('conquered', entry.seat);
      return;
    case 'moved':
      counter.add('spaces', entry.seat, entry.path.length);
      return;
    case 'explored':
      if (entry.seat !== null) counter.add('tiles', entry.seat);
      return;
    case 'recruited':
      counter.add('recruited', entry.seat);
      return;
    case 'wounded':
      counter.add('wounds', entry.seat, entry.hand + entry.discard);
      return;
  }
}
