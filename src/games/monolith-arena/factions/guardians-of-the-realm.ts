import type { Faction } from '../faction.js';

export const guardiansOfTheRealm = {
  id: 'guardians-of-the-realm',
  tiles: [
    { id: 'banner', kind: 'banner', count: 1, initiative: [0], melee: [1, 1, 1, 1, 1, 1], aura: 'toughness' },
    { id: 'axeman', kind: 'champion', count: 3, initiative: [2, 1], melee: [1, 0, 0, 0, 1, 1] },
    { id: 'crossbowman', kind: 'champion', count: 3, initiative: [2], ranged: [0, 0, 0, 0, 0, 2], toughness: 1 },
    {
      id: 'veteran',
      kind: 'champion',
      count: 2,
      initiative: [2],
      melee: [1, 0, 0, 0, 1, 2],
      armor: [0, 0, 0, 0, 0, 1],
    },
    { id: 'golem', kind: 'champion', count: 2, armor: [0, 0, 0, 0, 1, 0], toughness: 2 },
    { id: 'combat-platform', kind: 'champion', count: 1, initiative: [3], ranged: [1, 0, 0, 1, 1, 1] },
    { id: 'pupil', kind: 'champion', count: 1, initiative: [3], melee: [0, 0, 0, 0, 1, 0], traits: ['maneuver'] },
    { id: 'wyvern', kind: 'champion', count: 1, initiative: [2], melee: [1, 1, 1, 1, 2, 1], toughness: 1 },
    { id: 'agility-rune', kind: 'rune', count: 1, traits: ['rotation'], effect: 'agility', links: [0, 0, 1, 1, 0, 0] },
    { id: 'reinforcement-rune', kind: 'rune', count: 2, effect: 'melee-ranged-1', links: [0, 0, 1, 1, 1, 0] },
    { id: 'double-attack-rune', kind: 'rune', count: 1, effect: 'double-attack', links: [1, 1, 1, 1, 1, 1] },
    { id: 'regeneration-rune', kind: 'rune', count: 2, effect: 'regeneration', links: [0, 0, 1, 1, 0, 0] },
    { id: 'penetration-rune', kind: 'rune', count: 1, effect: 'penetration', links: [0, 0, 1, 0, 0, 0] },
    { id: 'battle', kind: 'order', count: 5, order: 'battle' },
    { id: 'push', kind: 'order', count: 3, order: 'push' },
    { id: 'fire-concoction', kind: 'order', count: 2, order: 'fire-concoction' },
    { id: 'entrenchment', kind: 'order', count: 1, order: 'entrenchment' },
    { id: 'rotation', kind: 'order', count: 2, order: 'rotation' },
    { id: 'false-order', kind: 'order', count: 1, order: 'false-order' },
  ],
} as const satisfies Faction;
