import { describe, expect, it } from 'vitest';
import type { OneDecision } from '../../../../src/engine/decision.js';
import { Table } from '../../../../src/engine/table.js';
import { takeableBack, takenBack } from '../../../../src/engine/taking-back.js';
import { game } from '../../../../src/games/mage-knight/game.js';
import { makeSpace, openPlace, placeOf } from '../../../../src/games/mage-knight/land.js';
import type { HeroState, Realm } from '../../../../src/games/mage-knight/state.js';
import { neighboursOf, spacesOfTile } from '../../../../src/games/mage-knight/tiles/lattice.js';
import { freshRealm, inFight, inTurn, onTile, Stage } from '../stage.js';

const TWO = { scenario: 'full_conquest', heroes: ['tovak', 'goldyx'] } as const;

/** A hero on a place of a tile, with Move points and a hand. */
function at(tile: string, place: number, change: (hero: HeroState, realm: Realm) => void = () => undefined) {
  const realm = inTurn({}, hero => {
    hero.hand = ['rage'];
    hero.area.move = 9;
  });
  const spaces = onTile(realm, tile, place);
  change(realm.heroes[0]!, realm);
  return { stage: new Stage(realm), spaces };
}

describe('set-up and rounds', () => {
  it('order tokens lie in the order of picking, so the last picker chooses the first tactic (MK-W-1.1)', () => {
    const realm = freshRealm({ ...TWO, heroes: ['tovak', 'goldyx', 'norowas'] });
    expect([realm.order, realm.choosing]).toEqual([
      [0, 1, 2],
      [2, 1, 0],
    ]);
  });
  it('shields never run out (MK-W-1.15)', () => {
    const { stage, spaces } = at('country_3', 2, (hero, realm) => {
      for (const place of Object.values(realm.places)) place.shields = new Array<number>(99).fill(0);
      const keep = openPlace(realm, neighboursOf(hero.space!)[5]!);
      Object.assign(keep, { shields: [], tokens: [{ enemy: 'prowlers', pile: 'green', up: true }] });
      hero.hand = ['crushing_bolt', 'rage', 'rage'];
      hero.area.mana.green = 1;
    });
    stage.say('charge:D1', 'play:crushing_bolt', 'powered:token:green', 'attack:1');
    expect(placeOf(stage.realm, spaces[1]!).shields).toEqual([0]);
  });
  it('the last round over, the match is over and scored (MK-W-2.11, MK-X-12.5)', () => {
    const realm = inTurn(TWO, (hero, all) => {
      hero.hand = ['rage'];
      hero.fame = 2;
      all.round = all.charter.rounds;
      all.announced = 1;
      all.closing = [0];
    });
    const stage = new Stage(realm).say('play:rage', 'end');
    expect([stage.isOver, stage.realm.outcome?.reason, stage.realm.scores?.[0]]).toEqual([true, 'rounds', 2]);
  });
  it('the end of the scenario came first: nobody gets a turn more by an announcement (MK-W-2.8, MK-X-12.4)', () => {
    const realm = inTurn(TWO, (hero, all) => {
      hero.hand = [];
      hero.deck = [];
      all.phase = 'before';
      all.finals = [0];
    });
    // The announcement is compulsory; the last of the last turns is over with it.
    expect(new Stage(realm).realm.outcome?.reason).toBe('scenario');
  });
  it('an announced round end came first: the end of the scenario gives only those a turn who had one (MK-W-2.8, MK-X-12.4)', () => {
    const realm = inTurn(TWO, (hero, all) => {
      hero.hand = ['fireball', 'rage'];
      hero.area.mana.red = 1;
      hero.area.move = 2;
      all.announced = 1;
      all.closing = [0];
    });
    const spaces = onTile(realm, 'core_6', 6);
    Object.assign(realm, { charter: { ...realm.charter, cities: 1 } });
    realm.heroes[0]!.level = 9;
    openPlace(realm, spaces[0]!).tokens = [{ enemy: 'prowlers', pile: 'green', up: true }];
    openPlace(realm, spaces[5]!).tokens = []; // no draconum
    const stage = new Stage(realm);
    stage.say(`charge:${makeSpace(realm, spaces[0]!)}`, 'next', 'next', '1.0:hero');
    stage.say('play:fireball', 'basic:token:red', 'attack:1', 'end');
    while (!stage.isOver && stage.asked.key !== 'tactic') stage.say(stage.options[0]!);
    expect(stage.isOver).toBe(true);
  });
});

