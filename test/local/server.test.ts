import { ChannelType, MessageFlags, type TextChannel } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.js';
import { asJson } from './raw-bot.js';
import { pixel, type SampleBot, startSampleBot } from './sample-bot.js';

let discord: LocalDiscord;
let bot: SampleBot;
let ada: string;
let bartek: string;
let place: string;

beforeAll(async () => {
  discord = await startLocalDiscord();
  bot = await startSampleBot(discord);
  ada = discord.members[0]!.id;
  bartek = discord.members[1]!.id;
  place = discord.channels[0]!.id;
});

afterAll(async () => {
  await bot.client.destroy();
  const from = Date.now();
  await discord.close();
  expect(Date.now() - from).toBeLessThan(1000);
});

const channel = async (id = place): Promise<TextChannel> => {
  const found = await bot.client.channels.fetch(id);
  if (found?.type !== ChannelType.GuildText) throw new Error('not a text channel');
  return found;
};

test('ids look like snowflakes, and logging in costs one request', () => {
  const ids = [
    discord.guildId,
    discord.applicationId,
    ...[...discord.channels, ...discord.members].map(({ id }) => id),
  ];
  for (const id of ids) expect(id).toMatch(/^\d{17,19}$/);
  expect(new Set(ids).size).toBe(ids.length);
  expect(bot.client.user.id).toBe(discord.applicationId);
  expect(bot.client.guilds.cache.get(discord.guildId)?.channels.cache.size).toBe(discord.channels.length);
  const first = discord.control.requests.slice(0, 2).map(({ method, path }) => `${method} ${path}`);
  expect(first).toEqual(['GET /gateway/bot', `PUT /applications/${discord.applicationId}/commands`]);
});

test('a bulk PUT keeps the ids of commands whose names stay', async () => {
  const before = await bot.client.application.commands.fetch({ withLocalizations: true });
  const greet = before.find(({ name }) => name === 'greet');
  expect(greet?.nameLocalizations).toEqual({ pl: 'powitaj' });
  const shapes = before.map(command => command.toJSON() as { name: string; description: string });
  await bot.client.application.commands.set(shapes.map(({ name, description }) => ({ name, description })));
  const after = await bot.client.application.commands.fetch();
  expect(after.find(({ name }) => name === 'greet')?.id).toBe(greet?.id);
  const { commands } = await import('./sample-bot.js');
  await bot.client.application.commands.set(commands);
});

test('a reply, its follow-up, the locale and the ping', async () => {
  const act = await discord.control.command(ada, place, 'greet', { whom: bartek }, 'pl');
  expect(act.responseType).toBe(4);
  expect(act.acknowledgedAfter).toBeLessThan(3000);
  expect(act.reply?.text).toBe(`Cześć, <@${bartek}>`);
  expect(act.reply?.pings).toEqual([bartek]);
  await discord.control.waitFor(() => act.followUps.length === 1);
  expect(act.followUps[0]?.text).toBe('And welcome');
});

test('a deferred reply thinks, then speaks, and is not marked as edited', async () => {
  const act = await discord.control.command(ada, place, 'slow');
  expect(act.deferred).toBe(true);
  expect(act.reply?.thinking).toBe(true);
  const reply = await act.settled();
  expect(reply).toMatchObject({ text: 'Done at last', thinking: false, edited: false });
  expect(act.edits).toHaveLength(1);
});

test('an ephemeral reply is seen by its member only, and by no channel route', async () => {
  const act = await discord.control.command(ada, place, 'secret');
  const reply = act.reply!;
  expect(reply.ephemeral).toBe(true);
  const seenBy = (id: string) => discord.control.visibleTo(id, place).some(one => one.id === reply.id);
  expect([seenBy(ada), seenBy(bartek)]).toEqual([true, false]);
  await expect((await channel()).messages.fetch(reply.id)).rejects.toMatchObject({ code: 10008, status: 404 });
  const all = await (await channel()).messages.fetch({ limit: 100 });
  expect(all.has(reply.id)).toBe(false);
  await expect(discord.control.press(bartek, reply.id, 'x')).rejects.toThrow('sees no message');
  discord.control.dismiss(ada, reply.id);
  expect(seenBy(ada)).toBe(false);
});

