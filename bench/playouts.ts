import { parseArgs } from 'node:util';
import { gameNamed, parseChosen } from '../scripts/game-named.js';
import { type Game, playOut, randomAnswer, randomFrom, shuffle } from '../src/engine/index.js';

/**
 * `npm run bench:playouts -- --game tash-kalar --seconds 10 --chosen expansions=on`: random matches on one core, every
 * answer checked against its decision. Prints matches and answers per second for each way to play, with the fewest and
 * the most seats, counted in processor time so that a busy machine does not change the figure, and the ratio to shuffling
 * 52 cards as a yardstick of the machine. `--from FILE` plays a game that is not registered.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    from: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    chosen: { type: 'string', default: '' },
  },
});

const WARM_UP = 4; // seconds

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function measure(game: Game, chosen: Record<string, string>, seats: number, seconds: number) {
  const sides = Array.from({ length: seats }, () => null);
  let [matches, answers] = [0, 0];
  const play = (number: number) => {
    const random = randomFrom(number.toString(16).padStart(32, '3'));
    const state = game.setup({ seats, chosen, sides, random: randomFrom(number.toString(16).padStart(32, '5')) });
    answers += playOut(game, state, decision => randomAnswer(decision, random));
    matches += 1;
  };
  // The engine compiles what it has seen often: until then its compiler would be measured.
  for (const warm = cpuSeconds(); cpuSeconds() - warm < WARM_UP; ) play(1 + matches);
  [matches, answers] = [0, 0];
  const started = cpuSeconds();
  while (cpuSeconds() - started < seconds) play(1000 + matches);
  const spent = cpuSeconds() - started;
  return { matches: matches / spent, answers: answers / spent };
}

function shufflesPerSecond(): number {
  const random = randomFrom('1'.repeat(32));
  const cards = Array.from({ length: 52 }, (_, index) => index);
  const started = cpuSeconds();
  let count = 0;
  while (cpuSeconds() - started < 0.5) {
    for (let round = 0; round < 1000; round++) shuffle(random, cards);
    count += 1000;
  }
  return count / (cpuSeconds() - started);
}

const game = await gameNamed(values.game ?? (values.from === undefined ? 'monolith-arena' : undefined), values.from);
const yardstick = shufflesPerSecond();
const initial = {
  ...Object.fromEntries(game.lobby.options.map(option => [option.id, option.initial])),
  ...parseChosen(values.chosen),
};
const [modes] = game.lobby.options;
console.log(`${game.id}: random play on one core (yardstick: ${Math.round(yardstick)} shuffles of 52 a second)`);
for (const mode of modes?.values ?? ['']) {
  const chosen = modes ? { ...initial, [modes.id]: mode } : initial;
  const { min, max } = game.lobby.seats(chosen);
  for (const seats of new Set([min, max])) {
    const { matches, answers } = measure(game, chosen, seats, Number(values.seconds));
    console.log(
      `${mode.padEnd(16)} for ${seats} ${matches.toFixed(0).padStart(6)} matches/s ${answers.toFixed(0).padStart(8)} checked answers/s   ${(yardstick / answers).toFixed(2)} shuffles per answer`,
    );
  }
}
