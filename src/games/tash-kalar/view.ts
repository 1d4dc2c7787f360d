import type { Deed, EndReason, FlareName, Hue, Laying, Mention, Rank, SquareName, TaskName } from './vocabulary.js';

/**
 * What a reader may see of a contest: facts already worked out by the rules, so that words and drawings compute nothing.
 * Squares, cards and colours are named as in vocabulary.ts.
 */
export type ContestView = {
  /** high-form, duel, melee, high-form-team or duel-team. */
  readonly mode: string;
  readonly expansions: boolean;
  /** Turns of the whole match, from 1; 0 before the first. */
  readonly turn: number;
  /** The seat whose turn it is; null when the match is over. */
  readonly onTurn: number | null;
  /** The seat that decides: the partner after a handover (TK-13.5), otherwise the one on turn. */
  readonly inControl: number | null;
  /** Actions left in this turn. */
  readonly actions: number;
  /** Actions spent and gained so far are not listed; this is how many the turn began with. */
  readonly actionsAtStart: number;
  /** Whether this is an extra turn (TK-12.7). */
  readonly extraTurn: boolean;
  /** Whether the discard of this turn was made (TK-3.3). */
  readonly discarded: boolean;
  readonly seats: readonly SeatView[];
  /** By colour number. */
  readonly colours: readonly ColourView[];
  /** Everything on the board, in reading order. */
  readonly pieces: readonly PieceView[];
  /** High Form: the current tasks, fewer than three once the deck has run out (AMB-2); empty in other modes. */
  readonly tasks: readonly TaskView[];
  readonly nextTask: TaskView | null;
  /** Tasks left in the deck. */
  readonly taskDeck: number;
  readonly legendDeck: number;
  readonly legendDiscard: readonly string[];
  readonly flareDeck: number;
  readonly flareDiscard: readonly FlareName[];
  /** Kills that count for the seat on turn so far (TK-8), without those of count 0. */
  readonly kills: readonly { readonly colour: number; readonly rank: Rank; readonly count: number }[];
  /** What was summoned in this turn so far. */
  readonly summoned: readonly { readonly card: string; readonly square: SquareName; readonly legend: boolean }[];
  /** What the next summoning of this turn may or must do (AMB-30). */
  readonly rights: {
    /** Enemy pieces it may borrow. */
    readonly borrow: number;
    /** Vacant squares it may use. */
    readonly voids: number;
    /** The colour its pattern must use, or null. */
    readonly colour: number | null;
  };
  /** Each kill counts so many times more in this turn (Gate of Oblivion). */
  readonly countBonus: number;
  /** The piece lying on Merchant of Time, or null. */
  readonly merchant: { readonly colour: number; readonly rank: Rank; readonly seat: number } | null;
  /** The last action, flare, thaw or warp, also one that is still going on: for the marks on the board. */
  readonly last: LastMove | null;
  /** Seats in the order of their turns. */
  readonly order: readonly number[];
  /** Once the end is near: the seats that still take a turn, in order, the one on turn included (TK-12.6). */
  readonly finals: readonly number[] | null;
  /** Extra turns still to be taken right after this one. */
  readonly extraTurns: number;
  /** How the match ended; null while it goes on. */
  readonly end: { readonly reason: EndReason; readonly winners: readonly number[] } | null;
};

export type SeatView = {
  readonly school: string;
  readonly colour: number;
  /** Seats of one number play together; alone = own number. */
  readonly team: number;
  /** Card ids where the reader may see them, otherwise only how many. */
  readonly beings: readonly string[] | number;
  readonly legends: readonly string[] | number;
  readonly flares: readonly string[] | number;
  readonly deck: number;
  /** Team play: how many of them lie sideways (TK-2.11). */
  readonly sideways: number;
  /** Cards on top of the deck that everybody saw being put there, topmost first. */
  readonly deckTop: readonly string[];
  /** The uppermost card is the last. */
  readonly discard: readonly string[];
  /** The card whose frozen effect waits (TK-14.1). */
  readonly frozen: string | null;
  /** The pending being (TK-14.10). */
  readonly pending: string | null;
  /** For the reader's own cards: how many placements each has on the present board, by card id. Null for others. */
  readonly placements: Readonly<Record<string, number>> | null;
  /** For the reader's own flare: whether it could be thrown now, and what it lacks. Null for others, or without one. */
  readonly flareNow: readonly FlareNow[] | null;
};

/** A flare compared with one opposing colour (TK-5.1). */
export type FlareNow = {
  readonly against: number;
  readonly upgradedLead: number;
  readonly upgradedNeeded: number;
  readonly piecesLead: number;
  readonly piecesNeeded: number;
};

export type ColourView = {
  readonly seats: readonly number[];
  /** The school whose colour the pieces have: of the partner who plays first. */
  readonly school: string;
  /** What counts towards winning now: High Form tasks + legendaries, Duel points, Melee points in the weakest colour. */
  readonly score: number;
  /** Points at which the end is triggered; melee: in a single colour. */
  readonly goal: number;
  /** High Form: points of claimed tasks, and the tasks themselves. */
  readonly taskPoints: number;
  readonly claimed: readonly TaskName[];
  /** Points lost if the match ended now (TK-14.14); already subtracted from `score`. */
  readonly pendingLoss: number;
  /** Melee: points in each enemy colour, and whether improvised summoning in it is still unused. */
  readonly against: readonly { readonly colour: number; readonly points: number; readonly mayImprovise: boolean }[];
  readonly pieces: number;
  readonly upgraded: number;
  readonly legendaries: number;
  /** Pieces left in supply (TK-1.8, TK-1.9). */
  readonly supply: { readonly doubleSided: number; readonly legendary: number };
  /** Actions it has fewer on its next turn (TK-14.8). */
  readonly slowed: number;
};

export type PieceView = {
  readonly square: SquareName;
  readonly colour: number;
  readonly rank: Rank;
  readonly hue: Hue | null;
  readonly gateway: boolean;
};

export type TaskView = {
  readonly id: TaskName;
  /** destruction, colored, summoning, pattern or enemy. */
  readonly type: string;
  readonly advanced: boolean;
  readonly points: number;
  /** Colours that fulfil it now. "This turn" conditions count for the colour on turn only. */
  readonly fulfilledBy: readonly number[];
  /** By colour: what it has and needs. Of alternatives the one that is nearest. */
  readonly progress: readonly (readonly TaskPart[])[];
};

/** One number a task asks for. */
export type TaskPart = {
  readonly what:
    | 'kills'
    | 'upgraded-kills'
    | 'heroic-kills'
    | 'legendary-kills'
    | 'pieces' // on the squares the task speaks of
    | 'upgraded'
    | 'legendary'
    | 'red-lead'
    | 'green-lead'
    | 'summons'
    | 'legend-summons'
    | 'red-summons'
    | 'green-summons'
    | 'colored-summons'
    | 'squares' // of the cross that is nearest
    | 'line-lead'
    | 'chain' // 1 = there is one
    | 'around' // own pieces around one enemy piece
    | 'isolated'; // 1 = there is one
  readonly have: number;
  readonly need: number;
};

export type LastMove = {
  readonly seat: number;
  readonly what: 'opened' | 'placed' | 'summoned' | 'discarded' | 'flare' | 'thawed' | 'warped';
  /** The card, flare or null. */
  readonly card: string | null;
  /** The square placed or summoned on. */
  readonly square: SquareName | null;
  readonly laying: Laying | null;
  readonly lifted: Mention | null;
  /** What the effect has done so far. */
  readonly deeds: readonly Deed[];
};
