import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagesOf } from '../../../src/discord/matches/pages.js';
import { randomFrom } from '../../../src/engine/index.js';
import type { SeenMessage } from '../../../src/local/server.js';
import type { Logged } from '../../../src/matches/index.js';
import { pebbles } from '../../engine/pebbles.js';
import { playToEnd } from '../player.js';
import { lastBoard, type OwnStage, raiseStage, startMatch } from '../stage.js';

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage([pebbles]);
});
afterAll(() => stage.close());

const command = async (person: string, thread: string, name: string, options = {}): Promise<SeenMessage> =>
  (await stage.discord.control.command(person, thread, name, options)).settled(30_000);

const leafOf = ({ buttons }: SeenMessage, mark: string) =>
  buttons.find(({ customId, disabled }) => !disabled && customId?.includes(`.${mark}`))?.customId ?? null;

/** All pages of what happened, from this one on. */
async function leafThrough(person: string, first: SeenMessage, mark: 'earlier' | 'later'): Promise<string[]> {
  const texts = [first.text];
  let page = first;
  for (let leaf = leafOf(page, mark); leaf; leaf = leafOf(page, mark)) {
    page = await (await stage.discord.control.press(person, page.id, leaf)).settled(30_000);
    texts.push(page.text);
  }
  return texts;
}

/** The sentences of everything that was told to everybody. */
async function publicLines(thread: string): Promise<string[]> {
  const match = (await stage.store.lastMatchAt(thread))!;
  const told = (await stage.store.log(match.id, 0)).filter(({ seats }) => seats === undefined);
  const names = match.seats.map(({ name }) => name);
  const scene = { view: pebbles.view(pebbles.setup(START), 'spectator'), reader: 'spectator' as const, names };
  return told.flatMap(({ entry }) => pebbles.words.pl.news(entry, scene) ?? []);
}
const START = {
  seats: 2,
  chosen: { length: 'short', sides: 'given' },
  sides: [null, null],
  random: randomFrom('a'.repeat(32)),
};

test('everything told to everybody is behind “Log”, in /log and in the export', async () => {
  const [host] = stage.people as [string];
  const thread = await startMatch(stage, pebbles.id);
  const board = await lastBoard(stage, thread);
  const running = await command(host, thread, 'match export');
  const early = (await (await fetch(running.files[0]!.url)).json()) as { log: Logged[]; answers: unknown[] };
  expect(early.answers).toEqual([]);
  expect(
    early.log.every(({ seats }) => seats === undefined),
    'secrets stay secret while it runs',
  ).toBe(true);
  const { id, seed } = (await stage.store.lastMatchAt(thread))!;
  expect((await stage.store.log(id, 0)).some(({ seats }) => seats !== undefined)).toBe(true);
  const read = await Promise.all(running.files.map(async ({ url }) => (await fetch(url)).text()));
  expect(read).toHaveLength(2);
  expect(read[1]).toContain('dobiera');
  for (const file of read) expect(file).not.toMatch(new RegExp(`Dobierasz|Widzisz|"drawn"|${seed}`));

  await playToEnd(stage, thread, randomFrom('7'.repeat(32)));
  const match = (await stage.store.lastMatchAt(thread))!;
  const lines = await publicLines(thread);
  expect(lines.length).toBeGreaterThan(10);

  const past = board.buttons.find(({ customId }) => customId?.startsWith('past.'))!.customId!;
  const behind = await (await stage.discord.control.press(host, board.id, past)).settled(30_000);
  const pressed = [...(await leafThrough(host, behind, 'earlier')), ...(await leafThrough(host, behind, 'later'))].join(
    '\n',
  );
  const typed = (await leafThrough(host, await command(host, thread, 'log'), 'earlier')).join('\n');
  const exported = await command(host, thread, 'match export');
  const [json, written] = await Promise.all(exported.files.map(async ({ url }) => (await fetch(url)).text()));
  for (const line of lines) {
    expect(pressed).toContain(line);
    expect(typed).toContain(line);
    expect(written).toContain(line);
  }
  expect((JSON.parse(json!) as { log: Logged[] }).log).toEqual(await stage.store.log(match.id, 0));
  expect(written).toMatch(/^# Kamyki\n/);
  expect(stage.faults).toEqual([]);
}, 60_000);

test('/log since my last move can be leafed through too, and says nothing twice', async () => {
  const [host, friend] = stage.people as [string, string];
  const thread = await startMatch(stage, pebbles.id);
  await playToEnd(stage, thread, randomFrom('8'.repeat(32)));
  const match = (await stage.store.lastMatchAt(thread))!;
  for (const [seat, person] of [host, friend].entries()) {
    const own = (await stage.store.answers(match.id)).findLast(({ answer }) => answer.seat === seat)!;
    const since = (await stage.store.log(match.id, own.moment + 1)).filter(
      ({ seats }) => seats?.includes(seat) ?? true,
    );
    const texts = await leafThrough(person, await command(person, thread, 'log', { mine: true }), 'later');
    if (since.length === 0) expect(texts).toHaveLength(1);
    else
      expect(
        texts
          .join('\n')
          .split('\n')
          .filter(line => line !== ''),
      ).toHaveLength(since.length);
  }
}, 60_000);

test('a chapter too long for one page goes on on the next, and nothing of it is lost', () => {
  const told = Array.from({ length: 400 }, (_, moment) => ({
    moment,
    entry: { tell: 'rolled', seat: 0, die: moment },
  }));
  const scene = {
    view: pebbles.view(pebbles.setup(START), 'spectator'),
    reader: 'spectator' as const,
    names: ['Ada', 'Bo'],
  };
  const pages = pagesOf(pebbles, told, scene, 'en');
  expect(pages.length).toBeGreaterThan(1);
  for (const { lines } of pages) expect(lines.join('\n').length).toBeLessThanOrEqual(3_000);
  expect(pages.flatMap(({ lines }) => lines)).toEqual(told.map(({ entry }) => `Ada rolls ${entry.die}`));
});
