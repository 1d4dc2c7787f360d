import { describe, expect, it } from 'vitest';
import { enemyOf } from '../../../../src/games/mage-knight/cards/index.js';
import {
  armorOf,
  attackNow,
  damageOf,
  fortifications,
  makeFoe,
  neededBlock,
} from '../../../../src/games/mage-knight/fight/foes.js';
import { openPlace } from '../../../../src/games/mage-knight/land.js';
import type { Realm } from '../../../../src/games/mage-knight/state.js';
import { SITES, type Site } from '../../../../src/games/mage-knight/tiles/tile.js';
import { ENEMIES } from '../../../../src/games/mage-knight/tokens/enemies.js';
import type { EnemyAbility } from '../../../../src/games/mage-knight/tokens/enemy.js';
import type { FightNow } from '../../../../src/games/mage-knight/vocabulary.js';
import { situation } from '../cards/playing.js';
import { inTurn, onTile, Stage, withUnits } from '../stage.js';

const foe = (enemy: string, defends = false) => makeFoe({ key: 1, enemy, defends, bonus: false, origin: 'site' });
const first = (enemy: string) => attackNow(foe(enemy), 0, [])!;
/** Nobody blocks: what the hero gets of it. */
const struck = (enemy: string, change: (realm: Realm) => void = () => undefined) =>
  situation('block', {
    hand: ['march', 'rage'],
    enemies: [enemy],
    change: (hero, realm) => {
      Object.assign(hero, { level: 9 });
      change(realm);
    },
  });

/** One fact of every ability, on a token that has it. */
const ABILITIES: Readonly<Record<EnemyAbility | 'summon', readonly [rule: string, holds: () => void]>> = {
  fortified: [
    'MK-W-13.1',
    () => expect([fortifications(foe('diggers'), false), fortifications(foe('diggers', true), false)]).toEqual([1, 2]),
  ],
  unfortified: ['MK-W-13.1', () => expect(fortifications(foe('shocktroops', true), false)).toBe(0)],
  swift: [
    'MK-W-13.2',
    () => expect([neededBlock(first('wolf_riders')), damageOf(first('wolf_riders'))]).toEqual([6, 3]),
  ],
  brutal: ['MK-W-13.2', () => expect([neededBlock(first('minotaur')), damageOf(first('minotaur'))]).toEqual([5, 10])],
  poison: [
    'MK-W-13.3',
    () => {
      const { hero } = struck('monks').say('next');
      expect([hero.area.woundsToHand, hero.area.woundsToDiscard]).toEqual([2, 2]);
    },
  ],
  paralyze: [
    'MK-W-13.4',
    () =>
      expect(
        struck('medusa')
          .say('next')
          .hero.hand.filter(card => card !== 'wound'),
      ).toEqual([]),
  ],
  assassination: [
    'MK-W-13.6',
    () => {
      const withUnit = (enemy: string) => struck(enemy, realm => withUnits(realm, 'peasants')).say('next');
      expect(withUnit('prowlers').asked.key).toBe('damage');
      expect(withUnit('orc_trackers').realm.fight!.phase).toBe('attack'); // nothing to choose
    },
  ],
  cumbersome: [
    'MK-W-13.7',
    () => {
      const stage = struck('orc_stonethrowers').say('play:march', 'basic', 'slow:1.0', 'slow:1.0');
      const { foes } = stage.about.fight as unknown as FightNow;
      expect([foes[0]!.attacks[0]!.amount, stage.hero.area.move]).toEqual([5, 0]);
    },
  ],
  vampiric: [
    'MK-W-13.9',
    () => {
      const { armor, attacks } = enemyOf('gibbering_ghouls');
      const wounds = attacks.reduce((sum, attack) => sum + ('amount' in attack ? Math.ceil(attack.amount / 4) : 0), 0);
      const stage = struck('gibbering_ghouls').say('next');
      while (stage.asked.key === 'damage') stage.say(stage.options[0]!);
      const { foes } = stage.about.fight as unknown as FightNow;
      expect(foes[0]!.armor).toBe(armor + wounds);
    },
  ],
  elusive: [
    'MK-W-13.8',
    () => {
      const one = foe('orc_trackers');
      expect(armorOf(one, [], 'attack')).toBe(enemyOf('orc_trackers').armorElusive);
      for (const attack of one.attacks) attack.blocked = true;
      expect([armorOf(one, [], 'block'), armorOf(one, [], 'attack')]).toEqual([
        enemyOf('orc_trackers').armorElusive,
        enemyOf('orc_trackers').armor,
      ]);
    },
  ],
  arcane_immunity: [
    'MK-W-13.10, MK-C-12.3',
    () => {
      const about = { hand: ['whirlwind', 'rage'], mana: ['white'] } as const;
      const stage = situation('block', { ...about, enemies: ['shadow', 'prowlers', 'diggers'] });
      stage.say('play:whirlwind', 'basic:token:white');
      expect(stage.options).toEqual(['2', '3']);
    },
  ],
  defend: [
    'MK-W-13.10',
    () => {
      const stage = situation('attack', {
        hand: ['rage', 'rage', 'march'],
        mana: ['red'],
        enemies: ['prowlers', 'elven_protectors'],
      });
      stage.say('play:rage', 'powered:token:red');
      // Attack 4 would beat armor 3, were it not for the 2 of the protectors.
      expect(stage.options).not.toContain('attack:1');
      stage.say('play:march', 'sideways:attack', 'attack:1');
      expect(stage.realm.fight!.defendUsed).toEqual([2]);
    },
  ],
  summon: [
    'MK-W-11.1',
    () => {
      const stage = situation('ranged', { hand: ['swift_bolt', 'rage'], mana: ['white'], enemies: ['orc_summoners'] });
      const brown = stage.realm.piles.brown.length;
      stage.say('next');
      expect(stage.realm.piles.brown.length).toBe(brown - 1);
      expect(stage.realm.fight!.foes).toMatchObject([{ away: true }, { origin: 'summoned', summoner: 1 }]);
    },
  ],
};

