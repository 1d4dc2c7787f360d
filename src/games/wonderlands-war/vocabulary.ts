import type { Ally, Chip, Level } from './chips.js';
import type { AbilityId, FactionId } from './faction.js';
import type { Odds } from './odds.js';
import type { RegionId } from './regions.js';
import type { Instruction } from './state.js';
import type { Unit, UnitAt } from './units.js';
import type { StandeeId } from './wonderlandian.js';

/**
 * Every question Wonderland's War asks and every entry it writes into the log, as data. Words and pictures are made from
 * these. Regions, factions, abilities, Wonderlandians, quests (Q-T1) and tea cards (T1-28) go by their ids, chips by what is
 * printed on them (chips.ts), seats by number. A `source` is the card, chip, ability or moment that asks: the id of a tea
 * card, Wonderlandian or ability, an ally card ('A-flamingo'), or 'forge', 'award', 'wager'.
 */

export type * from './entries.js';

export type ChairId = `chair:${number}`;
export type QuestId = string;
export type CardId = string;
export type Source = string;

/** One effect of a tea card, as it can be chosen next (WW-4.1). */
export type RewardId =
  | `place_units:${number}`
  | `discard_shards:${number}`
  | `discard_madness:${number}`
  | `leader_strength:${number}`
  | `gain_ally:${Ally}`
  | `gain_any_ally:${Level}`
  | `quest_draw:${number}`
  | 'castle'
  | 'unlock_ability'
  | 'wonderlandian'
  | 'shield_restore'
  | 'roll_shards'
  | 'choose_one' // the half of a split card
  | 'corrupted'; // the reward that costs a roll

/**
 * What is done next of a tea card: an effect, or at once where units go, or which half. What may be declined is done when
 * it is chosen here; it is asked about where nothing else is left.
 */
export type NextId = RewardId | `place_units:${number}@${RegionId}` | 'top' | 'bottom';

/** What a Soldier does instead of counting double: a chip back from the exhausted ones, supporters from a neighbour. */
export type SoldierId = 'double' | 'return' | `return:${Chip}` | 'move' | `move:${RegionId}:${number}`;

/** Draws on by itself up to a strength, or while a risk is small enough: see instruction.ts. */
export type InstructionId = `until:${number}` | `loss:${number}` | `bust:${number}`;

/** Draw again, withdraw, or an instruction that decides now and later. */
export type DrawId = 'draw' | 'withdraw' | InstructionId;

/** By what, which chip, on which track (from 1). */
export type ForgeId = `${'symbol' | 'chip'}:${Chip}@${number}`;

/**
 * Every decision: its key, what the ids of its options are, and what `about` carries. All are of kind `one` except
 * `standees` (some) and `shards` (a number).
 */
export interface Questions {
  /** Setup, all at once: which of two quests is kept (WW-2.8). */
  readonly 'keep-quest': { readonly option: QuestId; readonly about: { readonly quests: readonly QuestId[] } };

