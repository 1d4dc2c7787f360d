import { afterEach, beforeEach, expect, test } from 'vitest';
import { game as mageKnight } from '../../../src/games/mage-knight/game.js';
import { LESSONS } from '../../../src/games/mage-knight/words/lessons.js';
import { publicPosts } from '../player.js';
import { asked, beginRealm, playRealm } from '../realm.js';
import { type OwnStage, raiseStage } from '../stage.js';

let stage: OwnStage;
beforeEach(async () => {
  stage = await raiseStage([mageKnight]);
});
afterEach(() => stage.close());

const ratings = () => stage.program.hall.store.ratings(stage.discord.guildId, mageKnight.id, 10);
const resultOf = (thread: string) =>
  stage.discord.control.waitFor(
    () => publicPosts(stage, thread).findLast(({ text }) => /^## .*SHA-256/s.test(text)),
    30_000,
  );

test('two play a whole Blitz Cooperation: one score for both, and no rating of anybody', async () => {
  const played = await beginRealm(stage, { scenario: 'blitz_cooperation' }, 2);
  const taught: string[] = [];
  const match = await playRealm(stage, played, ({ text }) => {
    if (text.includes('🎓')) taught.push(text);
  });
  expect(match.status).toBe('finished');
  const { category, points } = match.result!.score!;
  expect(category).toMatch(/^blitz_cooperation\/2\//);
  expect((await resultOf(played.thread)).text).toContain(String(points));
  expect(taught, 'only First Reconnaissance teaches by itself').toEqual([]);

  const named = mageKnight.words.pl.scored!(category);
  const leaderboard = await asked(stage, 'leaderboard', { game: mageKnight.id });
  expect(leaderboard).toContain(`**${named}**`);
  expect(leaderboard).toMatch(new RegExp(`\\*\\*${points}\\*\\* · Żaneta \\(\\S+\\), Łukasz \\(\\S+\\)`));
  expect(await asked(stage, 'profile')).toContain(`${named}: **${points}**`);
  expect(await ratings()).toEqual([]);
  const counted = await stage.program.hall.store.counted(played.id);
  expect([counted?.verdict, counted?.seats.map(({ shown }) => shown)]).toEqual(['scored', [null, null]]);
  expect(stage.faults).toEqual([]);
}, 600_000);

test('two play First Reconnaissance against each other: it teaches what is new, and is rated', async () => {
  const played = await beginRealm(stage, {}, 2);
  const taught = new Map<string, string[]>();
  const match = await playRealm(stage, played, ({ text, buttons }) => {
    const line = text.split('\n').find(each => each.includes('🎓'));
    if (line === undefined) return;
    const links = buttons.flatMap(({ customId }) => (customId?.startsWith('rule.') ? [customId] : []));
    expect(links, line).toHaveLength(1);
    taught.set(line.slice(line.indexOf('🎓') + 3), links);
  });
  const lessons = Object.values(LESSONS).map(({ text }) => text.pl);
  expect(lessons).toEqual(expect.arrayContaining([...taught.keys()]));
  expect(taught.size, [...taught.keys()].join('\n')).toBeGreaterThanOrEqual(8);

  expect([match.status, match.result?.score]).toEqual(['finished', undefined]);
  const counted = await stage.program.hall.store.counted(played.id);
  expect(counted?.verdict).toBe('rated');
  const rated = await ratings();
  expect(rated.map(({ name }) => name).sort()).toEqual(['Żaneta', 'Łukasz'].sort());
  const [first, second] = match.result!.places as [number, number];
  const shown = match.seats.map(({ name }) => rated.find(each => each.name === name)!.shown) as [number, number];
  expect(Math.sign(shown[0] - shown[1])).toBe(Math.sign(second - first));
  expect((await resultOf(played.thread)).text).toMatch(/[+−]\d/);
  expect(await asked(stage, 'leaderboard', { game: mageKnight.id, show: 'text' })).toMatch(/Żaneta: \d{3,4} /);
  expect(stage.faults).toEqual([]);
}, 600_000);

test('somebody plays First Reconnaissance alone with lessons switched off: none stands anywhere, the score is kept', async () => {
  const played = await beginRealm(stage, { lessons: 'off' }, 1);
  const match = await playRealm(stage, played, ({ text }) => expect(text).not.toContain('🎓'));
  expect([match.status, match.result?.score?.category]).toEqual(['finished', 'first_reconnaissance/1/']);
  const { points } = match.result!.score!;
  const named = mageKnight.words.pl.scored!('first_reconnaissance/1/');
  expect(await asked(stage, 'profile')).toContain(`${named}: **${points}**`);
  expect(await ratings()).toEqual([]);
  expect(stage.faults).toEqual([]);
}, 600_000);
