import {
  type Decision,
  INSTRUCTION,
  isAllowed,
  isAwaited,
  isInstruction,
  isPause,
  onlyAnswer,
  type Said,
} from './decision.js';
import { digest } from './digest.js';
import type { Playable } from './game.js';
import { copy } from './json.js';
import type { MatchState } from './match-state.js';
import type { RandomState } from './random.js';
import { advance, type Rules } from './rules.js';

/** One given answer. Key, seat and digest let a replay notice that it no longer stands where it stood. */
export interface Answer {
  readonly key: string;
  readonly seat: number;
  readonly said: Said;
  /** Digest of the state the answer was given in. */
  readonly digest: string;
}

/** All that is stored of a running match. */
export interface Saved<State> {
  readonly version: number;
  readonly checkpoint: State;
  readonly tail: readonly Answer[];
  /** How many answers at the start of the tail can no longer be taken back. */
  readonly fixed: number;
}

/** What one answer, or the start, brought about. */
export interface Change<State extends MatchState = MatchState> {
  readonly news: Readonly<State['news']>;
}

/** The rules of the present version no longer lead where the stored answers led. */
export interface Divergence {
  readonly at: number;
  readonly dropped: readonly Answer[];
  readonly reason: string;
}

/** A checkpoint of an older shape, which the present rules cannot play on from. */
export class OutdatedCheckpoint extends Error {
  override readonly name = 'OutdatedCheckpoint';
}

/** Longest tail that is kept for undo before the checkpoint moves up anyway. */
const LONGEST_TAIL = 120;
/** So often a seat may change its mind about an instruction while others are asked: the tail must not grow for ever. */
const MOST_INSTRUCTIONS = 12;

/**
 * A match alive in memory. It stands at open decisions; between two resting points the answers so far are a tail
 * on the last checkpoint, and replaying them rebuilds it exactly.
 */
export class Table<State extends MatchState> {
  readonly #game: Playable<State>;
  #checkpoint: State;
  #tail: Answer[] = [];
  #fixed = 0;
  /** The last resting point after the checkpoint, as text, and how many answers of the tail lie before it. */
  #rested: { readonly text: string; readonly answers: number } | null = null;
  #state: State;
  #rules: Rules<void> | null = null;
  #asked: readonly Decision[] = [];
  #given: (Said | undefined)[] = [];
  /** How many answers of the tail were given since the present decisions were put. */
  #since = 0;
  #selfAnswered: Decision[] = [];
  /** Digest of the state as it stands, once somebody asked for it. */
  #digest: string | null = null;

  private constructor(game: Playable<State>, checkpoint: State, state = copy(checkpoint)) {
    this.#game = game;
    this.#checkpoint = checkpoint;
    this.#state = state;
    this.#resume([]);
    this.#moveUp();
  }

