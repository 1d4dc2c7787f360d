import { type ActionRow, createBot, GatewayIntents, InteractionTypes } from '@discordeno/bot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.js';
import { pixel } from './sample-bot.js';

/**
 * The bot speaks through discord.js, and so do most tests. A stand-in is right when a library that shares no line with
 * it agrees: discordeno, here with the guild on the second of two shards (by the time in its id, the fifth of eleven).
 */
const SHARDS = { totalShards: 11, firstShardId: 3, lastShardId: 4 };

let discord: LocalDiscord;
let bot: ReturnType<typeof makeBot>;
let place: string;
let ada: string;
const heard: string[] = [];
const failures: unknown[] = [];

const row: ActionRow = { type: 1, components: [{ type: 2, style: 1, label: 'Play', customId: 'play' }] };

function makeBot({ token, api }: LocalDiscord) {
  const quiet = () => undefined;
  const made = createBot({
    token,
    intents: GatewayIntents.Guilds | GatewayIntents.GuildMessages | GatewayIntents.GuildMessageReactions,
    rest: { proxy: { baseUrl: api } },
    gateway: { ...SHARDS, spawnShardDelay: 0 },
    loggerFactory: () => ({ debug: quiet, info: quiet, warn: quiet, error: quiet, fatal: quiet }),
    desiredProperties: {
      interaction: { id: true, token: true, type: true, data: true, user: true, member: true },
      user: { id: true, username: true },
      member: { permissions: true },
      message: { id: true, content: true, author: true },
      guild: { id: true },
      emoji: { name: true },
    },
    events: {
      ready: ({ shardId, guilds }) => heard.push(`shard ${shardId} has ${guilds.length}`),
      guildCreate: ({ id }) => heard.push(`guild ${id}`),
      messageCreate: ({ author }) => heard.push(`${author.username} said something`),
      reactionAdd: ({ emoji }) => heard.push(`reaction ${emoji.name}`),
      interactionCreate: async interaction => {
        const { id, token, type, data, user, member } = interaction;
        const say = (content: string) =>
          made.rest.sendInteractionResponse(id, token, { type: 4, data: { content, components: [row] } });
        try {
          if (type === InteractionTypes.ApplicationCommandAutocomplete)
            await made.rest.sendInteractionResponse(id, token, {
              type: 8,
              data: { choices: [{ name: 'apple', value: 'apple' }] },
            });
          else if (type === InteractionTypes.MessageComponent) {
            await made.rest.sendInteractionResponse(id, token, { type: 6 });
            await made.rest.editOriginalInteractionResponse(token, {
              content: `${data?.customId} by ${user.username}`,
            });
          } else await say(`${data?.options?.[0]?.value}, may write: ${member?.permissions?.has('SEND_MESSAGES')}`);
        } catch (error) {
          failures.push(error);
        }
      },
    },
  });
  return made;
}

beforeAll(async () => {
  discord = await startLocalDiscord();
  place = discord.channels[0]!.id;
  ada = discord.members[0]!.id;
  bot = makeBot(discord);
  await bot.start();
});

afterAll(async () => {
  await bot.shutdown();
  await discord.close();
});

test('each shard is told of its own guilds', async () => {
  await expect.poll(() => [...heard].sort()).toEqual([`guild ${discord.guildId}`, 'shard 3 has 0', 'shard 4 has 1']);
  expect(bot.id).toBe(BigInt(discord.applicationId));
});

test('a command with autocompletion, its answer and a button that changes it', async () => {
  await bot.rest.upsertGlobalApplicationCommands([
    {
      name: 'pick',
      description: 'Picks a fruit',
      options: [{ type: 3, name: 'fruit', description: 'Which one', required: true, autocomplete: true }],
    },
  ]);
  const { control } = discord;
  const asked = await control.autocomplete(ada, place, 'pick', { fruit: 'a' }, 'fruit');
  expect(asked.choices).toEqual([{ name: 'apple', value: 'apple' }]);
  const act = await control.command(ada, place, 'pick', { fruit: 'apple' });
  expect(act.reply?.text).toBe('apple, may write: true');
  const pressed = await control.press(ada, act.reply!.id, 'play');
  expect((await pressed.settled()).text).toBe('play by ada');
  expect(failures).toEqual([]);
});

test('a message with a file, reactions and their removal', async () => {
  const sent = await bot.rest.sendMessage(place, {
    content: 'Look',
    files: [{ name: 'p.png', blob: new Blob([pixel]) }],
  });
  expect(sent.attachments).toMatchObject([{ filename: 'p.png', width: 1 }]);
  await bot.rest.addReaction(place, sent.id, '👍');
  discord.control.react(ada, sent.id, '👍');
  await expect.poll(() => heard).toContain('reaction 👍');
  await bot.rest.deleteReactionsEmoji(place, sent.id, '👍');
  expect((await bot.rest.getMessage(place, sent.id)).reactions ?? []).toEqual([]);
});

test('the routes libraries ask for', async () => {
  const { rest } = bot;
  const thread = await rest.startThreadWithoutMessage(place, { name: 'Private', type: 12, autoArchiveDuration: 60 });
  await rest.editChannel(thread.id, { archived: true });
  const { threads } = await rest.getPrivateJoinedArchivedThreads(place);
  expect(threads.map(({ name }) => name)).toEqual(['Private']);
  expect((await rest.getRole(discord.guildId, discord.guildId)).name).toBe('@everyone');
  const image = `data:image/png;base64,${pixel.toString('base64')}`;
  await rest.createApplicationEmoji({ name: 'banner', image });
  expect((await rest.getApplicationEmojis()).items.map(({ name }) => name)).toEqual(['banner']);
  expect((await rest.editBotProfile({ username: 'Judge' })).username).toBe('Judge');
  await expect(rest.getMessage(place, '100000000000000000')).rejects.toThrow();
});

test('a session that was cut is resumed, and what was said meanwhile arrives', async () => {
  const before = heard.filter(line => line === 'ada said something').length;
  discord.control.faults.dropGateway();
  discord.control.say(ada, place, 'meanwhile');
  await expect
    .poll(() => heard.filter(line => line === 'ada said something').length, { timeout: 20_000 })
    .toBe(before + 1);
  expect(heard.filter(line => line.startsWith('shard')).length).toBe(2);
});
