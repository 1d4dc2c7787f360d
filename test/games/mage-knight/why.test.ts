import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/engine/language.js';
import { randomBelow, randomFrom } from '../../../src/engine/random.js';
import { Table } from '../../../src/engine/table.js';
import { typedOf } from '../../../src/engine/typed.js';
import { game } from '../../../src/games/mage-knight/game.js';
import { openPlace } from '../../../src/games/mage-knight/land.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import { spacesOfTile } from '../../../src/games/mage-knight/tiles/lattice.js';
import { why } from '../../../src/games/mage-knight/why.js';
import { expectRuleOrSilence } from '../why-checks.js';
import { eagerAnswer, enrich, startMatch } from './eager-play.js';
import { inFight, inTurn, onTile, withUnits } from './stage.js';

const turn =
  (change: (realm: Realm) => void = () => undefined) =>
  (): Realm => {
    const realm = inTurn({}, (hero, state) => {
      hero.hand = ['march', 'rage', 'determination', 'promise', 'tranquility', 'wound'];
      hero.discard = ['stamina'];
      state.source = ['gold', 'red', 'black'];
    });
    withUnits(realm, 'peasants');
    change(realm);
    return realm;
  };
const night = turn(realm => {
  realm.time = 'night';
});
const village = turn(realm => {
  onTile(realm, 'country_1', 2);
  realm.offers.units = ['foresters'];
});
const talking = (): Realm => {
  const realm = village();
  Object.assign(realm.heroes[0]!.area, { stage: 'interaction', influence: 3 });
  return realm;
};
const fight = (phase: 'ranged' | 'block' | 'attack', change: (realm: Realm) => void = () => undefined) =>
  turn(realm => {
    inFight(realm, ['prowlers', 'wolf_riders'], { phase });
    change(realm);
  });

const rich = turn(realm => {
  realm.heroes[0]!.crystals.blue = 1;
});
const guarded = turn(realm => withUnits(realm, 'utem_guardsmen'));
const altar = turn(realm => {
  onTile(realm, 'country_8', 1);
  openPlace(realm, realm.heroes[0]!.space!).ruins = { id: 'altar_red', up: true };
});
const maze = turn(realm => {
  onTile(realm, 'country_12', 4);
  realm.heroes[0]!.area.move = 4;
});
const rim = turn(realm => {
  const hero = realm.heroes[0]!;
  hero.space = spacesOfTile(0, 1)[1]!;
  hero.area.path = [hero.space];
  hero.area.move = 4;
});

const shooting = fight('ranged', realm => {
  realm.heroes[0]!.hand.push('swiftness');
  realm.heroes[0]!.crystals.white = 1;
});

