import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../../../src/engine/index.js';
import type { SeenMessage } from '../../../src/local/server.js';
import { pebbles } from '../../engine/pebbles.js';
import { playToEnd } from '../player.js';
import { type OwnStage, raiseStage } from '../stage.js';
import { actingOn, PATIENCE } from './acting.js';

let stage: OwnStage;

beforeAll(async () => {
  stage = await raiseStage([pebbles]);
});
afterAll(() => stage.close());

const { command, press, post } = actingOn(() => stage);

/** Keeps a picture where a person can look at it, as wide as a phone shows it. */
async function keepPicture(message: SeenMessage, name: string): Promise<void> {
  const data = Buffer.from(await (await fetch(message.files[0]!.url)).arrayBuffer());
  mkdirSync('test-output', { recursive: true });
  await sharp(data).resize({ width: 390 }).png().toFile(`test-output/${name}.png`);
}

test('four sit down at one table, play for their places, and the season says who came where', async () => {
  const { control } = stage.discord;
  const [boss, ...others] = stage.people as [string, ...string[]];
  const created = { name: 'Liga Stołów', game: pebbles.id, format: 'tables-of-four', rounds: 1 };
  await command(boss, 'league create', created);
  const living = await post(({ text }) => text.includes('Liga Stołów'));
  expect(living.text).toMatch(/stoły po cztery osoby, punkty za miejsca · 1 runda/);
  expect(living.text).toContain('Punkty za miejsca: 5, 3, 2, 1; walkower 0.');
  expect(living.text).toContain('jak wolny los');
  for (const person of [boss, ...others]) await press(person, living, '.join');
  await press(boss, await press(boss, await press(boss, living, '.manage'), '.preview'), '.start');
  const [table] = await control.waitFor(() => {
    const threads = control.threads(stage.channel);
    return threads.length === 1 && threads;
  }, PATIENCE);
  expect((await post(({ text }) => text.includes('Wasz stół'))).pings).toHaveLength(4);
  expect((await command(others[0]!, 'league why')).text).toMatch(
    /Punkty przed rundą.*Zaczyna .*Rozpoczęte dotąd partie: .* 0,/s,
  );
  await playToEnd(stage, table!.id, randomFrom('9'.repeat(32)));
  const ended = await post(({ text }) => text.includes('wszystko rozegrane'));
  expect(ended.text).toContain('Prowadzący mogą je poprawić do');
  const line = await post(({ id }) => id === table!.id);
  expect(line.text).toMatch(/\*\*1\.\*\* .* · \*\*[234]\.\*\* /);
  const shown = await command(boss, 'league table');
  expect(shown.files[0]?.description).toMatch(/1\. .*: [2345](,\d)? punkt/);
  await keepPicture(shown, 'league-tables-phone');
  expect((await command(boss, 'league why')).text).toMatch(/Skąd punkty: .*miejsce 1 raz/);

  const pairingNow = async () => {
    const [league] = await stage.program.hall.store.leagues(stage.discord.guildId);
    return (await stage.program.hall.season(league!.id)).pairings[0]!;
  };
  const [one, two, , four] = (await pairingNow()).seats as [number, number, number, number];
  const places = { place1: [`${four}`], place2: [`${two}`], place3: [`${one}`], reason: 'protest' };
  const manage = await press(boss, living, '.manage');
  const menu = manage.selects.find(({ customId }) => customId.endsWith('.award'))!;
  const submit = async (values: Record<string, string | string[]>) => {
    const form = await control.select(boss, manage.id, menu.customId, [menu.options[0]!.value]);
    await control.waitFor(() => form.modal);
    return control.submit(boss, form, values);
  };
  const twice = await submit({ ...places, place2: [`${four}`] });
  expect((await control.waitFor(() => twice.followUps[0])).text).toContain('każdą osobę stołu raz');
  await (await submit(places)).settled(PATIENCE);
  expect((await post(({ text }) => text.includes('⚖️'))).text).toMatch(/1\. .*, 2\. .*, 3\. .*, 4\. .*protest/);
  expect((await pairingNow()).score!.shares.map(share => Math.round(3 * share))).toEqual([1, 2, 0, 3]);

  const panel = await press(boss, await press(boss, ended, '.final'), '.finish');
  expect(panel.text).toContain('zakończona');
  const final = await post(({ text }) => text.includes('koniec sezonu'));
  expect(final.text).toContain('🥇');
  expect(stage.faults).toEqual([]);
}, 120_000);
