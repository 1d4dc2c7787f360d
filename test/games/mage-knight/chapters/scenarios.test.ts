import { describe, expect, it } from 'vitest';
import { unitOf } from '../../../../src/games/mage-knight/cards/index.js';
import { isGuarded } from '../../../../src/games/mage-knight/effects/dice.js';
import { game } from '../../../../src/games/mage-knight/game.js';
import { openPlace, placeOf } from '../../../../src/games/mage-knight/land.js';
import { routes } from '../../../../src/games/mage-knight/movement.js';
import { drawToken } from '../../../../src/games/mage-knight/piles.js';
import type { Realm } from '../../../../src/games/mage-knight/state.js';
import { freshRealm, inTurn, onTile, Stage } from '../stage.js';

const seeds = Array.from({ length: 12 }, (_, at) => String(at + 1));
const HOLD = { scenario: 'conquer_and_hold', heroes: ['tovak', 'goldyx', 'norowas', 'arythea'] } as const;

describe('First Reconnaissance (MK-X-1)', () => {
  it('the first unit offer shows a village unit and keeps its size (MK-X-1.6)', () => {
    for (const seed of seeds) {
      const { units } = freshRealm({ scenario: 'first_reconnaissance', heroes: ['tovak', 'goldyx'], seed }).offers;
      expect(units).toHaveLength(4);
      expect(units.some(unit => unitOf(unit).recruitAt.includes('village'))).toBe(true);
    }
  });
  it('spells and advanced actions lie there from the start; nothing else changes (MK-X-1.8)', () => {
    const { offers } = freshRealm({ scenario: 'first_reconnaissance', heroes: ['tovak', 'goldyx'] });
    expect([offers.spells.length, offers.advanced.length]).toEqual([3, 3]);
  });
});

it('brown tokens short: a hidden one on the map lends itself, drawn anew when turned up (MK-X-5.11, MK-W-1.19)', () => {
  const realm = inTurn({ scenario: 'mines_liberation', heroes: ['tovak', 'goldyx'] });
  const spaces = onTile(realm, 'country_2', 0);
  const hidden = placeOf(realm, spaces[4]!).tokens.filter(({ up }) => !up);
  expect(hidden).toMatchObject([{ pile: 'brown' }]);
  realm.piles.brown = [];
  realm.discards.brown = [];
  const lying = Object.values(realm.places)
    .flatMap(({ tokens }) => tokens)
    .filter(({ up, pile }) => !up && pile === 'brown').length;
  expect(drawToken(realm, 'brown')).not.toBeNull();
  const standIns = Object.values(realm.places)
    .flatMap(({ tokens }) => tokens)
    .filter(({ enemy }) => enemy === null);
  expect(standIns).toMatchObject([{ pile: 'brown', up: false }]);
  for (let more = 1; more < lying; more++) expect(drawToken(realm, 'brown')).not.toBeNull();
  expect(drawToken(realm, 'brown')).toBeNull();
});

describe('Conquer and Hold (MK-X-11)', () => {
  const TEAM = [0, 1, 0, 1];
  /** Seat 0 beside the keep of a tile, which seat 2, its partner, holds. */
  const beside = (change: (realm: Realm) => void = () => undefined) => {
    const realm = inTurn(HOLD, hero => {
      hero.hand = ['rage'];
      hero.area.move = 9;
    });
    const spaces = onTile(realm, 'country_3', 2);
    Object.assign(openPlace(realm, spaces[1]!), { shields: [2], tokens: [] });
    change(realm);
    return { realm, spaces };
  };
  it("an ally's empty keep is entered and recruited in, its tower gives mana for own towers (MK-X-11.14, 16.7)", () => {
    const { realm, spaces } = beside();
    expect(realm.teams).toEqual(TEAM);
    const way = routes(realm, 0).find(({ to }) => to === spaces[1]);
    expect(way).toMatchObject({ assault: false });
    realm.heroes[0]!.space = spaces[1]!;
    expect(new Stage(realm).options).toContain('interact');
    // On the ally's tower, with one own tower elsewhere: one gold mana.
    const { realm: towers } = beside(all => {
      const own = onTile(all, 'country_4', 0);
      Object.assign(openPlace(all, own[0]!), { shields: [2], tokens: [] });
      const far = onTile(all, 'country_11', 0);
      Object.assign(openPlace(all, far[0]!), { shields: [0], tokens: [] });
      all.heroes[0]!.space = own[0]!;
      all.phase = 'before';
    });
    expect(new Stage(towers).hero.area.mana.gold).toBe(1);
  });
  it('with the partner inside the movement ends there: it is no way through (MK-W-6.11, 6.6)', () => {
    const realm = inTurn(HOLD, hero => Object.assign(hero.area, { move: 9 }));
    // Around the mountain of country_10 the way past its keep costs 6, the other one 11.
    const spaces = onTile(realm, 'country_10', 5);
    Object.assign(openPlace(realm, spaces[4]!), { shields: [2], tokens: [] });
    const beyond = () => routes(realm, 0).find(({ to }) => to === spaces[3]);
    expect(beyond()).toMatchObject({ cost: 6 });
    realm.heroes[2]!.space = spaces[4]!;
    expect(routes(realm, 0).find(({ to }) => to === spaces[4])).toMatchObject({ assault: false });
    expect(beyond()).toBeUndefined();
  });
  it('ends with its last round, or a side concedes (MK-X-11.15)', () => {
    const chosen = Object.fromEntries(game.lobby.options.map(({ id, initial }) => [id, initial]));
    expect(game.lobby.mayConcede?.({ ...chosen, scenario: 'conquer_and_hold' })).toBe(true);
    const realm = inTurn(HOLD, (hero, all) => {
      hero.hand = ['rage'];
      Object.assign(all, { round: all.charter.rounds, announced: 1, closing: [0] });
    });
    expect(new Stage(realm).say('play:rage', 'sideways:move', 'end').isOver).toBe(true);
  });
});

it('partners cannot trade: no question offers it (MK-X-16.3, MK-W-18.6)', () => {
  const realm = inTurn({ scenario: 'full_cooperation', heroes: ['tovak', 'goldyx'] }, hero => {
    hero.hand = ['rage'];
    hero.crystals.red = 2;
  });
  expect(new Stage(realm).options.filter(id => /give|trade|pass/.test(id))).toEqual([]);
  expect(realm.teams).toEqual([0, 0]);
});

it('friendly mana: gold dice are neither rolled nor set by day while another die lies there (MK-X-30.2)', () => {
  const realm = inTurn();
  Object.assign(realm, { charter: { ...realm.charter, friendlyMana: true }, source: ['gold', 'red'] });
  expect([isGuarded(realm, 'gold'), isGuarded(realm, 'red')]).toEqual([true, false]);
  realm.source = ['gold', 'gold'];
  expect(isGuarded(realm, 'gold')).toBe(false);
  Object.assign(realm, { source: ['gold', 'red'], time: 'night' });
  expect(isGuarded(realm, 'gold')).toBe(false);
});
