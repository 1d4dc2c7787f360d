import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomBelow, randomFrom } from '../../../src/engine/index.js';
import { pebbles } from '../../engine/pebbles.js';
import { answerPanel, isAsking, openPanel, publicPosts } from '../player.js';
import { lastBoard, type OwnStage, raiseStage, startMatch } from '../stage.js';

const HOUR = 3_600_000;
const STEP = 12;
let stage: OwnStage;
let passed = 0;
beforeAll(async () => {
  stage = await raiseStage([pebbles], () => Date.now() + passed);
});
afterAll(() => stage.close());

test('for days nobody is called twice for the same thing, whatever is lost on the way', async () => {
  const { control } = stage.discord;
  const random = randomFrom('a'.repeat(32));
  const thread = await startMatch(stage, pebbles.id);
  const people = stage.people.slice(0, 2);
  const seen = new Set<string>();
  /** What somebody was called for since this was last asked; past a limit everybody is called for each who is late. */
  const callsOf = (person: string): readonly string[] => {
    const all = publicPosts(stage, thread).filter(({ pings }) => pings.includes(person));
    const fresh = all.filter(({ id }) => !seen.has(`${person}${id}`));
    for (const { id } of fresh) seen.add(`${person}${id}`);
    return fresh.map(({ text }) => text);
  };
  let calls = 0;
  for (let hours = 0; hours < 10 * 24; hours += STEP) {
    for (const person of people) {
      const match = (await stage.store.lastMatchAt(thread))!;
      if (match.status !== 'running' || randomBelow(random, 4) > 0) continue;
      const panel = await openPanel(stage, person, await lastBoard(stage, thread));
      if (isAsking(panel)) await answerPanel(stage, person, panel, random);
      // Whoever has played, and whoever is asked by that, may be called anew.
      await new Promise(resolve => setTimeout(resolve, 50));
      for (const each of people) callsOf(each);
    }
    // What is sent is lost on the way, or only the word that it has arrived is.
    const effect = randomBelow(random, 2) === 0 ? 'before' : 'after';
    if (randomBelow(random, 2) === 0)
      control.faults.next('POST /channels/:channel/messages', { kind: 'close', effect });
    passed += STEP * HOUR;
    await stage.restart();
    await new Promise(resolve => setTimeout(resolve, 150));
    for (const person of people) {
      const told = callsOf(person);
      calls += told.length;
      expect(new Set(told).size, `after ${hours} h`).toBe(told.length);
    }
  }
  control.faults.clear();
  expect(calls).toBeGreaterThan(4);
}, 60_000);
