import { DiscordAPIError, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { expect, test } from 'vitest';
import { makeObstacle, obstacleOf, parseObstacle } from '../../../src/discord/matches/obstacle.js';
import type { Access } from '../../../src/discord/surface.js';
import type { Obstacle } from '../../../src/discord/words/index.js';

const refused = (code: number): DiscordAPIError =>
  new DiscordAPIError({ code, message: 'No' }, code, 403, 'POST', 'https://discord.test', {});

const allowing = (isThread: boolean, isLocked: boolean, ...names: (keyof typeof PermissionFlagsBits)[]): Access => ({
  permissions: new PermissionsBitField(names.map(name => PermissionFlagsBits[name])),
  isThread,
  isLocked,
});
const ALL = ['ViewChannel', 'SendMessages', 'SendMessagesInThreads', 'AttachFiles'] as const;

test.each<[string, number, Access | null, Obstacle | null]>([
  ['a channel that is gone', 10003, null, 'gone'],
  ['a thread that is closed', 50083, null, 'locked'],
  ['a thread that is locked', 160005, null, 'locked'],
  ['a locked thread, although nothing is missing', 50013, allowing(true, true, ...ALL), 'locked'],
  ['a channel nobody knows anything of', 50001, null, { missing: ['ViewChannel'] }],
  [
    'no right to see it',
    50001,
    allowing(true, false, 'SendMessagesInThreads', 'AttachFiles'),
    { missing: ['ViewChannel'] },
  ],
  [
    'no right to write in threads',
    50013,
    allowing(true, false, 'ViewChannel', 'SendMessages', 'AttachFiles'),
    { missing: ['SendMessagesInThreads'] },
  ],
  [
    'no right to write or attach in the channel',
    50013,
    allowing(false, false, 'ViewChannel', 'SendMessagesInThreads'),
    { missing: ['SendMessages', 'AttachFiles'] },
  ],
  ['a form of ours that is wrong', 50035, allowing(true, false), null],
])('%s is named', (_, code, access, obstacle) => {
  expect(obstacleOf(refused(code), access)).toEqual(obstacle);
});

test('a broken connection is nobody’s fault', () => {
  expect(obstacleOf(new Error('socket hang up'), null)).toBeNull();
});

test.each<Obstacle>(['gone', 'locked', { missing: ['ViewChannel'] }, { missing: ['SendMessages', 'AttachFiles'] }])(
  '%j reads back as it was kept',
  obstacle => {
    expect(parseObstacle(makeObstacle(obstacle))).toEqual(obstacle);
  },
);
