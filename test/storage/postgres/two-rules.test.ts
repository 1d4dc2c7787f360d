import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Game, randomAnswer } from '../../../src/engine/index.js';
import { answer, beginRules, castVote, type Match, propose, tellOfRules } from '../../../src/matches/index.js';
import { openStores, type Stores } from '../../../src/storage/open-stores.js';
import { pebbles } from '../../engine/pebbles.js';
import { kuba, makeStand, ola, type Stand, startedMatch } from '../../matches/stand.js';
import { freshDatabase } from './fresh-database.js';

const old: Game = pebbles;
/** What the old rules would not know what to do with. */
const next: Game = {
  ...old,
  version: old.version + 1,
  migrate: checkpoint => ({ ...checkpoint, sealed: checkpoint.sealed + 100 }),
};

let url: string;
const stores: Stores[] = [];
let count = 0;
beforeEach(async () => {
  url = await freshDatabase();
});
afterEach(async () => {
  for (const each of stores.splice(0)) {
    await each.claims.stop();
    await each.close();
  }
});

/** A process on these rules, before it has told anybody of them. */
async function start(game: Game): Promise<Stand> {
  const own = await openStores(url);
  stores.push(own);
  await own.claims.join({ what: 'all', isShared: () => true }, Date.now);
  const name = `process${++count}`;
  const stand = makeStand([game], { store: own.matches, claims: own.claims });
  return { ...stand, press: () => `${name}-${stand.press()}` };
}

/** Whoever is asked answers at this process, on a panel that was opened at that moment. */
async function play({ house, press }: Stand, { id }: Match, moment?: number): Promise<unknown> {
  const match = await house.match(id);
  const asked = moment === undefined ? {} : { moment };
  const [first] = match.clocks.flatMap((clock, seat) => (clock.since === null ? [] : [seat]));
  const { player, name } = match.seats[first!]!;
  const reply = { match: id, person: { id: player!, name }, interaction: press(), ...asked };
  return answer(house, reply, decision => randomAnswer(decision, [1, 2, 3, 4]));
}

const given = async ({ house }: Stand, { id }: Match): Promise<number> => (await house.store.answers(id)).length;
const versionOf = async ({ house }: Stand, { id }: Match) => (await house.store.saved(id))!.version;

test('a process on older rules leaves a table alone that has moved to newer ones: nothing that was answered is lost', async () => {
  const one = await start(old);
  await tellOfRules(one.house);
  const match = await startedMatch(one, old);
  await play(one, match);
  const shown = (await one.house.match(match.id)).moment;
  const other = await start(next);
  await beginRules(other.house);
  await tellOfRules(other.house);
  expect(await versionOf(other, match)).toBe(next.version);
  await expect(play(one, match)).rejects.toMatchObject({ why: 'newer-rules' });
  // A panel that was open when the rules changed may still be pressed, where they are known.
  await play(other, match, shown);
  await expect(play(one, match)).rejects.toMatchObject({ why: 'newer-rules' });
  expect(await given(other, match)).toBe(2);
  expect(await versionOf(other, match)).toBe(next.version);
  expect((await other.house.store.saved(match.id))!.checkpoint.sealed).toBeGreaterThanOrEqual(100);
});

test('so it does from the first table on that somebody plays under newer rules, before all are told of them', async () => {
  const one = await start(old);
  await tellOfRules(one.house);
  const match = await startedMatch(one, old);
  const other = await start(next);
  await beginRules(other.house);
  await play(other, match);
  expect(await versionOf(other, match)).toBe(next.version);
  await expect(play(one, match)).rejects.toMatchObject({ why: 'newer-rules' });
  expect(await given(other, match)).toBe(1);
});

test('what is voted on when the rules change is still to be voted on', async () => {
  const one = await start(old);
  const match = await startedMatch(one, old);
  const by = { match: match.id, person: ola, interaction: one.press() };
  const { vote } = await propose(one.house, by, { kind: 'abort' });
  const other = await start(next);
  await tellOfRules(other.house);
  const reply = { match: match.id, person: kuba, interaction: other.press() };
  expect(await castVote(other.house, reply, vote!.id, 'yes')).toMatchObject({ state: 'carried' });
});

test('rules that were given up: a start on the older ones takes its tables back, before and after they are told', async () => {
  const one = await start(next);
  await tellOfRules(one.house);
  const matches = [await startedMatch(one, next), await startedMatch(one, next)];
  await stores.pop()!.claims.stop();
  const back = await start({ ...old, migrate: checkpoint => checkpoint });
  await beginRules(back.house);
  await play(back, matches[0]!);
  await tellOfRules(back.house);
  for (const match of matches) expect(await versionOf(back, match)).toBe(old.version);
  await play(back, matches[1]!);
  // One that has not been stopped yet plays on under the newer rules: the table comes back from them once more.
  await play(one, matches[0]!);
  expect(await versionOf(back, matches[0]!)).toBe(next.version);
  await play(back, matches[0]!);
  expect(await versionOf(back, matches[0]!)).toBe(old.version);
  // Somebody else on these rules finds nothing in the way, and could move what is left.
  const more = await start(old);
  await beginRules(more.house);
  for (const match of matches) await play(more, match);
  expect(await more.house.claims.claim('rules', old.id)).toBe(true);
});
