import { beforeEach, describe, expect, test } from 'vitest';
import { changeSettings } from '../../src/discord/people/settings.js';
import { randomAnswer } from '../../src/engine/index.js';
import {
  answer,
  answerStandIn,
  castVote,
  electors,
  expireLobbies,
  giveUp,
  goAway,
  LOBBY_LIFE,
  type Match,
  type OverdueAction,
  offerLateSeat,
  openLobby,
  type Person,
  Refusal,
  ring,
  settleOverdue,
  undo,
  waitingSeats,
} from '../../src/matches/index.js';
import { pebbles } from '../engine/pebbles.js';
import { answerSomething, ewa, kuba, makeStand, ola, type Stand, startedMatch } from './stand.js';

const HOUR = 3_600_000;
const PATIENT = { remindAfter: 24 * HOUR, limit: null };
let stand: Stand;
let match: Match;
beforeEach(async () => {
  stand = makeStand([pebbles]);
  match = await startedMatch(stand, pebbles);
});

const reminders = async () =>
  (await stand.house.store.postsOf(match.id)).filter(({ kind }) => kind === 'reminder').map(({ about }) => about);

describe('reminders', () => {
  test('come once per interval and waiting seat, and later for who has done something', async () => {
    const waiting = (await waitingSeats(stand.house, match)).length;
    await ring(stand.house);
    expect(await reminders()).toEqual([]);
    stand.time += 24 * HOUR;
    await ring(stand.house);
    await ring(stand.house);
    expect((await reminders()).length).toBe(waiting);
    stand.time += 24 * HOUR;
    await ring(stand.house);
    expect((await reminders()).length).toBe(2 * waiting);
    await answerSomething(stand, match.id, [1, 2, 3, 4]);
    stand.time += 23 * HOUR;
    await ring(stand.house);
    expect((await reminders()).length).toBe(2 * waiting);
  });

  test('end after five', async () => {
    const { id } = await startedMatch(stand, pebbles);
    await stand.house.store.write({ match: { ...(await stand.house.match(id)), clocks: [], pace: PATIENT } }, 1);
    for (let day = 0; day < 12; day++) {
      await ring(stand.house);
      stand.time += 24 * HOUR;
    }
    const sent = (await stand.house.store.postsOf(id)).filter(
      ({ kind, about }) => kind === 'reminder' && about.seat === 0,
    );
    expect(sent.map(({ about }) => about.round)).toEqual([1, 2, 3, 4, 5]);
  });

  test('respect the night and people who want none', async () => {
    await stand.house.store.keepSettings('player', 'ola', { reminders: 'off' });
    const hour = Math.floor((stand.time + 24 * HOUR) / HOUR) % 24;
    await stand.house.store.keepSettings('player', 'kuba', { quiet: `${hour}-${(hour + 2) % 24}@UTC` });
    stand.time += 24 * HOUR;
    await ring(stand.house);
    expect(await reminders()).toEqual([]);
    stand.time += 2 * HOUR;
    await ring(stand.house);
    const seats = (await reminders()).map(({ seat }) => match.seats[Number(seat)]!.player);
    expect(seats).toEqual(
      (await waitingSeats(stand.house, match))
        .map(seat => match.seats[seat]!.player)
        .filter(player => player === 'kuba'),
    );
  });
});

