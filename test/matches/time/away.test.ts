import { beforeEach, expect, test } from 'vitest';
import { randomAnswer } from '../../../src/engine/index.js';
import {
  answer,
  answerStandIn,
  calendarOf,
  castVote,
  concede,
  goAway,
  isOverdue,
  type Match,
  openLobby,
  type Person,
  propose,
  Refusal,
  ring,
  seatOf,
} from '../../../src/matches/index.js';
import { NO_LIMITS } from '../../discord/no-limits.js';
import { pebbles } from '../../engine/pebbles.js';
import { ewa, kuba, makeStand, ola, type Stand, startedMatch } from '../stand.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let stand: Stand;
let match: Match;
beforeEach(async () => {
  stand = makeStand([pebbles]);
  match = await startedMatch(stand, pebbles);
});

const now = () => stand.house.match(match.id);
const away = (days: number) => ({ from: stand.time, to: stand.time + days * DAY });
const accept = (person: Person, yes = true) => answerStandIn(stand.house, match.id, person, 0, yes, stand.press());
const bid = (person: Person) =>
  answer(stand.house, { match: match.id, person, interaction: stand.press() }, decision =>
    randomAnswer(decision, [1, 2, 3, 4]),
  );

test('clocks stand still for who is away, and go on when they are back', async () => {
  const { due } = match.clocks[0]!;
  stand.time += 10 * HOUR;
  await goAway(stand.house, 'ola', away(7), null);
  expect((await now()).clocks[0]!.due).toBe(due! + 7 * DAY);
  stand.time += 2 * DAY;
  await goAway(stand.house, 'ola', null, null);
  expect((await now()).clocks[0]!.due).toBe(due! + 2 * DAY);
  stand.time = due! + 2 * DAY;
  expect(isOverdue((await now()).clocks[0], stand.time)).toBe(true);
});

test('in a league an absence stops the clock for as many days as it allows, elsewhere for all of it', async () => {
  const event = { id: 'l1', title: 'Liga', rated: true, awayDays: 3 };
  const other = await startedMatch(stand, pebbles);
  await stand.house.store.write({ match: { ...match, event } }, 1);
  const { due } = match.clocks[0]!;
  await goAway(stand.house, 'ola', away(7), null);
  // What a match is part of is written once, when it begins.
  expect((await now()).event).toBeUndefined();
  expect((await stand.house.match(other.id)).clocks[0]!.due).toBe(due! + 7 * DAY);
  const { startedAt } = match;
  const allowed = async (awayDays: number) =>
    (await calendarOf(stand.house, 'ola', { event: { ...event, awayDays }, startedAt })).away;
  expect(await allowed(3)).toEqual(away(3));
  expect(await allowed(0)).toBeNull();
  const begun = stand.time;
  stand.time += 2 * DAY;
  await goAway(stand.house, 'ola', null, null);
  stand.time += 2 * DAY;
  await goAway(stand.house, 'ola', away(7), null);
  expect(await allowed(3), 'two of the three days are used').toEqual(away(1));
  const later = await calendarOf(stand.house, 'ola', { event, startedAt: begun + DAY });
  expect(later.away, 'what was before the match counts for nothing').toEqual(away(2));
});

test('clocks rest for a month in three: absences in a row stall no table', async () => {
  const go = (days: number) => goAway(stand.house, 'ola', away(days), null);
  await go(20);
  stand.time += 20 * DAY;
  await expect(go(11)).rejects.toMatchObject({ why: 'away-too-long', about: { days: '10' } });
  await go(10);
  stand.time += 5 * DAY;
  await goAway(stand.house, 'ola', null, null);
  await go(5);
  stand.time += 5 * DAY;
  await expect(go(1)).rejects.toMatchObject({ about: { days: '0' } });
  stand.time += 70 * DAY;
  await go(9);
});

test('nobody who is away is reminded', async () => {
  await goAway(stand.house, 'ola', away(7), null);
  stand.time += 3 * DAY;
  await ring(stand.house);
  const posts = (await stand.house.store.postsOf(match.id)).filter(({ kind }) => kind === 'reminder');
  expect(posts.map(({ about }) => about.seat)).not.toContain(0);
});

