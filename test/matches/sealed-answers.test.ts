import { beforeEach, describe, expect, test } from 'vitest';
import { randomAnswer } from '../../src/engine/index.js';
import { answer, type Match, type Person, undo } from '../../src/matches/index.js';
import { pebbles } from '../engine/pebbles.js';
import { ewa, kuba, makeStand, ola, type Stand, startedMatch } from './stand.js';

let stand: Stand;
let match: Match;
beforeEach(async () => {
  stand = makeStand([pebbles]);
  match = await startedMatch(stand, pebbles, [ola, kuba, ewa]);
});

const press = (person: Person, moment: number) =>
  answer(stand.house, { match: match.id, person, interaction: stand.press(), moment }, decision =>
    randomAnswer(decision, [1, 2, 3, 4]),
  );

describe('a question to several at once', () => {
  test('does not grow stale by the answers of the others', async () => {
    for (const person of [kuba, ola, ewa]) await press(person, match.moment);
    const after = await stand.house.match(match.id);
    expect([after.moment, after.asked]).toEqual([match.moment + 3, match.moment + 3]);
    await expect(press(ola, match.moment)).rejects.toThrow('stale');
  });

  test('is answered once; the answer can be taken back while others still think, whoever answered since', async () => {
    await press(kuba, match.moment);
    await press(ola, match.moment);
    await expect(press(kuba, match.moment)).rejects.toThrow('answered-already');
    const back = { match: match.id, person: kuba, interaction: stand.press(), moment: match.moment + 1 };
    const { table } = await undo(stand.house, back);
    expect(table.open.map(({ seat }) => seat)).toEqual([1, 2]);
    await press(ewa, match.moment);
    await press(kuba, match.moment);
    expect((await stand.house.match(match.id)).asked).toBe(match.moment + 5);
  });

  test('has been asked since it was put: an answer of one gives the others no more time', async () => {
    stand.time += 1_000;
    expect((await press(kuba, match.moment)).match.askedAt).toBe(match.askedAt);
    await press(ola, match.moment);
    expect((await press(ewa, match.moment)).match.askedAt).toBe(stand.time);
  });
});
