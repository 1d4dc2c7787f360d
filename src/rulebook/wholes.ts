import { partsOf } from './likeness.js';
import type { Work } from './work.js';

const MOST_PARTS = 160;
const PRIOR = 400;

/** How likely each document's words, taken together, are to bring the letters of a question. */
export class Wholes {
  readonly #parts = new Map<string, { readonly documents: Uint32Array; readonly worths: Float64Array; none: number }>();
  readonly #count: number;

  constructor(documents: readonly (readonly string[])[]) {
    this.#count = documents.length;
    const having = new Map<string, Map<number, number>>();
    const sizes = new Float64Array(documents.length);
    for (const [at, texts] of documents.entries())
      for (const text of texts)
        for (const part of partsOf(text)) {
          const counts = having.get(part) ?? new Map<number, number>();
          counts.set(at, (counts.get(at) ?? 0) + 1);
          having.set(part, counts);
          sizes[at]! += 1;
        }
    const all = sizes.reduce((sum, size) => sum + size, 0);
    for (const [part, counts] of having) {
      let total = 0;
      for (const count of counts.values()) total += count;
      const common = total / all;
      this.#parts.set(part, {
        documents: Uint32Array.from(counts.keys()),
        worths: Float64Array.from(counts, ([at, count]) => Math.log(1 + count / (PRIOR * common))),
        none: 0,
      });
    }
    this.#offsets = sizes.map(size => Math.log(PRIOR / (size + PRIOR)));
  }

  readonly #offsets: Float64Array;

  told(text: string, work: Work): Float64Array {
    const sums = new Float64Array(this.#count);
    const parts = [...partsOf(text)].slice(0, MOST_PARTS);
    let known = 0;
    for (const part of parts) {
      const found = this.#parts.get(part);
      if (!found) continue;
      known += 1;
      work.steps += found.documents.length;
      for (let k = 0; k < found.documents.length; k++) sums[found.documents[k]!]! += found.worths[k]!;
    }
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at]! + known * this.#offsets[at]!) / Math.max(1, parts.length);
    return sums;
  }
}
