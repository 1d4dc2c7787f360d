import type { AllyType } from '../chips.js';
import type { FactionId } from '../faction.js';
import type { RegionId } from '../regions.js';

/** Icons of the game-icons set by what they stand for. */
export const LEADER_ICONS: Readonly<Record<FactionId, string>> = {
  alice: 'bow-tie-ribbon',
  hatter: 'top-hat',
  queen: 'queen-crown',
  jabberwock: 'spiked-dragon-head',
  cheshire: 'sharp-smile',
};

export const ARTIFACT_ICONS: Readonly<Record<FactionId, string>> = {
  alice: 'broadsword',
  hatter: 'teapot',
  queen: 'battle-axe',
  jabberwock: 'burning-eye',
  cheshire: 'triple-claws',
};

export const ALLY_ICONS: Readonly<Record<AllyType, { readonly icon: string; readonly colour: string }>> = {
  flamingo: { icon: 'flamingo', colour: '#D92B73' },
  creature: { icon: 'frog', colour: '#0F7D6D' },
  rook: { icon: 'chess-rook', colour: '#8C2F1F' },
  rose: { icon: 'rose', colour: '#C8102E' },
  soldier: { icon: 'spades', colour: '#232044' },
};

/** Wonderlandians by card; a standee of the twins goes by its card too. */
export const GUEST_ICONS: Readonly<Record<string, string>> = {
  white_rabbit: 'rabbit',
  knave: 'card-jack-hearts',
  march_hare: 'rabbit-head',
  duchess: 'flower-hat',
  walrus: 'walrus-head',
  gryphon: 'griffin-symbol',
  caterpillar: 'caterpillar',
  humpty: 'pig-face',
  dodo: 'dodo',
  dormouse: 'seated-mouse',
  mock_turtle: 'sea-turtle',
  twins: 'propeller-beanie',
  twin1: 'propeller-beanie',
  twin2: 'propeller-beanie',
  rabbit_watch: 'pocket-watch',
  knave_crown: 'crown',
  hare_spoon: 'spoon',
  duchess_amulet: 'gem-pendant',
  walrus_oysters: 'oyster-pearl',
  gryphon_feather: 'feather',
  caterpillar_hookah: 'smoking-pipe',
  humpty_glove: 'winter-gloves',
  dodo_thimble: 'sewing-string',
  dormouse_pillow: 'pillow',
  turtle_soup: 'cooking-pot',
  twins_rattle: 'maracas',
};

export const REGION_ICONS: Readonly<Record<RegionId, string>> = {
  na_muniu: 'sundial',
  red_castle: 'medieval-gate',
  garden: 'flower-emblem',
  tumtum: 'fruit-tree',
  pool_of_tears: 'droplet-splash',
};

export const ICON = {
  supporter: 'meeple',
  leader: 'meeple-king',
  castle: 'tower-flag',
  shield: 'shield',
  cracked: 'cracked-shield',
  battle: 'crossed-swords',
  forge: 'anvil',
  poison: 'poison-bottle',
  ability: 'key',
  wonderlandian: 'duality-mask',
  quest: 'tied-scroll',
  star: 'round-star',
  deck: 'stack',
  bag: 'swap-bag',
  exhausted: 'night-sleep',
  refresh: 'clockwise-rotation',
  out: 'skull-crossed-bones',
  win: 'laurel-crown',
  locked: 'padlock',
  unlocked: 'padlock-open',
  passive: 'infinity',
  done: 'check-mark',
  empty: 'coffee-cup',
  refill: 'poker-hand',
  head: 'imperial-crown',
  nothing: 'footsteps',
  resistance: 'barricade',
  hand: 'card-pick',
  stop: 'halt',
  waiting: 'hourglass',
  loss: 'broken-heart',
  orders: 'scroll-quill',
} as const;

/** Outlines so thin that they are lost on a phone: they get a contour of their own colour. */
export const THIN: ReadonlySet<string> = new Set([
  'caterpillar',
  'smoking-pipe',
  'spoon',
  'feather',
  'sewing-string',
  'flamingo',
  'maracas',
]);
