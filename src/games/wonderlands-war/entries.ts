import type { Ally, AllySet, AllyType, Chip } from './chips.js';
import type { AbilityId, FactionId } from './faction.js';
import type { RegionId } from './regions.js';
import type { Response, Status } from './state.js';
import type { Unit } from './units.js';
import type { CardId, QuestId, Source } from './vocabulary.js';

/** Where a fighter's marker stands. */
export type Marker = { readonly seat: number; readonly strength: number; readonly status: Status };

type Filled = readonly { readonly chair: number; readonly card: CardId }[];

/** What happens at the table. */
type TeaEntry =
  | {
      readonly tell: 'match-begins';
      readonly factions: readonly FactionId[];
      readonly order: readonly number[];
      readonly sets: Readonly<Record<AllyType, AllySet>>;
      /** Two players: the region that is out. */
      readonly unused: RegionId | null;
      readonly pawn: RegionId;
      readonly rolled: number;
    }
  /** Told to the seat alone. */
  | { readonly tell: 'quests-seen'; readonly seat: number; readonly quests: readonly QuestId[] }
  | { readonly tell: 'quests-kept' }
  | {
      readonly tell: 'table-laid';
      readonly round: number;
      readonly cards: readonly (CardId | null)[];
      readonly order: readonly number[];
    }
  /** A tea turn; `left` = cards still to be taken, 0 = the leader goes to a region. */
  | { readonly tell: 'turn-begins'; readonly seat: number; readonly left: number }
  | { readonly tell: 'head-reached'; readonly seat: number }
  | { readonly tell: 'table-filled'; readonly seat: number; readonly filled: Filled }
  | { readonly tell: 'hosted'; readonly seat: number; readonly filled: Filled }
  | {
      readonly tell: 'card-taken';
      readonly seat: number;
      readonly card: CardId;
      readonly chair: number;
      readonly poisoned: boolean;
      /** Whether the leader sits there: the Hatter may take a card from afar. */
      readonly sits: boolean;
    }
  | { readonly tell: 'leader-placed'; readonly seat: number; readonly region: RegionId }
  | { readonly tell: 'beheaded'; readonly seat: number; readonly region: RegionId; readonly losers: readonly number[] }
  | { readonly tell: 'poison-placed'; readonly seat: number; readonly chair: number; readonly card: CardId }
  | { readonly tell: 'shards-rolled'; readonly seat: number; readonly rolled: number; readonly shards: number }
  | { readonly tell: 'shard-given'; readonly seat: number; readonly target: number }
  /** What everybody got at the end of the party, and the shards left (WW-6). */
  | { readonly tell: 'tea-ends'; readonly madness: readonly number[]; readonly shards: readonly number[] }
  | { readonly tell: 'round-ends'; readonly round: number; readonly rolled: number; readonly pawn: RegionId };

/** What a card, a track or an ability brings. */
type GainEntry =
  /** `moved` = units lifted from other regions: '<unit>@<region>'. */
  | {
      readonly tell: 'units-placed';
      readonly seat: number;
      readonly region: RegionId;
      readonly supporters: number;
      readonly standees: readonly string[];
      readonly moved: readonly string[];
    }
  | {
      readonly tell: 'castle';
      readonly seat: number;
      readonly region: RegionId;
      readonly stands: boolean;
      readonly was: 'none' | 'lying';
      readonly source: Source;
    }
  | { readonly tell: 'chip-gained'; readonly seat: number; readonly chip: Chip; readonly source: Source }
  | { readonly tell: 'leader-strength'; readonly seat: number; readonly strength: number; readonly source: Source }
  | { readonly tell: 'ability-unlocked'; readonly seat: number; readonly ability: AbilityId; readonly source: Source }
  | { readonly tell: 'wonderlandian'; readonly seat: number; readonly card: CardId }
  | { readonly tell: 'market'; readonly card: CardId }
  /** Friend of the Folk: `card` = null when no standee was left; `shown` = how many cards were revealed. */
  | {
      readonly tell: 'standee-drawn';
      readonly seat: number;
      readonly card: CardId | null;
      readonly shown: number;
      readonly reveals: true;
    }
  | { readonly tell: 'quests-drawn'; readonly seat: number; readonly count: number }
  | { readonly tell: 'quest-discarded'; readonly seat: number }
  | { readonly tell: 'madness-discarded'; readonly seat: number; readonly source: Source }
  | {
      readonly tell: 'shards';
      readonly seat: number;
      readonly change: number;
      readonly shards: number;
      readonly source: Source;
    }
  | {
      readonly tell: 'points';
      readonly seat: number;
      readonly points: number;
      readonly vp: number;
      readonly source: Source;
    }
  | { readonly tell: 'shield'; readonly seat: number; readonly whole: boolean; readonly source: Source }
  | { readonly tell: 'castle-value'; readonly seat: number; readonly value: number; readonly source: Source }
  | { readonly tell: 'supporters-released'; readonly seat: number; readonly count: number; readonly source: Source }
  | {
      readonly tell: 'unit-moved';
      readonly seat: number;
      readonly unit: Unit;
      /** Null = from the reserve. */
      readonly from: RegionId | null;
      readonly into: RegionId;
      readonly source: Source;
    }
  | {
      readonly tell: 'supporters-moved';
      readonly seat: number;
      readonly count: number;
      readonly from: RegionId;
      readonly into: RegionId;
      readonly source: Source;
    };

