import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';

/** Painted stills, dropped when long unused: at most this many pixels of four bytes. */
const MOST_PIXELS = 20_000_000;

const stills = new LRUCache<string, Canvas>({
  maxSize: MOST_PIXELS,
  sizeCalculation: canvas => canvas.width * canvas.height,
});

/** The pixels known by this key, painted if they are not there yet. */
export function keptPixels(key: string, width: number, height: number, paint: (canvas: Canvas) => void): Canvas {
  let canvas = stills.get(key);
  if (!canvas) {
    canvas = createCanvas(width, height);
    paint(canvas);
    stills.set(key, canvas);
  }
  return canvas;
}
