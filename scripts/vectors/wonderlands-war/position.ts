import { randomFrom } from '../../../src/engine/random.js';
import type { Chip } from '../../../src/games/wonderlands-war/chips.js';
import { type AbilityId, FACTION_IDS, type FactionId } from '../../../src/games/wonderlands-war/faction.js';
import { REGIONS, regionOf } from '../../../src/games/wonderlands-war/regions.js';
import { setup } from '../../../src/games/wonderlands-war/setup.js';
import { LYING, NO_CASTLE, type Seat, STANDING, type Wonderland } from '../../../src/games/wonderlands-war/state.js';
import type { StandeeId } from '../../../src/games/wonderlands-war/wonderlandian.js';
import type { BattleGiven, Given } from './format.js';

/** Where the vectors' regions lie: the battle, the one neighbour that is used, one further, and one nobody looks at. */
export interface Places {
  readonly here: number;
  readonly adjacent: number;
  readonly elsewhere: number;
  readonly spare: number;
}

/** A bag the vector does not track: more chips than any battle draws. */
const UNTRACKED: readonly Chip[] = Array.from({ length: 40 }, () => 'faction:1' as const);

const RESISTANCES = [3, 5, 7];

export const placesFor = ({ region }: BattleGiven): Places => {
  const here = region === undefined ? 2 : regionOf(region);
  const [adjacent, elsewhere, , spare] = [1, 2, 3, 4].map(step => (here + step) % REGIONS.length) as number[];
  return { here, adjacent: adjacent!, elsewhere: elsewhere!, spare: spare! };
};

/** The match as the vector gives it, just before the battle; its players have the first seats in the order listed. */
export function makePosition(given: BattleGiven): Wonderland {
  const places = placesFor(given);
  const keys = Object.keys(given.players);
  const factions = keys.map(key => (given.players[key]!.faction ?? key) as FactionId);
  // The Jabberwock takes part in the match wherever there is room: poison goes back to him also from afar.
  const free = [...FACTION_IDS].reverse().filter(id => !factions.includes(id));
  free.sort((one, other) => Number(other === 'jabberwock') - Number(one === 'jabberwock'));
  const state = setup({
    seats: given.n_players,
    chosen: { allies: given.ally_set, first: 'first' },
    sides: [...factions, ...free].slice(0, given.n_players),
    random: randomFrom('00112233445566778899aabbccddeeff'),
  });
  state.news = [];
  state.unused = given.n_players === 2 ? (places.here + 3) % REGIONS.length : -1;
  state.tokens = REGIONS.map(() => ({ id: 'vector', values: [given.value, given.value, given.value] }));
  state.round = given.round ?? Math.max(1, RESISTANCES.indexOf(given.resistance ?? 0) + 1);
  state.pawn = places.here;
  state.ahead = [places.here];
  state.phase = 'war';
  for (const seat of state.seats) Object.assign(seat, { chair: -1, shards: 0, quests: [], bag: [...UNTRACKED] });
  for (const [seat, key] of keys.entries()) setSeat(state.seats[seat]!, given.players[key]!, places, given.n_players);
  return state;
}

function setSeat(seat: Seat, given: Given, { here, adjacent, elsewhere }: Places, players: number): void {
  seat.supporters[here] = given.supporters ?? 0;
  seat.supporters[adjacent] = given.adjacent ?? 0;
  seat.supporters[elsewhere] = given.elsewhere ?? 0;
  seat.standees[here] = [...(given.standees ?? [])] as StandeeId[];
  seat.leader = given.leader ?? 1;
  seat.leaderIn = given.leader_here ? here : -1;
  const isUp = players > 2 || given.castle_up === true;
  seat.castles[here] = given.castle || given.castle_up ? (isUp ? STANDING : LYING) : NO_CASTLE;
  seat.shield = given.shield ?? true;
  seat.vp = given.vp ?? 0;
  seat.shards = given.shards ?? 0;
  seat.abilities = [...(given.abilities ?? [])] as AbilityId[];
  if (given.bag) seat.bag = [...given.bag] as Chip[];
  seat.track = [...(given.track ?? [])] as Chip[];
  seat.exhausted = [...(given.exhausted ?? [])] as Chip[];
  seat.active = [...(given.active ?? [])] as Chip[];
  const forged = [...(given.forged ?? [])] as Chip[];
  seat.forged = [0, 1, 2, 3].map(track => forged.slice(track * 3, track * 3 + 3));
  seat.pool = given.pool ?? 10;
  seat.poison = given.poison_pool ?? 0;
}
