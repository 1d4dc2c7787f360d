import { describe, expect, it } from 'vitest';
import { cardOf } from '../../../../src/games/mage-knight/cards/index.js';
import { dummyFlips } from '../../../../src/games/mage-knight/dummy.js';
import { attackTotal } from '../../../../src/games/mage-knight/fight/arithmetic.js';
import { paymentsFor } from '../../../../src/games/mage-knight/mana.js';
import { priceOf } from '../../../../src/games/mage-knight/terrain.js';
import { play, type Situation, situation } from '../cards/playing.js';
import { brought, freshRealm, inFight, inTurn, onTile, Stage } from '../stage.js';

const skilled = (...ids: readonly string[]): Situation => ({
  change: hero => void hero.skills.push(...ids.map(id => ({ id, up: true, marks: [] }))),
});

describe('playing cards (MK-C-1, 2)', () => {
  it('a card in the play area cannot be powered any more (MK-C-1.4)', () => {
    const stage = situation('walk', { hand: ['march'], mana: ['green'] });
    stage.say('play:march', 'basic');
    expect(stage.options.some(id => id.startsWith('play:') || id.startsWith('powered'))).toBe(false);
    expect([stage.hero.area.move, stage.hero.area.mana.green]).toEqual([2, 1]);
  });
  it('sideways no mana is spent and nothing printed happens (MK-C-2.4, 2.6)', () => {
    const stage = situation('walk', { hand: ['ruby_ring', 'rage'], mana: ['red'] });
    stage.say('play:ruby_ring', 'sideways:move');
    expect(brought(stage)).toEqual(['move 1', 'red mana 1']);
  });
  it('a skill may raise the value, one of them on one card (MK-C-2.5, A9)', () => {
    const stage = situation('walk', { hand: ['march'], ...skilled('i_dont_give_a_damn', 'who_needs_magic') });
    stage.say('skill:i_dont_give_a_damn', 'skill:who_needs_magic', 'play:march');
    expect(stage.options.filter(id => id.startsWith('sideways'))).toEqual([
      'sideways:move',
      'sideways:move:i_dont_give_a_damn',
      'sideways:move:who_needs_magic',
      'sideways:move:who_needs_magic+',
    ]);
    stage.say('sideways:move:i_dont_give_a_damn');
    expect(stage.hero.area.move).toBe(2);
  });
  it('Who Needs Magic at 3 bars the source for the turn, at 2 it does not (MK-C-A10)', () => {
    const mayUseDie = (way: string) => {
      const stage = situation('walk', {
        hand: ['march', 'stamina'],
        change: (hero, realm) => {
          hero.skills.push({ id: 'who_needs_magic', up: true, marks: [] });
          realm.source = ['blue'];
        },
      });
      return stage.say('skill:who_needs_magic', 'play:march', way, 'play:stamina').options.includes('powered:die:blue');
    };
    expect([mayUseDie('sideways:move:who_needs_magic'), mayUseDie('sideways:move:who_needs_magic+')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('mana (MK-C-3)', () => {
  it('gold and black never become crystals (MK-C-3.3)', () => {
    const stage = situation('walk', { hand: ['crystallize', 'rage'], mana: ['gold', 'black'] });
    stage.say('play:crystallize', 'basic');
    // Gold pays for a basic colour, and a crystal of that colour comes of it.
    expect(stage.options).toEqual(['token:gold=red', 'token:gold=blue', 'token:gold=green', 'token:gold=white']);
    stage.say('token:gold=red');
    expect(stage.hero.crystals).toEqual({ red: 1, blue: 0, green: 0, white: 0 });
  });
  it('only the dummy starts with crystals, and may have more than three of a colour (MK-C-3.12)', () => {
    const realm = freshRealm();
    expect(Object.values(realm.heroes[0]!.crystals)).toEqual([0, 0, 0, 0]);
    expect(Object.values(realm.dummy!.crystals).reduce((sum, count) => sum + count, 0)).toBe(3);
    const colours = new Array(9).fill(['red']);
    expect(dummyFlips(colours, { red: 5 }).flipped).toBe(8);
  });
  it('of a two-colour card the dummy counts the colour it has more of, never both (MK-W-18.10)', () => {
    const deck = [['red'], ['red'], ['green', 'blue'], ...new Array(6).fill(['white'])] as const;
    expect(dummyFlips(deck, { green: 1, blue: 2 })).toMatchObject({ flipped: 5, colour: 'blue' });
  });
  it('a die may be set to black by day, a depleted one too; its tokens are of no use then (MK-C-A3)', () => {
    const stage = situation('walk', {
      hand: ['mana_draw', 'fireball'],
      mana: ['white', 'red'],
      change: (_, realm) => void realm.source.push('black'),
    });
    stage.say('play:mana_draw', 'powered:token:white', 'black');
    expect([stage.hero.area.mana.black, stage.hero.area.dice]).toEqual([2, [{ face: 'black', reroll: false }]]);
    const later = inTurn({}, hero => Object.assign(hero.area.mana, { black: 2 }));
    expect(paymentsFor(later, 0, ['black'])).toEqual([]);
  });
  it('a payment of any colour counts as the basic colour that is named (MK-C-A21)', () => {
    const realm = inTurn({}, hero => Object.assign(hero.area.mana, { gold: 1 }));
    expect(paymentsFor(realm, 0, ['blue', 'green'])).toEqual(['token:gold=blue', 'token:gold=green']);
  });
  it('mana from Invocation pays for something at once (MK-C-A11)', () => {
    const stage = situation('walk', { hand: ['march', 'promise', 'wound'], ...skilled('invocation') });
    stage.say('skill:invocation', '2', 'promise', 'green');
    expect(stage.options).toEqual(['play:march']);
    const none = situation('walk', { hand: ['promise', 'wound'], ...skilled('invocation') });
    expect(none.options).not.toContain('skill:invocation');
  });
  it('in a fight under night rules everything that goes by the time of day is night (MK-C-A2, MK-W-9.9)', () => {
    const realm = inTurn({}, hero => {
      hero.hand = ['fireball', 'rage'];
      Object.assign(hero.area.mana, { red: 1, black: 1, gold: 1 });
      hero.skills.push({ id: 'dark_paths', up: true, marks: [] }, { id: 'day_sharpshooting', up: true, marks: [] });
    });
    inFight(realm, ['prowlers'], { night: true });
    const stage = new Stage(realm).say('skill:day_sharpshooting');
    // By night the skill gives 1 instead of 2.
    expect(brought(stage)).toContain('ranged physical attack 1');
    stage.say('play:fireball');
    expect(stage.options).toContain('powered:token:red');
    expect(stage.options).not.toContain('basic:token:gold=red');
  });
});

describe('effects (MK-C-4)', () => {
  it('a word and a number are that many points, for the turn (MK-C-4.1)', () => {
    const stage = situation('walk', { hand: ['march', 'rage'] });
    stage.say('play:march', 'basic');
    expect(stage.hero.area.move).toBe(2);
    stage.say('end');
    expect(stage.hero.area.move).toBe(0);
  });
  it('a composite effect is one: two blocks of Maximal Effect go to one attack (MK-C-4.3)', () => {
    const stage = situation('block', {
      hand: ['maximal_effect', 'determination', 'rage'],
      mana: ['red'],
      enemies: ['prowlers', 'diggers'],
    });
    stage.say('play:maximal_effect', 'powered:token:red', 'determination');
    expect(stage.realm.fight!.block.map(({ amount }) => amount)).toEqual([5, 5]);
    stage.say('block:1.0');
    expect(stage.realm.fight!.block).toEqual([]);
  });
  it('the borrowed effect counts in its own colour (MK-C-4.4)', () => {
    // Snowstorm of the offer through Magic Talent is an ice attack, halved by resistance.
    const stage = situation('ranged', {
      hand: ['magic_talent', 'stamina', 'rage'],
      mana: ['blue'],
      enemies: ['ice_golems'],
      change: (_, realm) => {
        realm.offers.spells = ['snowstorm', 'fireball', 'expose'];
      },
    });
    stage.say('play:magic_talent', 'basic', 'stamina', 'yes');
    const [piece] = stage.realm.fight!.attack;
    expect(piece).toMatchObject({ element: 'ice', amount: 5, from: { colours: ['blue'] } });
    expect(attackTotal([piece!], [new Set(['ice'] as const)])).toBe(2);
    expect(stage.realm.offers.spells).toContain('snowstorm');
  });
  it('a spell borrowed is paid for, its strong side needs the night (MK-C-A16)', () => {
    const begin = (night: boolean, mana: Situation['mana'] = []) =>
      situation('ranged', {
        hand: ['magic_talent', 'stamina', 'rage'],
        mana,
        night,
        enemies: ['prowlers'],
        change: (_, realm) => {
          realm.offers.spells = ['snowstorm'];
        },
      });
    // Without mana for the spell nothing but sideways is left, which said itself.
    expect(brought(begin(false).say('play:magic_talent'))).toEqual(['physical block 1']);
    const dark = begin(true, ['blue', 'black']).say('play:magic_talent', 'basic', 'stamina', 'yes', '2');
    expect(dark.realm.fight!.attack).toMatchObject([{ amount: 8, range: 'siege' }]);
  });
  it('Time Bending borrowed: the card that borrows it is set aside (MK-C-4.5)', () => {
    const stage = situation('walk', {
      hand: ['magic_talent', 'stamina', 'rage'],
      mana: ['blue', 'black'],
      night: true,
      change: (hero, realm) => {
        realm.offers.spells = ['space_bending'];
        hero.deck = ['march'];
      },
    });
    stage.say('play:magic_talent', 'basic', 'stamina', 'yes', '2', 'end');
    expect(stage.hero.aside).toEqual(['magic_talent']);
  });
  it('gained cards go on top of the deed deck; the offer is filled at once (MK-C-4.6, 4.7)', () => {
    const realm = inTurn({}, hero => {
      hero.hand = ['rage'];
      Object.assign(hero.area, { influence: 0 });
      hero.area.rewards.spell = 1;
    });
    realm.offers.spells = ['fireball', 'expose', 'tremor'];
    realm.decks.spells.push('restoration');
    const stage = new Stage(realm).say('play:rage', 'sideways:move', 'end', 'expose');
    expect(stage.realm.offers.spells).toEqual(['fireball', 'tremor', 'restoration']);
    // It is drawn first.
    expect(stage.hero.hand).toContain('expose');
  });
  it('units are not replaced before the next round (MK-C-4.7)', () => {
    const realm = inTurn({}, hero => Object.assign(hero, { hand: ['promise', 'promise'] }));
    onTile(realm, 'country_1', 2);
    realm.offers.units = ['peasants', 'foresters'];
    const stage = new Stage(realm).say(
      'interact',
      'play:promise',
      'basic',
      'play:promise',
      'basic',
      'recruit:peasants',
    );
    expect(stage.realm.offers.units).toEqual(['foresters']);
  });
  it('artifacts and rewards come when the turn ends (MK-C-4.8)', () => {
    const realm = inTurn({}, hero => Object.assign(hero, { hand: ['rage'] }));
    realm.heroes[0]!.area.rewards.artifact = 1;
    const stage = new Stage(realm);
    expect([stage.asked.key, stage.hero.drawn]).toEqual(['turn', []]);
    stage.say('play:rage', 'sideways:move', 'end');
    expect([stage.asked.key, stage.hero.drawn.length]).toEqual(['artifact-back', 2]);
  });
  it('discarded is on the own pile, thrown away is out of the game, a Wound back on its pile (MK-C-4.9)', () => {
    const away = situation('walk', { hand: ['training', 'march', 'rage'] });
    const marches = () => {
      const { hand, deck, discard, area } = away.hero;
      return [...hand, ...deck, ...discard, ...area.played].filter(card => card === 'march').length;
    };
    const before = marches();
    away.say('play:training', 'basic', 'march');
    expect(marches()).toBe(before - 1);
    const stage = situation('walk', { hand: ['improvisation', 'march'] });
    expect(stage.say('play:improvisation', 'basic').hero.discard).toEqual(['march']);
  });
  it('Wounds are never discarded or thrown away unless they are named (MK-C-4.10, A18)', () => {
    const stage = situation('walk', { hand: ['improvisation', 'wound'] });
    stage.say('play:improvisation');
    // No other card: only sideways is left, which said itself.
    expect([stage.hero.area.move, stage.hero.hand]).toEqual([1, ['wound']]);
  });
  it('"a card" needs one, "any number" may be none (MK-C-A18)', () => {
    expect(
      situation('attack', { hand: ['improvisation'] }).say('play:improvisation').realm.fight!.attack,
    ).toMatchObject([{ amount: 1, sideways: true }]);
    const sword = situation('attack', { hand: ['sword_of_justice', 'rage'] });
    sword.say('play:sword_of_justice', 'basic', []);
    expect(sword.hero.hand).toEqual(['rage']);
  });
  it('all physical attacks of the phase count double under the Sword of Justice, sideways ones too (MK-C-2.2, 4.1)', () => {
    const stage = situation('attack', { hand: ['sword_of_justice', 'march', 'rage'] });
    stage.say('play:sword_of_justice', 'powered', 'play:march', 'play:rage', 'basic');
    expect(stage.realm.fight!.attack.map(({ amount }) => amount)).toEqual([2, 4]);
  });
  it('reductions come in the best order, not under 0 or their own floor (MK-C-4.12, MK-W-4.7)', () => {
    const change = (delta: number, min: number) => ({
      applies: () => true,
      opens: () => false,
      set: null,
      delta,
      min,
      max: Number.POSITIVE_INFINITY,
    });
    expect(priceOf('hills', 'day', [change(-2, 0), change(-1, 2)])).toBe(0);
    expect(priceOf('plains', 'day', [change(-5, 0)])).toBe(0);
    // What a rival adds comes before what sets the price: that is the better order.
    const set = { ...change(0, 0), set: 2 };
    expect(priceOf('hills', 'day', [set, change(1, 0)])).toBe(2);
  });
  it('the bonus of Concentration goes once, to the value of the option taken (MK-C-A8)', () => {
    const about = { mana: ['green'], hand: ['rage'] } as const;
    expect(play('concentration', 'attack', ['powered:token:green'], { ...about, enemies: ['prowlers'] })).toEqual([
      'melee physical attack 6',
    ]);
    expect(play('concentration', 'walk', ['powered:token:green'], { ...about, hand: ['stamina'] })).toEqual(['move 6']);
  });
  it('Maximal Effect on a card with a cost of its own: it is paid each time (MK-C-A15)', () => {
    const stage = situation('attack', { hand: ['maximal_effect', 'improvisation', 'march', 'march', 'stamina'] });
    stage.say('play:maximal_effect', 'basic', 'improvisation', 'march', '3', 'march', '3');
    while (stage.asked.key !== 'fight') stage.say(stage.options.at(-1)!);
    expect([stage.hero.hand, stage.realm.fight!.attack.length]).toEqual([[], 3]);
  });
  it('Reputation and Fame of a card count at once, level-ups wait (MK-C-A23)', () => {
    const stage = situation('talk', { hand: ['intimidate', 'rage'], change: hero => Object.assign(hero, { fame: 2 }) });
    stage.say('play:intimidate', 'basic');
    expect(stage.hero.reputation).toBe(-1);
    expect(play('threaten', 'talk', ['basic'])).toEqual(['influence 2']);
  });
});

describe('two-colour cards and crystals (MK-C-A13, A14)', () => {
  const ultimate = { sets: ['ultimate'] } as const;
  it('either colour powers them; the colour spent counts for resistances, on the basic side both (MK-C-A13)', () => {
    const colours = cardOf('power_of_crystals').colors;
    expect(colours).toEqual(['green', 'blue']);
    const stage = situation('walk', { ...ultimate, hand: ['power_of_crystals', 'rage'], mana: ['green', 'blue'] });
    stage.say('play:power_of_crystals');
    expect(stage.options).toEqual(expect.arrayContaining(['powered:token:green', 'powered:token:blue']));
  });
  it('what a set of crystals adds to Power of Crystals may be of another kind (MK-C-A14)', () => {
    const stage = situation('walk', {
      ...ultimate,
      hand: ['power_of_crystals', 'wound'],
      mana: ['green'],
      change: hero => Object.assign(hero.crystals, { red: 1, blue: 1, green: 1, white: 1 }),
    });
    stage.say('play:power_of_crystals', 'powered:token:green', '1', '2');
    expect([stage.hero.area.move, stage.hero.area.heal]).toEqual([4, 1]);
  });
});
