import type {
  CardName,
  DirectionName,
  FlareName,
  Gait,
  Laying,
  Mention,
  Rank,
  Snapshot,
  SquareName,
  TaskName,
} from './vocabulary.js';

/** One thing an effect did, in the order it happened. */
export type Deed =
  | {
      readonly did: 'destroyed';
      readonly piece: Mention;
      /** How often the kill counts for the seat on turn; 0 = not at all (own pieces, Titan). */
      readonly counted: number;
      readonly removed: boolean;
    }
  | { readonly did: 'upgraded'; readonly piece: Mention; readonly to: Rank }
  | { readonly did: 'downgraded'; readonly piece: Mention; readonly to: Rank }
  /** `piece` became a piece of another colour; `counted` as for destroyed. */
  | {
      readonly did: 'converted';
      readonly piece: Mention;
      readonly colour: number;
      readonly rank: Rank;
      readonly counted: number;
    }
  | { readonly did: 'placed'; readonly piece: Mention }
  /** A step, leap or line; `path` is every square from the first to the last. What was run over is told by itself. */
  | {
      readonly did: 'moved';
      /** As it stands after the move. */
      readonly piece: Mention;
      readonly gait: Gait;
      readonly path: readonly SquareName[];
    }
  | { readonly did: 'swapped'; readonly one: Mention; readonly other: Mention }
  /** Shots and cones; their victims are told by themselves. */
  | { readonly did: 'shot'; readonly from: SquareName; readonly directions: readonly DirectionName[] }
  /** The piece on this square is the Gateway now; null = there is none any more. */
  | { readonly did: 'gateway'; readonly square: SquareName | null }
  | { readonly did: 'action'; readonly gained: number }
  /** The action was burnt (Demon of Sloth). */
  | { readonly did: 'burnt' }
  /** These colours have one action fewer on their next turn. */
  | { readonly did: 'slowed'; readonly colours: readonly number[] }
  | { readonly did: 'extra-turn' }
  /** Cards drawn on top of the normal hand at the end of the turn. */
  | { readonly did: 'extra-card'; readonly deck: 'being' | 'legend' }
  /** A card went somewhere. */
  | {
      readonly did: 'card';
      readonly card: CardName | FlareName;
      readonly to: 'deck-top' | 'deck-bottom' | 'frozen' | 'discard' | 'hand';
    }
  /** The next summoning may borrow an enemy piece, use vacant squares, or must use another colour. */
  | { readonly did: 'right'; readonly right: 'borrow' | 'void' | 'colour'; readonly colour: number | null }
  /** The being's own summoning counts as that of a legend (TK-14.17). */
  | { readonly did: 'counts-as-legend' }
  /** Another card's warp is carried out as a copy; what it did follows. */
  | { readonly did: 'copied'; readonly card: CardName }
  /** A piece went onto Merchant of Time, or came back. */
  | { readonly did: 'captured'; readonly piece: Mention }
  | { readonly did: 'released'; readonly piece: Mention }
  /** From now on each kill of the turn counts so many times more (Gate of Oblivion). */
  | { readonly did: 'count-bonus'; readonly bonus: number };

/** Points that were scored: for whom, how many, and in melee in which enemy colour (null in other modes). */
export type Points = {
  readonly colour: number;
  readonly points: number;
  readonly of: number | null;
};

