import { describe, expect, it } from 'vitest';
import {
  askEach,
  type Decision,
  INSTRUCTION,
  type MatchState,
  pause,
  type Rules,
  randomFrom,
  readMove,
  type Said,
  seal,
  Table,
} from '../../src/engine/index.js';

/** Three seats go on or stop, sealed; whoever has left an instruction goes on by itself as long as it says. */
interface Walk extends MatchState {
  at: number;
  until: number[];
  gone: number[][];
}

const offer = (key: string, seat: number, ids: readonly string[]): Decision => ({
  kind: 'one',
  key,
  seat,
  options: ids.map(id => ({ id })),
});

const game = {
  version: 1,
  view: ({ until, gone }: Walk, reader: number | 'spectator') => [reader === 'spectator' ? 0 : until[reader], gone],
  conceal: (walk: Walk, reader: number | 'spectator') => ({
    ...walk,
    until: walk.until.map((until, seat) => (seat === reader ? until : 0)),
  }),
  *step(walk: Walk): Rules<void> {
    const asked = [0, 1, 2].filter(seat => walk.until[seat]! <= walk.at);
    const said = yield* askEach(asked.map(seat => offer('walk', seat, ['on', 'stop'])));
    walk.gone.push([0, 1, 2].filter(seat => !asked.includes(seat) || said[asked.indexOf(seat)] === 'on'));
    walk.at += 1;
    seal(walk);
    if (walk.at === 5) walk.outcome = { places: [1, 1, 1], reason: 'end' };
  },
  instruction: (_: Walk, seat: number) => offer(INSTRUCTION, seat, ['0', '2', '4', '9']),
  instruct(walk: Walk, seat: number, said: Said) {
    walk.until[seat] = Number(said);
  },
};

const start = (): Table<Walk> =>
  Table.start<Walk>(game, {
    random: [1, 2, 3, 4],
    news: [],
    sealed: 0,
    outcome: null,
    at: 0,
    until: [0, 0, 0],
    gone: [],
  }).table;

describe('an instruction', () => {
  it('is offered to a seat that is not asked, and waited for by nobody', () => {
    const table = start();
    expect(table.instructionOf(0)).toBeUndefined();
    table.answer(0, 'on');
    expect(table.offeredTo(0)?.key).toBe(INSTRUCTION);
    expect(table.awaited.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(table.answer(0, 'on')).toBeNull();
    expect(table.answer(0, '4')?.answer.key).toBe(INSTRUCTION);
    expect(table.state.until).toEqual([4, 0, 0]);
    expect(table.awaited.map(({ seat }) => seat)).toEqual([1, 2]);
  });

  it('holds until it is used up, and may be changed until then', () => {
    const table = start();
    for (const [seat, said] of [
      [0, 'on'],
      [0, '4'],
      [1, 'on'],
      [2, 'on'],
    ] as const)
      table.answer(seat, said);
    expect(table.open.map(({ seat }) => seat)).toEqual([1, 2]);
    table.answer(0, '2');
    for (const seat of [1, 2]) table.answer(seat, 'stop');
    expect(table.state.gone).toEqual([[0, 1, 2], [0]]);
    expect(table.open.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it('takes nobody the way back to a sealed answer, and is changed, not taken back', () => {
    const table = start();
    table.answer(0, 'on');
    table.answer(1, 'on');
    table.answer(0, '4');
    expect([0, 1, 2].map(seat => table.canUndo(seat))).toEqual([true, true, false]);
    const { table: back, answer } = table.undone(0)!;
    expect(answer.key).toBe('walk');
    expect(back.state.until).toEqual([4, 0, 0]);
    expect(back.open.map(({ seat }) => seat)).toEqual([0, 2]);
  });

  it('is rebuilt from what is stored, and forked', () => {
    const table = start();
    for (const [seat, said] of [
      [0, 'on'],
      [0, '2'],
      [1, 'on'],
      [1, '9'],
      [1, '4'],
    ] as const)
      table.answer(seat, said);
    const { table: rebuilt, divergence } = Table.restore(game, table.saved);
    expect(divergence).toBeNull();
    for (const other of [rebuilt, table.fork()]) {
      expect([other.digest, other.open, other.saved]).toEqual([table.digest, table.open, table.saved]);
      expect(other.canUndo(1)).toBe(true);
    }
  });

  it('of another is unknown to whoever imagines', () => {
    const table = start();
    table.answer(0, 'on');
    table.answer(0, '4');
    table.answer(1, '9');
    expect(table.imagine(2, randomFrom('1'.repeat(32)))!.state.until).toEqual([0, 0, 0]);
    expect(table.imagine(0, randomFrom('1'.repeat(32)))!.state.until).toEqual([4, 0, 0]);
  });

  it('is changed so often and no more while others are asked', () => {
    const table = start();
    table.answer(0, 'on');
    for (let times = 0; times < 12; times++) expect(table.answer(0, times % 2 === 0 ? '2' : '4')).not.toBeNull();
    expect(table.answer(0, '9')).toBeNull();
    for (const seat of [1, 2]) table.answer(seat, 'on');
    expect(table.answer(0, '9')).not.toBeNull();
  });

  it('is typed like any answer, also in one line with the answer before it', () => {
    const words = { option: (_: Decision, { id }: { id: string }) => ({ label: id, typed: id }) };
    const typist = { game: { ...game, words: { pl: words, en: words } }, seat: 0, names: [] };
    expect(readMove(typist, start(), 'on 4')).toMatchObject({ said: ['on', '4'], later: '' });
    expect(readMove(typist, start(), 'on 5')).toHaveProperty('stuck');
  });
});

describe('a pause before the turn of several', () => {
  const several = {
    ...game,
    instruction: () => null,
    *step(walk: Walk): Rules<void> {
      yield* pause([0, 2], [1, 2]);
      walk.outcome = { places: [1, 1, 1], reason: 'end' };
    },
  };

  it('waits for all of them, and ends with the first', () => {
    const { table } = Table.start<Walk>(several, { ...start().state, gone: [], until: [0, 0, 0] } as Walk);
    expect(table.open.map(({ seat }) => seat)).toEqual([0, 2, 1]);
    expect(table.awaited.map(({ seat }) => seat)).toEqual([0, 2]);
    table.answer(2, 'turn');
    expect(table.isOver).toBe(true);
  });
});
