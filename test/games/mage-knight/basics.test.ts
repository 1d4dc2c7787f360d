import { describe, expect, it } from 'vitest';
import { cardsDrawn } from '../../../src/games/mage-knight/drawing-up.js';
import { dummyTurn } from '../../../src/games/mage-knight/dummy.js';
import { withdrawal } from '../../../src/games/mage-knight/ending.js';
import { attackTotal, blocksFully, heroWounds, unitHit } from '../../../src/games/mage-knight/fight/arithmetic.js';
import { fightNow } from '../../../src/games/mage-knight/fight/now.js';
import { game } from '../../../src/games/mage-knight/game.js';
import { openPlace, placeOf, portalOf } from '../../../src/games/mage-knight/land.js';
import { gainCrystal } from '../../../src/games/mage-knight/mana.js';
import { crystalsFrom } from '../../../src/games/mage-knight/rewards.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import { isBasic } from '../../../src/games/mage-knight/terms.js';
import { mayLie } from '../../../src/games/mage-knight/tiles/shapes.js';
import {
  armorAt,
  changeReputation,
  commandTokensAt,
  handLimitAt,
  LEVEL_STARTS,
  levelAt,
  reputationModifier,
} from '../../../src/games/mage-knight/tracks.js';
import { freshRealm, inFight, inTurn, onTile, Stage, withUnits } from './stage.js';

describe('set-up and tracks (MK-W-1, MK-C-14)', () => {
  it('Fame and reputation 0, level 1, 16 basic actions, a hand of five, nothing else (MK-W-1.2, 1.8, MK-C-1.1, 5.1)', () => {
    const [hero] = freshRealm().heroes;
    expect(hero).toMatchObject({
      fame: 0,
      reputation: 0,
      level: 1,
      units: [],
      skills: [],
      crystals: { red: 0, blue: 0, green: 0, white: 0 },
    });
    expect([hero!.hand.length, hero!.deck.length + hero!.hand.length]).toEqual([5, 16]);
  });
  it('three spells, three advanced actions, players + 2 regular units, players + 2 dice (MK-W-1.4, 1.5, MK-X-14.2)', () => {
    const { offers, diceCount, source } = freshRealm({
      scenario: 'full_conquest',
      heroes: ['tovak', 'goldyx', 'arythea'],
    });
    expect([offers.spells.length, offers.advanced.length, offers.units.length, diceCount]).toEqual([3, 3, 5, 5]);
    expect(source.filter(isBasic).length).toBeGreaterThanOrEqual(3);
    const solo = freshRealm(); // the dummy is not counted
    expect([solo.offers.units.length, solo.diceCount]).toEqual([3, 3]);
  });
  it('at least half of the dice show a basic colour, whatever is rolled (MK-W-1.5, MK-C-3.6)', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { source } = freshRealm({ seed: String(seed) });
      expect(source.filter(face => !isBasic(face)).length).toBeLessThanOrEqual(1);
    }
  });
  it('levels: Fame, armor, hand limit, command tokens (MK-W-1.9, 1.10, 11.14, 19.7, MK-C-14.1, 10.7)', () => {
    expect(LEVEL_STARTS).toEqual([0, 3, 8, 15, 24, 35, 48, 63, 80, 99]);
    const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(levels.map(armorAt)).toEqual([2, 2, 3, 3, 3, 3, 4, 4, 4, 4]);
    expect(levels.map(handLimitAt)).toEqual([5, 5, 5, 5, 6, 6, 6, 6, 7, 7]);
    expect(levels.map(commandTokensAt)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
    expect(levelAt(150)).toBe(10);
  });
  it('the reputation track; what goes beyond an end is lost (MK-W-1.11, MK-C-14.2)', () => {
    const track = Array.from({ length: 15 }, (_, at) => reputationModifier(at - 7));
    expect(track).toEqual([null, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5]);
    const realm = inTurn({}, hero => Object.assign(hero, { reputation: 6 }));
    changeReputation(realm, 0, 3);
    changeReputation(realm, 0, -1);
    expect(realm.heroes[0]!.reputation).toBe(6);
  });
  it('the figure enters on the portal at the start of its first turn (MK-W-1.12, MK-S-2.1, 2.2)', () => {
    const stage = new Stage(freshRealm());
    expect(stage.hero.space).toBeNull();
    stage.say('early_bird');
    expect(stage.hero.space).toBe(portalOf(stage.realm));
  });
  it('who ends the turn on the portal leaves the map (MK-S-2.4, 2.5)', () => {
    const realm = inTurn({}, hero => Object.assign(hero, { hand: ['rage'] }));
    const stage = new Stage(realm).say('end-discarding', ['rage']);
    // The dummy has had its turn; the hero is back for the next own one.
    expect([stage.realm.turnNumber, stage.hero.space]).toEqual([2, portalOf(stage.realm)]);
  });
});

