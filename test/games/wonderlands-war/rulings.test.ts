import { describe, expect, it } from 'vitest';
import { STANDEE_CARDS } from '../../../src/games/wonderlands-war/cards/standees.js';
import { FORGE_SYMBOLS, SHARD_DIE, startingShards } from '../../../src/games/wonderlands-war/components.js';
import { RED_CASTLE, REGIONS, regionAfter, SCORE_TOKENS } from '../../../src/games/wonderlands-war/regions.js';
import type { Wonderland } from '../../../src/games/wonderlands-war/state.js';
import { atWar, fight, freshMatch, Stage } from './stage.js';

describe('rulings', () => {
  it('A-1 one card holds both twins: thirteen standees on twelve cards', () => {
    expect(STANDEE_CARDS).toHaveLength(12);
    expect(STANDEE_CARDS.flatMap(({ standees }) => standees)).toHaveLength(13);
    expect(STANDEE_CARDS.find(({ id }) => id === 'twins')!.standees).toEqual(['twin1', 'twin2']);
  });

  it('A-2 the ring has one red castle, in this order', () => {
    expect(REGIONS).toEqual(['na_muniu', 'red_castle', 'garden', 'tumtum', 'pool_of_tears']);
  });

  it('A-3 six score tokens, a die of one to three, forge symbols on 2 and 5 among others, shards by place', () => {
    expect(SCORE_TOKENS).toHaveLength(6);
    expect([...SHARD_DIE].sort()).toEqual([1, 1, 1, 2, 2, 3]);
    expect(FORGE_SYMBOLS.slice(0, 2)).toEqual([2, 5]);
    expect([0, 1, 2, 3, 4].map(place => startingShards(5, place))).toEqual([0, 1, 1, 2, 2]);
  });

  it.each([3, 4, 5])('A-4 with %i players the pawn goes from the Red Castle as far as the die says', players => {
    const factions = (['alice', 'hatter', 'queen', 'jabberwock', 'cheshire'] as const).slice(0, players);
    const state = freshMatch({ factions });
    const begun = state.news.flatMap(({ entry }) => (entry.tell === 'match-begins' ? [entry] : []))[0]!;
    expect(state.pawn).toBe(regionAfter(RED_CASTLE, begun.rolled, -1));
  });

  it('A-6 an empty tea deck leaves chairs empty', () => {
    const stage = new Stage({
      prepare: state => {
        state.teaDeck = [];
        state.chairs[2] = null;
      },
    }).say('head');
    expect([stage.state.chairs[2], stage.entries('table-filled')[0]!.filled]).toEqual([null, []]);
  });

  it('A-13 feats see the chips as drawing left them: they come before the Rose and forging', () => {
    const stage = atWar([3, 3, 0], state => {
      for (const seat of [0, 1]) state.seats[seat]!.bag = Array.from({ length: 9 }, () => 'rose:weak' as const);
      state.seats[0]!.quests = ['Q-G2'];
    }).say('none', 'withdraw', 'withdraw', 'vp', 'vp');
    expect(stage.asked).toMatchObject({ key: 'feat', seat: 0 });
    stage.say('Q-G2');
    const told = stage.told.map(({ tell }) => tell);
    const rose = stage.told.findIndex(entry => entry.tell === 'points' && entry.source === 'A-rose');
    expect(told.indexOf('feat')).toBeLessThan(rose);
    expect(stage.asked.key).toBe('forge');
  });

  it('A-15 WW-15.6 forge actions are counted once: a forge chip that forges itself loses none', () => {
    fight({
      players: { hatter: { supporters: 3, active: ['forge'] }, queen: { supporters: 3 } },
      draws: [{ hatter: { chip: 'forge' }, queen: { chip: 'faction:1' } }],
      forges: [
        { player: 'hatter', chip: 'forge', source: 'chip' },
        { player: 'hatter', chip: 'forge', source: 'chip' },
        { player: 'hatter', chip: 'forge', source: 'chip', illegal: true },
      ],
      expected: { forge_actions: { hatter: ['chip', 'chip'] } },
    });
  });
});

describe('the lobby', () => {
  const begin = (seats: number, chosen: Record<string, string>, sides: (string | null)[] = []) =>
    new Stage({
      factions: Array.from({ length: seats }, (_, seat) => (sides[seat] ?? null) as null),
      allies: chosen.allies ?? 'A',
      ...(chosen.boards ? { boards: chosen.boards } : {}),
    }).state as Wonderland;

  it('WW-2.2 takes a set as it is, or mixes one for each type', () => {
    for (const set of ['A', 'B', 'C', 'D'])
      expect(new Set(Object.values(begin(3, { allies: set }).sets))).toEqual(new Set([set]));
    expect(new Set(Object.values(begin(3, { allies: 'mix' }).sets)).size).toBeGreaterThan(1);
  });

  it.each([2, 3, 4, 5])('WW-2.11 seats %i with factions chosen or drawn, no two the same', seats => {
    const state = begin(seats, {}, [null, 'queen']);
    expect(state.seats[1]!.faction).toBe('queen');
    expect(new Set(state.seats.map(({ faction }) => faction)).size).toBe(seats);
  });

  it('WW-18.3 two players choose the side of their boards; more have one side only', () => {
    expect([begin(2, {}).twoPlayerBoards, begin(2, { boards: 'standard' }).twoPlayerBoards]).toEqual([true, false]);
    expect(begin(3, { boards: 'two-player' }).twoPlayerBoards).toBe(false);
  });

  it('A-43 the first player is drawn, or the first seat', () => {
    expect(freshMatch().order[0]).toBe(0);
  });
});
