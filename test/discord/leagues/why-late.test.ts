import { afterAll, beforeAll, expect, test } from 'vitest';
import { pebbles } from '../../engine/pebbles.js';
import { type OwnStage, raiseStage } from '../stage.js';
import { actingOn, PATIENCE } from './acting.js';

const DAY = 86_400_000;
let stage: OwnStage;
let time = Date.UTC(2026, 4, 1);
beforeAll(async () => {
  stage = await raiseStage([pebbles], () => time);
});
afterAll(() => stage.close());

const { command, press } = actingOn(() => stage);

test('/league why says of a round that ran out of time how much each has used', async () => {
  const { control } = stage.discord;
  const [boss, other] = stage.people as [string, string];
  await command(boss, 'league create', { name: 'Liga', game: pebbles.id, format: 'round-robin' });
  await command(boss, 'league join');
  await command(other, 'league join');
  await press(boss, await command(boss, 'league start'), 'league-set.');
  await control.waitFor(() => control.threads(stage.channel).length > 0, PATIENCE);
  let why = '';
  for (let days = 0; days < 40 && !why.includes('zabrakło czasu'); days += 2) {
    time += 2 * DAY;
    await stage.restart();
    why = (await command(boss, 'league why')).text;
  }
  expect(why).toMatch(
    /W rundzie 1 zabrakło czasu, więc liczy się, kto ile go zużył: (Żaneta|Łukasz) \d+ dni.*, (Żaneta|Łukasz) \d+ dni/,
  );
});
