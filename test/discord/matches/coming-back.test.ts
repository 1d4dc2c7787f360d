import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../../../src/engine/index.js';
import { tashKalar } from '../../../src/games/tash-kalar/game.js';
import { pebbles } from '../../engine/pebbles.js';
import { isAsking, openPanel, playTurn } from '../player.js';
import { buttonOf, lastBoard, type OwnStage, raiseStage, startMatch } from '../stage.js';

const HOUR = 3_600_000;
let shift = 0;
/** Who has been away. */
let away = '';
const { pl, en } = pebbles.words;
/** Says in a headline all it hears. */
const gossip: typeof pebbles = {
  ...pebbles,
  words: {
    pl: { ...pl, recap: entries => ({ headline: JSON.stringify(entries), lines: [] }) },
    en: { ...en, recap: entries => ({ headline: JSON.stringify(entries), lines: [] }) },
  },
};

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage([tashKalar, gossip], () => Date.now() + shift);
});
afterAll(() => stage.close());

test('whoever comes back after more than a day sees first what happened since their last turn', async () => {
  const { control } = stage.discord;
  const [host, guest] = stage.people as [string, string];
  const thread = await startMatch(stage, tashKalar.id);
  const random = randomFrom('7'.repeat(32));
  const turn = async (person: string) => playTurn(stage, person, await lastBoard(stage, thread), random);
  const onTurn = async (): Promise<string> => {
    const { pings } = await lastBoard(stage, thread);
    return pings.includes(host) ? host : guest;
  };
  const [first, second] = (await onTurn()) === host ? [host, guest] : [guest, host];
  for (const person of [first, second, first]) await turn(person);
  shift += 3 * HOUR;
  await turn(second);
  const board = await lastBoard(stage, thread);
  away = first;

  shift += 20 * HOUR;
  expect(isAsking(await openPanel(stage, first, board)), 'less than a day is no absence').toBe(true);

  shift += 2 * HOUR;
  const back = await openPanel(stage, first, board);
  expect(isAsking(back)).toBe(false);
  expect(back.ephemeral).toBe(true);
  expect(back.text).toContain('Od twojego ostatniego ruchu: 1 tura');
  expect(back.text).toMatch(/🚫 Już nie możesz: Postaw na [A-I]\d/);
  expect(back.text).not.toContain('Odrzuć');
  const [strip] = back.files;
  expect(strip!.description.split('\n').map(line => line.split(':')[0])).toEqual(['Tura 3', 'Tura 4']);

  const past = await (await control.press(first, back.id, buttonOf(back, 'past'))).settled();
  expect(past.text).not.toBe('');
  const panel = await (await control.press(first, back.id, buttonOf(back, 'go'))).settled();
  expect(isAsking(panel)).toBe(true);
  expect(stage.faults).toEqual([]);
}, 60_000);

test('in words for who wants words, and never for a guest of the table', async () => {
  const { control } = stage.discord;
  const stranger = stage.people[3]!;
  const [match] = await stage.store.matchesOf(away);
  const board = await lastBoard(stage, match!.place!);
  await (await control.command(away, match!.place!, 'settings', { board: 'text' })).settled();
  shift += 48 * HOUR;
  const back = await openPanel(stage, away, board);
  expect(back.files).toEqual([]);
  expect(back.text).toMatch(/Tura \d+: /);
  const refused = await control.press(stranger, board.id, buttonOf(board, 'play'));
  expect((await refused.settled()).text).not.toMatch(/Tura \d+: /);
});

test('whatever a game makes of it, nobody reads there what another was told alone', async () => {
  const [host, guest] = stage.people as [string, string];
  const thread = await startMatch(stage, gossip.id);
  // Whoever was away reads words since: here both see pictures.
  await (await stage.discord.control.command(away, thread, 'settings', { board: 'picture' })).settled();
  const random = randomFrom('7'.repeat(32));
  const turn = async (person: string) => playTurn(stage, person, await lastBoard(stage, thread), random);
  for (let round = 0; round < 3; round++) for (const person of [host, guest]) await turn(person);
  shift += 48 * HOUR;
  const match = (await stage.store.matchAt(thread))!;
  const secrets = (await stage.store.log(match.id, 0)).filter(({ seats }) => seats !== undefined);
  expect(secrets.length).toBeGreaterThan(2);
  let strips = 0;
  for (const person of [host, guest]) {
    const back = await openPanel(stage, person, await lastBoard(stage, thread));
    const strip = back.files[0]?.description ?? '';
    if (isAsking(back) || !strip.startsWith('Tura')) continue;
    strips += 1;
    expect(strip).toContain('"tell":');
    for (const { entry } of secrets) expect(strip + back.text).not.toContain(JSON.stringify(entry).slice(1, -1));
  }
  expect(strips).toBeGreaterThan(0);
}, 60_000);
