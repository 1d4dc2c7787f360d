/**
 * Every question Tash-Kalar asks and every entry it writes into the log, as data. Words and pictures are made from these.
 * Squares are named as on the picture: column letter A-I from the left, row number 1-9 from the top. Cards, flares and
 * tasks go by their id ('knight', 'titan', 'flare-03', 'side-chain'), seats by number. A colour is a number too: whose
 * pieces these are. Everybody has a colour of their own (colour = seat), partners share one (colour = team, 0 or 1).
 */

export type SquareName = string;
/** A being or legend; ids are unique over all schools. */
export type CardName = string;
/** 'flare-01' to 'flare-12'. */
export type FlareName = string;
export type TaskName = string;

export const RANKS = ['common', 'heroic', 'legendary'] as const;
export type Rank = (typeof RANKS)[number];
export type Hue = 'red' | 'green';
/** Compass directions on the picture, N = up, clockwise. */
export const DIRECTION_NAMES = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type DirectionName = (typeof DIRECTION_NAMES)[number];
/**
 * How a pattern lies: r = turned by so many clockwise quarter turns, m = the same and then mirrored left-right. Of
 * orientations that look the same only the first of r0 r1 r2 r3 m0 m1 m2 m3 is used.
 */
export const ORIENTATIONS = ['r0', 'r1', 'r2', 'r3', 'm0', 'm1', 'm2', 'm3'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** Which text of a card is carried out: what it does when summoned, thawed or warped, or a half of a flare. */
export type Part = 'effect' | 'frozen' | 'warp' | 'upper' | 'lower';

/** What is done to a piece that is chosen. */
export type Act =
  | 'destroy'
  | 'upgrade'
  | 'downgrade'
  | 'convert' // an enemy piece becomes an own one
  | 'choose' // the steps that follow speak of it
  | 'gateway' // it becomes the Gateway
  | 'swap' // it changes squares with another piece
  | 'capture' // it goes onto Merchant of Time
  | 'tree'; // Eldest Tree: what stands on the square decides (AMB-27)

/** How a piece goes: a step to a neighbour, a leap, several steps in one direction, one step further onto a target. */
export type Gait = 'move' | 'leap' | 'line' | 'ram';
/** What may stand on the square it goes to (TK-7.4, TK-7.5). */
export type Kind = 'standard' | 'combat' | 'empty';

/** A piece on the board. */
export interface Mention {
  readonly colour: number;
  readonly rank: Rank;
  readonly square: SquareName;
}

/** What every question inside an effect says: the card whose text it is, and which of its texts. */
export interface During {
  readonly card: CardName | FlareName;
  readonly part: Part;
  /** Where the being summoned by the card stands now; null where there is none, or it has left the board. */
  readonly being: SquareName | null;
}

/** One way of laying a card's pattern (TK-4.2). */
export interface Laying {
  /** The option's id. */
  readonly id: string;
  /** The framed square: where the being will stand. For a card without one (Time Traveler) the pattern's middle. */
  readonly square: SquareName;
  readonly orientation: Orientation;
  /** Squares of the pattern, own pieces or not. */
  readonly used: readonly SquareName[];
  /** Of these: enemy pieces that are borrowed (TK-4.9, TK-4.11, TK-14.7). */
  readonly borrowed: readonly SquareName[];
  /** Of these: vacant squares that stand in for commons (TK-14.16). */
  readonly voids: readonly SquareName[];
  /** The enemy colour whose improvised summoning is used up, or null (TK-4.9). */
  readonly improvised: number | null;
  /** The piece the being lands on, or null. */
  readonly crushes: Mention | null;
  /** Marked squares on the board, by group ('a' where the card has one kind of mark). */
  readonly marks: readonly { readonly square: SquareName; readonly group: string }[];
  /** Where the card's arrows point. */
  readonly arrows: readonly DirectionName[];
  /** No piece is left in supply: one must be lifted first (TK-4.6.2). */
  readonly lifts: boolean;
}

/** An option that ends an optional choice, or declines it when nothing was chosen yet. */
export type Stop = 'stop';
/** Team play only: hand the rest of the turn to the partner in the middle of an effect (TK-13.4). */
export type Handover = 'handover';

/**
 * Every decision: its key, what the ids of its options are, and what `about` carries. All are of kind `one` except
 * `return`. Options that point at a square carry it as `place` too. Questions whose `about` extends During are asked
 * while an effect is carried out: in team play they may offer 'handover' as well.
 */
export interface Questions {
  /** Before the first turn: which common goes on which marked square (TK-2.8, TK-2.10): '<square>:<colour>'. */
  readonly opening: {
    readonly option: `${SquareName}:${number}`;
    /** How many commons are still to be put, this one included. */
    readonly about: { readonly left: number };
  };
  /** The menu of the turn. Asked of the seat in control. */
  readonly turn: {
    readonly option:
      | 'place' // put an own common on an empty square (an action)
      | `summon:${CardName}` // summon this being or legend (an action)
      | `discard:${CardName}` // discard this being (an action, once a turn)
      | 'flare' // throw the flare
      | 'thaw' // carry out the frozen effect (TK-14.2)
      | `warp:${CardName}` // play the warp of this being (TK-14.10)
      | 'handover' // hand the remaining actions to the partner (TK-13.4)
      | 'end'; // end the turn: no action is left, or none is possible
    readonly about: {
      /** Actions left. */
      readonly actions: number;
      readonly mayDiscard: boolean;
      /** How many placements each card that can be summoned has. */
      readonly placements: Readonly<Record<CardName, number>>;
      readonly flare: FlareName | null;
      readonly frozen: CardName | null;
    };
  };
  /** Where the own common is placed by the action. `lifted` = where it was lifted first (TK-3.5). */
  readonly place: { readonly option: SquareName; readonly about: { readonly lifted: SquareName | null } };
  /** Nothing in supply: which own piece is lifted and used again (TK-3.5, TK-4.6.2). `card` = null for placing. */
  readonly lift: {
    readonly option: SquareName;
    readonly about: { readonly card: CardName | null; readonly to: SquareName | null };
  };
  /** How the pattern is laid: '<framed square>:<orientation>', with ':<colour>' where two colours could be improvised. */
  readonly placement: {
    readonly option: `${SquareName}:${Orientation}` | `${SquareName}:${Orientation}:${number}`;
    readonly about: { readonly card: CardName; readonly layings: readonly Laying[] };
  };
  /** A card without a framed square: where the being arrives (Time Traveler). */
  readonly arrival: {
    readonly option: SquareName;
    readonly about: { readonly card: CardName; readonly used: readonly SquareName[] };
  };
  /** Melee: the colour that scores the point for a summoned legend (TK-11.3). Ids are colours. */
  readonly 'legend-colour': { readonly option: `${number}`; readonly about: { readonly card: CardName } };
  /** Kind `some`: which other cards go under their decks after a discard, in this order (TK-3.7). */
  readonly return: {
    readonly option: `being:${CardName}` | `legend:${CardName}` | `flare:${FlareName}`;
    readonly about: { readonly discarded: CardName };
  };
  /** Melee: the opponent the flare compares with (TK-5.6). Ids are colours. `halves` = what each would bring. */
  readonly against: {
    readonly option: `${number}`;
    readonly about: {
      readonly flare: FlareName;
      readonly halves: readonly { readonly colour: number; readonly upper: boolean; readonly lower: boolean }[];
    };
  };
  /** Which frozen effect is kept (TK-14.1). */
  readonly keep: { readonly option: CardName; readonly about: { readonly summoned: CardName } };
  /** The task claimed at the end of the turn (TK-9.2). */
  readonly claim: { readonly option: TaskName | 'none'; readonly about: { readonly points: readonly number[] } };
  /** Melee: the colour of the point for two or three unpaired commons (TK-11.2). Ids are colours. */
  readonly 'score-colour': { readonly option: `${number}`; readonly about: Record<string, never> };

  /** Which piece the effect acts on. `left` = how many may still be chosen, null = no limit. */
  readonly target: {
    readonly option: SquareName | Stop | Handover;
    readonly about: During & {
      readonly act: Act;
      readonly left: number | null;
      /** Whether none, or no more, need be chosen. */
      readonly optional: boolean;
      /** Chosen before by the same step, e.g. the first piece of a swap. */
      readonly chosen: readonly SquareName[];
    };
  };
  /** Which piece goes. */
  readonly mover: {
    readonly option: SquareName | Stop | Handover;
    readonly about: During & {
      readonly gait: Gait;
      readonly kind: Kind | 'mixed';
      readonly left: number | null;
      readonly optional: boolean;
    };
  };
  /** Where the piece on `from` goes; for a line the square it ends on. */
  readonly destination: {
    readonly option: SquareName | Stop | Handover;
    readonly about: During & {
      readonly gait: Gait;
      readonly kind: Kind | 'mixed';
      /** Null for a piece that comes back from Merchant of Time. */
      readonly from: SquareName | null;
      readonly left: number | null;
      readonly optional: boolean;
      /** Squares where something is destroyed by going there. */
      readonly captures: readonly SquareName[];
    };
  };
  /** Along which direction the shot goes, or the cone opens. `hits` = what each direction would destroy. */
  readonly direction: {
    readonly option: DirectionName | Stop | Handover;
    readonly about: During & {
      readonly act: 'shoot' | 'cone';
      readonly optional: boolean;
      readonly left: number;
      readonly hits: Readonly<Record<DirectionName | string, readonly SquareName[]>>;
    };
  };
  /** Where a piece is put, or (`rank` null) which square the effect speaks of. */
  readonly square: {
    readonly option: SquareName | Stop | Handover;
    readonly about: During & {
      readonly colour: number | null;
      readonly rank: Rank | null;
      readonly left: number | null;
      readonly optional: boolean;
    };
  };
  /** Which colour the effect takes. Ids are colours. */
  readonly colour: { readonly option: `${number}` | Stop | Handover; readonly about: During };
  /** Which rank the piece put on the board has. */
  readonly rank: { readonly option: Rank | Stop | Handover; readonly about: During };
  /** Which of the card's alternatives is taken: '1', '2', '3' in the order of the card's text. */
  readonly alternative: { readonly option: '1' | '2' | '3' | Stop | Handover; readonly about: During };
  /** Yes or no to an optional part; `what` names it. */
  readonly may: {
    readonly option: 'yes' | 'no' | Handover;
    readonly about: During & {
      readonly what:
        | 'steps' // Gryphon Rider: demote and place (AMB-24)
        | 'upgrade'
        | 'downgrade'
        | 'discard-flare'
        | 'discard-pending'
        | 'return-pending'
        | 'copy-warp'
        | 'ram';
      /** The piece it would happen to, where it is one. */
      readonly square: SquareName | null;
    };
  };
  /** A card from a pile or the hand. `from` = where it lies, `to` = where it goes. */
  readonly card: {
    readonly option: CardName | FlareName | Stop | Handover;
    readonly about: During & {
      readonly from: 'discard' | 'hand';
      readonly to: 'deck-top' | 'frozen' | 'discard' | 'copy';
      readonly optional: boolean;
    };
  };
}

export type QuestionKey = keyof Questions;

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
export interface Points {
  readonly colour: number;
  readonly points: number;
  readonly of: number | null;
}

/** Every entry of the log. Absent `to` = everybody may read it. Entries come after the last choice of an action. */
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
      readonly to: readonly number[];
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
    }
  | { readonly tell: 'thawed'; readonly seat: number; readonly card: CardName; readonly deeds: readonly Deed[] }
  | { readonly tell: 'warped'; readonly seat: number; readonly card: CardName; readonly deeds: readonly Deed[] }
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
      readonly to: readonly number[];
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
      readonly to: readonly number[];
      readonly seat: number;
      readonly legends: readonly CardName[];
    }
  /** The end is near: everybody takes one more turn, in this order (TK-12.6). */
  | {
      readonly tell: 'end-nears';
      readonly seat: number;
      readonly why: 'deck' | 'points';
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
