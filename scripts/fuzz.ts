import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Game } from '../src/engine/index.js';
import { CHECKS, type Check } from './fuzz/broken.js';
import { fuzz } from './fuzz/campaign.js';
import { covering } from './fuzz/covering.js';
import { play } from './fuzz/play.js';
import { type Failure, script, shrink } from './fuzz/shrink.js';
import { Tally } from './fuzz/tally.js';
import { checkChosen, type Given, type Trial } from './fuzz/trial.js';
import { gameNamed, parseChosen } from './game-named.js';

const USAGE = `npm run fuzz -- --game G [--matches N] [--seed S] [--chosen name=value,…] [--seats N] [--limit N] [--one-in N] [--skip check,…]
npm run fuzz -- --game G --every name,…   N matches of every value of these options, and of every pair of sides
npm run fuzz -- --game G --again FILE     plays a saved failure again
--from FILE                               a module that exports a game which is not registered`;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    from: { type: 'string' },
    matches: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    chosen: { type: 'string', default: '' },
    seats: { type: 'string' },
    limit: { type: 'string', default: '5000' },
    'one-in': { type: 'string', default: '8' },
    skip: { type: 'string', default: '' },
    every: { type: 'string' },
    again: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(USAGE);
else process.exitCode = (await run()) ? 0 : 1;

async function run(): Promise<boolean> {
  const game = await gameNamed(values.game, values.from);
  if (values.again !== undefined) return playAgain(game, values.again);
  const chosen = parseChosen(values.chosen);
  checkChosen(game, chosen);
  if (values.every === undefined) return campaign(game, { chosen, ...seatsGiven() }, values.seed);
  const kinds = covering(game, values.every.split(','), chosen);
  return kinds.every(kind => {
    console.log(`\n${kind.name}`);
    return campaign(game, kind, `${values.seed}/${kind.name}`);
  });
}

function seatsGiven(): Given {
  return values.seats === undefined ? {} : { seats: numberOf('seats', values.seats) };
}

/** Whether all matches held. */
function campaign(game: Game, given: Given, seed: string): boolean {
  const started = performance.now();
  const { tally, failure } = fuzz(game, {
    ...given,
    matches: numberOf('matches', values.matches),
    seed,
    limit: numberOf('limit', values.limit),
    oneIn: numberOf('one-in', values['one-in']),
    skip: checksOf(values.skip),
  });
  tellTally(tally, (performance.now() - started) / 1000);
  if (failure === null) return true;
  console.error(`\nMatch ${tally.matches + 1} of seed ${seed} broke an invariant.`);
  tellFailure('Found', failure);
  const shrunk = shrink(game, failure);
  tellFailure('Shrunk', shrunk);
  console.error(`\nSaved: ${save(game, shrunk)}`);
  return false;
}

function playAgain(game: Game, file: string): boolean {
  const trial = JSON.parse(readFileSync(file, 'utf8')) as Trial;
  const always = () => true;
  const watch = { tally: new Tally(), limit: trial.moves.length, isMade: always, isClose: always, isDrawn: always };
  const { broken } = play(game, trial.beginning, script(trial.moves).choose, watch);
  console.log(broken ? `Still broken, ${broken.check}: ${broken.message}` : 'All invariants hold now.');
  return broken === null;
}

function tellFailure(what: string, { trial, broken }: Failure): void {
  console.error(`\n${what}, ${trial.moves.length} answers. ${broken.check}: ${broken.message}`);
  console.error(`  seed and lobby: ${JSON.stringify(trial.beginning)}`);
  console.error(`  answers: ${JSON.stringify(trial.moves.map(({ seat, said }) => [seat, said]))}`);
}

function save(game: Game, { trial, broken }: Failure): string {
  mkdirSync('test-output', { recursive: true });
  const file = `test-output/fuzz-${game.id}-${broken.check}-${trial.beginning.seed.slice(0, 8)}.json`;
  const { check, message } = broken;
  writeFileSync(
    file,
    `${JSON.stringify({ game: game.id, version: game.version, check, message, ...trial }, null, 1)}\n`,
  );
  return file;
}

function tellTally(tally: Tally, seconds: number): void {
  const rate = (count: number) => (count / seconds).toFixed(1);
  const options = [...tally.options].sort(([, one], [, other]) => other - one).slice(0, 5);
  console.log(`${tally.matches} matches, ${tally.answers} answers in ${seconds.toFixed(1)} s`);
  console.log(`${rate(tally.matches)} matches/s, ${rate(tally.answers)} answers/s`);
  if (tally.longest)
    console.log(`longest: ${tally.longest.answers} answers, ${JSON.stringify(tally.longest.beginning)}`);
  console.log(`most options: ${options.map(([key, count]) => `${key} ${count}`).join(', ')}`);
  console.log(
    `looked closely at ${tally.rebuilt} decisions: ${tally.undone} answers taken back, ` +
      `${tally.different} of ${tally.concealed} concealed states differed, ` +
      `${tally.alike} of ${tally.worlds} other worlds compared`,
  );
}

function checksOf(text: string): readonly Check[] {
  const named = text.split(',').filter(name => name !== '');
  const unknown = named.find(name => !(CHECKS as readonly string[]).includes(name));
  if (unknown !== undefined) throw new Error(`--skip takes ${CHECKS.join(', ')}, not ${unknown}`);
  return named as Check[];
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} is a whole number from 1, not ${text}`);
  return number;
}
