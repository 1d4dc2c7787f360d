import { describe, expect, it } from 'vitest';
import {
  advance,
  ask,
  askEach,
  askNumber,
  askOrder,
  askSome,
  type Decision,
  type Rules,
  type Said,
} from '../../src/engine/index.js';

const options = ['a', 'b'].map(id => ({ id }));

/** Runs rules, giving these answers question by question, and notes what was asked. */
function run<T>(rules: Rules<T>, ...answers: readonly (readonly Said[])[]): { asked: Decision[][]; result: T } {
  const asked: Decision[][] = [];
  let turn = advance(rules, []);
  for (const given of answers) {
    if (turn.done) throw new Error('The rules ask no more');
    asked.push([...turn.value]);
    turn = advance(rules, given);
  }
  if (!turn.done) throw new Error('The rules still ask');
  return { asked, result: turn.value };
}

describe('asking one seat', () => {
  it('puts each kind of decision and returns what was said', () => {
    expect(run(ask({ key: 'k', seat: 1, options }), ['b'])).toEqual({
      asked: [[{ kind: 'one', key: 'k', seat: 1, options }]],
      result: 'b',
    });
    expect(run(askSome({ key: 'k', seat: 0, options, min: 0, max: 1 }), [['a']]).result).toEqual(['a']);
    expect(run(askNumber({ key: 'k', seat: 0, min: 0, max: 9 }), [0]).result).toBe(0);
    expect(run(askOrder({ key: 'k', seat: 0, options }), [['b', 'a']]).result).toEqual(['b', 'a']);
  });

  it('does not ask where only one thing can be said', () => {
    expect(run(ask({ key: 'k', seat: 0, options: [{ id: 'a' }] }))).toEqual({ asked: [], result: 'a' });
    expect(run(askSome({ key: 'k', seat: 0, options, min: 2, max: 2 })).result).toEqual(['a', 'b']);
    expect(run(askSome({ key: 'k', seat: 0, options, min: 0, max: 0 })).result).toEqual([]);
    expect(run(askNumber({ key: 'k', seat: 0, min: 4, max: 4 })).result).toBe(4);
    expect(run(askOrder({ key: 'k', seat: 0, options: [] })).result).toEqual([]);
  });

  it('throws where nothing can be said', () => {
    expect(() => run(ask({ key: 'k', seat: 3, options: [] }))).toThrow('k leaves seat 3 nothing to say');
    expect(() => run(askNumber({ key: 'k', seat: 0, min: 1, max: 0 }))).toThrow(RangeError);
    expect(() => run(askSome({ key: 'k', seat: 0, options, min: 3, max: 4 }))).toThrow(RangeError);
  });
});

describe('asking several seats', () => {
  const bid = (seat: number, max: number): Decision => ({ kind: 'number', key: 'bid', seat, min: 0, max });

  it('puts all open decisions at once and keeps the order asked, self-answered ones in place', () => {
    const { asked, result } = run(askEach([bid(0, 3), bid(1, 0), bid(2, 3)]), [2, 0]);
    expect(asked).toEqual([[bid(0, 3), bid(2, 3)]]);
    expect(result).toEqual([2, 0, 0]);
  });

  it('asks nobody where all answer themselves', () => {
    expect(run(askEach([bid(0, 0), bid(1, 0)]))).toEqual({ asked: [], result: [0, 0] });
    expect(run(askEach([])).result).toEqual([]);
  });

  it('throws before anybody is asked where one seat has nothing to say', () => {
    expect(() => run(askEach([bid(0, 3), bid(1, -1)]))).toThrow('bid leaves seat 1 nothing to say');
  });
});