  /** Where the leader goes: a chair with a card, the head of the table, or (Hatter) nowhere (WW-3.3, WW-3.4, WW-5.2). */
  readonly 'tea-move': {
    readonly option: ChairId | 'head' | 'host';
    readonly about: {
      /** The chair it leaves, 0 = the head. */
      readonly from: number;
      /** The card in front of each chair. */
      readonly cards: readonly (CardId | null)[];
      /** Cards still to be taken in this tea party, this one included. */
      readonly left: number;
    };
  };
  /** Which card the Hatter takes without moving (WW-5.2). */
  readonly 'host-card': {
    readonly option: ChairId;
    readonly about: { readonly cards: readonly (CardId | null)[] };
  };
  /** The leader goes to a region (WW-3.5). */
  readonly 'place-leader': { readonly option: RegionId; readonly about: Record<string, never> };
  /** Which card is poisoned (WW-5.5). `left` = how many may still be. */
  readonly poison: {
    readonly option: ChairId | 'none';
    readonly about: { readonly source: AbilityId; readonly left: number; readonly cards: readonly (CardId | null)[] };
  };
  /** Which effect of the card comes next (WW-4.1). */
  readonly 'next-effect': {
    readonly option: NextId;
    readonly about: {
      readonly card: CardId /** Units of the group whose regions are among the options; 0 = none. */;
      readonly units: number;
    };
  };
  /** Which half of a split card (WW-4.15). */
  readonly half: { readonly option: 'top' | 'bottom'; readonly about: { readonly card: CardId } };
  /** Whether the die is rolled for the corrupted reward (WW-4.16). */
  readonly corrupted: { readonly option: 'roll' | 'skip'; readonly about: { readonly card: CardId } };
  /**
   * Where units go: a whole group, the Queen's next supporter (`units` = how many are left), her standees. `split`:
   * the Queen spreads the group over several regions (WW-5.3).
   */
  readonly 'place-units': {
    readonly option: RegionId | 'split';
    readonly about: {
      readonly source: Source;
      readonly units: number;
      readonly what: 'group' | 'supporter' | 'standees';
    };
  };
  /** Kind `some`: which waiting standees come in place of supporters (WW-4.2). */
  readonly standees: {
    readonly option: StandeeId;
    readonly about: { readonly source: Source; readonly units: number };
  };
  /** The pool is empty: which unit is lifted from another region (WW-4.3). `to` = null where that is asked next. */
  readonly lift: {
    readonly option: UnitAt | 'none';
    readonly about: { readonly source: Source; readonly to: RegionId | null; readonly left: number };
  };
  /** Where the lifted unit goes. */
  readonly 'lift-to': {
    readonly option: RegionId;
    readonly about: { readonly source: Source; readonly unit: Unit; readonly from: RegionId };
  };
  /** One supporter by an ability, from the pool or lifted; in the tea party a standee may come (WW-4.3, A-50). */
  readonly 'extra-unit': {
    readonly option: UnitAt | `lift:${UnitAt}` | 'none';
    readonly about: { readonly source: Source; readonly to: RegionId | null };
  };
  /** Where a gained standee is placed (WW-4.8). */
  readonly standee: { readonly option: RegionId; readonly about: { readonly standee: StandeeId } };
  /** Where a castle goes (WW-4.11, WW-20.4b). */
  readonly castle: { readonly option: RegionId; readonly about: { readonly source: Source } };
  /** Which ally is taken; `instead` = the one the card names, which is out of supply (WW-4.5). */
  readonly ally: {
    readonly option: Ally | 'none';
    readonly about: { readonly source: Source; readonly level: Level; readonly instead: Ally | null };
  };
  /** Which ability is unlocked (WW-4.9). */
  readonly ability: { readonly option: AbilityId; readonly about: { readonly source: Source } };
  /** Which face-up Wonderlandian is taken (WW-4.8). */
  readonly market: {
    readonly option: CardId;
    readonly about: { readonly source: Source; readonly cards: readonly CardId[] };
  };
  /** Whether quests are drawn (WW-4.14). */
  readonly 'quest-draw': {
    readonly option: 'draw' | 'none';
    readonly about: { readonly source: Source; readonly draw: number; readonly discard: number };
  };
  /** Which quest is put back. */
  readonly 'quest-discard': { readonly option: QuestId; readonly about: { readonly quests: readonly QuestId[] } };
  /** The leader has strength 6: a shard may be discarded instead (WW-4.12). */
  readonly 'leader-at-six': { readonly option: 'discard' | 'none'; readonly about: { readonly source: Source } };
  /** Cheshire Cat: who gets one of the rolled shards; with two players it goes to the supply (WW-5.4, WW-5.8). */
  readonly grin: { readonly option: `${number}` | 'supply' | 'none'; readonly about: { readonly rolled: number } };
  /** A leader (Here and Gone) or the Gryphon may go to an adjacent region. */
  readonly fly: {
    readonly option: RegionId | 'stay';
    readonly about: { readonly source: Source; readonly from: RegionId };
  };

