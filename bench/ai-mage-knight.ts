import { parseArgs } from 'node:util';
import type { Bot } from '../src/engine/index.js';
import { bots } from '../src/games/mage-knight/bots/index.js';
import { placeOf, spacesOf } from '../src/games/mage-knight/land.js';
import { realmRules } from '../src/games/mage-knight/rules.js';
import { teamsFor } from '../src/games/mage-knight/scenarios/charter.js';
import { scenarioOf } from '../src/games/mage-knight/scenarios/index.js';
import { SCENARIO_IDS } from '../src/games/mage-knight/scenarios/scenario.js';
import type { Realm } from '../src/games/mage-knight/state.js';
import { Rivals } from './bot-match.js';
import { seeded } from './seeded.js';

/**
 * How well the computer players of Mage Knight play. Where players compete one of the first kind sits down with others of
 * the second, in another seat every match, a team together; it wins with more than the best of them. Alone and in a
 * cooperation both kinds play the same deal and their scores are compared. Usage:
 * npm run bench:ai -- --game mage-knight --matches 100 --seed 1 --scenarios solo_conquest --pairs hard:random --seats 3
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'mage-knight' },
    matches: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    scenarios: { type: 'string', default: SCENARIO_IDS.join(',') },
    pairs: { type: 'string', default: 'hard:random,easy:random' },
    seats: { type: 'string', default: '2' },
    verbose: { type: 'boolean', default: false },
  },
});

const rivals = new Rivals<Realm>(bots);
for (const scenario of values.scenarios.split(','))
  for (const [one, other] of rivals.pairs(values.pairs)) compare(scenario, one, other, Number(values.matches));
rivals.printPaces();

/** Shields on the map: what a seat has conquered. */
function shieldsOf(realm: Readonly<Realm>, seat: number): number {
  return [...spacesOf(realm)].reduce(
    (sum, space) => sum + placeOf(realm, space).shields.filter(own => own === seat).length,
    0,
  );
}

interface Meeting {
  readonly own: number;
  readonly against: number;
  readonly shields: number;
  readonly fame: number;
}

function compare(scenario: string, one: Bot<Realm>, other: Bot<Realm>, matches: number): void {
  const { id, seats } = scenarioOf(SCENARIO_IDS.find(known => known === scenario)!);
  const count = Math.max(seats.min, Math.min(Number(values.seats), seats.max));
  const tally = { won: 0, lost: 0, drawn: 0, own: 0, against: 0, conquests: 0, fame: 0 };
  for (let match = 0; match < matches; match++) {
    const meeting = meet(id, one, other, count, match);
    tally.own += meeting.own;
    tally.against += meeting.against;
    tally.fame += meeting.fame;
    if (meeting.shields > 0) tally.conquests += 1;
    const { own, against } = meeting;
    tally[own > against ? 'won' : own < against ? 'lost' : 'drawn'] += 1;
    if (values.verbose) console.log(`  match ${match}: ${JSON.stringify(meeting)}`);
  }
  console.log(
    `${scenario} for ${count}: ${one.id} against ${other.id}, seed ${values.seed}, ${matches} matches: ${tally.won} won, ` +
      `${tally.drawn} drawn, ${tally.lost} lost; score ${(tally.own / matches).toFixed(1)} to ` +
      `${(tally.against / matches).toFixed(1)}, Fame ${(tally.fame / matches).toFixed(1)}, ` +
      `something conquered in ${tally.conquests}`,
  );
}

/** Face to face where players compete, on the same deal where they do not. */
function meet(scenario: string, one: Bot<Realm>, other: Bot<Realm>, seats: number, match: number): Meeting {
  const seat = match % seats; // where `one` sits
  const teams = teamsFor({ scenario }, seats);
  if (new Set(teams).size > 1) {
    const seated = teams.map(team => (team === teams[seat] ? one : other));
    const realm = play(scenario, seated, seats, `${values.seed}:${Math.floor(match / seats)}`);
    const scores = realm.scores!;
    const against = Math.max(...scores.filter((_, at) => teams[at] !== teams[seat]));
    return { own: scores[seat]!, against, shields: shieldsOf(realm, seat), fame: realm.heroes[seat]!.fame };
  }
  const own = play(scenario, [one], seats, `${values.seed}:${match}`);
  const against = play(scenario, [other], seats, `${values.seed}:${match}`);
  const shields = own.heroes.reduce((sum, _, at) => sum + shieldsOf(own, at), 0);
  return { own: own.scores![0]!, against: against.scores![0]!, shields, fame: own.heroes[0]!.fame };
}

function play(scenario: string, seated: readonly Bot<Realm>[], seats: number, seed: string): Readonly<Realm> {
  const start = {
    seats,
    chosen: { scenario },
    sides: new Array<null>(seats).fill(null),
    random: seeded(`deal ${seed}`),
  };
  return rivals.play(realmRules, realmRules.setup(start), seated, seed);
}
