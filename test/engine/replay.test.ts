import { describe, expect, it } from 'vitest';
import { type Answer, begin, type Game, randomAnswer, randomFrom, replay } from '../../src/engine/index.js';
import { step } from './pebbles/rules.js';
import { type PebblesState, pebbles } from './pebbles.js';
import { beginningOf, seedOf, stored } from './random-match.js';

function finishedMatch(number: number): { answers: Answer[]; end: string } {
  const { table } = begin(pebbles, beginningOf(number));
  const random = randomFrom(seedOf(number + 70));
  const answers: Answer[] = [];
  while (!table.isOver) {
    const decision = table.open.at(-1)!;
    answers.push(table.answer(decision.seat, randomAnswer(decision, random))!.answer);
  }
  return { answers, end: table.digest };
}

describe('a replay', () => {
  it('comes to the same end, digest by digest', () => {
    for (let number = 0; number < 6; number++) {
      const { answers, end } = finishedMatch(number);
      const { table, digests, mismatch } = replay(pebbles, beginningOf(number), stored(answers));
      expect(mismatch).toBeNull();
      expect(table.isOver).toBe(true);
      expect(digests).toEqual([...answers.map(({ digest }) => digest), end]);
    }
  });

  const { answers } = finishedMatch(1);
  const middle = Math.floor(answers.length / 2);

  it.each<[string, Answer, string]>([
    ['another state', { ...answers[middle]!, digest: '00000000' }, 'the state differs'],
    ['another seat', { ...answers[middle]!, seat: 17 }, 'seat 17 is not asked'],
    ['another question', { ...answers[middle]!, key: 'else' }, 'is asked, not else'],
    ['another answer', { ...answers[middle]!, said: 'nothing' }, '"nothing" cannot be said'],
  ])('names the first answer with %s', (_, wrong, reason) => {
    const { table, digests, mismatch } = replay(pebbles, beginningOf(1), answers.with(middle, wrong));
    expect(mismatch?.at).toBe(middle);
    expect(mismatch?.reason).toContain(reason);
    expect(digests).toHaveLength(middle + 1);
    expect(table.digest).toBe(answers[middle]!.digest);
  });

  it('notices another seed, other choices, a missing answer and one too many', () => {
    const beginning = beginningOf(1);
    expect(replay(pebbles, { ...beginning, seed: seedOf(2) }, answers).mismatch?.at).toBe(0);
    expect(replay(pebbles, { ...beginning, chosen: { length: 'short', sides: 'mixed' } }, answers).mismatch?.at).toBe(
      0,
    );
    expect(replay(pebbles, beginning, answers.toSpliced(middle, 1)).mismatch).not.toBeNull();
    expect(replay(pebbles, beginning, answers.slice(0, -1)).table.isOver).toBe(false);
    expect(replay(pebbles, beginning, [...answers, answers[0]!]).mismatch?.at).toBe(answers.length);
  });

  it('stands before the answer over which the rules break', () => {
    const broken: Game<PebblesState> = {
      ...pebbles,
      step(state) {
        if (state.phase === 'turn') throw new Error('no turns');
        return step(state);
      },
    };
    const bids = answers.filter(({ key }) => key === 'bid').slice(0, beginningOf(1).seats);
    const { table, mismatch } = replay(broken, beginningOf(1), bids);
    expect(mismatch).toEqual({ at: bids.length - 1, reason: 'the rules fail at bid: no turns' });
    expect(table.open).toHaveLength(1);
  });
});
