import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALLOWANCES, type AllowanceName } from '../../src/matches/index.js';
import { games } from '../../src/registry.js';
import { openPanel } from './player.js';
import { buttonOf, lastBoard, type OwnStage, raiseStage, startMatch } from './stage.js';

let stage: OwnStage;
let time = Date.now();
/** As they are, but for presses: as many as a test has patience for. */
const LIMITS = { ...ALLOWANCES, presses: { ...ALLOWANCES.presses, burst: 30 } };
beforeAll(async () => {
  stage = await raiseStage(games, () => time, LIMITS);
});
afterAll(() => stage.close());

const GAME = 'tash-kalar';

/** Calls a command as often as it may be called, and once more; what the last one says. */
async function beyond(name: AllowanceName, person: string, command: string, options = {}): Promise<string> {
  const { control } = stage.discord;
  for (let call = 0; call < ALLOWANCES[name].burst; call++) {
    const answer = await (await control.command(person, stage.channel, command, options)).settled(30_000);
    expect(answer.text).not.toContain('Spróbuj ponownie');
  }
  return (await (await control.command(person, stage.channel, command, options)).settled()).text;
}

const refusal = (name: AllowanceName): string =>
  `To dużo jak na tak krótki czas. Spróbuj ponownie <t:${Math.ceil((time + ALLOWANCES[name].every) / 1000)}:R>.`;

test.each<[AllowanceName, string, Record<string, string>]>([
  ['tables', 'play', { game: GAME }],
  ['look-ups', 'rules', { query: 'ruch' }],
  ['pictures', 'profile', {}],
  ['replays', 'settings', { data: 'export' }],
  ['panels', 'help', {}],
  ['seats', 'settings', { tables: 'on' }],
  ['votes', 'settings', { away: '3', 'stand-in': 'guest' }],
  ['seats', 'league join', {}],
  ['look-ups', 'league schedule', {}],
])(
  '%s: who does too much at once is told when to go on, and then may',
  async (name, command, options) => {
    const [person] = stage.people as [string];
    time += 60 * 60_000;
    if (options['stand-in']) options['stand-in'] = stage.people[1]!;
    expect(await beyond(name, person, command, options)).toBe(refusal(name));
    const other = await (
      await stage.discord.control.command(stage.people[1]!, stage.channel, command, options)
    ).settled();
    expect(other.text).not.toContain('Spróbuj ponownie');
    time += ALLOWANCES[name].every;
    const again = await (await stage.discord.control.command(person, stage.channel, command, options)).settled();
    expect(again.text).not.toContain('Spróbuj ponownie');
  },
  60_000,
);

test('shares: nobody fills a channel with rules', async () => {
  const { control } = stage.discord;
  const [, person] = stage.people as [string, string];
  const said: string[] = [];
  for (let call = 0; call <= ALLOWANCES.shares.burst; call++) {
    const answer = await (
      await control.command(person, stage.channel, 'rules', { query: 'nierozerwalność' })
    ).settled();
    const act = await control.press(person, answer.id, buttonOf(answer, 'share'));
    const told = await control.waitFor(() => act.followUps[0] ?? null);
    said.push(told.text);
  }
  expect(said.filter(text => text.includes('Spróbuj ponownie'))).toEqual([refusal('shares')]);
});

test('seats: nobody comes and goes without end', async () => {
  const { control } = stage.discord;
  const [host, , kim] = stage.people as [string, string, string];
  time += 60 * 60_000;
  await (await control.command(host, stage.channel, 'play', { game: GAME })).settled();
  const lobby = await control.waitFor(() =>
    control.visibleTo(host, stage.channel).findLast(({ buttons }) => buttons.length > 2),
  );
  for (let press = 0; press < ALLOWANCES.seats.burst; press++)
    await (await control.press(kim, lobby.id, buttonOf(lobby, press % 2 === 0 ? 'join' : 'leave'))).settled();
  const act = await control.press(kim, lobby.id, buttonOf(lobby, 'join'));
  expect((await control.waitFor(() => act.followUps[0])).text).toContain('You can go on <t:');
});

test('presses: nobody has the same panel painted without end, and being told so paints nothing', async () => {
  const { control } = stage.discord;
  time += 60 * 60_000;
  const thread = await startMatch(stage, GAME);
  const board = await lastBoard(stage, thread);
  const [person] = board.pings as [string];
  const panel = await openPanel(stage, person, board);
  const match = (await stage.store.lastMatchAt(thread))!.id;
  const said: string[] = [];
  for (let press = 0; press < LIMITS.presses.burst + 1 && said.length === 0; press++) {
    stage.tampering.forge(interaction => Object.assign(interaction.data, { custom_id: `go.${match}` }));
    const act = await control.press(person, panel.id, panel.buttons.find(({ customId }) => customId)!.customId!);
    await control.waitFor(() => act.followUps.length > 0 || act.edits.length > 0 || null);
    said.push(...act.followUps.map(({ text }) => text));
  }
  expect(said).toEqual([expect.stringMatching(/<t:\d+:R>/)]);
}, 60_000);

test('completions: nobody has lists made without end', async () => {
  const { control } = stage.discord;
  const [, person] = stage.people as [string, string];
  const offered: number[] = [];
  for (let call = 0; call <= ALLOWANCES.completions.burst; call++) {
    const act = await control.autocomplete(person, stage.channel, 'play', { game: '' }, 'game');
    offered.push((await control.waitFor(() => act.choices)).length);
  }
  expect(offered.at(-2)).toBeGreaterThan(0);
  expect(offered.at(-1)).toBe(0);
});
