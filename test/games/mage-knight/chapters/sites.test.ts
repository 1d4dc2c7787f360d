import { describe, expect, it } from 'vitest';
import { handLimit } from '../../../../src/games/mage-knight/drawing-up.js';
import { jointTargets } from '../../../../src/games/mage-knight/joint/proposing.js';
import { makeSpace, openPlace, placeOf } from '../../../../src/games/mage-knight/land.js';
import { layUnits } from '../../../../src/games/mage-knight/rounds.js';
import type { HeroState, Realm } from '../../../../src/games/mage-knight/state.js';
import { costOf } from '../../../../src/games/mage-knight/terrain.js';
import { eastOf } from '../../../../src/games/mage-knight/tiles/lattice.js';
import type { Reachable } from '../../../../src/games/mage-knight/vocabulary.js';
import { inTurn, onTile, Stage } from '../stage.js';

const TWO = { scenario: 'full_conquest', heroes: ['tovak', 'goldyx'] } as const;

function at(
  tile: string,
  place: number,
  change: (hero: HeroState, realm: Realm, spaces: readonly number[]) => void = () => undefined,
) {
  const realm = inTurn({}, hero => {
    hero.hand = ['rage'];
    hero.area.move = 9;
  });
  const spaces = onTile(realm, tile, place);
  change(realm.heroes[0]!, realm, spaces);
  return { stage: new Stage(realm), realm, spaces };
}

describe('all sites (MK-S-1)', () => {
  it('entering costs what the terrain costs, a city 2 (MK-S-1.3)', () => {
    const { realm, spaces } = at('core_5', 0);
    expect([costOf(realm, 0, spaces[0]!), costOf(realm, 0, spaces[1]!), costOf(realm, 0, spaces[6]!)]).toEqual([
      2, 5, 3,
    ]);
    const mine = at('country_2', 0);
    expect([costOf(mine.realm, 0, mine.spaces[4]!), costOf(mine.realm, 0, mine.spaces[1]!)]).toEqual([3, 3]);
  });
  it('a fight and talking at a site never fall in one turn (MK-S-1.6)', () => {
    const { stage } = at('country_5', 1, hero => Object.assign(hero, { level: 9 }));
    stage.say('burn');
    while (stage.realm.fight !== null) stage.say(stage.options.at(-1)!);
    expect(stage.options).not.toContain('interact');
  });
  it('nobody joins at an adventure site, and it fortifies nobody (MK-S-1.8)', () => {
    // The ruins of country_8 lie beside its orcs.
    const { stage } = at('country_8', 1, (_, realm, spaces) => {
      openPlace(realm, spaces[1]!).ruins = { id: 'enemies_green_green', up: true };
    });
    stage.say('adventure');
    expect(stage.realm.fight!.foes).toMatchObject([
      { origin: 'drawn', defends: false },
      { origin: 'drawn', defends: false },
    ]);
  });
});

describe('village and monastery (MK-S-3, 4)', () => {
  it('plundering leaves no mark: people are talked to afterwards (MK-S-3.5)', () => {
    const { stage } = at('country_1', 2);
    stage.say('play:rage', 'sideways:move', 'end', 'plunder');
    expect([stage.asked.key, stage.options.includes('interact')]).toEqual(['turn', true]);
    expect(placeOf(stage.realm, stage.hero.space!)).toMatchObject({ shields: [], burned: false });
  });
  it('a new unit offer has one advanced action per unburned monastery (MK-S-4.3)', () => {
    const { realm, spaces } = at('country_5', 1);
    onTile(realm, 'country_7', 0);
    layUnits(realm);
    expect(realm.offers.monastery).toHaveLength(2);
    openPlace(realm, spaces[1]!).burned = true;
    layUnits(realm);
    expect(realm.offers.monastery).toHaveLength(1);
  });
  it('a fire that is lost: the token goes, the monastery and the hero stay (MK-S-4.8)', () => {
    const { stage, spaces } = at('country_5', 1, hero => Object.assign(hero, { level: 9 }));
    const before = stage.realm.discards.violet.length;
    stage.say('burn');
    while (stage.realm.fight !== null) stage.say(stage.options.at(-1)!);
    expect([stage.realm.discards.violet.length, stage.hero.space, stage.hero.reputation]).toEqual([
      before + 1,
      spaces[1],
      -3,
    ]);
    expect(placeOf(stage.realm, spaces[1]!)).toMatchObject({ burned: false, shields: [], tokens: [] });
  });
});

