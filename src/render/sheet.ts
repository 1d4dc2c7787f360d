import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';
import type { Drawing, Mark } from '../engine/drawing.js';
import { type Box, boundsOf } from './bounds.js';
import { isKnown } from './core/known.js';
import { clearStretches, encodeStretch, type Stretch, stretchBytes, takePixels } from './jpeg/coder.js';
import { JpegPicture, SIDE } from './jpeg/picture.js';
import { paintPart } from './painter.js';

/** Canvases of sizes that come again: fresh memory costs more than painting. */
const canvases = new LRUCache<string, Canvas>({ max: 8 });

function canvasOf(width: number, height: number): Canvas {
  const size = `${width}x${height}`;
  const canvas = canvases.get(size) ?? createCanvas(width, height);
  canvases.set(size, canvas);
  return canvas;
}

/** A mark as it lies on a sheet: two with the same look paint the same pixels. */
interface Laid {
  readonly mark: Mark;
  readonly look: string;
  readonly box: Box;
}

/** What a mark takes besides its look, and what each letter of the look takes, the mark's own data with it. */
const BYTES_OF_MARK = 300;
const BYTES_OF_LETTER = 2;

/** How much of the last picture's time went into encoding, in milliseconds. One at a time. */
let encoding = 0;
export const encodingTime = (): number => encoding;

/** Rows of blocks of a tile; it is as wide as a stretch. */
const TILE = 16;

/**
 * A picture that knows what is painted on it. From one move to the next little of a board changes: only the stretches
 * that differ are encoded anew, and only the tiles they lie in painted. A tile is painted on a canvas of its own, so
 * that it looks the same whatever was there before.
 */
export class Sheet {
  #picture: JpegPicture;
  #laid = new Map<string, Laid>();

  constructor(width: number, height: number) {
    this.#picture = new JpegPicture(width, height);
  }

  get width(): number {
    return this.#picture.width;
  }

  get height(): number {
    return this.#picture.height;
  }

  /** How many bytes are kept, nearly. */
  get size(): number {
    let marks = 0;
    for (const look of this.#laid.keys()) marks += BYTES_OF_MARK + BYTES_OF_LETTER * look.length;
    return this.#picture.size + marks;
  }

  /** The drawing as a file, which is good until the next one is shown. Its height may be another one each time. */
  show({ height, marks }: Drawing): Buffer {
    const laid = this.#lay(marks);
    const next = new Map(laid.map(each => [each.look, each]));
    const changed = this.#changed(next);
    // Should a mark fail to be painted, nothing is known of the picture any more.
    this.#laid = new Map();
    const places = [...(changed ?? []), this.#resize(height, changed !== null)];
    const fresh = new Map<number, Stretch>();
    clearStretches();
    encoding = 0;
    for (let row = 0; row < this.#picture.rows; row += TILE)
      for (let column = 0; column < this.#picture.across; column++) this.#paintTile(row, column, laid, places, fresh);
    this.#picture.put(fresh, stretchBytes());
    this.#laid = next;
    return this.#picture.file;
  }

  /** Paints a tile if anything changes there, and encodes its stretches that do. */
  #paintTile(
    first: number,
    column: number,
    laid: readonly Laid[],
    places: readonly Box[],
    fresh: Map<number, Stretch>,
  ): void {
    const { across, blocks } = this.#picture;
    const [left, top] = [column * blocks * SIDE, first * SIDE];
    const width = Math.min(blocks * SIDE, this.width - left);
    const height = Math.min(TILE * SIDE, this.height - top);
    const tile: Box = [left, top, left + width, top + height];
    const here = places.filter(place => meet(place, tile));
    if (here.length === 0) return;
    const canvas = canvasOf(width, height);
    const marks = laid.filter(({ box }) => meet(box, tile)).map(({ mark }) => mark);
    paintPart(canvas, marks, left, top);
    const began = performance.now();
    takePixels(canvas.data(), width, height);
    for (let row = 0; row * SIDE < height; row++) {
      const stretch: Box = [left, top + row * SIDE, left + width, top + (row + 1) * SIDE];
      if (!here.some(place => meet(place, stretch))) continue;
      fresh.set((first + row) * across + column, encodeStretch(row, 0, Math.ceil(width / SIDE)));
    }
    encoding += performance.now() - began;
  }

  /** Takes on the height of the next picture, and says what of it is not there. Tiles that both have whole are kept. */
  #resize(height: number, isKnown: boolean): Box {
    const shared = Math.floor(Math.min(height, this.height) / (TILE * SIDE)) * TILE;
    const kept = !isKnown ? 0 : height === this.height ? this.#picture.rows : shared;
    if (height !== this.height) this.#picture = this.#picture.resized(height, kept);
    return [0, kept * SIDE, this.width, height];
  }

  /** The marks as they lie there, groups taken apart. The same one laid twice has a look of its own each time. */
  #lay(marks: readonly Mark[]): Laid[] {
    const times = new Map<string, number>();
    return marks.flatMap(apart).map(mark => {
      const plain = lookOf(mark);
      const before = times.get(plain) ?? 0;
      times.set(plain, before + 1);
      const look = before === 0 ? plain : `${plain} ${before}`;
      return this.#laid.get(look) ?? { mark, look, box: outward(boundsOf(mark)) };
    });
  }

  /** Where the picture must change; null = everywhere, since what stays lies in another order. */
  #changed(next: ReadonlyMap<string, Laid>): Box[] | null {
    const stays = [...this.#laid.keys()].filter(look => next.has(look));
    const stayed = [...next.keys()].filter(look => this.#laid.has(look));
    if (stays.length === 0 || stays.some((look, index) => look !== stayed[index])) return null;
    const gone = [...this.#laid.values()].filter(({ look }) => !next.has(look));
    const come = [...next.values()].filter(({ look }) => !this.#laid.has(look));
    return [...gone, ...come].map(({ box }) => box);
  }
}

/**
 * A group that is neither kept as pixels nor cut comes apart into groups of one mark each: where one of them changes the
 * others need not be painted.
 */
function apart(mark: Mark): readonly Mark[] {
  if (mark.kind !== 'group' || mark.still || mark.clip !== undefined) return [mark];
  const { kind, marks, ...place } = mark;
  const inner = marks.flatMap(apart);
  return Object.keys(place).length === 0 ? inner : inner.map(one => ({ kind, ...place, marks: [one] }));
}

/** What tells a mark from others: a still that was packed by its content in short and its place, anything else by all of it. */
export function lookOf(mark: Mark): string {
  if (mark.kind !== 'group') return JSON.stringify(mark);
  const place = JSON.stringify({ ...mark, marks: [] });
  return isKnown(mark) ? place : place + mark.marks.map(lookOf).join();
}

const meet = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

const outward = ([left, top, right, bottom]: Box): Box => [
  Math.floor(left) - 1,
  Math.floor(top) - 1,
  Math.ceil(right) + 1,
  Math.ceil(bottom) + 1,
];
