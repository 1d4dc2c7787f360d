import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pick, randomBelow, randomFrom } from '../../src/engine/index.js';
import { pebbles } from '../engine/pebbles.js';
import { isAsking, openPanel, playToEnd, publicPosts } from './player.js';
import { lastBoard, type Stage, startMatch } from './stage.js';

/** What a bot that is killed may not lose, whatever it keeps its matches in. */
export function killContract(name: string, raise: () => Promise<Stage>): void {
  describe(`a bot on ${name}`, () => {
    let stage: Stage;
    beforeAll(async () => {
      stage = await raise();
    }, 60_000);
    afterAll(() => stage.close());

    test('killed between answers: none acknowledged is lost, none applied twice, posts go on', async () => {
      const { control } = stage.discord;
      const random = randomFrom('9'.repeat(32));
      const thread = await startMatch(stage, pebbles.id);
      const match = (await stage.store.lastMatchAt(thread))!;
      let acknowledged = 0;
      for (let round = 0; round < 6; round++) {
        const now = (await stage.store.match(match.id))!;
        if (now.status !== 'running') break;
        const board = await lastBoard(stage, thread);
        for (const person of stage.people.slice(0, 2)) {
          const panel = await openPanel(stage, person, board);
          if (!isAsking(panel)) continue;
          const button = pick(
            random,
            panel.buttons.filter(({ customId }) => customId?.startsWith('say.')),
          );
          const act = await control.press(person, panel.id, button.customId!);
          // Killed at any point: while it works on the press, or after it has answered.
          if (randomBelow(random, 2) === 0) await act.settled();
          const seen = act.edits.length > 0;
          await stage.restart();
          if (seen) acknowledged += 1;
          break;
        }
        const answers = await stage.store.answers(match.id);
        expect(answers.length).toBeGreaterThanOrEqual(acknowledged);
        expect(new Set(answers.map(({ moment }) => moment)).size).toBe(answers.length);
      }
      expect(acknowledged).toBeGreaterThan(0);
      const result = await playToEnd(stage, thread, random);
      expect(result.text).toContain((await stage.store.match(match.id))!.seed);
      const results = publicPosts(stage, thread).filter(({ text }) => text.startsWith('## '));
      expect(results.length).toBe(1);
      const verified = await (await control.command(stage.people[0]!, thread, 'verify', {})).settled();
      expect(verified.text).toContain('✅');
    }, 120_000);
  });
}
