import type { Language } from '../../../engine/language.js';
import type { RewardStep } from '../effect.js';
import type { FactionId } from '../faction.js';
import type { RegionId } from '../regions.js';
import type { Instruction, Phase, Status } from '../state.js';
import type { EndReason } from '../vocabulary.js';
import type { ThingId } from './piece-plaques.js';

/** Everything the pictures say that is said nowhere else, in one language. */
export interface PictureWords {
  readonly language: Language;
  /** A reward in two or three words. */
  reward(step: RewardStep): string;
  /** Units of a card. */
  units(counts: readonly number[]): string;
  /** What a Wonderlandian does, in a few words. */
  readonly brief: Readonly<Record<string, string>>;

  readonly tea: string;
  readonly war: string;
  /** Over the name of whoever won. */
  readonly over: Readonly<Record<EndReason, string>>;
  round(round: number): string;
  readonly head: string;
  /** Over the name of whose turn it is, and what that player is doing. */
  readonly turn: string;
  teaDoing(phase: Phase, isPlacing: boolean): string;
  readonly allChoose: string;

  /** A region in one word, where five stand beside each other. */
  readonly regions: Readonly<Record<RegionId, string>>;
  /** A region two players leave out. */
  readonly unused: string;

  battleOf(number: number, battles: number, round: number): string;
  readonly status: Readonly<Record<Status, string>>;
  readonly noUnits: string;
  readonly wagers: string;
  readonly betting: string;
  readonly faceDown: string;
  readonly resistance: string;

  readonly bag: string;
  readonly ownBag: string;
  readonly closedBag: string;
  readonly exhausted: string;
  /** Of a standee that was lost. */
  readonly inReserve: string;
  readonly sealed: string;
  instruction(instruction: Instruction): string;
  ownWager(faction: FactionId): string;
  nextDraw(chips: number, taken: number): string;
  readonly madness: string;
  readonly madnessOrPoison: string;
  readonly loss: string;
  readonly bust: string;
  readonly average: string;

  readonly host: string;
  readonly hostText: string;
  /** Beside what a seat has. */
  readonly yours: string;
  readonly skip: string;
  readonly leader: string;
  readonly castle: string;
  readonly castleText: string;
  readonly nextDoor: string;
  inPool(count: number): string;
  readonly plainChip: string;
  /** A drawn chip costs so many units, unless it can be blocked and is. */
  costs(units: number, mayBlock: boolean): string;
  readonly active: string;
  points(count: number): string;
  castleFor(value: number): string;
  questsInHand(count: number): string;

  wonBy(names: string): string;
  tieOf(names: string): string;
  readonly nobodyWins: string;
  readonly goesOn: string;
  readonly bet: string;
  readonly betRight: string;
  readonly betWrong: string;
  readonly betNothing: string;
  chair(number: number): string;

  /** Between the halves of a split card. */
  readonly or: string;
  readonly feat: string;
  readonly goal: string;
  readonly leaderAbility: string;
  readonly passive: string;
  readonly upgrade: string;
  /** Unlocked in this battle: it works from the next one on. */
  readonly fresh: string;
  /** Of an ability that works so often in a tea party and no more. */
  readonly used: string;
  readonly forge: { readonly tracks: readonly [string, string, string, string] };
  readonly item: string;
  readonly standee: string;
  readonly strengthOf: (strength: number) => string;
  /** Of an ally card: its set. */
  allySet(set: string): string;
  /** Of what is to be taken: so many are left. */
  left(count: number): string;
  /** What chips do that have no card. */
  readonly chipTexts: Readonly<Partial<Record<string, string>>>;
  readonly things: Readonly<Record<ThingId, { readonly name: string; readonly text: string }>>;
}
