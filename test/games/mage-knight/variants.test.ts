import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../src/engine/random.js';
import { Table } from '../../../src/engine/table.js';
import { SKILLS } from '../../../src/games/mage-knight/cards/skills.js';
import { armorRaised, attackRaised, fameRaised } from '../../../src/games/mage-knight/fight/tampering.js';
import { game } from '../../../src/games/mage-knight/game.js';
import { openPlace, placeOf, portalOf, printedPlace } from '../../../src/games/mage-knight/land.js';
import { returning } from '../../../src/games/mage-knight/rampage.js';
import { CITIES } from '../../../src/games/mage-knight/sites/cities.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import { eastOf } from '../../../src/games/mage-knight/tiles/lattice.js';
import { fameAfter, levelAt } from '../../../src/games/mage-knight/tracks.js';
import { isAlike, openUpgrades, strengthOf } from '../../../src/games/mage-knight/upgrades.js';
import { inFight, inTurn, onTile, Stage } from './stage.js';

const start = (chosen: Readonly<Record<string, string>>, seats = 2, seed = '5'): Realm =>
  game.setup({
    seats,
    chosen: { scenario: 'full_conquest', ...chosen },
    sides: new Array<null>(seats).fill(null),
    random: randomFrom(seed.padStart(32, '0')),
  });

/** The realm with something agreed on. */
const agree = (realm: Realm, agreed: Partial<Realm['charter']>): Realm =>
  Object.assign(realm, { charter: { ...realm.charter, ...agreed } });

describe('hero auction (MK-X-21)', () => {
  const auction = (seats = 2) => new Stage(start({ hero_auction: 'on' }, seats));
  it('a hero nobody bids for stays with the picker, who pays nothing (MK-X-21.1)', () => {
    const stage = auction();
    const picker = stage.asked.seat;
    stage.say('tovak', 'pass');
    expect(stage.realm.heroes[picker]).toMatchObject({ hero: 'tovak', fame: 0 });
  });
  it('the highest bidder takes it and pays, the loser picks again (MK-X-21.2, 21.4, 21.5)', () => {
    const stage = auction();
    const picker = stage.asked.seat;
    stage.say('tovak');
    const bidder = stage.asked.seat;
    stage.say('bid:2', 'pass');
    expect(stage.realm.heroes[bidder]).toMatchObject({ hero: 'tovak', fame: -2, level: 1 }); // MK-X-21.6
    expect([stage.asked.key, stage.asked.seat]).toEqual(['pick-hero', picker]);
  });
  it('who was outbid may match, and has it then (MK-X-21.3, 21.4, MK-W-20.6)', () => {
    const stage = auction(3);
    stage.say('tovak');
    const first = stage.asked.seat;
    stage.say('bid:1');
    while (stage.asked.seat === first || stage.asked.key !== 'bid') stage.say('pass');
    stage.say('bid:2');
    while (stage.asked.seat !== first) stage.say('pass');
    expect(stage.options).toContain('match');
    stage.say('match');
    while (stage.asked.key === 'bid') stage.say('pass');
    expect(stage.realm.heroes[first]).toMatchObject({ hero: 'tovak', fame: -2 });
  });
  it('negative Fame is level 1, and coming back to 0 is no level-up (MK-X-21.6)', () => {
    expect([levelAt(-2), levelAt(0)]).toEqual([1, 1]);
  });
  it('tactics of round 1 in reverse order of the heroes, whatever the Fame (MK-X-21.7)', () => {
    const stage = auction();
    const picker = stage.asked.seat;
    stage.say('tovak', 'pass');
    const [other] = [0, 1].filter(seat => seat !== picker);
    stage.say('goldyx');
    expect([stage.asked.key, stage.asked.seat]).toEqual(['tactic', other]);
  });
  it('also where the one picked first was paid for: less Fame chooses no earlier (MK-X-21.7)', () => {
    const stage = auction();
    const [picker] = [stage.asked.seat];
    stage.say('tovak');
    const bidder = stage.asked.seat;
    stage.say('bid:3', 'pass', 'goldyx');
    expect(stage.realm.heroes.map(({ fame }) => fame)[bidder]).toBe(-3);
    expect([stage.asked.key, stage.asked.seat]).toEqual(['tactic', picker]);
  });
});

