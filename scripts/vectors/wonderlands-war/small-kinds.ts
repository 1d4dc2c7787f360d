import { randomFrom } from '../../../src/engine/random.js';
import type { Chip } from '../../../src/games/wonderlands-war/chips.js';
import { wagerResult } from '../../../src/games/wonderlands-war/cleanup.js';
import type { RewardStep } from '../../../src/games/wonderlands-war/effect.js';
import { type AbilityId, FACTION_IDS } from '../../../src/games/wonderlands-war/faction.js';
import { rewardsOf } from '../../../src/games/wonderlands-war/forging.js';
import { isGoalMet } from '../../../src/games/wonderlands-war/goals.js';
import { regionOf } from '../../../src/games/wonderlands-war/regions.js';
import { firstPlayer, placesBy, scoreOf } from '../../../src/games/wonderlands-war/round-end.js';
import { setup } from '../../../src/games/wonderlands-war/setup.js';
import { LYING, NO_CASTLE, STANDING, type Wonderland } from '../../../src/games/wonderlands-war/state.js';
import { madnessDue } from '../../../src/games/wonderlands-war/tea-end.js';
import type { Vector } from './format.js';

export type Compare = (what: string, expected: unknown, came: unknown) => void;
type Run = (vector: Vector, compare: Compare) => void;

/** Every key that is expected, against what came. */
function compareAll(vector: Vector, compare: Compare, came: Readonly<Record<string, unknown>>): void {
  for (const [key, expected] of Object.entries(vector.expected)) compare(key, expected, came[key]);
}

const teaEnd: Run = (vector, compare) => {
  const { shards, supply } = vector.state as { shards: number[]; supply: number };
  compareAll(vector, compare, madnessDue(shards, supply));
};

const first: Run = (vector, compare) => {
  const { players } = vector.state as { players: { vp: number; units: number; shards: number }[] };
  compareAll(vector, compare, { first: firstPlayer(players) });
};

const wager: Run = (vector, compare) => {
  const given = vector.state as { first: string[]; tie: boolean; bets: Record<string, string> };
  const bets = Object.entries(given.bets);
  const result = Object.fromEntries(bets.map(([bettor, bet]) => [bettor, wagerResult(given.first, given.tie, bet)]));
  compareAll(vector, compare, { result });
};

/** A match of this faction in the first seat. */
function matchOf(faction: string, players: number): Wonderland {
  const others = FACTION_IDS.filter(id => id !== faction).slice(0, players - 1);
  return setup({
    seats: players,
    chosen: { first: 'first' },
    sides: [faction, ...others],
    random: randomFrom('00112233445566778899aabbccddeeff'),
  });
}

function nameOfReward(from: 'space' | 'end' | 'between', step: RewardStep): string {
  if (from === 'between') return `between:${step.op}`;
  if ('n' in step) return `${step.op}:${step.n}`;
  return 'to' in step ? `${step.op}:${step.to}` : step.op;
}

const forgeTrack: Run = (vector, compare) => {
  const given = vector.state as { faction: string; covered: number[]; between_done?: number[]; n_players?: number };
  const state = matchOf(given.faction, given.n_players ?? 3);
  const covered = [...given.covered];
  const done = [...(given.between_done ?? [])];
  const rewards: string[] = [];
  for (const track of vector.choices!.tracks!) {
    const paid = rewardsOf(state, 0, covered, done, track - 1);
    covered[track - 1]! += 1;
    done.push(...paid.between);
    rewards.push(...paid.rewards.map(({ from, step }) => nameOfReward(from, step)));
  }
  compareAll(vector, compare, { rewards, covered });
};

type Line = [track: number, castles: number, value: number, quests: [boolean, boolean][], shards: number];

const finalScore: Run = (vector, compare) => {
  const { players } = vector.state as { players: Line[] };
  compareAll(vector, compare, { scores: players.map(line => scoreOf(...line).total) });
};

const winner: Run = (vector, compare) => {
  const { players } = vector.state as { players: { score: number; shards: number; units: number }[] };
  const places = placesBy(players);
  compareAll(vector, compare, { winner: places.flatMap((place, at) => (place === 1 ? [at] : [])) });
};

interface AtEnd {
  readonly n_players: number;
  readonly bag?: Chip[];
  readonly active?: Chip[];
  readonly exhausted?: Chip[];
  readonly forged?: Chip[];
  readonly track?: Chip[];
  readonly covered?: number[];
  readonly castles?: number;
  readonly castles_lying?: number;
  readonly castle_value?: number;
  readonly leader?: number;
  readonly abilities?: number;
  readonly wonderlandians?: number;
  readonly units?: Record<string, number>;
  readonly tea_cards?: string[];
}

/** A chip nobody counts by its kind. */
const SOME_CHIP: Chip = 'faction:1';

/** Chips on the forge tracks: as many on each as are covered; without that evenly, so that none is full by accident. */
function forgedOn(chips: readonly Chip[], covered: readonly number[] | undefined): Chip[][] {
  const left = [...chips];
  const tracks = [0, 1, 2, 3].map(track =>
    Array.from({ length: covered?.[track] ?? 0 }, () => left.shift() ?? SOME_CHIP),
  );
  for (let at = 0; left.length > 0; at++) tracks[at % tracks.length]!.push(left.shift()!);
  return tracks;
}

const goals: Run = (vector, compare) => {
  const given = vector.state as AtEnd;
  const state = matchOf('alice', given.n_players);
  const seat = state.seats[0]!;
  const { bag = [], active = [], exhausted = [], forged = [], track = [], covered } = given;
  const standing = given.castles ?? 0;
  Object.assign(seat, { bag, active, exhausted, track, forged: forgedOn(forged, covered) });
  seat.castles = seat.castles.map((_, at) =>
    at < standing ? STANDING : at < standing + (given.castles_lying ?? 0) ? LYING : NO_CASTLE,
  );
  seat.castleValue = given.castle_value ?? 3;
  seat.leader = given.leader ?? 1;
  seat.abilities = Array.from({ length: given.abilities ?? 0 }, (): AbilityId => 'unbroken_mirror');
  seat.wonderlandians = Array.from({ length: given.wonderlandians ?? 0 }, () => 'walrus');
  for (const [region, count] of Object.entries(given.units ?? {})) seat.supporters[regionOf(region)] = count;
  seat.teaCards = given.tea_cards ?? [];
  const met = vector.expected.goals as Record<string, boolean>;
  for (const [quest, expected] of Object.entries(met)) compare(`goal ${quest}`, expected, isGoalMet(state, 0, quest));
};

/** The kinds that have no battle. */
export const SMALL_KINDS: Readonly<Record<string, Run>> = {
  tea_end: teaEnd,
  first_player: first,
  wager,
  forge_track: forgeTrack,
  final_score: finalScore,
  winner,
  goals,
};
