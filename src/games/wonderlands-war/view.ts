import type { Ally, AllySet, AllyType, Chip } from './chips.js';
import type { AbilityId, FactionId } from './faction.js';
import type { Odds } from './odds.js';
import type { RegionId } from './regions.js';
import type { Instruction, Phase, Response, Status } from './state.js';
import type { ScoreLine } from './vocabulary.js';
import type { StandeeId } from './wonderlandian.js';

/** What words and pictures are made from: nothing the reader may not see. */
export interface WonderlandView {
  readonly round: number;
  readonly part: 'tea' | 'war' | 'over';
  readonly phase: Phase;
  readonly sets: Readonly<Record<AllyType, AllySet>>;
  readonly twoPlayerBoards: boolean;
  /** Seats in the turn order of this round's tea party. */
  readonly order: readonly number[];
  readonly onTurn: number | null;
  readonly seats: readonly SeatView[];
  readonly regions: readonly RegionView[];
  /** Two players: the strength of the local resistance this round. */
  readonly resistance: number | null;
  readonly table: {
    readonly chairs: readonly ChairView[];
    readonly deck: number;
    /** Cards everybody takes in one tea party. */
    readonly limit: number;
  };
  /** The three face-up Wonderlandians and how many are left. */
  readonly market: readonly string[];
  readonly wonderlandianDeck: number;
  readonly questDeck: number;
  readonly supply: Readonly<Record<Ally, number>>;
  readonly madness: number;
  readonly battle: BattleView | null;
  /** Regions still to be fought in this war phase. */
  readonly ahead: readonly RegionId[];
  /** Places of the seats once the match is over. */
  readonly places: readonly number[] | null;
}

export interface ChairView {
  readonly chair: number;
  readonly card: string | null;
  readonly poisoned: boolean;
  readonly leader: number | null;
}

export interface RegionView {
  readonly id: RegionId;
  readonly used: boolean;
  readonly token: string | null;
  /** VP in each round. */
  readonly values: readonly number[];
  /** Whether the first-battle pawn stands here. */
  readonly pawn: boolean;
}

export interface SeatView {
  readonly faction: FactionId;
  readonly vp: number;
  readonly shards: number;
  /** Own chips while bags may be looked into: not in a war (WW-7.6). Otherwise only how many there are. */
  readonly bag: readonly Chip[] | number;
  readonly active: readonly Chip[];
  readonly exhausted: readonly Chip[];
  readonly track: readonly Chip[];
  readonly forged: readonly (readonly Chip[])[];
  /** Rewards between forge tracks that were taken, by position. */
  readonly between: readonly number[];
  readonly shield: boolean;
  readonly leader: {
    readonly strength: number;
    /** Its chair, 0 = head of the table; or its region; both null = in the reserve. */
    readonly chair: number | null;
    readonly region: RegionId | null;
  };
  readonly pool: number;
  readonly locked: number;
  readonly reserve: readonly StandeeId[];
  /** In each region, in the order of the ring. */
  readonly supporters: readonly number[];
  readonly standees: readonly (readonly StandeeId[])[];
  readonly castles: readonly ('none' | 'lying' | 'standing')[];
  readonly castleValue: number;
  readonly abilities: readonly AbilityId[];
  readonly fresh: readonly AbilityId[];
  /** Quests in hand: the own ones with how far their goals are, of the others only how many. */
  readonly quests: readonly QuestView[] | number;
  readonly revealed: readonly QuestView[];
  readonly teaCards: readonly string[];
  readonly taken: number;
  readonly wonderlandians: readonly string[];
  readonly poison: number;
  /** Whether the Hatter may still be host in this tea party. */
  readonly used: readonly AbilityId[];
  readonly score: ScoreLine | null;
}

export interface QuestView {
  readonly id: string;
  /** How far the goal is, and what it needs. */
  readonly have: number;
  readonly need: number;
}

export interface BattleView {
  readonly region: RegionId;
  readonly value: number;
  readonly draw: number;
  readonly order: readonly number[];
  readonly fighters: readonly FighterView[];
  /** The own wager; of the others nothing is seen. */
  readonly wager: FactionId | null;
  /** Two players: what stands against them, and whether both had units here at the start. */
  readonly resistance: number | null;
  readonly contested: boolean;
  readonly first: readonly number[];
  readonly second: readonly number[];
  readonly tie: boolean;
}

export interface FighterView {
  readonly seat: number;
  readonly status: Status;
  readonly strength: number;
  readonly units: number;
  readonly lost: number;
  /** Chips drawn and still sealed: the own ones, of the others how many. */
  readonly drawn: readonly Chip[] | number;
  readonly played: Chip | null;
  readonly response: Response;
  readonly value: number;
  readonly gain: number;
  /** What waits for later chips. */
  readonly doubled: boolean;
  readonly extra: number;
  readonly pillow: boolean;
  readonly crowned: boolean;
  readonly forgings: number;
  /** The own instruction, and the odds of the own next draw. */
  readonly instruction: Instruction | null;
  readonly odds: Odds | null;
}
