import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../../src/games/mage-knight/cards/index.js';
import { tunnels } from '../../../../src/games/mage-knight/dungeons.js';
import { makeSpace, openPlace, placeOf, portalOf, siteOf, spacesOf } from '../../../../src/games/mage-knight/land.js';
import { nightsOf } from '../../../../src/games/mage-knight/progress.js';
import type { ScenarioId } from '../../../../src/games/mage-knight/scenarios/scenario.js';
import type { Realm } from '../../../../src/games/mage-knight/state.js';
import { freshRealm, inTurn, onTile, Stage, withUnits } from '../stage.js';

const of = (scenario: ScenarioId) => ({ scenario, heroes: ['tovak', 'goldyx'] }) as const;

/** A turn of seat 0 on a place of a tile, with cards and points. */
function at(
  scenario: ScenarioId,
  tile: string,
  place: number,
  change: (realm: Realm, spaces: readonly number[]) => void = () => undefined,
) {
  const realm = inTurn(of(scenario), hero => {
    hero.hand = ['rage', 'march'];
    hero.area.move = 9;
  });
  const spaces = onTile(realm, tile, place);
  change(realm, spaces);
  return { stage: new Stage(realm), spaces };
}

describe('Mines Liberation (MK-X-5)', () => {
  it('a revealed mine: one token face up, one brown face down; red on a core tile (MK-X-5.4)', () => {
    const { stage, spaces } = at('mines_liberation', 'country_3', 0);
    expect(placeOf(stage.realm, spaces[3]!).tokens.map(({ pile, up }) => [pile, up])).toEqual([
      ['green', true],
      ['brown', false],
    ]);
    const core = at('mines_liberation', 'core_3', 0);
    expect(placeOf(core.stage.realm, core.spaces[4]!).tokens.map(({ pile, up }) => [pile, up])).toEqual([
      ['red', true],
      ['brown', false],
    ]);
  });
  it('its tokens neither bar nor provoke; the mine is freed as the action, by night rules with units (MK-X-5.5, 5.6)', () => {
    const { stage, spaces } = at('mines_liberation', 'country_3', 0, realm => withUnits(realm, 'peasants'));
    expect(stage.options).toContain(`move:${makeSpace(stage.realm, spaces[3]!)}`);
    stage.say(`move:${makeSpace(stage.realm, spaces[3]!)}`, 'free-mine');
    expect([stage.realm.fight!.night, stage.realm.fight!.unitsBarred, stage.realm.fight!.foes.length]).toEqual([
      true,
      false,
      2,
    ]);
  });
  const free = (tile: string, mine: number, ...enemies: readonly string[]) =>
    at('mines_liberation', tile, mine, (realm, spaces) => {
      openPlace(realm, spaces[mine]!).tokens = enemies.map(enemy => ({ enemy, pile: 'green', up: true }));
      realm.heroes[0]!.hand = ['rage', 'rage', 'rage'];
    });
  it('the last token frees it: shield, reputation, a crystal in the same turn (MK-X-5.8, 5.9)', () => {
    const { stage, spaces } = free('country_3', 3, 'prowlers');
    stage.say('free-mine', 'next', '1.0:hero', 'play:rage', 'basic', 'play:rage', 'basic', 'attack:1');
    expect([placeOf(stage.realm, spaces[3]!).shields, stage.hero.reputation]).toEqual([[0], 1]);
    stage.say('end');
    expect(stage.hero.crystals.white).toBe(1);
  });
  it('+2 on a core tile (MK-X-5.8)', () => {
    const { stage } = free('core_3', 4, 'prowlers');
    stage.say('free-mine', 'next', '1.0:hero', 'play:rage', 'basic', 'play:rage', 'basic', 'attack:1');
    expect(stage.hero.reputation).toBe(2);
  });
  it('what was not beaten stays face up; before it is free a mine gives nothing (MK-X-5.7, 5.9)', () => {
    const { stage, spaces } = free('country_3', 3, 'prowlers', 'diggers');
    stage.say(
      'free-mine',
      'next',
      '1.0:hero',
      '2.0:hero',
      'play:rage',
      'basic',
      'play:rage',
      'basic',
      'attack:1',
      'next',
      'end',
    );
    expect(placeOf(stage.realm, spaces[3]!).tokens).toEqual([{ enemy: 'diggers', pile: 'green', up: true }]);
    expect([stage.hero.crystals.white, placeOf(stage.realm, spaces[3]!).shields]).toEqual([0, []]);
  });
  it('each later round begins with a crystal for every mine freed, a token beyond three (MK-X-5.10, MK-W-19.9)', () => {
    const realm = inTurn(of('mines_liberation'));
    const spaces = onTile(realm, 'country_3', 0);
    openPlace(realm, spaces[3]!).shields = [1];
    openPlace(realm, spaces[3]!).tokens = [];
    realm.heroes[1]!.crystals.white = 2;
    realm.phase = 'prepare';
    const first = new Stage(structuredClone(realm));
    expect(first.realm.heroes[1]!.crystals.white).toBe(3);
    realm.heroes[1]!.crystals.white = 3;
    const second = new Stage(realm);
    expect([second.realm.heroes[1]!.crystals.white, second.realm.heroes[1]!.area.mana.white]).toEqual([3, 1]);
  });
  it('the city is friendly: no garrison, a shield of everybody, nobody leads it (MK-X-5.3, 8.3, 9.3, MK-W-5.7, MK-S-7.4)', () => {
    for (const scenario of ['mines_liberation', 'dungeon_lords', 'druid_nights'] as const) {
      const { stage, spaces } = at(scenario, 'core_8', 2);
      expect(placeOf(stage.realm, spaces[0]!)).toMatchObject({
        tokens: [],
        shields: [0, 1],
        city: { conquered: true },
      });
    }
  });
});

