import { Lists, type PartNumbers } from './letter-parts.js';
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
  /** In which documents each part stands, and how much likelier it is there than anywhere. */
  readonly #documents: Lists;
  readonly #gains: Float32Array;
  /** What a part costs that a document has not: the more it says, the more. */
  readonly #costs: Float64Array;

  constructor(numbers: PartNumbers, documents: readonly (readonly string[])[]) {
    this.#numbers = numbers;
    const having: Map<number, number>[] = [];
    const sizes = new Float64Array(documents.length);
    for (const [document, texts] of documents.entries()) {
      for (const part of texts.flatMap(text => numbers.learn(text))) {
        having[part] ??= new Map();
        having[part].set(document, (having[part].get(document) ?? 0) + 1);
        sizes[document]! += 1;
      }
    }
    const all = sizes.reduce((sum, size) => sum + size, 0);
    const counted = Array.from({ length: numbers.size }, (_, part) => [...(having[part] ?? [])]);
    this.#documents = new Lists(counted.map(list => list.map(([document]) => document)));
    this.#gains = Float32Array.from(
      counted.flatMap(list => {
        const share = list.reduce((sum, [, count]) => sum + count, 0) / all;
        return list.map(([, count]) => Math.log(1 + count / (LENT * share)));
      }),
    );
    this.#costs = sizes.map(size => Math.log(1 + size / LENT));
  }

  /** How much likelier than by chance each document brings a question, for each part of it. */
  likely(asked: string, work: Work): Float64Array {
    const parts = this.#numbers.read(asked, MOST_PARTS);
    const { members } = this.#documents;
    const likely = new Float64Array(this.#costs.length);
    let known = 0;
    for (const part of parts) {
      const [from, to] = this.#documents.range(part);
      if (from === to) continue;
      known += 1;
      work.steps += to - from;
      for (let at = from; at < to; at++) likely[members[at]!]! += this.#gains[at]!;
    }
    return likely.map((gain, document) => (gain - known * this.#costs[document]!) / Math.max(1, parts.length));
  }
}
