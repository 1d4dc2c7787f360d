import type { RealmEntry } from '../entries.js';

type Of<Tell extends RealmEntry['tell']> = Extract<RealmEntry, { readonly tell: Tell }>;

/** A value before and after. */
export interface Change {
  readonly from: number;
  to: number;
}

/** One fight as a story tells it. */
export interface FightTold {
  readonly begins: Of<'fight-begins'> | null;
  readonly beaten: string[];
  blocked: number;
  wounds: number;
  conquered: Of<'conquered'> | null;
  out: boolean;
}

/** What a player did between two posts, put together. */
export interface Deeds {
  readonly seat: number;
  /** Which entry they begin with. */
  readonly at: number;
  readonly path: string[];
  moved: number;
  readonly tiles: Of<'explored'>[];
  readonly fights: FightTold[];
  fame: Change | null;
  reputation: Change | null;
  level: number | null;
  readonly gains: RealmEntry[];
  readonly losses: RealmEntry[];
  readonly acts: RealmEntry[];
  /** Cards that were played, discarded and drawn. */
  readonly played: string[];
  readonly discarded: string[];
  drawn: number;
}

const GAINS: ReadonlySet<RealmEntry['tell']> = new Set([
  'recruited',
  'bought',
  'gained-card',
  'artifacts-drawn',
  'skill-gained',
  'crystal',
  'altar',
  'banner',
  'stolen',
  'marked',
  'incantation',
]);
const LOSSES: ReadonlySet<RealmEntry['tell']> = new Set(['unit-lost', 'unit-wounded', 'withdrew', 'repelled']);
const ACTS: ReadonlySet<RealmEntry['tell']> = new Set([
  'rested',
  'announced',
  'forfeited',
  'turn-skipped',
  'plundered',
  'interaction',
  'healed',
  'extra-turn',
  'out',
  'attacked',
  'attends',
  'struck',
  'fended',
  'passed',
  'pushed',
]);

const empty = (seat: number, at: number): Deeds => ({
  seat,
  at,
  path: [],
  moved: 0,
  tiles: [],
  fights: [],
  fame: null,
  reputation: null,
  level: null,
  gains: [],
  losses: [],
  acts: [],
  played: [],
  discarded: [],
  drawn: 0,
});

const changed = (old: Change | null, total: number, amount: number): Change =>
  old === null ? { from: total - amount, to: total } : { from: old.from, to: total };

/** The players' deeds in the order in which they begin. */
export function deedsIn(news: readonly RealmEntry[]): Deeds[] {
  const found = new Map<number, Deeds>();
  let at = -1;
  const of = (seat: number): Deeds => {
    const deeds = found.get(seat) ?? empty(seat, at);
    found.set(seat, deeds);
    return deeds;
  };
  const fightOf = (seat: number): FightTold => {
    const { fights } = of(seat);
    if (fights.length === 0)
      fights.push({ begins: null, beaten: [], blocked: 0, wounds: 0, conquered: null, out: false });
    return fights.at(-1)!;
  };
  let fighting: number | null = null;
  for (const entry of news) {
    at += 1;
    switch (entry.tell) {
      case 'played':
        of(entry.seat).played.push(entry.card);
        break;
      case 'discarded':
        of(entry.seat).discarded.push(...entry.cards);
        break;
      case 'drew':
        of(entry.seat).drawn += entry.count;
        break;
      case 'turn-begins':
        of(entry.seat);
        break;
      case 'moved':
        of(entry.seat).path.push(...entry.path);
        of(entry.seat).moved += entry.cost;
        break;
      case 'carried':
        of(entry.seat).path.push(entry.at);
        break;
      case 'explored':
        if (entry.seat !== null) of(entry.seat).tiles.push(entry);
        break;
      case 'fight-begins':
        of(entry.seat).fights.push({ begins: entry, beaten: [], blocked: 0, wounds: 0, conquered: null, out: false });
        fighting = entry.seat;
        break;
      case 'fight-ends':
        fighting = null;
        break;
      case 'beaten':
        fightOf(entry.seat).beaten.push(...entry.enemies);
        break;
      case 'blocked':
        fightOf(entry.seat).blocked += 1;
        break;
      case 'wounded':
        if (fighting === entry.seat) fightOf(entry.seat).wounds += entry.hand + entry.discard;
        else of(entry.seat).losses.push(entry);
        break;
      case 'conquered':
        fightOf(entry.seat).conquered = entry;
        break;
      case 'knocked-out':
        fightOf(entry.seat).out = true;
        break;
      case 'fame':
        of(entry.seat).fame = changed(of(entry.seat).fame, entry.total, entry.amount);
        break;
      case 'reputation':
        of(entry.seat).reputation = changed(of(entry.seat).reputation, entry.total, entry.amount);
        break;
      case 'level':
        of(entry.seat).level = entry.level;
        break;
      default:
        if (!('seat' in entry) || typeof entry.seat !== 'number' || entry.seat < 0) break;
        if (GAINS.has(entry.tell)) of(entry.seat).gains.push(entry);
        else if (LOSSES.has(entry.tell)) of(entry.seat).losses.push(entry);
        else if (ACTS.has(entry.tell)) of(entry.seat).acts.push(entry);
    }
  }
  return [...found.values()];
}
