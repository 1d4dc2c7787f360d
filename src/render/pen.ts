import { type CanvasGradient, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';
import type { Paint, Shadow } from '../engine/drawing.js';

const paths = new LRUCache<string, Path2D>({ max: 5000 });

/** Parsed path data, kept. */
export function pathOf(data: string): Path2D {
  let path = paths.get(data);
  if (!path) {
    path = new Path2D(data);
    paths.set(data, path);
  }
  return path;
}

/** A paint as the canvas wants it. */
export function styleOf(pen: SKRSContext2D, paint: Paint): string | CanvasGradient {
  if (typeof paint === 'string') return paint;
  let gradient: CanvasGradient;
  if ('linear' in paint) gradient = pen.createLinearGradient(...paint.linear);
  else {
    const [x, y, inner, outer] = paint.radial;
    gradient = pen.createRadialGradient(x, y, inner, x, y, outer);
  }
  const last = paint.stops.length - 1;
  for (const [k, colour] of paint.stops.entries()) gradient.addColorStop(last ? k / last : 0, colour);
  return gradient;
}

/** Shadows of a canvas ignore its scale, hence ours. */
export function castShadow(pen: SKRSContext2D, shadow: Shadow, scale: number): void {
  pen.shadowColor = shadow.colour;
  pen.shadowBlur = shadow.blur * scale;
  pen.shadowOffsetX = 0;
  pen.shadowOffsetY = (shadow.dy ?? 0) * scale;
}

export function liftShadow(pen: SKRSContext2D): void {
  pen.shadowColor = '#00000000';
  pen.shadowBlur = 0;
  pen.shadowOffsetY = 0;
}