describe('tiles (MK-W-5)', () => {
  const laid = [
    [0, 0],
    [0, 1],
    [1, 0],
  ] as const;
  it('countryside: two tiles touched, or one that touches two; core: two, not on the coast of a wedge (MK-W-5.2, 5.3)', () => {
    expect(mayLie('wedge', laid, 'countryside', [1, 1], false)).toBe(true);
    expect(mayLie('wedge', laid, 'countryside', [0, 2], false)).toBe(true);
    expect(mayLie('wedge', laid, 'countryside', [0, 3], false)).toBe(false);
    expect(mayLie('wedge', laid, 'countryside', [-1, 1], false)).toBe(false);
    expect(mayLie('wedge', laid, 'core', [1, 1], false)).toBe(true);
    expect(mayLie('wedge', laid, 'core', [0, 2], false)).toBe(false);
  });
  it('the back of the next tile is seen, no more (MK-W-5.4)', () => {
    const realm = inTurn();
    realm.decks.tiles = ['core_5', 'country_9'];
    expect([game.view(realm, 0).nextTile, game.view(realm, 0).tilesLeft]).toEqual(['countryside', 2]);
    realm.decks.tiles = ['core_5'];
    expect(game.view(realm, 0).nextTile).toBe('core');
    expect(JSON.stringify(game.view(realm, 0))).not.toContain('core_5');
  });
});

describe('safe spaces (MK-W-7)', () => {
  it('back to the first safe space, a wound for each step (MK-W-7.2, 7.3, 7.6, MK-C-10.3)', () => {
    const safe = (space: number) => space < 3;
    expect(withdrawal([1, 2, 3, 4], safe)).toEqual({ at: 1, wounds: 2 });
    expect(withdrawal([1, 2], safe)).toEqual({ at: 1, wounds: 0 });
  });
});

