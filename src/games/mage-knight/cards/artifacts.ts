import type { Card } from './card.js';

/** Artifacts 113-128, 303-310 (Lost Legion) and 270 (Ultimate). */
export const ARTIFACTS: readonly Card[] = [
  {
    id: 'banner_of_glory',
    kind: 'artifact',
    set: 'base',
    number: 113,
    colors: [],
    icons: { basic: ['banner', 'combat'], powered: ['banner', 'combat'] },
    basic: {
      cost: [],
      steps: [{ op: 'attachBanner', armor: 1, attack: 1, block: 1, onUnitAttackOrBlock: [{ op: 'fame', amount: 1 }] }],
    },
    powered: {
      cost: [],
      throwAwaySelf: true,
      steps: [
        { op: 'unitMod', scope: 'allOwn', armor: 1, attack: 1, block: 1, duration: 'turn' },
        { op: 'later', when: 'perUnitThatAttacksOrBlocks', do: [{ op: 'fame', amount: 1 }] },
      ],
    },
  },
  {
    id: 'banner_of_fear',
    kind: 'artifact',
    set: 'base',
    number: 114,
    colors: [],
    icons: { basic: ['banner', 'combat'], powered: ['banner', 'combat'] },
    basic: {
      cost: [],
      steps: [
        {
          op: 'attachBanner',
          ability: {
            phase: 'block',
            cost: 'spendUnit',
            do: [
              { op: 'custom', name: 'cancelOneAttack' },
              { op: 'fame', amount: 1 },
            ],
          },
        },
      ],
    },
    powered: {
      cost: [],
      throwAwaySelf: true,
      steps: [{ op: 'targetEnemy', count: 3, upTo: true, apply: [{ mod: 'doesNotAttack', duration: 'combat' }] }],
    },
  },
  {
    id: 'banner_of_protection',
    kind: 'artifact',
    set: 'base',
    number: 115,
    colors: [],
    icons: { basic: ['banner', 'combat'], powered: ['banner', 'combat'] },
    basic: { cost: [], steps: [{ op: 'attachBanner', armor: 1, resist: ['fire', 'ice'] }] },
    powered: {
      cost: [],
      throwAwaySelf: true,
      steps: [
        {
          op: 'later',
          when: 'endOfTurn',
          do: [
            {
              op: 'may',
              steps: [{ op: 'custom', name: 'throwAwayWoundsReceivedThisTurn', where: ['hand', 'discard'] }],
            },
          ],
        },
      ],
    },
  },
  {
    id: 'banner_of_courage',
    kind: 'artifact',
    set: 'base',
    number: 116,
    colors: [],
    icons: { basic: ['banner', 'heal'], powered: ['banner', 'heal'] },
    basic: {
      cost: [],
      steps: [
        {
          op: 'attachBanner',
          flip: 'oncePerRound',
          ability: { not: 'combat', do: [{ op: 'readyUnit', count: 1, which: 'bearer' }] },
        },
      ],
    },
    powered: { cost: [], throwAwaySelf: true, steps: [{ op: 'readyAllUnits' }], timing: 'notInCombat' },
  },
  {
    id: 'ruby_ring',
    kind: 'artifact',
    set: 'base',
    number: 117,
    colors: [],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: [],
      steps: [
        { op: 'gainMana', color: 'red', amount: 1 },
        { op: 'gainCrystal', color: 'red', amount: 1 },
        { op: 'fame', amount: 1 },
      ],
    },
    powered: {
      cost: [],
      throwAwaySelf: true,
      steps: [
        { op: 'rule', rule: 'endlessMana', duration: 'turn', colors: ['red', 'black'] },
        { op: 'later', when: 'perSpellCast', do: [{ op: 'fame', amount: 1 }], color: 'red' },
      ],
    },
  },
  {
    id: 'sapphire_ring',
    kind: 'artifact',
    set: 'base',
    number: 118,
    colors: [],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: [],
      steps: [
        { op: 'gainMana', color: 'blue', amount: 1 },
        { op: 'gainCrystal', color: 'blue', amount: 1 },
        { op: 'fame', amount: 1 },
      ],
    },
    powered: {
      cost: [],
      throwAwaySelf: true,
      steps: [
        { op: 'rule', rule: 'endlessMana', duration: 'turn', colors: ['blue', 'black'] },
        { op: 'later', when: 'perSpellCast', do: [{ op: 'fame', amount: 1 }], color: 'blue' },
      ],
    },
  },
  {
    id: 'diamond_ring',
    kind: 'artifact',
    set: 'base',
    number: 119,
    colors: [],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: [],
      steps: [
        { op: 'gainMana', color: 'white', amount: 1 },
        { op: 'gainCrystal', color: 'white', amount: 1 },
        { op: 'fame', amount: 1 },
      ],
    },
    powered: {
      cost: [],
      throwAwaySelf: true,
      steps: [
        { op: 'rule', rule: 'endlessMana', duration: 'turn', colors: ['white', 'black'] },
        { op: 'later', when: 'perSpellCast', do: [{ op: 'fame', amount: 1 }], color: 'white' },
      ],
    },
  },
  {
    id: 'emerald_ring',
    kind: 'artifact',
    set: 'base',
    number: 120,
    colors: [],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: [],
      steps: [
        { op: 'gainMana', color: 'green', amount: 1 },
        { op: 'gainCrystal', color: 'green', amount: 1 },
        { op: 'fame', amount: 1 },
      ],
    },
    powered: {
      cost: [],
      throwAwaySelf: true,
      steps: [
        { op: 'rule', rule: 'endlessMana', duration: 'turn', colors: ['green', 'black'] },
        { op: 'later', when: 'perSpellCast', do: [{ op: 'fame', amount: 1 }], color: 'green' },
      ],
    },
  },
  {
    id: 'sword_of_justice',
    kind: 'artifact',
    set: 'base',
    number: 121,
    colors: [],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: {
      cost: [],
      steps: [
        { op: 'discard', from: 'hand', filter: 'nonWound', min: 0, max: null, bind: 'n' },
        { op: 'attack', amount: 0, range: 'melee', element: 'physical', per: { of: 'cardDiscarded:n', add: 3 } },
        { op: 'later', when: 'onDefeatThisTurn', do: [{ op: 'fame', amount: 1 }] },
      ],
    },
    powered: {
      cost: [],
      throwAwaySelf: true,
      steps: [
        { op: 'rule', rule: 'doublePhysicalAttacks', duration: 'turn', phase: 'attack' },
        { op: 'allEnemies', apply: [{ mod: 'loseResistance', which: 'physical', duration: 'turn' }] },
        { op: 'later', when: 'onDefeatThisTurn', do: [{ op: 'fame', amount: 1 }] },
      ],
    },
  },
  {
    id: 'horn_of_wrath',
    kind: 'artifact',
    set: 'base',
    number: 122,
    colors: [],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: {
      cost: [],
      steps: [
        { op: 'attack', amount: 5, range: 'siege', element: 'physical' },
        {
          op: 'rollManaDie',
          times: 1,
          on: {
            black: [{ op: 'takeWound', amount: 1, to: 'hand' }],
            red: [{ op: 'takeWound', amount: 1, to: 'hand' }],
          },
        },
      ],
    },
    powered: {
      cost: [],
      throwAwaySelf: true,
      steps: [
        { op: 'attack', amount: 5, range: 'siege', element: 'physical', plusChosen: { min: 0, max: 5, bind: 'x' } },
        {
          op: 'rollManaDie',
          times: { bind: 'x' },
          on: {
            black: [{ op: 'takeWound', amount: 1, to: 'hand' }],
            red: [{ op: 'takeWound', amount: 1, to: 'hand' }],
          },
        },
      ],
    },
  },
  {
    id: 'endless_bag_of_gold',
    kind: 'artifact',
    set: 'base',
    number: 123,
    colors: [],
    icons: { basic: ['influence'], powered: ['influence'] },
    basic: {
      cost: [],
      steps: [
        { op: 'influence', amount: 4 },
        { op: 'fame', amount: 2 },
      ],
    },
    powered: {
      cost: [],
      throwAwaySelf: true,
      steps: [
        { op: 'influence', amount: 9 },
        { op: 'fame', amount: 3 },
      ],
    },
  },
  {
    id: 'endless_gem_pouch',
    kind: 'artifact',
    set: 'base',
    number: 124,
    colors: [],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: [],
      steps: [
        {
          op: 'rollManaDie',
          times: 2,
          on: {
            basic: [{ op: 'gainCrystal', color: 'rolled', amount: 1 }],
            gold: [{ op: 'gainCrystal', color: 'basic', amount: 1 }],
            black: [{ op: 'fame', amount: 1 }],
          },
        },
      ],
    },
    powered: {
      cost: [],
      throwAwaySelf: true,
      steps: [
        { op: 'gainMana', color: 'red', amount: 1 },
        { op: 'gainMana', color: 'blue', amount: 1 },
        { op: 'gainMana', color: 'green', amount: 1 },
        { op: 'gainMana', color: 'white', amount: 1 },
        {
          op: 'if',
          cond: { timeOfDay: 'day' },
          do: [{ op: 'gainMana', color: 'gold', amount: 1 }],
          else: [{ op: 'gainMana', color: 'black', amount: 1 }],
        },
      ],
    },
  },
  {
    id: 'golden_grail',
    kind: 'artifact',
    set: 'base',
    number: 125,
    colors: [],
    icons: { basic: ['heal'], powered: ['heal'] },
    basic: { cost: [], steps: [{ op: 'heal', amount: 2, onSpendEach: [{ op: 'fame', amount: 1 }] }] },
    powered: {
      cost: [],
      throwAwaySelf: true,
      steps: [
        { op: 'heal', amount: 6 },
        { op: 'rule', rule: 'healTriggers', duration: 'turn', drawPerHandWound: 1 },
      ],
    },
  },
  {
    id: 'book_of_wisdom',
    kind: 'artifact',
    set: 'base',
    number: 126,
    colors: [],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: [],
      steps: [
        { op: 'throwAway', from: 'hand', filter: 'action', count: 1, excludeSelf: true, bind: 'c' },
        { op: 'gainCard', from: 'advancedOffer', color: { bind: 'c' }, to: 'hand' },
      ],
    },
    powered: {
      cost: [],
      throwAwaySelf: true,
      steps: [
        { op: 'throwAway', from: 'hand', filter: 'action', count: 1, excludeSelf: true, bind: 'c' },
        { op: 'gainCard', from: 'spellOffer', color: { bind: 'c' }, to: 'hand' },
        { op: 'gainCrystal', color: { bind: 'c' }, amount: 1 },
      ],
    },
  },
  {
    id: 'amulet_of_the_sun',
    kind: 'artifact',
    set: 'base',
    number: 127,
    colors: [],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: [],
      steps: [
        { op: 'gainMana', color: 'gold', amount: 1 },
        {
          op: 'if',
          cond: { timeOfDay: 'night' },
          do: [
            { op: 'terrainCost', terrain: ['forest'], duration: 'turn', set: 3 },
            { op: 'rule', rule: 'goldUsableAtNight', duration: 'turn' },
            { op: 'rule', rule: 'revealAsDay', duration: 'turn', what: ['fortifiedSiteGarrisons', 'ruins'] },
          ],
        },
      ],
    },
    powered: {
      cost: [],
      throwAwaySelf: true,
      steps: [
        { op: 'gainMana', color: 'gold', amount: 3 },
        {
          op: 'if',
          cond: { timeOfDay: 'night' },
          do: [
            { op: 'terrainCost', terrain: ['forest'], duration: 'turn', set: 3 },
            { op: 'rule', rule: 'goldUsableAtNight', duration: 'turn' },
            { op: 'rule', rule: 'revealAsDay', duration: 'turn', what: ['fortifiedSiteGarrisons', 'ruins'] },
          ],
        },
      ],
    },
  },
  {
    id: 'amulet_of_darkness',
    kind: 'artifact',
    set: 'base',
    number: 128,
    colors: [],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: [],
      steps: [
        { op: 'gainMana', color: 'any', amount: 1 },
        {
          op: 'if',
          cond: { timeOfDay: 'day' },
          do: [
            { op: 'terrainCost', terrain: ['desert'], duration: 'turn', set: 3 },
            { op: 'rule', rule: 'blackUsableAtDay', duration: 'turn' },
          ],
        },
      ],
    },
    powered: {
      cost: [],
      throwAwaySelf: true,
      steps: [
        { op: 'gainMana', color: 'any', amount: 1 },
        { op: 'gainMana', color: 'any', amount: 1 },
        { op: 'gainMana', color: 'any', amount: 1 },
        {
          op: 'if',
          cond: { timeOfDay: 'day' },
          do: [
            { op: 'terrainCost', terrain: ['desert'], duration: 'turn', set: 3 },
            { op: 'rule', rule: 'blackUsableAtDay', duration: 'turn' },
          ],
        },
      ],
    },
  },
  {
    id: 'bow_of_starsdawn',
    kind: 'artifact',
    set: 'lost_legion',
    number: 303,
    colors: [],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: {
      cost: [],
      steps: [
        { op: 'discard', from: 'hand', filter: 'nonWound', min: 0, max: null, bind: 'n' },
        { op: 'attack', amount: 0, range: 'ranged', element: 'physical', per: { of: 'cardDiscarded:n', add: 2 } },
        { op: 'later', when: 'onDefeatThisPhase', do: [{ op: 'fame', amount: 1 }] },
      ],
    },
    powered: { cost: [], throwAwaySelf: true, steps: [{ op: 'rule', rule: 'transformRanged', duration: 'turn' }] },
  },
  {
    id: 'banner_of_command',
    kind: 'artifact',
    set: 'lost_legion',
    number: 304,
    colors: [],
    icons: { basic: ['banner', 'influence'], powered: ['banner', 'influence'] },
    basic: {
      cost: [],
      steps: [
        { op: 'influence', amount: 4 },
        {
          op: 'may',
          steps: [
            { op: 'rule', rule: 'freeUnitCommandSlot', duration: 'turn', card: 'self', requires: 'recruitedThisTurn' },
          ],
        },
      ],
    },
    powered: {
      cost: [],
      throwAwaySelf: true,
      steps: [
        { op: 'fame', amount: 2 },
        { op: 'gainCard', from: 'unitOffer', color: null, to: 'unitArea', free: true, disbandIfFull: true },
      ],
    },
  },
  {
    id: 'banner_of_fortitude',
    kind: 'artifact',
    set: 'lost_legion',
    number: 305,
    colors: [],
    icons: { basic: ['banner', 'heal'], powered: ['banner', 'heal'] },
    basic: {
      cost: [],
      steps: [
        {
          op: 'attachBanner',
          flip: 'oncePerRound',
          ability: { trigger: 'unitWouldBeWounded', do: [{ op: 'custom', name: 'ignoreWoundAndEffects' }] },
        },
      ],
    },
    powered: { cost: [], throwAwaySelf: true, steps: [{ op: 'healAllUnits' }], timing: 'notInCombat' },
  },
  {
    id: 'soul_harvester',
    kind: 'artifact',
    set: 'lost_legion',
    number: 306,
    colors: [],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: {
      cost: [],
      steps: [
        { op: 'attack', amount: 3, range: 'melee', element: 'physical' },
        {
          op: 'later',
          when: 'onDefeatByThisAttack',
          do: [
            {
              op: 'gainCrystal',
              color: { byEnemyResistance: { fire: 'red', ice: 'blue', physical: 'green' }, always: 'white' },
              amount: 1,
            },
          ],
          limit: 1,
        },
      ],
    },
    powered: {
      cost: [],
      throwAwaySelf: true,
      steps: [
        { op: 'attack', amount: 8, range: 'melee', element: 'physical' },
        {
          op: 'later',
          when: 'onDefeatThisPhase',
          do: [
            {
              op: 'gainCrystal',
              color: { byEnemyResistance: { fire: 'red', ice: 'blue', physical: 'green' }, always: 'white' },
              amount: 1,
            },
          ],
        },
      ],
    },
  },
  {
    id: 'shield_of_the_fallen_kings',
    kind: 'artifact',
    set: 'lost_legion',
    number: 307,
    colors: [],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: {
      cost: [],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'block', amount: 6, element: 'physical' }],
            [
              { op: 'block', amount: 4, element: 'physical', group: 'a' },
              { op: 'block', amount: 4, element: 'physical', group: 'b' },
            ],
          ],
        },
      ],
    },
    powered: {
      cost: [],
      throwAwaySelf: true,
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'block', amount: 8, element: 'cold_fire' }],
            [
              { op: 'block', amount: 4, element: 'cold_fire', group: 'a' },
              { op: 'block', amount: 4, element: 'cold_fire', group: 'b' },
              { op: 'block', amount: 4, element: 'cold_fire', group: 'c' },
            ],
          ],
        },
      ],
    },
  },
  {
    id: 'druidic_staff',
    kind: 'artifact',
    set: 'lost_legion',
    number: 308,
    colors: [],
    icons: { basic: ['move', 'special', 'heal'], powered: ['move', 'special', 'heal'] },
    basic: {
      cost: [],
      steps: [
        { op: 'discard', from: 'hand', filter: 'nonWound', min: 1, max: 1, bind: 'c' },
        {
          op: 'switchColor',
          of: 'c',
          cases: {
            white: [{ op: 'freeMove', spaces: 2, endOn: 'safeRevealed', provoke: false }],
            blue: [{ op: 'gainCrystal', color: 'basic', amount: 2, sameColor: true }],
            red: [{ op: 'readyUnit', count: 1, maxLevel: 3 }],
            green: [{ op: 'heal', amount: 3 }],
          },
        },
      ],
    },
    powered: {
      cost: [],
      throwAwaySelf: true,
      steps: [
        {
          op: 'choose',
          pick: 2,
          options: [
            [{ op: 'freeMove', spaces: 2, endOn: 'safeRevealed', provoke: false }],
            [{ op: 'gainCrystal', color: 'basic', amount: 2, sameColor: true }],
            [{ op: 'readyUnit', count: 1, maxLevel: 3 }],
            [{ op: 'heal', amount: 3 }],
          ],
          distinct: true,
        },
      ],
    },
  },
  {
    id: 'circlet_of_proficiency',
    kind: 'artifact',
    set: 'lost_legion',
    number: 309,
    colors: [],
    icons: { basic: ['special'], powered: ['special'] },
    basic: { cost: [], steps: [{ op: 'custom', name: 'useCommonSkill', interactive: false, timesIfPerTurn: 2 }] },
    powered: { cost: [], throwAwaySelf: true, steps: [{ op: 'custom', name: 'takeCommonSkill', permanent: true }] },
  },
  {
    id: 'tome_of_all_spells',
    kind: 'artifact',
    set: 'lost_legion',
    number: 310,
    colors: [],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: [],
      steps: [
        { op: 'discard', from: 'hand', filter: 'coloredNonWound', min: 1, max: 1, bind: 'c' },
        {
          op: 'useOtherCard',
          from: 'spellOffer',
          filter: 'spell',
          color: { bind: 'c' },
          mode: 'basic',
          free: true,
          times: 1,
          after: 'staysInOffer',
        },
      ],
    },
    powered: {
      cost: [],
      throwAwaySelf: true,
      steps: [
        { op: 'discard', from: 'hand', filter: 'coloredNonWound', min: 1, max: 1, bind: 'c' },
        {
          op: 'useOtherCard',
          from: 'spellOffer',
          filter: 'spell',
          color: { bind: 'c' },
          mode: 'powered',
          free: true,
          times: 1,
          after: 'staysInOffer',
          ignoreTimeOfDay: true,
        },
      ],
    },
  },
  {
    id: 'mysterious_box',
    kind: 'artifact',
    set: 'ultimate',
    number: 270,
    colors: [],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: [],
      steps: [
        {
          op: 'custom',
          name: 'mysteriousBox',
          fameIfUsed: 1,
          revealedTo: 'artifactDeckBottom',
          unusedTo: 'hand',
          bannerUseTo: 'discard',
          poweredUseTo: 'removed',
        },
      ],
    },
    powered: null,
  },
];
