import type { Course } from './course.js';
import type { Decision, Option, Said } from './decision.js';
import type { Drawing, Look } from './drawing.js';
import type { Language } from './language.js';
import type { Lessons } from './lesson.js';
import type { EntryOf, LogEntry, MatchState } from './match-state.js';
import type { PuzzleKind } from './puzzle.js';
import type { RandomState } from './random.js';
import type { Reference } from './reference.js';
import type { Rules } from './rules.js';
import type { Table } from './table.js';
import type { Tally } from './tally.js';

/** One thing the lobby lets people choose before the match: a mode, a variant, a switch. */
export interface LobbyOption {
  readonly id: string;
  readonly values: readonly string[];
  readonly initial: string;
}

/** What was chosen in the lobby, by option id. */
export type Chosen = Readonly<Record<string, string>>;

export interface Lobby {
  readonly options: readonly LobbyOption[];
  /** How many seats these choices make. */
  seats(chosen: Chosen): { readonly min: number; readonly max: number };
  /** The sides (factions, schools, heroes) a seat may take; each by one seat at most. Empty = nothing to choose. */
  sides(chosen: Chosen): readonly string[];
  /** What is chosen so that seat 0 begins, where people can agree on that. */
  readonly begins?: Chosen;
  /** Whether an option means something with what else was chosen: it is offered only then. All do unless the rules say no. */
  fits?(option: string, chosen: Chosen): boolean;
  /** The team of each seat, or nothing where everybody plays alone. */
  teams?(chosen: Chosen, seats: number): readonly number[] | undefined;
  /** Whether all play together against the game, or one alone does: nobody wins because somebody else leaves. */
  together?(chosen: Chosen, seats: number): boolean;
  /** Whether the rules let a seat give the match up; they do unless they say no. */
  mayConcede?(chosen: Chosen): boolean;
  /** Whether a match may end in a draw, so that people may agree on one; it may not unless the rules say so. */
  mayDraw?(chosen: Chosen): boolean;
}

/** All that a match starts from. The same start and the same answers give the same match. */
export interface Start {
  readonly seats: number;
  readonly chosen: Chosen;
  /** The side each seat took, null = drawn at random. */
  readonly sides: readonly (string | null)[];
  readonly random: RandomState;
}

/** A reader: a seat, or a spectator, who sees what everybody sees. */
export type Reader = number | 'spectator';

/** What words and drawings are made from: only what the reader may see, and what the seats are called. */
export interface Scene<View> {
  readonly view: View;
  readonly reader: Reader;
  readonly names: readonly string[];
}

/** How one option reads on a button or in a menu, and how it is typed. */
export interface OptionWords {
  /** Says what will happen. The surface cuts what a button cannot hold. */
  readonly label: string;
  /** More about it, in a few words. */
  readonly note?: string;
  /** What is typed after `/act` for it; unique among the decision's options once folded. */
  readonly typed: string;
  /**
   * What stands on a button in the shape of the board: three signs or so; the place's own name unless said otherwise. Of
   * what is no place: the sign the picture knows it by, for a button where there is no room for its name.
   */
  readonly short?: string;
  /**
   * How it stands out among the others: what is done most, what is good to do now; `quiet` is what ends, discards or
   * gives up, and stands apart.
   */
  readonly tone?: 'main' | 'good' | 'quiet';
  /**
   * What it is one of, and its name among these without the verb: where a screen has no room for a button each, they
   * stand together in a menu with this heading.
   */
  readonly among?: { readonly heading: string; readonly name: string };
}

/** What a public post says of all that happened since the one before. */
export interface Recap {
  /** The one thing that matters, in one sentence. */
  readonly headline: string;
  /** At most four short lines of the rest; the surface keeps what else was told behind a button. */
  readonly lines: readonly string[];
}

/** A row of the board as its picture shows it, from the top: places from the left, null where the shape has a gap. */
export interface PlaceRow {
  readonly name: string;
  readonly places: readonly (string | null)[];
}

/** Every sentence of one game in one language. Reads scenes and data, decides nothing. */
export interface GameWords<View, Entry extends LogEntry = LogEntry> {
  readonly name: string;
  /** What this game is, in one sentence, for the lobby. */
  readonly blurb: string;
  lobbyOption(id: string): string;
  lobbyValue(id: string, value: string): string;
  side(id: string): string;
  /** What a seat is called besides its player's name, e.g. its faction. */
  seat(scene: Scene<View>, seat: number): string;
  /** The question as the asked seat reads it. */
  prompt(decision: Decision, scene: Scene<View>): string;
  option(decision: Decision, option: Option, scene: Scene<View>): OptionWords;
  /** What happened, or null where an entry beside it tells the same better. */
  news(entry: Entry, scene: Scene<View>): string | null;
  /**
   * What matters of these entries, which everybody may read; null where nothing is worth a line. Where their story is
   * drawn, the lines leave out what it shows.
   */
  recap(news: readonly Entry[], scene: Scene<View>, isDrawn?: boolean): Recap | null;
  /** The whole position in words: the text board, and the alt text of its picture. */
  board(scene: Scene<View>): string;
  /** The reader's private position in words. */
  hand(scene: Scene<View>): string;
  /** What the scores of a category are kept under, where a match may end with one. */
  scored?(category: string): string;
  /** How the match ended. */
  outcome(scene: Scene<View>): string;
}

