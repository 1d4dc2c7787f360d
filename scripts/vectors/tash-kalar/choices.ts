import type { Decision, OneDecision, Option } from '../../../src/engine/decision.js';
import { DIRECTION_NAMES, type DirectionName } from '../../../src/games/tash-kalar/vocabulary.js';
import { makeSquare, parseSquare, SIGHT } from '../../../src/geometry/square.js';
import type { Cell, Choice } from './format.js';
import { nameOfCell, playerOf } from './position.js';

/** What a scenario wants is not offered: it is illegal. */
export class Refused extends Error {}

interface Line {
  readonly from?: Cell;
  readonly dir: string;
  readonly steps?: number;
}

/** A piece that is put on the board, where its rank or colour is a choice too. */
interface Put {
  readonly at: Cell;
  readonly rank?: string;
  readonly color?: string;
}

type Entry = readonly unknown[] | Line | Put | string | number | boolean | null;

/** A list that goes on when the steps inside the present one are done: the pieces of a loop. */
interface Suspended {
  readonly step: string;
  readonly entry: Entry;
  readonly given: number;
}

/**
 * Gives the entries of `choices` to the questions of an effect, one entry for each step of the card that asks. A question
 * with one answer needs no entry, but one that is there must say the same.
 */
export class Choices {
  readonly #entries: Entry[];
  readonly #suspended: Suspended[] = [];
  #step: string | null = null;
  /** How many members of a list were given to the present step. */
  #given = 0;

  constructor(entries: readonly Choice[]) {
    this.#entries = [...entries] as Entry[];
  }

