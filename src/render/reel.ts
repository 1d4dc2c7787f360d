import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Drawing } from '../engine/drawing.js';
import { type FilmFrame, pictureIn } from './animated-webp.js';
import { paintDrawing } from './painter.js';

/** How a picture of a film is made. */
export interface Shot {
  /** Pixels to each of the drawing's own. */
  readonly scale: number;
  /** 0 to 100. */
  readonly quality: number;
  /** Nothing of what was painted before is on it. */
  readonly isFirst: boolean;
  /** Nothing comes after it. */
  readonly isLast: boolean;
}

/** What a picture changes, and where; how long it is seen is for others to say. */
export type Exposed = Omit<FilmFrame, 'lasts'>;

/** What the film shows so far. One film is made at a time. */
let last: { readonly width: number; readonly height: number; readonly pixels: Uint32Array } | null = null;

/** The next picture of the film; null where it looks like the one before. */
export function expose(drawing: Drawing, { scale, quality, isFirst }: Shot): Exposed | null {
  const canvas = paintDrawing(drawing, scale);
  const { width, height } = canvas;
  const bytes = canvas.data();
  const pixels = new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const before = isFirst || last?.width !== width || last.height !== height ? null : last.pixels;
  last = { width, height, pixels };
  const box = before ? changed(before, pixels, width, height) : { left: 0, top: 0, width, height };
  if (!box) return null;
  return { ...box, data: new Uint8Array(pictureIn(cut(canvas, box).encodeSync('webp', quality))) };
}

/** Forgets the film: its last picture takes megabytes. */
export function unload(): void {
  last = null;
}

interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box, at even places, outside of which nothing differs. */
function changed(before: Uint32Array, after: Uint32Array, width: number, height: number): Cut | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (before[at] === after[at]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (bottom < 0) return null;
  [left, top] = [left - (left % 2), top - (top % 2)];
  return { left, top, width: right + 1 - left, height: bottom + 1 - top };
}

function cut(canvas: Canvas, { left, top, width, height }: Cut): Canvas {
  const part = createCanvas(width, height);
  part.getContext('2d').drawImage(canvas, -left, -top);
  return part;
}
