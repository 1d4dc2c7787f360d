import { afterEach, expect, it } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.js';

const open: LocalDiscord[] = [];
afterEach(async () => {
  for (const discord of open.splice(0)) await discord.close();
});

async function start(): Promise<LocalDiscord> {
  const discord = await startLocalDiscord({ port: 0 });
  open.push(discord);
  return discord;
}

it('has the same guild, people and channels after a restart, and forgets what was said', async () => {
  const [first, second] = [await start(), await start()];
  expect(second.guildId).toBe(first.guildId);
  expect(second.applicationId).toBe(first.applicationId);
  expect(second.members).toEqual(first.members);
  expect(second.channels).toEqual(first.channels);
  const ids = [
    first.guildId,
    first.applicationId,
    ...first.members.map(({ id }) => id),
    ...first.channels.map(({ id }) => id),
  ];
  expect(new Set(ids).size).toBe(ids.length);
  const [member, channel] = [first.members[0]!.id, first.channels[0]!.id];
  const said = first.control.say(member, channel, 'hello');
  expect(ids).not.toContain(said.id);
  expect(second.control.visibleTo(member, channel)).toEqual([]);
});