/** A picture and the words that stand for it. */
export interface Picture {
  readonly drawing: Drawing;
  readonly alt: string;
}

/** Every picture of one game. Reads scenes, decides nothing. */
export interface GamePictures<View, Entry extends LogEntry = LogEntry> {
  board(scene: Scene<View>, language: Language, look: Look): Picture;
  /** What only the reader may see; null where there is nothing to show. */
  hand(scene: Scene<View>, language: Language, look: Look): Picture | null;
  /**
   * What the asked seat looks at while it chooses: the board with the places that may be chosen lit, its hand in sight,
   * or what the options would do. Null where the board says it all.
   */
  choice(decision: Decision, scene: Scene<View>, language: Language, look: Look): Picture | null;
  /** What happened in one picture no higher than the board, where the board alone does not tell it; null otherwise. */
  story(news: readonly Entry[], scene: Scene<View>, language: Language, look: Look): Picture | null;
  /** The colour of a seat, #RRGGBB, for accents around the picture. */
  accent(scene: Scene<View>, seat: number, look: Look): string;
}

/** Why something cannot be said now: the rule's number and the sentence in both languages. */
export interface Forbidden {
  readonly rule: string;
  readonly because: Readonly<Record<Language, string>>;
}

/** A computer opponent. It may use only what its seat may see: it thinks on `table.imagine`, never on the state. */
export interface Bot<State extends MatchState = MatchState> {
  /** Also its name in the words of the surface. */
  readonly id: string;
  choose(table: Table<State>, seat: number, random: RandomState): Said;
}

/** The rules of one game, and all that is needed to show it. */
export interface Game<State extends MatchState = MatchState, View = unknown> {
  readonly id: string;
  /** Grows with every change of the rules that could lead a stored match elsewhere. */
  readonly version: number;
  /**
   * A checkpoint written under an older version, in the shape of this one; null where it cannot be brought into it: the
   * match then rests until rules that know it are back. Where the game says nothing the shape has not changed.
   */
  migrate?(checkpoint: MatchState, version: number): State | null;
  readonly lobby: Lobby;
  setup(start: Start): State;
  /** Runs from one resting point to the next. The state alone decides which step comes. */
  step(state: State): Rules<void>;
  /**
   * What a seat may say though nobody asks and nobody waits: how to go on in its absence; its key is INSTRUCTION.
   * `instruct` carries it out at once. It is known to the seat alone, holds until it is used and may be said anew until then.
   * `sealed` is what the seat has said to the present decisions, null = nothing.
   */
  instruction?(state: State, seat: number, sealed: Said | null): Decision | null;
  instruct?(state: State, seat: number, said: Said): void;
  /** What a reader may see. Everything shown to people is made from this. */
  view(state: State, reader: Reader): View;
  /** Another state the reader cannot tell from this one: what is hidden from the reader is dealt anew. */
  conceal(state: State, reader: Reader, random: RandomState): State;
  /** The seat that is on turn, where the game has such a thing; it gives pictures and posts their accent. */
  onTurn(state: State): number | null;
  /** The side (faction, school, hero) a seat plays, where the game has sides. */
  sideOf?(state: State, seat: number): string | null;
  /** The shape of the board, where options point at places of it: buttons are laid out like it. */
  places?(view: View): readonly PlaceRow[];
  /** The entries a new chapter of the match begins with (a turn, a battle): what happened is paged by them. */
  readonly chapters: readonly EntryOf<State>['tell'][];
  /** Of these the ones that are turns, where not all are: a seat's time for a turn begins with them. */
  readonly turns?: readonly EntryOf<State>['tell'][];
  /** Whether an entry ends a battle, or whatever else of this game people who only watch would come to see. */
  isBattle(entry: EntryOf<State>): boolean;
  /** Which rule forbids what was typed, at the decision this seat stands at; null when the rules know nothing of it. */
  why(table: Table<State>, seat: number, typed: string): Forbidden | null;
  /** What was typed loosely for a decision, in the words its options go by; null where that cannot be told. */
  reword?(decision: Decision, typed: string, scene: Scene<View>): string | null;
  readonly words: Readonly<Record<Language, GameWords<View, EntryOf<State>>>>;
  readonly pictures: GamePictures<View, EntryOf<State>>;
  readonly bots: readonly Bot<State>[];
  /** The number of the rule each question comes from, by its key. */
  readonly questionRules?: Readonly<Record<string, string>>;
  /** What a first match teaches beside its questions. */
  readonly lessons?: Lessons<View, EntryOf<State>>;
  /** A prepared first match, for learning the game by playing it. */
  readonly course?: Course;
  /** What is asked for in positions of its matches. */
  readonly puzzles?: readonly PuzzleKind<State>[];
  /** A match in numbers, for its result. */
  readonly tally?: Tally<View, EntryOf<State>>;
  /** Components and worked examples for the rules look-up; its text lies in assets. */
  readonly reference?: Reference;
}

/** What a table needs of a game: it plays, and shows nothing. */
export type Playable<State extends MatchState = MatchState> = Pick<
  Game<State>,
  'version' | 'migrate' | 'step' | 'instruction' | 'instruct' | 'view' | 'conceal'
>;
