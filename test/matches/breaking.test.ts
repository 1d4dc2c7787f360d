import { beforeEach, expect, test } from 'vitest';
import {
  ALWAYS_AWAKE,
  castVote,
  exportMatch,
  isBroken,
  type Match,
  matchesWaitingFor,
  propose,
  Refusal,
  ring,
  usedBy,
} from '../../src/matches/index.js';
import { pebbles } from '../engine/pebbles.js';
import { fault, fragile } from './fragile.js';
import { answerSomething, kuba, makeStand, ola, type Stand, startedMatch } from './stand.js';

const HOUR = 3_600_000;

let stand: Stand;
let broken: Match;
let sound: Match;
beforeEach(async () => {
  fault.isThere = false;
  stand = makeStand([pebbles, fragile]);
  broken = await startedMatch(stand, fragile);
  sound = await startedMatch(stand, pebbles);
});

const breakIt = () => {
  fault.isThere = true;
  stand.house.dropTable(broken.id);
};
const posted = async (id: string) =>
  (await stand.house.store.postsOf(id)).map(({ kind, about }) => about.notice ?? kind);

test('a table that cannot be rebuilt keeps no other from its reminders; its people are told once', async () => {
  breakIt();
  for (const hours of [25, 1, 24, 30]) {
    stand.time += hours * HOUR;
    await ring(stand.house);
  }
  // Whoever presses there finds it broken still, and hears so privately.
  for (let press = 0; press < 3; press++) await expect(stand.house.running(broken.id)).rejects.toThrow('table-broken');
  expect((await posted(sound.id)).filter(kind => kind === 'reminder').length).toBeGreaterThanOrEqual(4);
  expect((await posted(broken.id)).filter(kind => kind === 'broken').length).toBe(1);
  expect((await posted(broken.id)).filter(kind => kind === 'reminder')).toEqual([]);
  expect(stand.reports.filter(({ event }) => event === 'table-broken').length).toBe(1);
});

test('nobody loses time while it is broken, and it goes on when it is mended', async () => {
  stand.time += 5 * HOUR;
  breakIt();
  await expect(stand.house.running(broken.id)).rejects.toThrow(Refusal);
  expect(await isBroken(stand.house, broken)).toBe(true);
  expect((await matchesWaitingFor(stand.house, ola.id)).map(({ id }) => id)).toEqual([sound.id]);
  stand.time += 200 * HOUR;
  fault.isThere = false;
  await stand.house.table(await stand.house.match(broken.id));
  const mended = await stand.house.match(broken.id);
  expect(await isBroken(stand.house, mended)).toBe(false);
  const used = mended.clocks.map(clock => usedBy(clock, ALWAYS_AWAKE, stand.time));
  expect(Math.max(...used)).toBe(5 * HOUR);
  expect(mended.clocks.some(({ since }) => since === stand.time)).toBe(true);
  await answerSomething(stand, broken.id, [1, 2, 3, 4]);
});

test('what is stored of it can be taken away, and it is ended when all agree', async () => {
  await answerSomething(stand, broken.id, [1, 2, 3, 4]);
  breakIt();
  expect(await exportMatch(stand.house, broken.id)).toMatchObject({ match: broken.id, game: 'fragile' });
  const reply = (person: typeof ola) => ({ match: broken.id, person, interaction: stand.press() });
  const { vote } = await propose(stand.house, reply(ola), { kind: 'abort' });
  const { state } = await castVote(stand.house, reply(kuba), vote!.id, 'yes');
  expect(state).toBe('carried');
  expect((await stand.house.match(broken.id)).status).toBe('aborted');
});