describe('Dungeon Lords (MK-X-8)', () => {
  const laid = (tile: string) => {
    const realm = inTurn(of('dungeon_lords'), hero => Object.assign(hero, { hand: ['rage'] }));
    realm.secrets = [];
    const spaces = onTile(realm, tile, 4);
    return { stage: new Stage(realm), spaces };
  };
  it('a village: a brown token face down on a space beside it, without a site and no swamp (MK-X-8.4, 8.6, MK-W-20.4)', () => {
    const { stage, spaces } = laid('country_8');
    // The village is at 3; of its neighbours the swamps are barred, so one place is left.
    expect(siteOf(stage.realm, spaces[2]!)).toBe('dungeon');
    expect(placeOf(stage.realm, spaces[2]!).tokens.map(({ pile, up }) => [pile, up])).toEqual([['brown', false]]);
    expect(spaces.filter(space => placeOf(stage.realm, space).site === 'dungeon')).toEqual([spaces[2]]);
  });
  it('a monastery: a red one, a secret tomb (MK-X-8.5, 8.7)', () => {
    const { stage, spaces } = laid('country_5');
    expect(siteOf(stage.realm, spaces[6]!)).toBe('tomb');
    expect(placeOf(stage.realm, spaces[6]!).tokens.map(({ pile, up }) => [pile, up])).toEqual([['red', false]]);
  });
  it('where no space is free for the last one, and all are conquered, the end is triggered all the same (MK-X-8.6, 8.11)', () => {
    const { stage } = at('dungeon_lords', 'country_8', 4, (realm, spaces) => {
      realm.decks.tiles = [];
      for (const space of spacesOf(realm))
        if (['dungeon', 'tomb'].includes(siteOf(realm, space) ?? '')) openPlace(realm, space).shields = [0];
      // The one free space beside the village is taken.
      openPlace(realm, spaces[2]!).site = 'keep';
      realm.secrets = [{ beside: spaces[3]!, site: 'dungeon' }];
    });
    expect(stage.realm.finals).toEqual([1, 0]);
  });
  it('a conquered one cannot be explored again (MK-X-8.8)', () => {
    const { stage } = at('dungeon_lords', 'country_9', 6, (realm, spaces) => {
      openPlace(realm, spaces[6]!).shields = [1];
    });
    expect(stage.options).not.toContain('adventure');
    const elsewhere = at('full_conquest', 'country_9', 6, (realm, spaces) => {
      openPlace(realm, spaces[6]!).shields = [1];
    });
    expect(elsewhere.stage.options).toContain('adventure');
  });
  it('conquered ones are linked: 2 and 1 for every space of the way, nobody is provoked (MK-X-8.9, 8.10)', () => {
    const { stage, spaces } = at('dungeon_lords', 'country_9', 6, (realm, own) => {
      openPlace(realm, own[6]!).shields = [1];
      Object.assign(openPlace(realm, own[3]!), { site: 'dungeon', shields: [0] });
    });
    // From 6 over the mountain in the middle to 3.
    expect([...tunnels(stage.realm, 0)]).toEqual([[spaces[3], 4]]);
    stage.say(`tunnel:${makeSpace(stage.realm, spaces[3]!)}`);
    expect([stage.hero.space, stage.hero.area.move]).toEqual([spaces[3], 5]);
  });
});