describe('keep and tower (MK-S-5, 6)', () => {
  it('the own keep is entered and left freely, keep units are recruited there (MK-S-5.9)', () => {
    const { stage, spaces } = at('country_3', 2, (hero, realm, tile) => {
      Object.assign(openPlace(realm, tile[1]!), { shields: [0], tokens: [] });
      realm.offers.units = ['utem_swordsmen', 'peasants'];
      hero.hand = ['promise', 'promise', 'promise', 'rage'];
      hero.level = 3;
    });
    stage.say('move:D1', 'move:D2', 'move:D1', 'interact');
    expect([stage.hero.space, stage.hero.reputation]).toEqual([spaces[1], 0]);
    stage.say('play:promise', 'basic', 'play:promise', 'basic', 'play:promise', 'basic');
    expect(stage.options.filter(id => id.startsWith('recruit:'))).toEqual(['recruit:utem_swordsmen']);
  });
  it('a tower is fortified and inhabited; an assault that fails leaves its token face up (MK-S-6.1, 6.5, 5.6)', () => {
    const { stage, spaces } = at('country_4', 1, hero => Object.assign(hero, { level: 9 }));
    stage.say('charge:D0', []);
    expect(stage.realm.fight!.foes).toMatchObject([{ defends: true }]);
    const met = stage.realm.fight!.foes[0]!.enemy;
    while (stage.realm.fight !== null) stage.say(stage.options.at(-1)!);
    expect(placeOf(stage.realm, spaces[0]!).tokens).toMatchObject([{ enemy: met, up: true }]);
    expect([stage.hero.space, stage.hero.reputation]).toEqual([spaces[1], -1]);
    // Conquered it is talked to by anybody.
    const open = at('country_4', 0, (_, realm, tile) =>
      Object.assign(openPlace(realm, tile[0]!), { shields: [1], tokens: [] }),
    );
    expect(open.stage.options).toContain('interact');
  });
});

