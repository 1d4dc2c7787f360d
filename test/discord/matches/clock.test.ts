import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { randomFrom } from '../../../src/engine/index.js';
import { pebbles } from '../../engine/pebbles.js';
import { playToEnd } from '../player.js';
import { type OwnStage, raiseStage, startMatch } from '../stage.js';

const TEN_MINUTES = 600_000;
let stage: OwnStage;
let shift = 0;
beforeAll(async () => {
  stage = await raiseStage([pebbles], () => Date.now() + shift);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => stage.close());

test('a clock that is set back by ten minutes, again and again, hangs no post and no press', async () => {
  const thread = await startMatch(stage, pebbles.id);
  stage.discord.control.faults.next(/^POST \/channels\/\d+\/messages/, { kind: 'close', effect: 'before' }, 1);
  const result = await playToEnd(stage, thread, randomFrom('4'.repeat(32)), async () => {
    shift -= TEN_MINUTES;
  });
  expect(result.text).toContain((await stage.store.lastMatchAt(thread))!.seed);
  expect(stage.faults).toEqual([]);
}, 60_000);

test('nor does the library wait out a limit that it counts by the clock', async () => {
  const { control } = stage.discord;
  const [person] = stage.people as [string];
  const help = async () => (await control.command(person, stage.channel, 'help', {})).settled();
  const real = Date.now;
  await help();
  vi.spyOn(Date, 'now').mockImplementation(() => real() - TEN_MINUTES);
  // The library lets fifty requests through in what it takes for a second.
  for (let call = 0; call < 60; call++) expect((await help()).text).toContain('Arbiter w trzech krokach');
}, 30_000);