describe('the own turn (MK-W-3)', () => {
  it('points of Move may come at any time, the figure moves in the movement part only (MK-W-3.7, 3.11, MK-C-1.12)', () => {
    const realm = inTurn({}, hero => {
      hero.hand = ['march', 'rage', 'tranquility', 'wound', 'swift_bolt'];
      hero.area.mana.white = 1;
    });
    onTile(realm, 'country_1', 2);
    const stage = new Stage(realm);
    stage.say('play:march', 'basic');
    expect(stage.options.some(id => id.startsWith('move:'))).toBe(true);
    stage.say('interact');
    expect([stage.hero.area.move, stage.options.some(id => id.startsWith('move:'))]).toEqual([0, false]);
    // Healing any time but in a fight.
    expect(stage.options).toContain('play:tranquility');
    inFight(realm, ['prowlers'], { phase: 'ranged' });
    expect(new Stage(realm).options).not.toContain('play:tranquility');
  });
  it('one optional action: people, fire, a challenge; after it none (MK-W-3.10, MK-S-1.6)', () => {
    const { stage } = at('country_5', 1);
    const actions = ['interact', 'burn', 'challenge:D2'];
    expect(stage.options).toEqual(expect.arrayContaining(actions));
    stage.say('interact');
    for (const action of actions) expect(stage.options).not.toContain(action);
  });
  it('between two own turns in a row out-of-turn options come first, empty deck and hand are looked at after them (MK-W-3.17)', () => {
    const { stage } = at('country_1', 2, hero => {
      hero.hand = ['rage'];
      hero.deck = [];
      hero.area.extraTurn = true;
      hero.tactic = { id: 'early_bird', up: true, die: null, stash: [], searched: false };
    });
    stage.say('play:rage', 'sideways:move', 'end');
    // Nothing is left to plunder with an empty deck: the announcement is compulsory and the round is over.
    expect(stage.realm.round).toBe(2);
    const other = at('country_1', 2, hero => {
      hero.deck = ['march', 'stamina'];
      hero.hand = ['rage'];
      hero.area.extraTurn = true;
      hero.nextDraw = -5;
    }).stage.say('play:rage', 'sideways:move', 'end');
    expect(other.options).toEqual(['go', 'plunder']);
    other.say('plunder');
    // The hand came back with it: the end may be announced, and need not be.
    expect(other.options).toEqual(['announce', 'play']);
  });
});

describe('taking back (MK-C-8, MK-W-3.15)', () => {
  const begun = () => {
    const realm = inTurn({}, hero => {
      hero.hand = new Array<string>(30).fill('march');
      hero.area.mana.red = 1;
    });
    return Table.start(game, realm).table;
  };
  it('a turn of sixty answers goes back whole, at once, and leaves no trace', () => {
    const table = begun();
    const before = table.digest;
    for (let card = 0; card < 30; card++) for (const said of ['play:march', 'basic']) table.answer(0, said);
    expect([table.state.heroes[0]!.area.move, takeableBack(table, 0)]).toEqual([60, 60]);
    const back = takenBack(game, table, 60);
    expect([back.digest, back.open[0]!.key, back.saved.tail]).toEqual([before, 'turn', []]);
    // Some of it as well, in the middle of a card too.
    const halfway = takenBack(game, table, 31);
    expect([halfway.open[0]!.key, halfway.state.heroes[0]!.area.move]).toEqual(['side', 28]);
  });
  it('not behind what was revealed: the cards played before a tile stay (MK-C-8.2, 8.3)', () => {
    const realm = inTurn({}, hero => Object.assign(hero, { hand: ['march', 'march'] }));
    const [, second] = realm.tiles;
    realm.heroes[0]!.space = spacesOfTile(second!.x, second!.y)[1]!;
    const { table } = Table.start(game, realm);
    for (const said of ['play:march', 'basic']) table.answer(0, said);
    const { options } = table.open[0] as OneDecision;
    const explore = options.find(({ id }) => id.startsWith('explore:'))!;
    expect(takeableBack(table, 0)).toBe(2);
    table.answer(0, explore.id);
    expect(takeableBack(table, 0)).toBe(0);
  });
});

