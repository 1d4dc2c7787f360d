import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Game } from '../src/engine/index.js';
import { CHECKS, type Check } from './fuzz/broken.js';
import { fuzz } from './fuzz/campaign.js';
import { covering, type Kind, MEETINGS, type Meeting, partOf } from './fuzz/covering.js';
import { Ledger } from './fuzz/ledger.js';
import { play } from './fuzz/play.js';
import { script, shrink } from './fuzz/shrink.js';
import { Tally } from './fuzz/tally.js';
import { saveFailure, tellFailure, tellLedger, tellTally } from './fuzz/telling.js';
import { checkChosen, type Given, type Trial } from './fuzz/trial.js';
import { gameNamed, parseChosen } from './game-named.js';

const USAGE = `npm run fuzz -- --game G [--matches N] [--seed S] [--chosen name=value,…] [--seats N] [--limit N] [--one-in N] [--skip check,…]
npm run fuzz -- --game G --every name,…   N matches of every value of these options, and of every pair of sides
    [--sides any]                         any sides instead of every pair
    [--part 3/40]                         every fortieth kind from the third
    [--ledger FILE]                       goes on where it was stopped, and says how far it has come
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
    sides: { type: 'string', default: 'pairs' },
    part: { type: 'string', default: '1/1' },
    ledger: { type: 'string' },
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
  if (values.every === undefined) return campaign(game, { chosen, ...seatsGiven() }, values.seed).file === null;
  const kinds = covering(game, values.every.split(','), chosen, meetingOf(values.sides));
  return playKinds(game, partOf(kinds, values.part), kinds);
}

/** Plays kind after kind, also after one that broke. Whether all held. */
function playKinds(game: Game, part: readonly Kind[], all: readonly Kind[]): boolean {
  const ledger = values.ledger === undefined ? null : ledgerOf(game, values.ledger);
  let broken = 0;
  for (const kind of part) {
    if (ledger?.isDone(kind.name)) continue;
    console.log(`\n${kind.name}`);
    const { tally, seconds, file } = campaign(game, kind, `${values.seed}/${kind.name}`);
    if (file !== null) broken += 1;
    const { matches: held, answers, rebuilt: close } = tally;
    const longest = tally.longest?.answers ?? 0;
    ledger?.note({ kind: kind.name, held, answers, longest, close, seconds: Math.round(seconds), broken: file });
  }
  if (ledger) tellLedger(ledger, all);
  return broken === 0;
}

function ledgerOf(game: Game, file: string): Ledger {
  const { seed } = values;
  const matches = numberOf('matches', values.matches);
  return new Ledger(file, {
    game: game.id,
    version: game.version,
    seed,
    matches,
    oneIn: numberOf('one-in', values['one-in']),
  });
}

function seatsGiven(): Given {
  return values.seats === undefined ? {} : { seats: numberOf('seats', values.seats) };
}

/** Plays so many matches; the file of the first that broke, null = all held. */
function campaign(game: Game, given: Given, seed: string): { tally: Tally; seconds: number; file: string | null } {
  const started = performance.now();
  const { tally, failure } = fuzz(game, {
    ...given,
    matches: numberOf('matches', values.matches),
    seed,
    limit: numberOf('limit', values.limit),
    oneIn: numberOf('one-in', values['one-in']),
    skip: checksOf(values.skip),
  });
  const seconds = (performance.now() - started) / 1000;
  tellTally(tally, seconds);
  if (failure === null) return { tally, seconds, file: null };
  console.error(`\nMatch ${tally.matches + 1} of seed ${seed} broke an invariant.`);
  tellFailure('Found', failure);
  const shrunk = shrink(game, failure);
  tellFailure('Shrunk', shrunk);
  const file = saveFailure(game, shrunk);
  console.error(`\nSaved: ${file}`);
  return { tally, seconds, file };
}

function playAgain(game: Game, file: string): boolean {
  const trial = JSON.parse(readFileSync(file, 'utf8')) as Trial;
  const always = () => true;
  const watch = { tally: new Tally(), limit: trial.moves.length, isMade: always, isClose: always, isDrawn: always };
  const { broken } = play(game, trial.beginning, script(trial.moves).choose, watch);
  console.log(broken ? `Still broken, ${broken.check}: ${broken.message}` : 'All invariants hold now.');
  return broken === null;
}

function checksOf(text: string): readonly Check[] {
  const named = text.split(',').filter(name => name !== '');
  const unknown = named.find(name => !(CHECKS as readonly string[]).includes(name));
  if (unknown !== undefined) throw new Error(`--skip takes ${CHECKS.join(', ')}, not ${unknown}`);
  return named as Check[];
}

function meetingOf(text: string): Meeting {
  const named = MEETINGS.find(meeting => meeting === text);
  if (named === undefined) throw new Error(`--sides is one of ${MEETINGS.join(', ')}, not ${text}`);
  return named;
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} is a whole number from 1, not ${text}`);
  return number;
}
