import { fold } from '../engine/index.js';

/** Three and four letters in a row, the edges of words included. */
export function partsOf(text: string): Set<string> {
  const found = new Set<string>();
  const padded = ` ${fold(text)} `;
  for (let at = 0; at + 3 <= padded.length; at++) {
    found.add(padded.slice(at, at + 3));
    if (at + 4 <= padded.length) found.add(padded.slice(at, at + 4));
  }
  return found;
}

/** The parts of a book's words, each by a number: all that is kept of them goes by it. */
export class PartNumbers {
  readonly #numbers = new Map<string, number>();

  /** How many there are. */
  get size(): number {
    return this.#numbers.size;
  }

  /** The numbers of a text of the book, new ones among them. */
  learn(text: string): number[] {
    return Array.from(partsOf(text), part => {
      const known = this.#numbers.get(part);
      if (known !== undefined) return known;
      this.#numbers.set(part, this.#numbers.size);
      return this.#numbers.size - 1;
    });
  }

  /** The numbers of the first parts of a question; -1 for those the book does not have. */
  read(question: string, most: number): number[] {
    return Array.from([...partsOf(question)].slice(0, most), part => this.#numbers.get(part) ?? -1);
  }
}

/** For each part where it stands. There are tens of thousands, most in a place or two: their lists lie end to end in one. */
export class Lists {
  readonly #begins: Uint32Array;
  readonly members: Uint32Array;

  /** `lists` by the number of the part; a part that stands nowhere may have none. */
  constructor(lists: readonly (readonly number[] | undefined)[]) {
    this.#begins = new Uint32Array(lists.length + 1);
    for (let number = 0; number < lists.length; number++) {
      this.#begins[number + 1] = this.#begins[number]! + (lists[number]?.length ?? 0);
    }
    this.members = new Uint32Array(this.#begins[lists.length]!);
    for (let number = 0; number < lists.length; number++) this.members.set(lists[number] ?? [], this.#begins[number]);
  }

  /** From which to before which of the members the list of a part goes. */
  range(part: number): readonly [from: number, to: number] {
    if (part < 0 || part + 1 >= this.#begins.length) return NOWHERE;
    return [this.#begins[part]!, this.#begins[part + 1]!];
  }
}

const NOWHERE = [0, 0] as const;
