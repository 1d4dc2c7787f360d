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

type Entry = readonly unknown[] | Line | string | number | boolean | null;

/**
 * Gives the entries of `choices` to the questions of an effect, one entry for each step of the card that asks. A question
 * with one answer needs no entry, but one that is there must say the same.
 */
export class Choices {
  readonly #entries: Entry[];
  #step: string | null = null;
  /** How many members of a list were given to the present step. */
  #given = 0;

  constructor(entries: readonly Choice[]) {
    this.#entries = [...entries] as Entry[];
  }

  answer(decision: Decision): string {
    const { about, key, options } = decision as OneDecision;
    const step = `${about!.part} ${about!.step}`;
    if (this.#step !== null && this.#step !== step) this.#leave();
    const only = options.length === 1 ? options[0]!.id : null;
    if (this.#step === null && key !== 'colour' && isPlayer(this.#entries[0] ?? null)) this.#entries.shift();
    if (only !== null && this.#step === null && !isFor(key, this.#entries[0])) return only;
    if (this.#entries.length === 0) throw new Refused(`nothing is said to ${key}`);
    if (this.#step === null) {
      this.#step = step;
      this.#given = 0;
    }
    const said = this.#say(decision as OneDecision, this.#entries[0]!);
    if (!options.some(({ id }) => id === said)) throw new Refused(`${said} is not offered for ${key}`);
    return said;
  }

  /** Whether all that was to be said was said; what declines, or names the only opponent, need not be asked for. */
  get areUsedUp(): boolean {
    if (this.#step !== null) this.#leave();
    return this.#entries.every(
      entry => entry === null || isPlayer(entry) || (Array.isArray(entry) && entry.length === 0),
    );
  }

  /** The present entry is finished: every member of a list must have been asked for. */
  #leave(): void {
    const entry = this.#entries.shift();
    this.#step = null;
    if (Array.isArray(entry) && Array.isArray(entry[0]) && this.#given < entry.length)
      throw new Refused(`${JSON.stringify(entry[this.#given])} was not asked for`);
  }

  #say({ key, about, options }: OneDecision, entry: Entry): string {
    switch (key) {
      case 'may':
        return entry === true ? 'yes' : 'no';
      case 'alternative':
        return entry === null ? 'stop' : String(Number(entry) + 1);
      case 'colour':
        return entry === null ? 'stop' : String(playerOf(String(entry)));
      case 'direction': {
        const directions = Array.isArray(entry) ? entry : [entry];
        const said = directions[this.#given++];
        return said == null ? 'stop' : String(said);
      }
      case 'mover':
      case 'destination':
        if (!isLine(entry)) return this.#move(key, entry);
        return key === 'mover' ? nameOfCell(entry.from!) : this.#alongLine(entry, about!.from as string, options);
      default:
        return this.#square(entry);
    }
  }

  /** A list of squares is given one by one, then the choice ends. */
  #square(entry: Entry): string {
    if (!Array.isArray(entry)) return 'stop';
    const cells = typeof entry[0] === 'number' ? [entry] : entry;
    const cell = cells[this.#given++] as Cell | undefined;
    return cell === undefined ? 'stop' : nameOfCell(cell);
  }

  #move(key: string, entry: Entry): string {
    const moves = (Array.isArray(entry) ? entry : []) as readonly (readonly [Cell, Cell])[];
    const move = moves[this.#given];
    if (move === undefined) return 'stop';
    if (key === 'mover') return nameOfCell(move[0]);
    this.#given += 1;
    return nameOfCell(move[1]);
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

const isPlayer = (entry: Entry): boolean => typeof entry === 'string' && /^P\d$/.test(entry);

/** Whether an entry has the form that belongs to a question. */
function isFor(key: string, entry: Entry | undefined): boolean {
  if (entry === undefined || entry === null) return false;
  if (key === 'colour') return isPlayer(entry);
  if (key === 'may') return typeof entry === 'boolean';
  if (key === 'alternative') return typeof entry === 'number';
  if (key === 'direction') return typeof entry === 'string' && !isPlayer(entry);
  if (!Array.isArray(entry)) return isLine(entry) && (key === 'mover' || key === 'destination');
  const isMove = Array.isArray(entry[0]) && Array.isArray(entry[0][0]);
  return entry.length > 0 && isMove === (key === 'mover' || key === 'destination');
}
