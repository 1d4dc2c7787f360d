import { beforeEach, expect, test } from 'vitest';
import {
  castVote,
  electors,
  type Match,
  offerLateSeat,
  openLobby,
  type Person,
  propose,
  seatOf,
  takeLateSeat,
  waitingSeats,
} from '../../src/matches/index.js';
import { NO_LIMITS } from '../discord/no-limits.js';
import { pebbles } from '../engine/pebbles.js';
import { answerSomething, ewa, kuba, makeStand, ola, type Stand, startedMatch } from './stand.js';

const HOUR = 3_600_000;
const jan: Person = { id: 'jan', name: 'Jan' };
let stand: Stand;
let match: Match;
let late: number;
let others: readonly Person[];

/** A match in which one seat alone is waited for, and let its time pass. */
async function lateMatch(people: readonly Person[], more: Parameters<typeof makeStand>[1] = {}): Promise<void> {
  stand = makeStand([pebbles], more);
  match = await startedMatch(stand, pebbles, people);
  for (;;) {
    const waiting = await waitingSeats(stand.house, await stand.house.match(match.id));
    if (waiting.length === 1) {
      late = waiting[0]!;
      break;
    }
    await answerSomething(stand, match.id, [1, 2, 3, 4]);
  }
  others = people.filter((_, seat) => seat !== late);
  stand.time += 80 * HOUR;
}
beforeEach(() => lateMatch([ola, kuba]));

const reply = (person: Person) => ({ match: match.id, person, interaction: stand.press() });

test('with nobody else at the table who takes the seat has it, and its clock begins anew', async () => {
  await offerLateSeat(stand.house, reply(others[0]!), late);
  expect((await stand.house.store.postsOf(match.id)).at(-1)).toMatchObject({
    about: { notice: 'seat-open', seat: late },
  });
  const taken = await takeLateSeat(stand.house, reply(jan), late, others[0]!.id);
  expect(taken.seats[late]).toMatchObject({ player: 'jan', helped: true });
  expect(seatOf(taken, 'jan')).toBe(late);
  expect(taken.clocks[late]).toMatchObject({ total: 0, since: stand.time });
  await expect(takeLateSeat(stand.house, reply(ewa), late, others[0]!.id)).rejects.toThrow('not-overdue');
});

test('everybody else who waits is asked; who is late is not', async () => {
  await lateMatch([ola, kuba, ewa]);
  const open = await takeLateSeat(stand.house, reply(jan), late, others[0]!.id);
  expect(open.seats[late]!.player).not.toBe('jan');
  const [vote] = await stand.house.store.votes(match.id);
  expect(await electors(stand.house, open, vote!)).toEqual([others[1]!.id, 'jan']);
  const { state } = await castVote(stand.house, reply(others[1]!), vote!.id, 'yes');
  expect(state).toBe('carried');
});

test('who sits at very many tables takes no seat at one more, offered or voted on', async () => {
  await lateMatch([ola, kuba], { allowances: NO_LIMITS });
  const [other] = others as [Person];
  const opening = { game: pebbles.id, host: jan, guild: '100', home: 'home', language: 'pl' } as const;
  for (let table = 0; table < 50; table++) await openLobby(stand.house, { ...opening, interaction: stand.press() });
  await expect(takeLateSeat(stand.house, reply(jan), late, other.id)).rejects.toThrow('too-many-matches');
  const { vote } = await propose(stand.house, reply(other), { kind: 'replace', seat: late, newcomer: jan });
  await expect(castVote(stand.house, reply(jan), vote!.id, 'take')).rejects.toThrow('too-many-matches');
  expect(await castVote(stand.house, reply(jan), vote!.id, 'no'), 'saying no needs no room').toMatchObject({
    state: 'refused',
  });
});

test('nobody offers or takes a seat that is not late, their own, or for somebody who is gone', async () => {
  const [other] = others as [Person];
  const own = [ola, kuba].find(person => person !== other)!;
  await expect(offerLateSeat(stand.house, reply(own), late)).rejects.toThrow('own-delay');
  await expect(offerLateSeat(stand.house, reply(jan), late)).rejects.toThrow('not-seated');
  await expect(offerLateSeat(stand.house, reply(other), 1 - late)).rejects.toThrow('own-delay');
  await expect(takeLateSeat(stand.house, reply(jan), late, 'nobody')).rejects.toThrow('stale');
  await expect(takeLateSeat(stand.house, reply(other), late, other.id)).rejects.toThrow('already-seated');
});