  /** All who do not fight, sealed: on whom to bet (WW-7.5). */
  readonly wager: { readonly option: FactionId | 'none'; readonly about: { readonly region: RegionId } };
  /** All who drew, sealed: what is played and how madness or poison is met; the form of the ids is in answers.ts. */
  readonly answer: {
    readonly option: string;
    readonly about: {
      readonly drawn: readonly Chip[];
      /** Units each of these chips would cost. */
      readonly losses: Readonly<Record<string, number>>;
    };
  };
  /** All who still draw, sealed: on or out (WW-8.3). */
  readonly 'draw-on': {
    readonly option: DrawId;
    readonly about: { readonly strength: number; readonly odds: Odds };
  };
  /** Nobody is asked this: a fighter may leave or change an instruction while others are. `withdraw` = as soon as possible. */
  readonly instruction: {
    readonly option: InstructionId | 'withdraw' | 'none';
    readonly about: {
      readonly strength: number;
      readonly given: Instruction | null;
      /** Of the next draw; null while a chip is drawn and not yet resolved. */
      readonly odds: Odds | null;
    };
  };
  /** Nothing is asked: the match rests before the first draw of a battle, or before a die that must be rolled. */
  readonly pause: { readonly option: 'turn' | 'early'; readonly about: Record<string, never> };
  /** Soldiers of set/A and set/B (WW-19.A5, WW-19.B5). */
  readonly soldier: { readonly option: SoldierId; readonly about: { readonly source: Source; readonly chip: Chip } };
  /** Soldier of set/D (WW-19.D5). */
  readonly triple: {
    readonly option: 'triple' | 'plain';
    readonly about: { readonly source: Source; readonly chip: Chip };
  };
  /** The order of own effects leads to different strengths: which of them. */
  readonly 'chip-order': { readonly option: `${number}`; readonly about: { readonly chip: Chip } };
  /** Paint My World: which unit is given up. */
  readonly 'give-up': { readonly option: UnitAt | 'none'; readonly about: { readonly source: Source } };
  /** Everywhere at Once; `from` = null out of the reserve (WW-20.7c). */
  readonly 'bring-leader': {
    readonly option: 'bring' | 'none';
    readonly about: { readonly source: Source; readonly from: RegionId | null };
  };
  /** Which unit comes into this battle. */
  readonly 'bring-unit': { readonly option: UnitAt | 'none'; readonly about: { readonly source: Source } };
  /** Which opponent the chip acts on. Ids are seats. */
  readonly target: { readonly option: `${number}` | 'none'; readonly about: { readonly source: Source } };
  /** Duchess's Amulet: whose madness goes back to the bag: '<seat>:<chip>' (WW-20.2b). */
  readonly amulet: { readonly option: `${number}:${Chip}`; readonly about: { readonly source: Source } };
  /** Flamingo of set/C: the space the marker goes to (WW-19.C1). */
  readonly shift: { readonly option: `${number}` | 'stay'; readonly about: { readonly strength: number } };

  /** A tie for first, or nobody else there: points or castle (WW-12.4, WW-12.6). */
  readonly award: {
    readonly option: 'vp' | 'castle';
    readonly about: { readonly region: RegionId; readonly value: number };
  };
  /** Which quest is revealed; `free` by two Roses of set/C; `costs` = a Rook of set/C takes a chip (WW-13.2). */
  readonly feat: {
    readonly option: QuestId | 'none';
    readonly about: { readonly quests: readonly QuestId[]; readonly free: boolean; readonly costs: boolean };
  };
  /** Which active chip the feat costs. */
  readonly 'feat-cost': { readonly option: Chip; readonly about: Record<string, never> };
  /** Kind `number`: how many shards the Caterpillar discards. */
  readonly shards: { readonly option: string; readonly about: { readonly source: Source } };
  /** Which chip is forged on which track (WW-15.2). `symbol`, `chips` = actions left. */
  readonly forge: {
    readonly option: ForgeId | 'none';
    readonly about: { readonly symbol: number; readonly chips: number };
  };
  /** Love of Learning: which ally goes back to the bag. */
  readonly learn: { readonly option: Chip | 'none'; readonly about: { readonly source: Source } };
}

export type QuestionKey = keyof Questions;
