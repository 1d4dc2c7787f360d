import { describe, expect, it } from 'vitest';
import { announce } from '../../../src/games/mage-knight/before.js';
import { TACTICS } from '../../../src/games/mage-knight/cards/tactics.js';
import { dummyTurn } from '../../../src/games/mage-knight/dummy.js';
import { resultOf } from '../../../src/games/mage-knight/results.js';
import { noteProgress } from '../../../src/games/mage-knight/scenario-end.js';
import { layTile } from '../../../src/games/mage-knight/settling.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import { freshRealm, inTurn, Stage, withUnits } from './stage.js';

const TWO = { scenario: 'first_reconnaissance', heroes: ['tovak', 'goldyx'] } as const;

const tactic = (id: string) => ({ id, up: true, die: null, stash: [], searched: false });

describe('tactics (MK-C-6)', () => {
  it('the player chooses first, the dummy takes a random one; numbers make the order (MK-X-4.5, MK-W-2.6, MK-C-6.2)', () => {
    const stage = new Stage(freshRealm());
    expect(stage.options).toEqual(TACTICS.filter(({ timeOfDay }) => timeOfDay === 'day').map(({ id }) => id));
    stage.say('the_right_moment');
    expect(stage.realm.order).toEqual([-1, 0]);
    expect(stage.realm.dummy!.tactic).not.toBe('the_right_moment');
  });
  it.each([
    ['great_start', [], 7],
    ['early_bird', [], 5],
    ['rethink', [[]], 5],
  ] as const)('%s leaves %j: a hand of %i', (tactic, says, hand) => {
    const realm = freshRealm();
    const stage = new Stage(realm).say(tactic, ...says);
    expect(stage.hero.hand).toHaveLength(hand);
  });
  it('Rethink: the cards discarded are not those drawn (MK-C-A7)', () => {
    const realm = freshRealm();
    realm.heroes[0]!.hand = ['wound', 'wound', 'rage'];
    const stage = new Stage(realm).say('rethink', ['wound', 'wound#2']);
    expect(stage.hero.hand).toHaveLength(3);
    expect(stage.hero.hand).not.toContain('wound');
    expect(stage.hero.deck.filter(card => card === 'wound')).toHaveLength(2);
  });
  it('Mana Steal keeps a basic die, which pays once (MK-C-A4)', () => {
    const realm = freshRealm();
    realm.source = ['red', 'gold', 'black'];
    const stage = new Stage(realm).say('mana_steal', 'red');
    expect([stage.hero.tactic!.die, stage.realm.source]).toEqual(['red', ['gold', 'black']]);
  });
  it('Preparation takes any card of the deck', () => {
    const realm = freshRealm();
    realm.time = 'night';
    realm.tactics.open = ['preparation', 'from_the_dusk'];
    const [card] = [...new Set(realm.heroes[0]!.deck)].sort();
    const stage = new Stage(realm).say('preparation', card!);
    expect(stage.hero.hand.at(-1)).toBe(card);
  });
  it('Planning raises the draw of a hand of two (MK-W-15.9)', () => {
    const realm = inTurn({}, hero => {
      hero.tactic = tactic('planning');
      hero.hand = ['rage', 'march'];
    });
    const stage = new Stage(realm).say('end');
    expect(stage.hero.hand).toHaveLength(6);
  });
  it('The Right Moment: another own turn right after this one, once', () => {
    const realm = inTurn({}, hero => {
      hero.tactic = tactic('the_right_moment');
      hero.hand = ['rage'];
    });
    const dummy = realm.dummy!.deck.length;
    const stage = new Stage(realm).say('tactic', 'end');
    expect([stage.realm.turnNumber, stage.realm.dummy!.deck.length]).toEqual([2, dummy]);
    expect(stage.options).not.toContain('tactic');
  });
  it('Mana Search rolls up to two dice before the source is used, depleted ones first', () => {
    const realm = inTurn({}, (hero, all) => {
      hero.tactic = tactic('mana_search');
      all.time = 'night';
      all.source = ['gold', 'red'];
    });
    const stage = new Stage(realm).say('tactic');
    expect(stage.options).toEqual(['gold', 'none']);
  });
  it('Long Night breaks into the draw once the deck is empty (MK-C-6.5)', () => {
    const realm = inTurn({}, hero => {
      hero.tactic = tactic('long_night');
      hero.deck = ['march'];
      hero.discard = ['rage', 'promise', 'stamina', 'threaten'];
    });
    const stage = new Stage(realm).say('end', 'use');
    expect([stage.hero.hand.length, stage.hero.discard.length]).toEqual([4, 1]);
  });
  it('Sparing Power stashes before a turn, or pays all out', () => {
    const realm = inTurn({}, hero => {
      hero.tactic = { id: 'sparing_power', up: true, die: null, stash: ['rage'], searched: false };
      hero.hand = ['march'];
    });
    realm.phase = 'before';
    const stage = new Stage(realm);
    expect(stage.options).toEqual(['go', 'stash', 'take-stash']);
    stage.say('take-stash');
    expect([stage.hero.hand, stage.hero.tactic!.up]).toEqual([['march', 'rage'], false]);
  });
  it('Midnight Meditation shuffles cards back and draws as many', () => {
    const realm = inTurn({}, hero => {
      hero.tactic = tactic('midnight_meditation');
      hero.hand = ['wound', 'wound', 'march'];
    });
    realm.phase = 'before';
    const stage = new Stage(realm).say('tactic', ['wound', 'wound#2']);
    expect(stage.hero.hand).toHaveLength(3);
  });
});