describe('movement and exploring (MK-W-4, 5)', () => {
  it('an effect that opens a lake names its price; who ends there withdraws (MK-W-4.8, 7.2)', () => {
    const { stage, spaces } = at('country_1', 2, hero => {
      hero.hand = ['frost_bridge', 'rage'];
      hero.area.move = 0;
      hero.area.mana.blue = 1;
    });
    expect(stage.options).not.toContain('move:D1');
    stage.say('play:frost_bridge', 'powered:token:blue', 'move:D1');
    expect([stage.hero.space, stage.hero.area.move]).toEqual([spaces[1], 3]);
    stage.say('end-discarding');
    expect([stage.hero.space, stage.hero.area.woundsToHand]).toEqual([spaces[2], 1]);
  });
  it('a figure carried pays only what is said, crosses anything and provokes nobody (MK-W-4.9, 4.10, MK-C-4.13)', () => {
    const { stage, spaces } = at('country_1', 5, hero => {
      hero.hand = ['wings_of_wind', 'rage'];
      hero.area.mana.white = 1;
      hero.area.move = 2;
    });
    // From one side of the orcs to the other, over the forest next to them.
    stage.say('play:wings_of_wind', 'basic:token:white', makeSpace(stage.realm, spaces[0]!));
    expect([stage.hero.space, stage.hero.area.move, stage.realm.fight]).toEqual([spaces[0], 1, null]);
    expect(stage.hero.area.path).toEqual([spaces[5], spaces[0]]);
  });
  it('landing on an unconquered fortified site is an assault, whoever is passed over (MK-W-4.10, MK-C-4.13)', () => {
    const { stage, spaces } = at('country_3', 4, (hero, realm) => {
      realm.time = 'night';
      hero.hand = ['underground_travel', 'rage'];
      hero.area.mana.green = 1;
      hero.area.mana.black = 1;
    });
    stage.say('play:underground_travel', 'powered:token:green', makeSpace(stage.realm, spaces[1]!));
    expect([stage.realm.fight?.cause, stage.hero.reputation]).toEqual(['assault', -1]);
  });
  it('a revealed tile is settled at once, then the hero may go on, with fresh cards too (MK-W-5.6, MK-S-1.2, 18.1)', () => {
    const realm = inTurn({}, hero => {
      hero.hand = ['march', 'rage'];
      hero.area.move = 9;
    });
    const [, second] = realm.tiles;
    realm.heroes[0]!.space = spacesOfTile(second!.x, second!.y)[1]!;
    realm.decks.tiles.push('country_1');
    const stage = new Stage(realm);
    stage.say('play:march', 'basic');
    const where = stage.options.find(id => id.startsWith('explore:'))!;
    stage.say(where);
    const orcs = Object.values(stage.realm.places).flatMap(({ tokens }) => tokens);
    expect(orcs.some(({ pile, up }) => pile === 'green' && up)).toBe(true);
    expect(stage.options.some(id => id.startsWith('move:'))).toBe(true);
  });
  it('a red token lies face up where a draconum is revealed (MK-S-19.1)', () => {
    const { stage, spaces } = at('core_4', 1);
    expect(placeOf(stage.realm, spaces[0]!).tokens).toMatchObject([{ pile: 'red', up: true }]);
    // As with orcs: barred, provoked by going around it (MK-S-19.2, 18.2, 18.3).
    expect(stage.options).not.toContain('move:D0');
    expect(stage.options).toContain('charge:D2');
    expect(stage.options.some(id => id === 'challenge:D0')).toBe(true);
  });
});

describe('assaults that provoke (MK-W-6.3)', () => {
  it('provoked tokens join, are not fortified by the site and need not be beaten (MK-W-6.3, 6.4, MK-S-18.4, MK-W-12.4)', () => {
    const realm = inTurn({}, hero => {
      hero.hand = ['fireball', 'rage', 'rage'];
      hero.area.mana.red = 1;
      hero.area.move = 9;
    });
    // The tower in the middle of country_11 lies beside its orcs.
    const spaces = onTile(realm, 'country_11', 6);
    realm.heroes[0]!.level = 9;
    openPlace(realm, spaces[0]!).tokens = [{ enemy: 'monks', pile: 'violet', up: true }];
    openPlace(realm, spaces[3]!).tokens = [{ enemy: 'prowlers', pile: 'green', up: true }];
    const stage = new Stage(realm).say('charge:D0', ['D3']);
    const { foes } = stage.realm.fight!;
    expect(foes.map(({ enemy, defends }) => [enemy, defends])).toEqual([
      ['monks', true],
      ['prowlers', false],
    ]);
    stage.say('next', 'next', '1.0:hero', '2.0:hero');
    stage.say('play:fireball', 'basic:token:red', 'attack:1', 'next');
    expect(placeOf(stage.realm, spaces[0]!).shields).toEqual([0]);
    expect(placeOf(stage.realm, spaces[3]!).tokens).toMatchObject([{ enemy: 'prowlers' }]);
  });
});
