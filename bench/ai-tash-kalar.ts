import { parseArgs } from 'node:util';
import type { Bot } from '../src/engine/index.js';
import { bots } from '../src/games/tash-kalar/bots/index.js';
import { contestRules } from '../src/games/tash-kalar/rules.js';
import { SCHOOLS } from '../src/games/tash-kalar/schools/index.js';
import { scoreOf } from '../src/games/tash-kalar/scoring.js';
import type { Contest } from '../src/games/tash-kalar/state.js';
import { Rivals } from './bot-match.js';
import { seeded } from './seeded.js';

/**
 * How well the computer opponents of Tash-Kalar play. Every deal is played twice with the players' seats and schools
 * swapped, over all pairings of schools; seat 0 begins. Usage: npm run bench:ai -- --game tash-kalar --matches 100
 * --seed 1 --modes high-form,duel --pairs hard:random,hard:easy,easy:random
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'tash-kalar' },
    matches: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    modes: { type: 'string', default: 'high-form,duel' },
    pairs: { type: 'string', default: 'hard:random,hard:easy,easy:random' },
    expansions: { type: 'string', default: 'off' },
    verbose: { type: 'boolean', default: false },
  },
});

const rivals = new Rivals<Contest>(bots);
const ids = SCHOOLS.filter(({ expansion }) => !expansion || values.expansions === 'on').map(({ id }) => id);
const PAIRINGS = ids.flatMap(one => ids.filter(other => other !== one).map(other => [one, other] as const));

for (const mode of values.modes.split(','))
  for (const [one, other] of rivals.pairs(values.pairs)) compare(mode, one, other, Number(values.matches));
rivals.printPaces();

function compare(mode: string, one: Bot<Contest>, other: Bot<Contest>, matches: number): void {
  const tally = { won: 0, lost: 0, drawn: 0, lead: 0 };
  for (let match = 0; match < matches; match++) {
    const deal = match >> 1;
    const seat = match & 1; // where `one` sits
    const sides = PAIRINGS[(deal * 5) % PAIRINGS.length]!;
    const state = play(mode, seat === 0 ? [one, other] : [other, one], sides, `${values.seed}:${deal}`);
    const { places } = state.outcome!;
    const scores = [scoreOf(state, 0), scoreOf(state, 1)];
    const result = places[seat]! < places[1 - seat]! ? 'won' : places[seat]! > places[1 - seat]! ? 'lost' : 'drawn';
    tally[result] += 1;
    tally.lead += scores[seat]! - scores[1 - seat]!;
    if (values.verbose)
      console.log(`  match ${match} ${sides[seat]} ${sides[1 - seat]} ${scores} turns ${state.turnNumber} ${result}`);
  }
  console.log(
    `${mode}: ${one.id} against ${other.id}, seed ${values.seed}, ${matches} matches: ${tally.won} won, ` +
      `${tally.drawn} drawn, ${tally.lost} lost; lead ${(tally.lead / matches).toFixed(1)} points`,
  );
}

function play(
  mode: string,
  seated: readonly Bot<Contest>[],
  sides: readonly string[],
  seed: string,
): Readonly<Contest> {
  const chosen = { mode, first: 'first', expansions: values.expansions };
  const start = { seats: 2, chosen, sides, random: seeded(`deal ${seed}`) };
  return rivals.play(contestRules, contestRules.setup(start), seated, seed);
}
