import { beforeEach, describe, expect, test } from 'vitest';
import { randomAnswer } from '../../src/engine/index.js';
import {
  answer,
  type Ballot,
  castVote,
  concede,
  electors,
  type Match,
  openLobby,
  type Person,
  type Proposal,
  playUnmanned,
  propose,
  seatBot,
  settleOverdue,
  startMatch,
  type Vote,
  verify,
  waitingSeats,
} from '../../src/matches/index.js';
import { pebbles } from '../engine/pebbles.js';
import { ewa, kuba, makeStand, ola, type Stand, startedMatch } from './stand.js';

const jan: Person = { id: 'jan', name: 'Jan' };
let stand: Stand;
let match: Match;
beforeEach(async () => {
  stand = makeStand([pebbles]);
  match = await startedMatch(stand, pebbles, [ola, kuba, ewa]);
});

const ask = async (by: Person, proposal: Proposal): Promise<Vote | null> =>
  (await propose(stand.house, { match: match.id, person: by, interaction: stand.press() }, proposal)).vote;
const say = (by: Person, vote: Vote, ballot: Ballot) =>
  castVote(stand.house, { match: match.id, person: by, interaction: stand.press() }, vote.id, ballot);
const seatNow = async (seat: number) => (await stand.house.match(match.id)).seats[seat]!;

describe('a seat', () => {
  const replacement: Proposal = { kind: 'replace', seat: 1, newcomer: jan };

  test('changes hands when the others agree and the newcomer takes it, in either order', async () => {
    const vote = (await ask(ola, replacement))!;
    expect(await say(jan, vote, 'take')).toMatchObject({ state: 'open', missing: ['kuba', 'ewa'] });
    expect(await say(kuba, vote, 'yes')).toMatchObject({ state: 'open', missing: ['ewa'] });
    expect(await seatNow(1)).toMatchObject({ player: 'kuba' });
    expect(await say(ewa, vote, 'yes')).toMatchObject({ state: 'carried' });
    expect(await seatNow(1)).toMatchObject({ player: 'jan', name: 'Jan', conceded: false });
    // Nobody wins or loses rating by what somebody else has played.
    expect(await seatNow(1)).toMatchObject({ helped: true });
  });

  test('is never taken without the press of who shall sit there, and can be refused by them', async () => {
    const vote = (await ask(ola, replacement))!;
    await say(kuba, vote, 'yes');
    expect(await say(ewa, vote, 'yes')).toMatchObject({ state: 'open', missing: ['jan'] });
    await expect(say(kuba, vote, 'take')).rejects.toThrow('not-your-seat');
    expect(await say(jan, vote, 'no')).toMatchObject({ state: 'refused' });
    expect(await seatNow(1)).toMatchObject({ player: 'kuba' });
  });

  test('tells whose it was after it has changed hands', async () => {
    const vote = (await ask(ola, replacement))!;
    for (const person of [kuba, ewa]) await say(person, vote, 'yes');
    const settled = await say(jan, vote, 'take');
    expect(settled.vote.about).toMatchObject({ from: 'Kuba', former: 'kuba', name: 'Jan' });
  });

  test('of a computer is taken by a press too, and no rating follows what the computer played', async () => {
    const { house } = stand;
    const opening = { game: pebbles.id, host: ola, guild: '100', home: 'home', language: 'pl' } as const;
    const { id } = await openLobby(house, { ...opening, interaction: stand.press() });
    await seatBot(house, id, ola, pebbles.bots[0]!.id, stand.press());
    match = await startMatch(house, id, ola, 'place-bot', stand.press());
    const vote = (await ask(ola, replacement))!;
    expect(vote, 'a proposal, although nobody else plays').not.toBeNull();
    expect(await seatNow(1)).toMatchObject({ player: null });
    await say(jan, vote, 'take');
    expect(await seatNow(1)).toMatchObject({ player: 'jan', bot: null, helped: true });
  });

  test('is marked when the computer answers for its person: by the others’ wish, or after giving up', async () => {
    const [late] = await waitingSeats(stand.house, match);
    const reply = { match: match.id, person: [ola, kuba, ewa][(late! + 2) % 3]!, interaction: stand.press() };
    await answer(stand.house, { ...reply, interaction: stand.press() }, decision =>
      randomAnswer(decision, [1, 2, 3, 4]),
    );
    stand.time += 72 * 3_600_000;
    await settleOverdue(stand.house, reply, late!, 'skip');
    expect(await seatNow(late!)).toMatchObject({ helped: true });
    const other = (late! + 1) % 3;
    await concede(stand.house, { match: match.id, person: [ola, kuba, ewa][other]!, interaction: stand.press() });
    await playUnmanned(stand.house, match.id);
    expect(await seatNow(other)).toMatchObject({ conceded: true, helped: true });
    expect((await seatNow((late! + 2) % 3)).helped).toBeUndefined();
  });
});

