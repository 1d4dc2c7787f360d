import { describe, expect, it } from 'vitest';
import type { RandomState, Said } from '../../src/engine/index.js';
import { bestPlan, type Foresight, makePlanner, nextPlanned, type Plan, randomFrom } from '../../src/engine/index.js';

const random = (): RandomState => randomFrom('a'.repeat(32));
const plan = (state: string): Plan<string> => ({ steps: [[state]], state, value: 0 });
const foresight: Foresight = { turns: 1, plans: 3, again: 2, deals: 2, moreDeals: 3 };

describe('the best plan', () => {
  it('is the one that fares best over all deals, among those looked at', () => {
    const worth: Record<string, number> = { low: 1, high: 5, middle: 3, unseen: 9 };
    const plans = ['low', 'high', 'middle', 'unseen'].map(plan);
    expect(bestPlan(plans, foresight, random(), state => worth[state]!).state).toBe('high');
  });

  it('is found on the same deals for all, the worse ones tried on fewer', () => {
    const tried = new Map<string, string[]>();
    bestPlan(['a', 'b', 'c'].map(plan), foresight, random(), (state, world) => {
      tried.set(state, [...(tried.get(state) ?? []), world.join()]);
      return state.charCodeAt(0);
    });
    expect(tried.get('b')).toEqual(tried.get('c'));
    expect(tried.get('c')).toHaveLength(5);
    expect(new Set(tried.get('c')).size).toBe(5);
    expect(tried.get('a')).toEqual(tried.get('c')!.slice(0, 2));
  });

  it('needs no thought where there is only one', () => {
    expect(bestPlan([plan('only')], foresight, random(), () => expect.fail('not asked')).state).toBe('only');
  });
});

describe('a planner', () => {
  it('thinks once about the same, and the same again after it has forgotten', () => {
    const thoughts: string[] = [];
    const planner = makePlanner<{ at: number }>((state, _given, seat, world) => {
      thoughts.push(`${state.at}/${seat}`);
      return { steps: [[world.join()]], state, value: 0 };
    });
    const first = planner({ at: 0 }, [], 1);
    expect(planner({ at: 0 }, [], 1)).toBe(first);
    expect(planner({ at: 0 }, [], 0)).not.toEqual(first);
    for (let at = 1; at <= 16; at++) planner({ at }, [], 1);
    expect(planner({ at: 0 }, [], 1)).toEqual(first);
    expect(thoughts.filter(thought => thought === '0/1')).toHaveLength(2);
  });
});

describe('a plan being played', () => {
  const steps: Said[][] = [['place', ['a', 'b']], ['end']];
  it.each<[string, Said[][], Said | undefined]>([
    ['begins with its first answer', [[]], 'place'],
    ['goes on within a step, lists compared by content', [['place', ['a', 'b']], []], 'end'],
    ['is left by another answer', [['place', ['a']], []], undefined],
    ['is over after its last answer', [['place', ['a', 'b']], ['end'], []], undefined],
  ])('%s', (_, said, next) => {
    expect(nextPlanned(steps, said)).toEqual(next);
  });
});
