import type { Card } from './card.js';

/** Advanced actions 65-92, 287-298 (Lost Legion) and 266-269 (Ultimate). */
export const ADVANCED_ACTIONS: readonly Card[] = [
  {
    id: 'fire_bolt',
    kind: 'advancedAction',
    set: 'base',
    number: 65,
    colors: ['red'],
    icons: { basic: ['special', 'combat'], powered: ['special', 'combat'] },
    basic: { cost: [], steps: [{ op: 'gainCrystal', color: 'red', amount: 1 }] },
    powered: { cost: ['red'], steps: [{ op: 'attack', amount: 3, range: 'ranged', element: 'fire' }] },
  },
  {
    id: 'ice_bolt',
    kind: 'advancedAction',
    set: 'base',
    number: 66,
    colors: ['blue'],
    icons: { basic: ['special', 'combat'], powered: ['special', 'combat'] },
    basic: { cost: [], steps: [{ op: 'gainCrystal', color: 'blue', amount: 1 }] },
    powered: { cost: ['blue'], steps: [{ op: 'attack', amount: 3, range: 'ranged', element: 'ice' }] },
  },
  {
    id: 'swift_bolt',
    kind: 'advancedAction',
    set: 'base',
    number: 67,
    colors: ['white'],
    icons: { basic: ['special', 'combat'], powered: ['special', 'combat'] },
    basic: { cost: [], steps: [{ op: 'gainCrystal', color: 'white', amount: 1 }] },
    powered: { cost: ['white'], steps: [{ op: 'attack', amount: 4, range: 'ranged', element: 'physical' }] },
  },
  {
    id: 'crushing_bolt',
    kind: 'advancedAction',
    set: 'base',
    number: 68,
    colors: ['green'],
    icons: { basic: ['special', 'combat'], powered: ['special', 'combat'] },
    basic: { cost: [], steps: [{ op: 'gainCrystal', color: 'green', amount: 1 }] },
    powered: { cost: ['green'], steps: [{ op: 'attack', amount: 3, range: 'siege', element: 'physical' }] },
  },
  {
    id: 'blood_rage',
    kind: 'advancedAction',
    set: 'base',
    number: 69,
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
            [
              { op: 'takeWound', amount: 1, to: 'hand' },
              { op: 'attack', amount: 5, range: 'melee', element: 'physical' },
            ],
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
            [
              { op: 'takeWound', amount: 1, to: 'hand' },
              { op: 'attack', amount: 9, range: 'melee', element: 'physical' },
            ],
          ],
        },
      ],
    },
  },
  {
    id: 'ice_shield',
    kind: 'advancedAction',
    set: 'base',
    number: 70,
    colors: ['blue'],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: { cost: [], steps: [{ op: 'block', amount: 3, element: 'ice' }] },
    powered: {
      cost: ['blue'],
      steps: [
        { op: 'block', amount: 3, element: 'ice' },
        {
          op: 'targetEnemy',
          count: 1,
          upTo: false,
          apply: [{ mod: 'armor', delta: -3, min: 1 }],
          where: 'enemyBlockedWithThisCard',
        },
      ],
    },
  },
  {
    id: 'agility',
    kind: 'advancedAction',
    set: 'base',
    number: 71,
    colors: ['white'],
    icons: { basic: ['move'], powered: ['move'] },
    basic: {
      cost: [],
      steps: [
        { op: 'move', amount: 2 },
        { op: 'rule', rule: 'moveToAttack', duration: 'turn', rate: [{ move: 1, attack: 1, range: 'melee' }] },
      ],
    },
    powered: {
      cost: ['white'],
      steps: [
        { op: 'move', amount: 4 },
        {
          op: 'rule',
          rule: 'moveToAttack',
          duration: 'turn',
          rate: [
            { move: 1, attack: 1, range: 'melee' },
            { move: 2, attack: 1, range: 'ranged' },
          ],
        },
      ],
    },
  },
  {
    id: 'refreshing_walk',
    kind: 'advancedAction',
    set: 'base',
    number: 72,
    colors: ['green'],
    icons: { basic: ['move'], powered: ['move'] },
    basic: {
      cost: [],
      steps: [
        { op: 'move', amount: 2 },
        { op: 'heal', amount: 1, only: { not: 'combat' } },
      ],
    },
    powered: {
      cost: ['green'],
      steps: [
        { op: 'move', amount: 4 },
        { op: 'heal', amount: 2, only: { not: 'combat' } },
      ],
    },
  },
  {
    id: 'intimidate',
    kind: 'advancedAction',
    set: 'base',
    number: 73,
    colors: ['red'],
    icons: { basic: ['influence', 'combat'], powered: ['influence', 'combat'] },
    basic: {
      cost: [],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'influence', amount: 4 }],
            [{ op: 'attack', amount: 3, range: 'melee', element: 'physical' }],
          ],
        },
        { op: 'reputation', amount: -1 },
      ],
    },
    powered: {
      cost: ['red'],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'influence', amount: 8 }],
            [{ op: 'attack', amount: 7, range: 'melee', element: 'physical' }],
          ],
        },
        { op: 'reputation', amount: -2 },
      ],
    },
  },
  {
    id: 'frost_bridge',
    kind: 'advancedAction',
    set: 'base',
    number: 74,
    colors: ['blue'],
    icons: { basic: ['move'], powered: ['move'] },
    basic: {
      cost: [],
      steps: [
        { op: 'move', amount: 2 },
        { op: 'terrainCost', terrain: ['swamp'], duration: 'turn', set: 1 },
      ],
    },
    powered: {
      cost: ['blue'],
      steps: [
        { op: 'move', amount: 4 },
        { op: 'terrainCost', terrain: ['lake', 'swamp'], duration: 'turn', set: 1, opens: true },
      ],
    },
  },
  {
    id: 'song_of_wind',
    kind: 'advancedAction',
    set: 'base',
    number: 75,
    colors: ['white'],
    icons: { basic: ['move'], powered: ['move'] },
    basic: {
      cost: [],
      steps: [
        { op: 'move', amount: 2 },
        { op: 'terrainCost', terrain: ['plains', 'desert', 'wasteland'], duration: 'turn', delta: -1, min: 0 },
      ],
    },
    powered: {
      cost: ['white'],
      steps: [
        { op: 'move', amount: 2 },
        { op: 'terrainCost', terrain: ['plains', 'desert', 'wasteland'], duration: 'turn', delta: -2, min: 0 },
        {
          op: 'may',
          steps: [
            { op: 'payMana', color: 'blue' },
            { op: 'terrainCost', terrain: ['lake'], duration: 'turn', set: 0, opens: true },
          ],
        },
      ],
    },
  },
  {
    id: 'path_finding',
    kind: 'advancedAction',
    set: 'base',
    number: 76,
    colors: ['green'],
    icons: { basic: ['move'], powered: ['move'] },
    basic: {
      cost: [],
      steps: [
        { op: 'move', amount: 2 },
        { op: 'terrainCost', terrain: 'allAccessible', duration: 'turn', delta: -1, min: 2 },
      ],
    },
    powered: {
      cost: ['green'],
      steps: [
        { op: 'move', amount: 4 },
        { op: 'terrainCost', terrain: 'allAccessible', duration: 'turn', set: 2 },
      ],
    },
  },
  {
    id: 'blood_ritual',
    kind: 'advancedAction',
    set: 'base',
    number: 77,
    colors: ['red'],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: [],
      steps: [
        { op: 'takeWound', amount: 1, to: 'hand' },
        { op: 'gainCrystal', color: 'red', amount: 1 },
        { op: 'gainMana', color: 'any', amount: 1 },
      ],
    },
    powered: {
      cost: ['red'],
      steps: [
        { op: 'takeWound', amount: 1, to: 'hand' },
        { op: 'gainMana', color: 'any', amount: 1 },
        { op: 'gainMana', color: 'any', amount: 1 },
        { op: 'gainMana', color: 'any', amount: 1 },
        {
          op: 'may',
          steps: [
            { op: 'payMana', color: 'basic', bind: 'paid' },
            { op: 'gainCrystal', color: { bind: 'paid' }, amount: 1 },
          ],
        },
      ],
    },
  },
  {
    id: 'pure_magic',
    kind: 'advancedAction',
    set: 'base',
    number: 78,
    colors: ['blue'],
    icons: { basic: ['move', 'influence', 'combat'], powered: ['move', 'influence', 'combat'] },
    basic: {
      cost: [],
      steps: [
        { op: 'payMana', color: 'basic', bind: 'paid' },
        {
          op: 'switchColor',
          of: 'paid',
          cases: {
            green: [{ op: 'move', amount: 4 }],
            white: [{ op: 'influence', amount: 4 }],
            blue: [{ op: 'block', amount: 4, element: 'physical' }],
            red: [{ op: 'attack', amount: 4, range: 'melee', element: 'physical' }],
          },
        },
      ],
    },
    powered: {
      cost: ['blue'],
      steps: [
        { op: 'payMana', color: 'basic', bind: 'paid' },
        {
          op: 'switchColor',
          of: 'paid',
          cases: {
            green: [{ op: 'move', amount: 7 }],
            white: [{ op: 'influence', amount: 7 }],
            blue: [{ op: 'block', amount: 7, element: 'physical' }],
            red: [{ op: 'attack', amount: 7, range: 'melee', element: 'physical' }],
          },
        },
      ],
    },
  },
  {
    id: 'heroic_tale',
    kind: 'advancedAction',
    set: 'base',
    number: 79,
    colors: ['white'],
    icons: { basic: ['influence'], powered: ['influence'] },
    basic: {
      cost: [],
      steps: [
        { op: 'influence', amount: 3 },
        { op: 'later', when: 'onRecruit', do: [{ op: 'reputation', amount: 1 }] },
      ],
    },
    powered: {
      cost: ['white'],
      steps: [
        { op: 'influence', amount: 6 },
        {
          op: 'later',
          when: 'onRecruit',
          do: [
            { op: 'fame', amount: 1 },
            { op: 'reputation', amount: 1 },
          ],
        },
      ],
    },
  },
  {
    id: 'regeneration',
    kind: 'advancedAction',
    set: 'base',
    number: 80,
    colors: ['green'],
    icons: { basic: ['heal'], powered: ['heal'] },
    basic: {
      cost: [],
      steps: [
        { op: 'heal', amount: 1 },
        { op: 'readyUnit', count: 1, maxLevel: 2 },
      ],
    },
    powered: {
      cost: ['green'],
      steps: [
        { op: 'heal', amount: 2 },
        { op: 'readyUnit', count: 1, maxLevel: 3 },
      ],
    },
  },
  {
    id: 'into_the_heat',
    kind: 'advancedAction',
    set: 'base',
    number: 81,
    colors: ['red'],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: {
      cost: [],
      steps: [
        { op: 'unitMod', scope: 'allOwn', attack: 2, block: 2, duration: 'combat' },
        { op: 'rule', rule: 'noDamageToUnits', duration: 'turn' },
      ],
      timing: 'startOfCombat',
    },
    powered: {
      cost: ['red'],
      steps: [
        { op: 'unitMod', scope: 'allOwn', attack: 3, block: 3, duration: 'combat' },
        { op: 'rule', rule: 'noDamageToUnits', duration: 'turn' },
      ],
      timing: 'startOfCombat',
    },
  },
  {
    id: 'steady_tempo',
    kind: 'advancedAction',
    set: 'base',
    number: 82,
    colors: ['blue'],
    icons: { basic: ['move'], powered: ['move'] },
    basic: {
      cost: [],
      steps: [
        { op: 'move', amount: 2 },
        {
          op: 'later',
          when: 'endOfTurn',
          do: [
            { op: 'may', steps: [{ op: 'custom', name: 'placeSelf', where: 'deckBottom', requires: 'deckNotEmpty' }] },
          ],
        },
      ],
    },
    powered: {
      cost: ['blue'],
      steps: [
        { op: 'move', amount: 4 },
        {
          op: 'later',
          when: 'endOfTurn',
          do: [{ op: 'may', steps: [{ op: 'custom', name: 'placeSelf', where: 'deckTop' }] }],
        },
      ],
    },
  },
  {
    id: 'diplomacy',
    kind: 'advancedAction',
    set: 'base',
    number: 83,
    colors: ['white'],
    icons: { basic: ['influence', 'combat'], powered: ['influence', 'combat'] },
    basic: {
      cost: [],
      steps: [
        { op: 'influence', amount: 2 },
        { op: 'rule', rule: 'influenceToBlock', duration: 'turn', elements: ['physical'] },
      ],
    },
    powered: {
      cost: ['white'],
      steps: [
        { op: 'influence', amount: 4 },
        { op: 'rule', rule: 'influenceToBlock', duration: 'turn', elements: ['ice', 'fire'], chooseOne: true },
      ],
    },
  },
  {
    id: 'in_need',
    kind: 'advancedAction',
    set: 'base',
    number: 84,
    colors: ['green'],
    icons: { basic: ['influence'], powered: ['influence'] },
    basic: { cost: [], steps: [{ op: 'influence', amount: 3, per: { of: 'woundInHandOrOnOwnUnits', add: 1 } }] },
    powered: {
      cost: ['green'],
      steps: [{ op: 'influence', amount: 5, per: { of: 'woundInHandOrOnOwnUnits', add: 2 } }],
    },
  },
  {
    id: 'decompose',
    kind: 'advancedAction',
    set: 'base',
    number: 85,
    colors: ['red'],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: [],
      steps: [
        { op: 'throwAway', from: 'hand', filter: 'action', count: 1, excludeSelf: true, bind: 'c' },
        { op: 'gainCrystal', color: { bind: 'c' }, amount: 2 },
      ],
    },
    powered: {
      cost: ['red'],
      steps: [
        { op: 'throwAway', from: 'hand', filter: 'action', count: 1, excludeSelf: true, bind: 'c' },
        { op: 'gainCrystal', color: { basicsExcept: 'c' }, amount: 1 },
      ],
    },
  },
  {
    id: 'crystal_mastery',
    kind: 'advancedAction',
    set: 'base',
    number: 86,
    colors: ['blue'],
    icons: { basic: ['special'], powered: ['special'] },
    basic: { cost: [], steps: [{ op: 'gainCrystal', color: { among: 'ownedCrystalColors' }, amount: 1 }] },
    powered: { cost: ['blue'], steps: [{ op: 'rule', rule: 'returnSpentCrystals', duration: 'turn' }] },
  },
  {
    id: 'mana_storm',
    kind: 'advancedAction',
    set: 'base',
    number: 87,
    colors: ['white'],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: [],
      steps: [
        { op: 'sourceDie', action: 'pick', face: 'basic', bind: 'd' },
        { op: 'gainCrystal', color: { bind: 'd' }, amount: 1 },
        { op: 'sourceDie', action: 'reroll', which: 'd', at: 'now' },
      ],
    },
    powered: {
      cost: ['white'],
      steps: [
        { op: 'sourceDie', action: 'rerollAll' },
        { op: 'rule', rule: 'extraSourceDie', duration: 'turn', count: 3 },
        { op: 'rule', rule: 'goldBlackAsAnyBasic', duration: 'turn', scope: 'sourceDice' },
      ],
    },
  },
  {
    id: 'ambush',
    kind: 'advancedAction',
    set: 'base',
    number: 88,
    colors: ['green'],
    icons: { basic: ['move'], powered: ['move'] },
    basic: {
      cost: [],
      steps: [
        { op: 'move', amount: 2 },
        { op: 'rule', rule: 'firstCombatCardBonus', duration: 'turn', attack: 1, block: 2, uses: 1 },
      ],
    },
    powered: {
      cost: ['green'],
      steps: [
        { op: 'move', amount: 4 },
        { op: 'rule', rule: 'firstCombatCardBonus', duration: 'turn', attack: 2, block: 4, uses: 1 },
      ],
    },
  },
  {
    id: 'maximal_effect',
    kind: 'advancedAction',
    set: 'base',
    number: 89,
    colors: ['red'],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: [],
      steps: [
        {
          op: 'useOtherCard',
          filter: 'actionCard',
          mode: 'basic',
          from: 'hand',
          free: true,
          times: 3,
          after: 'throwAway',
        },
      ],
    },
    powered: {
      cost: ['red'],
      steps: [
        {
          op: 'useOtherCard',
          filter: 'actionCard',
          mode: 'powered',
          from: 'hand',
          free: true,
          times: 2,
          after: 'throwAway',
        },
      ],
    },
  },
  {
    id: 'magic_talent',
    kind: 'advancedAction',
    set: 'base',
    number: 90,
    colors: ['blue'],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: [],
      steps: [
        { op: 'discard', from: 'hand', filter: 'coloredNonWound', min: 1, max: 1, bind: 'c' },
        {
          op: 'may',
          steps: [
            {
              op: 'useOtherCard',
              from: 'spellOffer',
              filter: 'spell',
              color: { bind: 'c' },
              mode: 'asFromHand',
              free: false,
              times: 1,
              after: 'staysInOffer',
            },
          ],
        },
      ],
    },
    powered: {
      cost: ['blue'],
      steps: [
        { op: 'payMana', color: 'basic', bind: 'paid' },
        { op: 'gainCard', from: 'spellOffer', color: { bind: 'paid' }, to: 'discard' },
      ],
    },
  },
  {
    id: 'learning',
    kind: 'advancedAction',
    set: 'base',
    number: 91,
    colors: ['white'],
    icons: { basic: ['influence', 'special'], powered: ['influence', 'special'] },
    basic: {
      cost: [],
      steps: [
        { op: 'influence', amount: 2 },
        { op: 'rule', rule: 'buyAdvancedAction', duration: 'turn', influence: 6, to: 'discard', uses: 1 },
      ],
    },
    powered: {
      cost: ['white'],
      steps: [
        { op: 'influence', amount: 4 },
        { op: 'rule', rule: 'buyAdvancedAction', duration: 'turn', influence: 9, to: 'hand', uses: 1 },
      ],
    },
  },
  {
    id: 'training',
    kind: 'advancedAction',
    set: 'base',
    number: 92,
    colors: ['green'],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: [],
      steps: [
        { op: 'throwAway', from: 'hand', filter: 'action', count: 1, excludeSelf: true, bind: 'c' },
        { op: 'gainCard', from: 'advancedOffer', color: { bind: 'c' }, to: 'discard' },
      ],
    },
    powered: {
      cost: ['green'],
      steps: [
        { op: 'throwAway', from: 'hand', filter: 'action', count: 1, excludeSelf: true, bind: 'c' },
        { op: 'gainCard', from: 'advancedOffer', color: { bind: 'c' }, to: 'hand' },
      ],
    },
  },
  {
    id: 'counterattack',
    kind: 'advancedAction',
    set: 'lost_legion',
    number: 287,
    colors: ['red'],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: {
      cost: [],
      steps: [
        { op: 'attack', amount: 2, range: 'melee', element: 'physical', per: { of: 'enemyBlockedThisTurn', add: 2 } },
      ],
    },
    powered: {
      cost: ['red'],
      steps: [
        { op: 'attack', amount: 4, range: 'melee', element: 'physical', per: { of: 'enemyBlockedThisTurn', add: 3 } },
      ],
    },
  },
  {
    id: 'ritual_attack',
    kind: 'advancedAction',
    set: 'lost_legion',
    number: 288,
    colors: ['red'],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: {
      cost: [],
      steps: [
        { op: 'throwAway', from: 'hand', filter: 'action', count: 1, excludeSelf: true, bind: 'c' },
        {
          op: 'switchColor',
          of: 'c',
          cases: {
            red: [{ op: 'attack', amount: 5, range: 'melee', element: 'physical' }],
            blue: [{ op: 'attack', amount: 3, range: 'melee', element: 'ice' }],
            white: [{ op: 'attack', amount: 3, range: 'ranged', element: 'physical' }],
            green: [{ op: 'attack', amount: 2, range: 'siege', element: 'physical' }],
          },
        },
      ],
    },
    powered: {
      cost: ['red'],
      steps: [
        { op: 'throwAway', from: 'hand', filter: 'action', count: 1, excludeSelf: true, bind: 'c' },
        {
          op: 'switchColor',
          of: 'c',
          cases: {
            red: [{ op: 'attack', amount: 6, range: 'melee', element: 'fire' }],
            blue: [{ op: 'attack', amount: 4, range: 'melee', element: 'cold_fire' }],
            white: [{ op: 'attack', amount: 4, range: 'ranged', element: 'fire' }],
            green: [{ op: 'attack', amount: 3, range: 'siege', element: 'fire' }],
          },
        },
      ],
    },
  },
  {
    id: 'blood_of_ancients',
    kind: 'advancedAction',
    set: 'lost_legion',
    number: 289,
    colors: ['red'],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: [],
      steps: [
        { op: 'takeWound', amount: 1, to: 'hand' },
        { op: 'payMana', color: 'basic', bind: 'paid' },
        { op: 'gainCard', from: 'advancedOffer', color: { bind: 'paid' }, to: 'hand' },
      ],
    },
    powered: {
      cost: ['red'],
      steps: [
        { op: 'takeWound', amount: 1, to: 'handOrDiscard' },
        {
          op: 'useOtherCard',
          from: 'advancedOffer',
          filter: 'advancedAction',
          mode: 'powered',
          free: true,
          times: 1,
          after: 'staysInOffer',
        },
      ],
    },
  },
  {
    id: 'shield_bash',
    kind: 'advancedAction',
    set: 'lost_legion',
    number: 290,
    colors: ['blue'],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: { cost: [], steps: [{ op: 'block', amount: 3, element: 'physical', doubleVsSwift: true }] },
    powered: {
      cost: ['blue'],
      steps: [
        { op: 'block', amount: 5, element: 'physical', doubleVsSwift: true },
        {
          op: 'later',
          when: 'onSuccessfulBlock',
          do: [
            {
              op: 'targetEnemy',
              count: 1,
              upTo: false,
              apply: [{ mod: 'armor', delta: 0, min: 1, per: { of: 'excessBlock', add: -1 } }],
              where: 'blockedEnemy',
            },
          ],
        },
      ],
    },
  },
  {
    id: 'temporal_portal',
    kind: 'advancedAction',
    set: 'lost_legion',
    number: 291,
    colors: ['blue'],
    icons: { basic: ['action'], powered: ['action'] },
    basic: {
      cost: [],
      steps: [
        { op: 'may', steps: [{ op: 'freeMove', spaces: 1, endOn: 'safeRevealed', provoke: false }] },
        { op: 'handLimit', delta: 1, when: 'nextDraw' },
      ],
      timing: 'asAction',
    },
    powered: {
      cost: ['blue'],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [
              { op: 'may', steps: [{ op: 'freeMove', spaces: 2, endOn: 'safeRevealed', provoke: false }] },
              { op: 'handLimit', delta: 1, when: 'nextDraw' },
            ],
            [
              { op: 'may', steps: [{ op: 'freeMove', spaces: 1, endOn: 'safeRevealed', provoke: false }] },
              { op: 'handLimit', delta: 2, when: 'nextDraw' },
            ],
          ],
        },
      ],
      timing: 'asAction',
    },
  },
  {
    id: 'spell_forge',
    kind: 'advancedAction',
    set: 'lost_legion',
    number: 292,
    colors: ['blue'],
    icons: { basic: ['special'], powered: ['special'] },
    basic: { cost: [], steps: [{ op: 'gainCrystal', color: { among: 'spellOfferColors' }, amount: 1 }] },
    powered: {
      cost: ['blue'],
      steps: [{ op: 'gainCrystal', color: { amongCards: 'spellOffer', distinctCards: true }, amount: 2 }],
    },
  },
  {
    id: 'chivalry',
    kind: 'advancedAction',
    set: 'lost_legion',
    number: 293,
    colors: ['white'],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: {
      cost: [],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'attack', amount: 3, range: 'melee', element: 'physical' }],
            [
              { op: 'attack', amount: 2, range: 'melee', element: 'physical' },
              { op: 'later', when: 'onDefeatByThisAttack', do: [{ op: 'reputation', amount: 1 }] },
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
            [{ op: 'attack', amount: 6, range: 'melee', element: 'physical' }],
            [
              { op: 'attack', amount: 4, range: 'melee', element: 'physical' },
              {
                op: 'later',
                when: 'onDefeatByThisAttack',
                do: [
                  { op: 'reputation', amount: 1 },
                  { op: 'fame', amount: 1 },
                ],
              },
            ],
          ],
        },
      ],
    },
  },
  {
    id: 'peaceful_moment',
    kind: 'advancedAction',
    set: 'lost_legion',
    number: 294,
    colors: ['white'],
    icons: { basic: ['influence', 'action'], powered: ['influence', 'action'] },
    basic: {
      cost: [],
      steps: [
        { op: 'influence', amount: 3 },
        {
          op: 'may',
          steps: [{ op: 'custom', name: 'spendInfluence', asAction: true, rates: [{ influence: 2, heal: 1 }] }],
        },
      ],
    },
    powered: {
      cost: ['white'],
      steps: [
        { op: 'influence', amount: 6 },
        {
          op: 'may',
          steps: [
            {
              op: 'custom',
              name: 'spendInfluence',
              asAction: true,
              rates: [
                { influence: 2, heal: 1 },
                { influencePerUnitLevel: 2, readyUnit: 1 },
              ],
            },
          ],
        },
      ],
    },
  },
  {
    id: 'dodge_and_weave',
    kind: 'advancedAction',
    set: 'lost_legion',
    number: 295,
    colors: ['white'],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: {
      cost: [],
      steps: [
        { op: 'targetEnemy', count: 1, upTo: false, apply: [{ mod: 'attack', delta: -2, min: 0 }], phase: 'block' },
        {
          op: 'later',
          when: 'attackPhase',
          do: [
            {
              op: 'if',
              cond: { noWoundToHandThisCombat: true },
              do: [{ op: 'attack', amount: 1, range: 'melee', element: 'physical' }],
            },
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
            [
              {
                op: 'targetEnemy',
                count: 1,
                upTo: false,
                apply: [{ mod: 'attack', delta: -4, min: 0 }],
                phase: 'block',
              },
            ],
            [
              {
                op: 'targetEnemy',
                count: 2,
                upTo: false,
                apply: [{ mod: 'attack', delta: -2, min: 0 }],
                phase: 'block',
                sameEnemyOtherAttackAllowed: true,
              },
            ],
          ],
        },
        {
          op: 'later',
          when: 'attackPhase',
          do: [
            {
              op: 'if',
              cond: { noWoundToHandThisCombat: true },
              do: [{ op: 'attack', amount: 2, range: 'melee', element: 'physical' }],
            },
          ],
        },
      ],
    },
  },
  {
    id: 'stout_resolve',
    kind: 'advancedAction',
    set: 'lost_legion',
    number: 296,
    colors: ['green'],
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
          bonus: { discard: 'wound', max: 1, each: 1 },
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
            [{ op: 'move', amount: 3 }],
            [{ op: 'influence', amount: 3 }],
            [{ op: 'attack', amount: 3, range: 'melee', element: 'physical' }],
            [{ op: 'block', amount: 3, element: 'physical' }],
          ],
          bonus: { discard: 'anyMaxOneWound', max: null, each: 2 },
        },
      ],
    },
  },
  {
    id: 'force_of_nature',
    kind: 'advancedAction',
    set: 'lost_legion',
    number: 297,
    colors: ['green'],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: { cost: [], steps: [{ op: 'unitMod', scope: 'oneChosen', resist: ['physical'], duration: 'combat' }] },
    powered: {
      cost: ['green'],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'attack', amount: 3, range: 'siege', element: 'physical' }],
            [{ op: 'block', amount: 6, element: 'physical' }],
          ],
        },
      ],
    },
  },
  {
    id: 'mountain_lore',
    kind: 'advancedAction',
    set: 'lost_legion',
    number: 298,
    colors: ['green'],
    icons: { basic: ['move'], powered: ['move'] },
    basic: {
      cost: [],
      steps: [
        { op: 'move', amount: 3 },
        {
          op: 'later',
          when: 'endOfTurn',
          do: [{ op: 'if', cond: { onTerrain: 'hills' }, do: [{ op: 'handLimit', delta: 1, when: 'nextDraw' }] }],
        },
      ],
    },
    powered: {
      cost: ['green'],
      steps: [
        { op: 'move', amount: 5 },
        { op: 'terrainCost', terrain: ['mountain'], duration: 'turn', set: 5, opens: true },
        { op: 'rule', rule: 'terrainSafe', duration: 'turn', terrain: ['mountain'] },
        {
          op: 'later',
          when: 'endOfTurn',
          do: [
            {
              op: 'if',
              cond: { onTerrain: 'mountain' },
              do: [{ op: 'handLimit', delta: 2, when: 'nextDraw' }],
              else: [{ op: 'if', cond: { onTerrain: 'hills' }, do: [{ op: 'handLimit', delta: 1, when: 'nextDraw' }] }],
            },
          ],
        },
      ],
    },
  },
  {
    id: 'power_of_crystals',
    kind: 'advancedAction',
    set: 'ultimate',
    number: 266,
    colors: ['green', 'blue'],
    icons: { basic: ['move', 'heal', 'special'], powered: ['move', 'heal', 'special'] },
    basic: { cost: [], steps: [{ op: 'gainCrystal', color: { among: 'basicColorsNotOwned' }, amount: 1 }] },
    powered: {
      cost: [['green', 'blue']],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [[{ op: 'move', amount: 4 }], [{ op: 'heal', amount: 2 }], [{ op: 'draw', amount: 2 }]],
        },
        {
          op: 'custom',
          name: 'perFullCrystalSet',
          each: [
            {
              op: 'choose',
              pick: 1,
              options: [[{ op: 'move', amount: 2 }], [{ op: 'heal', amount: 1 }], [{ op: 'draw', amount: 1 }]],
            },
          ],
        },
      ],
    },
  },
  {
    id: 'rush_of_adrenaline',
    kind: 'advancedAction',
    set: 'ultimate',
    number: 267,
    colors: ['red', 'green'],
    icons: { basic: ['special'], powered: ['special'] },
    basic: { cost: [], steps: [{ op: 'custom', name: 'woundDraws', first: 3 }] },
    powered: {
      cost: [['red', 'green']],
      steps: [{ op: 'custom', name: 'woundDraws', throwAwayFirst: true, drawForFirst: 1, next: 3 }],
    },
  },
  {
    id: 'explosive_bolt',
    kind: 'advancedAction',
    set: 'ultimate',
    number: 268,
    colors: ['white', 'red'],
    icons: { basic: ['special', 'combat'], powered: ['special', 'combat'] },
    basic: {
      cost: [],
      steps: [
        { op: 'takeWound', amount: 1, to: 'hand' },
        { op: 'gainCrystal', color: 'white', amount: 1 },
        { op: 'gainCrystal', color: 'red', amount: 1 },
      ],
    },
    powered: {
      cost: [['white', 'red']],
      steps: [
        { op: 'attack', amount: 3, range: 'ranged', element: 'physical' },
        {
          op: 'later',
          when: 'onDefeatByThisAttack',
          do: [
            {
              op: 'targetEnemy',
              count: 1,
              upTo: false,
              apply: [{ mod: 'armor', delta: -1, min: 1 }],
              where: 'another',
            },
          ],
        },
      ],
    },
  },
  {
    id: 'chilling_stare',
    kind: 'advancedAction',
    set: 'ultimate',
    number: 269,
    colors: ['blue', 'white'],
    icons: { basic: ['influence', 'combat'], powered: ['influence', 'combat'] },
    basic: {
      cost: [],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'influence', amount: 3 }],
            [
              {
                op: 'targetEnemy',
                count: 1,
                upTo: false,
                apply: [{ mod: 'loseAttackAbilities', keepElement: true, duration: 'combat' }],
                scope: 'oneAttack',
              },
            ],
          ],
        },
      ],
    },
    powered: {
      cost: [['blue', 'white']],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'influence', amount: 5 }],
            [{ op: 'targetEnemy', count: 1, upTo: false, apply: [{ mod: 'doesNotAttack', duration: 'combat' }] }],
          ],
        },
      ],
    },
  },
];
