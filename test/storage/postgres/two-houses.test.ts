import { afterEach, beforeEach, expect, test } from 'vitest';
import { randomAnswer } from '../../../src/engine/index.js';
import { answer, type House, type Match, putOff, Refusal } from '../../../src/matches/index.js';
import { openStores, type Stores } from '../../../src/storage/open-stores.js';
import { pebbles } from '../../engine/pebbles.js';
import { answerSomething, makeStand, type Stand, startedMatch } from '../../matches/stand.js';
import { freshDatabase } from './fresh-database.js';

let stores: readonly [Stores, Stores];
let stands: readonly [Stand, Stand];
let match: Match;
beforeEach(async () => {
  const url = await freshDatabase();
  stores = [await openStores(url), await openStores(url)];
  const [one, other] = stores.map(each => makeStand([pebbles], { store: each.matches })) as [Stand, Stand];
  // Nothing that is pressed at one process has a number of the other.
  stands = [one, { ...other, press: () => `other-${other.press()}` }];
  match = await startedMatch(stands[0], pebbles);
});
afterEach(async () => {
  for (const each of stores) await each.close();
});

/** What both houses show of the match right now. */
const shown = (house: House) => house.match(match.id).then(async now => (await house.table(now)).digest);

test('a table in the memory of one process is never shown once another has played on', async () => {
  const random = [1, 2, 3, 4] as [number, number, number, number];
  for (let move = 0; move < 6; move++) {
    const here = stands[move % 2]!;
    await shown(stands[0].house);
    await shown(stands[1].house);
    if ((await here.house.match(match.id)).status !== 'running') break;
    await answerSomething(here, match.id, random);
    expect(await shown(stands[0].house)).toBe(await shown(stands[1].house));
  }
});

test('of two presses on one question, each at another process, one is the answer and the other reads why not', async () => {
  const now = await stands[0].house.match(match.id);
  const table = await stands[0].house.table(now);
  const { seat } = table.open[0]!;
  const { player, name } = now.seats[seat]!;
  const press = (stand: Stand, interaction: string) => {
    const reply = { match: match.id, person: { id: player!, name }, interaction, moment: now.moment };
    return answer(stand.house, reply, decision => randomAnswer(decision, [1, 2, 3, 4]));
  };
  const ends = await Promise.allSettled([press(stands[0], 'one'), press(stands[1], 'other')]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const late = ends.find(end => end.status === 'rejected')!;
  expect(late.reason).toBeInstanceOf(Refusal);
  expect(await stores[0].matches.answers(match.id)).toHaveLength(1);
});

test('what two processes change of one match at once is all kept', async () => {
  const seats = match.seats.map(({ player, name }) => ({ id: player!, name }));
  const waiting = match.clocks.flatMap((clock, seat) => (clock.since === null ? [] : [seat]));
  const person = seats[waiting[0]!]!;
  const moved = stands[1].house.queues.run(match.id, async () => {
    const now = await stands[1].house.match(match.id);
    await stores[1].matches.write({ match: { ...now, place: 'elsewhere' }, expect: now.moment }, 1);
  });
  const reply = { match: match.id, person, interaction: 'later' };
  const [{ until }] = await Promise.all([putOff(stands[0].house, reply, 'hours'), moved]);
  const after = await stands[0].house.match(match.id);
  expect(after.place).toBe('elsewhere');
  expect(after.clocks[waiting[0]!]?.remindAt).toBe(until);
});
