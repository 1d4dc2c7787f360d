import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../src/engine/language.js';
import { isWound } from '../../../../src/games/mage-knight/cards/index.js';
import { fightNow } from '../../../../src/games/mage-knight/fight/now.js';
import { makeSpace, parseSpace, placeOf } from '../../../../src/games/mage-knight/land.js';
import { EXAMPLES } from '../../../../src/games/mage-knight/reference/examples.js';
import { reference } from '../../../../src/games/mage-knight/reference/index.js';
import { play } from '../../../../src/games/mage-knight/reference/position.js';
import type { Realm } from '../../../../src/games/mage-knight/state.js';
import type { Questions } from '../../../../src/games/mage-knight/vocabulary.js';

const shown = (name: string) => play(EXAMPLES[name]!);
const ended = (name: string): Readonly<Realm> => play(EXAMPLES[name]!, true).realm;
const hero = (realm: Readonly<Realm>, seat = 0) => realm.heroes[seat]!;
const menu = (name: string) => shown(name).asked!.about as Questions['turn']['about'];
const costs = (name: string): Record<string, number> =>
  Object.fromEntries(
    menu(name)
      .reachable.filter(({ provokes }) => provokes.length === 0)
      .map(({ to, cost }) => [to, cost]),
  );
const foes = (name: string) => {
  const { realm } = shown(name);
  return fightNow(realm, realm.fight!).foes;
};
const wounds = (cards: readonly string[]): number => cards.filter(isWound).length;
const fame = (name: string): number => hero(ended(name)).fame - hero(shown(name).realm).fame;

describe('the land', () => {
  it('MK-W-4.1 five-points-by-day: plains 2, hills 3, a way of two spaces', () => {
    expect(costs('five-points-by-day')).toMatchObject({ B2: 2, B0: 3, B4: 3, B5: 5 });
    expect(menu('five-points-by-day').reachable.find(({ to }) => to === 'B5')!.path).toEqual(['B4', 'B5']);
  });

  it('MK-W-4.2 forest-by-night: the forest costs 5, by day 3', () => {
    expect(costs('forest-by-night')).toMatchObject({ A1: 5, A2: 2 });
    const byDay = play({ ...EXAMPLES['forest-by-night']!, night: false }).asked!.about as Questions['turn']['about'];
    expect(byDay.reachable.find(({ to }) => to === 'A1')!.cost).toBe(3);
  });

  it('MK-W-5.1 a-tile-to-lay: two points, one place', () => {
    expect(menu('a-tile-to-lay').explorable).toEqual([{ at: '1,1', cost: 2, kind: 'countryside' }]);
    const realm = play({ ...EXAMPLES['a-tile-to-lay']!, says: ['explore:1,1'] }).realm;
    expect([realm.tiles.length, hero(realm).area.move]).toEqual([4, 1]);
  });

  it('MK-W-6.1 past-the-orcs: B0 provokes, B4 does not', () => {
    const provoking = menu('past-the-orcs').reachable.filter(({ provokes }) => provokes.length > 0);
    expect(provoking.map(({ to, provokes }) => [to, provokes])).toEqual([['B0', ['B6']]]);
    expect(costs('past-the-orcs')).toHaveProperty('B4');
  });
});

describe('fights', () => {
  it('MK-W-11.4 fire-against-blocks: 3 + half of 6 stop a fire attack of 6', () => {
    const [{ attacks }] = foes('fire-against-blocks') as [ReturnType<typeof foes>[0]];
    expect(attacks[0]).toMatchObject({ element: 'fire', needed: 6, block: 6 });
    expect(wounds(hero(ended('fire-against-blocks')).hand)).toBe(0);
  });

  it('MK-W-10.3 halved-together: 5 physical count 2, with 3 fire it is 5', () => {
    expect(foes('halved-together')[0]).toMatchObject({ armor: 5, attack: 5 });
    expect(fame('halved-together')).toBe(4);
  });

  it('MK-W-10.1 one-attack-on-two: 7 against 3 and 4', () => {
    expect(foes('one-attack-on-two').map(({ armor, attack }) => [armor, attack])).toEqual([
      [3, 7],
      [4, 7],
    ]);
    expect(fame('one-attack-on-two')).toBe(5);
  });

  it('MK-W-10.6 siege-of-a-keep: 9 points are played, 6 of them siege', () => {
    const { realm } = shown('siege-of-a-keep');
    expect(realm.fight!.attack.map(({ range, amount }) => `${range} ${amount}`)).toEqual([
      'ranged 3',
      'siege 3',
      'siege 3',
    ]);
    expect(foes('siege-of-a-keep')[0]).toMatchObject({ fortifications: 1, armor: 5, attack: 6 });
    expect(fame('siege-of-a-keep')).toBe(4);
  });

  it('MK-W-11.11 brutal-blow: 8 damage at armor 3 are three wounds', () => {
    expect(wounds(hero(shown('brutal-blow').realm).hand)).toBe(3);
  });

  it('MK-W-13.2 swift-wolves: 3 needs 6', () => {
    expect(foes('swift-wolves')[0]!.attacks[0]).toMatchObject({ amount: 3, needed: 6, block: 6 });
    expect(wounds(hero(ended('swift-wolves')).hand)).toBe(0);
  });

  it('MK-W-11.10 golems-in-front: wounded once, nothing reaches the hero', () => {
    const after = hero(ended('golems-in-front'));
    expect([after.units[0]!.wounds, wounds(after.hand)]).toEqual([1, 0]);
  });

  it('MK-W-13.3 poisoned: two to hand, two to the discard pile', () => {
    const { hand, discard } = hero(shown('poisoned').realm);
    expect([wounds(hand), wounds(discard)]).toEqual([2, 2]);
  });

  it('MK-W-11.1 something-summoned: the Minotaur comes and goes without Fame, its summoner is back', () => {
    expect(foes('something-summoned').map(({ enemy, away }) => [enemy, away])).toEqual([
      ['orc_summoners', true],
      ['minotaur', false],
    ]);
    const realm = ended('something-summoned');
    const back = fightNow(realm, realm.fight!).foes.filter(({ away, beaten }) => !away && !beaten);
    expect([realm.fight!.phase, back.map(({ enemy }) => enemy), hero(realm).fame]).toEqual([
      'attack',
      ['orc_summoners'],
      0,
    ]);
  });

  it('MK-W-13.13 swift-in-the-blue-city: (3 + 2) doubled is 10, 7 is too little', () => {
    expect(foes('swift-in-the-blue-city')[0]!.attacks[0]).toMatchObject({ amount: 5, needed: 10, block: 7 });
    const { asked } = shown('swift-in-the-blue-city');
    expect(JSON.stringify(asked)).not.toContain('"block:1.0"');
  });
});