/** What happens in a battle. */
type BattleEntry =
  | { readonly tell: 'no-battle'; readonly region: RegionId }
  | { readonly tell: 'uncontested'; readonly seat: number; readonly region: RegionId; readonly value: number }
  | {
      readonly tell: 'battle-begins';
      readonly region: RegionId;
      readonly value: number;
      readonly resistance: number | null;
      readonly fighters: readonly { readonly seat: number; readonly strength: number; readonly units: number }[];
    }
  | { readonly tell: 'bag-refilled'; readonly seat: number }
  | { readonly tell: 'bag-empty'; readonly seat: number }
  /** All chips of one draw, shown together; they may be back in the bags before anybody looks (WW-9.7). */
  | {
      readonly tell: 'revealed';
      readonly reveals: true;
      readonly region: RegionId;
      readonly draw: number;
      readonly plays: readonly { readonly seat: number; readonly chip: Chip; readonly response: Response }[];
    }
  | { readonly tell: 'pillow'; readonly seat: number; readonly chip: Chip }
  | { readonly tell: 'all-mad'; readonly seat: number; readonly shards: number }
  | {
      readonly tell: 'pushed-back';
      readonly seat: number;
      readonly by: number;
      readonly source: Source;
      readonly markers: readonly { readonly seat: number; readonly strength: number }[];
    }
  | { readonly tell: 'poison-returned'; readonly seat: number; readonly owner: number }
  | { readonly tell: 'unit-lost'; readonly seat: number; readonly unit: Unit; readonly region: RegionId }
  | {
      readonly tell: 'strength-gained';
      readonly seat: number;
      readonly gained: number;
      readonly strength: number;
      readonly source: Source;
    }
  | { readonly tell: 'eliminated'; readonly seat: number; readonly region: RegionId }
  | { readonly tell: 'chip-returned'; readonly seat: number; readonly chip: Chip; readonly source: Source }
  | { readonly tell: 'poison-given'; readonly seat: number; readonly target: number }
  | { readonly tell: 'crowned'; readonly seat: number; readonly target: number }
  | {
      readonly tell: 'track-lightened';
      readonly seat: number;
      readonly target: number;
      readonly chip: Chip;
      readonly source: Source;
    }
  /** The markers after a draw: what each chip counted for, and strength its player got besides. */
  | {
      readonly tell: 'marked';
      readonly reveals: true;
      readonly region: RegionId;
      readonly draw: number;
      readonly moves: readonly {
        readonly seat: number;
        readonly chip: Chip;
        readonly value: number;
        readonly gain: number;
        readonly strength: number;
      }[];
      readonly markers: readonly Marker[];
    }
  | { readonly tell: 'shifted'; readonly seat: number; readonly strength: number }
  | {
      readonly tell: 'decided';
      readonly draw: number;
      readonly on: readonly number[];
      readonly withdrawn: readonly number[];
    }
  | { readonly tell: 'battle-over'; readonly region: RegionId; readonly by: 'nobody' | 'marker' | 'ahead' };

/** The results of a battle and of the match. */
type ResultEntry =
  | {
      readonly tell: 'battle-won';
      readonly region: RegionId;
      readonly value: number;
      readonly first: readonly number[];
      readonly second: readonly number[];
      readonly tie: boolean;
      readonly markers: readonly Marker[];
    }
  | { readonly tell: 'feat'; readonly seat: number; readonly quest: QuestId; readonly free: boolean }
  | { readonly tell: 'chip-discarded'; readonly seat: number; readonly chip: Chip; readonly toSupply: boolean }
  | {
      readonly tell: 'forged';
      readonly seat: number;
      readonly chip: Chip;
      readonly track: number;
      readonly by: 'symbol' | 'chip' | 'card';
    }
  | {
      readonly tell: 'wagers';
      readonly region: RegionId;
      readonly results: readonly {
        readonly seat: number;
        readonly faction: FactionId;
        readonly result: 'weak_ally' | 'shard' | 'none';
      }[];
      readonly reveals: true;
    }
  | { readonly tell: 'chip-swapped'; readonly seat: number; readonly from: Ally; readonly into: Ally }
  | {
      readonly tell: 'match-ends';
      readonly reason: EndReason;
      readonly winners: readonly number[];
      readonly scores: readonly ScoreLine[];
      readonly quests: readonly (readonly {
        readonly quest: QuestId;
        readonly feat: boolean;
        readonly goal: boolean;
      }[])[];
    };

/** Final points of one seat (WW-17.1). */
export type ScoreLine = {
  readonly track: number;
  readonly castles: number;
  readonly quests: number;
  readonly shards: number;
  readonly total: number;
};

/** What decided: points, a tie-break (WW-17.2), or nothing. */
export type EndReason = 'points' | 'tie-break' | 'shared';

/** Every entry of the log. */
export type Entry = TeaEntry | GainEntry | BattleEntry | ResultEntry;