describe('who has left the server', () => {
  test('has no veto', async () => {
    stand.gone.add('kuba');
    const vote = (await ask(ola, { kind: 'abort' }))!;
    expect(await electors(stand.house, match, vote)).toEqual(['ewa']);
    await expect(say(kuba, vote, 'no')).rejects.toThrow('not-seated');
    expect(await say(ewa, vote, 'yes')).toMatchObject({ state: 'carried' });
  });

  test('after the vote was called is no longer waited for: whoever looks again settles it', async () => {
    const vote = (await ask(ola, { kind: 'abort' }))!;
    await say(ewa, vote, 'yes');
    await expect(say(ola, vote, 'yes')).rejects.toThrow('own-proposal');
    stand.gone.add('kuba');
    expect(await say(ola, vote, 'yes')).toMatchObject({ state: 'carried' });
    expect((await stand.house.match(match.id)).status).toBe('aborted');
  });

  test('leaves a table that ends at once when nobody else is there', async () => {
    for (const { id } of [kuba, ewa]) stand.gone.add(id);
    expect(await ask(ola, { kind: 'abort' })).toBeNull();
    expect((await stand.house.match(match.id)).status).toBe('aborted');
  });
});

describe('who let the time pass', () => {
  async function lateOne(): Promise<{ late: Person; others: readonly [Person, Person] }> {
    const people = [ola, kuba, ewa];
    const [seat, ...waiting] = await waitingSeats(stand.house, match);
    // Only one may be late: the others have answered.
    for (const other of waiting)
      await answer(stand.house, { match: match.id, person: people[other]!, interaction: stand.press() }, decision =>
        randomAnswer(decision, [1, 2, 3, 4]),
      );
    const [one, two] = people.filter((_, at) => at !== seat) as [Person, Person];
    return { late: people[seat!]!, others: [one, two] };
  }

  test('has no veto: what the others agree on happens', async () => {
    const { late, others } = await lateOne();
    stand.time += 72 * 3_600_000;
    const vote = (await ask(others[0], { kind: 'abort' }))!;
    expect(await electors(stand.house, await stand.house.match(match.id), vote)).toEqual([others[1].id]);
    await expect(say(late, vote, 'no')).rejects.toThrow('own-delay');
    expect(await say(others[1], vote, 'yes')).toMatchObject({ state: 'carried' });
    expect((await stand.house.match(match.id)).status).toBe('aborted');
  });

  test('after the vote was called is no longer waited for; in time, everybody is', async () => {
    const { late, others } = await lateOne();
    const vote = (await ask(others[0], { kind: 'abort' }))!;
    expect(await say(others[1], vote, 'yes')).toMatchObject({ state: 'open', missing: [late.id] });
    stand.time += 72 * 3_600_000;
    expect(await say(others[0], vote, 'yes')).toMatchObject({ state: 'carried' });
  });
});

test('who gave up has no veto', async () => {
  await concede(stand.house, { match: match.id, person: kuba, interaction: stand.press() });
  const vote = (await ask(ola, { kind: 'abort' }))!;
  expect(await electors(stand.house, await stand.house.match(match.id), vote)).toEqual(['ewa']);
});

test('a draw all agreed on is the result that was told: it verifies', async () => {
  stand = makeStand([{ ...pebbles, lobby: { ...pebbles.lobby, mayDraw: () => true } }]);
  match = await startedMatch(stand, pebbles);
  const vote = (await ask(ola, { kind: 'draw' }))!;
  expect((await say(kuba, vote, 'yes')).match.result).toMatchObject({ places: [1, 1], reason: 'agreed' });
  expect(await verify(stand.house, match.id)).toMatchObject({ hashMatches: true, mismatchAt: null, sameEnd: true });
});
