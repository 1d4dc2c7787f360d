/** Where a term stands in a document: whether its heading or its chapter's has it, how many of its phrases, how often its text. */
export interface Place {
  readonly isTitle: boolean;
  readonly isChapter: boolean;
  readonly phrases: number;
  readonly body: number;
}

const TITLE = 1 << 12;
const CHAPTER = 1 << 13;
const PHRASE = 1 << 6;
const MOST = PHRASE - 1;
const DOCUMENT = 1 << 14;

/** Where one term stands, document by document. Books have hundreds of thousands of places: each is one number. */
export class Places {
  readonly #packed: number[] = [];

  get size(): number {
    return this.#packed.length;
  }

  title(document: number): void {
    this.#packed[this.#at(document)]! |= TITLE;
  }

  chapter(document: number): void {
    this.#packed[this.#at(document)]! |= CHAPTER;
  }

  phrase(document: number): void {
    const at = this.#at(document);
    if (placeIn(this.#packed[at]!).phrases < MOST) this.#packed[at]! += PHRASE;
  }

  body(document: number): void {
    const at = this.#at(document);
    if (placeIn(this.#packed[at]!).body < MOST) this.#packed[at]! += 1;
  }

  /** Documents are read one after another: the last place is the one being read. */
  #at(document: number): number {
    const last = this.#packed.length - 1;
    if (last >= 0 && documentIn(this.#packed[last]!) === document) return last;
    return this.#packed.push(document * DOCUMENT) - 1;
  }

  each(visit: (place: Place, document: number) => void): void {
    for (const packed of this.#packed) visit(placeIn(packed), documentIn(packed));
  }
}

const documentIn = (packed: number): number => Math.floor(packed / DOCUMENT);

const placeIn = (packed: number): Place => ({
  isTitle: (packed & TITLE) !== 0,
  isChapter: (packed & CHAPTER) !== 0,
  phrases: (packed >> 6) & MOST,
  body: packed & MOST,
});
