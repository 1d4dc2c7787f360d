import type { AllySet, Chip } from '../chips.js';
import type { FactionId } from '../faction.js';
import type { RegionId } from '../regions.js';
import type { Seat } from '../state.js';
import type { ForgeId } from '../vocabulary.js';
import type { StandeeId } from '../wonderlandian.js';

type Plain = Pick<
  Seat,
  'vp' | 'shards' | 'shield' | 'leader' | 'castleValue' | 'pool' | 'chair' | 'taken' | 'poison' | 'abilities'
>;
type Lists = Pick<Seat, 'active' | 'exhausted' | 'track' | 'forged' | 'between' | 'quests' | 'revealed' | 'bag'>;

/** What a faction has in an example; whatever is not said is as at the start of a match. */
export interface Force extends Partial<Readonly<Plain>>, Partial<Readonly<Lists>> {
  readonly supporters?: Partial<Readonly<Record<RegionId, number>>>;
  readonly standees?: Partial<Readonly<Record<RegionId, readonly StandeeId[]>>>;
  readonly castles?: Partial<Readonly<Record<RegionId, 'lying' | 'standing'>>>;
  readonly leaderIn?: RegionId;
}

interface Position {
  /** Factions in the order of their seats. */
  readonly forces: Partial<Readonly<Record<FactionId, Force>>>;
  readonly round?: 1 | 2 | 3;
  readonly allies?: AllySet;
  /** Two players: the region that is out. */
  readonly unused?: RegionId;
}

/** What each faction draws; who is still in and draws nothing withdraws. */
export type Draw = Partial<Readonly<Record<FactionId, Chip>>>;

/** What factions say to the questions the rules ask them, one after another. */
type Answers = Partial<Readonly<Record<FactionId, readonly string[]>>>;

/** A battle played by the rules, draw by draw, as far as the example needs it. */
export interface BattleExample extends Position {
  readonly shows: 'battle';
  readonly region: RegionId;
  readonly draws?: readonly Draw[];
  readonly says?: Answers;
  /** The result step it is looked at after; otherwise after the draws. */
  readonly after?: 'award' | 'abilities';
  /** Whose own wager is seen. */
  readonly reader?: FactionId;
}

/** A battle of which the forge of one faction is looked at: what it forged, and what it may go on with. */
export interface ForgeExample extends Omit<BattleExample, 'shows' | 'after' | 'reader'> {
  readonly shows: 'forge';
  readonly faction: FactionId;
  readonly forges: readonly ForgeId[];
}

/** The tea table: where the leader on turn may go is lit, as the rules have it. */
export interface TableExample extends Position {
  readonly shows: 'table';
  readonly onTurn: FactionId;
  /** Chairs without a card, besides those leaders sit on. */
  readonly empty?: readonly number[];
  /** The leader has reached the head of the table. */
  readonly atHead?: true;
}

/** The map: some regions are lit, as the rules have them. */
export interface MapExample extends Position {
  readonly shows: 'map';
  readonly lit:
    | { readonly by: 'adjacent'; readonly to: RegionId }
    | { readonly by: 'uncontested' }
    | { readonly by: 'fought' }
    | { readonly by: 'lift'; readonly faction: FactionId; readonly units: number; readonly to: RegionId };
}

/** The end of the match. */
export interface ScoreExample extends Position {
  readonly shows: 'score';
}

export type Example = BattleExample | ForgeExample | TableExample | MapExample | ScoreExample;