it('MK-S-7.5 to 7.8 one-of-two-defenders: a shield for the beaten one, the other stays, the hero goes back', () => {
  expect(
    foes('one-of-two-defenders').map(({ armor, fortifications, attack }) => [armor, fortifications, attack]),
  ).toEqual([
    [6, 1, 6],
    [8, 2, 0],
  ]);
  const realm = ended('one-of-two-defenders');
  const city = placeOf(realm, parseSpace(realm, 'C0')!);
  expect([city.shields, city.tokens.map(({ enemy }) => enemy), city.city!.conquered]).toEqual([
    [0],
    ['guardsmen'],
    false,
  ]);
  expect([makeSpace(realm, hero(realm).space!), hero(realm).reputation]).toEqual(['C1', -1]);
});

describe('heroes', () => {
  it('MK-W-8.2 peasants-for-hire: reputation +4 is +2, with 2 it is the price of 4', () => {
    const before = hero(shown('peasants-for-hire').realm);
    expect([before.reputation, before.area.modifier, before.area.influence]).toEqual([4, 2, 4]);
    const after = hero(ended('peasants-for-hire'));
    expect([after.units.map(({ id }) => id), after.area.influence]).toEqual([['peasants'], 0]);
  });

  it('MK-W-15.6 second-level: two skills to choose from, then a card of the offer', () => {
    const { realm, asked } = shown('second-level');
    expect([hero(realm).fame, hero(realm).level, asked!.key]).toEqual([4, 2, 'level']);
    const end = play(EXAMPLES['second-level']!, true);
    expect([hero(end.realm).skills.map(({ id }) => id), end.asked!.key]).toEqual([['shield_mastery'], 'offer-card']);
  });

  it('MK-W-14.2 two-healing-points: a wound of the hand and a level 1 unit, or a level 2 unit', () => {
    const { hand, units, area } = hero(ended('two-healing-points'));
    expect([wounds(hand), units.map(unit => unit.wounds), area.heal]).toEqual([0, [0, 1], 0]);
    const other = hero(play({ ...EXAMPLES['two-healing-points']!, proof: ['heal:2'] }, true).realm);
    expect([other.units.map(unit => unit.wounds), other.area.heal]).toEqual([[1, 0], 0]);
  });

  it('MK-C-1.5 strong-at-night: by day the strong side cannot be cast', () => {
    expect(hero(ended('strong-at-night')).area.heal).toBe(3);
    const sides = (night: boolean): string => JSON.stringify(play({ ...EXAMPLES['strong-at-night']!, night }).asked);
    expect([sides(true).includes('powered:'), sides(false).includes('powered:')]).toEqual([true, false]);
  });

  it('MK-W-15.9 next-to-my-keep: one card more', () => {
    expect(hero(shown('next-to-my-keep').realm).hand).toHaveLength(6);
  });

  it('MK-W-16.5, 16.7 pushed-off-the-space: 6 - 2 = 4, a wound for 2, a push for 2', () => {
    const { damage } = shown('pushed-off-the-space').asked!.about as Questions['assign']['about'];
    expect(damage).toBe(4);
    const realm = ended('pushed-off-the-space');
    const pushed = hero(realm, 1);
    expect([wounds(pushed.hand), makeSpace(realm, pushed.space!), realm.fight]).toEqual([1, 'B2', null]);
  });
});

it('every example is drawn in both languages', () => {
  for (const language of LANGUAGES)
    for (const id of reference.examples) {
      const { drawing, alt } = reference.example(id, language, { palette: 'standard' });
      expect([drawing.width, drawing.height > 200, alt.length > 10], id).toEqual([1000, true, true]);
    }
});

it('the sentences of both languages have the same numbers', () => {
  const sentences = (language: string): string[] =>
    ['04-cards', '07-movement', '08-exploring', '09-others', '10-interaction', '11-combat', '12-block', '13-abilities']
      .concat(['14-wounds', '15-end-of-turn', '16-player-combat', '20-cities'])
      .flatMap(file => readFileSync(`assets/mage-knight/rules/${language}/${file}.md`, 'utf8').split('\n'))
      .filter(line => line.startsWith('> **'));
  const numbers = (line: string): string => (line.match(/\d+/g) ?? []).sort().join();
  const [pl, en] = [sentences('pl'), sentences('en')];
  expect(pl).toHaveLength(reference.examples.length);
  expect(pl.map(numbers)).toEqual(en.map(numbers));
});