/** What is typed where, the rule that forbids it, and what the English sentence says. */
const SAMPLES: readonly (readonly [typed: string, where: () => Realm, rule: string, says: string])[] = [
  ['fireball', turn(), 'MK-C-1.2', 'You do not have Fireball in hand'],
  ['kula ognia+', turn(), 'MK-C-1.2', 'You do not have Fireball in hand'],
  ['stamina', turn(), 'MK-C-1.2', 'Stamina is in your discard pile'],
  ['wound', turn(), 'MK-C-1.7', 'Wounds cannot be played'],
  ['march+ white die', turn(), 'MK-C-1.3', 'March takes other mana: green'],
  ['marsz+ złota kość', night, 'MK-C-3.5', 'Gold mana cannot be used at night'],
  ['march+ black die', turn(), 'MK-C-3.4', 'Black mana cannot be used by day'],
  ['march+', night, 'MK-C-1.3', 'The mana to power March is missing: it takes green'],
  [
    'rage+',
    turn(realm => {
      realm.fight = null;
      inFight(realm, ['prowlers'], { phase: 'attack' });
      realm.heroes[0]!.area.sourceUsed = 1;
    }),
    'MK-C-3.7',
    'You have used your Source die this turn',
  ],
  ['move B4', turn(), 'MK-W-4.3', 'B4 takes Move 4, you have 0: 4 missing'],
  ['march move B4', turn(), 'MK-W-4.3', 'B4 takes Move 4, you have 2: 2 missing'],
  ['marsz, idę na B4', turn(), 'MK-W-4.3', 'B4 takes Move 4, you have 2: 2 missing'],
  ['move Z3', turn(), 'MK-W-4.3', 'There is no space Z3 on the map'],
  ['move A2', fight('block'), 'MK-C-1.12', 'There is no moving in a fight'],
  ['move A2', talking, 'MK-W-3.11', 'Your movement is over'],
  ['explore', turn(), 'MK-W-5.1', ''],
  ['block prowlers', fight('block'), 'MK-W-11.4', 'Prowlers: it takes Block 4, 0 counts, 4 missing'],
  [
    'determination block, block prowlers',
    fight('block'),
    'MK-W-11.4',
    'Prowlers: it takes Block 4, 2 counts, 2 missing',
  ],
  [
    'blok wilczy jeźdźcy',
    fight('block'),
    'MK-W-13.2',
    'Wolf Riders: it takes Block 6 (swift: double block), 0 counts, 6 missing',
  ],
  ['attack prowlers', fight('attack'), 'MK-W-10.1', 'Prowlers: Armor 3, Attack 0 counts, 3 missing'],
  ['rage attack prowlers', fight('attack'), 'MK-W-10.1', 'Prowlers: Armor 3, Attack 2 counts, 1 missing'],
  ['attack prowlers', fight('block'), 'MK-W-9.5', 'Now attacks are blocked'],
  ['block prowlers', fight('attack'), 'MK-W-9.5', 'Attacks are blocked in the block phase only'],
  ['attack minotaur', fight('attack'), 'MK-W-10.1', 'Minotaur: nobody of that name is in this fight'],
  [
    'rage',
    turn(realm => {
      realm.heroes[0]!.area.stage = 'done';
    }),
    'MK-C-1.11',
    'Rage would do nothing now',
  ],
  ['foresters 1', turn(), 'MK-C-7.7', 'You do not command Foresters'],
  [
    'chłopi 3',
    turn(realm => {
      realm.heroes[0]!.units[0]!.ready = false;
    }),
    'MK-C-7.7',
    'Peasants: the unit is spent',
  ],
  ['skill dark paths', turn(), 'MK-C-5.1', 'You do not have the skill Dark Paths'],
  ['interact', turn(), 'MK-W-8.1', 'You interact at a village'],
  ['recruit foresters', talking, 'MK-W-8.4', 'This costs Influence 5, you have 3: 2 missing'],
  ['werbuj leśników', village, 'MK-W-8.1', 'Begin the interaction first'],
  ['recruit catapults', talking, 'MK-W-8.5', 'The unit offer has no Catapults'],
  ['heal', turn(), 'MK-C-13.2', 'You have no Healing points'],
  ['ulecz', fight('attack'), 'MK-C-13.2', 'There is no healing in a fight'],
  ['rest', talking, 'MK-W-3.12', 'You rest in a turn without movement'],
  ['end', fight('attack'), 'MK-W-9.5', 'The fight has to be finished first'],
  ['blue crystal', turn(), 'MK-C-3.2', 'You have no blue crystal'],
  ['challenge A2', turn(), 'MK-W-6.5', 'Only rampaging enemies'],
  [
    'determination+ blue crystal',
    rich,
    'MK-C-1.11',
    'Powered Determination would do nothing now: Attack and Block count in a fight only',
  ],
  ['rage sideways influence', turn(), 'MK-C-2.1', 'A sideways card gives 1 of what counts now'],
  ['szał bokiem', shooting, 'MK-C-1.11', 'Rage would do nothing in this phase'],
  // The side is not said, and there are several: the basic one is meant.
  [
    'fire bolt, attack prowlers',
    fight('attack', realm => {
      realm.heroes[0]!.hand = ['fire_bolt'];
      realm.heroes[0]!.crystals.red = 1;
    }),
    'MK-W-10.1',
    'Prowlers: Armor 3, Attack 0 counts, 3 missing',
  ],
  ['chłopi 1', shooting, 'MK-C-1.11', 'Peasants: this ability would do nothing now'],
  ['utem guardsmen 3', guarded, 'MK-C-7.7', 'Utem Guardsmen: 2 abilities, no more'],
  ['utem gwardziści 2', guarded, 'MK-C-7.7', 'this ability is for fights only'],
  ['black crystal', turn(), 'MK-C-3.3', 'There are no gold or black crystals'],
  ['plunder', village, 'MK-S-3.3', 'You plunder outside your own turn'],
  ['joint A2', turn(), 'MK-W-17.1', 'A joint assault is proposed before your action'],
  ['wspólny szturm A2', turn(), 'MK-W-17.1', 'A joint assault is proposed before your action'],
  ['atakuj Goldyxa', turn(), 'MK-W-9.5', 'There is no fight'],
  ['attack goldyx', turn(), 'MK-W-6.7', 'nobody is here'],
  ['tribute', turn(), 'MK-S-16.4', 'You do not stand at an altar'],
  ['danina', altar, 'MK-S-16.4', 'The tribute of this altar is red mana, red mana and red mana, all at once'],
  ['adventure', altar, 'MK-S-16.4', 'This is an altar'],
  ['path 2', turn(), 'MK-S-20.1', 'There are paths in a maze only'],
  ['path 2', maze, 'MK-S-20.1', 'Explore the maze first'],
  ['adventure path 2', maze, 'MK-S-20.1', 'This path takes Move 2, you have 0 inside: 2 missing'],
  ['eksploruj, marsz, ścieżka 4', maze, 'MK-S-20.1', 'This path takes Move 4, you have 2 inside: 2 missing'],
  ['adventure, path 5', maze, 'MK-S-20.1', 'The paths that are left take Move 2, 4 or 6'],
  ['explore south', rim, 'MK-W-5.1', 'There is no free tile position that way'],
];

