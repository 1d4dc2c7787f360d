import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCustomId } from '../../src/discord/custom-id.js';
import type { Act, SeenMessage } from '../../src/local/server.js';
import type { Match } from '../../src/matches/index.js';
import { pebbles } from '../engine/pebbles.js';
import { openPanel, publicPosts } from './player.js';
import { buttonOf, lastBoard, type OwnStage, openLobby, raiseStage, startMatch } from './stage.js';

let stage: OwnStage;
let thread: string;
let board: SeenMessage;
let asked: string;
beforeAll(async () => {
  stage = await raiseStage([pebbles]);
});
beforeEach(async () => {
  stage.faults.length = 0;
  thread = await startMatch(stage, pebbles.id);
  board = await lastBoard(stage, thread);
  asked = board.pings[0]!;
});
afterAll(() => stage.close());

const matchNow = async (): Promise<Match> => (await stage.store.lastMatchAt(thread))!;
/** What somebody is told: the answer itself, or a sentence below what they pressed. */
const told = (act: Act): Promise<SeenMessage> =>
  stage.discord.control.waitFor(() => {
    if (act.followUps[0]) return act.followUps[0];
    return act.reply && !act.reply.thinking && (act.responseType !== 6 || act.edits.length > 0) ? act.reply : null;
  });

/** A board besides whom it waits for: what is said by a forged press counts, and then it waits for one fewer. */
const asBoard = ({ text, buttons }: SeenMessage) => ({ text: text.replace(/^▶.*$/m, '▶'), buttons });

/** Presses an honest button; what reaches the bot says something else. */
async function forgedPress(person: string, message: SeenMessage, verb: string, data: Record<string, unknown>) {
  stage.tampering.forge(interaction => Object.assign(interaction.data, data));
  return stage.discord.control.press(person, message.id, buttonOf(message, verb));
}

describe('a press made up on a public message', () => {
  test.each(['say', 'back', 'page', 'pick', 'done'] as const)(
    '%s never turns the board into a private panel',
    async verb => {
      const { id, moment } = await matchNow();
      const before = publicPosts(stage, thread).map(asBoard);
      const act = await forgedPress(asked, board, 'play', { custom_id: makeCustomId(verb, id, moment, 0) });
      expect((await told(act)).ephemeral).toBe(true);
      const after = publicPosts(stage, thread).filter(({ id: post }) => post === board.id);
      expect(after.map(asBoard)[0]).toEqual(before.find(({ text }) => text === asBoard(board).text));
      expect(after[0]!.raw.flags, 'still public').not.toBe(64);
      expect(stage.faults).toEqual([]);
    },
  );

  test('a lobby’s button pressed on the board leaves the board alone', async () => {
    const lobby = await openLobby(stage, pebbles.id);
    const act = await forgedPress(asked, board, 'play', { custom_id: buttonOf(lobby, 'join') });
    expect((await told(act)).ephemeral).toBe(true);
    const [after] = publicPosts(stage, thread).filter(({ id }) => id === board.id);
    expect(after!.text).toBe(board.text);
  });
});

test('nobody sits down at a table of a server they are not on', async () => {
  const lobby = await openLobby(stage, pebbles.id);
  const stranger = stage.people[3]!;
  // Nobody is known to be on the server any more.
  await stage.restart();
  const gone = { status: 404, code: 10007, message: 'Unknown Member' };
  stage.tampering.refuse(new RegExp(`GET /guilds/\\d+/members/${stranger}`), gone);
  stage.tampering.forge(interaction => {
    Object.assign(interaction, { guild_id: '99999999999999999' });
    Object.assign(interaction.data, { custom_id: buttonOf(lobby, 'join') });
  });
  const act = await stage.discord.control.press(stranger, board.id, buttonOf(board, 'play'));
  expect((await told(act)).text).toBe('No match with that id was played in this channel.');
  expect(await stage.store.matchesOf(stranger)).toEqual([]);
});

describe('menu values are read strictly', () => {
  test.each(['', ' ', '0x0', '1e0', '-0', '٠', '0\n'])('%j is no number, and chooses nothing', async value => {
    const { id, moment } = await matchNow();
    const panel = await openPanel(stage, asked, board);
    for (const verb of ['say', 'pick'] as const) {
      const forged = { custom_id: makeCustomId(verb, id, moment, 'menu'), component_type: 3, values: [value] };
      const act = await forgedPress(asked, panel, 'say', forged);
      expect((await told(act)).text).toMatch(/nie da się teraz wybrać/);
    }
    expect((await matchNow()).moment).toBe(moment);
    expect(stage.faults).toEqual([]);
  });

  test.each(['', ' ', '0x0', '8'])('pace %j and rating are refused', async value => {
    const { control } = stage.discord;
    const host = stage.people[0]!;
    const lobby = await openLobby(stage, pebbles.id);
    const panel = await (await control.press(host, lobby.id, buttonOf(lobby, 'options'))).settled();
    const before = (await stage.store.matchesOf(host)).find(({ id }) => buttonOf(lobby, 'join').endsWith(id))!;
    for (const verb of ['pace', 'zero', 'rated']) {
      const menu = panel.selects.find(({ customId }) => customId.startsWith(`${verb}.`))!;
      stage.tampering.forge(({ data }) => Object.assign(data, { values: [value] }));
      const act = await control.select(host, panel.id, menu.customId, [menu.options[1]!.value]);
      expect((await told(act)).text).toBe('Nie ma takiej możliwości.');
    }
    expect(await stage.store.match(before.id)).toMatchObject({ pace: before.pace });
    expect((await stage.store.match(before.id))!.unrated).toBeUndefined();
  });
});

