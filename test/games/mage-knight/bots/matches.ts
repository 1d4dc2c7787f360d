import type { Bot } from '../../../../src/engine/game.js';
import { randomAnswer } from '../../../../src/engine/playout.js';
import { type RandomState, randomFrom } from '../../../../src/engine/random.js';
import { Table } from '../../../../src/engine/table.js';
import { planningBot } from '../../../../src/games/mage-knight/bots/planning-bot.js';
import { placeOf, spacesOf } from '../../../../src/games/mage-knight/land.js';
import { realmRules } from '../../../../src/games/mage-knight/rules.js';
import { scenarioOf } from '../../../../src/games/mage-knight/scenarios/index.js';
import { SCENARIO_IDS, type ScenarioId } from '../../../../src/games/mage-knight/scenarios/scenario.js';
import type { Realm } from '../../../../src/games/mage-knight/state.js';

/** Plans like the computer players, with less effort: whole matches of it fit into a test. */
export const planner = (): Bot<Realm> => planningBot('planner', { tries: 8, changes: 6, kept: 2 });

/** Every scenario with as few players as it takes. */
export const SETTINGS = SCENARIO_IDS.map(scenario => [scenario, Math.max(scenarioOf(scenario).seats.min, 1)] as const);

export const seed = (number: number): RandomState => randomFrom(number.toString(16).padStart(32, '7'));

export const openTable = (scenario: ScenarioId, seats: number, number: number, chosen = {}): Table<Realm> =>
  Table.start(
    realmRules,
    realmRules.setup({
      seats,
      chosen: { scenario, ...chosen },
      sides: new Array<null>(seats).fill(null),
      random: seed(number),
    }),
  ).table;

/** Lets the bots play a whole match, each seat its own. */
export function playMatch(table: Table<Realm>, seated: readonly Bot<Realm>[], number: number): void {
  for (let answers = 0; !table.isOver; answers++) {
    const { seat, key } = table.open[0]!;
    const bot = seated[seat % seated.length]!;
    const said = bot.choose(table, seat, seed(number * 1_000 + answers));
    if (!table.answer(seat, said)) throw new Error(`${bot.id} said ${JSON.stringify(said)} to ${key}`);
  }
}

/** Plays a match at random and shows every `oneIn`-th table before it is answered, and every one with a rarer question. */
export function watchMatch(
  table: Table<Realm>,
  number: number,
  oneIn: number,
  watch: (table: Table<Realm>, seat: number) => void,
): void {
  const random = seed(number);
  const seen = new Set<string>();
  for (let answers = 0; !table.isOver; answers++) {
    const decision = table.open[0]!;
    if (answers % oneIn === 0 || !seen.has(decision.key)) watch(table, decision.seat);
    seen.add(decision.key);
    table.answer(decision.seat, randomAnswer(decision, random));
  }
}

/** Shields of all seats on the map: what was conquered. */
export const conquests = (realm: Realm): number =>
  [...spacesOf(realm)].reduce((sum, space) => sum + placeOf(realm, space).shields.length, 0);