describe('map variants', () => {
  it('a turned tile: what is printed at a place turns with it (MK-X-23.1)', () => {
    expect([0, 1, 2, 6].map(place => printedPlace(place, 1))).toEqual([0, 6, 1, 5]);
    const turns = start({ random_tile_orientation: 'on' }).tiles.map(({ turn }) => turn);
    expect(turns.some(turn => turn !== 0)).toBe(true);
    expect(start({}).tiles.every(({ turn }) => turn === 0)).toBe(true);
  });
  it.each(['full_conquest', 'druid_nights'] as const)(
    'a random city, also where its tile is fixed: any colour but those on the map (%s, MK-X-24.1, 24.2)',
    scenario => {
      const colours = Array.from({ length: 8 }, (_, seed) => {
        const realm = agree(inTurn({ scenario, heroes: ['tovak', 'goldyx'], seed: String(seed + 1) }), {
          randomCities: true,
        });
        const spaces = onTile(realm, 'core_5', 3);
        return realm.places[spaces[0]!]!.city!.colors[0];
      });
      expect(new Set(colours).size).toBeGreaterThan(1);
    },
  );
  it('night arrival: the first round is a night, then day and night in turn (MK-X-25.1, MK-W-2.1)', () => {
    expect(start({ night_arrival: 'on' }).time).toBe('night');
    expect(start({}).time).toBe('day');
    // It is the first of its nights, and no die of its source is gold or black.
    expect([start({ night_arrival: 'on' }).nights, start({}).nights]).toEqual([1, 0]);
    const special = (chosen: Readonly<Record<string, string>>) =>
      Array.from({ length: 12 }, (_, seed) => start(chosen, 4, String(seed + 1)).source)
        .flat()
        .filter(face => face === 'gold' || face === 'black').length;
    expect(special({ night_arrival: 'on' })).toBe(0);
    expect(special({})).toBeGreaterThan(0);
  });
  it('darkness: two dice after each day, a black one brings night for good (MK-X-26.1)', () => {
    const timeIn = (dark: boolean) => {
      const realm = agree(inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'goldyx'] }), { darkness: true });
      Object.assign(realm, { phase: 'prepare', dark });
      return new Stage(realm).realm.time;
    };
    expect([timeIn(true), timeIn(false)]).toEqual(['night', 'day']);
  });
  it('both dice are rolled after a day, and only then (MK-X-26.1)', () => {
    const rolledAfter = (time: 'day' | 'night', seed: number) => {
      const realm = agree(inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'goldyx'], seed: String(seed + 1) }), {
        darkness: true,
      });
      Object.assign(realm, { phase: 'evening', time });
      const { table, change } = Table.start(game, realm);
      const rolls = change.news.flatMap(({ entry }) => (entry.tell === 'rolled' ? [entry.faces] : []));
      return { rolls, time: table.state.time };
    };
    const days = Array.from({ length: 24 }, (_, seed) => rolledAfter('day', seed));
    for (const { rolls, time } of days) {
      expect(rolls.map(({ length }) => length)).toEqual([2]);
      expect(time).toBe(rolls[0]!.includes('black') ? 'night' : 'day');
    }
    expect(new Set(days.map(({ time }) => time)).size).toBe(2);
    expect(rolledAfter('night', 1).rolls).toEqual([]);
  });
});

it('a megapolis: the last city, of two colours and its own level, its second part to the right (MK-X-37.1, MK-S-9.1 to 9.4)', () => {
  const founded = (more: Partial<Realm['charter']>) => {
    const realm = agree(inTurn({ scenario: 'solo_conquest' }), more);
    const [first] = onTile(realm, 'core_5', 3);
    const [last] = onTile(realm, 'core_6', 3);
    const [one, two] = [placeOf(realm, first!), placeOf(realm, last!)];
    return { one, two, right: placeOf(realm, eastOf(last!)), last: last! };
  };
  const { one, two, right, last } = founded({ megapolises: 1, megapolisLevel: 9 });
  expect(one.city).toMatchObject({ colors: ['green'], level: 5 });
  expect([two.city!.level, two.city!.colors[0], new Set(two.city!.colors).size]).toEqual([9, 'blue', 2]);
  expect(right).toMatchObject({ site: 'city', partOf: last });
  // The garrisons of level 5 and of level 4 together, all face down.
  const [, other] = two.city!.colors;
  const sized = (color: string, level: number) =>
    CITIES.find(city => city.color === color)!.garrison[level - 1]!.length;
  expect(two.tokens).toHaveLength(sized('blue', 5) + sized(other!, 4));
  expect(two.tokens.every(({ up }) => !up)).toBe(true);
  expect(founded({}).two.city).toMatchObject({ colors: ['blue'], level: 8 });
  expect(founded({ megapolises: 2, megapolisLevel: 6 }).one.city!.colors).toHaveLength(2);
});

