import type { Element, Mana } from '../terms.js';
import type { Site } from '../tiles/tile.js';
import type { EnemyAbility, Pile } from '../tokens/enemy.js';
import { COLD_FIRE } from './marks.js';

/** Icons of the game-icons set by what they stand for. */
export const SITE_ICONS: Readonly<Record<Site, string>> = {
  portal: 'portal',
  village: 'village',
  monastery: 'church',
  keep: 'tower-flag',
  mage_tower: 'evil-tower',
  city: 'medieval-gate',
  magical_glade: 'lotus',
  mine: 'crystal-growth',
  dungeon: 'dungeon-gate',
  tomb: 'coffin',
  monster_den: 'cave-entrance',
  spawning_grounds: 'egg-clutch',
  ancient_ruins: 'ancient-ruins',
  marauding_orcs: 'orc-head',
  draconum: 'wyvern',
  maze: 'maze',
  labyrinth: 'maze-cornea',
  deep_mine: 'mine-wagon',
  refugee_camp: 'camping-tent',
};

/** The colour of a site is that of the pile that guards it, so that the map teaches what waits inside. */
export const SITE_HUES: Readonly<Record<Exclude<Site, 'mine' | 'deep_mine' | 'city'>, string>> = {
  portal: '#8FE9FF',
  village: '#FFD890',
  monastery: '#FFF1D6',
  keep: '#DFE6EE',
  mage_tower: '#CFA8FF',
  magical_glade: '#8FF5C0',
  dungeon: '#F0BD84',
  tomb: '#FF9F92',
  monster_den: '#F0BD84',
  spawning_grounds: '#F0BD84',
  ancient_ruins: '#FFE27A',
  marauding_orcs: '#A8EC92',
  draconum: '#FF9F92',
  maze: '#CFA8FF',
  labyrinth: '#FF9F92',
  refugee_camp: '#FFD890',
};

export const PILE_ICONS: Readonly<Record<Pile, string>> = {
  green: 'orc-head',
  grey: 'tower-flag',
  brown: 'dungeon-gate',
  violet: 'evil-tower',
  white: 'medieval-gate',
  red: 'wyvern',
};

export const MANA_ICONS: Readonly<Record<Mana, string>> = {
  red: 'fire',
  blue: 'water-drop',
  green: 'three-leaves',
  white: 'polar-star',
  gold: 'sun',
  black: 'moon',
};

export const ELEMENT_ICONS: Readonly<Record<Element, string>> = {
  physical: 'broadsword',
  fire: 'flame',
  ice: 'snowflake-2',
  cold_fire: COLD_FIRE,
};

export const ABILITY_SIGNS: Readonly<
  Record<EnemyAbility | 'summon', { readonly icon: string; readonly colour: string }>
> = {
  fortified: { icon: 'stone-wall', colour: '#C9D2DE' },
  unfortified: { icon: 'broken-wall', colour: '#C9D2DE' },
  swift: { icon: 'sprint', colour: '#FFD95C' },
  brutal: { icon: 'crossed-axes', colour: '#FF8D6B' },
  poison: { icon: 'poison-bottle', colour: '#B4EC4A' },
  paralyze: { icon: 'stone-bust', colour: '#C5B6FF' },
  assassination: { icon: 'plain-dagger', colour: '#FF9FC0' },
  cumbersome: { icon: 'anvil', colour: '#C9D2DE' },
  vampiric: { icon: 'vampire-dracula', colour: '#FF8D86' },
  elusive: { icon: 'running-ninja', colour: '#9FE8E0' },
  arcane_immunity: { icon: 'magic-shield', colour: '#9FC8FF' },
  defend: { icon: 'shield-echoes', colour: '#9FE8B0' },
  summon: { icon: 'magic-swirl', colour: '#F0BD84' },
};

/** What points and values are of. */
export const ICON = {
  move: 'walking-boot',
  influence: 'talk',
  heal: 'heart-plus',
  draw: 'card-draw',
  block: 'shield',
  melee: 'broadsword',
  ranged: 'high-shot',
  siege: 'catapult',
  fame: 'laurel-crown',
  reputation: 'shaking-hands',
  armor: 'chest-armor',
  level: 'upgrade',
  hand: 'poker-hand',
  deck: 'stack',
  discard: 'card-discard',
  wound: 'ragged-wound',
  ready: 'backup',
  unit: 'backup',
  used: 'anticlockwise-rotation',
  done: 'check-mark',
  sun: 'sun',
  moon: 'moon',
  country: 'pine-tree',
  core: 'medieval-gate',
  crystal: 'crystal-growth',
  artifact: 'jeweled-chalice',
  spell: 'spell-book',
  advanced: 'tied-scroll',
  skill: 'hexagonal-nut',
  tactic: 'flying-flag',
  die: 'perspective-dice-six-faces-random',
  explore: 'treasure-map',
  banner: 'flying-flag',
  throwAway: 'fire',
  peek: 'eyeball',
  wall: 'stone-wall',
  trophy: 'trophy',
  rest: 'campfire',
  question: 'help',
  skull: 'skull-crossed-bones',
  target: 'targeted',
  yes: 'check-mark',
  no: 'cancel',
  top: 'plain-arrow',
  bottom: 'plain-arrow',
  command: 'rank-3',
  attack: 'crossed-swords',
  dice: 'rolling-dices',
  key: 'key',
} as const;
