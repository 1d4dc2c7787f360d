/** Numbers of the components (WW-2, A-3): what the house set supplies stands here and nowhere else. */

/** Faces of the shard die. */
export const SHARD_DIE = [1, 1, 1, 2, 2, 3] as const;
/** Spaces of the battle track that carry a forge symbol. */
export const FORGE_SYMBOLS: readonly number[] = [2, 5, 7, 11, 14, 17, 20, 23];
/** The end of the battle track. */
export const TRACK_END = 25;
/** Spaces of the madness track: the fourth chip refreshes (WW-9.6). */
export const MADNESS_SPACES = 4;
export const MOST_LEADER_STRENGTH = 6;
/** Start strength a castle gives (WW-7.4). */
export const CASTLE_STRENGTH = 2;
export const FIRST_CASTLE_VALUE = 3;
export const SPACES_OF_FORGE_TRACK = 3;
export const SUPPORTERS_IN_POOL = 10;
export const SUPPORTERS_ON_FORGE = 4;
export const REGULAR_MADNESS = 29;
export const ALLY_SUPPLY = { weak: 11, strong: 8 } as const;
export const FORGE_SUPPLY = 25;
/** Rounds of a match. */
export const ROUNDS = 3;
/** Face-up Wonderlandians (WW-2.3). */
export const MARKET = 3;

/** Chairs in use (WW-2.4). */
export const seatsAtTable = (players: number): number => (players <= 3 ? 11 : players === 4 ? 12 : 13);
/** Cards everybody takes in one tea party (WW-3.3, WW-18.4). */
export const cardsPerPlayer = (players: number): number => (players === 2 ? 5 : 4);
/** Poison of the Jabberwock (WW-2.10). */
export const poisonFor = (players: number): number => players + 2;
/** Local resistance by round (WW-18.5). */
export const RESISTANCE = [3, 5, 7] as const;
/** Wonderlandians two players take out (WW-18.10). */
export const NOT_FOR_TWO: readonly string[] = ['duchess_amulet', 'march_hare'];

const STARTING_SHARDS: readonly (readonly number[])[] = [
  [1, 0],
  [0, 1, 2],
  [0, 1, 1, 2],
  [0, 1, 1, 2, 2],
];
/** Shards by the place in the first turn order (WW-2.9). */
export const startingShards = (players: number, place: number): number => STARTING_SHARDS[players - 2]![place]!;

/** Points (WW-13.4, WW-17.1). */
export const FEAT_POINTS = 3;
export const GOAL_POINTS = 3;
export const BOTH_POINTS = 3;
