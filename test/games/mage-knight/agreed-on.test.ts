import { describe, expect, it } from 'vitest';
import { ADVANCED_ACTIONS } from '../../../src/games/mage-knight/cards/advanced-actions.js';
import { ARTIFACTS } from '../../../src/games/mage-knight/cards/artifacts.js';
import { explorable, explore, exploreCost } from '../../../src/games/mage-knight/exploring.js';
import { HEROES as HERO_CARDS } from '../../../src/games/mage-knight/heroes/heroes.js';
import { openPlace, placeOf, portalOf, spacesOf, tileOf } from '../../../src/games/mage-knight/land.js';
import { heroesFor, lobby } from '../../../src/games/mage-knight/lobby.js';
import type { ScenarioId } from '../../../src/games/mage-knight/scenarios/scenario.js';
import { rollSource } from '../../../src/games/mage-knight/source.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import { choosingOrder } from '../../../src/games/mage-knight/tactics.js';
import { isBasic } from '../../../src/games/mage-knight/terms.js';
import { shapeOf } from '../../../src/games/mage-knight/tiles/shapes.js';
import { TILES } from '../../../src/games/mage-knight/tiles/tiles.js';
import { ENEMIES } from '../../../src/games/mage-knight/tokens/enemies.js';
import { gainFame } from '../../../src/games/mage-knight/tracks.js';
import { openUpgrades } from '../../../src/games/mage-knight/upgrades.js';
import { freshRealm, inTurn, onTile, Stage } from './stage.js';

const HEROES = ['tovak', 'goldyx', 'arythea', 'norowas'];
const fresh = (scenario: ScenarioId, seats: number, chosen = {}, seed = '1'): Realm =>
  freshRealm({ scenario, heroes: HEROES.slice(0, seats), chosen, seed });

/** Where the hero of seat 0 stands now. */
const spotOf = ({ realm, hero }: Stage): [Realm, number] => [realm as Realm, hero.space!];

describe('what a scenario begins with', () => {
  it('dice, units, Fame and reputation: more of all in the fast ones (MK-X-3.4 to 3.6, 7.4)', () => {
    const begun = ({ source, offers, heroes }: Realm) => [
      source.length,
      offers.units.length,
      ...new Set(heroes.map(({ fame }) => fame)),
      ...new Set(heroes.map(({ reputation }) => reputation)),
    ];
    expect(begun(fresh('full_conquest', 3))).toEqual([5, 5, 0, 0]);
    for (const scenario of ['blitz_conquest', 'blitz_cooperation'] as const)
      expect(begun(fresh(scenario, 3)), scenario).toEqual([6, 6, 1, 2]);
    expect(begun(fresh('full_conquest', 3, { rampage: 'on' }))).toEqual([5, 5, 0, -2]);
    expect(begun(fresh('full_conquest', 3, { rampage: 'more' }))).toEqual([5, 5, 0, -4]);
  });
  it('there every line crossed gives one Fame more (MK-X-3.4)', () => {
    const gained = (scenario: ScenarioId) => {
      const realm = fresh(scenario, 2);
      realm.heroes[0]!.fame = 1;
      gainFame(realm, 0, 2, 'fight');
      return realm.heroes[0]!.fame;
    };
    expect([gained('blitz_conquest'), gained('full_conquest')]).toEqual([4, 3]);
  });
  it('in the first one who reveals a tile gains 1 Fame, what lay there from the start gave none (MK-X-1.4)', () => {
    const revealed = (scenario: ScenarioId) => {
      const realm = inTurn({ scenario, heroes: ['tovak', 'goldyx'] });
      expect(realm.heroes.map(({ fame }) => fame)).toEqual([0, 0]);
      const hero = realm.heroes[0]!;
      hero.area.move = exploreCost(realm, 0);
      const far = [...spacesOf(realm)].find(space => {
        hero.space = space;
        return explorable(realm, 0).length > 0;
      });
      hero.space = far!;
      explore(realm, 0, explorable(realm, 0)[0]!);
      return realm.heroes.map(({ fame }) => fame);
    };
    expect(revealed('first_reconnaissance')).toEqual([1, 0]);
    expect(revealed('full_conquest')).toEqual([0, 0]);
  });
});

