import type { SegmentView } from '../../view.js';
import type { Mention } from '../../vocabulary.js';
import { type Blow, type Loss, lossesOf, poolText, type Target, toldSegment } from '../battle.js';
import { countEach, times } from '../reading.js';
import type { ArenaScene } from '../sentences.js';
import { and, at, the, wounds } from './grammar.js';

const VERBS = { melee: 'hits', ranged: 'shoots', anywhere: 'stabs', morlock: 'blasts' } as const;

function target({ tile, wounds: dealt, isStopped }: Target): string {
  if (isStopped) return `${at(tile)} (stopped by Armor)`;
  return dealt > 1 ? `${at(tile)} (${wounds(dealt)})` : at(tile);
}

/** What one tile did to others; poison needs nobody who strikes. */
function blow({ by, kind, targets }: Blow): string {
  if (kind === 'poison') return `poison wounds ${and(targets.map(target))}`;
  return `${at(by)} ${VERBS[kind]} ${and(targets.map(target))}`;
}

const leaving = (tiles: readonly { tile: string; hex: string }[], one: string, many: string): string =>
  `${and(tiles.map(at))} ${tiles.length === 1 ? one : many}.`;

const pool = (loss: Loss): string => `${and(loss.names)} ${poolText(loss)}`;

/** One segment: what hit what, what was saved, what died, what the Banners lost; null where all attacks hit the air. */
export function segment(view: SegmentView, scene: ArenaScene): string | null {
  const told = toldSegment(view, scene);
  const head = told.initiative === null ? 'Start of the Battle' : `Initiative ${told.initiative}`;
  const sentences = [
    ...(told.blows.length > 0 ? [`${told.blows.map(blow).join('; ')}.`] : []),
    ...told.saves.map(({ rune, tile, source }) => {
      return `${at(rune)} saves ${at(tile)} from ${source === null ? 'poison' : at(source)} and leaves the board.`;
    }),
    ...(told.poisoned.length > 0 ? [leaving(told.poisoned, 'is poisoned', 'are poisoned')] : []),
    ...(told.dead.length > 0 ? [leaving(told.dead, 'dies', 'die')] : []),
    ...(told.fallen.length > 0 ? [leaving(told.fallen, 'falls', 'fall')] : []),
    ...(told.losses.length > 0 ? [`Banner: ${told.losses.map(pool).join(', ')}.`] : []),
  ];
  return sentences.length > 0 ? `${head}: ${sentences.join(' ')}` : null;
}

/** The whole Battle in one line: who lost what, and where the Banners stand. */
export function summary(
  removed: readonly Mention[],
  before: readonly number[],
  after: readonly number[],
  scene: ArenaScene,
): string {
  const losses = scene.names.map((name, seat) => {
    const own = countEach(removed.filter(mention => mention.seat === seat).map(({ tile }) => the(tile)));
    return `${name} loses ${own.length > 0 ? and(own.map(([tile, count]) => times(tile, count))) : 'nothing'}`;
  });
  const pools = lossesOf(scene, before, after).map(pool);
  return `${removed.length > 0 ? losses.join('; ') : 'nobody loses a tile'}. Banners: ${pools.join(', ')}.`;
}
