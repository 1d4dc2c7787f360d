import { parseArgs } from 'node:util';
import type { Bot } from '../src/engine/index.js';
import { bots } from '../src/games/mage-knight/bots/index.js';
import { placeOf, spacesOf } from '../src/games/mage-knight/land.js';
import { realmRules } from '../src/games/mage-knight/rules.js';
import { teamsFor } from '../src/games/mage-knight/scenarios/charter.js';
import { scenarioOf } from '../src/games/mage-knight/scenarios/index.js';
import { SCENARIO_IDS, type ScenarioId } from '../src/games/mage-knight/scenarios/scenario.js';
import type { Realm } from '../src/games/mage-knight/state.js';
import { Rivals } from './bot-match.js';
import { seeded } from './seeded.js';

/**
 * How well the computer players of Mage Knight play. Where players compete one of the first kind sits down with others of
 * the second, in another seat every match, a team together; it wins with more than the best of them. Alone and in a
 * cooperation both kinds play the same deal and their scores are compared. Usage:
 * npm run bench:ai -- --game mage-knight --matches 100 --seed 1 --scenarios solo_conquest --pairs hard:random --seats 3
 * `--matches 10` alone plays ten of every scenario and ends with a line over all of them for each pair. `--from 40` goes on
 * after the first forty matches, `--verbose` tells each of them.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'mage-knight' },
    matches: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    scenarios: { type: 'string', default: SCENARIO_IDS.join(',') },
    pairs: { type: 'string', default: 'hard:random,easy:random' },
    seats: { type: 'string', default: '2' },
    from: { type: 'string', default: '0' },
    verbose: { type: 'boolean', default: false },
  },
});

const rivals = new Rivals<Realm>(bots);

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

/** What came of so many matches, in one line. */
function summary(heading: string, met: readonly Meeting[]): string {
  const mean = (of: (meeting: Meeting) => number) =>
    (met.reduce((sum, meeting) => sum + of(meeting), 0) / met.length).toFixed(1);
  const count = (is: (meeting: Meeting) => boolean) => met.filter(is).length;
  return (
    `${heading}, seed ${values.seed}, ${met.length} matches: ${count(({ own, against }) => own > against)} won, ` +
    `${count(({ own, against }) => own === against)} drawn, ${count(({ own, against }) => own < against)} lost; score ` +
    `${mean(({ own }) => own)} to ${mean(({ against }) => against)}, Fame ${mean(({ fame }) => fame)}, ` +
    `something conquered in ${count(({ shields }) => shields > 0)}`
  );
}

/** One kind of player against another in one scenario. */
class Comparison {
  readonly #id: ScenarioId;
  readonly #seats: number;
  readonly #one: Bot<Realm>;
  readonly #other: Bot<Realm>;
  readonly met: Meeting[] = [];

  constructor(scenario: string, one: Bot<Realm>, other: Bot<Realm>) {
    const { id, seats } = scenarioOf(SCENARIO_IDS.find(known => known === scenario)!);
    this.#id = id;
    this.#seats = Math.max(seats.min, Math.min(Number(values.seats), seats.max));
    this.#one = one;
    this.#other = other;
  }

  meetOnce(match: number): void {
    const meeting = meet(this.#id, this.#one, this.#other, this.#seats, match);
    this.met.push(meeting);
    if (values.verbose) console.log(`${this.#heading}, match ${match}: ${JSON.stringify(meeting)}`);
  }

  print(): void {
    console.log(summary(this.#heading, this.met));
  }

  get pair(): string {
    return `${this.#one.id} against ${this.#other.id}`;
  }

  get #heading(): string {
    return `${this.#id} for ${this.#seats}: ${this.pair}`;
  }
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

const meetings = values.scenarios
  .split(',')
  .flatMap(scenario => rivals.pairs(values.pairs).map(([one, other]) => new Comparison(scenario, one, other)));
// A match of each in turn: whenever it is stopped, all have played about as many.
const [from, matches] = [Number(values.from), Number(values.matches)];
for (let match = from; match < from + matches; match++) for (const comparison of meetings) comparison.meetOnce(match);
for (const comparison of meetings) comparison.print();
if (values.scenarios.includes(','))
  for (const pair of new Set(meetings.map(comparison => comparison.pair))) {
    const all = meetings.filter(comparison => comparison.pair === pair).flatMap(({ met }) => met);
    console.log(summary(`all scenarios: ${pair}`, all));
  }
rivals.printPaces();
