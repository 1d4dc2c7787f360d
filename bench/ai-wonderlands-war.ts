import { parseArgs } from 'node:util';
import type { Bot } from '../src/engine/index.js';
import { bots } from '../src/games/wonderlands-war/bots/index.js';
import { FACTION_IDS } from '../src/games/wonderlands-war/faction.js';
import { ALLY_CHOICES } from '../src/games/wonderlands-war/lobby.js';
import { finalScore } from '../src/games/wonderlands-war/round-end.js';
import { wonderlandRules } from '../src/games/wonderlands-war/rules.js';
import type { Wonderland } from '../src/games/wonderlands-war/state.js';
import { Rivals } from './bot-match.js';
import { seeded } from './seeded.js';

/**
 * How well the computer opponents of Wonderland's War play. One of the first player of a pair sits among the others; every
 * deal is played from each seat with the factions going around, over all ally sets. Usage: npm run bench:ai -- --game
 * wonderlands-war --matches 100 --seed 1 --seats 2,3 --pairs hard:random,hard:easy,easy:random
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'wonderlands-war' },
    matches: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    seats: { type: 'string', default: '2' },
    pairs: { type: 'string', default: 'hard:random,hard:easy,easy:random' },
    verbose: { type: 'boolean', default: false },
  },
});

const rivals = new Rivals<Wonderland>(bots);
for (const seats of values.seats.split(',').map(Number))
  for (const [one, other] of rivals.pairs(values.pairs)) compare(seats, one, other, Number(values.matches));
rivals.printPaces();

function compare(seats: number, one: Bot<Wonderland>, other: Bot<Wonderland>, matches: number): void {
  const tally = { won: 0, shared: 0, lost: 0, lead: 0 };
  for (let match = 0; match < matches; match++) {
    const deal = Math.floor(match / seats);
    const own = match % seats; // where `one` sits
    const sides = Array.from({ length: seats }, (_, seat) => FACTION_IDS[(seat + deal) % FACTION_IDS.length]!);
    const seated = sides.map((_, seat) => (seat === own ? one : other));
    const state = play(seated, sides, ALLY_CHOICES[deal % ALLY_CHOICES.length]!, `${values.seed}:${deal}`);
    const { places } = state.outcome!;
    const isShared = places.filter(place => place === 1).length > 1;
    const result = places[own] !== 1 ? 'lost' : isShared ? 'shared' : 'won';
    tally[result] += 1;
    const scores = sides.map((_, seat) => finalScore(state, seat).total);
    tally.lead += scores[own]! - Math.max(...scores.filter((_, seat) => seat !== own));
    if (values.verbose) console.log(`  match ${match} ${sides[own]} ${scores} ${result}`);
  }
  console.log(
    `${seats} players: ${one.id} against ${other.id}, seed ${values.seed}, ${matches} matches: ${tally.won} won, ` +
      `${tally.shared} shared, ${tally.lost} lost; lead ${(tally.lead / matches).toFixed(1)} points`,
  );
}

function play(
  seated: readonly Bot<Wonderland>[],
  sides: readonly string[],
  allies: string,
  seed: string,
): Readonly<Wonderland> {
  const chosen = { allies, first: 'first' };
  const start = { seats: sides.length, chosen, sides, random: seeded(`deal ${seed}`) };
  return rivals.play(wonderlandRules, wonderlandRules.setup(start), seated, seed);
}