it('the level agreed on is the garrison that stands there (MK-X-36.1)', () => {
  const tokens = (level: number) => {
    const realm = agree(inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'goldyx'] }), { cityLevels: [level] });
    return placeOf(realm, onTile(realm, 'core_5', 3)[0]!).tokens.map(({ pile }) => pile);
  };
  const { garrison } = CITIES.find(({ color }) => color === 'green')!;
  for (const level of [1, 4, 11]) expect(tokens(level)).toEqual(garrison[level - 1]);
});

describe('cards and skills left out', () => {
  const SPELLS = ['mana_meltdown', 'mana_claim', 'mind_read', 'energy_flow'];
  const spells = ({ decks, offers }: Realm) => [...decks.spells, ...offers.spells].filter(id => SPELLS.includes(id));
  it('spells 109 to 112 (MK-X-27.1, MK-C-5.8)', () => {
    expect(spells(start({}))).toHaveLength(4);
    expect(spells(start({ no_interactive_spells: 'on' }))).toEqual([]);
  });
  it('skills that act on others (MK-X-28.1, MK-W-1.13, MK-C-5.5)', () => {
    const interactive = (realm: Realm) =>
      realm.heroes
        .flatMap(({ skillPile }) => skillPile)
        .map(id => SKILLS.find(skill => skill.id === id)!.interactive)
        .filter(kind => kind !== null);
    expect(interactive(start({}))).toEqual(['competitive', 'competitive']);
    expect(start({}).heroes.map(({ skillPile }) => skillPile.length)).toEqual([10, 10]);
    expect(interactive(start({ no_interactive_skills: 'on' }))).toEqual([]);
  });
});

it('friendly mana: a gold die does not stand for a colour another die shows (MK-X-30.1, MK-C-3.13)', () => {
  const ways = (friendlyMana: boolean) => {
    const realm = agree(
      inTurn({}, (hero, all) => {
        hero.hand = ['march'];
        all.source = ['gold', 'green'];
      }),
      { friendlyMana },
    );
    return new Stage(realm).say('play:march').options.filter(id => id.startsWith('powered'));
  };
  expect(ways(false)).toEqual(['powered:die:gold=green', 'powered:die:green']);
  expect(ways(true)).toEqual(['powered:die:green']);
});

