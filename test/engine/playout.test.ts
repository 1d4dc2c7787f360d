import { describe, expect, it } from 'vitest';
import { begin, playOut, randomAnswer, randomFrom } from '../../src/engine/index.js';
import { pebbles } from './pebbles.js';
import { beginningOf, playRandomly, seedOf } from './random-match.js';

const setup = (number: number) => {
  const { seed, ...rest } = beginningOf(number);
  return pebbles.setup({ ...rest, random: randomFrom(seed) });
};

describe('a playout', () => {
  it('comes to the same end as a table given the same answers', () => {
    for (let number = 0; number < 8; number++) {
      const state = setup(number);
      const random = randomFrom(seedOf(number + 50));
      const answers = playOut(pebbles, state, decision => randomAnswer(decision, random));
      expect(state.outcome).not.toBeNull();
      expect(state.news).toEqual([]);
      const { table } = begin(pebbles, beginningOf(number));
      const repeated = randomFrom(seedOf(number + 50));
      let given = 0;
      for (; !table.isOver; given++) table.answer(table.open[0]!.seat, randomAnswer(table.open[0]!, repeated));
      expect(given).toBe(answers);
      expect(table.state).toEqual(state);
    }
  });

  it('stops at the first resting point with enough answers', () => {
    const state = setup(0);
    const random = randomFrom(seedOf(1));
    expect(playOut(pebbles, state, decision => randomAnswer(decision, random), 1)).toBe(2);
    expect([state.phase, state.outcome]).toEqual(['turn', null]);
    expect(playOut(pebbles, state, decision => randomAnswer(decision, random), 0)).toBe(0);
  });

  it('goes on from a checkpoint of a match', () => {
    playRandomly(2, table => {
      const { checkpoint } = structuredClone(table.saved);
      const random = randomFrom(seedOf(9));
      playOut(pebbles, checkpoint, decision => randomAnswer(decision, random));
      expect(checkpoint.outcome).not.toBeNull();
    });
  });

  it('throws over an answer that cannot be said', () => {
    expect(() => playOut(pebbles, setup(0), () => 'nonsense')).toThrow('"nonsense" cannot be said to bid');
  });
});
