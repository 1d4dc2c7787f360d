import { beforeEach, describe, expect, test } from 'vitest';
import { changeSettings } from '../../src/discord/people/settings.js';
import type { Said } from '../../src/engine/index.js';
import {
  answer,
  answerThroughout,
  dropOrders,
  keepMove,
  type Match,
  ordersAt,
  type Person,
  playUnmanned,
  ring,
  throughoutFor,
} from '../../src/matches/index.js';
import { pebbles } from '../engine/pebbles.js';
import { kuba, makeStand, ola, type Stand, startedMatch } from './stand.js';

const MINUTE = 60_000;
let stand: Stand;
let match: Match;

const reply = (person: Person) => ({ match: match.id, person, interaction: stand.press() });
const say = (person: Person, said: Said) => answer(stand.house, reply(person), () => said);
const now = () => stand.house.match(match.id);
const table = async () => stand.house.table(await now());
const asked = async () => (await table()).open.map(({ seat, key }) => `${seat} ${key}`);
const hand = async (seat: number): Promise<readonly string[]> =>
  (pebbles.view((await table()).state as never, seat) as { hands: readonly (readonly string[])[] }).hands[seat]!;
const orders = async (seat: number) => ordersAt(stand.house, await now(), seat);

/** What the bot does by itself, after so many minutes. */
async function later(minutes: number): Promise<void> {
  stand.time += minutes * MINUTE;
  await playUnmanned(stand.house, match.id);
}

beforeEach(async () => {
  stand = makeStand([pebbles]);
  match = await startedMatch(stand, pebbles);
  await say(ola, 1);
  await say(kuba, 0);
  expect(await asked()).toEqual(['0 action']);
});

describe('a move typed out of turn', () => {
  test('is kept sealed and played when its turn has come, after a while', async () => {
    const [pebble] = await hand(1);
    await keepMove(stand.house, reply(kuba), `throw ${pebble} a`);
    await later(10);
    expect(await asked()).toEqual(['0 action']);
    await say(ola, 'pass');
    await later(0);
    expect(await asked(), 'not at once').toEqual(['1 action']);
    await later(5);
    expect((await stand.house.store.log(match.id, 0)).map(({ entry }) => entry.tell)).toContain('threw');
    expect(await orders(1)).toBeNull();
  });

  test('is found by the clock when its time has come', async () => {
    await keepMove(stand.house, reply(kuba), 'pass');
    await say(ola, 'pass');
    await later(0);
    const { clocks } = await now();
    expect(clocks[1]!.answerAt).toBeGreaterThan(stand.time);
    expect(await stand.house.store.matchesDue(clocks[1]!.answerAt! - 1)).toEqual([]);
    expect(await stand.house.store.matchesDue(clocks[1]!.answerAt!)).toEqual([{ id: match.id }]);
    stand.time = clocks[1]!.answerAt!;
    await ring(stand.house);
    expect((await stand.house.store.postsOf(match.id)).filter(({ kind }) => kind === 'reminder')).toEqual([]);
  });

  test('is not played where something has changed on a place it names', async () => {
    const [pebble] = await hand(1);
    await keepMove(stand.house, reply(kuba), `throw ${pebble} a`);
    const [other] = await hand(0);
    await say(ola, 'throw');
    await say(ola, other!);
    await say(ola, 'a');
    await later(0);
    await later(5);
    expect(await asked()).toEqual(['1 action']);
    expect((await orders(1))?.move?.failed).toEqual({ why: 'place-changed', about: { place: 'a' } });
  });

  test('is played where only other places have changed', async () => {
    const [pebble] = await hand(1);
    await keepMove(stand.house, reply(kuba), `throw ${pebble} a`);
    const [other] = await hand(0);
    await say(ola, 'throw');
    await say(ola, other!);
    await say(ola, 'b');
    await later(0);
    await later(5);
    expect(await orders(1)).toBeNull();
  });

  test('that cannot be read is told so, and nothing is played', async () => {
    await keepMove(stand.house, reply(kuba), 'fly away');
    await say(ola, 'pass');
    await later(0);
    await later(5);
    expect(await asked()).toEqual(['1 action']);
    expect((await orders(1))?.move?.failed?.why).toBe('unclear-move');
  });

  test('is gone once its player plays by hand, or withdraws it', async () => {
    await keepMove(stand.house, reply(kuba), 'pass');
    await dropOrders(stand.house, await now(), kuba.id);
    expect(await orders(1)).toBeNull();
    await keepMove(stand.house, reply(kuba), 'throw');
    await say(ola, 'pass');
    await say(kuba, 'roll');
    expect(await orders(1)).toBeNull();
    await later(10);
    expect(await asked()).toEqual(['1 take']);
  });
});

/** Both throw into one cell until somebody is asked whether they snatch; returns who. */
async function snatched(): Promise<Person> {
  for (let answers = 0; answers < 40; answers++) {
    const decision = (await table()).open[0]!;
    const person = decision.seat === 0 ? ola : kuba;
    if (decision.key === 'snatch') return person;
    const [pebble] = await hand(decision.seat);
    const said: Readonly<Record<string, Said>> = { bid: 0, action: 'throw', pebble: pebble!, cell: 'a', bury: [] };
    await say(person, said[decision.key]!);
  }
  throw new Error('Nobody was asked to snatch');
}

describe('in another’s turn', () => {
  test('the usual answer comes by itself, but not at once: its haste would tell', async () => {
    const { id } = await snatched();
    await changeSettings(stand.house, { kind: 'player', id }, { trivial: 'auto' });
    const [question] = await asked();
    await later(0);
    expect(await asked()).toEqual([question]);
    await later(0.9);
    expect(await asked()).toEqual([question]);
    await later(4);
    expect(await asked()).not.toContain(question);
  });

  test('an answer for the rest of the turn is given whenever the same is asked, until that turn ends', async () => {
    const person = await snatched();
    const decision = (await table()).open[0]!;
    const { match: answered, seat } = await answerThroughout(stand.house, reply(person), 0);
    const kept = await orders(seat);
    expect(kept?.answer).toEqual({ key: 'snatch', said: 'let', turn: answered.turn });
    expect(throughoutFor(kept, answered, decision)).toBe('let');
    expect(throughoutFor(kept, { ...answered, turn: answered.turn + 1 }, decision)).toBeNull();
    expect(throughoutFor(kept, answered, { ...decision, key: 'action' })).toBeNull();
    await expect(answerThroughout(stand.house, reply(person), 0), 'nothing is asked now').rejects.toThrow('not-asked');
  });
});
