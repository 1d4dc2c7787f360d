import type { Unit } from './card.js';

/** Regular and elite units 141-180, and those of the Lost Legion. */
export const UNITS: readonly Unit[] = [
  {
    id: 'peasants',
    set: 'base',
    tier: 'regular',
    level: 1,
    cost: 4,
    armor: 3,
    resistances: [],
    recruitAt: ['village'],
    count: 3,
    abilities: [
      {
        mana: null,
        when: 'combat',
        steps: [
          {
            op: 'choose',
            pick: 1,
            options: [
              [{ op: 'attack', amount: 2, element: 'physical', range: 'melee' }],
              [{ op: 'block', amount: 2, element: 'physical' }],
            ],
          },
        ],
      },
      { mana: null, when: 'any_own_turn', steps: [{ op: 'influence', amount: 2 }] },
      { mana: null, when: 'any_own_turn', steps: [{ op: 'move', amount: 2 }] },
    ],
  },
  {
    id: 'herbalists',
    set: 'base',
    tier: 'regular',
    level: 1,
    cost: 3,
    armor: 2,
    resistances: [],
    recruitAt: ['village', 'monastery'],
    count: 2,
    abilities: [
      { mana: 'green', when: 'own_turn_not_combat', steps: [{ op: 'heal', amount: 2 }] },
      { mana: null, when: 'own_turn_not_combat', steps: [{ op: 'readyUnit', count: 1, maxLevel: 2 }] },
      { mana: null, when: 'any_own_turn', steps: [{ op: 'gainMana', color: 'green', amount: 1 }] },
    ],
  },
  {
    id: 'foresters',
    set: 'base',
    tier: 'regular',
    level: 1,
    cost: 5,
    armor: 4,
    resistances: [],
    recruitAt: ['village'],
    count: 2,
    abilities: [
      {
        mana: null,
        when: 'any_own_turn',
        steps: [
          { op: 'move', amount: 2 },
          { op: 'terrainCost', terrain: ['forest', 'hills', 'swamp'], duration: 'turn', delta: -1, min: 0 },
        ],
      },
      { mana: null, when: 'combat', steps: [{ op: 'block', amount: 3, element: 'physical' }] },
    ],
  },
  {
    id: 'utem_crossbowmen',
    set: 'base',
    tier: 'regular',
    level: 2,
    cost: 6,
    armor: 4,
    resistances: [],
    recruitAt: ['village', 'keep'],
    count: 2,
    abilities: [
      {
        mana: null,
        when: 'combat',
        steps: [
          {
            op: 'choose',
            pick: 1,
            options: [
              [{ op: 'attack', amount: 3, element: 'physical', range: 'melee' }],
              [{ op: 'block', amount: 3, element: 'physical' }],
            ],
          },
        ],
      },
      { mana: null, when: 'combat', steps: [{ op: 'attack', amount: 2, element: 'physical', range: 'ranged' }] },
    ],
  },
  {
    id: 'utem_guardsmen',
    set: 'base',
    tier: 'regular',
    level: 2,
    cost: 5,
    armor: 5,
    resistances: [],
    recruitAt: ['village', 'keep'],
    count: 2,
    abilities: [
      { mana: null, when: 'combat', steps: [{ op: 'attack', amount: 2, element: 'physical', range: 'melee' }] },
      { mana: null, when: 'combat', steps: [{ op: 'block', amount: 4, element: 'physical', doubleVsSwift: true }] },
    ],
  },
  {
    id: 'utem_swordsmen',
    set: 'base',
    tier: 'regular',
    level: 2,
    cost: 6,
    armor: 4,
    resistances: [],
    recruitAt: ['keep'],
    count: 2,
    abilities: [
      {
        mana: null,
        when: 'combat',
        steps: [
          {
            op: 'choose',
            pick: 1,
            options: [
              [{ op: 'attack', amount: 3, element: 'physical', range: 'melee' }],
              [{ op: 'block', amount: 3, element: 'physical' }],
            ],
          },
        ],
      },
      {
        mana: null,
        when: 'combat',
        steps: [
          {
            op: 'choose',
            pick: 1,
            options: [
              [
                { op: 'attack', amount: 6, element: 'physical', range: 'melee' },
                { op: 'woundSelf', amount: 1 },
              ],
              [
                { op: 'block', amount: 6, element: 'physical' },
                { op: 'woundSelf', amount: 1 },
              ],
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'guardian_golems',
    set: 'base',
    tier: 'regular',
    level: 2,
    cost: 7,
    armor: 3,
    resistances: ['physical'],
    recruitAt: ['keep', 'mage_tower'],
    count: 2,
    abilities: [
      {
        mana: null,
        when: 'combat',
        steps: [
          {
            op: 'choose',
            pick: 1,
            options: [
              [{ op: 'attack', amount: 2, element: 'physical', range: 'melee' }],
              [{ op: 'block', amount: 2, element: 'physical' }],
            ],
          },
        ],
      },
      { mana: 'red', when: 'combat', steps: [{ op: 'block', amount: 4, element: 'fire' }] },
      { mana: 'blue', when: 'combat', steps: [{ op: 'block', amount: 4, element: 'ice' }] },
    ],
  },
  {
    id: 'illusionists',
    set: 'base',
    tier: 'regular',
    level: 2,
    cost: 7,
    armor: 2,
    resistances: ['physical'],
    recruitAt: ['mage_tower', 'monastery'],
    count: 2,
    abilities: [
      { mana: null, when: 'any_own_turn', steps: [{ op: 'influence', amount: 4 }] },
      {
        mana: 'white',
        when: 'combat',
        steps: [
          {
            op: 'targetEnemy',
            count: 1,
            upTo: false,
            apply: [{ mod: 'doesNotAttack', duration: 'combat' }],
            where: 'notFortified',
          },
        ],
      },
      { mana: null, when: 'any_own_turn', steps: [{ op: 'gainCrystal', color: 'white', amount: 1 }] },
    ],
  },
  {
    id: 'red_cape_monks',
    set: 'base',
    tier: 'regular',
    level: 2,
    cost: 7,
    armor: 4,
    resistances: [],
    recruitAt: ['monastery'],
    count: 1,
    abilities: [
      {
        mana: null,
        when: 'combat',
        steps: [
          {
            op: 'choose',
            pick: 1,
            options: [
              [{ op: 'attack', amount: 3, element: 'physical', range: 'melee' }],
              [{ op: 'block', amount: 3, element: 'physical' }],
            ],
          },
        ],
      },
      {
        mana: 'red',
        when: 'combat',
        steps: [
          {
            op: 'choose',
            pick: 1,
            options: [
              [{ op: 'attack', amount: 4, element: 'fire', range: 'melee' }],
              [{ op: 'block', amount: 4, element: 'fire' }],
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'northern_monks',
    set: 'base',
    tier: 'regular',
    level: 2,
    cost: 7,
    armor: 4,
    resistances: [],
    recruitAt: ['monastery'],
    count: 1,
    abilities: [
      {
        mana: null,
        when: 'combat',
        steps: [
          {
            op: 'choose',
            pick: 1,
            options: [
              [{ op: 'attack', amount: 3, element: 'physical', range: 'melee' }],
              [{ op: 'block', amount: 3, element: 'physical' }],
            ],
          },
        ],
      },
      {
        mana: 'blue',
        when: 'combat',
        steps: [
          {
            op: 'choose',
            pick: 1,
            options: [
              [{ op: 'attack', amount: 4, element: 'ice', range: 'melee' }],
              [{ op: 'block', amount: 4, element: 'ice' }],
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'savage_monks',
    set: 'base',
    tier: 'regular',
    level: 2,
    cost: 7,
    armor: 4,
    resistances: [],
    recruitAt: ['monastery'],
    count: 1,
    abilities: [
      {
        mana: null,
        when: 'combat',
        steps: [
          {
            op: 'choose',
            pick: 1,
            options: [
              [{ op: 'attack', amount: 3, element: 'physical', range: 'melee' }],
              [{ op: 'block', amount: 3, element: 'physical' }],
            ],
          },
        ],
      },
      { mana: 'green', when: 'combat', steps: [{ op: 'attack', amount: 4, element: 'physical', range: 'siege' }] },
    ],
  },
  {
    id: 'fire_golems',
    set: 'base',
    tier: 'elite',
    level: 3,
    cost: 8,
    armor: 4,
    resistances: ['fire', 'physical'],
    recruitAt: ['keep', 'mage_tower'],
    count: 2,
    abilities: [
      {
        mana: null,
        when: 'combat',
        steps: [
          {
            op: 'choose',
            pick: 1,
            options: [
              [{ op: 'attack', amount: 3, element: 'physical', range: 'melee' }],
              [{ op: 'block', amount: 3, element: 'physical' }],
            ],
          },
        ],
      },
      { mana: 'red', when: 'combat', steps: [{ op: 'attack', amount: 4, element: 'fire', range: 'ranged' }] },
    ],
  },
  {
    id: 'ice_golems',
    set: 'base',
    tier: 'elite',
    level: 3,
    cost: 8,
    armor: 4,
    resistances: ['ice', 'physical'],
    recruitAt: ['keep', 'mage_tower'],
    count: 2,
    abilities: [
      {
        mana: null,
        when: 'combat',
        steps: [
          {
            op: 'choose',
            pick: 1,
            options: [
              [{ op: 'attack', amount: 3, element: 'physical', range: 'melee' }],
              [{ op: 'block', amount: 3, element: 'physical' }],
            ],
          },
        ],
      },
      { mana: 'blue', when: 'combat', steps: [{ op: 'attack', amount: 6, element: 'ice', range: 'melee' }] },
    ],
  },
  {
    id: 'fire_mages',
    set: 'base',
    tier: 'elite',
    level: 3,
    cost: 9,
    armor: 4,
    resistances: ['fire'],
    recruitAt: ['mage_tower', 'monastery'],
    count: 2,
    abilities: [
      { mana: null, when: 'combat', steps: [{ op: 'attack', amount: 3, element: 'fire', range: 'ranged' }] },
      {
        mana: 'red',
        when: 'combat',
        steps: [
          {
            op: 'choose',
            pick: 1,
            options: [
              [{ op: 'attack', amount: 6, element: 'fire', range: 'melee' }],
              [{ op: 'block', amount: 6, element: 'fire' }],
            ],
          },
        ],
      },
      {
        mana: null,
        when: 'any_own_turn',
        steps: [
          { op: 'gainMana', color: 'red', amount: 1 },
          { op: 'gainCrystal', color: 'red', amount: 1 },
        ],
      },
    ],
  },
  {
    id: 'ice_mages',
    set: 'base',
    tier: 'elite',
    level: 3,
    cost: 9,
    armor: 4,
    resistances: ['ice'],
    recruitAt: ['mage_tower', 'monastery'],
    count: 2,
    abilities: [
      {
        mana: null,
        when: 'combat',
        steps: [
          {
            op: 'choose',
            pick: 1,
            options: [
              [{ op: 'attack', amount: 4, element: 'ice', range: 'melee' }],
              [{ op: 'block', amount: 4, element: 'ice' }],
            ],
          },
        ],
      },
      { mana: 'blue', when: 'combat', steps: [{ op: 'attack', amount: 4, element: 'ice', range: 'siege' }] },
      {
        mana: null,
        when: 'any_own_turn',
        steps: [
          { op: 'gainMana', color: 'blue', amount: 1 },
          { op: 'gainCrystal', color: 'blue', amount: 1 },
        ],
      },
    ],
  },
  {
    id: 'amotep_gunners',
    set: 'base',
    tier: 'elite',
    level: 3,
    cost: 8,
    armor: 6,
    resistances: [],
    recruitAt: ['keep', 'city'],
    count: 2,
    abilities: [
      {
        mana: null,
        when: 'combat',
        steps: [
          {
            op: 'choose',
            pick: 1,
            options: [
              [{ op: 'attack', amount: 5, element: 'physical', range: 'melee' }],
              [{ op: 'block', amount: 5, element: 'physical' }],
            ],
          },
        ],
      },
      { mana: 'red', when: 'combat', steps: [{ op: 'attack', amount: 6, element: 'fire', range: 'ranged' }] },
    ],
  },
  {
    id: 'amotep_freezers',
    set: 'base',
    tier: 'elite',
    level: 3,
    cost: 8,
    armor: 6,
    resistances: [],
    recruitAt: ['keep', 'city'],
    count: 2,
    abilities: [
      {
        mana: null,
        when: 'combat',
        steps: [
          {
            op: 'choose',
            pick: 1,
            options: [
              [{ op: 'attack', amount: 5, element: 'physical', range: 'melee' }],
              [{ op: 'block', amount: 5, element: 'physical' }],
            ],
          },
        ],
      },
      {
        mana: 'blue',
        when: 'combat',
        steps: [
          {
            op: 'targetEnemy',
            count: 1,
            upTo: false,
            apply: [
              { mod: 'doesNotAttack', duration: 'combat' },
              { mod: 'armor', delta: -3, min: 1, duration: 'combat' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'catapults',
    set: 'base',
    tier: 'elite',
    level: 3,
    cost: 9,
    armor: 4,
    resistances: [],
    recruitAt: ['keep', 'city'],
    count: 3,
    abilities: [
      { mana: null, when: 'combat', steps: [{ op: 'attack', amount: 3, element: 'physical', range: 'siege' }] },
      { mana: 'red', when: 'combat', steps: [{ op: 'attack', amount: 5, element: 'fire', range: 'siege' }] },
      { mana: 'blue', when: 'combat', steps: [{ op: 'attack', amount: 5, element: 'ice', range: 'siege' }] },
    ],
  },
  {
    id: 'altem_mages',
    set: 'base',
    tier: 'elite',
    level: 4,
    cost: 12,
    armor: 5,
    resistances: ['fire', 'ice'],
    recruitAt: ['city'],
    count: 2,
    abilities: [
      {
        mana: null,
        when: 'any_own_turn',
        steps: [
          { op: 'gainMana', color: 'any', amount: 1 },
          { op: 'gainMana', color: 'any', amount: 1 },
        ],
      },
      {
        mana: null,
        when: 'combat',
        steps: [
          {
            op: 'choose',
            pick: 1,
            options: [
              [{ op: 'attack', amount: 5, element: 'cold_fire', range: 'melee' }],
              [{ op: 'block', amount: 5, element: 'cold_fire' }],
            ],
          },
        ],
        scaling: [
          { pay: ['blue'], amount: 7 },
          { pay: ['red'], amount: 7 },
          { pay: ['blue', 'red'], amount: 9 },
        ],
      },
      {
        mana: 'black',
        when: 'combat',
        steps: [
          {
            op: 'choose',
            pick: 1,
            options: [
              [{ op: 'rule', rule: 'attacksToElement', element: 'cold_fire', duration: 'combat' }],
              [{ op: 'rule', rule: 'attacksGainRange', range: 'siege', duration: 'combat' }],
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'altem_guardians',
    set: 'base',
    tier: 'elite',
    level: 4,
    cost: 11,
    armor: 7,
    resistances: [],
    recruitAt: ['city'],
    count: 3,
    abilities: [
      { mana: null, when: 'combat', steps: [{ op: 'attack', amount: 5, element: 'physical', range: 'melee' }] },
      { mana: null, when: 'combat', steps: [{ op: 'block', amount: 8, element: 'physical', doubleVsSwift: true }] },
      {
        mana: 'green',
        when: 'any_own_turn',
        steps: [{ op: 'unitMod', scope: 'allOwn', resist: ['physical', 'fire', 'ice'], duration: 'turn' }],
      },
    ],
  },
  {
    id: 'scouts',
    set: 'lost_legion',
    tier: 'regular',
    level: 1,
    cost: 4,
    armor: 2,
    resistances: [],
    recruitAt: ['village', 'monastery', 'keep', 'mage_tower', 'city'],
    count: 2,
    abilities: [
      { mana: null, when: 'combat', steps: [{ op: 'attack', amount: 1, element: 'physical', range: 'siege' }] },
      {
        mana: null,
        when: 'any_own_turn',
        steps: [
          { op: 'peekToken', distance: 3, or: 'topOfEnemyPile', bind: 't' },
          { op: 'later', when: 'onDefeat:t', do: [{ op: 'fame', amount: 1 }] },
        ],
      },
      {
        mana: null,
        when: 'any_own_turn',
        steps: [
          { op: 'move', amount: 2 },
          { op: 'rule', rule: 'exploreRange', distance: 2, duration: 'turn' },
        ],
      },
    ],
  },
  {
    id: 'thugs',
    set: 'lost_legion',
    tier: 'regular',
    level: 1,
    cost: 5,
    armor: 5,
    resistances: [],
    recruitAt: ['village', 'keep'],
    count: 2,
    abilities: [
      { mana: null, when: 'combat', steps: [{ op: 'block', amount: 3, element: 'physical' }] },
      {
        mana: null,
        when: 'combat',
        steps: [
          { op: 'attack', amount: 3, element: 'physical', range: 'melee' },
          { op: 'reputation', amount: -1 },
        ],
      },
      {
        mana: null,
        when: 'any_own_turn',
        steps: [
          { op: 'influence', amount: 4 },
          { op: 'reputation', amount: -1 },
        ],
      },
    ],
    special: ['payInfluenceToTakeDamage', 'reputationReversed'],
  },
  {
    id: 'shocktroops',
    set: 'lost_legion',
    tier: 'regular',
    level: 2,
    cost: 6,
    armor: 3,
    resistances: [],
    recruitAt: ['keep'],
    count: 2,
    abilities: [
      {
        mana: null,
        when: 'combat',
        steps: [
          { op: 'attack', amount: 1, element: 'physical', range: 'ranged' },
          { op: 'unitMod', scope: 'otherOwn', attack: 1, duration: 'turn' },
        ],
      },
      {
        mana: null,
        when: 'combat',
        steps: [
          {
            op: 'targetEnemy',
            count: 1,
            upTo: false,
            apply: [
              { mod: 'armor', delta: -1, min: 1 },
              { mod: 'attack', delta: -1, min: 0 },
            ],
          },
        ],
      },
      {
        mana: null,
        when: 'combat',
        steps: [
          { op: 'targetEnemy', count: 1, upTo: false, apply: [{ mod: 'attack', delta: -3, min: 0 }] },
          { op: 'redirectDamageToSelf' },
        ],
      },
    ],
  },
  {
    id: 'magic_familiars',
    set: 'lost_legion',
    tier: 'regular',
    level: 2,
    cost: 6,
    armor: 5,
    resistances: [],
    recruitAt: ['mage_tower', 'monastery'],
    count: 2,
    abilities: [
      {
        mana: null,
        when: 'combat',
        steps: [{ op: 'attack', amount: 3, element: 'physical', range: 'melee' }],
        bonus: { red: 5 },
      },
      { mana: null, when: 'combat', steps: [{ op: 'block', amount: 4, element: 'physical' }], bonus: { blue: 7 } },
      {
        mana: null,
        when: 'any_own_turn',
        steps: [{ op: 'choose', pick: 1, options: [[{ op: 'move', amount: 3 }], [{ op: 'influence', amount: 3 }]] }],
        bonus: { white: 5 },
      },
      { mana: null, when: 'own_turn_not_combat', steps: [{ op: 'heal', amount: 2 }], bonus: { green: 3 } },
    ],
  },
  {
    id: 'heroes_white',
    set: 'lost_legion',
    tier: 'elite',
    level: 3,
    cost: 9,
    armor: 6,
    resistances: [],
    recruitAt: ['village', 'keep', 'city'],
    count: 1,
    abilities: [
      {
        mana: null,
        when: 'combat',
        steps: [
          {
            op: 'choose',
            pick: 1,
            options: [
              [{ op: 'attack', amount: 5, element: 'physical', range: 'melee' }],
              [{ op: 'block', amount: 5, element: 'physical' }],
            ],
          },
        ],
      },
      { mana: 'white', when: 'combat', steps: [{ op: 'attack', amount: 7, element: 'physical', range: 'ranged' }] },
      {
        mana: null,
        when: 'any_own_turn',
        steps: [
          { op: 'influence', amount: 5 },
          { op: 'if', cond: { usedDuring: 'interaction' }, do: [{ op: 'reputation', amount: 1 }] },
        ],
      },
    ],
    special: ['payInfluenceInAssault'],
  },
  {
    id: 'heroes_green',
    set: 'lost_legion',
    tier: 'elite',
    level: 3,
    cost: 9,
    armor: 3,
    resistances: ['physical'],
    recruitAt: ['village', 'keep', 'city'],
    count: 1,
    abilities: [
      {
        mana: null,
        when: 'combat',
        steps: [
          {
            op: 'choose',
            pick: 1,
            options: [
              [{ op: 'attack', amount: 5, element: 'physical', range: 'melee' }],
              [{ op: 'block', amount: 5, element: 'physical' }],
            ],
          },
        ],
      },
      { mana: 'green', when: 'own_turn_not_combat', steps: [{ op: 'heal', amount: 4 }] },
      {
        mana: null,
        when: 'any_own_turn',
        steps: [
          { op: 'influence', amount: 5 },
          { op: 'if', cond: { usedDuring: 'interaction' }, do: [{ op: 'reputation', amount: 1 }] },
        ],
      },
    ],
    special: ['payInfluenceInAssault'],
  },
  {
    id: 'heroes_blue',
    set: 'lost_legion',
    tier: 'elite',
    level: 3,
    cost: 9,
    armor: 4,
    resistances: ['ice'],
    recruitAt: ['village', 'keep', 'city'],
    count: 1,
    abilities: [
      {
        mana: null,
        when: 'combat',
        steps: [
          {
            op: 'choose',
            pick: 1,
            options: [
              [{ op: 'attack', amount: 5, element: 'physical', range: 'melee' }],
              [{ op: 'block', amount: 5, element: 'physical' }],
            ],
          },
        ],
      },
      { mana: 'blue', when: 'combat', steps: [{ op: 'block', amount: 8, element: 'cold_fire' }] },
      {
        mana: null,
        when: 'any_own_turn',
        steps: [
          { op: 'influence', amount: 5 },
          { op: 'if', cond: { usedDuring: 'interaction' }, do: [{ op: 'reputation', amount: 1 }] },
        ],
      },
    ],
    special: ['payInfluenceInAssault'],
  },
  {
    id: 'heroes_red',
    set: 'lost_legion',
    tier: 'elite',
    level: 3,
    cost: 9,
    armor: 4,
    resistances: ['fire'],
    recruitAt: ['village', 'keep', 'city'],
    count: 1,
    abilities: [
      {
        mana: null,
        when: 'combat',
        steps: [
          {
            op: 'choose',
            pick: 1,
            options: [
              [{ op: 'attack', amount: 5, element: 'physical', range: 'melee' }],
              [{ op: 'block', amount: 5, element: 'physical' }],
            ],
          },
        ],
      },
      { mana: 'red', when: 'combat', steps: [{ op: 'attack', amount: 6, element: 'cold_fire', range: 'melee' }] },
      {
        mana: null,
        when: 'any_own_turn',
        steps: [
          { op: 'influence', amount: 5 },
          { op: 'if', cond: { usedDuring: 'interaction' }, do: [{ op: 'reputation', amount: 1 }] },
        ],
      },
    ],
    special: ['payInfluenceInAssault'],
  },
  {
    id: 'sorcerers',
    set: 'lost_legion',
    tier: 'elite',
    level: 3,
    cost: 9,
    armor: 4,
    resistances: ['fire', 'ice'],
    recruitAt: ['mage_tower', 'monastery'],
    count: 2,
    abilities: [
      { mana: null, when: 'combat', steps: [{ op: 'attack', amount: 3, element: 'physical', range: 'ranged' }] },
      {
        mana: 'white',
        when: 'combat',
        steps: [
          { op: 'targetEnemy', count: 1, upTo: false, apply: [{ mod: 'loseFortification' }] },
          { op: 'attack', amount: 3, element: 'physical', range: 'ranged' },
        ],
      },
      {
        mana: 'green',
        when: 'combat',
        steps: [
          { op: 'targetEnemy', count: 1, upTo: false, apply: [{ mod: 'loseResistance', which: 'all' }] },
          { op: 'attack', amount: 3, element: 'physical', range: 'ranged' },
        ],
      },
    ],
  },
  {
    id: 'delphana_masters',
    set: 'lost_legion',
    tier: 'elite',
    level: 4,
    cost: 13,
    armor: 3,
    resistances: ['physical', 'fire', 'ice'],
    recruitAt: ['city'],
    count: 2,
    abilities: [
      {
        mana: 'blue',
        when: 'combat',
        steps: [{ op: 'targetEnemy', count: 1, upTo: false, apply: [{ mod: 'doesNotAttack', duration: 'combat' }] }],
      },
      {
        mana: 'red',
        when: 'combat',
        steps: [{ op: 'targetEnemy', count: 1, upTo: false, apply: [{ mod: 'destroyIfBlocked' }] }],
      },
      {
        mana: 'green',
        when: 'combat',
        steps: [{ op: 'targetEnemy', count: 1, upTo: false, apply: [{ mod: 'armor', delta: -5, min: 1 }] }],
      },
      {
        mana: 'white',
        when: 'combat',
        steps: [
          {
            op: 'targetEnemy',
            count: 1,
            upTo: false,
            apply: [{ mod: 'loseFortification' }, { mod: 'loseResistance', which: 'all' }],
          },
        ],
      },
    ],
    special: ['severalAbilities'],
  },
];
