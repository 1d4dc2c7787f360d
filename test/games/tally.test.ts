import { describe, expect, it } from 'vitest';
import {
  begin,
  type Game,
  LANGUAGES,
  randomAnswer,
  randomBelow,
  randomFrom,
  readableBy,
} from '../../src/engine/index.js';
import { tally as realm } from '../../src/games/mage-knight/tally.js';
import { tally as arena } from '../../src/games/monolith-arena/tally.js';
import type { TileView } from '../../src/games/monolith-arena/view.js';
import { tally as contest } from '../../src/games/tash-kalar/tally.js';
import { tally as war } from '../../src/games/wonderlands-war/tally.js';
import { games } from '../../src/registry.js';
import { seedOf } from '../engine/random-match.js';

/** Random matches at every table size, and what everybody was told in them. */
function played(game: Game, seats: number) {
  const chosen = Object.fromEntries(game.lobby.options.map(({ id, initial }) => [id, initial]));
  const seed = seedOf(seats);
  const { table, change } = begin(game, { seed, seats, chosen, sides: Array.from({ length: seats }, () => null) });
  const random = randomFrom(seed);
  const told = [...readableBy(change.news, 'spectator')];
  while (!table.isOver) {
    const decision = table.open[randomBelow(random, table.open.length)]!;
    const { change: next } = table.answer(decision.seat, randomAnswer(decision, random))!;
    told.push(...readableBy(next.news, 'spectator'));
  }
  return { told, view: game.view(table.state, 'spectator') };
}

describe.each(games.map(game => [game.id, game] as const))('%s in numbers', (_, game) => {
  it('has a standing and counts for every seat, each with a name in both languages', () => {
    const tally = game.tally!;
    const { min, max } = game.lobby.seats(
      Object.fromEntries(game.lobby.options.map(({ id, initial }) => [id, initial])),
    );
    for (const seats of new Set([min, max])) {
      const { told, view } = played(game, seats);
      expect(tally.standing(view)).toHaveLength(seats);
      const counts = tally.counts(told, seats);
      expect(counts.length).toBeGreaterThan(0);
      for (const { key, values } of counts) {
        expect(values).toHaveLength(seats);
        for (const language of LANGUAGES) expect(tally.names[language].counts[key], `${key} ${language}`).toBeTruthy();
      }
    }
  });
});

const byKey = (counts: readonly { key: string; values: readonly number[] }[]) =>
  Object.fromEntries(counts.map(({ key, values }) => [key, values]));

it('counts wounds and losses of an arena, without its own Poison and Regeneration', () => {
  const mention = (id: number, seat: number) => ({ id, seat, tile: 'knight', hex: 'C3' });
  const tile = (id: number, seat: number): TileView => ({
    ...mention(id, seat),
    faction: 'guardians',
    rotation: 0,
    wounds: 0,
    poison: 0,
    entrenched: 0,
    hitPoints: 1,
    nettedBy: [],
    disarmed: false,
    initiative: [3],
    initiativeBonus: 0,
    meleeBonus: 0,
    rangedBonus: 0,
    granted: [],
    links: [],
    holds: [],
    folded: false,
  });
  const strikes = [
    { from: 1, to: 5, kind: 'melee', strength: 3, stopped: 1 },
    { from: 5, to: 5, kind: 'poison', strength: 1, stopped: 0 },
  ] as const;
  const segment = {
    initiative: 3,
    tiles: [tile(1, 0), tile(5, 1)],
    elements: [],
    before: [20, 20],
    after: [20, 18],
    attackers: [1],
    saves: [],
    removed: [],
    poisoned: [],
  } as const;
  const told = arena.counts(
    [
      { tell: 'battle-begins', seat: 0, number: 1, why: 'order', hitPoints: [20, 20] },
      { tell: 'battle-begins', seat: 1, number: 2, why: 'full-board', hitPoints: [20, 20] },
      { tell: 'segment', number: 1, segment: { ...segment, strikes } },
      { tell: 'removed', removed: mention(3, 1), why: 'wounds' },
      { tell: 'removed', removed: mention(4, 1), why: 'regeneration' },
      {
        tell: 'battle-ends',
        number: 1,
        removed: [mention(5, 1), mention(6, 1), mention(7, 0)],
        before: [20, 20],
        after: [20, 18],
      },
    ],
    2,
  );
  expect(byKey(told)).toEqual({ wounds: [2, 0], lost: [1, 3], battles: [1, 0], worst: [1, 2] });
});

it('counts the kills of a contest that count, by what they were made with', () => {
  const destroyed = (colour: number, counted: number) =>
    ({ did: 'destroyed', piece: { square: 'C3', colour, rank: 'common' }, counted, removed: true }) as const;
  const board = '';
  const told = contest.counts(
    [
      { tell: 'thawed', seat: 0, card: 'x', deeds: [destroyed(1, 1)], board },
      { tell: 'warped', seat: 0, card: 'x', deeds: [destroyed(1, 1), destroyed(1, 2), destroyed(0, 0)], board },
      {
        tell: 'flare',
        seat: 1,
        flare: 'flare-01',
        against: 0,
        upper: true,
        lower: false,
        deeds: [destroyed(0, 1)],
        points: [],
        board,
      },
      { tell: 'claimed', seat: 1, task: 'x', points: 2, current: null, next: null, reveals: true },
    ],
    2,
  );
  expect(byKey(told)).toEqual({ destroyed: [3, 1], biggest: [2, 1], flares: [0, 1], tasks: [0, 1] });
});

it('counts the battles of a war, and quests where they are shown', () => {
  const markers = [
    { seat: 0, strength: 12, status: 'in' },
    { seat: 1, strength: 9, status: 'halt' },
  ] as const;
  const score = { track: 0, castles: 0, quests: 0, shards: 0, total: 0 };
  const quest = (feat: boolean, goal: boolean) => ({ quest: 'q', feat, goal });
  const told = war.counts(
    [
      { tell: 'battle-won', region: 'tumtum', value: 5, first: [0], second: [1], tie: false, markers },
      { tell: 'uncontested', seat: 1, region: 'tumtum', value: 5 },
      { tell: 'unit-lost', seat: 1, unit: 'supporter', region: 'tumtum' },
      {
        tell: 'match-ends',
        reason: 'points',
        winners: [0],
        scores: [score, score],
        quests: [[quest(true, false), quest(false, false)], [quest(true, true)]],
      },
    ],
    2,
  );
  expect(byKey(told)).toEqual({ won: [1, 1], strongest: [12, 9], lost: [0, 1], quests: [1, 1] });
});

it('counts the deeds of a hero; those of the dummy are nobody’s', () => {
  expect(
    byKey(
      realm.counts(
        [
          { tell: 'beaten', seat: 0, enemies: ['orc', 'wolf'], value: 7, armor: 6 },
          { tell: 'moved', seat: 0, path: ['B2', 'C3'], cost: 5, provoked: [] },
          { tell: 'wounded', seat: 0, hand: 2, discard: 1, by: null },
          { tell: 'explored', seat: null, tile: 't1', label: 'A' },
          { tell: 'recruited', seat: -1, unit: 'peasants', cost: 4 },
        ],
        1,
      ),
    ),
  ).toEqual({ beaten: [2], spaces: [2], wounds: [3] });
});
