/** The closed sets of the rulebook that everything else speaks in. */

export const COLOURS = ['red', 'blue', 'green', 'white'] as const;
/** A basic colour of mana, cards and crystals (MK-C-3.1). */
export type Colour = (typeof COLOURS)[number];
export const FACES = ['red', 'blue', 'green', 'white', 'gold', 'black'] as const;
/** A face of a mana die, a colour of pure mana (MK-C-3.3). */
export type Mana = (typeof FACES)[number];

export const ELEMENTS = ['physical', 'fire', 'ice', 'cold_fire'] as const;
export type Element = (typeof ELEMENTS)[number];
export const RESISTANCES = ['physical', 'fire', 'ice'] as const;
export type Resistance = (typeof RESISTANCES)[number];
export const REACHES = ['melee', 'ranged', 'siege'] as const;
export type Reach = (typeof REACHES)[number];

export const TERRAINS = [
  'plains',
  'hills',
  'forest',
  'wasteland',
  'desert',
  'swamp',
  'lake',
  'mountain',
  'sea',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Whole sets a table may add to the base game (MK-W-1.16). */
export const SETS = ['base', 'lost_legion', 'shades_of_tezla', 'krang', 'ultimate'] as const;
export type GameSet = (typeof SETS)[number];

export type TimeOfDay = 'day' | 'night';

export const isBasic = (mana: Mana): mana is Colour => mana !== 'gold' && mana !== 'black';
