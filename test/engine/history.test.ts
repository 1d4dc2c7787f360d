import { expect, it } from 'vitest';
import {
  type Answer,
  begin,
  positionAfter,
  randomAnswer,
  randomBelow,
  randomFrom,
  readAlong,
  restAfter,
  restBefore,
  visitRests,
} from '../../src/engine/index.js';
import { games } from '../../src/registry.js';
import { pebbles } from './pebbles.js';
import { beginningOf, seedOf } from './random-match.js';

/** A random match with instructions in between, and how its state looked after each answer. */
function played(number: number): { answers: Answer[]; looks: string[] } {
  const { table } = begin(pebbles, beginningOf(number));
  const random = randomFrom(seedOf(number + 70));
  const answers: Answer[] = [];
  const looks = [JSON.stringify(table.state)];
  while (!table.isOver) {
    const instructed = [0, 1].find(seat => table.instructionOf(seat) && randomBelow(random, 4) === 0);
    const decision =
      instructed === undefined ? table.open[randomBelow(random, table.open.length)]! : table.instructionOf(instructed)!;
    answers.push(table.answer(decision.seat, randomAnswer(decision, random))!.answer);
    looks.push(JSON.stringify(table.state));
  }
  return { answers, looks };
}

it('a match of the past stands after each answer as it stood then', () => {
  for (let number = 0; number < 6; number++) {
    const { answers, looks } = played(number);
    for (const [count, look] of looks.entries()) {
      const position = positionAfter(pebbles, beginningOf(number), answers.slice(0, count));
      expect(position.answers).toBe(count);
      expect(JSON.stringify({ ...position.state, news: [] })).toBe(look);
    }
  }
});

it('reads along a match in one playing what stood after any of its answers', () => {
  const { answers, looks } = played(2);
  const look = (state: object) => JSON.stringify({ ...state, news: [] });
  const every = looks.map((_, count) => count);
  expect(readAlong(pebbles, beginningOf(2), answers, every, look)).toEqual(looks);
  const some = [0, 3, 3, looks.length - 1];
  expect(readAlong(pebbles, beginningOf(2), answers, some, look)).toEqual(some.map(count => looks[count]));
  const bent = answers.with(5, { ...answers[5]!, said: 'nothing' });
  expect(readAlong(pebbles, beginningOf(2), bent, every, look)).toEqual(looks.slice(0, 6));
});

it('where an answer no longer fits, the match is shown up to it', () => {
  const { answers } = played(1);
  const middle = Math.floor(answers.length / 2);
  for (const wrong of [{ key: 'else' }, { seat: 17 }, { said: 'nothing' }]) {
    const bent = answers.with(middle, { ...answers[middle]!, ...wrong });
    expect(positionAfter(pebbles, beginningOf(1), bent).answers).toBe(middle);
  }
});

it.each(games.map(game => [game.id, game] as const))('%s: whole matches end as they ended', (_, game) => {
  const beginning = { ...beginningOf(3), chosen: Object.fromEntries(game.lobby.options.map(o => [o.id, o.initial])) };
  const seats = game.lobby.seats(beginning.chosen).min;
  const start = { ...beginning, seats, sides: Array.from({ length: seats }, () => null) };
  const { table } = begin(game, start);
  const random = randomFrom(seedOf(9));
  const answers: Answer[] = [];
  while (!table.isOver) {
    const decision = table.open[randomBelow(random, table.open.length)]!;
    answers.push(table.answer(decision.seat, randomAnswer(decision, random))!.answer);
  }
  const position = positionAfter(game, start, answers);
  expect(position.answers).toBe(answers.length);
  expect(position.state).toEqual(table.state);
});

it('finds the resting point answers lead to, and nothing where they end in the middle of a step', () => {
  const { answers, looks } = played(3);
  const rests = new Map<number, string>();
  visitRests(pebbles, beginningOf(3), answers, (state, at) => {
    rests.set(at, JSON.stringify(state));
  });
  expect(rests.size).toBeGreaterThan(5);
  expect(rests.size).toBeLessThan(looks.length);
  for (const at of looks.keys()) {
    const rest = restAfter(pebbles, beginningOf(3), answers.slice(0, at));
    expect(rest && JSON.stringify(rest), `${at}`).toBe(rests.get(at) ?? null);
  }
});

it('finds the last rest before something is told, and none where it is not told', () => {
  const { answers } = played(2);
  const found: string[] = [];
  for (const count of answers.keys()) {
    const given = answers.slice(0, count);
    expect(restBefore(pebbles, beginningOf(2), given, () => false)).toBeNull();
    const rest = restBefore(pebbles, beginningOf(2), given, ({ tell }) => tell === 'drew');
    if (!rest) continue;
    const rests: string[] = [];
    visitRests(pebbles, beginningOf(2), given, (state, at) => at === count && rests.push(JSON.stringify(state)));
    expect(rests).toContain(JSON.stringify(rest));
    const now = JSON.stringify(positionAfter(pebbles, beginningOf(2), given).state);
    expect(JSON.stringify(rest), 'what is told has changed something').not.toBe(now);
    found.push(JSON.stringify(rest));
  }
  expect(found.length).toBeGreaterThan(0);
});
