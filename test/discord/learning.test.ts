import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { walkTo } from '../../src/discord/learning/walk.js';
import { type Decision, type Game, isAllowed, LANGUAGES } from '../../src/engine/index.js';
import { monolithArena } from '../../src/games/monolith-arena/game.js';
import type { Act, SeenMessage } from '../../src/local/server.js';
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
  stage = await raiseStage(games);
});
afterAll(() => stage.close());

const settled = async (act: Promise<Act>): Promise<SeenMessage> => (await act).settled(30_000);
const open = (game: Game, learner: string): Promise<SeenMessage> =>
  settled(stage.discord.control.command(learner, stage.channel, 'play', { game: game.id, learn: true }));

/** Says what stands at this place of a step's options, by whatever control has it; rows of squares are turned to. */
async function say(learner: string, panel: SeenMessage, game: Game, step: number, index: number): Promise<SeenMessage> {
  const { control } = stage.discord;
  const id = `learn.${game.id}.${step}.${index}`;
  const has = ({ buttons }: SeenMessage) => buttons.some(({ customId }) => customId === id);
  if (has(panel)) return settled(control.press(learner, panel.id, id));
  const menu = panel.selects.find(
    ({ customId, options }) =>
      customId.startsWith(`learn.${game.id}.${step}`) && options.some(({ value }) => value === String(index)),
  );
  if (menu) return settled(control.select(learner, panel.id, menu.customId, [String(index)]));
  for (const { customId } of panel.buttons) {
    if (!customId?.startsWith(`learn.${game.id}.${step}.page`)) continue;
    const turned = await settled(control.press(learner, panel.id, customId));
    if (has(turned)) return settled(control.press(learner, panel.id, id));
  }
  throw new Error(`${id} is not on the panel: ${panel.text}`);
}

describe.each(taught.map(({ game, course }) => [game.id, game, course] as const))(
  'the course of %s on the panel',
  (_, game, course) => {
    const count = course.steps.length;

    test('is walked step by step, with a picture and a passage, and a why not for whatever else is pressed', async () => {
      const [learner] = stage.people as [string];
      let panel = await open(game, learner);
      expect(panel.ephemeral).toBe(true);
      for (const [step, { at, text, otherwise, rule }] of course.steps.entries()) {
        expect(panel.text).toContain(`krok ${step + 1} z ${count}`);
        expect(panel.text).toContain(text.pl);
        expect(panel.files).not.toEqual([]);
        const passage = panel.buttons.find(({ customId }) => customId?.startsWith('rule.'))?.customId;
        expect(passage, rule).toBeDefined();
        const { options } = walkTo(game, course, step).table.decisionOf(course.seat) as Extract<
          Decision,
          { readonly kind: 'one' }
        >;
        const wanted = options.findIndex(({ id }) => id === course.answers[at]!.said);
        const other = wanted === 0 ? 1 : 0;
        const wrong = await say(learner, panel, game, step, other);
        expect(wrong.text).toContain(otherwise.pl);
        expect(wrong.text).toContain(`krok ${step + 1} z ${count}`);
        panel = await say(learner, wrong, game, step, wanted);
      }
      expect(panel.text).toContain(course.end.pl);
      const profile = await settled(stage.discord.control.command(learner, stage.channel, 'profile', {}));
      expect(profile.text).toMatch(new RegExp(`🎓 .*${game.words.pl.name} ✓`));
      expect(stage.faults).toEqual([]);
    }, 180_000);

    test('is left and taken up again, in English too', async () => {
      const learner = stage.people[2]!;
      const { at } = course.steps[0]!;
      const decision = walkTo(game, course, 0).table.decisionOf(course.seat)!;
      const said = course.answers[at]!.said;
      const wanted = decision.kind === 'one' ? decision.options.findIndex(({ id }) => id === said) : -1;
      await say(learner, await open(game, learner), game, 0, wanted);
      const again = await open(game, learner);
      expect(again.text).toContain(`step 2 of ${count}`);
      expect(again.text).toContain(course.steps[1]!.text.en);
      const profile = await settled(stage.discord.control.command(learner, stage.channel, 'profile', {}));
      expect(profile.text).toMatch(new RegExp(`🎓 .*${game.words.en.name} 1/${count}`));
    }, 60_000);
  },
);

test('a step that does not exist, or is of no game that teaches, gets a sentence', async () => {
  const { control } = stage.discord;
  const [learner] = stage.people as [string];
  const panel = await open(monolithArena, learner);
  const real = panel.buttons.find(({ customId, disabled }) => customId?.startsWith('learn.') && !disabled)!.customId!;
  for (const custom_id of [`learn.${monolithArena.id}.99.0`, `learn.${monolithArena.id}.x`, 'learn.chess.0.0']) {
    stage.tampering.forge(interaction => Object.assign(interaction.data, { custom_id }));
    const act = await control.press(learner, panel.id, real);
    expect((await control.waitFor(() => act.followUps[0])).text, custom_id).not.toBe('');
  }
  expect(stage.faults).toEqual([]);
});