  answer(decision: Decision): string {
    const { about, key, options } = decision as OneDecision;
    this.#turnTo(`${about!.part} ${about!.step}`);
    const only = options.length === 1 ? options[0]!.id : null;
    if (this.#step === null && key !== 'colour' && isPlayer(this.#entries[0] ?? null)) this.#entries.shift();
    if (only !== null && this.#step === null && !isFor(decision as OneDecision, this.#entries[0])) return only;
    if (this.#entries.length === 0) throw new Refused(`nothing is said to ${key}`);
    if (this.#step === null) {
      this.#step = `${about!.part} ${about!.step}`;
      this.#given = 0;
    }
    const said = this.#say(decision as OneDecision, this.#entries[0]!);
    if (!options.some(({ id }) => id === said)) throw new Refused(`${said} is not offered for ${key}`);
    return said;
  }

  /** Whether all that was to be said was said; what declines, or names the only opponent, need not be asked for. */
  get areUsedUp(): boolean {
    if (this.#step !== null) this.#leave();
    for (const { entry, given } of this.#suspended) refuseRest(entry, given);
    return this.#entries.every(
      entry => entry === null || isPlayer(entry) || (Array.isArray(entry) && entry.length === 0),
    );
  }

  /** Another step asks: the present entry is finished, waits for the steps inside it, or one that waited goes on. */
  #turnTo(step: string): void {
    if (this.#step !== null && this.#step !== step) {
      const entry = this.#entries[0]!;
      if (step.startsWith(`${this.#step}.`) && hasRest(entry, this.#given)) {
        this.#suspended.push({ step: this.#step, entry, given: this.#given });
        this.#entries.shift();
        this.#step = null;
      } else this.#leave();
    }
    const last = this.#suspended.at(-1);
    if (this.#step !== null || last?.step !== step) return;
    this.#suspended.pop();
    this.#entries.unshift(last.entry);
    this.#step = step;
    this.#given = last.given;
  }

  /** The present entry is finished: every member of a list must have been asked for. */
  #leave(): void {
    const entry = this.#entries.shift();
    this.#step = null;
    if (entry !== undefined) refuseRest(entry, this.#given);
  }

  #say({ key, about, options }: OneDecision, entry: Entry): string {
    const put = putsOf(entry)?.[this.#given];
    switch (key) {
      case 'may':
        return entry === true ? 'yes' : 'no';
      case 'alternative':
        return entry === null ? 'stop' : String(Number(entry) + 1);
      case 'colour':
        if (put) return put.color === undefined ? options[0]!.id : String(playerOf(put.color));
        return entry === null ? 'stop' : String(playerOf(String(entry)));
      case 'rank':
        return put?.rank ?? 'stop';
      case 'direction': {
        const directions = Array.isArray(entry) ? entry : [entry];
        const said = directions[this.#given++];
        return said == null ? 'stop' : String(said);
      }
      case 'mover':
      case 'destination':
        if (!isLine(entry)) return this.#move(key === 'mover', entry);
        return key === 'mover' ? nameOfCell(entry.from!) : this.#alongLine(entry, about!.from as string, options);
      default:
        if (about!.act === 'swap' && isListOfPairs(entry)) return this.#move(isEmpty(about!.chosen), entry);
        return this.#square(entry);
    }
  }

  /** A list of squares is given one by one, then the choice ends. */
  #square(entry: Entry): string {
    const puts = putsOf(entry);
    if (!puts && !Array.isArray(entry)) return 'stop';
    const cells = puts ? puts.map(({ at }) => at) : cellsOf(entry as readonly unknown[]);
    const cell = cells[this.#given++];
    return cell === undefined ? 'stop' : nameOfCell(cell);
  }

  /** Moves and swaps are pairs: first the piece, then where it goes or what it changes places with. */
  #move(isFirst: boolean, entry: Entry): string {
    const pairs = (Array.isArray(entry) ? entry : []) as readonly (readonly [Cell, Cell])[];
    const pair = pairs[this.#given];
    if (pair === undefined) return 'stop';
    if (isFirst) return nameOfCell(pair[0]);
    this.#given += 1;
    return nameOfCell(pair[1]);
  }

  /** Without a number of steps it goes as far as it is offered. */
  #alongLine({ dir, steps }: Line, from: string, options: readonly Option[]): string {
    this.#given += 1;
    const sight = SIGHT[parseSquare(from)!]![DIRECTION_NAMES.indexOf(dir as DirectionName)]!.map(makeSquare);
    const end = steps === undefined ? sight.findLast(name => options.some(({ id }) => id === name)) : sight[steps - 1];
    return end ?? 'off the board';
  }
}

const isLine = (entry: Entry): entry is Line => entry !== null && typeof entry === 'object' && 'dir' in entry;

const isPut = (entry: unknown): entry is Put =>
  entry !== null && typeof entry === 'object' && !Array.isArray(entry) && 'at' in entry;

/** The pieces an entry puts on the board, where it says more of them than their squares. */
function putsOf(entry: Entry): readonly Put[] | null {
  if (isPut(entry)) return [entry];
  return Array.isArray(entry) && entry.length > 0 && entry.every(isPut) ? entry : null;
}

const isPlayer = (entry: Entry): boolean => typeof entry === 'string' && /^P\d$/.test(entry);

const isEmpty = (list: unknown): boolean => Array.isArray(list) && list.length === 0;

const cellsOf = (entry: readonly unknown[]): readonly Cell[] =>
  (typeof entry[0] === 'number' ? [entry] : entry) as readonly Cell[];

/** Moves `[[from, to], …]` and swaps `[[one, other], …]`. */
const isListOfPairs = (entry: Entry): boolean =>
  Array.isArray(entry) && Array.isArray(entry[0]) && Array.isArray(entry[0][0]);

const hasRest = (entry: Entry, given: number): boolean =>
  Array.isArray(entry) && Array.isArray(entry[0]) && given < entry.length;

function refuseRest(entry: Entry, given: number): void {
  if (hasRest(entry, given))
    throw new Refused(`${JSON.stringify((entry as readonly unknown[])[given])} was not asked for`);
}

/** Whether an entry has the form that belongs to a question. */
function isFor({ key, about }: OneDecision, entry: Entry | undefined): boolean {
  if (entry === undefined || entry === null) return false;
  if (key === 'colour') return isPlayer(entry) || putsOf(entry) !== null;
  if (key === 'may') return typeof entry === 'boolean';
  if (key === 'alternative') return typeof entry === 'number';
  if (key === 'direction') return typeof entry === 'string' && !isPlayer(entry);
  if (putsOf(entry)) return key === 'square' || key === 'rank';
  const goes = key === 'mover' || key === 'destination';
  if (!Array.isArray(entry)) return isLine(entry) && goes;
  return entry.length > 0 && (isListOfPairs(entry) === goes || (isListOfPairs(entry) && about!.act === 'swap'));
}
