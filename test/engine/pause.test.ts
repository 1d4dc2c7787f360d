import { describe, expect, it } from 'vitest';
import { ask, type MatchState, pause, playOut, type Rules, randomBelow, seal, Table } from '../../src/engine/index.js';

/** Two seats say something in turn; whoever comes next draws first, and rests before it. */
interface Talk extends MatchState {
  at: number;
  said: string[];
  drawn: number[];
}

const game = {
  version: 1,
  view: ({ said }: Talk) => said,
  conceal: (talk: Talk) => talk,
  *step(talk: Talk): Rules<void> {
    const seat = talk.at % 2;
    if (talk.at > 0) yield* pause(seat, [1 - seat]);
    talk.drawn.push(randomBelow(talk.random, 6));
    seal(talk);
    talk.said.push(yield* ask({ key: 'word', seat, options: [{ id: 'yes' }, { id: 'no' }] }));
    talk.at += 1;
    if (talk.at === 4) talk.outcome = { places: [1, 1], reason: 'end' };
  },
};

const start = (): Table<Talk> =>
  Table.start<Talk>(game, { random: [1, 2, 3, 4], news: [], sealed: 0, outcome: null, at: 0, said: [], drawn: [] })
    .table;

describe('a pause', () => {
  it('stands between the end of a turn and the next draw, and waits for the next seat only', () => {
    const table = start();
    table.answer(0, 'yes');
    expect(table.open.map(({ seat, key }) => [seat, key])).toEqual([
      [1, 'pause'],
      [0, 'pause'],
    ]);
    expect(table.awaited.map(({ seat }) => seat)).toEqual([1]);
    expect(table.state.drawn).toHaveLength(1);
  });

  it('lets the turn before it be taken back, until somebody has gone on', () => {
    const table = start();
    table.answer(0, 'yes');
    expect(table.canUndo(0)).toBe(true);
    expect(table.undone(0)!.table.decisionOf(0)?.key).toBe('word');
    table.answer(1, 'turn');
    expect(table.canUndo(0)).toBe(false);
  });

  it.each([
    [1, 'turn'],
    [0, 'early'],
  ])('ends for all as soon as seat %i goes on', (seat, said) => {
    const table = start();
    table.answer(0, 'yes');
    table.answer(seat, said);
    expect(table.state.drawn).toHaveLength(2);
    expect(table.open.map(({ seat, key }) => [seat, key])).toEqual([[1, 'word']]);
    const { table: rebuilt, divergence } = Table.restore(game, table.saved);
    expect([divergence, rebuilt.digest]).toEqual([null, table.digest]);
  });

  it('is passed over in thought', () => {
    const { state } = start();
    const asked: string[] = [];
    playOut(game, structuredClone(state) as Talk, ({ key }) => {
      asked.push(key);
      return 'no';
    });
    expect(new Set(asked)).toEqual(new Set(['word']));
  });
});
