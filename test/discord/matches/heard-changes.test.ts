import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { randomAnswer } from '../../../src/engine/index.js';
import { answer } from '../../../src/matches/index.js';
import { pebbles } from '../../engine/pebbles.js';
import { type OwnStage, raiseStage, startMatch } from '../stage.js';

/** Longer than what was heard before takes to settle. */
const SETTLED = 1_500;
const FORBIDDEN = { status: 403, code: 50013, message: 'Missing Permissions' };

let stage: OwnStage;
let thread: string;
beforeAll(async () => {
  stage = await raiseStage([pebbles]);
});
afterEach(() => stage.tampering.relent());
afterAll(() => stage.close());

const asBot = (method: string, path: string, body: object) =>
  fetch(`${stage.discord.api}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${stage.discord.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const refused = async () => {
  const { id } = (await stage.store.lastMatchAt(thread))!;
  return (await stage.store.postsOf(id)).filter(({ tries }) => tries > 0).length;
};

/** A board that Discord has refused; nothing keeps it from being taken any more, and nobody has said so. */
async function refuseBoard(): Promise<void> {
  thread = await startMatch(stage, pebbles.id);
  await pass(SETTLED);
  stage.tampering.refuse(/^(POST|PATCH) \/channels\/\d+\/messages/, FORBIDDEN, 99);
  const { house } = stage.program;
  const match = (await stage.store.lastMatchAt(thread))!;
  for (const { seat } of (await house.table(match)).open) {
    const person = { id: match.seats[seat]!.player!, name: '' };
    const reply = { match: match.id, person, interaction: `${match.id}-${seat}` };
    await answer(house, reply, decision => randomAnswer(decision, [1, 2, 3, 4]));
  }
  await expect.poll(refused, { timeout: 10_000 }).toBeGreaterThan(0);
  await pass(SETTLED);
  stage.tampering.relent();
}

const control = () => stage.discord.control;
test.each<[string, () => unknown]>([
  ['its channel is another', () => control().allow(stage.people[3]!, stage.channel, 'view')],
  ['its thread is another', () => asBot('PATCH', `/channels/${thread}`, { name: 'Nasza partia' })],
  ['a role is another', () => control().changeRole(control().botRoleId, { mentionable: true })],
  ['the bot is given a role', () => control().giveRole(stage.discord.applicationId, 'Zaufani', 0n)],
  ['the server is another', () => control().setGuildLocale('pl')],
  ['somebody uses it there', () => control().command(stage.people[3]!, thread, 'board')],
  ['somebody uses it where the table was opened', () => control().command(stage.people[3]!, stage.channel, 'games')],
])('what was refused is tried again when %s', async (_, change) => {
  await refuseBoard();
  expect(await refused(), 'nothing has been heard yet').toBeGreaterThan(0);
  await change();
  await expect.poll(refused, { timeout: 10_000 }).toBe(0);
});