  /** Seats a new match. Its opening news are the change. */
  static start<State extends MatchState>(
    game: Playable<State>,
    state: State,
  ): { table: Table<State>; change: Change<State> } {
    const table = new Table(game, state);
    return { table, change: { news: table.#takeNews() } };
  }

  /**
   * Brings a stored match back to life. Where the rules have changed under it, the longest part of the tail that
   * still fits is kept and the rest is reported.
   */
  static restore<State extends MatchState>(
    game: Playable<State>,
    saved: Saved<State>,
  ): { table: Table<State>; divergence: Divergence | null } {
    const sameRules = saved.version === game.version;
    if (sameRules) {
      const table = Table.#trusting(game, saved);
      if (table) return { table, divergence: null };
    }
    const table = new Table(game, sameRules ? saved.checkpoint : migrated(game, saved));
    table.#takeNews();
    let divergence: Divergence | null = null;
    for (const [at, answer] of saved.tail.entries()) {
      const reason = table.misfit(answer, sameRules);
      if (reason !== null) {
        divergence = { at, dropped: saved.tail.slice(at), reason };
        break;
      }
      const failure = table.#repeat(sameRules ? answer : { ...answer, digest: table.digest });
      if (failure !== null) {
        // The rules broke half way: only a table that never heard this answer is whole.
        const fitting = Table.restore(game, { ...saved, tail: saved.tail.slice(0, at) });
        return { ...fitting, divergence: { at, dropped: saved.tail.slice(at), reason: failure } };
      }
    }
    table.#fixed = Math.max(table.#fixed, Math.min(saved.fixed, table.#tail.length));
    return { table, divergence };
  }

  /**
   * The same in the time it takes to give the answers again: where the last one finds the state it was given in, so did
   * those before it. Null where anything is amiss, for the careful way to name it.
   */
  static #trusting<State extends MatchState>(game: Playable<State>, saved: Saved<State>): Table<State> | null {
    const table = new Table(game, saved.checkpoint);
    table.#takeNews();
    for (const [at, answer] of saved.tail.entries()) {
      const isLast = at === saved.tail.length - 1;
      if (table.misfit(answer, isLast) !== null || table.#repeat(answer) !== null) return null;
    }
    table.#fixed = Math.max(table.#fixed, Math.min(saved.fixed, table.#tail.length));
    return table;
  }

  /** The state as it stands. Read it, never change it. */
  get state(): Readonly<State> {
    return this.#state;
  }

  /** The decisions that wait for an answer, at most one for a seat. */
  get open(): readonly Decision[] {
    return this.#asked.filter((_, index) => this.#given[index] === undefined);
  }

  /** Of these, the ones the match cannot go on without. */
  get awaited(): readonly Decision[] {
    return this.open.filter(isAwaited);
  }

  /** Whether somebody has answered the present decisions already, sealed until the others have too. */
  get isHalfAnswered(): boolean {
    return this.#given.some(said => said !== undefined);
  }

  /** What the seat has said to the present decisions, sealed until the others have answered too; null = nothing. */
  sealedOf(seat: number): { readonly decision: Decision; readonly said: Said } | null {
    const index = this.#asked.findIndex(decision => decision.seat === seat);
    const said = this.#given[index];
    return said === undefined ? null : { decision: this.#asked[index]!, said };
  }

  /** What was asked since the last answer, before anything was learnt, and left only one thing to say; in order. */
  get selfAnswered(): readonly Decision[] {
    return this.#selfAnswered;
  }

  get isOver(): boolean {
    return this.#state.outcome !== null;
  }

  get saved(): Saved<State> {
    return { version: this.#game.version, checkpoint: this.#checkpoint, tail: [...this.#tail], fixed: this.#fixed };
  }

  /** The answers since the checkpoint, as they were said. */
  get said(): readonly Said[] {
    return this.#tail.map(({ said }) => said);
  }

  decisionOf(seat: number): Decision | undefined {
    return this.open.find(decision => decision.seat === seat);
  }

  /** What a seat that is not asked may leave word of, e.g. how to go on in its absence; nobody waits for it. */
  instructionOf(seat: number): Decision | undefined {
    if (this.isOver || this.decisionOf(seat)) return undefined;
    const lately = this.#tail.slice(this.#tail.length - this.#since);
    const given = lately.filter(answer => isInstruction(answer) && answer.seat === seat).length;
    if (given >= MOST_INSTRUCTIONS) return undefined;
    return this.#game.instruction?.(this.#state, seat, this.sealedOf(seat)?.said ?? null) ?? undefined;
  }

  /** What the seat may say something to: what it is asked, or else an instruction. */
  offeredTo(seat: number): Decision | undefined {
    return this.decisionOf(seat) ?? this.instructionOf(seat);
  }

  /**
   * Takes an answer, or returns null when this seat is offered nothing or may not say this. An answer of old names the
   * key of what it was said to: an instruction stays where the sealed answer before it was taken back.
   */
  answer(seat: number, said: Said, key?: string): { answer: Answer; change: Change<State> } | null {
    const decision = this.#addressed(seat, key);
    if (!decision || !isAllowed(decision, said)) return null;
    const answer: Answer = { key: decision.key, seat, said, digest: this.digest };
    this.#apply(answer);
    return { answer, change: { news: this.#takeNews() } };
  }

  /** Whether the seat may take its last answer back: nothing was rolled, drawn, revealed or answered by others since. */
  canUndo(seat: number): boolean {
    return this.#undoable(seat) >= 0;
  }

  /**
   * Which answer of the tail the seat may take back, -1 = none. Answers to several seats at once are sealed until all
   * have said theirs, so each may take its own back whoever answered after it. An instruction is changed, not taken back.
   */
  #undoable(seat: number): number {
    const from = Math.max(this.#fixed, this.#tail.length - Math.max(this.#since, 1));
    const at = this.#tail.findLastIndex(
      (answer, index) => index >= from && answer.seat === seat && !isInstruction(answer),
    );
    return this.isOver ? -1 : at;
  }

  /** The table as it stood before the seat's last answer, and that answer; null where it cannot be taken back. */
  undone(seat: number): { table: Table<State>; answer: Answer } | null {
    const at = this.#undoable(seat);
    if (at < 0) return null;
    const saved = this.saved;
    const answer = saved.tail[at]!;
    const { table, divergence } = Table.restore(this.#game, { ...saved, tail: saved.tail.toSpliced(at, 1) });
    if (divergence) throw new Error(`Undo left the path at answer ${divergence.at}: ${divergence.reason}`);
    return { table, answer };
  }

  /**
   * A second table at the same point: what is tried on it does not touch this one. It begins at the last resting point,
   * so it costs the same late in a long turn as at its start.
   */
  fork(): Table<State> {
    const rested = this.#rested;
    const table = new Table(this.#game, this.#checkpoint, rested ? (JSON.parse(rested.text) as State) : undefined);
    table.#takeNews();
    for (const answer of this.#tail.slice(rested?.answers ?? 0)) {
      const failure = table.#repeat(answer);
      if (failure !== null) throw new Error(`A fork left the path: ${failure}`);
    }
    table.#checkpoint = this.#checkpoint;
    table.#tail = [...this.#tail];
    table.#fixed = this.#fixed;
    table.#rested = rested;
    table.#selfAnswered = this.#selfAnswered;
    return table;
  }

  /**
   * A table as the seat may think it is: what it cannot know is dealt anew. Null where the answers since the
   * checkpoint do not fit the new deal, or what the seat learnt since would be different; another `random` may then do.
   */
  imagine(seat: number, random: RandomState): Table<State> | null {
    const table = new Table(this.#game, this.#game.conceal(copy(this.#checkpoint), seat, random));
    table.#takeNews();
    const resolved = this.#tail.length - this.#since;
    for (const [index, answer] of this.#tail.entries()) {
      // Still sealed, or an instruction: the seat does not know it was said.
      if (answer.seat !== seat && (index >= resolved || isInstruction(answer))) continue;
      if (table.misfit(answer, false) !== null) return null;
      if (table.#repeat({ ...answer, digest: table.digest }) !== null) return null;
    }
    return table.#looksTo(seat) === this.#looksTo(seat) ? table : null;
  }

  /** Digest of the state as it stands. */
  get digest(): string {
    this.#digest ??= digest(JSON.stringify(this.#state));
    return this.#digest;
  }

  /** Why this answer cannot have been given here, or null where it can. */
  misfit(answer: Answer, sameRules: boolean): string | null {
    const decision = this.#addressed(answer.seat, answer.key);
    if (!decision) return `seat ${answer.seat} is not asked`;
    if (decision.key !== answer.key) return `${decision.key} is asked, not ${answer.key}`;
    if (!isAllowed(decision, answer.said)) return `${JSON.stringify(answer.said)} cannot be said to ${answer.key}`;
    // After a change of the rules the state may look different and still ask the same: the question decides then.
    if (sameRules && this.digest !== answer.digest) return `the state differs at ${answer.key}`;
    return null;
  }

  #addressed(seat: number, key?: string): Decision | undefined {
    if (key !== INSTRUCTION) return key === undefined ? this.offeredTo(seat) : this.decisionOf(seat);
    return this.#game.instruction?.(this.#state, seat, null) ?? undefined;
  }

  /** All the seat can tell about where it stands. */
  #looksTo(seat: number): string {
    return JSON.stringify([this.#game.view(this.#state, seat), this.decisionOf(seat) ?? null]);
  }

  /** Gives an answer of old once more; says so where the rules break over it. */
  #repeat(answer: Answer): string | null {
    try {
      this.#apply(answer);
    } catch (error) {
      return `the rules fail at ${answer.key}: ${error instanceof Error ? error.message : String(error)}`;
    }
    this.#takeNews();
    return null;
  }

  #apply(answer: Answer): void {
    const before = this.#state.sealed;
    this.#digest = null;
    this.#tail.push(answer);
    this.#since += 1;
    if (isInstruction(answer)) {
      this.#game.instruct?.(this.#state, answer.seat, answer.said);
      return;
    }
    const index = this.#asked.findIndex(
      (decision, at) => decision.seat === answer.seat && this.#given[at] === undefined,
    );
    this.#given[index] = answer.said;
    // Whoever goes on first ends a rest for all.
    if (isPause(this.#asked[index]!)) this.#given = this.#asked.map(decision => onlyAnswer(decision)!);
    const given = this.#given.filter(said => said !== undefined);
    if (given.length < this.#asked.length) return;
    this.#resume(given);
    if (this.#state.sealed !== before) this.#fixed = this.#tail.length;
    this.#moveUp();
  }

  #resume(given: readonly Said[]): void {
    this.#selfAnswered = [];
    const { sealed } = this.#state;
    const note = (asked: readonly Decision[]): void => {
      if (this.#state.sealed === sealed) this.#selfAnswered.push(...asked);
    };
    const way = { note, rests: true };
    let turn = this.#rules === null ? null : advance(this.#rules, given, way);
    while (turn === null || turn.done) {
      if (turn !== null) this.#rest();
      if (this.#state.outcome !== null) break;
      this.#rules = this.#game.step(this.#state);
      turn = advance(this.#rules, [], way);
    }
    this.#asked = turn === null || turn.done ? [] : turn.value;
    this.#given = this.#asked.map(() => undefined);
    this.#since = 0;
  }

  /** A resting point: the checkpoint may move here once undo cannot reach behind it. */
  #rest(): void {
    this.#rested = { text: JSON.stringify({ ...this.#state, news: [] }), answers: this.#tail.length };
  }

  #moveUp(): void {
    if (this.#rested === null) return;
    const { text, answers } = this.#rested;
    if (answers > this.#fixed && this.#tail.length < LONGEST_TAIL) return;
    this.#checkpoint = JSON.parse(text) as State;
    this.#tail = this.#tail.slice(answers);
    this.#fixed = Math.max(0, this.#fixed - answers);
    this.#rested = null;
  }

  #takeNews(): Readonly<State['news']> {
    const { news }: { news: State['news'] } = this.#state;
    this.#state.news = [];
    this.#digest = null;
    return news;
  }
}

function migrated<State extends MatchState>(game: Playable<State>, { checkpoint, version }: Saved<State>): State {
  if (!game.migrate) return checkpoint;
  const moved = game.migrate(copy(checkpoint), version);
  if (moved === null) throw new OutdatedCheckpoint(`A checkpoint of version ${version} cannot be played on from`);
  return moved;
}
