import { describe, expect, it } from 'vitest';
import { openPlace, placeOf } from '../../../src/games/mage-knight/land.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import { inTurn, onTile, Stage, withUnits } from './stage.js';

/** A hero on a place of a tile, with a hand. */
function at(
  tile: string,
  place: number,
  hand: readonly string[],
  change: (realm: Realm, spaces: readonly number[]) => void = () => undefined,
) {
  const realm = inTurn({}, hero => {
    hero.hand = [...hand];
  });
  const spaces = onTile(realm, tile, place);
  change(realm, spaces);
  return { stage: new Stage(realm), spaces };
}

const place = (stage: Stage, space: number) => placeOf(stage.realm, space);
const points = (count: number) => (realm: Realm) => Object.assign(realm.heroes[0]!.area, { move: count });

describe('village (MK-S-3)', () => {
  it('recruits village units and sells healing for 3 (MK-S-3.1, 3.2, 1.16, MK-W-8.5, 8.6)', () => {
    const { stage } = at('country_1', 2, ['promise', 'promise', 'threaten', 'rage', 'wound'], realm => {
      realm.offers.units = ['peasants', 'utem_swordsmen'];
    });
    stage.say('interact', 'play:promise', 'basic', 'play:promise', 'basic');
    expect(stage.options).toContain('recruit:peasants');
    expect(stage.options).not.toContain('recruit:utem_swordsmen');
    stage.say('recruit:peasants');
    expect([stage.hero.units[0]!.id, stage.hero.area.influence]).toEqual(['peasants', 0]);
    expect(stage.realm.offers.units).toEqual(['utem_swordsmen']);
    stage.say('play:threaten', 'basic', 'play:rage', 'sideways:influence', 'buy-healing', 'heal');
    expect(stage.hero.hand).toEqual([]);
  });
  it('reputation counts once when the interaction starts; on X nobody talks (MK-W-8.2)', () => {
    const { stage } = at('country_1', 2, ['promise'], realm => Object.assign(realm.heroes[0]!, { reputation: 7 }));
    stage.say('interact');
    expect(stage.hero.area.influence).toBe(5);
    const barred = at('country_1', 2, ['promise'], realm => Object.assign(realm.heroes[0]!, { reputation: -7 }));
    expect(barred.stage.options).not.toContain('interact');
  });
  it('without a free command token a unit must be disbanded (MK-W-8.5)', () => {
    const { stage } = at('country_1', 2, ['promise', 'promise'], realm => {
      realm.offers.units = ['peasants'];
      withUnits(realm, 'foresters');
    });
    stage.say('interact', 'play:promise', 'basic', 'play:promise', 'basic', 'recruit:peasants', '1');
    expect(stage.hero.units.map(({ id }) => id)).toEqual(['peasants']);
  });
  it('MK-WT-127 plunder once between two own turns: two cards, reputation -1 (MK-S-3.3, 3.4)', () => {
    const { stage } = at('country_1', 2, ['rage']);
    stage.say('play:rage', 'end');
    const cards = stage.hero.hand.length;
    stage.say('plunder');
    expect([stage.hero.hand.length - cards, stage.hero.reputation]).toEqual([2, -1]);
    expect(stage.asked.key).toBe('turn');
  });
});

describe('monastery (MK-S-4)', () => {
  it('adds an advanced action to the unit offer and sells it for 6 (MK-S-4.1, 4.2, 4.4, MK-W-8.7)', () => {
    const { stage } = at('country_5', 1, ['promise', 'promise', 'promise']);
    const [card] = stage.realm.offers.monastery;
    stage.say(
      'interact',
      'play:promise',
      'basic',
      'play:promise',
      'basic',
      'play:promise',
      'basic',
      `buy-advanced:${card}`,
    );
    expect(stage.hero.deck.at(-1)).toBe(card);
    expect(stage.realm.offers.monastery).toEqual([]);
  });
  it('MK-WT-092 burned: reputation -3, a shield, an artifact, an empty space (MK-W-12.7, 9.2, MK-S-4.5, 4.7)', () => {
    const { stage, spaces } = at('country_5', 1, ['fireball', 'rage'], realm => {
      realm.heroes[0]!.area.mana.red = 1;
      realm.piles.violet.push('monks');
      withUnits(realm, 'peasants');
    });
    stage.say('burn');
    expect(stage.options).not.toContain('unit:1:1'); // MK-S-4.6
    stage.say('play:fireball', 'basic:token:red', 'attack:1');
    expect([stage.hero.reputation, stage.hero.area.rewards.artifact]).toEqual([-3, 1]);
    expect(place(stage, spaces[1]!)).toMatchObject({ burned: true, shields: [0] });
    expect(stage.options).not.toContain('interact');
  });
});