describe('after the limit', () => {
  const late = async (seat: number, action: 'skip' | 'claim' | 'wait') => {
    const person = seat === 0 ? kuba : ola;
    const reply = { match: match.id, person, interaction: stand.press() };
    return (await settleOverdue(stand.house, reply, seat, action)).match;
  };

  test('nothing may be done before it', async () => {
    const [seat] = await waitingSeats(stand.house, match);
    await expect(late(seat!, 'claim')).rejects.toThrow(new Refusal('not-overdue'));
  });

  test('who let the time pass has no say about another who did, nor has who only stands in', async () => {
    expect(await waitingSeats(stand.house, match)).toEqual([0, 1]);
    stand.time += 72 * HOUR;
    await expect(late(1, 'claim')).rejects.toThrow(new Refusal('own-delay'));
    const reply = (person: Person) => ({ match: match.id, person, interaction: stand.press() });
    await expect(offerLateSeat(stand.house, reply(ola), 1)).rejects.toThrow(new Refusal('own-delay'));
    await answer(stand.house, reply(ola), decision => randomAnswer(decision, [1, 2, 3, 4]));
    await goAway(stand.house, ola.id, { from: stand.time, to: stand.time + 72 * HOUR }, ewa);
    await answerStandIn(stand.house, match.id, ewa, 0, true, stand.press());
    await expect(settleOverdue(stand.house, reply(ewa), 1, 'claim')).rejects.toThrow(new Refusal('not-seated'));
    expect((await late(1, 'claim')).result).toMatchObject({ by: 1 });
  });

  describe('of a seat several others wait for', () => {
    const reply = (person: Person) => ({ match: match.id, person, interaction: stand.press() });
    const settle = (person: Person, action: OverdueAction) => settleOverdue(stand.house, reply(person), 0, action);
    const isOut = async () => (await stand.house.match(match.id)).seats[0]!.conceded;
    beforeEach(async () => {
      match = await startedMatch(stand, pebbles, [ola, kuba, ewa]);
      for (const person of [kuba, ewa])
        await answer(stand.house, reply(person), decision => randomAnswer(decision, [1, 2, 3, 4]));
      stand.time += 72 * HOUR;
    });

    test('nobody alone takes it away: all who are in time agree', async () => {
      const { vote } = await settle(kuba, 'claim');
      expect(await electors(stand.house, await stand.house.match(match.id), vote!)).toEqual(['ewa']);
      expect(await isOut()).toBe(false);
      await expect(castVote(stand.house, reply(ola), vote!.id, 'no')).rejects.toThrow(new Refusal('own-delay'));
      expect(await castVote(stand.house, reply(ewa), vote!.id, 'yes')).toMatchObject({ state: 'carried' });
      expect(await isOut()).toBe(true);
    });

    test('it stays when one of them refuses, or waits on instead', async () => {
      const refused = (await settle(kuba, 'claim')).vote!;
      expect(await castVote(stand.house, reply(ewa), refused.id, 'no')).toMatchObject({ state: 'refused' });
      const { vote } = await settle(kuba, 'claim');
      expect((await settle(ewa, 'wait')).vote).toBeNull();
      await expect(castVote(stand.house, reply(ewa), vote!.id, 'yes')).rejects.toThrow(new Refusal('vote-closed'));
      expect(await isOut()).toBe(false);
    });

    test('each of them may let the computer make the one move', async () => {
      expect(await settle(ewa, 'skip')).toMatchObject({ vote: null });
      expect((await stand.house.match(match.id)).seats[0]).toMatchObject({ helped: true, conceded: false });
    });
  });

  test('where all play together nobody wins by it: the computer plays on until the last of them goes', async () => {
    const together = { ...pebbles, lobby: { ...pebbles.lobby, together: () => true } };
    stand = makeStand([together]);
    const { house } = stand;
    match = await startedMatch(stand, together);
    expect(await giveUp(house, match, 0, 'claimed')).toMatchObject({ status: 'running', result: null });
    const left = await house.match(match.id);
    expect(await giveUp(house, left, 1, 'claimed')).toMatchObject({ status: 'finished', result: { places: [2, 2] } });
  });

  describe('of a seat the others wait for', () => {
    beforeEach(async () => {
      await answer(stand.house, { match: match.id, person: kuba, interaction: stand.press() }, decision =>
        randomAnswer(decision, [1, 2, 3, 4]),
      );
      stand.time += 72 * HOUR;
      await ring(stand.house);
    });

    test('the computer moves', async () => {
      const { moment } = await stand.house.match(match.id);
      expect((await late(0, 'skip')).moment).toBe(moment + 1);
    });

    test('the match waits on, or the win is claimed', async () => {
      await late(0, 'wait');
      await expect(late(0, 'claim')).rejects.toThrow('not-overdue');
      const before = (await reminders()).length;
      stand.time += 24 * HOUR;
      await ring(stand.house);
      expect((await reminders()).length, 'the wait begun anew has reminders of its own').toBeGreaterThan(before);
      stand.time += 48 * HOUR;
      const over = await late(0, 'claim');
      expect(over.result).toMatchObject({ reason: 'claimed', by: 0, places: [2, 1] });
    });
  });
});

