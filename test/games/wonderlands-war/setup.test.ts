import { describe, expect, it } from 'vitest';
import { ALLY_CARDS } from '../../../src/games/wonderlands-war/cards/allies.js';
import { ITEM_CARDS } from '../../../src/games/wonderlands-war/cards/items.js';
import { QUESTS } from '../../../src/games/wonderlands-war/cards/quests.js';
import { STANDEE_CARDS } from '../../../src/games/wonderlands-war/cards/standees.js';
import { ALLIES, isAlly, printedStrength, typeOf } from '../../../src/games/wonderlands-war/chips.js';
import { FACTION_IDS } from '../../../src/games/wonderlands-war/faction.js';
import { FACTIONS } from '../../../src/games/wonderlands-war/factions/index.js';
import { lobby } from '../../../src/games/wonderlands-war/lobby.js';
import { HEAD, places } from '../../../src/games/wonderlands-war/places.js';
import { questOf } from '../../../src/games/wonderlands-war/quest.js';
import { neighbours, REGIONS, regionAfter, regionOf, regionsFrom } from '../../../src/games/wonderlands-war/regions.js';
import { opponentsOf, unitsIn } from '../../../src/games/wonderlands-war/state.js';
import { TEA_DECKS } from '../../../src/games/wonderlands-war/tea-card.js';
import { ITEMS, STANDEES } from '../../../src/games/wonderlands-war/wonderlandian.js';
import { fight, freshMatch, Stage } from './stage.js';

const five = freshMatch({ factions: FACTION_IDS });
const two = freshMatch({ factions: ['cheshire', 'jabberwock'] });

describe('terms', () => {
  it('WW-1.1 WW-2.11 two to five players, each another faction', () => {
    expect(lobby.seats({})).toEqual({ min: 2, max: 5 });
    expect(lobby.sides({})).toEqual(['alice', 'hatter', 'queen', 'jabberwock', 'cheshire']);
    expect(new Set(five.seats.map(({ faction }) => faction)).size).toBe(5);
    const drawn = freshMatch({ factions: ['alice', null, null] });
    expect(new Set(drawn.seats.map(({ faction }) => faction)).size).toBe(3);
  });

  it('WW-1.2 counts supporters, standees and the leader as units, castles not', () => {
    const seat = structuredClone(five.seats[0]!);
    Object.assign(seat, { supporters: [2, 0, 0, 0, 0], standees: [['dodo'], [], [], [], []], leaderIn: 0 });
    seat.castles[0] = 2;
    expect([unitsIn(seat, 0), unitsIn(seat, 1)]).toEqual([4, 0]);
  });

  it('WW-1.3 WW-7.4 supporters add no strength: leader, standees, twins together and castle do', () => {
    fight({
      players: {
        alice: { supporters: 5 },
        queen: { standees: ['humpty', 'twin1', 'twin2'], castle: true, leader: 4, leader_here: true },
      },
      expected: { start: { alice: 0, queen: 3 + 3 + 2 + 4 } },
    });
  });

  it('WW-1.4 takes withdrawn players for opponents and eliminated ones not', () => {
    const fighter = (seat: number, status: 'in' | 'halt' | 'out') => ({ seat, status });
    const battle = { fighters: [fighter(0, 'in'), fighter(1, 'halt'), fighter(2, 'out')] };
    expect(opponentsOf(battle as Parameters<typeof opponentsOf>[0], 0).map(({ seat }) => seat)).toEqual([1]);
  });

  it('WW-1.6 WW-18.8 S109 closes the ring; two players skip the unused region', () => {
    const near = (id: string, unused = -1) => neighbours(regionOf(id), unused).map(region => REGIONS[region]);
    expect(near('pool_of_tears')).toEqual(['tumtum', 'na_muniu']);
    expect(near('na_muniu')).toEqual(['pool_of_tears', 'red_castle']);
    expect(near('pool_of_tears', regionOf('na_muniu'))).toEqual(['tumtum', 'red_castle']);
    expect(regionsFrom(4, 0)).toEqual([4, 1, 2, 3]);
    expect(regionAfter(3, 2, 4)).toBe(1);
  });

  it('WW-1.5 WW-1.7 WW-1.9 knows the type and the printed strength of every chip', () => {
    const chips = ['faction:1', 'artifact', 'forge', 'rook:strong', 'item:dodo_thimble', 'madness2', 'poison'] as const;
    expect(chips.map(typeOf)).toEqual(['faction', 'faction', 'forge', 'rook', 'dodo_thimble', 'madness', 'poison']);
    expect(ALLIES.map(printedStrength)).toEqual([1, 3, 1, 4, 3, 5, 2, 3, 1, 2, 1]);
    expect([isAlly('forge'), isAlly('artifact'), isAlly('item:turtle_soup')]).toEqual([true, false, false]);
  });
});

describe('components', () => {
  it('has 5 factions with 4 abilities, 24 Wonderlandians, 30 quests, 90 tea cards and 20 ally cards', () => {
    expect(Object.values(FACTIONS).map(({ abilities }) => abilities.length)).toEqual([4, 4, 4, 4, 4]);
    expect([STANDEE_CARDS.length, ITEM_CARDS.length]).toEqual([12, 12]);
    expect(STANDEE_CARDS.flatMap(({ standees }) => standees)).toEqual([...STANDEES]);
    expect(ITEM_CARDS.map(({ id }) => id)).toEqual([...ITEMS]);
    expect(REGIONS.map(region => QUESTS.filter(quest => quest.region === region).length)).toEqual([6, 6, 6, 6, 6]);
    expect(TEA_DECKS.map(({ length }) => length)).toEqual([30, 30, 30]);
    expect(Object.values(ALLY_CARDS).map(set => Object.keys(set).length)).toEqual([5, 5, 5, 5]);
  });
});

