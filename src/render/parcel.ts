import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Drawing, Mark } from '../engine/drawing.js';
import { isKnown, type Known } from './core/known.js';

const MOST_STILLS = 1000;

/** Says that the receiver no longer has a still it was told to know. */
export class UnknownStill extends Error {}

/**
 * Packs drawings for one receiver, who keeps the stills it was sent and their pixels: each is sent once, afterwards only
 * what it is known by. That spares both threads most of the copying. Both sides forget the same stills at the same time,
 * those not used for longest, since the one unpacks what the other packs, in the same order.
 */
export class Packer {
  /** Games keep the very array of a still's marks where they can: it is looked into once. */
  readonly #contents = new WeakMap<readonly Mark[], string>();
  readonly #sent = new LRUCache<string, true>({ max: MOST_STILLS });

  pack({ width, height, marks }: Drawing): Drawing {
    return { width, height, marks: this.#packMarks(marks) };
  }

  /** After this everything is sent whole again: the receiver is new. */
  forget(): void {
    this.#sent.clear();
  }

  #packMarks(marks: readonly Mark[]): Mark[] {
    return marks.map(mark => {
      if (mark.kind !== 'group') return mark;
      // Without marks it would read like one that was sent before.
      if (!mark.still || mark.marks.length === 0) return { ...mark, marks: this.#packMarks(mark.marks) };
      const content = this.#contentOf(mark.marks);
      const isSent = this.#sent.get(content) ?? false;
      if (!isSent) this.#sent.set(content, true);
      return { ...mark, marks: isSent ? [] : mark.marks, content } satisfies Known;
    });
  }

  #contentOf(marks: readonly Mark[]): string {
    let content = this.#contents.get(marks);
    if (content === undefined) {
      content = createHash('sha1').update(JSON.stringify(marks)).digest('base64');
      this.#contents.set(marks, content);
    }
    return content;
  }
}

/** The receiver's side: puts the marks it was sent before back into their stills. */
export class Unpacker {
  readonly #marks = new LRUCache<string, readonly Mark[]>({ max: MOST_STILLS });

  unpack({ width, height, marks }: Drawing): Drawing {
    return { width, height, marks: this.#unpackMarks(marks) };
  }

  #unpackMarks(marks: readonly Mark[]): Mark[] {
    return marks.map(mark => {
      if (mark.kind !== 'group') return mark;
      if (!isKnown(mark)) return mark.still ? mark : { ...mark, marks: this.#unpackMarks(mark.marks) };
      if (mark.marks.length) {
        this.#marks.set(mark.content, mark.marks);
        return mark;
      }
      const known = this.#marks.get(mark.content);
      if (!known) throw new UnknownStill();
      return { ...mark, marks: known };
    });
  }
}
