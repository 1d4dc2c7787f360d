import type { MatchState } from '../../engine/match-state.js';
import type { Ally, AllySet, AllyType, Chip } from './chips.js';
import type { CardStep, RewardStep } from './effect.js';
import type { AbilityId, FactionId } from './faction.js';
import type { Entry, ForgeId } from './vocabulary.js';
import type { StandeeId } from './wonderlandian.js';

/** Which step comes next while the agenda is empty. */
export type Phase =
  | 'quests' // everybody keeps one of two quests (WW-2.8)
  | 'tea-start' // the table is laid
  | 'tea-opening' // abilities at the start of the tea party (WW-5.5)
  | 'tea-turn'
  | 'tea-arrive' // the leader goes on from the head of the table (WW-3.4)
  | 'tea-host' // the Hatter takes any card (WW-5.2)
  | 'tea-turn-end'
  | 'tea-next' // whose turn comes next
  | 'tea-end' // madness and shards (WW-6)
  | 'war' // the next region (WW-7.1)
  | 'uncontested' // WW-12.6
  | 'wagers' // WW-7.5
  | 'draw' // chips leave the bags (WW-8.1)
  | 'answers' // one sealed answer each, then all is shown (WW-8.9, WW-10.1)
  | 'effects' // what the chips do, and the markers (WW-10)
  | 'decide' // draw again or withdraw (WW-8.3)
  | 'award' // result step 1
  | 'feats' // result step 2
  | 'feat-costs' // Rook of set/C
  | 'free-feats' // Rose of set/C
  | 'abilities' // result step 3
  | 'forging' // result step 4
  | 'wager-results' // result step 5
  | 'cleanup' // result step 6
  | 'battle-left'
  | 'round-end';

/** A castle in a region: none, lying on its side (two players), standing (WW-18.7). */
export const [NO_CASTLE, LYING, STANDING] = [0, 1, 2] as const;

/** One seat. Lists by region follow REGIONS. */
export interface Seat {
  readonly faction: FactionId;
  vp: number;
  shards: number;
  bag: Chip[];
  active: Chip[];
  exhausted: Chip[];
  track: Chip[];
  /** Chips on the four forge tracks, and which rewards between them were taken. */
  forged: Chip[][];
  between: number[];
  shield: boolean;
  leader: number;
  castleValue: number;
  /** The leader's chair, 0 = head of the table, -1 = not at the table; and its region, -1 = in none. */
  chair: number;
  leaderIn: number;
  pool: number;
  /** Supporters still on forge track 3. */
  locked: number;
  supporters: number[];
  standees: StandeeId[][];
  /** Standees that were lost and wait (WW-20.5). */
  reserve: StandeeId[];
  castles: number[];
  abilities: AbilityId[];
  /** Of these: unlocked by forging in the present battle, silent until it is over (WW-14.2). */
  fresh: AbilityId[];
  quests: string[];
  revealed: string[];
  teaCards: string[];
  wonderlandians: string[];
  /** Cards taken in this tea party (WW-3.3). */
  taken: number;
  /** Abilities used in this tea party, as often as they were. */
  uses: AbilityId[];
  /** The Jabberwock's pool. */
  poison: number;
}

/** What a seat wants to be done without being asked: see instruction.ts. */
export type Instruction = {
  readonly stop: 'strength' | 'loss' | 'bust';
  readonly at: number;
};

export type Status = 'in' | 'halt' | 'out';
/** How madness or poison was met. */
export type Response = 'none' | 'shield' | 'pillow' | 'all-mad';

/** One participant of the present battle. */
export interface Fighter {
  readonly seat: number;
  readonly startUnits: number;
  status: Status;
  strength: number;
  /** Units lost in this battle, and in this draw (WW-20.4a). */
  lost: number;
  lostNow: number;
  /** Chips drawn and not yet shown. */
  drawn: Chip[];
  /** The chip of the present draw, once shown, and what became of it. */
  played: Chip | null;
  response: Response;
  /** Whether it still waits for its place on the active track. */
  waiting: boolean;
  /** What it counts for, and strength given to the player besides. */
  value: number;
  gain: number;
  /** The next chip placed is multiplied by this (WW-19.A1), and by that the one after the present chip. */
  mul: number;
  mulAfter: number;
  /** Chips more than one the next draw takes (WW-8.6). */
  extra: number;
  pillow: boolean;
  /** Seats whose Knave's Crown waits for this player's next chip (WW-20.3a). */
  crowns: number[];
  /** Abilities of this battle that are used up. */
  used: string[];
  instruction: Instruction | null;
  /** Forge actions left. */
  symbolForgings: number;
  chipForgings: number;
}

