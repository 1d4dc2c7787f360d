import type { Card } from './card.js';

/** The cards heroes start with (MK-C-1.1), each hero's own ones last. */
export const BASIC_ACTIONS: readonly Card[] = [
  {
    id: 'rage',
    kind: 'basicAction',
    set: 'base',
    number: null,
    colors: ['red'],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: {
      cost: [],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'attack', amount: 2, range: 'melee', element: 'physical' }],
            [{ op: 'block', amount: 2, element: 'physical' }],
          ],
        },
      ],
    },
    powered: { cost: ['red'], steps: [{ op: 'attack', amount: 4, range: 'melee', element: 'physical' }] },
  },
  {
    id: 'determination',
    kind: 'basicAction',
    set: 'base',
    number: null,
    colors: ['blue'],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: {
      cost: [],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'attack', amount: 2, range: 'melee', element: 'physical' }],
            [{ op: 'block', amount: 2, element: 'physical' }],
          ],
        },
      ],
    },
    powered: { cost: ['blue'], steps: [{ op: 'block', amount: 5, element: 'physical' }] },
  },
  {
    id: 'swiftness',
    kind: 'basicAction',
    set: 'base',
    number: null,
    colors: ['white'],
    icons: { basic: ['move', 'combat'], powered: ['move', 'combat'] },
    basic: { cost: [], steps: [{ op: 'move', amount: 2 }] },
    powered: { cost: ['white'], steps: [{ op: 'attack', amount: 3, range: 'ranged', element: 'physical' }] },
  },
  {
    id: 'march',
    kind: 'basicAction',
    set: 'base',
    number: null,
    colors: ['green'],
    icons: { basic: ['move'], powered: ['move'] },
    basic: { cost: [], steps: [{ op: 'move', amount: 2 }] },
    powered: { cost: ['green'], steps: [{ op: 'move', amount: 4 }] },
  },
  {
    id: 'stamina',
    kind: 'basicAction',
    set: 'base',
    number: null,
    colors: ['blue'],
    icons: { basic: ['move'], powered: ['move'] },
    basic: { cost: [], steps: [{ op: 'move', amount: 2 }] },
    powered: { cost: ['blue'], steps: [{ op: 'move', amount: 4 }] },
  },
  {
    id: 'tranquility',
    kind: 'basicAction',
    set: 'base',
    number: null,
    colors: ['green'],
    icons: { basic: ['heal'], powered: ['heal'] },
    basic: {
      cost: [],
      steps: [{ op: 'choose', pick: 1, options: [[{ op: 'heal', amount: 1 }], [{ op: 'draw', amount: 1 }]] }],
    },
    powered: {
      cost: ['green'],
      steps: [{ op: 'choose', pick: 1, options: [[{ op: 'heal', amount: 2 }], [{ op: 'draw', amount: 2 }]] }],
    },
  },
  {
    id: 'promise',
    kind: 'basicAction',
    set: 'base',
    number: null,
    colors: ['white'],
    icons: { basic: ['influence'], powered: ['influence'] },
    basic: { cost: [], steps: [{ op: 'influence', amount: 2 }] },
    powered: { cost: ['white'], steps: [{ op: 'influence', amount: 4 }] },
  },
  {
    id: 'threaten',
    kind: 'basicAction',
    set: 'base',
    number: null,
    colors: ['red'],
    icons: { basic: ['influence'], powered: ['influence'] },
    basic: { cost: [], steps: [{ op: 'influence', amount: 2 }] },
    powered: {
      cost: ['red'],
      steps: [
        { op: 'influence', amount: 5 },
        { op: 'reputation', amount: -1 },
      ],
    },
  },
  {
    id: 'crystallize',
    kind: 'basicAction',
    set: 'base',
    number: null,
    colors: ['blue'],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: [],
      steps: [
        { op: 'payMana', color: 'basic', bind: 'paid' },
        { op: 'gainCrystal', color: { bind: 'paid' }, amount: 1 },
      ],
    },
    powered: { cost: ['blue'], steps: [{ op: 'gainCrystal', color: 'basic', amount: 1 }] },
  },
  {
    id: 'mana_draw',
    kind: 'basicAction',
    set: 'base',
    number: null,
    colors: ['white'],
    icons: { basic: ['special'], powered: ['special'] },
    basic: { cost: [], steps: [{ op: 'rule', rule: 'extraSourceDie', duration: 'turn', count: 1 }] },
    powered: {
      cost: ['white'],
      steps: [
        {
          op: 'sourceDie',
          action: 'takeAndSet',
          count: 1,
          faces: ['red', 'blue', 'green', 'white', 'black'],
          rerollOnReturn: false,
          bind: 'face',
        },
        { op: 'gainMana', color: { bind: 'face' }, amount: 2 },
      ],
    },
  },
  {
    id: 'concentration',
    kind: 'basicAction',
    set: 'base',
    number: null,
    colors: ['green'],
    icons: { basic: ['special'], powered: ['special'] },
    basic: { cost: [], steps: [{ op: 'gainMana', color: ['blue', 'white', 'red'], amount: 1 }] },
    powered: {
      cost: ['green'],
      steps: [
        {
          op: 'useOtherCard',
          filter: 'actionCard',
          mode: 'powered',
          from: 'hand',
          free: true,
          times: 1,
          bonus: 2,
          bonusApplies: ['move', 'influence', 'block', 'attack'],
        },
      ],
    },
  },
  {
    id: 'improvisation',
    kind: 'basicAction',
    set: 'base',
    number: null,
    colors: ['red'],
    icons: { basic: ['move', 'influence', 'combat'], powered: ['move', 'influence', 'combat'] },
    basic: {
      cost: [],
      steps: [
        { op: 'discard', from: 'hand', filter: 'nonWound', min: 1, max: 1 },
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'move', amount: 3 }],
            [{ op: 'influence', amount: 3 }],
            [{ op: 'attack', amount: 3, range: 'melee', element: 'physical' }],
            [{ op: 'block', amount: 3, element: 'physical' }],
          ],
        },
      ],
    },
    powered: {
      cost: ['red'],
      steps: [
        { op: 'discard', from: 'hand', filter: 'nonWound', min: 1, max: 1 },
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'move', amount: 5 }],
            [{ op: 'influence', amount: 5 }],
            [{ op: 'attack', amount: 5, range: 'melee', element: 'physical' }],
            [{ op: 'block', amount: 5, element: 'physical' }],
          ],
        },
      ],
    },
  },
  {
    id: 'battle_versatility',
    kind: 'basicAction',
    set: 'base',
    number: null,
    colors: ['red'],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: {
      cost: [],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'attack', amount: 2, range: 'melee', element: 'physical' }],
            [{ op: 'block', amount: 2, element: 'physical' }],
            [{ op: 'attack', amount: 1, range: 'ranged', element: 'physical' }],
          ],
        },
      ],
    },
    powered: {
      cost: ['red'],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'attack', amount: 4, range: 'melee', element: 'physical' }],
            [{ op: 'block', amount: 4, element: 'physical' }],
            [{ op: 'attack', amount: 3, range: 'melee', element: 'fire' }],
            [{ op: 'block', amount: 3, element: 'fire' }],
            [{ op: 'attack', amount: 3, range: 'ranged', element: 'physical' }],
            [{ op: 'attack', amount: 2, range: 'siege', element: 'physical' }],
          ],
        },
      ],
    },
    hero: 'arythea',
  },
  {
    id: 'mana_pull',
    kind: 'basicAction',
    set: 'base',
    number: null,
    colors: ['white'],
    icons: { basic: ['special'], powered: ['special'] },
    basic: { cost: [], steps: [{ op: 'rule', rule: 'extraSourceDie', duration: 'turn', count: 1, blackAsAny: true }] },
    powered: {
      cost: ['white'],
      steps: [
        {
          op: 'sourceDie',
          action: 'takeAndSet',
          count: 2,
          upTo: true,
          faces: ['red', 'blue', 'green', 'white', 'black'],
          rerollOnReturn: false,
          bind: 'faces',
        },
        { op: 'gainMana', color: { bindEach: 'faces' }, amount: 1 },
      ],
    },
    hero: 'arythea',
  },
  {
    id: 'will_focus',
    kind: 'basicAction',
    set: 'base',
    number: null,
    colors: ['green'],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: [],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'gainMana', color: ['blue', 'white', 'red'], amount: 1 }],
            [{ op: 'gainCrystal', color: 'green', amount: 1 }],
          ],
        },
      ],
    },
    powered: {
      cost: ['green'],
      steps: [
        {
          op: 'useOtherCard',
          filter: 'actionCard',
          mode: 'powered',
          from: 'hand',
          free: true,
          times: 1,
          bonus: 3,
          bonusApplies: ['move', 'influence', 'block', 'attack'],
        },
      ],
    },
    hero: 'goldyx',
  },
  {
    id: 'crystal_joy',
    kind: 'basicAction',
    set: 'base',
    number: null,
    colors: ['blue'],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: [],
      steps: [
        { op: 'payMana', color: 'basic', bind: 'paid' },
        { op: 'gainCrystal', color: { bind: 'paid' }, amount: 1 },
        {
          op: 'later',
          when: 'endOfTurn',
          do: [
            {
              op: 'may',
              steps: [
                { op: 'discard', from: 'hand', filter: 'nonWound', min: 1, max: 1 },
                { op: 'custom', name: 'returnSelfToHand' },
              ],
            },
          ],
        },
      ],
    },
    powered: {
      cost: ['blue'],
      steps: [
        { op: 'gainCrystal', color: 'basic', amount: 1 },
        {
          op: 'later',
          when: 'endOfTurn',
          do: [
            {
              op: 'may',
              steps: [
                { op: 'discard', from: 'hand', filter: 'any', min: 1, max: 1 },
                { op: 'custom', name: 'returnSelfToHand' },
              ],
            },
          ],
        },
      ],
    },
    hero: 'goldyx',
  },
  {
    id: 'noble_manners',
    kind: 'basicAction',
    set: 'base',
    number: null,
    colors: ['white'],
    icons: { basic: ['influence'], powered: ['influence'] },
    basic: {
      cost: [],
      steps: [
        { op: 'influence', amount: 2 },
        {
          op: 'if',
          cond: { usedDuring: 'interaction' },
          do: [{ op: 'later', when: 'endOfTurn', do: [{ op: 'fame', amount: 1 }] }],
        },
      ],
    },
    powered: {
      cost: ['white'],
      steps: [
        { op: 'influence', amount: 4 },
        {
          op: 'if',
          cond: { usedDuring: 'interaction' },
          do: [
            {
              op: 'later',
              when: 'endOfTurn',
              do: [
                { op: 'fame', amount: 1 },
                { op: 'reputation', amount: 1 },
              ],
            },
          ],
        },
      ],
    },
    hero: 'norowas',
  },
  {
    id: 'rejuvenate',
    kind: 'basicAction',
    set: 'base',
    number: null,
    colors: ['green'],
    icons: { basic: ['heal'], powered: ['heal'] },
    basic: {
      cost: [],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'heal', amount: 1 }],
            [{ op: 'draw', amount: 1 }],
            [{ op: 'gainMana', color: 'green', amount: 1 }],
            [{ op: 'readyUnit', count: 1, maxLevel: 2 }],
          ],
        },
      ],
    },
    powered: {
      cost: ['green'],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'heal', amount: 2 }],
            [{ op: 'draw', amount: 2 }],
            [{ op: 'gainCrystal', color: 'green', amount: 1 }],
            [{ op: 'readyUnit', count: 1, maxLevel: 3 }],
          ],
        },
      ],
    },
    hero: 'norowas',
  },
  {
    id: 'cold_toughness',
    kind: 'basicAction',
    set: 'base',
    number: null,
    colors: ['blue'],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: {
      cost: [],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'attack', amount: 2, range: 'melee', element: 'ice' }],
            [{ op: 'block', amount: 3, element: 'ice' }],
          ],
        },
      ],
    },
    powered: {
      cost: ['blue'],
      steps: [
        { op: 'block', amount: 5, element: 'ice', per: { of: 'abilityAttackColorOrResistanceOnBlockedEnemy', add: 1 } },
      ],
    },
    hero: 'tovak',
  },
  {
    id: 'instinct',
    kind: 'basicAction',
    set: 'base',
    number: null,
    colors: ['red'],
    icons: { basic: ['move', 'influence', 'combat'], powered: ['move', 'influence', 'combat'] },
    basic: {
      cost: [],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'move', amount: 2 }],
            [{ op: 'influence', amount: 2 }],
            [{ op: 'attack', amount: 2, range: 'melee', element: 'physical' }],
            [{ op: 'block', amount: 2, element: 'physical' }],
          ],
        },
      ],
    },
    powered: {
      cost: ['red'],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'move', amount: 4 }],
            [{ op: 'influence', amount: 4 }],
            [{ op: 'attack', amount: 4, range: 'melee', element: 'physical' }],
            [{ op: 'block', amount: 4, element: 'physical' }],
          ],
        },
      ],
    },
    hero: 'tovak',
  },
  {
    id: 'swift_reflexes',
    kind: 'basicAction',
    set: 'lost_legion',
    number: null,
    colors: ['white'],
    icons: { basic: ['move', 'combat'], powered: ['move', 'combat'] },
    basic: {
      cost: [],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'move', amount: 2 }],
            [{ op: 'attack', amount: 1, range: 'ranged', element: 'physical' }],
            [
              {
                op: 'targetEnemy',
                count: 1,
                upTo: false,
                apply: [{ mod: 'attack', delta: -1, min: 0 }],
                phase: 'block',
              },
            ],
          ],
        },
      ],
    },
    powered: {
      cost: ['white'],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'move', amount: 4 }],
            [{ op: 'attack', amount: 3, range: 'ranged', element: 'physical' }],
            [
              {
                op: 'targetEnemy',
                count: 1,
                upTo: false,
                apply: [{ mod: 'attack', delta: -2, min: 0 }],
                phase: 'block',
              },
            ],
          ],
        },
      ],
    },
    hero: 'wolfhawk',
  },
  {
    id: 'tirelessness',
    kind: 'basicAction',
    set: 'lost_legion',
    number: null,
    colors: ['blue'],
    icons: { basic: ['move'], powered: ['move'] },
    basic: {
      cost: [],
      steps: [
        { op: 'move', amount: 2 },
        { op: 'rule', rule: 'moveCardBonus', duration: 'turn', amount: 1, uses: 1 },
      ],
    },
    powered: {
      cost: ['blue'],
      steps: [
        { op: 'move', amount: 4 },
        { op: 'rule', rule: 'moveCardBonus', duration: 'turn', amount: 1 },
      ],
    },
    hero: 'wolfhawk',
  },
  {
    id: 'savage_harvesting',
    kind: 'basicAction',
    set: 'krang',
    number: null,
    colors: ['green'],
    icons: { basic: ['move', 'special'], powered: ['move', 'special'] },
    basic: {
      cost: [],
      steps: [
        { op: 'move', amount: 2 },
        {
          op: 'later',
          when: 'perSpaceMoved',
          do: [
            {
              op: 'may',
              steps: [
                { op: 'discard', from: 'hand', filter: 'nonWound', min: 1, max: 1, bind: 'c' },
                { op: 'gainCrystal', color: { bind: 'c' }, amount: 1, artifact: 'choose' },
              ],
            },
          ],
          limit: 1,
        },
      ],
    },
    powered: {
      cost: ['green'],
      steps: [
        { op: 'move', amount: 4 },
        {
          op: 'later',
          when: 'perSpaceMoved',
          do: [
            {
              op: 'may',
              steps: [
                { op: 'discard', from: 'hand', filter: 'nonWound', min: 1, max: 1, bind: 'c' },
                { op: 'gainCrystal', color: { bind: 'c' }, amount: 1, artifact: 'choose' },
              ],
            },
          ],
        },
      ],
    },
    hero: 'krang',
  },
  {
    id: 'ruthless_coercion',
    kind: 'basicAction',
    set: 'krang',
    number: null,
    colors: ['red'],
    icons: { basic: ['influence', 'heal'], powered: ['influence', 'heal'] },
    basic: {
      cost: [],
      steps: [
        { op: 'influence', amount: 2 },
        {
          op: 'rule',
          rule: 'recruitDiscount',
          duration: 'turn',
          amount: 2,
          uses: 1,
          onUse: [{ op: 'reputation', amount: -1 }],
        },
      ],
    },
    powered: {
      cost: ['red'],
      steps: [
        { op: 'influence', amount: 6 },
        { op: 'reputation', amount: -1 },
        { op: 'rule', rule: 'readyForInfluence', duration: 'turn', maxLevel: 2, influencePerLevel: 2 },
      ],
    },
    hero: 'krang',
  },
  {
    id: 'one_with_the_land',
    kind: 'basicAction',
    set: 'shades_of_tezla',
    number: null,
    colors: ['green'],
    icons: { basic: ['move', 'heal', 'combat'], powered: ['move', 'heal', 'combat'] },
    basic: {
      cost: [],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'move', amount: 2 }],
            [{ op: 'heal', amount: 1 }],
            [{ op: 'block', amount: 2, element: 'physical' }],
          ],
        },
      ],
    },
    powered: {
      cost: ['green'],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'move', amount: 4 }],
            [{ op: 'heal', amount: 2 }],
            [
              {
                op: 'block',
                amount: 0,
                element: 'byTime',
                elementByTime: { day: 'fire', night: 'ice' },
                amountFrom: 'unmodifiedMoveCostOfOwnSpace',
                special: { mountain: 5, lake: 2 },
              },
            ],
          ],
        },
      ],
    },
    hero: 'braevalar',
  },
  {
    id: 'druidic_paths',
    kind: 'basicAction',
    set: 'shades_of_tezla',
    number: null,
    colors: ['blue'],
    icons: { basic: ['move'], powered: ['move'] },
    basic: {
      cost: [],
      steps: [
        { op: 'move', amount: 2 },
        { op: 'terrainCost', terrain: 'oneChosenSpace', duration: 'turn', delta: -1, min: 2 },
      ],
    },
    powered: {
      cost: ['blue'],
      steps: [
        { op: 'move', amount: 4 },
        { op: 'terrainCost', terrain: 'oneChosenType', duration: 'turn', delta: -1, min: 2 },
      ],
    },
    hero: 'braevalar',
  },
];
