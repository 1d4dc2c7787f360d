import type { SegmentView } from '../../view.js';
import type { Mention } from '../../vocabulary.js';
import { type Blow, type Loss, lossesOf, poolText, type Target, toldSegment } from '../battle.js';
import { countEach, times } from '../reading.js';
import type { ArenaScene } from '../sentences.js';
import { and, verb, whoAt, whom, whomAt, whoseAt, woundsCounted } from './grammar.js';

/** All but „dosięga” take the accusative. */
const VERBS = { melee: 'bije', ranged: 'strzela w', anywhere: 'dosięga', morlock: 'razi' } as const;

function target({ tile, wounds, isStopped }: Target, of: (tile: { tile: string; hex: string }) => string): string {
  if (isStopped) return `${of(tile)} (zatrzymuje pancerz)`;
  return wounds > 1 ? `${of(tile)} (${woundsCounted(wounds)})` : of(tile);
}

/** What one tile did to others; poison needs nobody who strikes. */
function blow({ by, kind, targets }: Blow): string {
  switch (kind) {
    case 'poison':
      return `zatrucie rani ${and(targets.map(each => target(each, whomAt)))}`;
    case 'anywhere':
      return `${whoAt(by)} ${VERBS.anywhere} ${and(targets.map(each => target(each, whoseAt)))}`;
    default:
      return `${whoAt(by)} ${VERBS[kind]} ${and(targets.map(each => target(each, whomAt)))}`;
  }
}

const leaving = (tiles: readonly { tile: string; hex: string }[], one: string, many: string): string =>
  `${verb(tiles.length, one, many)} ${and(tiles.map(whoAt))}.`;

const pool = (loss: Loss): string => `${and(loss.names)} ${poolText(loss)}`;

/** One segment: what hit what, what was saved, what died, what the Banners lost; null where all attacks hit the air. */
export function segment(view: SegmentView, scene: ArenaScene): string | null {
  const told = toldSegment(view, scene);
  const head = told.initiative === null ? 'Początek bitwy' : `Inicjatywa ${told.initiative}`;
  const sentences = [
    ...(told.blows.length > 0 ? [`${told.blows.map(blow).join('; ')}.`] : []),
    ...told.saves.map(({ rune, tile, source }) => {
      const from = source === null ? 'zatruciem' : `atakiem ${whoseAt(source)}`;
      return `${whoAt(rune)} ratuje ${whomAt(tile)} przed ${from} i schodzi z planszy.`;
    }),
    ...(told.poisoned.length > 0 ? [leaving(told.poisoned, 'Zatrucie dostaje', 'Zatrucie dostają')] : []),
    ...(told.dead.length > 0 ? [leaving(told.dead, 'Ginie', 'Giną')] : []),
    ...(told.fallen.length > 0 ? [leaving(told.fallen, 'Pada', 'Padają')] : []),
    ...(told.losses.length > 0 ? [`Sztandar: ${told.losses.map(pool).join(', ')}.`] : []),
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
    const own = countEach(removed.filter(mention => mention.seat === seat).map(({ tile }) => whom(tile)));
    return own.length > 0
      ? `${name} traci ${and(own.map(([tile, count]) => times(tile, count)))}`
      : `${name} nic nie traci`;
  });
  const pools = lossesOf(scene, before, after).map(pool);
  return `${removed.length > 0 ? losses.join('; ') : 'nikt nie traci żetonów'}. Sztandary: ${pools.join(', ')}.`;
}