describe('a limit', () => {
  const clockOf = async (seat: number) => (await stand.house.match(match.id)).clocks[seat]!;
  const [one, other] = [0, 1] as const;
  /** Both seats bid in secret at the beginning. */
  const bid = async (seat: number) => {
    const person = [ola, kuba][seat]!;
    const reply = { match: match.id, person, interaction: stand.press() };
    return answer(stand.house, reply, decision => randomAnswer(decision, [1, 2, 3, 4]));
  };

  test('is not begun anew by another seat’s sealed answer, nor by an answer that is taken back', async () => {
    const { due } = await clockOf(other);
    stand.time += 60 * HOUR;
    await bid(one);
    expect((await clockOf(other)).due).toBe(due);
    stand.time += HOUR;
    await undo(stand.house, { match: match.id, person: ola, interaction: stand.press() });
    // Sixty hours were used before the answer, none while it stood.
    expect((await clockOf(one)).due).toBe(stand.time + 12 * HOUR);
    expect((await clockOf(other)).due).toBe(due);
  });

  test('rests in the night of who is waited for, from when they have said so', async () => {
    const night = Math.floor(stand.time / HOUR) % 24;
    await changeSettings(stand.house, { kind: 'player', id: 'ola' }, { quiet: `${night}-${(night + 8) % 24}@UTC` });
    const { due } = await clockOf(one);
    // Seventy-two hours awake are four nights and a half of eight hours more.
    expect((due! - stand.time) / HOUR).toBeCloseTo(72 + 5 * 8, 0);
    stand.time += 24 * HOUR;
    await changeSettings(stand.house, { kind: 'player', id: 'ola' }, { quiet: 'off' });
    expect(((await clockOf(one)).due! - stand.time) / HOUR).toBeCloseTo(72 - 16, 0);
  });

  test.each([
    ['lost', 'finished'],
    ['computer', 'running'],
  ] as const)('that is over means %s where the table has said so', async (atZero, status) => {
    const { id } = match;
    await stand.house.store.write({ match: { ...match, pace: { ...match.pace, atZero } } }, 1);
    await bid(one);
    stand.time += 72 * HOUR;
    await ring(stand.house);
    const after = await stand.house.match(id);
    expect(after.status).toBe(status);
    expect(after.seats[other]!.conceded).toBe(true);
  });

  test('nobody minds for a month is announced, and the match closed a week later', async () => {
    stand.time += 72 * HOUR;
    await ring(stand.house);
    const notices = async () =>
      (await stand.house.store.postsOf(match.id)).flatMap(({ kind, about }) => (kind === 'notice' ? about.notice : []));
    const pass = async (hours: number) => {
      stand.time += hours * HOUR;
      await ring(stand.house);
      await ring(stand.house);
    };
    await pass(30 * 24 - 1);
    expect(await notices()).toEqual([]);
    await pass(1);
    expect(await notices()).toEqual(['idle']);
    await pass(7 * 24 - 1);
    expect((await stand.house.match(match.id)).status).toBe('running');
    await pass(1);
    expect(await stand.house.match(match.id)).toMatchObject({ status: 'aborted', result: null });
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
  const broken = { ...match, id: 'broken', game: 'no-longer-there', place: 'elsewhere', clocks: [] };
  await house.store.write({ match: broken, saved: (await house.store.saved(match.id))! }, 1);
  stand.time += 24 * HOUR;
  await ring(house);
  expect((await reminders()).length).toBeGreaterThan(0);
  expect(stand.reports).toContainEqual({
    event: 'sweep-stumbled',
    about: { deed: 'clocks', id: 'broken', error: expect.any(Refusal) },
  });
});