describe('cities (MK-S-7, 9)', () => {
  it('a conquered one holds any number of heroes, is safe, and they act as usual (MK-S-7.11)', () => {
    const realm = inTurn(TWO, hero => {
      hero.hand = ['rage'];
      hero.area.move = 3;
    });
    const spaces = onTile(realm, 'core_6', 6);
    Object.assign(openPlace(realm, spaces[0]!), {
      tokens: [],
      shields: [1],
      city: { colors: ['blue'], level: 3, conquered: true },
    });
    openPlace(realm, spaces[5]!).tokens = [];
    realm.heroes[1]!.space = spaces[0]!;
    const stage = new Stage(realm).say(`move:${makeSpace(realm, spaces[0]!)}`);
    expect(stage.options).toEqual(expect.arrayContaining(['interact', 'end']));
    expect(stage.options.some(id => id.startsWith('attack-player'))).toBe(false);
    stage.say('end');
    expect([stage.hero.space, stage.hero.area.woundsToHand]).toEqual([spaces[0], 0]);
  });

  /** A conquered megapolis, blue and red, on core_6. */
  const megapolis = (realm: Realm, conquered: boolean, shields: readonly number[]) => {
    const spaces = onTile(realm, 'core_6', 6);
    openPlace(realm, spaces[5]!).tokens = [];
    Object.assign(openPlace(realm, spaces[0]!), {
      tokens: conquered ? [] : ['monks', 'monks'].map(enemy => ({ enemy, pile: 'violet', up: true })),
      shields: [...shields],
      city: { colors: ['blue', 'red'], level: 9, conquered },
    });
    Object.assign(openPlace(realm, eastOf(spaces[0]!)), { site: 'city', partOf: spaces[0]! });
    return spaces;
  };
  it('a joint assault on a megapolis is open next to either part (MK-S-9.6)', () => {
    const realm = inTurn({ scenario: 'full_cooperation', heroes: ['tovak', 'goldyx'] }, hero => {
      hero.hand = ['rage'];
    });
    const spaces = megapolis(realm, false, []);
    // On the far side of the second part: no neighbour of the first.
    Object.assign(realm.heroes[1]!, { space: spaces[1]!, hand: ['rage'] });
    expect(jointTargets(realm, 0)).toEqual([spaces[0]]);
    const far = eastOf(eastOf(spaces[0]!));
    realm.heroes[1]!.space = far;
    expect(jointTargets(realm, 0)).toEqual([spaces[0]]);
    realm.heroes[1]!.space = eastOf(far);
    expect(jointTargets(realm, 0)).toEqual([]);
  });
  it('going to the other part costs 2; both offers are open in either; one city for the hand (MK-S-9.8, 9.9, 9.7)', () => {
    const realm = inTurn({}, hero => {
      hero.hand = ['promise', 'promise', 'rage'];
      hero.area.move = 2;
    });
    const spaces = megapolis(realm, true, [0, 0]);
    const hero = realm.heroes[0]!;
    hero.space = spaces[0]!;
    hero.area.path = [hero.space];
    const label = makeSpace(realm, eastOf(spaces[0]!));
    const begun = new Stage(realm);
    const ways = begun.about.reachable as unknown as Reachable[];
    expect(ways.find(({ to }) => to === label)).toMatchObject({ cost: 2 });
    begun.say(`move:${label}`, 'interact');
    expect(begun.hero.area.influence).toBe(2); // two shields
    const sold = (begun.about.purchases as unknown as { id: string }[]).map(({ id }) => id);
    expect(sold).toContain('buy-artifact');
    hero.area.mana.red = 1;
    realm.offers.spells = ['fireball', 'expose', 'tremor'];
    const talking = new Stage(realm).say('interact');
    expect((talking.about.purchases as unknown as { id: string }[]).map(({ id }) => id)).toContain(
      'buy-spell:fireball',
    );
    expect(handLimit(realm, 0)).toBe(5 + 2);
  });
});

describe('glade and mine (MK-S-10, 11)', () => {
  it('neither ends movement, nothing is laid there at the reveal (MK-S-10.1, 11.1)', () => {
    const { stage, spaces } = at('country_2', 0);
    expect([placeOf(stage.realm, spaces[1]!).tokens, placeOf(stage.realm, spaces[4]!).tokens]).toEqual([[], []]);
    for (const place of ['D1', 'D4']) {
      const begun = at('country_2', 0).stage.say(`move:${place}`);
      expect(begun.options.some(id => id.startsWith('move:'))).toBe(true);
    }
  });
  it('a forfeited turn gives no crystal (MK-S-11.3)', () => {
    const begin = (said: string) => {
      const realm = inTurn({}, hero => Object.assign(hero, { hand: ['rage'], deck: [] }));
      onTile(realm, 'country_2', 4);
      realm.phase = 'before';
      const stage = new Stage(realm).say(said);
      return said === 'play' ? stage.say('play:rage', 'sideways:move', 'end') : stage;
    };
    expect([begin('announce').hero.crystals.green, begin('play').hero.crystals.green]).toEqual([0, 1]);
  });
});

describe('own fortification of rampaging enemies (MK-S-18.4)', () => {
  it('stays: diggers on the map are fortified once', () => {
    const { stage } = at('country_1', 5, (hero, realm, spaces) => {
      openPlace(realm, spaces[6]!).tokens = [{ enemy: 'diggers', pile: 'green', up: true }];
      hero.hand = ['swiftness', 'rage'];
      hero.area.mana.white = 1;
    });
    stage.say('challenge:D6', 'play:swiftness', 'powered:token:white');
    // Ranged 3 would beat armor 3, were it not for the walls.
    expect(stage.options).not.toContain('attack:1');
    expect(stage.about.fight).toMatchObject({ foes: [{ fortifications: 1 }] });
  });
});
