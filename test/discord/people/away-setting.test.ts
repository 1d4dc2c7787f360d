import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeenMessage } from '../../../src/local/server.js';
import { pebbles } from '../../engine/pebbles.js';
import { type OwnStage, raiseStage } from '../stage.js';

/** A week before summer time ends: ten days from here are an hour longer than ten times a day. */
const AUTUMN = Date.parse('2026-10-20T09:00:00Z') - Date.now();
let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage([pebbles], () => Date.now() + AUTUMN);
});
afterAll(() => stage.close());

/** What the settings say of an absence after it was typed. */
async function said(person: number, away: string): Promise<string | undefined> {
  const { control } = stage.discord;
  const answer: SeenMessage = await (
    await control.command(stage.people[person]!, stage.channel, 'settings', { away })
  ).settled(30_000);
  const menu = answer.selects.find(({ customId }) => customId.endsWith('.away'))!;
  return menu.options.find(({ chosen }) => chosen)?.label;
}

test('settings say until when somebody is away, and from when on where it has not begun', async () => {
  expect(await said(0, '10 dni')).toBe('Nieobecność: do 30 października 2026');
  expect(await said(0, '24.10-2.11')).toBe('Nieobecność: od 24 października 2026 do 2 listopada 2026');
  expect(await said(2, '10')).toBe('Away: until 30 Oct 2026');
  expect(await said(2, '24.10-2.11')).toBe('Away: 24 Oct 2026 to 2 Nov 2026');
  expect(await said(2, 'off')).toBe('Away: no');
});