describe('abilities of enemies (MK-W-13)', () => {
  for (const [ability, [rules, holds]] of Object.entries(ABILITIES)) it(`${ability} (${rules})`, holds);
  it('none is missing', () => {
    const known = new Set<string>(ENEMIES.flatMap(({ abilities }) => abilities));
    if (ENEMIES.some(({ attacks }) => attacks.some(attack => 'summon' in attack))) known.add('summon');
    expect(Object.keys(ABILITIES).toSorted()).toEqual([...known].toSorted());
  });
});

/** Where each kind of site lies, and what is offered on it or, where it cannot simply be entered, beside it. */
const PLACES: Readonly<Record<Site, readonly [tile: string, stand: number, offered: readonly string[], rule: string]>> =
  {
    portal: ['start_a', 0, [], 'MK-S-2.1'],
    village: ['country_1', 2, ['interact'], 'MK-S-3.1'],
    monastery: ['country_7', 5, ['interact', 'burn'], 'MK-S-4.1, 4.5'],
    keep: ['country_3', 2, ['charge:D1'], 'MK-S-5.4'],
    mage_tower: ['country_4', 1, ['charge:D0'], 'MK-S-6.3'],
    city: ['core_6', 1, ['charge:D0'], 'MK-S-7.5'],
    magical_glade: ['country_2', 1, [], 'MK-S-10.1'],
    mine: ['country_2', 4, [], 'MK-S-11.1'],
    dungeon: ['country_7', 3, ['adventure'], 'MK-S-12.1'],
    tomb: ['core_1', 1, ['adventure'], 'MK-S-13.1'],
    monster_den: ['country_6', 5, ['adventure'], 'MK-S-14.1'],
    spawning_grounds: ['core_1', 5, ['adventure'], 'MK-S-15.1'],
    ancient_ruins: ['country_10', 3, ['adventure'], 'MK-S-16.3'],
    marauding_orcs: ['country_1', 5, ['challenge:D6'], 'MK-S-18.3'],
    draconum: ['core_4', 1, ['challenge:D0'], 'MK-S-19.2'],
    maze: ['country_14', 2, ['adventure'], 'MK-S-20.1'],
    labyrinth: ['core_10', 2, ['adventure'], 'MK-S-20.2'],
    deep_mine: ['country_14', 5, [], 'MK-S-20.3'],
    refugee_camp: ['core_9', 3, ['interact'], 'MK-S-20.4'],
  };

const ACTION = /^(interact|burn|adventure|altar|free-mine|challenge:|charge:)/;

describe('kinds of site (MK-S-1.1)', () => {
  it.each(SITES)('%s', site => {
    const [tile, place, offered, rule] = PLACES[site];
    expect(rule).toMatch(/^MK-S-/);
    const realm = inTurn({}, hero => {
      hero.hand = ['rage'];
      hero.area.move = 5;
    });
    const spaces = onTile(realm, tile, place);
    openPlace(realm, spaces[place]!).ruins = site === 'ancient_ruins' ? { id: 'enemies_green_green', up: true } : null;
    // Of what else lies around only the site itself is looked at.
    const options = new Stage(realm).options.filter(id => ACTION.test(id));
    expect(options).toEqual(expect.arrayContaining([...offered]));
    if (offered.length === 0) expect(options.filter(id => !/^(challenge|charge):/.test(id))).toEqual([]);
  });
});
