import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Drawing, Group, Mark } from '../engine/drawing.js';

const MOST_STILLS = 2000;

/** A still that carries a number: with its marks when it is sent first, without them afterwards. */
export interface Numbered extends Group {
  readonly number: number;
}

export const isNumbered = (group: Group): group is Numbered => 'number' in group;

/** Says that the receiver no longer has a still it was told to know. */
export class UnknownStill extends Error {}

/**
 * Packs drawings for one receiver, who keeps the stills it was sent and their pixels: each is sent once, afterwards only
 * its number. That spares both threads most of the copying. A still is told by its very array of marks, which games
 * keep where they can, otherwise by its content.
 */
export class Packer {
  #byMarks = new WeakMap<readonly Mark[], number>();
  #byContent = new LRUCache<string, number>({ max: MOST_STILLS });
  #last = 0;

  pack({ width, height, marks }: Drawing): Drawing {
    return { width, height, marks: this.#packMarks(marks) };
  }

  /** After this everything is sent whole again: the receiver is new, or has forgotten something. */
  forget(): void {
    this.#byMarks = new WeakMap();
    this.#byContent.clear();
  }

  #packMarks(marks: readonly Mark[]): Mark[] {
    return marks.map(mark => {
      if (mark.kind !== 'group') return mark;
      // Without marks it would read like one that was sent before.
      if (!mark.still || mark.marks.length === 0) return { ...mark, marks: this.#packMarks(mark.marks) };
      const known = this.#byMarks.get(mark.marks);
      if (known !== undefined) return { ...mark, marks: [], number: known } as Numbered;
      const content = createHash('sha1').update(JSON.stringify(mark.marks)).digest('base64');
      const same = this.#byContent.get(content);
      const number = same ?? this.#next();
      this.#byMarks.set(mark.marks, number);
      this.#byContent.set(content, number);
      return { ...mark, marks: same === undefined ? mark.marks : [], number } as Numbered;
    });
  }

  #next(): number {
    this.#last += 1;
    return this.#last;
  }
}

/** The receiver's side: puts the marks it was sent before back into their stills. */
export class Unpacker {
  #marks = new LRUCache<number, readonly Mark[]>({ max: MOST_STILLS });

  unpack({ width, height, marks }: Drawing): Drawing {
    return { width, height, marks: this.#unpackMarks(marks) };
  }

  #unpackMarks(marks: readonly Mark[]): Mark[] {
    return marks.map(mark => {
      if (mark.kind !== 'group') return mark;
      if (!isNumbered(mark)) return mark.still ? mark : { ...mark, marks: this.#unpackMarks(mark.marks) };
      if (mark.marks.length) {
        this.#marks.set(mark.number, mark.marks);
        return mark;
      }
      const known = this.#marks.get(mark.number);
      if (!known) throw new UnknownStill();
      return { ...mark, marks: known };
    });
  }
}