test('a stand-in sees and plays the seat once they have said yes, until its person is back', async () => {
  await goAway(stand.house, 'ola', away(7), ewa);
  expect(seatOf(await now(), 'ewa')).toBe(-1);
  await expect(bid(ewa)).rejects.toThrow(new Refusal('not-seated'));
  await expect(accept(kuba)).rejects.toThrow(new Refusal('not-your-seat'));
  await accept(ewa);
  expect(seatOf(await now(), 'ewa')).toBe(0);
  expect((await stand.house.store.matchesOf('ewa')).map(({ id }) => id)).toEqual([match.id]);
  await bid(ewa);
  expect((await now()).seats[0], 'no rating follows what somebody else played').toMatchObject({ helped: true });
  stand.time += 7 * DAY;
  await ring(stand.house);
  expect(seatOf(await now(), 'ewa')).toBe(-1);
  expect(seatOf(await now(), 'ola')).toBe(0);
  expect(await stand.house.store.matchesOf('ewa')).toEqual([]);
});

test('a stand-in is reminded by their own hours, while the person is away', async () => {
  await goAway(stand.house, 'ola', away(7), ewa);
  await accept(ewa);
  stand.time += 25 * HOUR;
  await ring(stand.house);
  const reminders = async () =>
    (await stand.house.store.postsOf(match.id)).filter(({ kind, about }) => kind === 'reminder' && about.seat === 0);
  expect(await reminders()).toHaveLength(1);
  await goAway(stand.house, 'ewa', away(3), null);
  stand.time += 25 * HOUR;
  await ring(stand.house);
  expect(await reminders(), 'who stands in may be away as well').toHaveLength(1);
});

test('who sits at very many tables cannot stand in at one more', async () => {
  stand = makeStand([pebbles], { allowances: NO_LIMITS });
  match = await startedMatch(stand, pebbles);
  await goAway(stand.house, 'ola', away(7), ewa);
  const opening = { game: pebbles.id, host: ewa, guild: '100', home: 'home', language: 'pl' } as const;
  for (let table = 0; table < 50; table++) await openLobby(stand.house, { ...opening, interaction: stand.press() });
  await expect(accept(ewa)).rejects.toThrow(new Refusal('too-many-matches'));
  await accept(ewa, false);
});

test('a stand-in plays, and decides nothing else', async () => {
  await goAway(stand.house, 'ola', away(7), ewa);
  await accept(ewa);
  const reply = { match: match.id, person: ewa, interaction: stand.press() };
  await expect(concede(stand.house, reply)).rejects.toThrow(new Refusal('not-seated'));
  await expect(propose(stand.house, reply, { kind: 'abort' })).rejects.toThrow(new Refusal('not-seated'));
  const { vote } = await propose(stand.house, { ...reply, person: kuba }, { kind: 'abort' });
  await expect(castVote(stand.house, reply, vote!.id, 'yes')).rejects.toThrow(new Refusal('not-seated'));
});

test('whoever says no, comes back early, or sits at the table already is no stand-in', async () => {
  await goAway(stand.house, 'ola', away(7), ewa);
  await accept(ewa, false);
  expect((await now()).seats[0]!.standIn).toBeUndefined();
  await goAway(stand.house, 'ola', away(7), kuba);
  expect((await now()).seats[0]!.standIn).toBeUndefined();
  await goAway(stand.house, 'ola', away(7), ewa);
  await accept(ewa);
  await goAway(stand.house, 'ola', null, null);
  expect(seatOf(await now(), 'ewa')).toBe(-1);
});

test('an absence lies ahead and is no longer than a month', async () => {
  for (const wrong of [{ from: 0, to: stand.time }, away(31)])
    await expect(goAway(stand.house, 'ola', wrong, null)).rejects.toThrow(new Refusal('bad-absence'));
  await expect(goAway(stand.house, 'ola', away(3), ola)).rejects.toThrow(new Refusal('own-seat'));
});
