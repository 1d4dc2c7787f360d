import { describe, expect, it } from 'vitest';
import { ask, begin, type MatchState, Table, tell } from '../../src/engine/index.js';
import { pebbles } from './pebbles.js';
import { beginningOf, findMoment, playRandomly } from './random-match.js';

const started = () => begin(pebbles, beginningOf(0, 3));

describe('the start of a match', () => {
  it('stands at the first decisions and tells what happened on the way', () => {
    const { table, change } = started();
    expect(table.open.map(({ key, seat }) => [key, seat])).toEqual([
      ['bid', 0],
      ['bid', 1],
      ['bid', 2],
    ]);
    expect(change.news.map(({ entry }) => entry.tell)).toEqual(['drew', 'drawn', 'drew', 'drawn', 'drew', 'drawn']);
    expect(table.state.news).toEqual([]);
    expect(table.isOver).toBe(false);
  });

  it('puts the checkpoint behind the draw, with no tail', () => {
    const { checkpoint, tail, fixed } = started().table.saved;
    expect([checkpoint.phase, checkpoint.hands.map(hand => hand.length), checkpoint.news]).toEqual([
      'bid',
      [4, 4, 4],
      [],
    ]);
    expect([tail, fixed]).toEqual([[], 0]);
  });
});

describe('an answer', () => {
  it('is sealed until all have answered', () => {
    const { table } = started();
    const before = table.digest;
    expect(table.answer(2, 1)).toMatchObject({
      answer: { key: 'bid', seat: 2, said: 1, digest: before },
      change: { news: [] },
    });
    expect(table.digest).toBe(before);
    expect(table.open.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(table.said).toEqual([1]);
    expect(table.answer(0, 0)?.change.news).toEqual([]);
    expect(table.answer(1, 2)?.change.news).toEqual([{ entry: { tell: 'bids', bids: [0, 2, 1] } }]);
    expect(table.decisionOf(1)?.key).toBe('action');
  });

  it.each([
    ['a seat that is not there', 7, 1],
    ['a spectator', -1, 1],
    ['what is no option', 0, 3],
    ['another kind of answer', 0, 'pass'],
  ])('is refused from %s, and nothing changes', (_, seat, said) => {
    const { table } = started();
    const { digest, saved } = table;
    expect(table.answer(seat, said)).toBeNull();
    expect([table.digest, table.saved, table.open.length]).toEqual([digest, saved, 3]);
  });

  it('is refused from a seat that has answered or is not on turn', () => {
    const { table } = started();
    table.answer(0, 0);
    expect(table.answer(0, 1)).toBeNull();
    table.answer(1, 2);
    table.answer(2, 0);
    expect(table.answer(0, 'pass')).toBeNull();
    expect(table.answer(2, 'pass')).toBeNull();
    expect(table.answer(1, 'pass')).not.toBeNull();
  });
});

describe('the end of a match', () => {
  it('asks nobody, takes no answer and no undo', () => {
    const table = playRandomly(4, () => {});
    expect(table.open).toEqual([]);
    expect(table.state.outcome?.places.length).toBe(table.state.hands.length);
    for (const seat of table.state.hands.keys()) {
      expect(table.answer(seat, 0)).toBeNull();
      expect(table.canUndo(seat)).toBe(false);
      expect(table.undone(seat)).toBeNull();
    }
  });
});

describe('a fork', () => {
  it('stands at the same point and shares nothing', () => {
    const table = findMoment(({ open }) => open[0]?.key === 'cell');
    const { digest, saved, open } = table;
    const fork = table.fork();
    expect([fork.digest, fork.saved, fork.open]).toEqual([digest, saved, open]);
    fork.answer(open[0]!.seat, 'a');
    expect([table.digest, table.saved, table.open]).toEqual([digest, saved, open]);
    expect(fork.digest).not.toBe(digest);
  });
});

/** A game in which nobody ever learns anything: it counts up to a limit. */
interface Count extends MatchState {
  count: number;
}

function counting(limit: number): Table<Count> {
  const game = {
    version: 1,
    view: () => null,
    conceal: (state: Count) => state,
    *step(state: Count) {
      const said = yield* ask({ key: 'again', seat: 0, options: [{ id: 'one' }, { id: 'two' }] });
      state.count += said === 'one' ? 1 : 2;
      tell(state, { tell: 'counted' });
      if (state.count >= limit) state.outcome = { places: [1], reason: 'limit' };
    },
  };
  const state: Count = { random: [1, 2, 3, 4], news: [], sealed: 0, outcome: null, count: 0 };
  return Table.start<Count>(game, state).table;
}

describe('a match in which nothing is sealed', () => {
  it('moves its checkpoint up before the tail gets too long', () => {
    const table = counting(1000);
    const lengths = Array.from({ length: 300 }, () => {
      expect(table.answer(0, 'two')?.change.news).toEqual([{ entry: { tell: 'counted' } }]);
      return table.saved.tail.length;
    });
    expect(Math.max(...lengths)).toBe(119);
    expect(lengths.filter(length => length === 0)).toHaveLength(2);
    expect(table.state.count).toBe(600);
    expect(table.fork().digest).toBe(table.digest);
  });

  it('cannot be taken back from its end', () => {
    const table = counting(3);
    table.answer(0, 'two');
    expect(table.canUndo(0)).toBe(true);
    table.answer(0, 'one');
    expect([table.isOver, table.canUndo(0), table.undone(0)]).toEqual([true, false, null]);
  });
});