describe('keep and mage tower (MK-S-5, 6)', () => {
  it('entering is an assault: reputation -1, movement ends, the defender is fortified (MK-S-5.4, 5.1, 1.4)', () => {
    const { stage } = at('country_3', 2, ['rage'], (realm, spaces) => {
      points(5)(realm);
      openPlace(realm, spaces[1]!).tokens = [{ enemy: 'swordsmen', pile: 'grey', up: true }];
    });
    stage.say('charge:D1');
    expect([stage.hero.reputation, stage.hero.area.move]).toEqual([-1, 0]);
    expect(stage.realm.fight).toMatchObject({ cause: 'assault', foes: [{ enemy: 'swordsmen', defends: true }] });
  });
  it('MK-WT-014 points left over are lost, the fight is compulsory (MK-W-4.4, 3.9, 3.11, 9.2, MK-C-4.11)', () => {
    const { stage } = at('country_11', 6, ['rage'], (realm, spaces) => {
      points(6)(realm);
      openPlace(realm, spaces[0]!).tokens = [{ enemy: 'monks', pile: 'violet', up: true }];
    });
    stage.say('charge:D0');
    expect([stage.hero.area.move, stage.realm.phase, stage.hero.reputation]).toEqual([0, 'fight', -1]);
  });
  it('won: own shield; a tower gives a spell at the end of the turn (MK-S-5.5, 6.3, 6.4, 1.9, MK-W-12.4)', () => {
    const { stage, spaces } = at('country_11', 6, ['rage', 'rage', 'rage'], (realm, spaces) => {
      points(2)(realm);
      realm.heroes[0]!.area.mana.red = 3;
      openPlace(realm, spaces[0]!).tokens = [{ enemy: 'monks', pile: 'violet', up: true }];
    });
    stage.say('charge:D0', [], 'next', '1.0:hero');
    stage.say('play:rage', 'powered:token:red', 'play:rage', 'powered:token:red', 'attack:1');
    expect(place(stage, spaces[0]!).shields).toEqual([0]);
    expect(stage.hero.area.rewards.spell).toBe(1);
  });
  it('lost: back without wounds, the token stays face up (MK-S-5.6, MK-W-7.4)', () => {
    const { stage, spaces } = at('country_3', 2, ['rage'], (realm, spaces) => {
      points(5)(realm);
      openPlace(realm, spaces[1]!).tokens = [{ enemy: 'golems', pile: 'grey', up: false }];
    });
    stage.say('charge:D1', 'next', '1.0:hero', 'next');
    expect(stage.hero.space).toBe(spaces[2]);
    expect(place(stage, spaces[1]!).tokens).toEqual([{ enemy: 'golems', pile: 'grey', up: true }]);
  });
  it('Underground Attack: an assault that ignores the fortification of the site (MK-W-7.5)', () => {
    const { stage, spaces } = at('country_3', 5, ['underground_travel', 'rage'], (realm, spaces) => {
      realm.time = 'night';
      realm.heroes[0]!.area.mana.green = 1;
      realm.heroes[0]!.area.mana.black = 1;
      openPlace(realm, spaces[1]!).tokens = [{ enemy: 'swordsmen', pile: 'grey', up: false }];
    });
    stage.say('play:underground_travel', 'powered:token:green');
    expect([stage.hero.space, stage.realm.phase]).toEqual([spaces[1], 'fight']);
    expect((stage.about.fight as { foes: { fortifications: number }[] }).foes[0]!.fortifications).toBe(0);
  });
  it('MK-WT-126 a tower conquered by a rival is open: units, spells for 7 and a mana (MK-W-8.1, 8.8, MK-S-6.6, 6.7)', () => {
    const { stage } = at('country_11', 0, ['promise', 'promise', 'promise', 'rage'], (realm, spaces) => {
      openPlace(realm, spaces[0]!).tokens = [];
      openPlace(realm, spaces[0]!).shields = [3];
      realm.offers.spells = ['fireball', 'expose', 'tremor'];
      realm.heroes[0]!.area.mana.red = 1;
    });
    stage.say(
      'interact',
      'play:promise',
      'basic',
      'play:promise',
      'basic',
      'play:promise',
      'basic',
      'play:rage',
      'sideways:influence',
    );
    expect(stage.options.filter(id => id.startsWith('buy-spell'))).toEqual(['buy-spell:fireball']);
    stage.say('buy-spell:fireball');
    expect([stage.hero.deck.at(-1), stage.hero.area.mana.red, stage.realm.offers.spells.length]).toEqual([
      'fireball',
      0,
      3,
    ]);
  });
  it('face-down garrisons turn up by day when a hero comes near, at night only when assaulted (MK-W-5.9, MK-S-5.2, 5.3, 6.2)', () => {
    const near = (time: 'day' | 'night') => {
      const { stage, spaces } = at('country_3', 5, ['rage'], realm => {
        points(9)(realm);
        realm.time = time;
      });
      stage.say('move:D0');
      return place(stage, spaces[1]!).tokens[0]!.up;
    };
    expect([near('day'), near('night')]).toEqual([true, false]);
  });
});

