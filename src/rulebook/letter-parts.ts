import { fold } from '../engine/index.js';

/** Letters beyond these are rare in folded text and may stand for each other. */
const LAST_LETTER = 127;
const BITS = 7;

/** Three and four letters in a row, the edges of words included, each as one number: a book has half a million. */
function partsOf(text: string): Set<number> {
  const found = new Set<number>();
  const padded = ` ${fold(text)} `;
  const letter = (at: number): number => Math.min(padded.charCodeAt(at), LAST_LETTER);
  for (let at = 0; at + 3 <= padded.length; at++) {
    const three = (((letter(at) << BITS) | letter(at + 1)) << BITS) | letter(at + 2);
    found.add(three);
    if (at + 4 <= padded.length) found.add((three << BITS) | letter(at + 3));
  }
  return found;
}

/** The parts of a book's words, each by a number: all that is kept of them goes by it. */
export class PartNumbers {
  readonly #numbers = new Map<number, number>();

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

/** Where parts stand, noted place by place, and how often where that is asked for. */
export class Notes {
  readonly parts: number[] = [];
  readonly places: number[] = [];
  readonly counts: number[] = [];

  add(part: number, place: number, count?: number): void {
    this.parts.push(part);
    this.places.push(place);
    if (count !== undefined) this.counts.push(count);
  }
}

const MOST_COUNTED = 255;
const SMALL = 65_536;

/** For each part where it stands. There are tens of thousands, most in a place or two: their lists lie end to end in one. */
export class Lists {
  readonly #begins: Uint32Array;
  readonly members: Uint16Array | Uint32Array;
  /** How often the part stands there, where that was noted. */
  readonly counts: Uint8Array;

  /** `size` parts by their numbers; one that stands nowhere has an empty list. */
  constructor(size: number, { parts, places, counts }: Notes) {
    this.#begins = new Uint32Array(size + 1);
    for (const part of parts) this.#begins[part + 1]! += 1;
    for (let part = 0; part < size; part++) this.#begins[part + 1]! += this.#begins[part]!;
    const most = places.reduce((so, place) => Math.max(so, place), 0);
    this.members = most < SMALL ? new Uint16Array(parts.length) : new Uint32Array(parts.length);
    this.counts = new Uint8Array(counts.length);
    const next = this.#begins.slice();
    for (let note = 0; note < parts.length; note++) {
      const at = next[parts[note]!]!++;
      this.members[at] = places[note]!;
      if (counts.length > 0) this.counts[at] = Math.min(counts[note]!, MOST_COUNTED);
    }
  }

  /** From which to before which of the members the list of a part goes. */
  range(part: number): readonly [from: number, to: number] {
    if (part < 0 || part + 1 >= this.#begins.length) return NOWHERE;
    return [this.#begins[part]!, this.#begins[part + 1]!];
  }
}

const NOWHERE = [0, 0] as const;
