import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';

/** Pictures come in few sizes: a canvas of each is kept. One picture is painted at a time, so none is in use twice. */
const sheets = new LRUCache<string, Canvas>({ max: 4 });

export function sheet(width: number, height: number): Canvas {
  const size = `${width}x${height}`;
  let canvas = sheets.get(size);
  if (!canvas) {
    canvas = createCanvas(width, height);
    sheets.set(size, canvas);
  }
  return canvas;
}