describe('rampaging enemies (MK-S-18, 19)', () => {
  it('MK-WT-086 orcs and a draconum beaten in one challenge: reputation +3, no shield (MK-W-12.1, 6.5, MK-S-18.5)', () => {
    const { stage, spaces } = at('core_8', 0, ['fireball', 'snowstorm', 'rage'], (realm, spaces) => {
      realm.heroes[0]!.area.mana.red = 1;
      realm.heroes[0]!.area.mana.blue = 1;
      openPlace(realm, spaces[0]!).city = null;
      openPlace(realm, spaces[3]!).tokens = [{ enemy: 'prowlers', pile: 'green', up: true }];
      openPlace(realm, spaces[5]!).tokens = [{ enemy: 'swamp_dragon', pile: 'red', up: true }];
    });
    stage.say('challenge:D3', 'play:fireball', 'basic:token:red', 'attack:1');
    expect([stage.hero.reputation, place(stage, spaces[3]!).shields, place(stage, spaces[3]!).tokens]).toEqual([
      2,
      [],
      [],
    ]);
  });
  it('a space with a rampaging token cannot be entered; moving along it provokes (MK-W-4.5, 6.1, MK-S-18.2, 18.3)', () => {
    const { stage } = at('country_1', 0, ['rage'], realm => points(9)(realm));
    const moves = stage.options.filter(id => /^(move|charge):/.test(id));
    expect(moves).not.toContain('move:D6');
    expect(moves).toContain('charge:D5'); // from the centre to W: both next to NW
    stage.say('charge:D5');
    expect(stage.realm.fight).toMatchObject({ cause: 'rampaging', foes: [{ origin: 'rampaging' }] });
  });
});

describe('adventure sites (MK-S-12 to 16)', () => {
  it('MK-WT-090 a dungeon lost: the token is discarded, no shield, the hero stays (MK-W-12.5)', () => {
    const { stage, spaces } = at('country_7', 3, ['rage'], realm => void realm.piles.brown.push('gargoyle'));
    stage.say('adventure');
    expect(stage.realm.fight).toMatchObject({ night: true, unitsBarred: true });
    stage.say('next', '1.0:hero', 'next');
    expect(stage.realm.discards.brown).toEqual(['gargoyle']);
    expect([place(stage, spaces[3]!).shields, stage.hero.space]).toEqual([[], spaces[3]]);
  });
  it('a den keeps what survives, face up (MK-S-14.4)', () => {
    const { stage, spaces } = at('country_6', 5, ['rage'], realm => void realm.piles.brown.push('gargoyle'));
    stage.say('adventure', 'next', '1.0:hero', 'next');
    expect(place(stage, spaces[5]!).tokens).toEqual([{ enemy: 'gargoyle', pile: 'brown', up: true }]);
  });
  it('MK-WT-015 walking over a den with a token is free (MK-W-4.6, MK-S-1.5)', () => {
    const { stage } = at('country_6', 0, ['rage'], (realm, spaces) => {
      points(9)(realm);
      openPlace(realm, spaces[5]!).tokens = [{ enemy: 'gargoyle', pile: 'brown', up: true }];
    });
    stage.say('move:D5');
    expect([stage.realm.fight, stage.hero.area.stage]).toEqual([null, 'movement']);
  });
  it('MK-WT-089 spawning grounds half cleared: the survivor stays, a new one joins face down (MK-W-12.6)', () => {
    const { stage, spaces } = at('core_1', 5, ['fireball', 'rage'], realm => {
      realm.heroes[0]!.area.mana.red = 1;
      realm.piles.brown.push('minotaur', 'medusa');
    });
    stage.say('adventure', 'play:fireball', 'basic:token:red', 'attack:1', 'next', '2.0:hero', 'next');
    const { tokens, shields } = place(stage, spaces[5]!);
    expect(tokens.map(({ up }) => up)).toEqual([true, false]);
    expect([tokens[0]!.enemy, shields]).toEqual(['minotaur', []]);
  });
  it('MK-WT-087 a draconum beaten in ruins gives no reputation (MK-W-12.2)', () => {
    const { stage, spaces } = at('country_8', 1, ['fireball', 'rage'], (realm, spaces) => {
      realm.heroes[0]!.area.mana.red = 1;
      openPlace(realm, spaces[1]!).ruins = { id: 'enemies_green_red', up: true };
      openPlace(realm, spaces[1]!).tokens = [{ enemy: 'prowlers', pile: 'green', up: true }];
    });
    stage.say('adventure', 'play:fireball', 'basic:token:red', 'attack:1');
    expect(stage.hero.reputation).toBe(0);
    expect(place(stage, spaces[1]!)).toMatchObject({ shields: [0], ruins: null });
    expect(stage.hero.area.rewards).toMatchObject({ artifact: 1, advancedAction: 1 });
  });
  it('an altar takes its whole tribute: shield and Fame at once (MK-S-16.4)', () => {
    const { stage, spaces } = at('country_8', 1, ['rage'], (realm, spaces) => {
      openPlace(realm, spaces[1]!).ruins = { id: 'altar_red', up: true };
      realm.heroes[0]!.crystals.red = 2;
      realm.heroes[0]!.area.mana.gold = 1;
    });
    stage.say('altar', 'crystal:red', 'crystal:red', 'token:gold=red');
    expect([stage.hero.fame, place(stage, spaces[1]!).shields]).toEqual([7, [0]]);
  });
  it('and is not offered to whoever cannot pay it', () => {
    const { stage } = at('country_8', 1, ['rage'], (realm, spaces) => {
      openPlace(realm, spaces[1]!).ruins = { id: 'altar_red', up: true };
      realm.heroes[0]!.crystals.red = 2;
    });
    expect(stage.options).not.toContain('altar');
  });
});

