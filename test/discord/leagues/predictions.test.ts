import { afterAll, beforeAll, expect, test } from 'vitest';
import { predictionParts } from '../../../src/discord/leagues/predictions.js';
import { randomFrom } from '../../../src/engine/index.js';
import type { Pairing } from '../../../src/leagues/index.js';
import type { SeenMessage } from '../../../src/local/server.js';
import { pebbles } from '../../engine/pebbles.js';
import { exampleSeason } from '../../leagues/season-example.js';
import { answerPanel, openPanel, playToEnd, publicPosts } from '../player.js';
import { type OwnStage, raiseStage } from '../stage.js';
import { actingOn, isLiving, PATIENCE } from './acting.js';

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage([pebbles], undefined, undefined, ['Zofia', 'Piotr']);
});
afterAll(() => stage.close());

const { command, press, post } = actingOn(() => stage);
const ZOFIA = 4;
const PIOTR = 5;
const who = (index: number): string => stage.people[index]!;
const predictIn = ({ buttons }: SeenMessage): string[] =>
  buttons.flatMap(({ customId }) => (customId?.startsWith('predict.') ? [customId] : []));
const say = async (person: string, message: SeenMessage, at: number, stale = false): Promise<string> => {
  const act = await stage.discord.control.press(person, message.id, predictIn(message)[at]!, { stale });
  return (await act.settled(PATIENCE)).text;
};
const final = (check: (message: SeenMessage) => boolean) =>
  post(message => message.text.includes('🔮') && check(message));
const threads = () => stage.discord.control.threads(stage.channel).map(({ id }) => id);
const boardIn = (thread: string): Promise<SeenMessage> =>
  stage.discord.control.waitFor(
    () =>
      publicPosts(stage, thread).findLast(({ buttons }) =>
        buttons.some(({ customId }) => customId?.startsWith('play.')),
      ),
    PATIENCE,
  );

/** The match of the final. */
let decided: string;

test('before a final people say who wins; from its first move on it is counted, and in the end who was right', async () => {
  const { control } = stage.discord;
  const [boss, ...others] = stage.people.slice(0, 4) as [string, ...string[]];
  await command(boss, 'league create', { name: 'Puchar', game: pebbles.id, format: 'knockout' });
  const living = await post(isLiving);
  await command(boss, 'league join');
  for (const person of others) await press(person, living, 'league.');
  const panel = await press(boss, living, '.manage');
  const preview = await press(boss, panel, '.preview');
  await press(boss, preview, '.start');
  await control.waitFor(() => threads().length === 2, PATIENCE);
  for (const id of threads()) {
    await boardIn(id);
    expect(publicPosts(stage, stage.channel).flatMap(predictIn), 'a semi-final is no final').toEqual([]);
    await playToEnd(stage, id, randomFrom('9'.repeat(32)));
  }
  await control.waitFor(() => threads().length === 4, PATIENCE);
  const asked = await final(message => predictIn(message).length === 2);
  expect(asked.text).toContain('Kto wygra finał?');
  expect(publicPosts(stage, stage.channel).flatMap(predictIn), 'nor is the match for third place').toHaveLength(2);
  const [first, second] = asked.buttons.filter(({ customId }) => customId?.startsWith('predict.'));
  expect(await say(who(ZOFIA), asked, 0)).toContain('Typujesz, że wygra');
  expect(await say(who(ZOFIA), asked, 1)).toContain(`Typujesz, że wygra **${second!.label!.slice(3)}**`);
  expect(await say(who(PIOTR), asked, 0)).toContain(first!.label!.slice(3));
  const match = (await stage.store.match(predictIn(asked)[0]!.split('.')[2]!))!;
  decided = match.id;
  const finalists = match.seats.map(({ player }) => player!);
  for (const person of finalists) expect(await say(person, asked, 0)).toMatch(/własny finał|your own final/);
  const out = stage.people.slice(0, 4).find(person => !finalists.includes(person))!;
  expect(await say(out, asked, 0)).toMatch(/Typujesz|You say/);
  expect(publicPosts(stage, stage.channel).find(({ id }) => id === asked.id)!.text, 'nobody sees how many').toBe(
    asked.text,
  );

  await stage.restart();
  const thread = match.place!;
  const board = await boardIn(thread);
  const mover = board.pings[0]!;
  await answerPanel(stage, mover, await openPanel(stage, mover, board), randomFrom('2'.repeat(32)));
  const begun = await final(({ text, buttons }) => buttons.length === 0 && text.includes('🔮'));
  expect(begun.id).toBe(asked.id);
  expect(begun.text).toContain(`🔮 ${first!.label!.slice(3)} **2** · ${second!.label!.slice(3)} **1**`);
  expect(await say(who(PIOTR), asked, 1, true)).toContain('Finał już się zaczął');

  const result = await playToEnd(stage, thread, randomFrom('9'.repeat(32)));
  const ended = (await stage.store.match(match.id))!;
  const winner = ended.result!.places[0] === 1 ? 0 : 1;
  const right = winner === 0 ? 2 : 1;
  expect(result.text).toContain(`🔮 Trafnie typowało **${right} z 3**.`);
  await final(({ id, text }) => id === asked.id && text.includes(`Trafnie typowało **${right} z 3**`));

  const lucky = winner === 0 ? who(PIOTR) : who(ZOFIA);
  const unlucky = winner === 0 ? who(ZOFIA) : who(PIOTR);
  expect((await command(lucky, 'profile')).text).toContain('🔮 Trafne typy: **1 z 1**');
  expect((await command(unlucky, 'profile')).text).toContain('🔮 Trafne typy: **0 z 1**');
  expect((await command(who(2), 'profile', { player: lucky })).text).toContain('🔮 Predictions: **1 of 1** right');
  expect((await command(who(2), 'leaderboard', { game: pebbles.id, show: 'statistics' })).text).toContain(
    `🔮 Finals: **${right}** of 3 predictions came true.`,
  );
  expect(stage.faults).toEqual([]);
}, 240_000);

