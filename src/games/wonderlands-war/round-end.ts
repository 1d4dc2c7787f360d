import { seal, tell } from '../../engine/match-state.js';
import { pick } from '../../engine/random.js';
import { BOTH_POINTS, FEAT_POINTS, GOAL_POINTS, ROUNDS, SHARD_DIE } from './components.js';
import { isGoalMet } from './goals.js';
import { renewMarket } from './market.js';
import { nameOfRegion, regionAfter } from './regions.js';
import { type Seat, STANDING, unitsOnBoard, type Wonderland } from './state.js';
import { layTable } from './tea-table.js';
import type { ScoreLine } from './vocabulary.js';

/** After the last region: the next round, or the end (WW-16.3, WW-17). */
export function endRound(state: Wonderland): void {
  if (state.round === ROUNDS) endMatch(state);
  else beginRound(state);
}

function beginRound(state: Wonderland): void {
  const rolled = pick(state.random, SHARD_DIE);
  state.pawn = regionAfter(state.pawn, rolled, state.unused);
  for (const seat of state.seats) {
    seat.bag.push(...seat.exhausted.splice(0), ...seat.track.splice(0));
    seat.leaderIn = -1;
  }
  renewMarket(state);
  state.order = nextOrder(state);
  state.round += 1;
  tell(state, { tell: 'round-ends', round: state.round - 1, rolled, pawn: nameOfRegion(state.pawn) });
  layTable(state);
  seal(state);
  state.phase = 'tea-start';
}

/** Who begins a tea party: fewest points, then fewer units, then more shards, then the earlier one (WW-3.2, A-5). */
export function firstPlayer(players: readonly { vp: number; units: number; shards: number }[]): number {
  let first = 0;
  for (const [at, { vp, units, shards }] of players.entries()) {
    const best = players[first]!;
    if ((vp - best.vp || units - best.units || best.shards - shards) < 0) first = at;
  }
  return first;
}

function nextOrder({ seats, order }: Wonderland): number[] {
  const players = order.map(seat => {
    const { vp, shards } = seats[seat]!;
    return { vp, units: unitsOnBoard(seats[seat]!), shards };
  });
  const first = order[firstPlayer(players)]!;
  return seats.map((_, place) => (first + place) % seats.length);
}

/** WW-13.4, WW-17.1. `quests` = for each quest whether its feat and its goal were reached. */
export function scoreOf(
  track: number,
  castles: number,
  castleValue: number,
  quests: readonly (readonly [feat: boolean, goal: boolean])[],
  shards: number,
): ScoreLine {
  const forQuests = quests.reduce(
    (sum, [feat, goal]) => sum + (feat ? FEAT_POINTS : 0) + (goal ? GOAL_POINTS : 0) + (feat && goal ? BOTH_POINTS : 0),
    0,
  );
  const forCastles = castles * castleValue;
  return {
    track,
    castles: forCastles,
    quests: forQuests,
    shards: 0 - shards,
    total: track + forCastles + forQuests - shards,
  };
}

/** The quests of a seat: whether feat and goal of each were reached. */
const questsDone = (state: Wonderland, seat: number): [string, boolean, boolean][] => {
  const { revealed, quests } = state.seats[seat]!;
  return [...revealed, ...quests].map(id => [id, revealed.includes(id), isGoalMet(state, seat, id)]);
};

/** What the match would score a seat if it were over now. */
export function finalScore(state: Wonderland, seat: number): ScoreLine {
  const owner = state.seats[seat]!;
  const done = questsDone(state, seat).map(([, feat, goal]): [boolean, boolean] => [feat, goal]);
  return scoreOf(owner.vp, standingCastles(owner), owner.castleValue, done, owner.shards);
}

const standingCastles = ({ castles }: Seat): number => castles.filter(castle => castle === STANDING).length;

/** Places: points, then fewest shards, then most units on the board; what is still level is shared (WW-17.2, A-17). */
export function placesBy(players: readonly { score: number; shards: number; units: number }[]): number[] {
  const isBetter = (one: (typeof players)[number], other: (typeof players)[number]): boolean =>
    (one.score - other.score || other.shards - one.shards || one.units - other.units) > 0;
  return players.map(player => 1 + players.filter(other => isBetter(other, player)).length);
}

/** Final scoring; leaders still in regions count as units (WW-17.3). Quests in hand are shown. */
function endMatch(state: Wonderland): void {
  const scores = state.seats.map((_, seat) => finalScore(state, seat));
  const quests = state.seats.map((_, seat) =>
    questsDone(state, seat).map(([quest, feat, goal]) => ({ quest, feat, goal })),
  );
  const places = placesBy(
    state.seats.map((seat, at) => ({ score: scores[at]!.total, shards: seat.shards, units: unitsOnBoard(seat) })),
  );
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const totals = scores.map(({ total }) => total);
  const best = Math.max(...totals);
  const reason =
    winners.length > 1 ? 'shared' : totals.filter(total => total === best).length > 1 ? 'tie-break' : 'points';
  tell(state, { tell: 'match-ends', reason, winners, scores, quests });
  state.outcome = { places, reason };
  seal(state);
}
