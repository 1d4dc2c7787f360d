import { Counter, type Tally } from '../../engine/tally.js';
import type { ContestEntry, Deed } from './entries.js';
import type { ContestView } from './view.js';
import { tallyNames } from './words/tally-names.js';

const COUNTS = ['summoned', 'legends', 'destroyed', 'biggest', 'tasks', 'flares'] as const;
export type ContestCount = (typeof COUNTS)[number];

/** A contest in numbers; in Melee the weakest colour counts, as in its scoring. */
export const tally: Tally<ContestView, ContestEntry> = {
  names: tallyNames,
  standing: ({ seats, colours }) => seats.map(({ colour }) => colours[colour]!.score),
  counts(told, seats) {
    const counter = new Counter(COUNTS, seats);
    for (const entry of told) count(entry, counter);
    return counter.counts;
  },
};

function count(entry: ContestEntry, counter: Counter<ContestCount>): void {
  switch (entry.tell) {
    case 'summoned':
      counter.add('summoned', entry.seat);
      if (entry.rank === 'legendary') counter.add('legends', entry.seat);
      countKills(entry.seat, entry.deeds, counter);
      return;
    case 'flare':
      counter.add('flares', entry.seat);
      countKills(entry.seat, entry.deeds, counter);
      return;
    case 'thawed':
    case 'warped':
      countKills(entry.seat, entry.deeds, counter);
      return;
    case 'claimed':
      counter.add('tasks', entry.seat);
      return;
  }
}

function countKills(seat: number, deeds: readonly Deed[], counter: Counter<ContestCount>): void {
  const kills = deeds.filter(deed => deed.did === 'destroyed' && deed.counted > 0).length;
  counter.add('destroyed', seat, kills);
  counter.most('biggest', seat, kills);
}
