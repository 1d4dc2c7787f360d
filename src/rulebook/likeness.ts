import { Lists, Notes, type PartNumbers } from './letter-parts.js';
import type { Work } from './work.js';

/** No more parts of a question are looked up. */
const MOST_PARTS = 120;
/** How many of a document's texts count. */
const BEST = 3;

/** How alike a document's texts look to a question, 0 to 1: the most alike, and the best of them together. */
export interface Look {
  readonly best: number;
  readonly several: number;
}

/** How texts look, each belonging to a document: by the letters in them, rare ones more than common ones. */
export class Looks {
  readonly #numbers: PartNumbers;
  readonly #documents: Uint32Array;
  /** In which texts each part stands. */
  readonly #texts: Lists;
  /** How much each text has to be compared with. */
  readonly #sizes: Float64Array;
  readonly #most: number;
  /** What a question has in common with each text: emptied after every question. */
  readonly #both: Float64Array;

  /** Each text by the numbers of its parts. */
  constructor(
    numbers: PartNumbers,
    texts: readonly { readonly document: number; readonly parts: readonly number[] }[],
  ) {
    this.#numbers = numbers;
    this.#documents = Uint32Array.from(texts, ({ document }) => document);
    this.#most = texts.reduce((most, { document }) => Math.max(most, document + 1), 0);
    const notes = new Notes();
    for (const [at, { parts }] of texts.entries()) for (const part of parts) notes.add(part, at);
    this.#texts = new Lists(numbers.size, notes);
    this.#sizes = Float64Array.from(texts, ({ parts }) => this.#size(parts));
    this.#both = new Float64Array(texts.length);
  }

  #size(parts: readonly number[]): number {
    let sum = 0;
    for (const part of parts) sum += this.#weight(part);
    return Math.sqrt(sum);
  }

  #weight(part: number): number {
    const [from, to] = this.#texts.range(part);
    return rarity(this.#documents.length, to - from);
  }

  /** How alike the texts of each document look. */
  alike(asked: string, work: Work): Map<number, Look> {
    const parts = this.#numbers.read(asked, MOST_PARTS);
    const { members } = this.#texts;
    const both = this.#both.fill(0);
    for (const part of parts) {
      const [from, to] = this.#texts.range(part);
      if (from === to) continue;
      const weight = this.#weight(part);
      work.steps += to - from;
      for (let at = from; at < to; at++) both[members[at]!]! += weight;
    }
    const best = this.#best(this.#size(parts));
    const looks = new Map<number, Look>();
    for (let document = 0; document < this.#most; document++) {
      const first = best[document * BEST]!;
      if (first === 0) continue;
      let sum = 0;
      for (let k = 0; k < BEST; k++) sum += best[document * BEST + k]!;
      looks.set(document, { best: first, several: sum / BEST });
    }
    return looks;
  }

  /** The best likenesses of each document, best first. */
  #best(size: number): Float64Array {
    const best = new Float64Array(this.#most * BEST);
    for (let at = 0; at < this.#both.length; at++) {
      if (this.#both[at] === 0) continue;
      let alike = this.#both[at]! / (size * this.#sizes[at]!);
      const start = this.#documents[at]! * BEST;
      for (let k = start; k < start + BEST; k++) {
        const kept = best[k]!;
        if (alike <= kept) continue;
        best[k] = alike;
        alike = kept;
      }
    }
    return best;
  }
}

/** How telling a part is that stands in so many of all texts. */
const rarity = (all: number, having: number): number => Math.log(1 + all / (having + 0.5)) ** 2;
