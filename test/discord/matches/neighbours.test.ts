import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCustomId } from '../../../src/discord/custom-id.js';
import type { Act, SeenMessage } from '../../../src/local/server.js';
import { pebbles } from '../../engine/pebbles.js';
import { buttonOf, type OwnStage, openLobby, raiseStage, startMatch } from '../stage.js';

const UNSEEN = 'No match with that id was played in this channel.';
let stage: OwnStage;
let stranger: string;
/** A message of ours on the other channel of the server, which everybody sees. */
let elsewhere: SeenMessage;
beforeAll(async () => {
  stage = await raiseStage([pebbles]);
  stranger = stage.people[3]!;
  const { control, channels } = stage.discord;
  const other = channels[1]!.id;
  await (await control.command(stage.people[0]!, other, 'play', { game: pebbles.id })).settled();
  elsewhere = await control.waitFor(() =>
    control.visibleTo(stranger, other).findLast(message => message.buttons.length > 0),
  );
});
beforeEach(() => {
  stage.discord.control.allow(stranger, stage.channel, 'view');
  stage.faults.length = 0;
});
afterAll(() => stage.close());

const told = async (act: Act): Promise<string> => (await stage.discord.control.waitFor(() => answerOf(act))).text;
const answerOf = (act: Act): SeenMessage | null => {
  if (act.followUps[0]) return act.followUps[0];
  return act.reply && !act.reply.thinking && (act.responseType !== 6 || act.edits.length > 0) ? act.reply : null;
};

/** A press on a message somewhere else that says a button of the match was pressed. */
async function forged(customId: string, change: (interaction: object) => void = () => undefined): Promise<string> {
  stage.tampering.forge(interaction => {
    change(interaction);
    Object.assign(interaction.data, { custom_id: customId });
  });
  return told(await stage.discord.control.press(stranger, elsewhere.id, buttonOf(elsewhere, 'join')));
}

const hide = (): void => stage.discord.control.forbid(stranger, stage.channel, 'view');
const idOf = async (thread: string): Promise<string> => (await stage.store.lastMatchAt(thread))!.id;
const seatsOf = async (id: string) => (await stage.store.match(id))!.seats.map(({ player }) => player);

describe('a match in a channel somebody may not look into', () => {
  test.each(['text', 'past', 'more', 'status', 'follow', 'options', 'pace', 'variant', 'look-back', 'film'] as const)(
    '%s is refused to them from another channel',
    async verb => {
      const thread = await startMatch(stage, pebbles.id);
      const id = await idOf(thread);
      const customId = makeCustomId(verb, id, ...(verb === 'follow' ? ['end'] : []));
      hide();
      expect(await forged(customId)).toBe(UNSEEN);
      expect(await stage.store.followers(id)).toEqual([]);
      stage.discord.control.allow(stranger, stage.channel, 'view');
      expect(await forged(customId), 'who can see it may').not.toBe(UNSEEN);
      expect(stage.faults).toEqual([]);
    },
  );

  test('is not joined from another channel, but by whoever can see it', async () => {
    const lobby = await openLobby(stage, pebbles.id);
    const join = buttonOf(lobby, 'join');
    const id = join.split('.')[1]!;
    hide();
    expect(await forged(join)).toBe(UNSEEN);
    expect(await seatsOf(id)).not.toContain(stranger);
    stage.discord.control.allow(stranger, stage.channel, 'view');
    await forged(join);
    expect(await seatsOf(id)).toContain(stranger);
  });

  test('is not shown in a private message either', async () => {
    const thread = await startMatch(stage, pebbles.id);
    const id = await idOf(thread);
    const inPrivate = (interaction: object): void => {
      const { member } = interaction as { member: { user: object } };
      Object.assign(interaction, { guild_id: undefined, member: undefined, user: member.user, context: 1 });
      Object.assign(interaction, { channel_id: stage.discord.control.directChannel(stranger), channel: undefined });
    };
    hide();
    expect(await forged(makeCustomId('status', id), inPrivate)).toBe(UNSEEN);
    stage.discord.control.allow(stranger, stage.channel, 'view');
    expect(await forged(makeCustomId('status', id), inPrivate)).toContain(id);
    expect(stage.faults).toEqual([]);
  });

  test('stays open to who plays in it', async () => {
    const { control } = stage.discord;
    const thread = await startMatch(stage, pebbles.id);
    const id = await idOf(thread);
    const friend = stage.people[1]!;
    control.forbid(friend, stage.channel, 'view');
    stage.tampering.forge(({ data }) => Object.assign(data, { custom_id: makeCustomId('status', id) }));
    const act = await control.press(friend, elsewhere.id, buttonOf(elsewhere, 'join'));
    expect(await told(act)).toContain(id);
    control.allow(friend, stage.channel, 'view');
  });
});

describe('a match in a private thread', () => {
  const asBot = async (method: string, path: string, body: object = {}) => {
    const { api, token } = stage.discord;
    const headers = { authorization: `Bot ${token}`, 'content-type': 'application/json' };
    return fetch(`${api}/v10${path}`, { method, headers, body: JSON.stringify(body) });
  };

  test('is seen by who is in the thread, and by nobody else', async () => {
    const { control } = stage.discord;
    const [host] = stage.people as [string];
    const made = await asBot('POST', `/channels/${stage.channel}/threads`, { name: 'Quietly', type: 12 });
    const { id: thread } = (await made.json()) as { id: string };
    await asBot('PUT', `/channels/${thread}/thread-members/${host}`);
    await (await control.command(host, thread, 'play', { game: pebbles.id })).settled();
    const lobby = await control.waitFor(() =>
      control.visibleTo(host, thread).findLast(({ buttons }) => buttons.some(({ customId }) => customId)),
    );
    const join = buttonOf(lobby, 'join');
    const id = join.split('.')[1]!;
    expect(await forged(join)).toBe(UNSEEN);
    expect(await seatsOf(id)).not.toContain(stranger);
    await asBot('PUT', `/channels/${thread}/thread-members/${stranger}`);
    await forged(join);
    expect(await seatsOf(id)).toContain(stranger);
    expect(stage.faults).toEqual([]);
  });
});

test('a press on the same server asks Discord nothing more', async () => {
  const { control } = stage.discord;
  const id = await idOf(await startMatch(stage, pebbles.id));
  const before = control.requests.length;
  expect(await forged(makeCustomId('status', id))).toContain(id);
  expect(control.requests.slice(before).filter(({ method }) => method === 'GET')).toEqual([]);
});