test('a corrected result turns who was right round, and who is forgotten has said nothing', async () => {
  const { control } = stage.discord;
  const [boss] = stage.people as [string];
  const living = await post(isLiving);
  const panel = await press(boss, living, '.manage');
  const menu = panel.selects.find(({ customId }) => customId.startsWith('league-form.') && customId.includes('award'))!;
  const before = await command(who(ZOFIA), 'profile');
  const wasRight = before.text.includes('**1 z 1**');
  const { result } = (await stage.store.match(decided))!;
  const opened = await control.select(boss, panel.id, menu.customId, [decided]);
  await control.waitFor(() => opened.modal);
  const other = result!.places[0] === 1 ? 'second' : 'first';
  await (await control.submit(boss, opened, { result: [other], reason: 'pomyłka' })).settled(PATIENCE);
  const after = (await command(who(ZOFIA), 'profile')).text;
  expect(after).toContain(wasRight ? '**0 z 1**' : '**1 z 1**');
  const asks = await command(who(ZOFIA), 'settings', { data: 'delete' });
  await press(who(ZOFIA), asks, 'forget.');
  expect((await command(who(ZOFIA), 'profile')).text).not.toContain('🔮');
}, 60_000);

test('of two people the first match is the final, asked in the language of its channel', async () => {
  const [boss, other] = stage.people as [string, string];
  const channel = stage.discord.channels[1]!.id;
  await command(boss, 'settings', { scope: 'channel', language: 'en' }, channel);
  await command(boss, 'league create', { name: 'Cup', game: pebbles.id, format: 'knockout' }, channel);
  const living = await post(isLiving, channel);
  for (const person of [boss, other]) await press(person, living, 'league.');
  const panel = await press(boss, living, '.manage');
  await press(boss, await press(boss, panel, '.preview'), '.start');
  const asked = await post(message => predictIn(message).length === 2, channel);
  expect(asked.text).toContain('🔮 **Who wins the final?** Say so before its first move, for fun.');
  expect(await say(who(2), asked, 0)).toMatch(/^🔮 You say: \*\*.+\*\* wins\. You can think again/);
  const match = (await stage.store.match(predictIn(asked)[0]!.split('.')[2]!))!;
  await playToEnd(stage, match.place!, randomFrom('9'.repeat(32)));
  const result = await post(({ id, text }) => id === asked.id && text.includes('said so'), channel);
  expect(result.text).toMatch(/🔮 \*\*[01] of 1\*\* said so\./);
  expect(stage.faults).toEqual([]);
}, 120_000);

test('while people may still think again, nobody is shown how many said what', () => {
  const season = exampleSeason(2);
  const [pairing] = season.pairings as [Pairing];
  const shown = (isOpen: boolean) =>
    JSON.stringify(predictionParts(season, pairing, { isOpen, votes: [57, 31], right: null }));
  expect(shown(true)).not.toMatch(/57|31/);
  expect(shown(false)).toMatch(/57.*31/);
});