describe('why', () => {
  it.each(SAMPLES)('%s', (typed, where, rule, says) => {
    const { table } = Table.start(game, where());
    const before = table.digest;
    const forbidden = why(table, 0, typed);
    expect([forbidden?.rule, forbidden?.because.en]).toEqual([rule, expect.stringContaining(says)]);
    for (const language of LANGUAGES) {
      expect(forbidden!.because[language]).toMatch(/^[^a-z].*\.$/);
      expect(forbidden!.because[language]).not.toMatch(/undefined| {2}|NaN|[a-z]_[a-z]/);
    }
    expect(forbidden!.because.en).not.toMatch(/[ąćęłńóśźż]/i);
    expect(table.digest).toBe(before);
  });

  it('whoever is not on turn is told so', () => {
    const realm = inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'goldyx'] });
    const { table } = Table.start(game, realm);
    expect(why(table, 1, 'march+')?.rule).toBe('MK-W-3.1');
  });

  it('answers anything with a rule or with silence', () => {
    const { table } = Table.start(game, fight('block')());
    const parts = ['march', '+', 'move', 'A2', 'block', 'orc', 'kup', 'fireball', 'peasants', '7', 'koniec', 'gold'];
    expectRuleOrSilence(parts, /^MK-[WCSX]-/, (seat, typed) => why(table, seat, typed));
  });

  it('forbids nothing that is allowed', () => {
    const random = randomFrom('7'.padStart(32, 'd'));
    const realm = startMatch({ scenario: 'blitz_conquest' }, 2, 3);
    enrich(realm, random);
    const { table } = Table.start(game, realm);
    for (let answers = 0; !table.isOver && answers < 250; answers++) {
      const [decision] = table.open;
      const said = eagerAnswer(decision!, random);
      const { seat } = decision!;
      const scene = { view: game.view(table.state as Realm, seat), reader: seat, names: ['Ola', 'Jan'] };
      const typed = typedOf(game.words[LANGUAGES[randomBelow(random, 2)]!], scene, decision!, said);
      if (answers % 5 === 0) expect(why(table, seat, typed), typed).toBeNull();
      table.answer(seat, said);
    }
  });
});
