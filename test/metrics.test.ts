import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Painter } from '../src/discord/surface.js';
import { createMetrics } from '../src/metrics.js';
import { NO_LIMITS } from './discord/no-limits.js';
import { openPanel } from './discord/player.js';
import { lastBoard, type OwnStage, raiseStage, startMatch } from './discord/stage.js';
import { pebbles } from './engine/pebbles.js';

let stage: OwnStage;
let thread: string;
beforeAll(async () => {
  stage = await raiseStage([pebbles], undefined, NO_LIMITS, [], { metrics: { host: '127.0.0.1', port: 0 } });
  thread = await startMatch(stage, pebbles.id);
  const panel = await openPanel(stage, stage.people[0]!, await lastBoard(stage, thread));
  const say = panel.buttons.find(({ customId }) => customId?.startsWith('say.'))!;
  await (await stage.discord.control.press(stage.people[0]!, panel.id, say.customId!)).settled(30_000);
}, 60_000);
afterAll(() => stage.close());

async function get(path: string) {
  const response = await fetch(`http://127.0.0.1:${stage.program.metricsPort}${path}`);
  return { status: response.status, text: await response.text() };
}

const measured = (text: string, line: string): number => {
  const found = text.split('\n').find(each => each.startsWith(`${line} `));
  if (!found) throw new Error(`No ${line} in:\n${text}`);
  return Number(found.slice(line.length + 1));
};

test('the operator sees that it lives, and that it is ready', async () => {
  expect(await get('/healthz')).toEqual({ status: 200, text: 'ok\n' });
  expect(await get('/readyz')).toEqual({ status: 200, text: 'ready\n' });
  expect((await get('/else')).status).toBe(404);
});

test('everything the operator wants to know is measured', async () => {
  await expect.poll(async () => measured((await get('/metrics')).text, 'arbiter_outbox_posts{box="matches"}')).toBe(0);
  const { text } = await get('/metrics');
  // One opened the table, another sat down, the first started it, opened a panel and answered.
  for (const [kind, count] of [
    ['command', 1],
    ['press', 4],
  ] as const) {
    expect(measured(text, `arbiter_acknowledge_seconds_count{kind="${kind}"}`)).toBe(count);
    expect(measured(text, `arbiter_interaction_seconds_count{kind="${kind}"}`)).toBe(count);
    const [acknowledged, answered] = ['acknowledge', 'interaction'].map(what =>
      measured(text, `arbiter_${what}_seconds_sum{kind="${kind}"}`),
    ) as [number, number];
    expect(acknowledged).toBeGreaterThan(0);
    expect(answered).toBeGreaterThanOrEqual(acknowledged);
  }
  const match = (await stage.store.lastMatchAt(thread))!;
  const { length } = await stage.store.answers(match.id);
  expect(measured(text, 'arbiter_answers_total{game="pebbles"}')).toBe(length);
  expect(measured(text, 'arbiter_outbox_age_seconds{box="matches"}')).toBe(0);
  expect(measured(text, 'arbiter_paint_seconds_count')).toBeGreaterThan(0);
  expect(measured(text, 'arbiter_paint_queue')).toBe(0);
  expect(measured(text, 'arbiter_queues{of="matches"}')).toBe(0);
  expect(measured(text, 'arbiter_tables')).toBe(1);
  expect(measured(text, 'arbiter_connected')).toBe(1);
  expect(measured(text, 'arbiter_game_paused{game="pebbles"}')).toBe(0);
  expect(text).toContain('arbiter_rate_limits_total');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
});

test('a post that is refused is counted until it is taken, and so is every wait Discord asks for', async () => {
  const { control } = stage.discord;
  stage.tampering.refuse(/^POST .*\/messages/, { status: 403, code: 50013, message: 'Missing Permissions' });
  const match = (await stage.store.lastMatchAt(thread))!;
  const about = { notice: 'no-thread', permissions: 'ViewChannel' };
  await stage.store.write({ match, posts: [{ kind: 'notice', about }] }, Date.now() - 5_000);
  stage.program.house.world.wakeOutbox(match.id);
  await expect.poll(async () => (await stage.store.postsOf(match.id))[0]?.tries).toBe(1);
  const { text } = await get('/metrics');
  expect(measured(text, 'arbiter_outbox_posts{box="matches"}')).toBe(1);
  expect(measured(text, 'arbiter_outbox_posts{box="leagues"}')).toBe(0);

  control.faults.next(/^PATCH \/webhooks\//, { kind: 'rate-limit', retryAfter: 0.1 });
  await openPanel(stage, stage.people[1]!, await lastBoard(stage, thread));
  const waits = (await get('/metrics')).text.split('\n').filter(line => line.startsWith('arbiter_rate_limits_total{'));
  expect(waits).toEqual(['arbiter_rate_limits_total{route="/webhooks/:id/:token/messages/@original"} 1']);
});

test('pictures that wait for each other are counted until they are painted', async () => {
  const { timed, serve } = createMetrics();
  const paint: (() => void)[] = [];
  const { render } = timed<Painter>({
    render: () => new Promise(resolve => void paint.push(() => resolve({ data: Buffer.alloc(0), suffix: 'jpg' }))),
  });
  const { house, hall } = stage.program;
  const served = await serve({ host: '127.0.0.1', port: 0 }, { house, hall, isConnected: () => true });
  const queue = async () => {
    const response = await fetch(`http://127.0.0.1:${served.port}/metrics`);
    return measured(await response.text(), 'arbiter_paint_queue');
  };
  const drawing = { width: 1, height: 1, marks: [] };
  const pictures = [render(drawing), render(drawing)];
  expect(await queue()).toBe(2);
  for (const done of paint) done();
  await Promise.all(pictures);
  expect(await queue()).toBe(0);
  await served.close();
});

test('what is away is named until it is back, and a route tells no token', async () => {
  const { watch, serve } = createMetrics();
  const { house, hall } = stage.program;
  let isConnected = false;
  const served = await serve({ host: '127.0.0.1', port: 0 }, { house, hall, isConnected: () => isConnected });
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${served.port}${path}`);
    return { status: response.status, text: await response.text() };
  };
  const read = vi.spyOn(house.store, 'nextPostAt').mockRejectedValue(new Error('The database is away'));
  expect(await ask('/readyz')).toEqual({ status: 503, text: 'waiting for discord and database\n' });
  isConnected = true;
  expect(await ask('/readyz')).toEqual({ status: 503, text: 'waiting for database\n' });
  read.mockRestore();
  expect(await ask('/readyz')).toEqual({ status: 200, text: 'ready\n' });

  watch.limited('/interactions/1573110433152237568/aW50ZXJhY3Rpb24/callback');
  const { text } = await ask('/metrics');
  expect(text).toContain('arbiter_rate_limits_total{route="/interactions/:id/:token/callback"} 1');
  await served.close();
});

test('nothing of a person, a place or the token is measured', async () => {
  const { text } = await get('/metrics');
  const match = (await stage.store.lastMatchAt(thread))!;
  for (const secret of [...stage.people, thread, stage.channel, match.id, match.seed, stage.discord.token, 'Żaneta']) {
    expect(text).not.toContain(secret);
  }
});