describe('Druid Nights (MK-X-9)', () => {
  const night = (shields: readonly number[], nights = 1) =>
    at('druid_nights', 'country_2', 3, (realm, spaces) => {
      Object.assign(realm, { time: 'night', nights });
      openPlace(realm, spaces[1]!).shields = [...shields];
      realm.piles.brown.push('gargoyle');
      realm.piles.red.push('fire_dragon');
    });
  it('movement ended on a glade: a shield, once for each player; movement is over (MK-X-9.4)', () => {
    const { stage, spaces } = at('druid_nights', 'country_2', 1, (realm, own) => {
      openPlace(realm, own[1]!).shields = [1];
    });
    stage.say('mark-glade');
    expect(placeOf(stage.realm, spaces[1]!).shields).toEqual([1, 0]);
    expect(stage.options.filter(id => id.startsWith('move') || id === 'mark-glade')).toEqual([]);
  });
  it('the incantation of night 1: a brown token for each shield, double Fame, a crystal each, once (MK-X-9.5 to 9.7, MK-W-19.8)', () => {
    const { stage } = night([0]);
    stage.say('incant');
    expect(stage.realm.fight).toMatchObject({ cause: 'incantation', fameFactor: 'double', unitsBarred: false });
    expect(stage.realm.fight!.foes.map(({ enemy, defends }) => [enemy, defends])).toEqual([['gargoyle', false]]);
    expect(stage.hero.area.rewards.crystals).toBe(1);
    expect(stage.hero.incanted).toBe(1);
  });
  it('night 2: red tokens, two crystals each (MK-X-9.9)', () => {
    const { stage } = night([0], 2);
    stage.say('incant');
    expect([stage.realm.fight!.foes[0]!.enemy, stage.hero.area.rewards.crystals]).toEqual(['fire_dragon', 2]);
  });
  it('without a shield it is made without a fight (MK-W-19.8)', () => {
    const { stage } = night([1]);
    stage.say('incant');
    expect([stage.realm.fight, stage.hero.incanted, stage.hero.area.rewards.crystals]).toEqual([null, 1, 0]);
  });
  it('not by day, not on an inhabited space (MK-X-9.5)', () => {
    expect(at('druid_nights', 'country_2', 3).stage.options).not.toContain('incant');
    const village = at('druid_nights', 'country_2', 2, realm => Object.assign(realm, { time: 'night', nights: 1 }));
    expect(village.stage.options).not.toContain('incant');
  });
  it('shields leave at the end of the night; the second incantation of all ends it (MK-X-9.8, 9.10)', () => {
    const realm = inTurn(of('druid_nights'), (_, all) =>
      Object.assign(all, { time: 'night', nights: 1, phase: 'evening', round: 2 }),
    );
    const spaces = onTile(realm, 'country_2', 3);
    openPlace(realm, spaces[1]!).shields = [0, 1];
    expect(placeOf(new Stage(realm).realm, spaces[1]!).shields).toEqual([]);
    const { stage } = at('druid_nights', 'country_2', 3, all => {
      Object.assign(all, { time: 'night', nights: 2 });
      all.heroes[1]!.incanted = 2;
    });
    stage.say('incant');
    expect(stage.realm.finals).toEqual([1, 0]);
  });
  it('the end of night 2 ends it at once, also where a day would follow (MK-X-9.10, 25.1, 26.1)', () => {
    const over = (nights: number, more: Partial<Realm['charter']> = {}) => {
      const realm = inTurn(of('druid_nights'), (hero, all) => {
        const charter = { ...all.charter, ...more };
        Object.assign(all, { time: 'night', nights, round: 3, announced: 1, closing: [0], charter });
        hero.hand = ['rage'];
      });
      return new Stage(realm).say('play:rage', 'sideways:move', 'end').isOver;
    };
    expect([over(2), over(1), over(2, { epic: true, rounds: 6 })]).toEqual([true, false, false]);
  });
  it('three nights in the long form, a tight glade holds one of two players (MK-X-9.12, 9.13)', () => {
    const realm = inTurn(of('druid_nights'));
    expect([nightsOf(realm), nightsOf({ ...realm, charter: { ...realm.charter, epic: true } })]).toEqual([2, 3]);
    const tight = at('druid_nights', 'country_2', 1, (all, own) => {
      Object.assign(all, { charter: { ...all.charter, tightGlades: true } });
      openPlace(all, own[1]!).shields = [1];
    });
    tight.stage.say('mark-glade');
    expect(placeOf(tight.stage.realm, tight.spaces[1]!).shields).toEqual([0]);
  });
});