describe('rampage (MK-X-31, 32)', () => {
  it.each([
    ['red', 'day', { own: true, brown: false }],
    ['gold', 'day', { own: true, brown: true }],
    ['white', 'day', { own: false, brown: false }],
    ['white', 'night', { own: true, brown: false }],
    ['black', 'night', { own: true, brown: true }],
    ['green', 'night', { own: false, brown: false }],
  ] as const)('%s after a %s: %o (MK-X-31.2, 31.3)', (face, time, brings) => {
    expect(returning(face, time, false)).toEqual(brings);
  });
  it('more of it: always a token, a fitting colour adds the brown one (MK-X-32.2)', () => {
    expect([returning('white', 'day', true), returning('red', 'day', true)]).toEqual([
      { own: true, brown: false },
      { own: true, brown: true },
    ]);
  });
  /** An evening over the lairs of orcs (country_1) and of a draconum (core_2), where the rampaging ones were beaten. */
  const evening = (rampage: 'on' | 'more', time: 'day' | 'night', seed: number, more: (realm: Realm) => void) => {
    const realm = agree(inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'goldyx'], seed: String(seed + 1) }), {
      rampage,
    });
    const [orcs, draconum] = [onTile(realm, 'country_1', 0)[6]!, onTile(realm, 'core_2', 0)[3]!];
    for (const space of [orcs, draconum]) openPlace(realm, space).tokens = [];
    Object.assign(realm, { phase: 'evening', time, cleared: [orcs, draconum] });
    realm.heroes[0]!.space = portalOf(realm);
    more(realm);
    const { table, change } = Table.start(game, realm);
    const faces = change.news.flatMap(({ entry }) => (entry.tell === 'rolled' ? entry.faces : []));
    const piles = [orcs, draconum].map(space => placeOf(table.state, space).tokens.map(({ pile, up }) => [pile, up]));
    return { faces, piles, spaces: [orcs, draconum] as const };
  };
  it.each(['on', 'more'] as const)(
    '%s: every emptied lair is rolled for in the evening (MK-X-31.2, 31.3, 32.2)',
    rampage => {
      const seen = new Set<string>();
      for (const time of ['day', 'night'] as const)
        for (let seed = 0; seed < 12; seed++) {
          const { faces, piles } = evening(rampage, time, seed, () => undefined);
          expect(faces).toHaveLength(2);
          for (const [at, pile] of (['green', 'red'] as const).entries()) {
            const { own, brown } = returning(faces[at]!, time, rampage === 'more');
            expect(piles[at]).toEqual([...(own ? [[pile, true]] : []), ...(brown ? [['brown', true]] : [])]);
            seen.add(`${own} ${brown}`);
          }
        }
      expect([...seen].sort()).toEqual(
        rampage === 'more' ? ['true false', 'true true'] : ['false false', 'true false', 'true true'],
      );
    },
  );
  it('but not where one still stands or a hero is (MK-X-31.2)', () => {
    const held = evening('more', 'day', 1, realm => {
      const [orcs, draconum] = realm.cleared;
      openPlace(realm, orcs!).tokens = [{ enemy: 'prowlers', pile: 'green', up: true }];
      realm.heroes[0]!.space = draconum!;
    });
    expect([held.faces, held.piles]).toEqual([[], [[['green', true]], []]]);
  });
  it('a beaten one leaves its lair to be rolled for (MK-X-31.2)', () => {
    const realm = inTurn({}, hero => Object.assign(hero, { hand: ['rage', 'rage'] }));
    const spaces = onTile(realm, 'country_1', 0);
    openPlace(realm, spaces[6]!).tokens = [{ enemy: 'prowlers', pile: 'green', up: true }];
    const stage = new Stage(realm);
    stage.say(stage.options.find(id => id.startsWith('challenge'))!);
    stage.say('next', '1.0:hero', 'play:rage', 'basic', 'play:rage', 'basic', 'attack:1');
    expect(stage.realm.cleared).toEqual([spaces[6]]);
  });
  it('two in one space are fought together, each beaten one gives 1 reputation more (MK-X-31.4, 31.5, MK-W-19.4, 20.7)', () => {
    const realm = inTurn({}, hero => Object.assign(hero, { hand: ['rage', 'rage', 'rage', 'rage', 'rage'] }));
    const spaces = onTile(realm, 'country_1', 0);
    openPlace(realm, spaces[6]!).tokens = ['prowlers', 'diggers'].map(enemy => ({ enemy, pile: 'green', up: true }));
    realm.heroes[0]!.area.mana.red = 5;
    const stage = new Stage(realm);
    stage.say(stage.options.find(id => id.startsWith('challenge'))!);
    expect(stage.realm.fight!.foes.map(({ paired }) => paired)).toEqual([true, true]);
    stage.say('next', '1.0:hero', '2.0:hero');
    for (let card = 0; card < 2; card++) stage.say('play:rage', 'powered:token:red');
    stage.say('attack:1+2');
    expect(stage.hero.reputation).toBe(4);
  });
});

