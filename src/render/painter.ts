import { type Canvas, createCanvas, Path2D } from '@napi-rs/canvas';
import type { Drawing, Mark } from '../engine/drawing.js';
import { Painter } from './core/painter.js';
import { face } from './faces.js';
import { iconData } from './icons.js';
import { keptPixels } from './pixels.js';

/** The painter at work in Node: faces and icons from files, stills in memory that is looked after. */
export const painter = new Painter<Path2D, Canvas>({
  face,
  ruler: createCanvas(1, 1).getContext('2d'),
  icon: iconData,
  parse: data => new Path2D(data),
  kept: (key, width, height, paint) => keptPixels(key, width, height, canvas => paint(canvas.getContext('2d'))),
});

/** Sets texts as they are painted. */
export const { typesetter } = painter;

/** Paints a drawing, `scale` device pixels to each of its own. */
export function paintDrawing(drawing: Drawing, scale = 1): Canvas {
  const canvas = createCanvas(Math.round(drawing.width * scale), Math.round(drawing.height * scale));
  const pen = canvas.getContext('2d');
  pen.scale(scale, scale);
  painter.paintMarks(pen, drawing.marks, scale);
  return canvas;
}

/** Paints a part of a drawing over whatever was on the canvas: what lies at `left`, `top` comes into its corner. */
export function paintPart(canvas: Canvas, marks: readonly Mark[], left: number, top: number): void {
  const pen = canvas.getContext('2d');
  pen.reset();
  pen.translate(-left, -top);
  painter.paintMarks(pen, marks, 1);
}
