import type { Stretch } from './coder.js';
import { LAST, makeHead, makeRestart } from './head.js';

/** A block has this many pixels each way. */
export const SIDE = 8;
/** Blocks of a stretch: fewer cost bytes, more have to be encoded again for a small change. */
const [SHORTEST, LONGEST] = [8, 25] as const;
const MARKER = 2;

/** Files grow and shrink a little from move to move: room is made in steps. */
const STEP = 32 * 1024;

/** Where a file is put together. One at a time. */
let desk = Buffer.allocUnsafeSlow(512 * 1024);

/**
 * A JPEG whose parts can be exchanged: a restart (T.81, E.1.4) stands behind every stretch of blocks, so that none is
 * told from the one before it. Its bytes stay in one place, so that nothing has to be swept up after every move.
 */
export class JpegPicture {
  readonly width: number;
  readonly height: number;
  /** Rows of blocks, stretches in a row and blocks in a stretch. */
  readonly rows: number;
  readonly across: number;
  readonly blocks: number;
  /** Where each stretch begins, and where the file ends. Two bytes of marker follow every stretch. */
  readonly #starts: Uint32Array;
  #room: Buffer;
  #file: Buffer;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    const columns = Math.ceil(width / SIDE);
    this.blocks = blocksInStretch(columns);
    this.across = columns / this.blocks;
    this.rows = Math.ceil(height / SIDE);
    const head = makeHead(width, height, this.blocks);
    const stretches = this.across * this.rows;
    this.#starts = Uint32Array.from({ length: stretches + 1 }, (_, index) => head.length + index * MARKER);
    this.#room = Buffer.concat([head, Buffer.alloc(stretches * MARKER)]);
    for (let index = 0; index < stretches; index++) {
      const [one, two] = index < stretches - 1 ? makeRestart(index) : LAST;
      this.#room[head.length + index * MARKER] = one;
      this.#room[head.length + index * MARKER + 1] = two;
    }
    this.#file = this.#room;
  }

  /** The file, until something is put in again; parts never put in are missing. */
  get file(): Buffer {
    return this.#file;
  }

  /** How many bytes it takes. */
  get size(): number {
    return this.#room.length;
  }

  /** A picture of another height with the first rows of this one; all others are missing. */
  resized(height: number, rows: number): JpegPicture {
    const picture = new JpegPicture(this.width, height);
    const kept = Array.from({ length: rows * this.across }, (_, index): [number, Stretch] => [
      index,
      { from: this.#starts[index]!, to: this.#starts[index + 1]! - MARKER },
    ]);
    picture.put(new Map(kept), this.#file);
    return picture;
  }

  /** Exchanges stretches, counted row by row; each is named by where it lies in `bytes`. */
  put(fresh: ReadonlyMap<number, Stretch>, bytes: Uint8Array): void {
    if (fresh.size === 0) return;
    const starts = this.#starts;
    let length = this.#file.length;
    for (const [index, { from, to }] of fresh) length += to - from + MARKER - (starts[index + 1]! - starts[index]!);
    if (desk.length < length) desk = Buffer.allocUnsafeSlow(2 * length);
    // What was kept since the last fresh stretch is copied at once, with its markers.
    let kept = 0;
    let at = 0;
    for (let index = 0; index < starts.length - 1; index++) {
      const start = starts[index]!;
      starts[index] = at + start - kept;
      const stretch = fresh.get(index);
      if (!stretch) continue;
      at += this.#file.copy(desk, at, kept, start);
      desk.set(bytes.subarray(stretch.from, stretch.to), at);
      at += stretch.to - stretch.from;
      kept = starts[index + 1]! - MARKER;
    }
    this.#file.copy(desk, at, kept);
    starts[starts.length - 1] = length;
    if (this.#room.length < length) this.#room = Buffer.allocUnsafeSlow(Math.ceil((length * 1.1) / STEP) * STEP);
    desk.copy(this.#room, 0, 0, length);
    this.#file = this.#room.subarray(0, length);
  }
}

/** A divisor of the columns, so that no stretch goes on in the next row; all of them where there is none of use. */
function blocksInStretch(columns: number): number {
  for (let blocks = LONGEST; blocks >= SHORTEST; blocks--) if (columns % blocks === 0) return blocks;
  return columns;
}
