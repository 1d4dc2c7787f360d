import { expect, it, test } from 'vitest';
import { putOff, Refusal, ring, snoozedUntil } from '../../../src/matches/index.js';
import { pebbles } from '../../engine/pebbles.js';
import { ewa, makeStand, ola, startedMatch } from '../stand.js';

const HOUR = 3_600_000;

it.each([
  ['hours', '2026-07-10T10:00:00Z', '2026-07-10T14:00:00Z'],
  ['evening', '2026-07-10T10:00:00Z', '2026-07-10T17:00:00Z'],
  ['evening', '2026-07-10T17:30:00Z', '2026-07-11T17:00:00Z'],
  ['evening', '2026-01-10T10:00:00Z', '2026-01-10T18:00:00Z'],
  ['tomorrow', '2026-07-10T23:30:00Z', '2026-07-12T07:00:00Z'],
] as const)('%s said at %s means %s in Warsaw', (snooze, now, until) => {
  expect(new Date(snoozedUntil(snooze, 'Europe/Warsaw', Date.parse(now))).toISOString()).toBe(
    until.replace('Z', '.000Z'),
  );
});

test('a reminder that is put off moves, the limit stays', async () => {
  const stand = makeStand([pebbles]);
  const match = await startedMatch(stand, pebbles);
  const reply = { match: match.id, person: ola, interaction: stand.press() };
  const reminders = async () =>
    (await stand.house.store.postsOf(match.id)).filter(({ kind, about }) => kind === 'reminder' && about.seat === 0);
  stand.time += 24 * HOUR;
  await ring(stand.house);
  await putOff(stand.house, reply, 'hours');
  expect((await stand.house.match(match.id)).clocks[0]!.due).toBe(match.clocks[0]!.due);
  stand.time += 4 * HOUR - 1;
  await ring(stand.house);
  expect(await reminders()).toHaveLength(1);
  stand.time += 1;
  await ring(stand.house);
  expect(await reminders()).toHaveLength(2);
  const stranger = { ...reply, person: ewa, interaction: stand.press() };
  await expect(putOff(stand.house, stranger, 'hours')).rejects.toThrow(new Refusal('not-seated'));
});
