import { partsOf } from './likeness.js';
import type { Work } from './work.js';

/** No more parts of a question are looked up. */
const MOST_PARTS = 120;
/** How many parts a document is lent, as common there as everywhere: who says little is not judged by every word left out. */
const LENT = 120;

/** A part of words: where it stands, and how much likelier it is there than anywhere. */
interface Part {
  readonly documents: Uint32Array;
  readonly gains: Float64Array;
}

/**
 * How likely the words of a document, taken together, are to bring a question, judged by the letters in them: many phrases
 * that each say a little count where no single one says much.
 */
export class Wholes {
  readonly #parts = new Map<string, Part>();
  /** What a part costs that a document has not: the more it says, the more. */
  readonly #costs: Float64Array;

  constructor(documents: readonly (readonly string[])[]) {
    const counts = new Map<string, Map<number, number>>();
    const sizes = new Float64Array(documents.length);
    for (const [document, texts] of documents.entries()) {
      for (const part of texts.flatMap(text => [...partsOf(text)])) {
        const having = counts.get(part) ?? new Map<number, number>();
        having.set(document, (having.get(document) ?? 0) + 1);
        counts.set(part, having);
        sizes[document]! += 1;
      }
    }
    const all = sizes.reduce((sum, size) => sum + size, 0);
    for (const [part, having] of counts) {
      const share = [...having.values()].reduce((sum, count) => sum + count, 0) / all;
      this.#parts.set(part, {
        documents: Uint32Array.from(having.keys()),
        gains: Float64Array.from(having.values(), count => Math.log(1 + count / (LENT * share))),
      });
    }
    this.#costs = sizes.map(size => Math.log(1 + size / LENT));
  }

  /** How much likelier than by chance each document brings a question, for each part of it. */
  likely(asked: string, work: Work): Float64Array {
    const parts = [...partsOf(asked)].slice(0, MOST_PARTS);
    const likely = new Float64Array(this.#costs.length);
    let known = 0;
    for (const part of parts) {
      const found = this.#parts.get(part);
      if (!found) continue;
      known += 1;
      work.steps += found.documents.length;
      for (let at = 0; at < found.documents.length; at++) likely[found.documents[at]!]! += found.gains[at]!;
    }
    return likely.map((gain, document) => (gain - known * this.#costs[document]!) / Math.max(1, parts.length));
  }
}
