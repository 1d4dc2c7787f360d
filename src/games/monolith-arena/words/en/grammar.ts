import { english, list } from '../../../../engine/language.js';
import type { Action, HexName } from '../../vocabulary.js';
import { tileName } from '../names.js';
import { tileOn } from '../reading.js';
import type { ArenaScene } from '../sentences.js';

export const and = (parts: readonly string[]): string => list(parts, 'and');
export const or = (parts: readonly string[]): string => list(parts, 'or');

/** The tile's name. */
export const the = (tile: string): string => tileName(tile, 'en');
/** "Knight C3". */
export const at = ({ tile, hex }: { tile: string; hex: HexName | null }): string =>
  hex === null ? the(tile) : `${the(tile)} ${hex}`;
/** The tile on a hex of the board, or the hex alone where the view shows nothing there. */
export function on({ view }: ArenaScene, hex: HexName): string {
  const tile = tileOn(view, hex);
  return tile ? at(tile) : hex;
}
/** What is typed for a tile. */
export const typed = (tile: string): string => the(tile).toLowerCase();

export const tiles = (count: number): string => `${count} ${english(count, 'tile', 'tiles')}`;
export const wounds = (count: number): string => `${count} ${english(count, 'wound', 'wounds')}`;
export const markers = (count: number): string => `${count} poison ${english(count, 'marker', 'markers')}`;
export const moreTurns = (count: number): string => `${count} more ${english(count, 'turn', 'turns')}`;
export const turns = (count: number): string => `${count} ${english(count, 'turn', 'turns')}`;

const EFFECTS: Readonly<Record<string, string>> = {
  maneuver: 'Maneuver',
  teleport: 'Teleport',
  rotation: 'Rotation',
  charge: 'Charge',
  aura: 'Maneuver by the Banner on',
  agility: 'Maneuver by the Rune on',
  teleportation: 'Teleport by the Rune on',
};

/** What gives a feature: "Maneuver", "Maneuver by the Rune on B2". */
export function effectName(effect: string): string {
  const [kind, hex] = effect.split(':') as [string, string | undefined];
  return hex === undefined ? EFFECTS[kind]! : `${EFFECTS[kind]} ${hex}`;
}

const ORDERS: Partial<Record<Action, string>> = {
  move: 'Move order',
  'rotation-order': 'Rotation order',
  'false-order': 'False Order',
};

/** Where a step or a turn comes from: an Order or a feature. */
export const sourceName = (action: Action): string => ORDERS[action] ?? effectName(action);