describe('what people agree on before', () => {
  it('the starter deck is without twelve advanced actions, 17 to 28 (MK-X-1.11)', () => {
    const numbers = (chosen: object) => {
      const { decks, offers } = fresh('first_reconnaissance', 2, chosen);
      const all = [...decks.advanced, ...offers.advanced, ...offers.monastery];
      return all.map(id => ADVANCED_ACTIONS.find(card => card.id === id)!.number! - 64).sort((a, b) => a - b);
    };
    const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);
    expect(numbers({})).toEqual(upTo(28));
    expect(numbers({ starter_deck: 'on' })).toEqual(upTo(16));
  });
  it('all tiles of Conquer and Hold lie open from the start (MK-X-11.17)', () => {
    const laid = (chosen: object) => {
      const { tiles, decks } = fresh('conquer_and_hold', 2, chosen);
      return [tiles.length, decks.tiles.length];
    };
    expect([laid({}), laid({ open_tiles: 'on' })]).toEqual([
      [4, 6],
      [10, 0],
    ]);
  });
  it('tiles lie in any direction but the start tile as ever (MK-X-23.1)', () => {
    const starts = Array.from({ length: 12 }, (_, seed) =>
      fresh('full_conquest', 2, { random_tile_orientation: 'on' }, String(seed + 1)).tiles.map(({ turn }) => turn),
    );
    expect(new Set(starts.map(([start]) => start))).toEqual(new Set([0]));
    expect(new Set(starts.flatMap(([, ...others]) => others)).size).toBeGreaterThan(3);
  });
  it('of a night arrival only the first source is without gold and black (MK-X-25.1)', () => {
    const special = (round: number) =>
      Array.from({ length: 12 }, (_, seed) => {
        const realm = fresh('full_conquest', 4, { night_arrival: 'on' }, String(seed + 1));
        realm.round = round;
        rollSource(realm);
        return realm.source;
      })
        .flat()
        .filter(face => !isBasic(face)).length;
    expect(special(1)).toBe(0);
    expect(special(3)).toBeGreaterThan(0);
  });
  it('actions are upgraded after nights only (MK-X-34.1)', () => {
    const opens = (time: 'day' | 'night', chosen: object) =>
      openUpgrades(Object.assign(fresh('full_conquest', 2, chosen), { time, round: 2 }));
    expect(opens('night', { action_upgrades: 'on' })).toBe(true);
    expect([opens('day', { action_upgrades: 'on' }), opens('night', {})]).toEqual([false, false]);
  });
  it('a drafted card joins the deck at the end of a day, not of a night (MK-X-35.2)', () => {
    const asked = (time: 'day' | 'night') => {
      const realm = inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'goldyx'] });
      realm.heroes[0]!.drafted = ['fire_bolt', 'ice_bolt'];
      Object.assign(realm, { phase: 'evening', time });
      return new Stage(realm).asked.key;
    };
    expect([asked('day'), asked('night')]).toEqual(['drafted', 'tactic']);
  });
  it('nobody sets a die against another where no interactive combat was agreed on (MK-X-33.1, 20.1)', () => {
    const asked = (interactive_combat: 'on' | 'off') => {
      const realm = inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'goldyx'], chosen: { interactive_combat } });
      realm.heroes[0]!.hand = ['rage'];
      realm.lastSeat = 1;
      const spaces = onTile(realm, 'country_1', 0);
      openPlace(realm, spaces[6]!).tokens = [{ enemy: 'prowlers', pile: 'green', up: true }];
      const stage = new Stage(realm);
      return stage.say(stage.options.find(id => id.startsWith('challenge'))!).asked.key;
    };
    expect(asked('on')).toBe('secret-die');
    expect(asked('off')).not.toBe('secret-die');
  });
  it('friendly mana bars a gold die by day only (MK-X-30.1)', () => {
    const ways = (time: 'day' | 'night') => {
      const realm = inTurn({ chosen: { friendly_mana: 'on' } }, (hero, all) => {
        hero.hand = ['march'];
        // A card that lets gold and black dice stand for any colour, by night too.
        const change = { rule: 'goldBlackAsAnyBasic', scope: 'sourceDice' } as const;
        hero.area.rules.push({ change, from: 'test', until: 'turn', uses: null, note: null });
        Object.assign(all, { source: ['gold', 'green'], time });
      });
      return new Stage(realm).say('play:march').options.filter(id => id.startsWith('powered'));
    };
    expect(ways('day')).toEqual(['powered:die:green']);
    expect(ways('night')).toContain('powered:die:gold=green');
  });
  it('beaten enemies stay beaten where no rampage was agreed on (MK-X-31.2, 20.1)', () => {
    const back = (rampage: string) => {
      const realm = inTurn({ scenario: 'full_conquest', heroes: ['tovak', 'goldyx'], chosen: { rampage } });
      const lair = onTile(realm, 'country_1', 0)[6]!;
      openPlace(realm, lair).tokens = [];
      realm.heroes[0]!.space = portalOf(realm);
      Object.assign(realm, { phase: 'evening', cleared: [lair] });
      return placeOf(new Stage(realm).realm, lair).tokens.length > 0;
    };
    expect([back('more'), back('off')]).toEqual([true, false]);
  });
  it('drafted cards are passed clockwise (MK-X-35.1)', () => {
    const stage = new Stage(fresh('full_conquest', 3, { draft_at_start: 'on' }));
    const dealt = stage.realm.draft.map(cards => [...cards]);
    const picked = dealt.map(cards => cards[0]!);
    stage.say(...picked);
    const left = (seat: number) => dealt[seat]!.slice(1);
    expect(stage.realm.draft).toEqual([left(2), left(0), left(1)]);
  });
  it('after an auction the tactics of later rounds go by Fame again (MK-X-21.7, MK-W-2.5)', () => {
    const realm = inTurn({ scenario: 'full_conquest', heroes: HEROES.slice(0, 2) });
    realm.heroes[1]!.fame = 7;
    const auctioned = { ...realm, order: [0, 1], charter: { ...realm.charter, auction: true } };
    expect([1, 2].map(round => choosingOrder({ ...auctioned, round })[0])).toEqual([1, 0]);
  });
  it('heroes that are bid for are not chosen before (MK-X-21.1)', () => {
    expect(lobby.sides!({ scenario: 'full_conquest', hero_auction: 'on' })).toEqual([]);
    expect(lobby.sides!({ scenario: 'full_conquest', hero_auction: 'off' })).toHaveLength(4);
  });
  it('a tight glade holds two shields of three or four players; a rival makes room, no partner (MK-X-9.12)', () => {
    const glade = (own: readonly number[], teams: 'on' | 'off') => {
      const chosen = { tight_glades: 'on', teams };
      const realm = inTurn({ scenario: 'druid_nights', heroes: HEROES, chosen });
      openPlace(realm, onTile(realm, 'country_2', 1)[1]!).shields = [...own];
      return new Stage(realm);
    };
    expect(placeOf(...spotOf(glade([1], 'off').say('mark-glade'))).shields).toEqual([1, 0]);
    const full = glade([1, 2], 'off').say('mark-glade');
    expect([full.asked.key, full.options]).toEqual(['replace-shield', ['1', '2']]);
    // Seat 2 is the partner: the rival alone is left to go.
    expect(placeOf(...spotOf(glade([1, 2], 'on').say('mark-glade'))).shields).toEqual([2, 0]);
  });
  it('long Druid Nights take every tile of the countryside and of the core (MK-X-9.13)', () => {
    const { decks, tiles } = fresh('druid_nights', 2, { epic: 'on' });
    const kinds = [...decks.tiles, ...tiles.map(({ tile }) => tile)].map(id => tileOf(id).kind);
    const all = (kind: string) => TILES.filter(tile => tile.kind === kind && tile.set === 'base').length;
    for (const kind of ['countryside', 'core'])
      expect(
        kinds.filter(one => one === kind),
        kind,
      ).toHaveLength(all(kind));
    expect(kinds.filter(kind => kind === 'city')).toHaveLength(1);
  });
  it('an open map is as wide as it says: five, four with one more to the right, three columns (MK-X-12.1)', () => {
    const columns = (shape: 'open_5' | 'open_4' | 'open_3') =>
      [-3, -2, -1, 0, 1, 2, 3].filter(y => shapeOf(shape).allows(4, y, false));
    expect(columns('open_5')).toEqual([-2, -1, 0, 1, 2]);
    expect(columns('open_4')).toEqual([-2, -1, 0, 1]);
    expect(columns('open_3')).toEqual([-1, 0, 1]);
  });
  it('no core tile lies on the coast of a wedge, but of one without limits it may (MK-X-12.1, 1.2)', () => {
    const coast = (shape: 'wedge' | 'wedge_no_limit', isCore: boolean) => [
      shapeOf(shape).allows(0, 3, isCore),
      shapeOf(shape).allows(3, 0, isCore),
      shapeOf(shape).allows(2, 2, isCore),
    ];
    expect([coast('wedge', true), coast('wedge', false)]).toEqual([
      [false, false, true],
      [true, true, true],
    ]);
    expect(coast('wedge_no_limit', true)).toEqual([true, true, true]);
  });
  it.each(['lost_legion', 'shades_of_tezla', 'krang', 'ultimate'] as const)(
    'what belongs to %s is in play where it was agreed on, and nothing else of other sets (MK-W-1.16)',
    set => {
      const sets = (chosen: object) => {
        const { decks, piles } = fresh('full_conquest', 2, chosen);
        const shuffled = new Set([decks.artifacts, decks.advanced, ...Object.values(piles)].flat());
        const heroes = heroesFor({ scenario: 'full_conquest', ...chosen });
        return new Set([
          ...[...ARTIFACTS, ...ADVANCED_ACTIONS, ...ENEMIES].filter(({ id }) => shuffled.has(id)).map(one => one.set),
          ...HERO_CARDS.filter(({ id }) => heroes.includes(id)).map(hero => hero.set),
        ]);
      };
      expect(sets({})).toEqual(new Set(['base']));
      expect(sets({ [set]: 'on' })).toEqual(new Set(['base', set]));
    },
  );
});
