import type { Paint, Shadow } from '../../engine/drawing.js';
import type { Gradient, Pen } from './canvas.js';

type Inks = Pick<Pen<unknown, unknown>, 'createLinearGradient' | 'createRadialGradient'>;
type Shade = Pick<Pen<unknown, unknown>, 'shadowColor' | 'shadowBlur' | 'shadowOffsetX' | 'shadowOffsetY'>;

/** A paint as the canvas wants it. */
export function styleOf(pen: Inks, paint: Paint): string | Gradient {
  if (typeof paint === 'string') return paint;
  let gradient: Gradient;
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
export function castShadow(pen: Shade, shadow: Shadow, scale: number): void {
  pen.shadowColor = shadow.colour;
  pen.shadowBlur = shadow.blur * scale;
  pen.shadowOffsetX = 0;
  pen.shadowOffsetY = (shadow.dy ?? 0) * scale;
}

export function liftShadow(pen: Shade): void {
  pen.shadowColor = '#00000000';
  pen.shadowBlur = 0;
  pen.shadowOffsetY = 0;
}