test('a public answer does not quote the private message it came from', async () => {
  const act = await discord.control.command(ada, place, 'secret');
  const url = `${discord.api}/v10/webhooks/${discord.applicationId}/${act.token}`;
  await fetch(url, { method: 'POST', headers: asJson, body: JSON.stringify({ content: 'For all' }) });
  const seen = discord.control.visibleTo(bartek, place).at(-1)!;
  expect(seen.text).toBe('For all');
  expect(JSON.stringify(seen.raw)).not.toContain('Only for you');
  expect(seen.raw.message_reference).toBeUndefined();
});

test('buttons, selects and modals', async () => {
  const { control } = discord;
  const message = (await control.command(ada, place, 'board')).reply!;
  expect(message.buttons.map(({ label, disabled }) => [label, disabled])).toContainEqual(['Not yet', true]);
  await expect(control.press(ada, message.id, 'off')).rejects.toThrow('disabled');
  const hand = await control.press(bartek, message.id, 'hand');
  expect(hand.reply).toMatchObject({ text: `The hand of ${bartek}`, ephemeral: true });
  const opened = await control.press(bartek, message.id, 'move');
  expect(opened.modal?.title).toBe('Tell us');
  await expect(control.submit(ada, opened, { text: 'A1' })).rejects.toThrow('another member');
  await expect(control.submit(bartek, opened, { text: 'A', side: ['black'] })).rejects.toThrow('too short');
  const sent = await control.submit(bartek, opened, { text: 'A1-B2', side: ['black'] });
  expect(sent.reply).toMatchObject({ text: 'A1-B2 as black', ephemeral: true });
  await expect(control.select(ada, message.id, 'tile', ['knight', 'archer', 'scout'])).rejects.toThrow('takes 1 to 2');
  const chosen = await control.select(ada, message.id, 'tile', ['knight', 'archer']);
  expect(chosen.responseType).toBe(7);
  expect(chosen.reply).toMatchObject({ id: message.id, text: 'Chosen: knight, archer', edited: true, files: [] });
  await expect(control.press(ada, message.id, 'hand')).rejects.toThrow('no component');
  expect((await control.press(ada, message.id, 'hand', { stale: true })).reply?.ephemeral).toBe(true);
});

test('a deferred update edits the message of the button', async () => {
  const { control } = discord;
  const message = (await control.command(ada, place, 'board')).reply!;
  const act = await control.press(ada, message.id, 'later');
  expect(act.responseType).toBe(6);
  expect((await act.settled()).text).toBe('It is later');
  expect(act.reply?.id).toBe(message.id);
});

test('a user select resolves the member', async () => {
  const message = (await discord.control.command(ada, place, 'board')).reply!;
  const act = await discord.control.select(ada, message.id, 'rival', [bartek]);
  expect(act.reply?.text).toBe(`Chosen: ${bartek}`);
});

test('autocomplete answers what is typed, and the command takes free text', async () => {
  const act = await discord.control.autocomplete(ada, place, 'pick', { fruit: 'b' }, 'fruit');
  expect(act.choices).toEqual([{ name: 'banana', value: 'banana' }]);
  const picked = await discord.control.command(ada, place, 'pick', { fruit: 'plum', count: 3 });
  expect(picked.reply?.text).toBe('3 × plum');
  await expect(discord.control.command(ada, place, 'pick', {})).rejects.toThrow('required');
  await expect(discord.control.command(ada, place, 'pick', { fruit: 'x', count: 10 })).rejects.toThrow('too large');
});

test('subcommands', async () => {
  const act = await discord.control.command(ada, place, 'league create', { name: 'Winter' });
  expect(act.reply?.text).toBe('create Winter');
  await expect(discord.control.command(ada, place, 'league')).rejects.toThrow('subcommands');
});

test('a thread with its member and its message', async () => {
  await discord.control.command(ada, place, 'thread');
  const thread = await discord.control.waitFor(() =>
    discord.control.threads(place).find(one => discord.control.visibleTo(bartek, one.id).length > 0),
  );
  expect(thread).toMatchObject({ name: 'A match', private: false, archived: false });
  expect(thread.members).toContain(ada);
  const found = await bot.client.channels.fetch(thread.id);
  if (!found?.isThread()) throw new Error('not a thread');
  await found.setArchived(true);
  expect(discord.control.threads(place).find(({ id }) => id === thread.id)?.archived).toBe(true);
  await found.send('Again');
  expect(discord.control.threads(place).find(({ id }) => id === thread.id)?.archived).toBe(false);
});

