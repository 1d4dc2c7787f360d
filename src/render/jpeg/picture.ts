import { LAST, makeHead, makeRestart } from './head.js';

/** A block has this many pixels each way. */
export const SIDE = 8;
/** Blocks of a stretch: fewer cost bytes, more have to be encoded again for a small change. */
const [SHORTEST, LONGEST] = [8, 25] as const;
const MARKER = 2;

/**
 * A JPEG whose parts can be exchanged: a restart (T.81, E.1.4) stands behind every stretch of blocks, so that none is
 * told from the one before it.
 */
export class JpegPicture {
  /** Rows of blocks, stretches in a row and blocks in a stretch. */
  readonly rows: number;
  readonly across: number;
  readonly blocks: number;
  /** Where each stretch begins, and where the file ends. Two bytes of marker follow every stretch. */
  #starts: Uint32Array;
  #file: Buffer;

  constructor(width: number, height: number) {
    const columns = Math.ceil(width / SIDE);
    this.blocks = blocksInStretch(columns);
    this.across = columns / this.blocks;
    this.rows = Math.ceil(height / SIDE);
    const head = makeHead(width, height, this.blocks);
    const stretches = this.across * this.rows;
    this.#starts = Uint32Array.from({ length: stretches + 1 }, (_, index) => head.length + index * MARKER);
    const markers = Array.from({ length: stretches }, (_, index) =>
      index < stretches - 1 ? makeRestart(index) : LAST,
    );
    this.#file = Buffer.concat([head, Uint8Array.from(markers.flat())]);
  }

  /** The file; parts never put in are missing. It does not change any more. */
  get file(): Buffer {
    return this.#file;
  }

  /** Exchanges stretches, counted row by row. */
  put(fresh: ReadonlyMap<number, Uint8Array>): void {
    const old = this.#starts;
    let length = this.#file.length;
    for (const [index, bytes] of fresh) length += bytes.length + MARKER - (old[index + 1]! - old[index]!);
    const file = Buffer.allocUnsafeSlow(length);
    const starts = old.slice();
    // What was kept since the last fresh stretch is copied at once, with its markers.
    let from = 0;
    let at = 0;
    for (let index = 0; index < old.length - 1; index++) {
      starts[index] = at + old[index]! - from;
      const bytes = fresh.get(index);
      if (!bytes) continue;
      at += this.#file.copy(file, at, from, old[index]);
      file.set(bytes, at);
      at += bytes.length;
      from = old[index + 1]! - MARKER;
    }
    this.#file.copy(file, at, from);
    starts[old.length - 1] = length;
    this.#starts = starts;
    this.#file = file;
  }
}

/** A divisor of the columns, so that no stretch goes on in the next row; all of them where there is none of use. */
function blocksInStretch(columns: number): number {
  for (let blocks = LONGEST; blocks >= SHORTEST; blocks--) if (columns % blocks === 0) return blocks;
  return columns;
}
