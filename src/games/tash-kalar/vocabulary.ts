/**
 * Every question Tash-Kalar asks and every entry it writes into the log, as data. Words and pictures are made from these.
 * Squares are named as on the picture: column letter A-I from the left, row number 1-9 from the top. Cards, flares and
 * tasks go by their id ('knight', 'titan', 'flare-03', 'side-chain'), seats by number. A colour is a number too: whose
 * pieces these are. Everybody has a colour of their own (colour = seat), partners share one (colour = team, 0 or 1).
 */

export type * from './entries.js';

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
export type Mention = {
  readonly colour: number;
  readonly rank: Rank;
  readonly square: SquareName;
};

/** The whole board after something was done: see snapshot.ts. */
export type Snapshot = string;

/** What every question inside an effect says: the card whose text it is, and which of its texts. */
export type During = {
  readonly card: CardName | FlareName;
  readonly part: Part;
  /** Which step of that text: positions in the card's data from the outside in, e.g. '0', '1.0', in loops with the round. */
  readonly step: string;
  /** Where the being summoned by the card stands now; null where there is none, or it has left the board. */
  readonly being: SquareName | null;
};

/** One way of laying a card's pattern (TK-4.2). */
export type Laying = {
  /** The option's id. */
  readonly id: string;
  /** The framed square: where the being will stand. For a card without one (Time Traveler) the pattern's middle. */
  readonly square: SquareName;
  readonly orientation: Orientation;
  /** Squares of the pattern, own pieces or not. */
  readonly used: readonly SquareName[];
  /** Of these: enemy pieces that are borrowed (TK-4.9, TK-4.11, TK-14.7). */
  readonly borrowed: readonly SquareName[];
  /** The colours of these pieces, one for each. */
  readonly lenders: readonly number[];
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
};

/** An option that ends an optional choice, or declines it when nothing was chosen yet. */
export type Stop = 'stop';
/** Team play only: hand the rest of the turn to the partner in the middle of an effect (TK-13.4). */
export type Handover = 'handover';

/**
 * Every decision: its key, what the ids of its options are, and what `about` carries. All are of kind `one` except
 * `return`. Options that point at a square carry it as `place` too. Questions whose `about` extends During are asked
 * while an effect is carried out: in team play they may offer 'handover' as well.
 */
export type Questions = {
  /** Before the first turn: which common goes on which marked square (TK-2.8, TK-2.10): '<square>:<colour>'. */
  readonly opening: {
    readonly option: `${SquareName}:${number}`;
    /** How many commons are still to be put, this one included. */
    readonly about: { readonly left: number };
  };
  /** The menu of the turn. Asked of the seat in control. */
  readonly turn: {
    readonly option:
      | `place:${SquareName}` // put an own common on this empty square (an action)
      | 'place' // the same where none is in supply: an own piece is lifted first (TK-3.5)
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
  /** Nothing is asked: the match rests between two turns (engine's `pause`). */
  readonly pause: { readonly option: 'turn' | 'early'; readonly about: Record<string, never> };
  /** Where the piece lifted first goes as a common (TK-3.5). */
  readonly place: { readonly option: SquareName; readonly about: { readonly lifted: SquareName } };
  /** Nothing in supply: which own piece is lifted and used again (TK-3.5, TK-4.6.2). `card` = null for placing. */
  readonly lift: {
    readonly option: SquareName;
    readonly about: { readonly card: CardName | null; readonly to: SquareName | null };
  };
  /** Where many placements are possible: first the framed square. */
  readonly frame: {
    readonly option: SquareName;
    readonly about: {
      readonly card: CardName;
      /** How many placements each square has. */
      readonly counts: Readonly<Record<SquareName, number>>;
      /** Where there is only one: the squares of its pattern, for nothing more is asked then. */
      readonly only: Readonly<Record<SquareName, readonly SquareName[]>>;
    };
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
  /** Which colour the effect takes: to choose pieces of, to place a piece of, or for the being to become. Ids are colours. */
  readonly colour: {
    readonly option: `${number}` | Stop | Handover;
    readonly about: During & { readonly act: 'choose' | 'place' | 'become' };
  };
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
};

export type QuestionKey = keyof Questions;