test('a thread from a message carries its id; a private one is seen by its members', async () => {
  const message = await (await channel()).send('A lobby');
  const thread = await message.startThread({ name: 'From a lobby' });
  expect(thread.id).toBe(message.id);
  const hidden = await (await channel()).threads.create({ name: 'Hidden', type: ChannelType.PrivateThread });
  await hidden.send('A secret');
  expect(discord.control.visibleTo(bartek, hidden.id)).toEqual([]);
  await hidden.members.add(bartek);
  expect(discord.control.visibleTo(bartek, hidden.id).map(({ text }) => text)).toContain('A secret');
});

test('files travel, are measured, and can be fetched at their signed address only', async () => {
  const message = await (await channel()).send({
    content: 'Look',
    files: [{ attachment: pixel, name: 'żółw.png', description: 'A turtle' }],
  });
  const file = message.attachments.first()!;
  expect(file).toMatchObject({
    width: 1,
    height: 1,
    size: pixel.length,
    description: 'A turtle',
    contentType: 'image/png',
  });
  expect(Buffer.from(await (await fetch(file.url)).arrayBuffer())).toEqual(pixel);
  expect((await fetch(file.url.replace(/hm=./, 'hm=z'))).status).toBe(404);
  expect((await fetch(file.url.split('?')[0]!)).status).toBe(404);
  const kept = await message.edit({ content: 'Still' });
  expect(kept.attachments.size).toBe(1);
  expect((await message.edit({ content: 'Bare', attachments: [] })).attachments.size).toBe(0);
});

test('a file shown by an embed is missing from the attachments', async () => {
  const message = await (await channel()).send({
    embeds: [{ title: 'T', image: { url: 'attachment://a.png' } }],
    files: [{ attachment: pixel, name: 'a.png' }],
  });
  expect(message.attachments.size).toBe(0);
  expect(message.embeds[0]?.image?.url).toContain('/cdn/attachments/');
});

test('mentions ping as allowed, and edits never ping', async () => {
  const here = await channel();
  const quiet = await here.send({ content: `<@${ada}> <@${bartek}>`, allowedMentions: { users: [ada] } });
  const seen = () => discord.control.visibleTo(ada, place).find(({ id }) => id === quiet.id)!;
  expect(seen().pings).toEqual([ada]);
  await quiet.edit({ content: `<@${bartek}>` });
  expect(seen().pings).toEqual([ada]);
  const inText = await here.send({
    flags: MessageFlags.IsComponentsV2,
    components: [{ type: 10, content: `Your turn, <@${bartek}>, not \`<@${ada}>\`` }],
  });
  expect(discord.control.visibleTo(ada, place).find(({ id }) => id === inText.id)?.pings).toEqual([bartek]);
});

test('direct messages, reactions, pins, typing, members', async () => {
  const user = await bot.client.users.fetch(bartek);
  const sent = await user.send('Your turn');
  expect(sent.channel.type).toBe(ChannelType.DM);
  expect(discord.control.visibleTo(bartek, sent.channelId).map(({ text }) => text)).toEqual(['Your turn']);
  expect(discord.control.visibleTo(ada, sent.channelId)).toEqual([]);
  const here = await channel();
  const message = await here.send('React');
  await message.react('👍');
  discord.control.react(ada, message.id, '👍');
  expect((await message.fetch(true)).reactions.cache.get('👍')?.count).toBe(2);
  await message.pin();
  expect((await here.messages.fetchPins()).items.map(({ message: { id } }) => id)).toContain(message.id);
  await here.sendTyping();
  const guild = bot.client.guilds.cache.get(discord.guildId)!;
  expect(guild.members.cache.size).toBeLessThan(discord.members.length + 1);
  expect((await guild.members.fetch(ada)).displayName).toBe(discord.members[0]!.name);
  expect((await bot.client.application.fetch()).id).toBe(discord.applicationId);
});

test('what people write reaches a bot without the content intent only when it is mentioned', async () => {
  const texts: string[] = [];
  bot.client.on('messageCreate', message => {
    if (!message.author.bot) texts.push(message.content);
  });
  discord.control.say(ada, place, 'psst');
  discord.control.say(ada, place, `<@${discord.applicationId}> hello`);
  discord.control.say(ada, discord.control.directChannel(ada), 'in private');
  await expect.poll(() => texts.length).toBe(3);
  expect(texts).toEqual(['', `<@${discord.applicationId}> hello`, 'in private']);
});

test('nothing failed in the bot meanwhile', () => {
  expect(bot.failures).toEqual([]);
});
