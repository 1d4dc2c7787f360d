import type { Ability } from './effect.js';

export const STANDEES = [
  'white_rabbit',
  'knave',
  'march_hare',
  'duchess',
  'walrus',
  'gryphon',
  'caterpillar',
  'humpty',
  'dodo',
  'dormouse',
  'mock_turtle',
  'twin1',
  'twin2',
] as const;
export type StandeeId = (typeof STANDEES)[number];

export const ITEMS = [
  'rabbit_watch',
  'knave_crown',
  'hare_spoon',
  'duchess_amulet',
  'walrus_oysters',
  'gryphon_feather',
  'caterpillar_hookah',
  'humpty_glove',
  'dodo_thimble',
  'dormouse_pillow',
  'turtle_soup',
  'twins_rattle',
] as const;
export type ItemId = (typeof ITEMS)[number];

/** A Wonderlandian that comes as a standee; the twins as two. */
export interface StandeeCard {
  readonly id: string;
  /** Of each standee. */
  readonly strength: number;
  readonly standees: readonly StandeeId[];
  readonly steps: readonly Ability[];
}

/** A Wonderlandian that comes as two chips. */
export interface ItemCard {
  readonly id: ItemId;
  readonly strength: number;
  readonly steps: readonly Ability[];
}

export const isStandee = (text: string): text is StandeeId => (STANDEES as readonly string[]).includes(text);
