import { facing } from '../../../geometry/hex.js';
import type { Print } from '../prints.js';
import { printOf } from '../prints.js';
import type { ArenaView, TileView } from '../view.js';
import type { EndReason } from '../vocabulary.js';
import type { ArenaScene } from './sentences.js';

/** What lies on a hex, if anything. */
export const tileOn = (view: ArenaView, hex: string): TileView | undefined => view.tiles.find(tile => tile.hex === hex);

/** What is printed on a seat's tile. */
export const printIn = ({ view }: ArenaScene, seat: number, tile: string): Print =>
  printOf(view.seats[seat]!.faction, tile);

/** Whether this Order starts a Battle. */
export const isBattle = ({ order }: Print): boolean => order === 'battle' || order === 'battle-or-charge';

/** An empty element of a Monolith is spoken of like a tile while it is laid out. */
export const isElement = ({ tile }: { tile: string }): boolean => tile === 'element';

/** Whether it is a Rune or a Banner: things fall where Champions die. */
export const isThing = (scene: ArenaScene, { seat, tile }: { seat: number; tile: string }): boolean =>
  printIn(scene, seat, tile).kind !== 'champion';

/** Arrows that no client of Discord swaps for a coloured picture: NE, E, SE, SW, W, NW. */
const ARROWS = ['⇗', '⇒', '⇘', '⇙', '⇐', '⇖'] as const;

/** Where the sides that matter most point in a rotation, as arrows; nothing for a tile that is the same all around. */
export function arrowsOf(print: Print, rotation: number): string {
  const sides = [
    [...new Set([...print.meleeSides, ...print.rangedSides])],
    print.netSides,
    print.linkSides,
    print.lightningSides,
    [0, 1, 2, 3, 4, 5].filter(side => print.armor[side]! > 0),
  ].find(found => found.length > 0 && found.length < 6);
  if (!sides) return '';
  return sides
    .map(side => facing(side, rotation))
    .sort((one, other) => one - other)
    .map(direction => ARROWS[direction])
    .join('');
}

export type Feature = 'maneuver' | 'teleport' | 'rotation' | 'charge';

/** The features a tile on the board offers to a seat: of a partner's tile only Maneuver (AMB-24). */
export function featuresOf(tile: TileView, seat: number): Feature[] {
  const print = printOf(tile.faction, tile.tile);
  const maneuver = print.hasManeuver || tile.granted.includes('maneuver');
  if (tile.seat !== seat) return maneuver ? ['maneuver'] : [];
  const found: Feature[] = maneuver ? ['maneuver'] : [];
  if (print.hasTeleport || tile.granted.includes('teleport')) found.push('teleport');
  if (print.hasRotation) found.push('rotation');
  if (print.effect === 'charge') found.push('charge');
  return found;
}

/** The sides of the match: seats that share a pool, in seat order. */
export function sidesOf({ view }: ArenaScene): number[][] {
  const teams = [...new Set(view.seats.map(({ team }) => team))];
  return teams.map(team => view.seats.flatMap((seat, index) => (seat.team === team ? [index] : [])));
}

/** How many of each, in the order they first come. */
export function countEach(names: readonly string[]): [name: string, count: number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

/** "Knight", "Knight ×2". */
export const times = (name: string, count: number): string => (count === 1 ? name : `${name} ×${count}`);

/** A label that fits a button, or else a shorter one that says the same. */
export const within = (label: string, shorter: string): string => (label.length <= 80 ? label : shorter);

/** How a finished match stands: the pools alone tell why it ended (MA-20.4, MA-20.6, MA-20.7). */
export function endOf(scene: ArenaScene): { reason: EndReason; winners: readonly number[]; hitPoints: number[] } {
  const hitPoints = scene.view.seats.map(seat => seat.hitPoints);
  const best = Math.max(...hitPoints);
  const isEqual = hitPoints.every(points => points === best);
  if (isEqual) return { reason: best === 0 ? 'both-destroyed' : 'equal-hit-points', winners: [], hitPoints };
  return {
    reason: hitPoints.includes(0) ? 'banner-destroyed' : 'more-hit-points',
    winners: hitPoints.flatMap((points, seat) => (points === best ? [seat] : [])),
    hitPoints,
  };
}
