import { beforeEach, describe, expect, test } from 'vitest';
import {
  answerStandIn,
  castVote,
  concede,
  goAway,
  handOver,
  hideHand,
  type Match,
  type Person,
  propose,
  requireShown,
  showHand,
  startSeated,
} from '../../src/matches/index.js';
import { NO_LIMITS } from '../discord/no-limits.js';
import { pebbles } from '../engine/pebbles.js';
import { ewa, kuba, makeStand, ola, type Stand, startedMatch } from './stand.js';

const jan: Person = { id: 'jan', name: 'Jan' };
const DAY = 24 * 3_600_000;
let stand: Stand;
let match: Match;
beforeEach(async () => {
  stand = makeStand([pebbles], { allowances: NO_LIMITS });
  match = await startedMatch(stand, pebbles, [ola, kuba]);
});

const now = (): Promise<Match> => stand.house.match(match.id);
const reply = (person: Person) => ({ match: match.id, person, interaction: stand.press() });
const isSeen = async (player: string, seat = 0): Promise<boolean> => {
  try {
    requireShown(await now(), seat, player);
    return true;
  } catch {
    return false;
  }
};
const notices = async (): Promise<unknown[]> =>
  (await stand.house.store.postsOf(match.id)).flatMap(({ about }) => (about.notice === 'hand' ? [about] : []));

test('a hand is seen by the friend it is shown to, by nobody else, and the match stands where it stood', async () => {
  await showHand(stand.house, reply(ola), ewa);
  expect(await isSeen(ewa.id)).toBe(true);
  for (const other of [ola, kuba, jan]) expect(await isSeen(other.id)).toBe(false);
  expect(await isSeen(ewa.id, 1)).toBe(false);
  expect((await now()).moment).toBe(match.moment);
  expect(await notices()).toEqual([{ notice: 'hand', seat: 0 }]);
  await hideHand(stand.house, reply(ola));
  expect(await isSeen(ewa.id)).toBe(false);
  await expect(hideHand(stand.house, reply(ola))).rejects.toThrow('nothing-shown');
});

test('who plays, was asked to or has given up is shown nothing', async () => {
  await expect(showHand(stand.house, reply(ola), kuba)).rejects.toThrow('plays-here');
  await expect(showHand(stand.house, reply(ola), ola)).rejects.toThrow('own-seat');
  await expect(showHand(stand.house, reply(jan), ewa)).rejects.toThrow('not-seated');
  await goAway(stand.house, kuba.id, { from: stand.time, to: stand.time + DAY }, ewa);
  await expect(showHand(stand.house, reply(ola), ewa)).rejects.toThrow('plays-here');
  match = await startedMatch(stand, pebbles, [ola, kuba, ewa]);
  await concede(stand.house, reply(ewa));
  await expect(showHand(stand.house, reply(ola), ewa)).rejects.toThrow('plays-here');
});

test('in a league nobody is helped', async () => {
  const event = { id: 'l1', title: 'Liga', rated: true };
  const { pace, chosen, game, guild, home, language } = match;
  const seating = { id: 'l1-1', game, guild, home, place: 'elsewhere', language, chosen, pace, event };
  match = await startSeated(stand.house, { ...seating, people: [ola, kuba], sides: [null, null] });
  await expect(showHand(stand.house, reply(ola), ewa)).rejects.toThrow('no-help-in-league');
});

describe('it ends', () => {
  beforeEach(() => showHand(stand.house, reply(ola), ewa));

  test('when a stand-in plays the seat', async () => {
    await goAway(stand.house, ola.id, { from: stand.time, to: stand.time + DAY }, jan);
    expect(await isSeen(ewa.id), 'nobody has said yes yet').toBe(true);
    await answerStandIn(stand.house, match.id, jan, 0, true, stand.press());
    expect(await isSeen(ewa.id)).toBe(false);
    expect(await notices()).toHaveLength(2);
  });

  test('when somebody else takes the seat, by a vote or by a league', async () => {
    await propose(stand.house, reply(ola), { kind: 'replace', seat: 0, newcomer: jan });
    const [vote] = await stand.house.store.votes(match.id);
    await castVote(stand.house, reply(kuba), vote!.id, 'yes');
    await castVote(stand.house, reply(jan), vote!.id, 'take');
    expect((await now()).seats[0]!.player).toBe('jan');
    expect(await isSeen(ewa.id)).toBe(false);
    await showHand(stand.house, reply(kuba), ewa);
    await handOver(stand.house, match.id, 1, { id: 'adam', name: 'Adam' });
    expect(await isSeen(ewa.id, 1)).toBe(false);
  });

  test('with the match, and when its owner gives up', async () => {
    await concede(stand.house, reply(kuba));
    expect((await now()).status).toBe('finished');
    expect(await isSeen(ewa.id)).toBe(false);
    match = await startedMatch(stand, pebbles, [ola, kuba, jan]);
    await showHand(stand.house, reply(ola), ewa);
    await concede(stand.house, reply(ola));
    expect((await now()).status).toBe('running');
    expect(await isSeen(ewa.id)).toBe(false);
  });
});

describe('who sees a hand plays no other seat of the match', () => {
  beforeEach(() => showHand(stand.house, reply(ola), ewa));

  test('neither by a vote', async () => {
    const wish = { kind: 'replace', seat: 1, newcomer: ewa } as const;
    await expect(propose(stand.house, reply(kuba), wish)).rejects.toThrow('sees-a-hand');
  });

  test('nor by one called before they saw it', async () => {
    await hideHand(stand.house, reply(ola));
    await propose(stand.house, reply(kuba), { kind: 'replace', seat: 1, newcomer: ewa });
    await showHand(stand.house, reply(ola), ewa);
    const [vote] = await stand.house.store.votes(match.id);
    await castVote(stand.house, reply(ola), vote!.id, 'yes');
    await expect(castVote(stand.house, reply(ewa), vote!.id, 'take')).rejects.toThrow('sees-a-hand');
  });

  test('nor as a stand-in; the seat whose hand they know they may play', async () => {
    const away = { from: stand.time, to: stand.time + DAY };
    await goAway(stand.house, kuba.id, away, ewa);
    await expect(answerStandIn(stand.house, match.id, ewa, 1, true, stand.press())).rejects.toThrow('sees-a-hand');
    await goAway(stand.house, kuba.id, null, null);
    await goAway(stand.house, ola.id, away, ewa);
    const played = await answerStandIn(stand.house, match.id, ewa, 0, true, stand.press());
    expect(played.seats[0]!.standIn?.accepted).toBe(true);
  });
});