describe('interactive combat (MK-X-33)', () => {
  const fought = (enemies: readonly string[]) => {
    const realm = agree(
      inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'goldyx'] }, hero =>
        Object.assign(hero, { hand: ['rage'] }),
      ),
      { interactiveCombat: true },
    );
    realm.lastSeat = 1;
    const spaces = onTile(realm, 'country_1', 0);
    openPlace(realm, spaces[6]!).tokens = enemies.map(enemy => ({ enemy, pile: 'green', up: true }));
    const stage = new Stage(realm);
    return stage.say(stage.options.find(id => id.startsWith('challenge'))!);
  };
  it('against exactly one enemy the player before sets a die in secret (MK-X-33.1, 33.2)', () => {
    expect(fought(['prowlers']).asked).toMatchObject({ key: 'secret-die', seat: 1, usual: 'green' });
    expect(fought(['prowlers', 'diggers']).asked.key).not.toBe('secret-die');
  });
  it('only the one who set it sees it until it is shown or denied (MK-X-33.3)', () => {
    const stage = fought(['prowlers']).say('blue');
    const seen = (reader: number) => game.view(stage.realm, reader).secretDie;
    expect([seen(1)!.face, seen(0)!.face]).toEqual(['blue', null]);
  });
  it.each([
    ['white', 'ranged', 1, 0, 1],
    ['white', 'attack', 0, 0, 1],
    ['red', 'block', 0, 1, 1],
    ['blue', 'attack', 1, 0, 1],
    ['green', 'attack', 0, 0, 0],
  ] as const)('%s in the %s phase: armor +%i, attack +%i, Fame +%i (MK-X-33.2)', (face, phase, armor, attack, fame) => {
    const fight = inFight(inTurn(), ['prowlers'], { phase });
    fight.secret = { by: 1, face, shown: false };
    const [foe] = fight.foes;
    expect([armorRaised(fight, foe!), attackRaised(fight, foe!), fameRaised(fight, [foe!])]).toEqual([
      armor,
      attack,
      fame,
    ]);
  });
});

describe('action upgrades (MK-X-34)', () => {
  it('after each night but the last players + 1 cards are revealed (MK-X-34.1)', () => {
    const realm = agree(inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'goldyx'] }), { upgrades: true });
    Object.assign(realm, { time: 'night', round: 2 });
    expect([openUpgrades(realm), realm.upgrades.length]).toEqual([true, 3]);
    const last = agree(inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'goldyx'] }), { upgrades: true });
    Object.assign(last, { time: 'night', round: 6 });
    expect(openUpgrades(last)).toBe(false);
  });
  it('the strength of a deck (MK-X-34.2)', () => {
    const tally = {
      artifacts: 1,
      spells: 2,
      advancedActions: 3,
      crystals: 5,
      units: [
        { level: 3, wounded: true },
        { level: 2, wounded: false },
      ],
      conquered: 0,
      adventures: 0,
      dungeons: 0,
      wounds: 0,
    };
    expect(strengthOf(tally, 2)).toBe(2 * 3 + 3 + 2 + 1 + 2 + 6);
  });
  it('from the lowest strength up; an own action of the same colour or a common icon goes (MK-X-34.3, 34.4)', () => {
    expect([isAlike('fire_bolt', 'rage'), isAlike('fire_bolt', 'promise')]).toEqual([true, false]);
    const realm = agree(inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'goldyx'] }), { upgrades: true });
    Object.assign(realm, { phase: 'upgrades', upgrades: ['fire_bolt', 'ice_bolt'], upgrading: [1, 0] });
    Object.assign(realm.heroes[1]!, { deck: ['promise', 'rage'], hand: [], discard: [] });
    const stage = new Stage(realm);
    expect(stage.asked.seat).toBe(1);
    stage.say('fire_bolt');
    expect(stage.realm.heroes[1]!.deck).toEqual(['promise', 'fire_bolt']);
    stage.say('none');
    expect(stage.realm.decks.advanced).toContain('ice_bolt');
  });
});

it('draft: four cards each, one picked and the rest passed on, until everybody has three (MK-X-35.1, 35.2)', () => {
  const stage = new Stage(start({ draft_at_start: 'on' }));
  expect([stage.asked.key, stage.options.length]).toEqual(['draft', 4]);
  for (let pick = 0; pick < 6; pick++) stage.say(stage.options[0]!);
  expect(stage.realm.heroes.map(({ drafted }) => drafted.length)).toEqual([3, 3]);
  expect(stage.asked.key).toBe('tactic');
  expect(game.view(stage.realm, 0).heroes[1]!.drafted).toBeNull();
});

it('Blitz: every line crossed gives one Fame more at once (MK-X-3.4)', () => {
  expect([fameAfter(1, 2, 1), fameAfter(6, 1, 1), fameAfter(6, 1, 0)]).toEqual([4, 7, 7]);
});
