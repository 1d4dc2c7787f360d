import { afterAll, beforeAll, expect, test } from 'vitest';
import { bindAlbum } from '../../../src/album/binding.js';
import { randomFrom } from '../../../src/engine/index.js';
import type { SeenMessage } from '../../../src/local/server.js';
import { ALLOWANCES } from '../../../src/matches/index.js';
import { games } from '../../../src/registry.js';
import { openFile } from '../../album/kept-order.js';
import { pebbles } from '../../engine/pebbles.js';
import { NO_LIMITS } from '../no-limits.js';
import { playToEnd, playTurn } from '../player.js';
import { buttonOf, lastBoard, type OwnStage, openLobby, raiseStage, startMatch } from '../stage.js';

let isFaulty = false;
/** Pebbles with a picture of the hand that says what is in it, and rules that can be made to fail. */
const toy: typeof pebbles = {
  ...pebbles,
  step(state) {
    if (isFaulty) throw new Error('a fault of ours');
    return pebbles.step(state);
  },
  pictures: {
    ...pebbles.pictures,
    hand: ({ view, reader }) => ({
      drawing: { width: 10, height: 10, marks: [] },
      alt: `held: ${JSON.stringify(view.hands[Number(reader)])}`,
    }),
  },
};

let stage: OwnStage;
beforeAll(async () => {
  // The thread knows the registered games only.
  const binder = {
    bind: (order: Parameters<typeof bindAlbum>[1]) =>
      bindAlbum([...games, toy].find(({ id }) => id === order.game)!, order),
    close: async () => undefined,
  };
  stage = await raiseStage([toy], undefined, { ...NO_LIMITS, replays: ALLOWANCES.replays }, ['</script><i>*x*'], {
    binder,
  });
});
afterAll(() => stage.close());

const exported = async (person: number, channel: string, options = {}): Promise<SeenMessage> =>
  (await stage.discord.control.command(stage.people[person]!, channel, 'match export', options)).settled(60_000);

const fileOf = async ({ files }: SeenMessage): Promise<string> => (await fetch(files[0]!.url)).text();

test('a running match is a page of what everybody may see, and says that it is still going on', async () => {
  const thread = await startMatch(stage, toy.id);
  const board = await lastBoard(stage, thread);
  for (const person of stage.people.slice(0, 2)) await playTurn(stage, person, board, randomFrom('6'.repeat(32)));
  const match = (await stage.store.matchAt(thread))!;
  const answer = await exported(0, thread, { as: 'html' });
  expect(answer.ephemeral).toBe(true);
  expect(answer.files.map(({ filename }) => filename)).toEqual([`match-${match.id}.html`]);
  expect(answer.text).toContain('otwórz go w dowolnej przeglądarce');
  const html = await fileOf(answer);
  expect(html).toContain('<html lang="pl">');
  const { album, text } = openFile(html);
  expect(album.isOpen).toBe(false);
  expect(album.tellings.map(({ language, result }) => [language, result])).toEqual([
    ['pl', expect.stringContaining('Partia jeszcze trwa')],
    ['en', expect.stringContaining('still going on')],
  ]);
  // Seed, hands, answers, and what was told to one seat only.
  const log = await stage.store.log(match.id, 0);
  const secrets = log.filter(({ seats }) => seats !== undefined);
  expect(secrets.length).toBeGreaterThan(0);
  for (const word of [match.seed, 'held:', '"said"', 'Dobierasz', 'You draw', 'Widzisz', 'You see'])
    expect(html + text).not.toContain(word);
  // Nor that something was told at all.
  const moments = new Set(log.filter(({ seats }) => seats === undefined).map(({ moment }) => moment));
  expect(album.tellings[0]!.leaves).toHaveLength(moments.size);
});

test('one that is over has every hand, how it ended, and people as they are called', async () => {
  const { control } = stage.discord;
  const lobby = await openLobby(stage, toy.id);
  // The guest has the name of somebody who would write scripts into our page.
  await (await control.press(stage.people[4]!, lobby.id, buttonOf(lobby, 'join'))).settled();
  await (await control.press(stage.people[0]!, lobby.id, buttonOf(lobby, 'start'))).settled();
  const thread = control.threads(stage.channel).at(-1)!.id;
  await lastBoard(stage, thread);
  const match = (await stage.store.matchAt(thread))!;
  expect(match.seats[1]!.name).toBe('</script><i>*x*');
  await playToEnd(stage, thread, randomFrom('5'.repeat(32)));
  const html = await fileOf(await exported(2, thread, { as: 'html' }));
  expect(html).toContain('<html lang="en">');
  expect(html).not.toContain('<i>');
  const { album, text } = openFile(html);
  expect(album.isOpen).toBe(true);
  const telling = album.tellings[0]!;
  expect(telling.seats.map(({ name }) => name)).toEqual(match.seats.map(({ name }) => name));
  expect(text).toContain('held:');
  const drawn = album.lines.filter(line => line.includes('You draw'));
  expect(drawn.length).toBeGreaterThan(0);
  for (const line of drawn) expect(line, 'who reads it is told whom it was told').toMatch(/^Only .+ sees: You draw /);
  expect(telling.leaves.every(({ hands }) => hands.length === match.seats.length)).toBe(true);
  expect(telling.result).not.toContain('going on');
  expect(telling.chapters.length).toBeGreaterThan(1);
});

test('files to read stay what is exported where nothing else is said', async () => {
  const thread = await startMatch(stage, toy.id);
  for (const options of [{}, { as: 'files' }])
    expect((await exported(1, thread, options)).files.map(({ filename }) => filename.split('.').at(-1))).toEqual([
      'json',
      'md',
    ]);
});

test('a table that cannot be opened is answered with a sentence, and the files are still there', async () => {
  const thread = await startMatch(stage, toy.id);
  const match = (await stage.store.matchAt(thread))!;
  isFaulty = true;
  try {
    stage.program.house.dropTable(match.id);
    const refused = await exported(3, thread, { as: 'html' });
    expect(refused.files).toEqual([]);
    expect(refused.text).toContain('/match export');
    expect((await exported(3, thread)).files).toHaveLength(1);
  } finally {
    isFaulty = false;
  }
});

test('whoever asks for very many waits', async () => {
  const thread = await startMatch(stage, toy.id);
  const answers: SeenMessage[] = [];
  for (let time = 0; time <= ALLOWANCES.replays.burst; time++) answers.push(await exported(4, thread, { as: 'html' }));
  expect(answers.map(({ files }) => files.length)).toEqual([...new Array(ALLOWANCES.replays.burst).fill(1), 0]);
});