/** Every entry of the log. Entries come after the last choice of an action. */
export type ContestEntry =
  /** The match begins: schools by seat, colours by seat, seats in turn order. */
  | {
      readonly tell: 'match-begins';
      readonly mode: string;
      readonly schools: readonly string[];
      readonly colours: readonly number[];
      readonly order: readonly number[];
    }
  /** High Form: the tasks turned up at the start. */
  | { readonly tell: 'tasks'; readonly current: readonly TaskName[]; readonly next: TaskName | null }
  /** A common put on the board before the first turn, by the last player. */
  | { readonly tell: 'opened'; readonly seat: number; readonly piece: Mention }
  /** A turn begins. `finals` = final turns still to be played, this one included, or null; `extra` = Time Elemental. */
  | {
      readonly tell: 'turn-begins';
      readonly seat: number;
      readonly turn: number;
      readonly actions: number;
      /** Actions lost to Everfrost Sentinel. */
      readonly lost: number;
      readonly extra: boolean;
      readonly finals: number | null;
    }
  /** A common was placed by an action. */
  | {
      readonly tell: 'placed';
      readonly seat: number;
      readonly by: number;
      readonly piece: Mention;
      readonly lifted: Mention | null;
    }
  /** A being or legend was summoned, with all its effect did. */
  | {
      readonly tell: 'summoned';
      readonly seat: number;
      readonly card: CardName;
      readonly rank: Rank;
      readonly square: SquareName;
      readonly laying: Laying;
      readonly lifted: Mention | null;
      readonly gateway: boolean;
      readonly deeds: readonly Deed[];
      /** Points scored at once (TK-10.2, TK-11.3). */
      readonly points: readonly Points[];
      readonly board: Snapshot;
    }
  /** A being was discarded; so many other cards of each kind went under their decks. */
  | {
      readonly tell: 'discarded';
      readonly seat: number;
      readonly card: CardName;
      readonly returned: { readonly beings: number; readonly legends: number; readonly flares: number };
    }
  /** What went under the decks: for the seat itself. */
  | {
      readonly tell: 'returned';
      readonly seat: number;
      readonly cards: readonly (CardName | FlareName)[];
    }
  /** A flare was thrown against a colour. */
  | {
      readonly tell: 'flare';
      readonly seat: number;
      readonly flare: FlareName;
      readonly against: number;
      readonly upper: boolean;
      readonly lower: boolean;
      readonly deeds: readonly Deed[];
      readonly points: readonly Points[];
      readonly board: Snapshot;
    }
  | {
      readonly tell: 'thawed';
      readonly seat: number;
      readonly card: CardName;
      readonly deeds: readonly Deed[];
      readonly board: Snapshot;
    }
  | {
      readonly tell: 'warped';
      readonly seat: number;
      readonly card: CardName;
      readonly deeds: readonly Deed[];
      readonly board: Snapshot;
    }
  /** A frozen effect lies in front of the seat now; `dropped` = the one it replaced, or was kept instead of. */
  | {
      readonly tell: 'frozen';
      readonly seat: number;
      readonly card: CardName;
      readonly dropped: CardName | null;
    }
  /** The rest of the turn, and the legends, were handed to the partner (TK-13.4). */
  | { readonly tell: 'handed-over'; readonly seat: number; readonly partner: number }
  /** A task was claimed and the next one turned up. */
  | {
      readonly tell: 'claimed';
      readonly seat: number;
      readonly task: TaskName;
      readonly points: number;
      /** The task that became current, and the new next one; null where the deck gave none. */
      readonly current: TaskName | null;
      readonly next: TaskName | null;
      readonly reveals: true;
    }
  /** Kills scored at the end of a turn: kills by colour and rank, and the points. */
  | {
      readonly tell: 'scored';
      readonly seat: number;
      readonly kills: readonly { readonly colour: number; readonly rank: Rank; readonly count: number }[];
      readonly points: readonly Points[];
    }
  /** Cards drawn at the end of a turn. `by` = the seat that drew them. */
  | {
      readonly tell: 'drawn';
      readonly seat: number;
      readonly beings: number;
      readonly legends: number;
      readonly flares: number;
      /** Beings left in the deck. */
      readonly deck: number;
    }
  /** The same for the one who drew. */
  | {
      readonly tell: 'drawn-cards';
      readonly seat: number;
      readonly beings: readonly CardName[];
      readonly legends: readonly CardName[];
      readonly flares: readonly FlareName[];
    }
  /** Team play: the legends went to the partner. */
  | { readonly tell: 'legends-passed'; readonly seat: number; readonly partner: number; readonly count: number }
  /** The same for the one who got them. */
  | {
      readonly tell: 'legends-received';
      readonly seat: number;
      readonly legends: readonly CardName[];
    }
  /** The end is near: everybody takes one more turn, in this order (TK-12.6). */
  | {
      readonly tell: 'end-nears';
      readonly seat: number;
      readonly why: 'deck' | 'points';
      /** The colours that have reached the goal; `seat` has merely ended its turn. */
      readonly colours: readonly number[];
      readonly turns: readonly number[];
    }
  /** The match is over. `scores` by colour. */
  | {
      readonly tell: 'match-ends';
      readonly reason: EndReason;
      readonly winners: readonly number[];
      readonly scores: readonly number[];
    };

/** Reasons of an outcome: `Outcome.reason`, what decided it. */
export type EndReason =
  | 'points' // TK-12.9; melee: the weakest colour
  | 'other-colours' // melee: the second-weakest or last colour (TK-12.10)
  | 'upgraded' // more upgraded pieces on the board (TK-12.11)
  | 'pieces' // more pieces on the board
  | 'draw'; // nothing tells the best apart
