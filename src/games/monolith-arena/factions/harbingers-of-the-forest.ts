import type { Faction } from '../faction.js';

export const harbingersOfTheForest = {
  id: 'harbingers-of-the-forest',
  tiles: [
    { id: 'banner', kind: 'banner', count: 1, initiative: [0], melee: [1, 1, 1, 1, 1, 1], aura: 'maneuver' },
    { id: 'morlock', kind: 'champion', count: 2, lightning: [0, 0, 0, 0, 0, 1] },
    { id: 'spark', kind: 'champion', count: 4, initiative: [2], ranged: [1, 1, 0, 0, 0, 0] },
    { id: 'hunter', kind: 'champion', count: 2, initiative: [3, 0], ranged: [1, 0, 0, 0, 0, 0] },
    { id: 'sorcerer', kind: 'champion', count: 1, initiative: [2], ranged: [0, 0, 0, 0, 0, 2] },
    { id: 'herne', kind: 'champion', count: 2, initiative: [2], melee: [0, 0, 0, 0, 2, 0], traits: ['maneuver'] },
    { id: 'assassin', kind: 'champion', count: 3, initiative: [3], anywhere: 1 },
    { id: 'wyrm', kind: 'champion', count: 1, initiative: [2, 1], melee: [1, 1, 1, 1, 1, 1], traits: ['maneuver'] },
    { id: 'minor-acceleration-rune', kind: 'rune', count: 3, effect: 'initiative-1', links: [1, 1, 1, 1, 1, 1] },
    { id: 'greater-acceleration-rune', kind: 'rune', count: 1, effect: 'initiative-2', links: [0, 1, 1, 1, 0, 0] },
    { id: 'regeneration-rune', kind: 'rune', count: 2, effect: 'regeneration', links: [1, 0, 1, 0, 0, 0] },
    { id: 'accuracy-rune', kind: 'rune', count: 1, effect: 'ranged-1', links: [1, 1, 1, 1, 1, 1] },
    { id: 'double-attack-rune', kind: 'rune', count: 1, effect: 'double-attack', links: [1, 1, 1, 1, 1, 1] },
    { id: 'battle', kind: 'order', count: 6, order: 'battle' },
    { id: 'move', kind: 'order', count: 4, order: 'move' },
    { id: 'precise-shot', kind: 'order', count: 1, order: 'precise-shot' },
  ],
} as const satisfies Faction;