export interface Battle {
  readonly region: number;
  /** Two players: the local resistance, otherwise 0 (WW-18.5). */
  readonly resistance: number;
  draw: number;
  fighters: Fighter[];
  /** Seats in the order of WW-10.6, read at the start of the draw or of the result step. */
  order: number[];
  /** Seats of that order whose turn is still to come in this step. */
  queue: number[];
  /** Whether somebody put madness on a track in this draw. */
  madness: boolean;
  /** Two players: both had units here at the start. */
  contested: boolean;
  /** The faction each seat has laid, null = none (WW-7.5). */
  wagers: (FactionId | null)[];
  first: number[];
  second: number[];
  tie: boolean;
}

/** Something that has to be done before the phase goes on. The last of the agenda comes first. */
export type Task =
  | { readonly task: 'card'; readonly seat: number; readonly card: string; readonly left: readonly CardStep[] }
  | { readonly task: 'reward'; readonly seat: number; readonly source: string; readonly step: RewardStep }
  /** An ability of the own board: its number among those of this id, and what was rolled where it follows a roll. */
  | {
      readonly task: 'ability';
      readonly seat: number;
      readonly id: AbilityId;
      readonly number: number;
      readonly rolled: number;
    }
  /** A forging that was chosen together with those of others. */
  | { readonly task: 'forge'; readonly seat: number; readonly forging: ForgeId }
  | { readonly task: 'discard-quest'; readonly seat: number }
  | { readonly task: 'place-standee'; readonly seat: number; readonly standee: StandeeId };

export interface Wonderland extends MatchState<Entry> {
  /** The set each ally type is played from (WW-2.2). */
  readonly sets: Readonly<Record<AllyType, AllySet>>;
  /** Two players: whether the boards lie on their other side (WW-18.3). */
  readonly twoPlayerBoards: boolean;
  seats: Seat[];
  round: number;
  phase: Phase;
  agenda: Task[];
  /** Seats in the turn order of this round's tea party, beginning with its start player. */
  order: number[];
  /** Whose turn it is: a position in `order`. */
  at: number;
  /** One tea turn: whether a leader was passed, whether Jaws That Bite has just placed poison. */
  turn: { passed: boolean; jaws: boolean };
  /** The card in front of each chair, and whether poison lies on it. */
  chairs: (string | null)[];
  poisoned: boolean[];
  teaDeck: string[];
  market: string[];
  wonderlandianDeck: string[];
  questDeck: string[];
  /** The score token of each region, null where it is not used. */
  tokens: ({ readonly id: string; readonly values: readonly number[] } | null)[];
  /** Two players: the region that is out, otherwise -1 (WW-18.1). */
  unused: number;
  pawn: number;
  supply: Record<Ally, number>;
  madness: number;
  /** Regions still to be fought in this war phase. */
  ahead: number[];
  battle: Battle | null;
}

export const isForTwo = ({ seats }: Wonderland): boolean => seats.length === 2;

/** The seat whose tea turn it is. */
export const activeSeat = ({ order, at }: Wonderland): number => order[at]!;

/** Units of a seat in a region: supporters, standees, leader (WW-1.2). */
export const unitsIn = ({ supporters, standees, leaderIn }: Seat, region: number): number =>
  supporters[region]! + standees[region]!.length + (leaderIn === region ? 1 : 0);

/** Units of a seat in all regions. */
export const unitsOnBoard = (seat: Seat): number =>
  seat.supporters.reduce((sum, count, region) => sum + count + seat.standees[region]!.length, 0) +
  (seat.leaderIn >= 0 ? 1 : 0);

/**
 * The order of actions of several players: fewest points, more shards, then clockwise from the start player of this
 * round (WW-10.6, A-11).
 */
export const inOrder = ({ seats, order }: Wonderland, among: readonly number[]): number[] =>
  [...among].sort(
    (one, other) =>
      seats[one]!.vp - seats[other]!.vp ||
      seats[other]!.shards - seats[one]!.shards ||
      order.indexOf(one) - order.indexOf(other),
  );

export const fighterOf = (battle: Battle, seat: number): Fighter | undefined =>
  battle.fighters.find(fighter => fighter.seat === seat);

/** Whether a seat of the present battle has left an instruction: it is not asked what only the strength is about. */
export const isAway = ({ battle }: Wonderland, seat: number): boolean =>
  battle !== null && (fighterOf(battle, seat)?.instruction ?? null) !== null;

/** The other participants who are not eliminated (WW-1.4). */
export const opponentsOf = (battle: Battle, seat: number): Fighter[] =>
  battle.fighters.filter(fighter => fighter.seat !== seat && fighter.status !== 'out');
