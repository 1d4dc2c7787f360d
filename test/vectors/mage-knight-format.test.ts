import { describe, expect, it } from 'vitest';
import { runRealmVector } from '../../scripts/vectors/mage-knight/run.js';

const run = (kind: string, given: object, done: object, expected: object) =>
  runRealmVector({ id: 'row', kind, given, do: done, expect: { ...expected } });

type Row = readonly [what: string, kind: string, given: object, done: object, expected: object];

const melee = (amount: number, element = 'physical') => ({ amount, element, range: 'melee' });
const siege = (amount: number, element = 'physical') => ({ amount, element, range: 'siege' });

/** Every kind and key of the format, also those the vectors at hand do not use: a further file of it runs unchanged. */
const ROWS: readonly Row[] = [
  [
    'a path by day with everything',
    'move',
    {
      time: 'day',
      path: ['forest', 'city', 'swamp'],
      reductions: [
        { terrains: ['forest', 'swamp'], amount: 2, min: 2 },
        { terrains: ['swamp'], amount: 9, min: 0 },
      ],
      tiles_explored: 2,
    },
    {},
    { possible: true, cost: 2 + 2 + 0 + 4 },
  ],
  ['a mountain on the way', 'move', { time: 'night', path: ['plains', 'mountain'] }, {}, { possible: false }],
  [
    'provoked in the order given',
    'provoke',
    {
      from: [0, 0],
      to: [1, 0],
      rampaging: [
        { id: 'north', at: [1, -1] },
        { id: 'far', at: [3, 0] },
        { id: 'south', at: [0, 1] },
      ],
    },
    {},
    { provoked: ['north', 'south'] },
  ],
  [
    'a core tile beside two others',
    'place',
    { shape: 'open_4', laid: [[0, 0], [0, 1], [1, 0], [1, -1]], tile: 'core', position: [2, -1] }, // biome-ignore format: a map
    {},
    { legal: true, axial_centre: [5, -1] },
  ],
  [
    'a removed tile needs three neighbours',
    'place',
    { shape: 'open_4', laid: [[0, 0], [0, 1], [1, 0], [1, -1]], tile: 'countryside', position: [2, -1], backup: true }, // biome-ignore format: a map
    {},
    { legal: false },
  ],
  [
    'siege on a defender of the white city, a sideways card in the attack phase',
    'attack',
    { phase: 'attack', city: 'white', targets: [{ enemy: 'golems', defends_fortified_site: true }] },
    { attacks: [siege(6, 'fire'), { ...melee(1), sideways: true }] },
    { legal: true, total: 6, armor_sum: 6, success: true, fame: 4 },
  ],
  [
    'nothing sideways in the first phase',
    'attack',
    { phase: 'ranged_siege', targets: [{ enemy: 'prowlers' }] },
    { attacks: [{ ...melee(1), sideways: true }] },
    { legal: false },
  ],
  [
    'fortified twice cannot be named, whatever is played',
    'attack',
    { phase: 'ranged_siege', targets: [{ enemy: 'diggers', defends_fortified_site: true }] },
    { attacks: [] },
    { legal: false },
  ],
  [
    'half the Fame of a rival keep, rounded up',
    'attack',
    { phase: 'attack', fame_factor: 'half_up', targets: [{ enemy: 'guardsmen', defends_fortified_site: true }] },
    { attacks: [melee(7)] },
    { success: true, fame: 2 },
  ],
  [
    'double Fame of an incantation',
    'attack',
    { phase: 'attack', fame_factor: 'double', targets: [{ enemy: 'minotaur' }, { enemy: 'medusa' }] },
    { attacks: [melee(9)] },
    { armor_sum: 9, success: true, fame: 18 },
  ],
  [
    'too little: no Fame',
    'attack',
    { phase: 'attack', targets: [{ enemy: 'golems' }] },
    { attacks: [melee(8)] },
    { legal: true, total: 4, armor_sum: 5, success: false, fame: 0 },
  ],
  [
    'double against swift, fire counts fully against a physical attack',
    'block',
    { enemy: 'crossbowmen' },
    { blocks: [{ amount: 3, element: 'physical', doubleVsSwift: true }, { amount: 2, element: 'fire' }] }, // biome-ignore format: one block
    { needed: 8, total: 8, success: true },
  ],
  [
    'the blue city raises ice before it is doubled',
    'block',
    { enemy: 'freezers', city: 'blue' },
    { blocks: [{ amount: 9, element: 'fire' }] },
    { needed: 10, total: 9, success: false },
  ],
  [
    'Move points slow a cumbersome enemy of another set',
    'block',
    { enemy: 'orc_stonethrowers' },
    { blocks: [{ amount: 5, element: 'physical' }], move_points_spent: 2 },
    { needed: 5, total: 5, success: true },
  ],
  [
    'damage to a resistant unit, the rest to the hero; poison and knock-out',
    'damage',
    {
      hero_armor: 2,
      hand_limit: 5,
      units: [
        { id: 'guard', armor: 3, resistances: ['ice'] },
        { id: 'hurt', armor: 9, resistances: [], wounded: true },
      ],
    },
    { assign: [{ enemy: 'ice_mages', attack_index: 0, to_units: ['guard'] }, { enemy: 'werewolf' }, { enemy: 'cursed_hags' }] }, // biome-ignore format: one turn
    {
      legal: true,
      wounds_to_hand: 4 + 2,
      wounds_to_discard: 2,
      knocked_out: true,
      hand_non_wounds_discarded: true,
      units: { guard: '1 wound(s)', hurt: '1 wound(s)' },
    },
  ],
  [
    'a wounded unit takes nothing more',
    'damage',
    { hero_armor: 2, hand_limit: 5, units: [{ id: 'hurt', armor: 3, resistances: [], wounded: true }] },
    { assign: [{ enemy: 'prowlers', to_units: ['hurt'] }] },
    { legal: false },
  ],
  [
    'none where units cannot be used',
    'damage',
    { hero_armor: 2, hand_limit: 5, units: [{ id: 'one', armor: 3, resistances: [] }], units_not_usable: true },
    { assign: [{ enemy: 'prowlers', to_units: ['one'] }] },
    { legal: false },
  ],
  [
    'the green city poisons, a medusa destroys',
    'damage',
    {
      hero_armor: 2,
      hand_limit: 5,
      city: 'green',
      units: [{ id: 'one', armor: 9, resistances: [] }, { id: 'two', armor: 9, resistances: [] }], // biome-ignore format: two units
    },
    {
      assign: [
        { enemy: 'prowlers', to_units: ['one'] },
        { enemy: 'medusa', to_units: ['two'] },
      ],
    },
    { wounds_to_hand: 0, knocked_out: false, units: { one: '2 wound(s)', two: 'destroyed' } },
  ],
  [
    'back to the first safe space',
    'withdraw',
    { path: [{ id: 'a', safe: true }, { id: 'b', safe: true }, { id: 'c', safe: false }, { id: 'd', safe: false }] }, // biome-ignore format: a path
    {},
    { ends_at: 'b', wounds_to_hand: 2 },
  ],
  [
    'random crystals: gold as chosen, black is Fame, beyond three lost',
    'crystals',
    { rolls: ['white', 'gold', 'black', 'red'], gold_choices: ['green'], inventory: { red: 3 } },
    {},
    { inventory: { red: 3, green: 1, white: 1 }, fame: 1, lost: 1 },
  ],
  [
    'two levels at once',
    'levels',
    { fame_before: 34, fame_after: 50 },
    {},
    { new_levels: [6, 7], armor: 4, hand_limit: 6, command_tokens_total: 4, skills_gained: 1 },
  ],
  ['a line crossed', 'blitz', { fame: 6, gain: 2 }, {}, { fame: 9, level: 3 }],
  [
    'the keep is better than the city; the deck runs out',
    'hand',
    { level: 3, on_or_next_to_own_keep: true, own_keeps: 3, city: 'leader', hand_size: 2, deck_size: 4 },
    {},
    { hand_limit: 8, cards_drawn: 4 },
  ],
  [
    'keeps far away',
    'hand',
    { level: 9, own_keeps: 3, city: 'shield', hand_size: 9 },
    {},
    { hand_limit: 8, cards_drawn: 0 },
  ],
  [
    'what cannot be paid leaves the pool as it is',
    'interact',
    { reputation: 4, city_shields: 3 },
    { influence: [3], buy: [6, 3] },
    { possible: true, affordable: false, pool_left: 2 },
  ],
  ['nobody talks on X', 'interact', { reputation: -7 }, { influence: [9], buy: [] }, { possible: false }],
  [
    'phase 1 at a keep: siege, half the block, a wound',
    'pvp',
    { phase: 'ranged_siege', defender_fortified: true },
    { attacks: [siege(5, 'fire')], blocks: [{ amount: 6, element: 'ice' }], assign: [{ kind: 'hero', armor: 2 }] },
    { legal: true, reduction: 3, damage: 2, assignment_possible: true, damage_left: 0 },
  ],
  [
    'no push in phase 1',
    'pvp',
    { phase: 'ranged_siege' },
    { attacks: [siege(5)], blocks: [], assign: [{ kind: 'push', cost: 2 }] },
    { legal: true, assignment_possible: false },
  ],
  [
    'melee: a unit, a theft, a push',
    'pvp',
    { phase: 'melee' },
    {
      attacks: [melee(14, 'cold_fire')],
      blocks: [{ amount: 2, element: 'fire', doubleVsSwift: true }],
      assign: [
        { kind: 'unit', armor: 3, resistances: ['fire', 'ice'] },
        { kind: 'steal', cost: 5 },
        { kind: 'push', cost: 2 },
      ],
    },
    { reduction: 1, damage: 13, assignment_possible: true, damage_left: 0 },
  ],
  [
    'melee reaches nobody behind walls',
    'pvp',
    { phase: 'ranged_siege', defender_fortified: true },
    { attacks: [melee(9)], blocks: [] },
    { legal: false },
  ],
  ['a better hero beaten', 'pvpfame', { winner_fame: 4, loser_fame: 40 }, {}, { fame: 9 }],
  [
    'three and as many as crystals',
    'dummy',
    { deck_colors: ['green', 'white', 'blue', 'red', 'red', 'white', 'green'], crystals: { blue: 3 } },
    {},
    { announces_end_of_round: false, flipped: 6, left: 1 },
  ],
  [
    'no cards left',
    'dummy',
    { deck_colors: [], crystals: {} },
    {},
    { announces_end_of_round: true, flipped: 0, left: 0 },
  ],
  [
    'titles, ties and wounds',
    'achievements',
    {
      players: {
        A: { spells: 1, units: [[3, false], [3, true]], shields_conqueror: 2, shields_adventure: 1 }, // biome-ignore format: one player
        B: { advanced_actions: 2, artifacts: 1, crystals: 5, shields_adventure: 1, wounds_in_deck: 1 },
      },
    },
    {},
    // A: knowledge 2+1, leader 4+3, conqueror 4+3, adventurer 2+1. B: knowledge 2+1, loot 4+3, adventurer 2+1, beating -2-3.
    { bonus: { A: 20, B: 8 } },
  ],
  [
    'without titles',
    'achievements',
    { titles: false, players: { A: { spells: 1, wounds_in_deck: 2 } } },
    {},
    { bonus: { A: -2 } },
  ],
  [
    'too many gold and black',
    'dice',
    { dice: ['black', 'gold', 'gold', 'red', 'white'] },
    {},
    { ok: false, reroll: 3 },
  ],
  ['the earliest of equals leads', 'leader', { shields_in_order: ['N', 'T', 'T', 'N', 'G'] }, {}, { leader: 'N' }],
  ['the halves of a megapolis', 'megapolis', { level: 9 }, {}, { left: 5, right: 4 }],
  [
    'a blitz offer with two monasteries',
    'offer',
    { players: 2, extra: 1, core_revealed: true, monasteries_unburned: 2 },
    {},
    { units: ['elite', 'regular', 'elite', 'regular', 'elite'], advanced_actions: 2 },
  ],
  [
    'all cities, two rounds to spare',
    'solo',
    {
      fame: 60,
      achievements: 14,
      cities_conquered: 2,
      cities_total: 2,
      rounds_unplayed: 2,
      dummy_cards_left: 3,
      round_end_announced: false,
    },
    {},
    { score: 60 + 14 + 20 + 15 + 60 + 3 + 5 },
  ],
];

