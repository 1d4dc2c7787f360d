import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { walkTo } from '../../src/discord/learning/walk.js';
import { isAllowed, LANGUAGES } from '../../src/engine/index.js';
import { monolithArena } from '../../src/games/monolith-arena/game.js';
import type { SeenMessage } from '../../src/local/server.js';
import { games } from '../../src/registry.js';
import { NUMBERS } from '../rulebook/rule-numbers.js';
import { type OwnStage, raiseStage } from './stage.js';

const taught = games.flatMap(game => (game.course ? [{ game, course: game.course }] : []));

describe.each(taught.map(({ game, course }) => [game.id, game, course] as const))(
  'the course of %s',
  (_, game, course) => {
    it('fits the rules of today to its end, and asks the learner at every step', () => {
      for (const [step, { at }] of course.steps.entries()) {
        const { table } = walkTo(game, course, step);
        const decision = table.decisionOf(course.seat);
        const { key, seat, said } = course.answers[at]!;
        expect(seat).toBe(course.seat);
        expect(decision?.key).toBe(key);
        expect(isAllowed(decision!, said)).toBe(true);
        expect(decision!.kind === 'one' && decision!.options.length > 1, 'there is something to choose').toBe(true);
      }
      expect(() => walkTo(game, course, course.steps.length)).not.toThrow();
    });

    it('has six to ten steps, each in two sentences with a rule that exists', () => {
      expect(course.steps.length).toBeGreaterThanOrEqual(6);
      expect(course.steps.length).toBeLessThanOrEqual(10);
      for (const { rule, text, otherwise } of course.steps) {
        expect(NUMBERS[game.id]).toContain(rule);
        for (const language of LANGUAGES) {
          expect(sentences(text[language]), text[language]).toBe(2);
          expect(sentences(otherwise[language]), otherwise[language]).toBeLessThanOrEqual(2);
        }
      }
    });
  },
);

const sentences = (text: string): number => text.match(/[.!?](?=\s|$)/g)?.length ?? 0;

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage([monolithArena]);
});
afterAll(() => stage.close());

const course = monolithArena.course!;
const optionOf = (panel: SeenMessage, step: number, said: unknown): string => {
  const decision = walkTo(monolithArena, course, step).table.decisionOf(course.seat)!;
  const index = decision.kind === 'one' ? decision.options.findIndex(({ id }) => id === said) : -1;
  const id = `learn.${monolithArena.id}.${step}.${index}`;
  expect(panel.buttons.map(({ customId }) => customId)).toContain(id);
  return id;
};

test('a course is walked step by step: other presses are told why not, and it is taken up where it was left', async () => {
  const { control } = stage.discord;
  const [learner] = stage.people as [string];
  const open = async () =>
    (await control.command(learner, stage.channel, 'play', { game: monolithArena.id, learn: true })).settled();
  let panel = await open();
  expect(panel.ephemeral).toBe(true);
  expect(panel.text).toContain('krok 1 z 10');
  expect(panel.files).not.toEqual([]);

  const wrong = await (await control.press(learner, panel.id, optionOf(panel, 0, 'E3'))).settled();
  expect(wrong.text).toContain(course.steps[0]!.otherwise.pl);
  expect(wrong.text).toContain('krok 1 z 10');
  panel = await (await control.press(learner, panel.id, optionOf(wrong, 0, 'B1'))).settled();
  expect(panel.text).toContain(course.steps[1]!.text.pl);

  panel = await open();
  expect(panel.text, 'it is taken up again').toContain('krok 2 z 10');
  const halfway = await (await control.command(learner, stage.channel, 'profile', {})).settled();
  expect(halfway.text).toContain('🎓 Monolith Arena 1/10');

  for (let step = 1; step < course.steps.length; step++) {
    expect(panel.text).toContain(course.steps[step]!.text.pl);
    const id = optionOf(panel, step, course.answers[course.steps[step]!.at]!.said);
    panel = await (await control.press(learner, panel.id, id)).settled();
  }
  expect(panel.text).toContain(course.end.pl);
  const profile = await (await control.command(learner, stage.channel, 'profile', {})).settled();
  expect(profile.text).toContain('🎓 Monolith Arena ✓');
  expect(stage.faults).toEqual([]);
}, 60_000);

test('a step that does not exist, or is of no game that teaches, gets a sentence', async () => {
  const { control } = stage.discord;
  const [learner] = stage.people as [string];
  const open = () => control.command(learner, stage.channel, 'play', { game: monolithArena.id, learn: true });
  const panel = await (await open()).settled();
  for (const custom_id of [`learn.${monolithArena.id}.99.0`, `learn.${monolithArena.id}.x`, 'learn.chess.0.0']) {
    stage.tampering.forge(interaction => Object.assign(interaction.data, { custom_id }));
    const act = await control.press(learner, panel.id, optionOf(panel, 0, 'B1'));
    expect((await control.waitFor(() => act.followUps[0])).text, custom_id).not.toBe('');
  }
  expect(stage.faults).toEqual([]);
});
