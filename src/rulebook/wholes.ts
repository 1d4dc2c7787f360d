import { Lists, Notes, type PartNumbers } from './letter-parts.js';
import type { Work } from './work.js';

/** No more parts of a question are looked up. */
const MOST_PARTS = 120;
/** How many parts a document is lent, as common there as everywhere: who says little is not judged by every word left out. */
const LENT = 120;

/**
 * How likely the words of a document, taken together, are to bring a question, judged by the letters in them: many phrases
 * that each say a little count where no single one says much.
 */
export class Wholes {
  readonly #numbers: PartNumbers;
  /** In which documents each part stands, and how often there. */
  readonly #documents: Lists;
  /** How often each part would stand among those a document is lent. */
  readonly #lent: Float32Array;
  /** What a part costs that a document has not: the more it says, the more. */
  readonly #costs: Float64Array;

  /** Each document by the numbers of the parts of its texts. */
  constructor(numbers: PartNumbers, documents: readonly (readonly (readonly number[])[])[]) {
    this.#numbers = numbers;
    const notes = new Notes();
    const often = new Float64Array(numbers.size);
    const here = new Uint32Array(numbers.size);
    const sizes = Float64Array.from(documents, (texts, document) => {
      const parts = texts.flat();
      for (const part of parts) here[part]! += 1;
      for (const part of parts) {
        if (here[part] === 0) continue;
        notes.add(part, document, here[part]);
        often[part]! += here[part]!;
        here[part] = 0;
      }
      return parts.length;
    });
    const all = sizes.reduce((sum, size) => sum + size, 0);
    this.#documents = new Lists(numbers.size, notes);
    this.#lent = Float32Array.from(often, count => (LENT * count) / all);
    this.#costs = sizes.map(size => Math.log(1 + size / LENT));
  }

  /** How much likelier than by chance each document brings a question, for each part of it. */
  likely(asked: string, work: Work): Float64Array {
    const parts = this.#numbers.read(asked, MOST_PARTS);
    const { members, counts } = this.#documents;
    const likely = new Float64Array(this.#costs.length);
    let known = 0;
    for (const part of parts) {
      const [from, to] = this.#documents.range(part);
      if (from === to) continue;
      known += 1;
      work.steps += to - from;
      const lent = this.#lent[part]!;
      for (let at = from; at < to; at++) likely[members[at]!]! += Math.log(1 + counts[at]! / lent);
    }
    return likely.map((gain, document) => (gain - known * this.#costs[document]!) / Math.max(1, parts.length));
  }
}