describe('a made-up form gets a sentence', () => {
  const submit = (fields: readonly object[], customId: string) => ({ custom_id: customId, components: fields });
  const input = (name: string, value: string) => ({
    type: 18,
    id: 1,
    component: { type: 4, id: 2, custom_id: name, value },
  });

  test.each([
    ['without its field', []],
    ['with another field', [input('other', '3')]],
    ['with no number', [input('number', '')]],
    ['with a number of another kind', [input('number', '0x1')]],
    ['with nothing in its field', [{ type: 18, id: 1, component: { type: 4, id: 2, custom_id: 'number' } }]],
    ['with what is no text in its field', [input('number', 3 as never)]],
  ])('%s', async (_, fields) => {
    const { id, moment } = await matchNow();
    const panel = await openPanel(stage, asked, board);
    stage.tampering.forge(interaction => {
      Object.assign(interaction, { type: 5, data: submit(fields, makeCustomId('say', id, moment, 'typed')) });
    });
    const act = await stage.discord.control.press(asked, panel.id, buttonOf(panel, 'say'));
    expect((await told(act)).text).toMatch(/czegoś brakuje|nie da się teraz wybrać/);
    expect((await matchNow()).moment).toBe(moment);
    expect(stage.faults).toEqual([]);
  });

  test.each(['number', 'nothing-of-ours', 'league-form'])('for %s', async verb => {
    const { id, moment } = await matchNow();
    const panel = await openPanel(stage, asked, board);
    stage.tampering.forge(interaction => {
      Object.assign(interaction, { type: 5, data: submit([], `${verb}.${id}.${moment}`) });
    });
    const act = await stage.discord.control.press(asked, panel.id, buttonOf(panel, 'say'));
    expect((await told(act)).text.length).toBeGreaterThan(10);
    expect(stage.faults).toEqual([]);
  });

  test('and so do menus that are none of ours', async () => {
    stage.tampering.forge(({ data }) => Object.assign(data, { component_type: 5, values: [asked] }));
    const act = await stage.discord.control.press(asked, board.id, buttonOf(board, 'play'));
    expect((await told(act)).text).toMatch(/czegoś brakuje/);
  });
});

describe('a frame that cannot be read is passed over', () => {
  test.each<[string, object]>([
    ['of nobody', { member: undefined }],
    ['without data', { data: undefined }],
    ['of a form without fields', { type: 5, data: { custom_id: 'noted.x' } }],
  ])('%s', async (_, spoilt) => {
    const { control } = stage.discord;
    stage.tampering.forge(interaction => Object.assign(interaction, spoilt));
    const act = await control.press(asked, board.id, buttonOf(board, 'play'));
    expect(act.failed).toBe(true);
    expect(stage.faults).toMatchObject([{ message: 'What Discord has told could not be read' }]);
    expect((await openPanel(stage, asked, board)).ephemeral, 'the next press').toBe(true);
  });
});

test.each([
  { name: 'palette', value: 'infrared' },
  { name: 'language', value: 'xx' },
  { name: 'reminders', value: '' },
  { name: 'reactions', value: 'always' },
])('an unknown $name is not stored', async option => {
  stage.tampering.forge(({ data }) => Object.assign(data, { options: [{ type: 3, ...option }] }));
  const act = await stage.discord.control.command(stage.people[3]!, thread, 'settings', { language: 'pl' });
  expect((await told(act)).text).toBe('That is not one of the choices.');
  expect(await stage.store.settings('player', stage.people[3]!)).toEqual({});
});

test('a name enters on one line and in one direction', async () => {
  const { control } = stage.discord;
  const lobby = await openLobby(stage, pebbles.id);
  stage.tampering.forge(interaction => {
    const { member } = interaction as unknown as { member: { nick: string } };
    member.nick = 'Kim\n# \u202egnihtyna\u2066 \u0007x';
  });
  const joined = await (await control.press(stage.people[2]!, lobby.id, buttonOf(lobby, 'join'))).settled();
  const { seats } = (await stage.store.matchesOf(stage.people[2]!)).at(-1)!;
  expect(seats[1]!.name).toBe('Kim # gnihtyna x');
  expect(joined.text).not.toContain('\u202e');
});
