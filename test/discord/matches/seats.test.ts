import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeenMessage } from '../../../src/local/server.js';
import { pebbles } from '../../engine/pebbles.js';
import { publicPosts } from '../player.js';
import { buttonOf, type OwnStage, openLobby, raiseStage, startMatch } from '../stage.js';

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage([pebbles]);
});
afterAll(() => stage.close());

const call = async (person: number, channel: string, name: string, options = {}) =>
  (await stage.discord.control.command(stage.people[person]!, channel, name, options)).settled();

const voteIn = (thread: string): Promise<SeenMessage> =>
  stage.discord.control.waitFor(() =>
    publicPosts(stage, thread).findLast(post => post.buttons.some(({ customId }) => customId?.startsWith('vote.'))),
  );

const ballotOf = (vote: SeenMessage, word: string): string =>
  vote.buttons.find(({ customId }) => customId?.endsWith(`.${word}`))!.customId!;

/** A match of the host against the computer. */
async function startAlone(): Promise<string> {
  const { control } = stage.discord;
  const [host] = stage.people as [string];
  const lobby = await openLobby(stage, pebbles.id);
  const panel = await (await control.press(host, lobby.id, buttonOf(lobby, 'options'))).settled();
  const bots = panel.selects.find(({ customId }) => customId.startsWith('bot.'))!;
  await (await control.select(host, panel.id, bots.customId, [bots.options[0]!.value])).settled();
  await (await control.press(host, lobby.id, buttonOf(lobby, 'start'))).settled();
  return control.threads(stage.channel).at(-1)!.id;
}

test('against a computer nobody is seated without their own press', async () => {
  const { control } = stage.discord;
  const [host, , kim, stranger] = stage.people as [string, string, string, string];
  const thread = await startAlone();
  const seatTwo = async () => (await stage.store.lastMatchAt(thread))!.seats[1]!;
  const said = await call(0, thread, 'match replace', { seat: 2, player: kim });
  expect(said.text).toBe('Pytanie wysłane. Miejsce zmieni gracza, gdy wszyscy się zgodzą, a nowa osoba je zajmie.');
  const vote = await voteIn(thread);
  expect(vote.text).toContain('odchodzi dreamer');
  expect(vote.pings).toEqual([kim]);
  for (const [person, reason] of [
    [host, 'To Twoja propozycja'],
    [stranger, 'You are not playing'],
  ] as const) {
    const act = await control.press(person, vote.id, ballotOf(vote, 'take'));
    expect((await control.waitFor(() => act.followUps[0])).text).toContain(reason);
  }
  expect(await seatTwo()).toMatchObject({ player: null });
  const settled = await (await control.press(kim, vote.id, ballotOf(vote, 'take'))).settled();
  expect(settled.text).toContain('odchodzi dreamer');
  expect(await seatTwo()).toMatchObject({ player: kim, bot: null, helped: true });
});

test('neither the bot itself nor another one takes a seat, and seats are offered by name', async () => {
  const thread = await startMatch(stage, pebbles.id);
  const { control } = stage.discord;
  const typing = await control.autocomplete(stage.people[0]!, thread, 'match replace', { seat: 'luk' }, 'seat');
  expect(await control.waitFor(() => typing.choices)).toMatchObject([{ name: '2. Łukasz', value: 2 }]);
  const before = (await stage.store.lastMatchAt(thread))!;
  const refused = await call(0, thread, 'match replace', { seat: 2, player: stage.discord.applicationId });
  expect(refused.text).toBe('Bot nie może zająć miejsca. Wskaż człowieka.');
  expect(await stage.store.votes(before.id)).toEqual([]);
});

test('who is not on the server cannot be named, and who has left it has no veto', async () => {
  const { control } = stage.discord;
  const [, left, kim] = stage.people as [string, string, string];
  const thread = await startMatch(stage, pebbles.id, 3);
  stage.tampering.forge(interaction => {
    const resolved = interaction.data.resolved as { members?: unknown };
    delete resolved.members;
  });
  const outside = await call(0, thread, 'match replace', { seat: 2, player: stage.people[3]! });
  expect(outside.text).toBe('Tej osoby nie ma na serwerze.');
  const noSuchMember = { status: 404, code: 10007, message: 'Unknown Member' };
  stage.tampering.refuse(new RegExp(`^GET /guilds/\\d+/members/${left}`), noSuchMember, 9);
  await call(0, thread, 'match abort');
  const vote = await voteIn(thread);
  expect(vote.pings).toEqual([kim]);
  await (await control.press(kim, vote.id, ballotOf(vote, 'yes'))).settled();
  expect((await stage.store.lastMatchAt(thread))!.status).toBe('aborted');
});

test('/verify and /match status tell of a match only where it was played, and never call nobody', async () => {
  const thread = await startMatch(stage, pebbles.id);
  const { id } = (await stage.store.lastMatchAt(thread))!;
  const elsewhere = stage.discord.channels[1]!.id;
  expect((await call(0, elsewhere, 'verify', { match: id })).text).toBe(
    'Na tym kanale nie rozegrano partii o takim numerze.',
  );
  expect((await call(0, elsewhere, 'verify', { match: 'nowhere' })).text).toBe(
    'Na tym kanale nie rozegrano partii o takim numerze.',
  );
  expect((await call(0, thread, 'verify', { match: id })).text).toContain('Partia jeszcze trwa');
  expect((await call(0, stage.channel, 'verify', { match: id })).text).toContain('Partia jeszcze trwa');
  const asked = await call(1, thread, 'settings', { data: 'delete' });
  const { control } = stage.discord;
  await (await control.press(stage.people[1]!, asked.id, buttonOf(asked, 'forget'))).settled();
  const status = await call(0, thread, 'match status');
  expect(status.text).not.toContain('null');
  expect(status.text).toContain('2. —');
});