describe('cities (MK-S-7, 8)', () => {
  it('a garrison of its level, shields for the beaten, leadership, conquest (MK-S-7.2, 7.5 to 7.7, 7.9, MK-W-12.8)', () => {
    const { stage, spaces } = at('core_6', 1, ['fireball', 'rage'], (realm, spaces) => {
      points(2)(realm);
      realm.heroes[0]!.area.mana.red = 1;
      expect(placeOf(realm, spaces[0]!)).toMatchObject({ city: { level: 5, conquered: false } });
      expect(placeOf(realm, spaces[0]!).tokens.map(({ pile }) => pile)).toEqual(['violet', 'violet', 'white']);
      openPlace(realm, spaces[0]!).tokens = [{ enemy: 'monks', pile: 'violet', up: true }];
    });
    stage.say('charge:D0', []);
    expect(stage.realm.fight).toMatchObject({ cities: ['blue'], foes: [{ defends: true, bonus: true }] });
    stage.say('next', 'next', '1.0:hero', 'play:fireball', 'basic:token:red', 'attack:1');
    expect(place(stage, spaces[0]!)).toMatchObject({ shields: [0], city: { conquered: true } });
    expect(stage.hero.space).toBe(spaces[0]);
  });
  it.each([
    ['core_5', 'buy-unseen'],
    ['core_8', 'buy-artifact'],
    ['core_7', 'buy-elite'],
  ])('%s conquered offers %s (MK-S-8.3, 8.7, 8.9, MK-W-8.3, 8.9)', (tile, sale) => {
    const { stage } = at(tile, 0, ['rage'], (realm, spaces) => {
      const city = openPlace(realm, spaces[0]!);
      city.tokens = [];
      city.city!.conquered = true;
      city.shields = new Array<number>(12).fill(0);
    });
    stage.say('interact');
    expect(stage.hero.area.influence).toBe(12); // one per own shield (MK-S-7.12)
    expect(stage.options).toContain(sale);
  });
});

describe('mine and glade (MK-S-10, 11)', () => {
  it('a mine gives a crystal at the end of the turn, never a fourth (MK-W-15.3, MK-S-11.2)', () => {
    const crystals = (before: number) => {
      const { stage } = at('country_6', 0, ['rage'], realm =>
        Object.assign(realm.heroes[0]!.crystals, { red: before }),
      );
      stage.say('play:rage', 'end');
      return stage.hero.crystals.red;
    };
    expect([crystals(0), crystals(3)]).toEqual([1, 3]);
  });
  it('a glade throws a wound away, which is no healing (MK-S-10.3, 10.4, MK-W-14.4)', () => {
    const { stage } = at('country_1', 0, ['rage', 'wound']);
    stage.say('play:rage', 'end', 'hand');
    expect(stage.hero.hand).not.toContain('wound');
  });
  it('and gives gold by day at the start of a turn (MK-S-10.2)', () => {
    const { stage } = at('country_1', 0, ['rage']);
    stage.say('play:rage', 'end');
    expect([stage.realm.turnNumber, stage.hero.area.mana.gold]).toEqual([2, 1]);
  });
});
