import type { Faction } from '../faction.js';

export const lordsOfTheAbyss = {
  id: 'lords-of-the-abyss',
  tiles: [
    { id: 'banner', kind: 'banner', count: 1, initiative: [0], melee: [1, 1, 1, 1, 1, 1], aura: 'venom' },
    { id: 'mygalomorph', kind: 'champion', count: 3, initiative: [3], melee: [0, 1, 0, 1, 0, 1] },
    { id: 'spike', kind: 'champion', count: 3, initiative: [1], melee: [0, 1, 0, 0, 0, 0], traits: ['venom'] },
    {
      id: 'chaos',
      kind: 'champion',
      count: 2,
      initiative: [2],
      melee: [0, 0, 0, 0, 2, 0],
      ranged: [1, 0, 0, 0, 0, 0],
      armor: [0, 0, 0, 0, 0, 1],
    },
    { id: 'horror', kind: 'champion', count: 2, initiative: [0], melee: [0, 0, 0, 0, 0, 2], net: [0, 0, 0, 0, 0, 1] },
    { id: 'nightmare', kind: 'champion', count: 1, net: [0, 1, 0, 0, 0, 0], traits: ['teleport'] },
    { id: 'wraith', kind: 'champion', count: 2, initiative: [2], melee: [0, 0, 0, 0, 1, 1], traits: ['teleport'] },
    { id: 'demon', kind: 'champion', count: 1, initiative: [1], melee: [2, 0, 0, 0, 2, 2], traits: ['transformation'] },
    { id: 'disarm-rune', kind: 'rune', count: 2, effect: 'disarm', links: [0, 0, 1, 1, 0, 0] },
    { id: 'minor-acceleration-rune', kind: 'rune', count: 2, effect: 'initiative-1', links: [0, 1, 1, 1, 0, 1] },
    { id: 'teleportation-rune', kind: 'rune', count: 2, effect: 'teleportation', links: [0, 0, 1, 0, 0, 0] },
    { id: 'strength-rune', kind: 'rune', count: 2, toughness: 1, effect: 'melee-1', links: [0, 0, 1, 1, 0, 0] },
    { id: 'regeneration-rune', kind: 'rune', count: 1, effect: 'regeneration', links: [0, 0, 1, 0, 0, 0] },
    { id: 'double-attack-rune', kind: 'rune', count: 1, effect: 'double-attack', links: [0, 0, 1, 1, 0, 0] },
    { id: 'battle', kind: 'order', count: 6, order: 'battle' },
    { id: 'move', kind: 'order', count: 2, order: 'move' },
    { id: 'push', kind: 'order', count: 2, order: 'push' },
  ],
} as const satisfies Faction;