describe('the arithmetic of a fight (MK-W-10, 11)', () => {
  it('one resistant target spoils an element for the whole attack (MK-W-10.2)', () => {
    const points = [{ amount: 4, element: 'fire' }] as const;
    expect(attackTotal(points, [new Set()])).toBe(4);
    expect(attackTotal(points, [new Set(), new Set(['fire'] as const)])).toBe(2);
  });
  it('which blocks are efficient (MK-W-11.3)', () => {
    const table = (['physical', 'fire', 'ice', 'cold_fire'] as const).map(attack =>
      (['physical', 'fire', 'ice', 'cold_fire'] as const).filter(block => blocksFully(block, attack)),
    );
    expect(table).toEqual([
      ['physical', 'fire', 'ice', 'cold_fire'],
      ['ice', 'cold_fire'],
      ['fire', 'cold_fire'],
      ['cold_fire'],
    ]);
  });
  it('a unit without resistance is wounded whatever the amount, the rest drops by its armor (MK-W-11.9)', () => {
    const strike = { element: 'fire', poison: false, paralyze: false } as const;
    expect(unitHit(1, 4, new Set(), strike)).toEqual({ fate: 'wounded', wounds: 1, left: 0 });
    expect(unitHit(7, 4, new Set(), strike)).toEqual({ fate: 'wounded', wounds: 1, left: 3 });
  });
  it('a wound for each started block of armor size (MK-W-11.11, MK-C-13.1)', () => {
    expect([heroWounds(1, 3), heroWounds(3, 3), heroWounds(4, 3)]).toEqual([1, 1, 2]);
  });
  it('four phases, the fight is the one of the turn (MK-W-9.1, 9.5)', () => {
    const realm = inTurn({}, hero => Object.assign(hero, { hand: ['rage', 'march'] }));
    withUnits(realm, 'peasants'); // so that there is a choice who takes the damage
    const spaces = onTile(realm, 'country_1', 0);
    openPlace(realm, spaces[6]!).tokens = [{ enemy: 'prowlers', pile: 'green', up: true }];
    const stage = new Stage(realm);
    stage.say('challenge:D6');
    const phases = [stage.realm.fight!.phase];
    stage.say('next');
    phases.push(stage.realm.fight!.phase);
    stage.say('1.0:hero');
    phases.push(stage.realm.fight!.phase);
    expect(phases).toEqual(['block', 'damage', 'attack']);
    stage.say('next');
    expect(stage.options.some(id => id.startsWith('challenge') || id.startsWith('move'))).toBe(false); // MK-W-3.8, 3.11
    expect(placeOf(stage.realm, spaces[6]!).tokens).toHaveLength(1); // not beaten, it stays: MK-S-18.6
  });
  it('in the attack phase fortification means nothing, sideways cards count 1 (MK-W-10.8, MK-C-2.2)', () => {
    const realm = inTurn({}, hero =>
      Object.assign(hero, { hand: ['rage', 'march', 'promise', 'stamina', 'threaten'] }),
    );
    inFight(realm, ['swordsmen'], { phase: 'attack', defends: true });
    const stage = new Stage(realm);
    stage.say('play:march');
    expect(stage.realm.fight!.attack).toMatchObject([
      { amount: 1, element: 'physical', range: 'melee', sideways: true },
    ]);
    stage.say('play:promise', 'play:stamina', 'play:threaten', 'play:rage', 'basic');
    expect(stage.options).toContain('attack:1');
  });
  it('healing is barred in a fight (MK-W-9.7, 14.3, MK-C-13.2)', () => {
    const realm = inTurn({}, hero => Object.assign(hero, { hand: ['tranquility', 'wound'] }));
    inFight(realm, ['prowlers'], { phase: 'block' });
    const stage = new Stage(realm);
    stage.say('play:tranquility');
    expect(stage.realm.fight!.block).toMatchObject([{ amount: 1, sideways: true }]); // sideways is all that is left
  });
  it('the limits of the view: what is needed stands beside every enemy (MK-W-10.10)', () => {
    const realm = inTurn();
    const fight = inFight(realm, ['prowlers'], { phase: 'block' });
    expect(fightNow(realm, fight).foes[0]).toMatchObject({
      armor: 3,
      attacks: [{ amount: 4, needed: 4, block: 0, state: 'open' }],
    });
  });
});

describe('mana (MK-C-3)', () => {
  it('a fourth crystal becomes a token, or is lost as a reward (MK-C-3.2, 3.10, MK-W-15.4)', () => {
    const realm = inTurn({}, hero => Object.assign(hero.crystals, { red: 3 }));
    expect([gainCrystal(realm, 0, 'red', 'token'), gainCrystal(realm, 0, 'red', 'lost')]).toEqual([true, false]);
    expect([realm.heroes[0]!.crystals.red, realm.heroes[0]!.area.mana.red]).toEqual([3, 1]);
  });
  it('random crystals: gold chooses, black is a Fame, beyond three is lost (MK-C-3.11, MK-S-1.10, MK-W-15.7)', () => {
    expect(crystalsFrom(['red', 'gold', 'black', 'red'], ['blue'], { red: 2 })).toEqual({
      crystals: { red: 3, blue: 1, green: 0, white: 0 },
      fame: 1,
      lost: 1,
    });
  });
  it('a crystal may become a token; tokens vanish when the turn ends, crystals stay (MK-C-3.1, 3.2)', () => {
    const realm = inTurn({}, hero => {
      hero.hand = ['rage'];
      hero.crystals = { red: 2, blue: 0, green: 0, white: 0 };
    });
    const stage = new Stage(realm).say('crystal:red');
    expect([stage.hero.crystals.red, stage.hero.area.mana.red]).toEqual([1, 1]);
    stage.say('end-discarding', ['rage']);
    expect([stage.hero.crystals.red, stage.hero.area.mana.red]).toEqual([1, 0]);
  });
});

