import { ITEM_CARDS } from './cards/items.js';
import type { ItemId } from './wonderlandian.js';

export const ALLY_TYPES = ['flamingo', 'creature', 'rook', 'rose', 'soldier'] as const;
export type AllyType = (typeof ALLY_TYPES)[number];
export const LEVELS = ['weak', 'strong'] as const;
export type Level = (typeof LEVELS)[number];
export const ALLY_SETS = ['A', 'B', 'C', 'D'] as const;
export type AllySet = (typeof ALLY_SETS)[number];

/** An ally of the five types, or the forge chip, which counts as a weak one (WW-4.5). */
export type Ally = `${AllyType}:${Level}` | 'forge';
export type Madness = 'madness' | 'madness2';
/** A chip by what is printed on it; those that look the same are the same. */
export type Chip = 'faction:1' | 'faction:2' | 'artifact' | 'poison' | Madness | Ally | `item:${ItemId}`;

export const ALLIES: readonly Ally[] = [
  ...ALLY_TYPES.flatMap(type => LEVELS.map(level => `${type}:${level}` as const)),
  'forge',
];

const VALUES: Readonly<Record<AllyType, Readonly<Record<Level, number>>>> = {
  flamingo: { weak: 1, strong: 3 },
  creature: { weak: 1, strong: 4 },
  rook: { weak: 3, strong: 5 },
  rose: { weak: 2, strong: 3 },
  soldier: { weak: 1, strong: 2 },
};

/** What each chip is, looked up by its text. */
interface Print {
  readonly strength: number;
  /** Its type (WW-1.7): an ally type, 'forge', 'faction', an item, 'madness' or 'poison'. */
  readonly type: string;
  readonly level: Level | null;
  /** One of the five types. */
  readonly ally: AllyType | null;
  /** Units it costs (WW-5.7, WW-9.1). */
  readonly harm: number;
}

const PRINTS: Readonly<Record<string, Print>> = Object.fromEntries<Print>([
  ['faction:1', { strength: 1, type: 'faction', level: null, ally: null, harm: 0 }],
  ['faction:2', { strength: 2, type: 'faction', level: null, ally: null, harm: 0 }],
  ['artifact', { strength: 3, type: 'faction', level: null, ally: null, harm: 0 }],
  ['forge', { strength: 1, type: 'forge', level: 'weak', ally: null, harm: 0 }],
  ['madness', { strength: 0, type: 'madness', level: null, ally: null, harm: 1 }],
  ['madness2', { strength: 0, type: 'madness', level: null, ally: null, harm: 2 }],
  ['poison', { strength: 0, type: 'poison', level: null, ally: null, harm: 1 }],
  ...ALLY_TYPES.flatMap(type =>
    LEVELS.map((level): [string, Print] => [
      `${type}:${level}`,
      { strength: VALUES[type][level], type, level, ally: type, harm: 0 },
    ]),
  ),
  ...ITEM_CARDS.map(({ id, strength }): [string, Print] => [
    `item:${id}`,
    { strength, type: id, level: null, ally: null, harm: 0 },
  ]),
]);

/** Base strength: what is printed, never changed (WW-1.9). Madness and poison have none. */
export const printedStrength = (chip: Chip): number => PRINTS[chip]!.strength;
export const typeOf = (chip: Chip): string => PRINTS[chip]!.type;
export const levelOf = (chip: Chip): Level | null => PRINTS[chip]!.level;
/** Units a madness or poison costs; 0 for every other chip. */
export const harmOf = (chip: Chip): number => PRINTS[chip]!.harm;
export const isMadness = (chip: Chip): chip is Madness => PRINTS[chip]!.type === 'madness';
/** Allies are the five types and forge (WW-13.5). */
export const isAlly = (chip: Chip): chip is Ally => PRINTS[chip]!.level !== null;
export const isChip = (text: string): text is Chip => text in PRINTS;

/** The five types only: forge left out. */
export const allyTypeOf = (chip: Chip): AllyType | null => PRINTS[chip]!.ally;

/** How often a chip lies in a list. */
export function countOf(chips: readonly Chip[], type: string): number {
  let count = 0;
  for (const chip of chips) if (typeOf(chip) === type) count++;
  return count;
}

/** Takes one such chip out of a list; tells whether there was one. */
export function takeChip(chips: Chip[], chip: Chip): boolean {
  const at = chips.indexOf(chip);
  if (at < 0) return false;
  chips.splice(at, 1);
  return true;
}

/** Each kind of chip once, in a fixed order. */
export const distinctChips = (chips: readonly Chip[]): Chip[] => [...new Set(chips)].sort();
