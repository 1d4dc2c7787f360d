import { fold } from '../engine/index.js';
import type { Work } from './work.js';

/** No more parts of a question are looked up. */
const MOST_PARTS = 120;
/** How many of a document's texts count. */
const BEST = 3;

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

/** How alike a document's texts look to a question, 0 to 1: the most alike, and the best of them together. */
export interface Look {
  readonly best: number;
  readonly several: number;
}

/** How texts look, each belonging to a document: by the letters in them, rare ones more than common ones. */
export class Looks {
  readonly #documents: Uint32Array;
  /** Parts of words by number. There are tens of thousands, most in a text or two: their lists lie end to end in one. */
  readonly #parts = new Map<string, number>();
  /** How telling each part is, where its list of texts begins, and all lists. */
  readonly #weights: Float64Array;
  readonly #begins: Uint32Array;
  readonly #texts: Uint32Array;
  /** How much each text has to be compared with. */
  readonly #sizes: Float64Array;
  readonly #most: number;
  /** What a question has in common with each text: emptied after every question. */
  readonly #both: Float64Array;

  constructor(texts: readonly { readonly document: number; readonly text: string }[]) {
    this.#documents = Uint32Array.from(texts, ({ document }) => document);
    this.#most = texts.reduce((most, { document }) => Math.max(most, document + 1), 0);
    const having = new Map<string, number[]>();
    const parts = texts.map(({ text }, at) => {
      const found = partsOf(text);
      for (const part of found) {
        const list = having.get(part);
        if (list) list.push(at);
        else having.set(part, [at]);
      }
      return found;
    });
    const lists = [...having.values()];
    for (const part of having.keys()) this.#parts.set(part, this.#parts.size);
    this.#weights = Float64Array.from(lists, list => rarity(texts.length, list.length));
    this.#begins = new Uint32Array(lists.length + 1);
    for (const [number, list] of lists.entries()) this.#begins[number + 1] = this.#begins[number]! + list.length;
    this.#texts = Uint32Array.from(lists.flat());
    this.#sizes = Float64Array.from(parts, found => this.#size(found));
    this.#both = new Float64Array(texts.length);
  }

  #size(parts: Iterable<string>): number {
    const unknown = rarity(this.#documents.length, 0);
    let sum = 0;
    for (const part of parts) sum += this.#weights[this.#parts.get(part) ?? -1] ?? unknown;
    return Math.sqrt(sum);
  }

  /** How alike the texts of each document look. */
  alike(asked: string, work: Work): Map<number, Look> {
    const parts = [...partsOf(asked)].slice(0, MOST_PARTS);
    const both = this.#both.fill(0);
    for (const part of parts) {
      const number = this.#parts.get(part);
      if (number === undefined) continue;
      const weight = this.#weights[number]!;
      const end = this.#begins[number + 1]!;
      work.steps += end - this.#begins[number]!;
      for (let k = this.#begins[number]!; k < end; k++) both[this.#texts[k]!]! += weight;
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
