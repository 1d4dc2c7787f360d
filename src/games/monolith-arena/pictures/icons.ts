/** Which icon of the set stands for what. One idea has one icon: a Rune shows the trait it grants. */

const EMBLEMS: Readonly<Record<string, string>> = {
  'dragon-empire': 'sea-dragon',
  'lords-of-the-abyss': 'daemon-skull',
  'guardians-of-the-realm': 'stone-tower',
  'harbingers-of-the-forest': 'oak-leaf',
};

const TILES: Readonly<Record<string, string>> = {
  pikeman: 'spears',
  knight: 'black-knight-helm',
  'dragon-rider': 'spiked-dragon-head',
  swordsman: 'sword-brandish',
  landsknecht: 'sharp-halberd',
  arquebusier: 'blunderbuss',
  mygalomorph: 'spider-alt',
  spike: 'scorpion-tail',
  chaos: 'brain-tentacle',
  horror: 'sharp-smile',
  nightmare: 'terror',
  wraith: 'haunting',
  demon: 'devil-mask',
  axeman: 'battle-axe',
  crossbowman: 'crossbow',
  veteran: 'dwarf-face',
  golem: 'rock-golem',
  'combat-platform': 'cannon',
  pupil: 'wolf-head',
  wyvern: 'wyvern',
  morlock: 'goblin-head',
  spark: 'spark-spirit',
  hunter: 'high-shot',
  sorcerer: 'wizard-staff',
  herne: 'deer-head',
  assassin: 'cloak-dagger',
  wyrm: 'sea-serpent',
  'minor-acceleration-rune': 'sprint',
  'greater-acceleration-rune': 'sprint',
  'regeneration-rune': 'heart-plus',
  'agility-rune': 'wingfoot',
  'strength-rune': 'fist',
  'charge-rune': 'horse-head',
  'disarm-rune': 'sword-break',
  'teleportation-rune': 'vortex',
  'double-attack-rune': 'crossed-sabres',
  'reinforcement-rune': 'upgrade',
  'penetration-rune': 'supersonic-arrow',
  'accuracy-rune': 'bullseye',
  'battle-charge': 'crossed-swords',
  battle: 'crossed-swords',
  move: 'walking-boot',
  net: 'fishing-net',
  push: 'push',
  'fire-concoction': 'fire-bomb',
  entrenchment: 'palisade',
  rotation: 'clockwise-rotation',
  'false-order': 'duality-mask',
  'precise-shot': 'target-shot',
};

/** Traits and auras: told apart by the hue of their disc first, by the icon second. */
const TRAITS: Readonly<Record<string, { readonly icon: string; readonly fill: string }>> = {
  maneuver: { icon: 'wingfoot', fill: '#EAF3FF' },
  teleport: { icon: 'vortex', fill: '#C9A2FF' },
  rotation: { icon: 'clockwise-rotation', fill: '#EAF3FF' },
  cavalry: { icon: 'horse-head', fill: '#F2C08A' },
  venom: { icon: 'fangs', fill: '#B6F23A' },
  transformation: { icon: 'transform', fill: '#FF9BD2' },
  boundless: { icon: 'infinity', fill: '#3DF5E0' },
  anywhere: { icon: 'targeted', fill: '#FFF6E0' },
  'double-attack': { icon: 'crossed-sabres', fill: '#FFD9A0' },
  penetration: { icon: 'supersonic-arrow', fill: '#FFE27A' },
  'melee-strength': { icon: 'fist', fill: '#FFF6E0' },
  toughness: { icon: 'hearts', fill: '#FFB3C1' },
};

export function tileIcon(faction: string, tile: string): string {
  const icon = tile === 'banner' ? EMBLEMS[faction] : TILES[tile];
  if (!icon) throw new Error(`Tile without an icon: ${faction} ${tile}`);
  return icon;
}

export const emblem = (faction: string): string => tileIcon(faction, 'banner');

export function traitSign(trait: string): { readonly icon: string; readonly fill: string } {
  const sign = TRAITS[trait];
  if (!sign) throw new Error(`Trait without an icon: ${trait}`);
  return sign;
}
