import { isDeepStrictEqual } from 'node:util';
import { fighterOf, LYING, NO_CASTLE, STANDING, unitsIn } from '../../../src/games/wonderlands-war/state.js';
import type { Difference, Verdict } from '../verdict.js';
import { Refused } from './answers.js';
import { BattleRun } from './battle.js';
import type { BattleGiven, Vector } from './format.js';
import { placesFor } from './position.js';
import { type Compare, SMALL_KINDS } from './small-kinds.js';

/** Runs one vector. Vectors for people are skipped: each is a written test that cites its id. */
export function runWonderlandVector(vector: Vector): Verdict {
  const { id, kind } = vector;
  if (kind === 'manual') return { id, result: 'skipped', differences: [] };
  const differences: Difference[] = [];
  const compare: Compare = (what, expected, came) => {
    if (!isDeepStrictEqual(expected, came)) differences.push({ what, expected, came });
  };
  const run = kind === 'battle' ? runBattle : SMALL_KINDS[kind];
  if (!run) compare('kind', 'a known kind', kind);
  try {
    run?.(vector, compare);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    compare('legal', true, error.message);
  }
  return { id, result: differences.length === 0 ? 'passed' : 'failed', differences };
}

function runBattle(vector: Vector, compare: Compare): void {
  const { draws = [], illegal = [], expected } = vector;
  const run = new BattleRun(vector);
  if (expected.start) compare('start', expected.start, only(run.markers, expected.start));
  for (let at = 0; at < Math.max(draws.length, ...illegal.map(({ draw }) => draw)); at++) {
    for (const { draw, player, choice } of illegal)
      if (draw === at + 1) compare(`refusal ${at + 1}`, true, run.isRefused(vector, draws[at] ?? {}, player, choice));
    const draw = draws[at];
    if (draw === undefined) continue;
    run.draw(draw);
    const after = expected.after?.[at];
    if (after) compare(`after draw ${at + 1}`, after, only(run.markers, after));
  }
  if (expected.ended !== undefined) compare('ended', expected.ended, run.isOver);
  compareResults(vector, run, compare);
  if (expected.cleanup) run.cleanUp();
  if (expected.vp_gain) compare('vp_gain', expected.vp_gain, only(run.gained, expected.vp_gain));
  const back = run.told.flatMap(entry => (entry.tell === 'revealed' ? entry.plays : [])).filter(isPoisonTaken).length;
  if (expected.poison_back !== undefined) compare('poison_back', expected.poison_back, back);
  compareFinal(vector, run, compare);
}

/** Poison goes back unless it is blocked, also where the Jabberwock is not of the match (WW-5.7). */
const isPoisonTaken = ({ chip, response }: { chip: string; response: string }): boolean =>
  chip === 'poison' && response === 'none';

const only = (values: Record<string, unknown>, of: object): Record<string, unknown> =>
  Object.fromEntries(Object.keys(of).map(key => [key, values[key]]));

const sorted = (list: readonly string[]): string[] => [...list].sort();

/** Places, castles, feats and forging. */
function compareResults(vector: Vector, run: BattleRun, compare: Compare): void {
  const { expected, forges = [] } = vector;
  const needsForging = forges.length > 0 || expected.forge_actions || expected.feats || expected.cleanup;
  if (expected.first) run.finish();
  else if (needsForging) run.skipResults();
  else return;
  const { first, second, tie } = run.battle;
  const named = (seats: readonly number[]): string[] => sorted(seats.map(seat => run.players[seat]!));
  if (expected.first) {
    compare('first', sorted(expected.first), named(first));
    compare('second', sorted(expected.second ?? []), named(second));
    compare('tie', expected.tie ?? false, tie);
  }
  for (const [player, built] of Object.entries(expected.castle ?? {})) {
    const seat = run.players.indexOf(player);
    compare(
      `castle of ${player}`,
      built,
      run.told.some(entry => entry.tell === 'castle' && entry.seat === seat),
    );
  }
  for (const [player, quests] of Object.entries(expected.feats ?? {}))
    for (const [quest, met] of Object.entries(quests))
      compare(`feat ${quest} of ${player}`, met, run.isFeatMet(player, quest));
  if (expected.creature_bonus !== undefined) compare('creature_bonus', expected.creature_bonus, run.creatureBonus);
  for (const [player, actions] of Object.entries(expected.forge_actions ?? {}))
    compare(`forge actions of ${player}`, sorted(actions), sorted(run.forgeActions(player)));
  for (const [at, forging] of forges.entries()) compare(`forging ${at + 1}`, !forging.illegal, run.forge(forging));
}

function compareFinal(vector: Vector, run: BattleRun, compare: Compare): void {
  for (const [player, fields] of Object.entries(vector.expected.final ?? {})) {
    const seen = fieldsOf(vector.state as BattleGiven, run, player);
    for (const [field, expected] of Object.entries(fields)) {
      const isList = Array.isArray(expected) && field !== 'active';
      const came = seen[field];
      compare(
        `${field} of ${player}`,
        isList ? sorted(expected) : expected,
        isList && Array.isArray(came) ? sorted(came as string[]) : came,
      );
    }
  }
}

/** Everything a vector may say about a player at the end. */
function fieldsOf(given: BattleGiven, run: BattleRun, player: string): Record<string, unknown> {
  const seat = run.players.indexOf(player);
  const owner = run.state.seats[seat]!;
  const fighter = fighterOf(run.battle, seat)!;
  const { here, adjacent, elsewhere } = placesFor(given);
  const isForTwo = given.n_players === 2;
  return {
    supporters: owner.supporters[here],
    standees: owner.standees[here],
    leader: owner.leader,
    leader_here: owner.leaderIn === here,
    castle: owner.castles[here] !== NO_CASTLE,
    castle_up: isForTwo ? owner.castles[here] === STANDING : owner.castles[here]! > LYING,
    shield: owner.shield,
    vp: owner.vp,
    shards: owner.shards,
    abilities: owner.abilities,
    bag: owner.bag,
    bag_has: owner.bag,
    track: owner.track,
    exhausted: owner.exhausted,
    active: owner.active,
    forged: owner.forged.flat(),
    pool: owner.pool,
    adjacent: owner.supporters[adjacent],
    elsewhere: owner.supporters[elsewhere],
    poison_pool: owner.poison,
    faction: owner.faction,
    status: fighter.status,
    strength: fighter.strength,
    units: unitsIn(owner, here),
    extra: fighter.extra,
    lost: fighter.lost,
    reserve: owner.reserve,
    placed_any: run.placedAny.get(player) ?? 0,
  };
}
