import { parseArgs } from 'node:util';
import { gameNamed } from '../scripts/game-named.js';
import {
  type Answer,
  begin,
  type Game,
  positionAfter,
  randomAnswer,
  randomBelow,
  randomFrom,
  shuffle,
} from '../src/engine/index.js';
import { games } from '../src/registry.js';

/**
 * `npm run bench:replay -- --game tash-kalar --answers 500`: how long it takes to stand at any moment of a match of so many
 * answers, in processor time, and that in shuffles of 52 cards as a yardstick of the machine. Goal: p99 within 50 ms.
 */
const { values } = parseArgs({
  options: { game: { type: 'string' }, from: { type: 'string' }, answers: { type: 'string', default: '500' } },
});
const ANSWERS = Number(values.answers);
const MOMENTS = 200;
const GOAL = 50;

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** What shuffling a deck takes, in ms. */
function yardstick(): number {
  const random = randomFrom('7'.repeat(32));
  const deck = Array.from({ length: 52 }, (_, card) => card);
  const rounds = 20_000;
  const began = cpu();
  for (let round = 0; round < rounds; round++) shuffle(random, deck);
  return (cpu() - began) / rounds;
}

/** The longest of some random matches, up to so many answers. */
function longMatch(game: Game) {
  const chosen = Object.fromEntries(game.lobby.options.map(({ id, initial }) => [id, initial]));
  const { max } = game.lobby.seats(chosen);
  const sides = Array.from({ length: max }, () => null);
  const matches = Array.from({ length: 8 }, (_, number) => {
    const start = { seed: (number + 3).toString(16).padStart(32, '9'), seats: max, chosen, sides };
    const random = randomFrom((number + 1).toString(16).padStart(32, '4'));
    const { table } = begin(game, start);
    const answers: Answer[] = [];
    while (!table.isOver && answers.length < ANSWERS) {
      const decision = table.open[randomBelow(random, table.open.length)]!;
      answers.push(table.answer(decision.seat, randomAnswer(decision, random))!.answer);
    }
    return { start, answers };
  });
  return matches.sort((one, other) => other.answers.length - one.answers.length)[0]!;
}

const named = values.game || values.from ? [await gameNamed(values.game, values.from)] : games;
const shuffled = yardstick();
for (const game of named) {
  const { start, answers } = longMatch(game);
  const random = randomFrom('2'.repeat(32));
  const times: number[] = [];
  for (let moment = -MOMENTS; moment < MOMENTS; moment++) {
    const upTo = answers.slice(0, randomBelow(random, answers.length + 1));
    const began = cpu();
    positionAfter(game, start, upTo);
    // The first ones are compiled on the way.
    if (moment >= 0) times.push(cpu() - began);
  }
  times.sort((one, other) => one - other);
  const p99 = times[Math.floor(times.length * 0.99)]!;
  console.log(
    `${game.id.padEnd(16)} ${String(answers.length).padStart(4)} answers   p50 ${times[MOMENTS / 2]!.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms   ${(p99 / GOAL).toFixed(2)} of the goal   ${(p99 / shuffled).toFixed(0)} shuffles`,
  );
}