describe('cards and hands (MK-C-1, 4, 10)', () => {
  it('before the draw cards may be discarded; who keeps the hand is not asked for them (MK-W-15.8)', () => {
    const ended = (how: string) =>
      new Stage(inTurn({}, hero => Object.assign(hero, { hand: ['march', 'rage'] }))).say('play:march', 'basic', how);
    expect(ended('end-discarding').asked.key).toBe('discard');
    expect(ended('end').asked.key).not.toBe('discard');
  });
  it('played cards go to the discard pile, unplayed ones stay; the draw fills the hand (MK-C-1.10, 10.1, 10.10 to 10.12, MK-W-15.1, 15.8)', () => {
    const realm = inTurn({}, hero => {
      hero.hand = ['march', 'rage'];
      hero.deck = ['promise', 'stamina'];
      hero.discard = ['threaten'];
    });
    const stage = new Stage(realm).say('play:march', 'basic', 'end');
    expect([stage.hero.hand.includes('rage'), stage.hero.discard, stage.hero.deck]).toEqual([
      true,
      ['threaten', 'march'],
      [],
    ]);
    expect([cardsDrawn(5, 3, 9), cardsDrawn(5, 6, 9), cardsDrawn(5, 0, 2)]).toEqual([2, 0, 2]);
  });
  it('a wound can be neither played nor laid sideways (MK-C-1.7, MK-W-14.1)', () => {
    const stage = new Stage(inTurn({}, hero => Object.assign(hero, { hand: ['wound', 'rage'] })));
    expect(stage.options).not.toContain('play:wound');
  });
  it('readying works on a wounded unit, which stays unusable (MK-C-7.5, MK-W-14.5)', () => {
    const realm = inTurn({}, (_, all) => withUnits(all, 'peasants'));
    Object.assign(realm.heroes[0]!.units[0]!, { ready: true, wounds: 1 });
    expect(new Stage(realm).options.some(id => id.startsWith('unit'))).toBe(false);
  });
  it('only a ready unit acts, one ability at a time, and is spent then (MK-C-7.7)', () => {
    const realm = inTurn({}, (_, all) => withUnits(all, 'peasants'));
    const stage = new Stage(realm).say('unit:1:3');
    expect([stage.hero.area.move, stage.hero.units[0]!.ready, stage.options.some(id => id.startsWith('unit'))]).toEqual(
      [2, false, false],
    );
  });
});

describe('the dummy (MK-X-14, MK-W-18)', () => {
  const turn = (
    deck: readonly string[],
    crystals: Partial<Record<'red' | 'blue' | 'green' | 'white', number>> = {},
  ): Realm => {
    const realm = inTurn();
    Object.assign(realm.dummy!, {
      deck: [...deck],
      discard: [],
      crystals: { red: 0, blue: 0, green: 0, white: 0, ...crystals },
    });
    realm.at = realm.order.indexOf(-1);
    dummyTurn(realm);
    return realm;
  };
  it('three cards and one more for each crystal of the colour of the last; those trigger nothing (MK-X-14.5, MK-C-11.4)', () => {
    const deck = ['rage', 'rage', 'rage', 'march', 'stamina', 'determination'];
    // From the end: determination, stamina, march: green.
    expect(turn(deck, { green: 2 }).dummy!.deck).toEqual(['rage']);
    expect(turn(deck, { red: 2 }).dummy!.deck).toEqual(['rage', 'rage', 'rage']);
  });
  it('too few: all of them, the announcement comes the turn after (MK-X-14.6, MK-W-18.2)', () => {
    const realm = turn(['rage', 'march']);
    expect([realm.dummy!.deck, realm.announced]).toEqual([[], null]);
  });
  it('an empty deck announces; nothing if that was done (MK-X-14.4, 14.8)', () => {
    expect(turn([]).announced).toBe(-1);
    const realm = inTurn();
    realm.dummy!.deck = [];
    realm.announced = 0;
    realm.closing = [-1];
    realm.at = realm.order.indexOf(-1);
    dummyTurn(realm);
    expect(realm.announced).toBe(0);
  });
});
