import type { Card } from './card.js';

/** Spells 93-112 and 299-302 (Lost Legion); 109-112 are competitive. */
export const SPELLS: readonly Card[] = [
  {
    id: 'fireball',
    kind: 'spell',
    set: 'base',
    number: 93,
    colors: ['red'],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: { cost: ['red'], steps: [{ op: 'attack', amount: 5, range: 'ranged', element: 'fire' }] },
    powered: {
      cost: ['red', 'black'],
      steps: [
        { op: 'takeWound', amount: 1, to: 'hand' },
        { op: 'attack', amount: 8, range: 'siege', element: 'fire' },
      ],
    },
  },
  {
    id: 'snowstorm',
    kind: 'spell',
    set: 'base',
    number: 94,
    colors: ['blue'],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: { cost: ['blue'], steps: [{ op: 'attack', amount: 5, range: 'ranged', element: 'ice' }] },
    powered: {
      cost: ['blue', 'black'],
      steps: [
        { op: 'takeWound', amount: 1, to: 'hand' },
        { op: 'attack', amount: 8, range: 'siege', element: 'ice' },
      ],
    },
  },
  {
    id: 'expose',
    kind: 'spell',
    set: 'base',
    number: 95,
    colors: ['white'],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: {
      cost: ['white'],
      steps: [
        {
          op: 'targetEnemy',
          count: 1,
          upTo: false,
          apply: [{ mod: 'loseFortification' }, { mod: 'loseResistance', which: 'all' }],
          duration: 'combat',
        },
        { op: 'attack', amount: 2, range: 'ranged', element: 'physical' },
      ],
    },
    powered: {
      cost: ['white', 'black'],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'allEnemies', apply: [{ mod: 'loseFortification' }], duration: 'combat' }],
            [{ op: 'allEnemies', apply: [{ mod: 'loseResistance', which: 'all' }], duration: 'combat' }],
          ],
        },
        { op: 'attack', amount: 3, range: 'ranged', element: 'physical' },
      ],
    },
  },
  {
    id: 'tremor',
    kind: 'spell',
    set: 'base',
    number: 96,
    colors: ['green'],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: {
      cost: ['green'],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'targetEnemy', count: 1, upTo: false, apply: [{ mod: 'armor', delta: -3, min: 1 }] }],
            [{ op: 'allEnemies', apply: [{ mod: 'armor', delta: -2, min: 1 }] }],
          ],
        },
      ],
    },
    powered: {
      cost: ['green', 'black'],
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
                apply: [{ mod: 'armor', delta: -3, min: 1, deltaIfFortified: -6 }],
              },
            ],
            [{ op: 'allEnemies', apply: [{ mod: 'armor', delta: -2, min: 1, deltaIfFortified: -4 }] }],
          ],
        },
      ],
    },
  },
  {
    id: 'flame_wall',
    kind: 'spell',
    set: 'base',
    number: 97,
    colors: ['red'],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: {
      cost: ['red'],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'attack', amount: 5, range: 'melee', element: 'fire' }],
            [{ op: 'block', amount: 7, element: 'fire' }],
          ],
        },
      ],
    },
    powered: {
      cost: ['red', 'black'],
      steps: [
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'attack', amount: 5, range: 'melee', element: 'fire', per: { of: 'enemyTokenFaced', add: 2 } }],
            [{ op: 'block', amount: 7, element: 'fire', per: { of: 'enemyTokenFaced', add: 2 } }],
          ],
        },
      ],
    },
  },
  {
    id: 'mana_bolt',
    kind: 'spell',
    set: 'base',
    number: 98,
    colors: ['blue'],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: {
      cost: ['blue'],
      steps: [
        { op: 'payMana', color: 'basic', bind: 'paid' },
        {
          op: 'switchColor',
          of: 'paid',
          cases: {
            blue: [{ op: 'attack', amount: 8, range: 'melee', element: 'ice' }],
            red: [{ op: 'attack', amount: 7, range: 'melee', element: 'cold_fire' }],
            white: [{ op: 'attack', amount: 6, range: 'ranged', element: 'ice' }],
            green: [{ op: 'attack', amount: 5, range: 'siege', element: 'ice' }],
          },
        },
      ],
    },
    powered: {
      cost: ['blue', 'black'],
      steps: [
        { op: 'payMana', color: 'basic', bind: 'paid' },
        {
          op: 'switchColor',
          of: 'paid',
          cases: {
            blue: [{ op: 'attack', amount: 11, range: 'melee', element: 'ice' }],
            red: [{ op: 'attack', amount: 10, range: 'melee', element: 'cold_fire' }],
            white: [{ op: 'attack', amount: 9, range: 'ranged', element: 'ice' }],
            green: [{ op: 'attack', amount: 8, range: 'siege', element: 'ice' }],
          },
        },
      ],
    },
  },
  {
    id: 'whirlwind',
    kind: 'spell',
    set: 'base',
    number: 99,
    colors: ['white'],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: {
      cost: ['white'],
      steps: [{ op: 'targetEnemy', count: 1, upTo: false, apply: [{ mod: 'doesNotAttack', duration: 'combat' }] }],
    },
    powered: {
      cost: ['white', 'black'],
      steps: [{ op: 'targetEnemy', count: 1, upTo: false, apply: [{ mod: 'destroy' }], phase: 'attack' }],
    },
  },
  {
    id: 'underground_travel',
    kind: 'spell',
    set: 'base',
    number: 100,
    colors: ['green'],
    icons: { basic: ['move'], powered: ['move'] },
    basic: {
      cost: ['green'],
      steps: [{ op: 'freeMove', spaces: 3, avoid: ['swamp', 'lake'], endOn: 'safeRevealed', provoke: false }],
    },
    powered: {
      cost: ['green', 'black'],
      steps: [
        {
          op: 'freeMove',
          spaces: 3,
          avoid: ['swamp', 'lake'],
          endOn: 'fortifiedSiteOrPlayer',
          provoke: false,
          startsCombat: true,
          withdrawTo: 'origin',
        },
        { op: 'rule', rule: 'ignoreSiteFortification', duration: 'turn' },
      ],
    },
  },
  {
    id: 'burning_shield',
    kind: 'spell',
    set: 'base',
    number: 101,
    colors: ['red'],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: {
      cost: ['red'],
      steps: [
        { op: 'block', amount: 4, element: 'fire' },
        {
          op: 'later',
          when: 'onSuccessfulBlock',
          do: [
            {
              op: 'later',
              when: 'attackPhase',
              do: [{ op: 'may', steps: [{ op: 'attack', amount: 4, range: 'melee', element: 'fire' }] }],
            },
          ],
        },
      ],
    },
    powered: {
      cost: ['red', 'black'],
      steps: [
        { op: 'block', amount: 4, element: 'fire' },
        {
          op: 'later',
          when: 'onSuccessfulBlock',
          do: [{ op: 'targetEnemy', count: 1, upTo: false, apply: [{ mod: 'destroy' }], where: 'blockedEnemy' }],
        },
      ],
    },
  },
  {
    id: 'chill',
    kind: 'spell',
    set: 'base',
    number: 102,
    colors: ['blue'],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: {
      cost: ['blue'],
      steps: [
        {
          op: 'targetEnemy',
          count: 1,
          upTo: false,
          apply: [
            { mod: 'doesNotAttack', duration: 'combat' },
            { mod: 'loseResistance', which: 'fire', duration: 'turn' },
          ],
        },
      ],
    },
    powered: {
      cost: ['blue', 'black'],
      steps: [
        {
          op: 'targetEnemy',
          count: 1,
          upTo: false,
          apply: [
            { mod: 'doesNotAttack', duration: 'combat' },
            { mod: 'armor', delta: -4, min: 1, duration: 'turn' },
          ],
        },
      ],
    },
  },
  {
    id: 'wings_of_wind',
    kind: 'spell',
    set: 'base',
    number: 103,
    colors: ['white'],
    icons: { basic: ['move'], powered: ['combat'] },
    basic: {
      cost: ['white'],
      steps: [{ op: 'freeMove', spaces: 5, costPerSpace: 1, minSpaces: 1, endOn: 'safeRevealed', provoke: false }],
    },
    powered: {
      cost: ['white', 'black'],
      steps: [
        {
          op: 'targetEnemy',
          count: 1,
          upTo: false,
          apply: [{ mod: 'doesNotAttack', duration: 'combat' }],
          extra: { cost: 'movePoints', nth: 'n-1' },
        },
      ],
    },
  },
  {
    id: 'restoration',
    kind: 'spell',
    set: 'base',
    number: 104,
    colors: ['green'],
    icons: { basic: ['heal'], powered: ['heal'] },
    basic: {
      cost: ['green'],
      steps: [
        { op: 'if', cond: { onTerrain: 'forest' }, do: [{ op: 'heal', amount: 5 }], else: [{ op: 'heal', amount: 3 }] },
      ],
    },
    powered: {
      cost: ['green', 'black'],
      steps: [
        {
          op: 'if',
          cond: { onTerrain: 'forest' },
          do: [
            { op: 'heal', amount: 5 },
            { op: 'readyUnits', levelBudget: 5 },
          ],
          else: [
            { op: 'heal', amount: 3 },
            { op: 'readyUnits', levelBudget: 3 },
          ],
        },
      ],
    },
  },
  {
    id: 'demolish',
    kind: 'spell',
    set: 'base',
    number: 105,
    colors: ['red'],
    icons: { basic: ['combat'], powered: ['combat'] },
    basic: {
      cost: ['red'],
      steps: [
        { op: 'rule', rule: 'ignoreSiteFortification', duration: 'turn' },
        { op: 'allEnemies', apply: [{ mod: 'armor', delta: -1, min: 1 }] },
      ],
    },
    powered: {
      cost: ['red', 'black'],
      steps: [
        { op: 'targetEnemy', count: 1, upTo: false, apply: [{ mod: 'destroy' }], phase: 'attack' },
        { op: 'allEnemies', apply: [{ mod: 'armor', delta: -1, min: 1 }], where: 'others' },
      ],
    },
  },
  {
    id: 'space_bending',
    kind: 'spell',
    set: 'base',
    number: 106,
    colors: ['blue'],
    icons: { basic: ['move'], powered: ['special'] },
    basic: {
      cost: ['blue'],
      steps: [
        { op: 'rule', rule: 'distanceTwoAdjacent', duration: 'turn' },
        { op: 'rule', rule: 'noProvoke', duration: 'turn' },
      ],
    },
    powered: {
      cost: ['blue', 'black'],
      steps: [
        { op: 'rule', rule: 'timeBending', duration: 'turn' },
        {
          op: 'later',
          when: 'endOfTurn',
          do: [
            {
              op: 'custom',
              name: 'timeBending',
              setAside: 'self',
              returnPlayedCards: true,
              skipDraw: true,
              extraTurn: true,
            },
          ],
        },
      ],
    },
  },
  {
    id: 'call_to_arms',
    kind: 'spell',
    set: 'base',
    number: 107,
    colors: ['white'],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: ['white'],
      steps: [{ op: 'custom', name: 'useUnitOfferAbility', abilities: 1, damageAllowed: false, manaCost: 'asPrinted' }],
    },
    powered: {
      cost: ['white', 'black'],
      steps: [{ op: 'gainCard', from: 'unitOffer', color: null, to: 'unitArea', free: true, disbandIfFull: true }],
    },
  },
  {
    id: 'meditation',
    kind: 'spell',
    set: 'base',
    number: 108,
    colors: ['green'],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: ['green'],
      steps: [
        { op: 'custom', name: 'discardToDeck', count: 2, selection: 'random', place: ['top', 'bottom'] },
        { op: 'handLimit', delta: 2, when: 'nextDraw' },
      ],
    },
    powered: {
      cost: ['green', 'black'],
      steps: [
        { op: 'custom', name: 'discardToDeck', count: 2, selection: 'chosen', place: ['top', 'bottom'] },
        { op: 'handLimit', delta: 2, when: 'nextDraw' },
      ],
    },
  },
  {
    id: 'mana_meltdown',
    kind: 'spell',
    set: 'base',
    number: 109,
    colors: ['red'],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: ['red'],
      steps: [{ op: 'custom', name: 'othersLoseRandomCrystal', gainOneLost: true, elseWound: 1 }],
    },
    powered: {
      cost: ['red', 'black'],
      steps: [
        { op: 'custom', name: 'woundPerCrystal', color: 'basic', bind: 'c', includeSelf: true },
        { op: 'gainCrystal', color: { bind: 'c' }, amount: 2 },
      ],
    },
    competitive: true,
  },
  {
    id: 'mana_claim',
    kind: 'spell',
    set: 'base',
    number: 110,
    colors: ['blue'],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: ['blue'],
      steps: [
        { op: 'sourceDie', action: 'takeKeep', face: 'basic', until: 'roundEnd', bind: 'c' },
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'gainMana', color: { bind: 'c' }, amount: 3 }],
            [
              {
                op: 'later',
                when: 'eachOwnTurnStartThisRound',
                do: [{ op: 'gainMana', color: { bind: 'c' }, amount: 1 }],
              },
            ],
          ],
        },
      ],
    },
    powered: {
      cost: ['blue', 'black'],
      steps: [
        { op: 'sourceDie', action: 'takeKeep', face: 'basic', until: 'roundEnd', bind: 'c' },
        {
          op: 'choose',
          pick: 1,
          options: [
            [{ op: 'gainMana', color: { bind: 'c' }, amount: 3 }],
            [
              {
                op: 'later',
                when: 'eachOwnTurnStartThisRound',
                do: [{ op: 'gainMana', color: { bind: 'c' }, amount: 1 }],
              },
            ],
          ],
        },
        { op: 'custom', name: 'curseColor', color: { bind: 'c' }, wound: 1, perPlayerPerTurn: 1, until: 'roundEnd' },
      ],
    },
    competitive: true,
  },
  {
    id: 'mind_read',
    kind: 'spell',
    set: 'base',
    number: 111,
    colors: ['white'],
    icons: { basic: ['special'], powered: ['special'] },
    basic: {
      cost: ['white'],
      steps: [
        { op: 'custom', name: 'nameColor', bind: 'c' },
        { op: 'gainCrystal', color: { bind: 'c' }, amount: 1 },
        { op: 'custom', name: 'othersDiscard', kinds: ['spell', 'action'], color: { bind: 'c' }, orReveal: true },
      ],
    },
    powered: {
      cost: ['white', 'black'],
      steps: [
        { op: 'custom', name: 'nameColor', bind: 'c' },
        { op: 'gainCrystal', color: { bind: 'c' }, amount: 1 },
        {
          op: 'custom',
          name: 'othersDiscard',
          kinds: ['spell', 'action'],
          color: { bind: 'c' },
          orReveal: true,
          stealOne: 'action',
          to: 'hand',
        },
      ],
    },
    competitive: true,
  },
  {
    id: 'energy_flow',
    kind: 'spell',
    set: 'base',
    number: 112,
    colors: ['green'],
    icons: { basic: ['heal'], powered: ['heal'] },
    basic: {
      cost: ['green'],
      steps: [
        { op: 'readyUnit', count: 1, maxLevel: 4 },
        { op: 'custom', name: 'spendOthersUnit', maxLevel: 2, requires: 'readied' },
      ],
    },
    powered: {
      cost: ['green', 'black'],
      steps: [
        { op: 'readyUnit', count: 1, maxLevel: 4, alsoHeal: true },
        { op: 'custom', name: 'spendOthersUnit', maxLevel: 3, requires: 'readied' },
      ],
    },
    competitive: true,
  },
  {
    id: 'offering',
    kind: 'spell',
    set: 'lost_legion',
    number: 299,
    colors: ['red'],
    icons: { basic: ['special'], powered: ['combat'] },
    basic: {
      cost: ['red'],
      steps: [
        { op: 'gainCrystal', color: 'red', amount: 1 },
        {
          op: 'may',
          steps: [
            { op: 'discard', from: 'hand', filter: 'nonWound', min: 0, max: 3, bind: 'cs' },
            { op: 'gainCrystal', color: { bindEach: 'cs' }, amount: 1, artifact: 'choose' },
          ],
        },
      ],
    },
    powered: {
      cost: ['red', 'black'],
      steps: [
        {
          op: 'custom',
          name: 'sacrifice',
          first: { green: { range: 'siege', amount: 4 }, white: { range: 'ranged', amount: 6 } },
          second: { red: 'fire', blue: 'ice' },
          per: 'crystalPair',
          after: 'pairsToTokens',
        },
      ],
    },
  },
  {
    id: 'mist_form',
    kind: 'spell',
    set: 'lost_legion',
    number: 300,
    colors: ['blue'],
    icons: { basic: ['move'], powered: ['combat'] },
    basic: {
      cost: ['blue'],
      steps: [
        { op: 'move', amount: 4 },
        { op: 'terrainCost', terrain: 'all', duration: 'turn', set: 2, opens: ['lake'] },
        { op: 'rule', rule: 'cannotEnter', duration: 'turn', terrain: ['hills', 'mountain'] },
      ],
    },
    powered: {
      cost: ['blue', 'black'],
      steps: [
        { op: 'unitMod', scope: 'allOwn', resist: ['physical', 'fire', 'ice'], duration: 'turn' },
        { op: 'rule', rule: 'firstWoundIgnored', duration: 'turn' },
      ],
    },
  },
  {
    id: 'charm',
    kind: 'spell',
    set: 'lost_legion',
    number: 301,
    colors: ['white'],
    icons: { basic: ['influence'], powered: ['combat'] },
    basic: {
      cost: ['white'],
      steps: [
        { op: 'influence', amount: 4 },
        {
          op: 'if',
          cond: { usedDuring: 'interaction' },
          do: [
            {
              op: 'choose',
              pick: 1,
              options: [
                [{ op: 'gainCrystal', color: 'basic', amount: 1 }],
                [{ op: 'rule', rule: 'recruitDiscount', duration: 'turn', amount: 3, uses: 1 }],
              ],
            },
          ],
        },
      ],
    },
    powered: {
      cost: ['white', 'black'],
      steps: [
        { op: 'targetEnemy', count: 1, upTo: false, apply: [{ mod: 'doesNotAttack', duration: 'combat' }], bind: 'e' },
        {
          op: 'later',
          when: 'attackPhase',
          do: [
            {
              op: 'attack',
              amount: 0,
              range: 'melee',
              element: 'ofEnemy',
              amountFrom: 'attackOf:e',
              only: { targetNot: 'e' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 'cure',
    kind: 'spell',
    set: 'lost_legion',
    number: 302,
    colors: ['green'],
    icons: { basic: ['heal'], powered: ['combat'] },
    basic: {
      cost: ['green'],
      steps: [
        { op: 'heal', amount: 2 },
        { op: 'rule', rule: 'healTriggers', duration: 'turn', drawPerHandWound: 1, readyHealedUnits: true },
      ],
    },
    powered: {
      cost: ['green', 'black'],
      steps: [{ op: 'allEnemies', apply: [{ mod: 'armorSet', amount: 1 }], where: 'fullyBlockedThisCombat' }],
    },
  },
];