describe('One to Return (MK-X-10)', () => {
  it('the portal closes after day 1: who is there is out, its space is plain ground (MK-X-10.3, 10.4)', () => {
    const realm = inTurn(of('one_to_return'), (_, all) => Object.assign(all, { phase: 'evening', round: 1 }));
    realm.heroes[0]!.space = onTile(realm, 'country_3', 6)[6]!;
    realm.heroes[1]!.space = null;
    const stage = new Stage(realm);
    expect(stage.realm.heroes.map(({ out }) => out)).toEqual([false, true]);
    expect(siteOf(stage.realm, portalOf(stage.realm))).toBeUndefined();
  });
  it('it is the first day that closes it, also where a night came before (MK-X-10.3, 25.1)', () => {
    const closed = (time: 'day' | 'night', round: number) => {
      const realm = inTurn(of('one_to_return'), (_, all) => Object.assign(all, { phase: 'evening', round, time }));
      for (const hero of realm.heroes) hero.space = onTile(realm, 'country_3', 6)[6]!;
      const stage = new Stage(realm);
      return siteOf(stage.realm, portalOf(stage.realm)) === undefined;
    };
    expect([closed('night', 1), closed('day', 2)]).toEqual([false, true]);
  });
  it('the end of the last round announced with a hero there: it wins at once (MK-X-10.6)', () => {
    const realm = inTurn(of('one_to_return'), (hero, all) => {
      Object.assign(all, { phase: 'before', round: 4 });
      openPlace(all, portalOf(all)).site = 'none';
      hero.space = portalOf(all);
      hero.hand = ['rage'];
      hero.deck = [];
      all.heroes[1]!.space = [...spacesOf(all)][1]!;
    });
    const stage = new Stage(realm).say('announce');
    expect([stage.isOver, stage.realm.scores]).toEqual([true, [1, 0]]);
  });
});

describe('Conquer and Hold (MK-X-11)', () => {
  it('level IV units are taken out (MK-X-11.4)', () => {
    const { decks, offers } = freshRealm(of('conquer_and_hold'));
    expect([...decks.elite, ...offers.units].every(id => unitOf(id).level < 4)).toBe(true);
  });
  it('an assault costs no reputation, a tower has an owner and gives no spell (MK-X-11.7 to 11.9)', () => {
    const { stage, spaces } = at('conquer_and_hold', 'country_4', 4, (realm, own) => {
      openPlace(realm, own[5]!).tokens = []; // no orcs
      openPlace(realm, own[0]!).tokens = [{ enemy: 'monks', pile: 'violet', up: true }];
      Object.assign(realm.heroes[0]!, { hand: ['fireball', 'rage'] });
      realm.heroes[0]!.area.mana.red = 1;
    });
    stage.say(`charge:${makeSpace(stage.realm, spaces[0]!)}`);
    expect(stage.hero.reputation).toBe(0);
    stage.say('next', 'next', '1.0:hero', 'play:fireball', 'basic:token:red', 'attack:1');
    expect([placeOf(stage.realm, spaces[0]!).shields, stage.hero.area.rewards.spell]).toEqual([[0], 0]);
  });
  it("a rival's tower is defended by violet tokens, more of them later on, half the Fame (MK-X-11.10, 11.13)", () => {
    for (const [round, count] of [
      [1, 1],
      [3, 2],
      [5, 3],
    ] as const) {
      const { stage, spaces } = at('conquer_and_hold', 'country_4', 4, (realm, own) => {
        for (const place of [0, 5]) openPlace(realm, own[place]!).tokens = [];
        openPlace(realm, own[0]!).shields = [1];
        realm.round = round;
      });
      stage.say(`charge:${makeSpace(stage.realm, spaces[0]!)}`);
      const { foes, fameFactor } = stage.realm.fight!;
      expect([foes.length, fameFactor, foes.every(({ defends }) => defends)]).toEqual([count, 'half_up', true]);
    }
  });
  it('a turn begun in or next to an own tower: a mana for each own tower (MK-X-11.11, 11.12)', () => {
    const realm = inTurn(of('conquer_and_hold'), hero => Object.assign(hero, { hand: ['rage'] }));
    const spaces = onTile(realm, 'country_4', 4);
    openPlace(realm, spaces[0]!).shields = [0];
    realm.phase = 'before';
    expect(new Stage(structuredClone(realm)).hero.area.mana.gold).toBe(1);
    realm.heroes[0]!.space = portalOf(realm);
    expect(new Stage(realm).hero.area.mana.gold).toBe(0);
  });
  it('village units in keeps, monastery units in towers (MK-X-11.6)', () => {
    const offered = (place: number, unit: string) =>
      at('conquer_and_hold', place === 1 ? 'country_3' : 'country_4', place, (realm, own) => {
        openPlace(realm, own[place]!).tokens = [];
        openPlace(realm, own[place]!).shields = [0];
        realm.offers.units = [unit];
        Object.assign(realm.heroes[0]!, { hand: ['promise', 'promise', 'promise', 'promise'] });
      }).stage.say(
        'interact',
        'play:promise',
        'basic',
        'play:promise',
        'basic',
        'play:promise',
        'basic',
        'play:promise',
        'basic',
      ).options;
    expect(offered(1, 'peasants')).toContain('recruit:peasants');
    expect(offered(0, 'red_cape_monks')).toContain('recruit:red_cape_monks');
  });
});
