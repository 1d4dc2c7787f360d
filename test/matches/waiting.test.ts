import { beforeEach, describe, expect, test } from 'vitest';
import {
  expireLobbies,
  isQuiet,
  LOBBY_LIFE,
  type Match,
  makeQuietHours,
  openLobby,
  parseQuietHours,
  Refusal,
  remind,
  settleOverdue,
  waitingSeats,
} from '../../src/matches/index.js';
import { pebbles } from '../engine/pebbles.js';
import { answerSomething, kuba, makeStand, ola, type Stand, startedMatch } from './stand.js';

const HOUR = 3_600_000;
let stand: Stand;
let match: Match;
beforeEach(async () => {
  stand = makeStand([pebbles]);
  match = await startedMatch(stand, pebbles);
});

const reminders = async () =>
  (await stand.house.store.postsOf(match.id)).filter(({ kind }) => kind === 'reminder').map(({ about }) => about);

describe('reminders', () => {
  test('come once per interval and waiting seat, and start anew with every answer', async () => {
    const waiting = (await waitingSeats(stand.house, match)).length;
    await remind(stand.house);
    expect(await reminders()).toEqual([]);
    stand.time += 24 * HOUR;
    await remind(stand.house);
    await remind(stand.house);
    expect((await reminders()).length).toBe(waiting);
    stand.time += 24 * HOUR;
    await remind(stand.house);
    expect((await reminders()).length).toBe(2 * waiting);
    await answerSomething(stand, match.id, [1, 2, 3, 4]);
    stand.time += 23 * HOUR;
    await remind(stand.house);
    expect((await reminders()).length).toBe(2 * waiting);
  });

  test('respect quiet hours and people who want none', async () => {
    await stand.house.store.keepSettings('player', 'ola', { reminders: 'off' });
    const hour = Math.floor((stand.time + 24 * HOUR) / HOUR) % 24;
    await stand.house.store.keepSettings('player', 'kuba', {
      quiet: makeQuietHours({ from: hour, to: (hour + 2) % 24, offset: 0 }),
    });
    stand.time += 24 * HOUR;
    await remind(stand.house);
    expect(await reminders()).toEqual([]);
    stand.time += 2 * HOUR;
    await remind(stand.house);
    const seats = (await reminders()).map(({ seat }) => match.seats[Number(seat)]!.player);
    expect(seats).toEqual(
      (await waitingSeats(stand.house, match))
        .map(seat => match.seats[seat]!.player)
        .filter(player => player === 'kuba'),
    );
  });

  test.each([
    [{ from: 22, to: 7, offset: 0 }, 23, true],
    [{ from: 22, to: 7, offset: 0 }, 6, true],
    [{ from: 22, to: 7, offset: 0 }, 7, false],
    [{ from: 22, to: 7, offset: 120 }, 20, true],
    [{ from: 1, to: 5, offset: 0 }, 3, true],
    [{ from: 5, to: 5, offset: 0 }, 5, false],
  ])('quiet hours %j at %i o’clock UTC: %s', (quiet, hour, expected) => {
    expect(isQuiet(quiet, hour * HOUR)).toBe(expected);
    expect(parseQuietHours(makeQuietHours(quiet))).toEqual(quiet);
  });
});

describe('after the limit', () => {
  const late = async (seat: number, action: 'skip' | 'claim' | 'wait') => {
    const person = seat === 0 ? kuba : ola;
    return settleOverdue(stand.house, { match: match.id, person, interaction: stand.press() }, seat, action);
  };

  test('nothing may be done before it', async () => {
    const [seat] = await waitingSeats(stand.house, match);
    await expect(late(seat!, 'claim')).rejects.toThrow(new Refusal('not-overdue'));
  });

  test('the computer moves, or the win is claimed, or the match waits on', async () => {
    const [seat] = await waitingSeats(stand.house, match);
    stand.time += 72 * HOUR;
    expect((await late(seat!, 'skip')).moment).toBe(match.moment + 1);
    const [next] = await waitingSeats(stand.house, await stand.house.match(match.id));
    // The other seat was asked at the same time: an answer of the first gives it no more time.
    await remind(stand.house);
    await late(next!, 'wait');
    await expect(late(next!, 'claim')).rejects.toThrow('not-overdue');
    const before = (await reminders()).length;
    stand.time += 24 * HOUR;
    await remind(stand.house);
    expect((await reminders()).length, 'the wait begun anew has reminders of its own').toBeGreaterThan(before);
    stand.time += 48 * HOUR;
    const over = await late(next!, 'claim');
    expect(over.result).toMatchObject({ reason: 'claimed', by: next });
    expect(over.result!.places[next!]).toBe(2);
  });
});

test('a lobby nobody starts is closed', async () => {
  const lobby = await openLobby(stand.house, {
    game: pebbles.id,
    host: ola,
    guild: null,
    home: 'home',
    language: 'en',
    interaction: stand.press(),
  });
  stand.time += LOBBY_LIFE + 1;
  await expireLobbies(stand.house);
  expect((await stand.house.match(lobby.id)).status).toBe('expired');
});

test('one match that throws stops neither the reminders nor the closing of the others', async () => {
  const { house } = stand;
  const broken = { ...match, id: 'broken', game: 'no-longer-there', place: 'elsewhere', askedAt: 0 };
  await house.store.write({ match: broken, saved: (await house.store.saved(match.id))! }, 1);
  stand.time += 24 * HOUR;
  await remind(house);
  expect((await reminders()).length).toBeGreaterThan(0);
  expect(stand.reports).toContainEqual({
    event: 'sweep-stumbled',
    about: { deed: 'remind', id: 'broken', error: expect.any(Refusal) },
  });
});
