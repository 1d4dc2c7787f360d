import Database from 'better-sqlite3';
import { afterEach, expect, test, vi } from 'vitest';
import { pebbles } from '../engine/pebbles.js';
import { isAsking, openPanel } from './player.js';
import { lastBoard, type OwnStage, raiseStage, startMatch } from './stage.js';

const ANSWERS = 6;
/** Before there were several processes it was 44.6; of what came since none is about them. */
const MOST_STATEMENTS = 55;

let stage: OwnStage;
afterEach(async () => {
  vi.restoreAllMocks();
  await stage.close();
});

/** Every statement that is run from now on. */
function statementsRun(): () => readonly string[] {
  const prototype = Object.getPrototypeOf(new Database(':memory:').prepare('SELECT 1')) as Database.Statement;
  const spies = (['run', 'get', 'all'] as const).map(way => vi.spyOn(prototype, way));
  return () => spies.flatMap(({ mock }) => mock.contexts.map(each => (each as Database.Statement).source));
}

/** Whoever is asked answers; resolves once all there is to tell is told. Returns what was run for it. */
async function answerOnce(thread: string, match: string): Promise<readonly string[]> {
  const board = await lastBoard(stage, thread);
  const toldAll = () => expect.poll(() => stage.store.postsOf(match), { timeout: 30_000, interval: 200 }).toEqual([]);
  for (const person of stage.people.slice(0, 2)) {
    const panel = await openPanel(stage, person, board);
    if (!isAsking(panel)) continue;
    await toldAll();
    const say = panel.buttons.find(({ customId }) => customId?.startsWith('say.'))!;
    const run = statementsRun();
    await (await stage.discord.control.press(person, panel.id, say.customId!)).settled(30_000);
    await stage.program.house.queues.idle();
    await toldAll();
    const all = run();
    vi.restoreAllMocks();
    return all;
  }
  throw new Error('Nobody is asked');
}

test('an answer on SQLite pays nothing for there being several processes elsewhere', async () => {
  stage = await raiseStage([pebbles]);
  const thread = await startMatch(stage, pebbles.id);
  const { id } = (await stage.store.lastMatchAt(thread))!;
  const all: string[] = [];
  for (let times = 0; times < ANSWERS; times++) all.push(...(await answerOnce(thread, id)));
  const isOf = (table: string) => all.filter(each => new RegExp(`(FROM|INTO|UPDATE) ${table}\\b`).test(each));
  for (const table of ['processes', 'claims', 'allowances']) expect(isOf(table)).toEqual([]);
  // The answer, and that its board was sent.
  expect(all.filter(each => each.startsWith('BEGIN')).length).toBe(2 * ANSWERS);
  expect(all.length / ANSWERS).toBeLessThan(MOST_STATEMENTS);
}, 120_000);
