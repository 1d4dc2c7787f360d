import { list, polish } from '../../../../engine/language.js';
import type { Action, HexName } from '../../vocabulary.js';
import { namesOf } from '../names.js';
import { tileOn } from '../reading.js';
import type { ArenaScene } from '../sentences.js';

interface Placed {
  readonly tile: string;
  readonly hex: HexName | null;
}
type Case = 'nominative' | 'genitive' | 'accusative';

export const and = (parts: readonly string[]): string => list(parts, 'i');

/** „Rycerz”, „Rycerza” (kogo nie ma), „Rycerza” (kogo widzę). */
export const who = (tile: string): string => namesOf(tile).pl.nominative;
export const whose = (tile: string): string => namesOf(tile).pl.genitive;
export const whom = (tile: string): string => namesOf(tile).pl.accusative;

const placed = ({ tile, hex }: Placed, of: Case): string =>
  hex === null ? namesOf(tile).pl[of] : `${namesOf(tile).pl[of]} ${hex}`;
/** „Rycerz C3”, „Rycerza C3”. */
export const whoAt = (tile: Placed): string => placed(tile, 'nominative');
export const whoseAt = (tile: Placed): string => placed(tile, 'genitive');
export const whomAt = (tile: Placed): string => placed(tile, 'accusative');

/** The tile on a hex of the board, or the hex alone where the view shows nothing there. */
export function on({ view }: ArenaScene, hex: HexName, of: Case = 'nominative'): string {
  const tile = tileOn(view, hex);
  return tile ? placed(tile, of) : hex;
}
/** What is typed for a tile. */
export const typed = (tile: string): string => who(tile).toLowerCase();

/** The verb of a list: „ginie Topornik”, „giną Topornik i Kusznik”. */
export const verb = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** Counted things as the object of a sentence: 1 ranę, 2 rany, 5 ran. */
export const tiles = (count: number): string => `${count} ${polish(count, 'żeton', 'żetony', 'żetonów')}`;
export const wounds = (count: number): string => `${count} ${polish(count, 'ranę', 'rany', 'ran')}`;
export const markers = (count: number): string =>
  `${count} ${polish(count, 'znacznik', 'znaczniki', 'znaczników')} zatrucia`;
export const turns = (count: number): string => `${count} ${polish(count, 'tura', 'tury', 'tur')}`;
/** The same wounds as the subject: 1 rana. */
export const woundsCounted = (count: number): string => `${count} ${polish(count, 'rana', 'rany', 'ran')}`;

const EFFECTS: Readonly<Record<string, string>> = {
  maneuver: 'Manewr',
  teleport: 'Teleport',
  rotation: 'Obrót',
  charge: 'Szarża',
  aura: 'Manewr od Sztandaru',
  agility: 'Manewr od runy',
  teleportation: 'Teleport od runy',
};

/** What gives a feature: „Manewr”, „Manewr od runy B2”. */
export function effectName(effect: string): string {
  const [kind, hex] = effect.split(':') as [string, string | undefined];
  return hex === undefined ? EFFECTS[kind]! : `${EFFECTS[kind]} ${hex}`;
}

const ORDERS: Partial<Record<Action, string>> = {
  move: 'rozkaz Ruch',
  'rotation-order': 'rozkaz Obrót',
  'false-order': 'Fałszywy rozkaz',
};

/** Where a step or a turn comes from: an Order or a feature. */
export const sourceName = (action: Action): string => ORDERS[action] ?? effectName(action);
