import { expect, it } from 'vitest';
import type { OneDecision } from '../../../src/engine/decision.js';
import { atWar } from './stage.js';

const usualOf = (decision: OneDecision | undefined): string | undefined => decision?.usual;

it('trifles of those who are not on turn have a usual answer: no wager, the only feat, standing still', () => {
  const stage = atWar([2, 2, 0], state => {
    for (const seat of [0, 1]) state.seats[seat]!.bag = ['faction:2', 'faction:2'];
    state.seats[0]!.quests = ['Q-G3'];
    state.seats[0]!.standees[2] = ['gryphon'];
  });
  expect(usualOf(stage.asked as OneDecision)).toBe('none');
  stage.say('none', 'withdraw', 'withdraw').until('feat');
  expect(usualOf(stage.asked as OneDecision)).toBe('Q-G3');
  stage.say('Q-G3').until('fly');
  expect(usualOf(stage.asked as OneDecision)).toBe('stay');
});

it('what decides a battle has none', () => {
  const stage = atWar([2, 2, 0], state => {
    for (const seat of [0, 1]) state.seats[seat]!.bag = ['madness', 'faction:2'];
    state.seats[0]!.bag = ['madness', 'madness'];
  }).say('none');
  expect([stage.asked.key, usualOf(stage.asked as OneDecision)]).toEqual(['answer', undefined]);
  stage.until('draw-on');
  expect(usualOf(stage.asked as OneDecision)).toBeUndefined();
});