describe('the round (MK-W-2)', () => {
  const laidOut = (): { realm: Realm; stage: Stage } => {
    const realm = inTurn({}, (hero, all) => {
      hero.hand = ['wound'];
      hero.discard = ['rage'];
      hero.skills = [{ id: 'potion_making', up: false, marks: [] }];
      withUnits(all, 'peasants');
      hero.units[0]!.ready = false;
      hero.nextDraw = 1;
      all.offers.advanced = ['fire_bolt', 'ice_bolt', 'swift_bolt'];
      all.offers.spells = ['fireball', 'expose', 'tremor'];
    });
    realm.phase = 'prepare';
    realm.round = 2;
    return { realm, stage: new Stage(realm) };
  };
  it('is prepared in its order: time, source, offers, heroes (MK-W-2.2 to 2.4, 2.10, MK-C-11.2, 10.13)', () => {
    const { stage } = laidOut();
    expect(stage.realm.time).toBe('night');
    expect(stage.realm.source).toHaveLength(3);
    expect(stage.realm.offers.advanced.slice(0, 2)).toEqual(['ice_bolt', 'swift_bolt']);
    expect(stage.realm.offers.spells.slice(0, 2)).toEqual(['expose', 'tremor']);
    expect([stage.hero.skills[0]!.up, stage.hero.units[0]!.ready]).toEqual([true, true]);
    expect([stage.hero.hand.length, stage.hero.discard]).toEqual([6, []]);
  });
  it('the dummy takes the lowest advanced action and a crystal of the lowest spell (MK-W-18.3, MK-C-11.3, MK-X-14.7)', () => {
    const { realm, stage } = laidOut();
    expect(stage.realm.dummy!.deck).toContain('fire_bolt');
    expect(stage.realm.dummy!.crystals.red).toBe(realm.dummy!.crystals.red + 1);
  });
  it('an announcement gives everybody else one more turn (MK-W-2.7, MK-C-9.3)', () => {
    const realm = inTurn(TWO);
    announce(realm, 0);
    expect([realm.announced, realm.closing]).toEqual([0, [1]]);
  });
  it('the dummy flips three cards and one more per crystal; an empty deck announces (MK-W-18.1, 18.9)', () => {
    const realm = inTurn();
    realm.dummy!.deck = ['march', 'march', 'rage', 'stamina', 'swiftness'];
    realm.dummy!.crystals = { red: 1, blue: 0, green: 0, white: 0 };
    dummyTurn(realm);
    expect(realm.dummy!.deck).toEqual(['march']); // the third card from the top is red
    realm.dummy!.deck = [];
    dummyTurn(realm);
    expect(realm.announced).toBe(-1);
  });
});

describe('the end of a scenario (MK-X)', () => {
  it('First Reconnaissance: a city tile revealed, one last turn for everybody, the revealer last (MK-X-1.9, 12.3)', () => {
    const realm = inTurn(TWO);
    layTile(realm, 'core_5', [5, 5], 0);
    noteProgress(realm, 0);
    expect(realm.finals).toEqual([1, 0]);
  });
  it('with the end of the round announced only those who still had a turn (MK-W-2.8)', () => {
    const realm = inTurn({ ...TWO, heroes: ['tovak', 'goldyx', 'norowas'] });
    announce(realm, 1);
    layTile(realm, 'core_5', [5, 5], 0);
    noteProgress(realm, 0);
    expect(realm.finals).toEqual([2]);
  });
  it('every revealed tile is worth 1 Fame, those of the set-up none (MK-X-1.4)', () => {
    expect(freshRealm(TWO).heroes.map(({ fame }) => fame)).toEqual([0, 0]);
  });
  it('Solo Conquest: the last city conquered, one more turn of the player, none of the dummy (MK-X-4.7)', () => {
    const realm = inTurn();
    layTile(realm, 'core_5', [5, 5], null);
    layTile(realm, 'core_6', [7, 5], null);
    for (const place of Object.values(realm.places)) if (place.city) place.city.conquered = true;
    noteProgress(realm, 0);
    expect(realm.finals).toEqual([0]);
  });
  it('its levels are 5, then 8 (MK-X-4.3)', () => {
    const realm = inTurn();
    layTile(realm, 'core_5', [5, 5], null);
    layTile(realm, 'core_6', [7, 5], null);
    expect(Object.values(realm.places).flatMap(({ city }) => city?.level ?? [])).toEqual([5, 8]);
  });
  it('its score: Fame, achievements without titles (MK-X-13.8), cities, rounds, the dummy, no announcement (MK-X-4.9)', () => {
    const realm = inTurn({}, hero => {
      hero.fame = 20;
      hero.deck = ['fireball', 'fire_bolt', 'ruby_ring'];
      hero.crystals.red = 3;
    });
    realm.dummy!.deck = ['march', 'march'];
    realm.round = 6;
    // 20 + (2 + 1) + (2 + 1) + 0 cities + 0 rounds + 2 cards + 5
    expect(resultOf(realm).totals[0]).toBe(33);
  });
  it('spells 109 to 112 and the competitive skills are left out (MK-X-4.4)', () => {
    const { decks, offers, heroes } = freshRealm();
    const spells = [...decks.spells, ...offers.spells];
    expect(spells).toHaveLength(16);
    expect(spells).not.toContain('mind_read');
    expect(heroes[0]!.skillPile).toContain('mana_overload');
    expect(heroes[0]!.skillPile).not.toContain('mana_exploit');
  });
});