describe('the format of vectors', () => {
  it.each(ROWS)('%s (%s)', (_, kind, given, done, expected) => {
    expect(run(kind, given, done, expected)).toMatchObject({ result: 'passed', differences: [] });
    // It was worked out: a wrong expectation is found.
    for (const [key, value] of Object.entries(expected)) {
      const wrong = typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : 'something else';
      expect(run(kind, given, done, { [key]: wrong }).result).toBe('failed');
    }
  });
});

describe('what is not of the format fails loudly, however deep it lies', () => {
  it.each<readonly [string, string, object, object]>([
    ['a key of a piece', 'block', { enemy: 'prowlers' }, { blocks: [{ amount: 9, element: 'fire', colour: 'red' }] }],
    ['an element', 'block', { enemy: 'prowlers' }, { blocks: [{ amount: 9, element: 'wind' }] }],
    ['a city', 'block', { enemy: 'prowlers', city: 'gold' }, { blocks: [] }],
    ['a unit', 'damage', { hero_armor: 2, hand_limit: 5 }, { assign: [{ enemy: 'prowlers', to_units: ['x'] }] }],
    ['an attack that is not there', 'block', { enemy: 'prowlers', attack_index: 1 }, { blocks: [] }],
    [
      'Move points for an enemy that is not cumbersome',
      'block',
      { enemy: 'prowlers' },
      { blocks: [], move_points_spent: 1 },
    ],
    ['a key of a player', 'achievements', { players: { A: { shields: 1 } } }, {}],
    ['a key that is missing', 'levels', { fame_before: 1 }, {}],
    ['a terrain', 'move', { time: 'day', path: ['road'] }, {}],
    ['a map shape', 'place', { shape: 'round', laid: [], tile: 'core', position: [0, 0] }, {}],
    ['a use of damage', 'pvp', { phase: 'melee' }, { attacks: [], blocks: [], assign: [{ kind: 'hero', cost: 2 }] }],
  ])('%s', (_, kind, given, done) => expect(run(kind, given, done, {}).result).toBe('failed'));

  it('a key of the vector itself', () =>
    expect(runRealmVector({ ...plain, wind: 1 } as typeof plain).result).toBe('failed'));
  it('a vector with all its keys does not', () =>
    expect(
      runRealmVector({ ...plain, area: 'x', note: 'y', ambiguous: true, set: 'base' } as typeof plain).result,
    ).toBe('passed'));
});

const plain = { id: 'row', kind: 'megapolis', given: { level: 2 }, do: {}, expect: { left: 1, right: 1 } };
