import { LRUCache } from 'lru-cache';
import type { Drawing, Group, Mark } from '../engine/drawing.js';

/** A still that carries a number: with its marks when it is sent first, without them afterwards. */
export interface Numbered extends Group {
  readonly number: number;
}

export const isNumbered = (group: Group): group is Numbered => 'number' in group;

/** Says that the receiver no longer has a still it was told to know. */
export class UnknownStill extends Error {}

/**
 * Packs drawings for one receiver. Stills come again and again as the very same array of marks: the receiver, who keeps
 * them and their pixels, gets them once and then only their number. That spares both threads most of the copying.
 */
export class Packer {
  #numbers = new WeakMap<readonly Mark[], number>();
  #last = 0;

  pack({ width, height, marks }: Drawing): Drawing {
    return { width, height, marks: this.#packMarks(marks) };
  }

  /** After this everything is sent whole again: the receiver is new, or has forgotten something. */
  forget(): void {
    this.#numbers = new WeakMap();
  }

  #packMarks(marks: readonly Mark[]): Mark[] {
    return marks.map(mark => {
      if (mark.kind !== 'group') return mark;
      if (!mark.still) return { ...mark, marks: this.#packMarks(mark.marks) };
      const known = this.#numbers.get(mark.marks);
      if (known !== undefined) return { ...mark, marks: [], number: known } as Numbered;
      this.#last += 1;
      this.#numbers.set(mark.marks, this.#last);
      return { ...mark, number: this.#last } as Numbered;
    });
  }
}

/** The receiver's side: puts the marks it was sent before back into their stills. */
export class Unpacker {
  #marks = new LRUCache<number, readonly Mark[]>({ max: 2000 });

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
