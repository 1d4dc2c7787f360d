import { Counter, type Tally } from '../../engine/tally.js';
import type { Entry } from './entries.js';
import type { WonderlandView } from './view.js';
import { tallyNames } from './words/tally-names.js';

const COUNTS = ['won', 'chips', 'strongest', 'lost', 'forged', 'quests'] as const;
export type WonderlandCount = (typeof COUNTS)[number];

/** A war in numbers: the points on the track, in the end with all that is counted then (WW-17.1). */
export const tally: Tally<WonderlandView, Entry> = {
  names: tallyNames,
  standing: ({ seats }) => seats.map(({ vp, score }) => score?.total ?? vp),
  counts(told, seats) {
    const counter = new Counter(COUNTS, seats);
    for (const entry of told) count(entry, counter);
    return counter.counts;
  },
};

function count(entry: Entry, counter: Counter<WonderlandCount>): void {
  switch (entry.tell) {
    case 'uncontested':
      counter.add('won', entry.seat);
      return;
    case 'revealed':
      for (const { seat } of entry.plays) counter.add('chips', seat);
      return;
    case 'unit-lost':
      counter.add('lost', entry.seat);
      return;
    case 'forged':
      counter.add('forged', entry.seat);
      return;
    case 'battle-won':
      for (const seat of entry.first) counter.add('won', seat);
      for (const { seat, strength } of entry.markers) counter.most('strongest', seat, strength);
      return;
    case 'match-ends':
      for (const [seat, quests] of entry.quests.entries())
        counter.add('quests', seat, quests.filter(({ feat, goal }) => feat || goal).length);
      return;
  }
}
