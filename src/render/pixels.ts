import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';

/** Painted stills take at most so many bytes. */
const MOST_BYTES = 40_000_000;
const PIXEL = 4;

interface Kept {
  readonly canvas: Canvas;
  readonly bytes: number;
  /** What painting it took, in ms. */
  readonly cost: number;
  uses: number;
  /** What it is worth to have it; the one worth least goes first. */
  worth: number;
}

/**
 * Painted stills by their keys. Which one has to make room is told by what it would cost to paint it again for each byte
 * it takes, by how often it was used, and by how long ago (greedy dual size, with frequency): a panel full of numbers
 * that never comes again does not drive out a piece that is on every board.
 */
const stills = new Map<string, Kept>();
let bytes = 0;
/** What the last one was worth that had to go: whatever is used from then on is worth more than that. */
let gone = 0;

/** Canvases of stills that went, one of a size: fresh ones cost time, and memory until they are swept up. */
const spare = new LRUCache<string, Canvas>({ max: 8 });

/** The pixels known by this key, painted if they are not there yet. */
export function keptPixels(key: string, width: number, height: number, paint: (canvas: Canvas) => void): Canvas {
  const known = stills.get(key);
  if (known) {
    known.uses += 1;
    known.worth = worthOf(known);
    return known.canvas;
  }
  const began = performance.now();
  const canvas = blank(width, height);
  paint(canvas);
  settle(canvas);
  const cost = performance.now() - began;
  const kept: Kept = { canvas, bytes: width * height * PIXEL, cost, uses: 1, worth: 0 };
  kept.worth = worthOf(kept);
  bytes += kept.bytes;
  while (bytes > MOST_BYTES && stills.size > 0) dropLeast();
  stills.set(key, kept);
  return canvas;
}

const worthOf = ({ uses, cost, bytes }: Kept): number => gone + (uses * cost) / bytes;

function dropLeast(): void {
  let least: [string, Kept] | undefined;
  for (const each of stills) if (!least || each[1].worth < least[1].worth) least = each;
  const [key, { canvas, worth, bytes: freed }] = least!;
  stills.delete(key);
  bytes -= freed;
  gone = worth;
  spare.set(sizeOf(canvas), canvas);
}

const sizeOf = ({ width, height }: Pick<Canvas, 'width' | 'height'>): string => `${width}x${height}`;

function blank(width: number, height: number): Canvas {
  const size = sizeOf({ width, height });
  const canvas = spare.get(size);
  if (!canvas) return createCanvas(width, height);
  spare.delete(size);
  canvas.getContext('2d').reset();
  return canvas;
}

const desk = createCanvas(1, 1).getContext('2d');

/**
 * Leaves nothing but pixels. A canvas remembers all that was drawn on it, which takes more memory than they do, until it
 * is asked for its pixels with something new drawn since it was last asked.
 */
function settle(canvas: Canvas): void {
  const pen = canvas.getContext('2d');
  desk.drawImage(canvas, 0, 0);
  pen.resetTransform();
  pen.fillStyle = '#00000000';
  pen.fillRect(0, 0, 1, 1);
  desk.drawImage(canvas, 0, 0);
  desk.reset();
}
