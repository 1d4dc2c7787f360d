import type { Recap } from '../../../engine/game.js';
import type { ArenaEntry, Mention } from '../vocabulary.js';
import type { ArenaScene } from './sentences.js';

type Told<Tell extends ArenaEntry['tell']> = Extract<ArenaEntry, { readonly tell: Tell }>;

/** What one player did in one go, put together kind by kind. */
export interface Deeds {
  readonly seat: number;
  readonly placed: Told<'placed'>[];
  readonly discarded: string[];
  /** Everything else, one thing after the other. */
  readonly others: Deed[];
  readonly gone: Mention[];
  readonly wounded: Told<'wounded'>[];
  readonly ends: Told<'turn-ends'> | null;
}

const DEEDS = ['moved', 'pushed', 'netted', 'entrenched', 'fire', 'shot', 'charged', 'unfolded', 'redrawn'] as const;
/** Besides, a Push of which nothing has come yet: the owner of the pushed tile chooses its hex (MA-18.2). */
export type Deed = Told<(typeof DEEDS)[number]> | Told<'order-played'>;

/** What the recap of one language says. */
export interface RecapWords {
  /** All a player did in one sentence, and what came of it. */
  deeds(deeds: Deeds, scene: ArenaScene): string;
  /** A Battle that is over: the Banners, and what fell where that is short to say. */
  battle(end: Told<'battle-ends'>, begins: Told<'battle-begins'> | undefined, scene: ArenaScene): string;
  /** Who lost what, where the headline only counts it. */
  losses(end: Told<'battle-ends'>, scene: ArenaScene): string[];
  /** A Battle that waits for somebody's choice. */
  readonly battleWaits: string;
  /** That the match begins, then who plays what, with whom and in which order. */
  begins(entry: Told<'match-begins'>, scene: ArenaScene): readonly string[];
  banners(placed: readonly Told<'banner-placed'>[], scene: ArenaScene): string;
}

const isDeed = (entry: ArenaEntry, later: readonly ArenaEntry[]): entry is Deed =>
  (DEEDS as readonly string[]).includes(entry.tell) ||
  (entry.tell === 'order-played' && entry.tile === 'push' && later.every(({ tell }) => tell !== 'pushed'));
const all = <Tell extends ArenaEntry['tell']>(news: readonly ArenaEntry[], tell: Tell): Told<Tell>[] =>
  news.filter((entry): entry is Told<Tell> => entry.tell === tell);

/** What each player did, one after the other. What comes of an action has no seat of its own and follows it. */
export function deedsOf(news: readonly ArenaEntry[]): Deeds[] {
  const found: Deeds[] = [];
  const of = (seat: number): Deeds => {
    const last = found.at(-1);
    if (last?.seat === seat && last.ends === null) return last;
    const begun: Deeds = { seat, placed: [], discarded: [], others: [], gone: [], wounded: [], ends: null };
    found.push(begun);
    return begun;
  };
  for (const [at, entry] of news.entries()) {
    if (entry.tell === 'placed') of(entry.seat).placed.push(entry);
    else if (entry.tell === 'discarded') of(entry.seat).discarded.push(entry.tile);
    else if (entry.tell === 'turn-ends') found[found.indexOf(of(entry.seat))] = { ...of(entry.seat), ends: entry };
    else if (isDeed(entry, news.slice(at + 1))) of(entry.seat).others.push(entry);
    else if (entry.tell === 'wounded') found.at(-1)?.wounded.push(entry);
    else if (entry.tell === 'removed' && entry.why !== 'transformation') found.at(-1)?.gone.push(entry.removed);
  }
  return found;
}

/** Tiles that are alike are placed in one breath. */
export function placings(placed: Deeds['placed']): { tile: string; hexes: string[]; replaced: Mention | null }[] {
  const found: ReturnType<typeof placings> = [];
  for (const { tile, hex, replaced } of placed) {
    const same = replaced ? undefined : found.find(each => each.tile === tile && each.replaced === null);
    if (same) same.hexes.push(hex);
    else found.push({ tile, hexes: [hex], replaced });
  }
  return found;
}

/** What matters of these entries: the end, a Battle, or what was done last; then the rest, at most four lines. */
export function recapOf(
  news: readonly ArenaEntry[],
  scene: ArenaScene,
  say: RecapWords,
  tells: (entry: ArenaEntry, scene: ArenaScene) => string | null,
  isDrawn: boolean,
): Recap | null {
  const plain = (...kinds: readonly ArenaEntry['tell'][]): string[] =>
    news.filter(({ tell }) => kinds.includes(tell)).flatMap(entry => tells(entry, scene) ?? []);
  const ends = all(news, 'battle-ends');
  const end = ends.at(-1);
  const battles = ends.map(one => {
    const begins = all(news, 'battle-begins').find(({ number }) => number === one.number);
    return say.battle(one, begins, scene);
  });
  const waits = end === undefined && (all(news, 'battle-begins').length > 0 || all(news, 'segment').length > 0);
  const banners = all(news, 'banner-placed');
  // The latest thing that weighs most leads; what led up to it follows in its order.
  const [begins] = all(news, 'match-begins');
  const opening = begins ? say.begins(begins, scene) : [];
  const told = [
    ...opening,
    ...plain('monoliths-chosen'),
    ...(banners.length > 0 ? [say.banners(banners, scene)] : []),
    ...deedsOf(news).map(deeds => say.deeds(deeds, scene)),
  ];
  const weighty = [...(waits ? [say.battleWaits] : []), ...battles, ...plain('match-ends')];
  const headline = weighty.at(-1) ?? opening[0] ?? told.at(-1);
  if (headline === undefined) {
    const [last] = plain('last-draw');
    return last === undefined ? null : { headline: last, lines: [] };
  }
  // The story of a Battle shows who fell.
  const losses = end && !isDrawn ? say.losses(end, scene) : [];
  const before = [...weighty, ...told].filter(line => line !== headline);
  return { headline, lines: [...before, ...losses, ...plain('last-draw', 'extra-turns', 'not-folded')].slice(0, 4) };
}