describe('setup', () => {
  it('WW-2.1 lays a different token on every region', () => {
    expect(new Set(five.tokens.map(token => token!.id)).size).toBe(5);
  });

  it('WW-2.2 plays one ally set, or for each type the card of some set', () => {
    expect(freshMatch({ allies: 'C' }).sets).toEqual({
      flamingo: 'C',
      creature: 'C',
      rook: 'C',
      rose: 'C',
      soldier: 'C',
    });
    const mixes = ['1', '2', '3', '4'].map(seed => Object.values(freshMatch({ allies: 'mix', seed }).sets).join(''));
    expect(new Set(mixes).size).toBeGreaterThan(1);
  });

  it('WW-2.3 WW-18.10 reveals three Wonderlandians; two players take two cards out first', () => {
    expect([five.market.length, five.wonderlandianDeck.length]).toEqual([3, 21]);
    const all = [...two.market, ...two.wonderlandianDeck];
    expect(all).toHaveLength(22);
    expect(all).not.toContain('march_hare');
    expect(all).not.toContain('duchess_amulet');
  });

  it('WW-2.9 the head of the table is a sign of its own among the chairs, and no letter of an owner', () => {
    const signs = places(new Stage().view(0)).flatMap(row => row.places.filter(place => place !== null));
    expect(signs.filter(sign => !/^\d+$/.test(sign))).toEqual([HEAD]);
    expect(HEAD).not.toMatch(/\p{L}/u);
  });

  it.each([
    [2, 11],
    [3, 11],
    [4, 12],
    [5, 13],
  ])('WW-2.4 for %i players %i chairs are laid', (players, chairs) => {
    const match = freshMatch({ factions: FACTION_IDS.slice(0, players) });
    expect([match.chairs.length, match.chairs.every(card => card?.startsWith('T1-')), match.teaDeck.length]).toEqual([
      chairs,
      true,
      30 - chairs,
    ]);
  });

  it('WW-2.5 WW-18.2 moves the pawn from the Red Castle, with two players from beside the unused region', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const many = freshMatch({ seed });
      const [begun] = many.news.map(({ entry }) => entry);
      const rolled = begun!.tell === 'match-begins' ? begun!.rolled : 0;
      expect(many.pawn).toBe((1 + rolled) % 5);
      const few = freshMatch({ seed, factions: ['alice', 'queen'] });
      const [start] = few.news.map(({ entry }) => entry);
      const steps = start!.tell === 'match-begins' ? start!.rolled : 0;
      expect(few.pawn).toBe(regionAfter((few.unused + 1) % 5, steps, few.unused));
    }
  });

  it('WW-2.6 WW-2.7 everybody begins with the same board and bag; of two players each has one more forge chip', () => {
    expect(five.seats[0]).toMatchObject({
      pool: 10,
      locked: 4,
      shield: true,
      leader: 1,
      castleValue: 3,
      abilities: [],
    });
    expect(five.seats[0]!.bag.toSorted()).toEqual([
      'artifact',
      'artifact',
      'faction:1',
      'faction:1',
      'faction:1',
      'faction:2',
      'forge',
      'madness',
      'madness',
      'madness2',
    ]);
    expect(two.seats[0]!.bag.filter(chip => chip === 'forge')).toHaveLength(2);
    expect([five.supply.forge, two.supply.forge, five.madness]).toEqual([20, 21, 19]);
  });

  it('WW-2.8 of two quests one is kept in secret, the other goes back', () => {
    const stage = new Stage({
      prepare: state => {
        Object.assign(state, freshMatch(), { news: [] });
      },
    });
    expect(stage.table.open.map(({ key }) => key)).toEqual(['keep-quest', 'keep-quest', 'keep-quest']);
    const kept = stage.table.open.map(decision => (decision.kind === 'one' ? decision.options[1]!.id : ''));
    stage.say(...kept);
    expect(stage.state.seats.map(({ quests }) => quests)).toEqual(kept.map(quest => [quest]));
    expect(stage.state.questDeck).toHaveLength(27);
    expect(stage.view(1).seats[0]!.quests).toBe(1);
  });

  it('WW-2.9 A-43 leaders stand at the head; shards go by the place in the first order, which is drawn', () => {
    expect(five.seats.map(({ chair }) => chair)).toEqual([0, 0, 0, 0, 0]);
    expect(five.seats.map(({ shards }) => shards)).toEqual([0, 1, 1, 2, 2]);
    expect(two.seats.map(({ shards }) => shards)).toEqual([1, 0]);
  });

  it('WW-2.10 the Jabberwock has players + 2 poison', () => {
    expect([five.seats[3]!.poison, two.seats[1]!.poison, five.seats[0]!.poison]).toEqual([7, 4, 0]);
  });

  it('WW-18.1 two players leave a region out, with its quests and its token', () => {
    const unused = REGIONS[two.unused]!;
    const quests = [...two.questDeck, ...two.seats.flatMap(seat => seat.quests)];
    expect(quests).toHaveLength(24);
    expect(quests.some(id => questOf(id).region === unused)).toBe(false);
    expect(two.tokens[two.unused]).toBeNull();
  });

  it('WW-18.3 WW-5.8 two players turn their boards over unless they agree otherwise', () => {
    expect([two.twoPlayerBoards, five.twoPlayerBoards]).toEqual([true, false]);
    expect(freshMatch({ factions: ['alice', 'queen'], boards: 'standard' }).twoPlayerBoards).toBe(false);
  });
});
