import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Drawing, Group, Icon, Mark, Shape } from '../engine/drawing.js';
import { ICON_SIDE, iconPath } from './icons.js';
import { isKnown } from './parcel.js';
import { castShadow, liftShadow, pathOf, styleOf } from './pen.js';
import { keptPixels } from './pixels.js';
import { paintText } from './text.js';

/** Paints a drawing, `scale` device pixels to each of its own. */
export function paintDrawing(drawing: Drawing, scale = 1): Canvas {
  const canvas = createCanvas(Math.round(drawing.width * scale), Math.round(drawing.height * scale));
  const pen = canvas.getContext('2d');
  pen.scale(scale, scale);
  paintMarks(pen, drawing.marks, scale);
  return canvas;
}

/** Paints a part of a drawing over whatever was on the canvas: what lies at `left`, `top` comes into its corner. */
export function paintPart(canvas: Canvas, marks: readonly Mark[], left: number, top: number): void {
  const pen = canvas.getContext('2d');
  pen.reset();
  pen.translate(-left, -top);
  paintMarks(pen, marks, 1);
}

function paintMarks(pen: SKRSContext2D, marks: readonly Mark[], scale: number): void {
  for (const mark of marks) paintMark(pen, mark, scale);
}

function paintMark(pen: SKRSContext2D, mark: Mark, scale: number): void {
  if (mark.kind === 'shape') paintShape(pen, mark, scale);
  else if (mark.kind === 'icon') paintIcon(pen, mark);
  else if (mark.kind === 'text') paintText(pen, mark, scale);
  else paintGroup(pen, mark, scale);
}

function paintShape(pen: SKRSContext2D, mark: Shape, scale: number): void {
  const path = pathOf(mark.path);
  if (mark.shadow) castShadow(pen, mark.shadow, scale);
  if (mark.fill !== undefined) {
    pen.fillStyle = styleOf(pen, mark.fill);
    pen.fill(path);
  }
  if (mark.stroke !== undefined) {
    pen.strokeStyle = styleOf(pen, mark.stroke);
    pen.lineWidth = mark.width ?? 1;
    pen.lineJoin = mark.join ?? 'round';
    pen.lineCap = mark.join === 'miter' ? 'butt' : 'round';
    if (mark.dash) pen.setLineDash([...mark.dash]);
    pen.stroke(path);
    if (mark.dash) pen.setLineDash([]);
  }
  if (mark.shadow) liftShadow(pen);
}

function paintIcon(pen: SKRSContext2D, mark: Icon): void {
  const path = iconPath(mark.name);
  const scale = mark.size / ICON_SIDE;
  pen.save();
  pen.translate(mark.x - mark.size / 2, mark.y - mark.size / 2);
  pen.scale(scale, scale);
  if (mark.halo !== undefined) {
    pen.strokeStyle = mark.halo;
    pen.lineJoin = 'round';
    pen.lineWidth = ((mark.haloWidth ?? 3) * 2) / scale;
    pen.stroke(path);
  }
  pen.fillStyle = styleOf(pen, mark.fill);
  pen.fill(path);
  pen.restore();
}

function paintGroup(pen: SKRSContext2D, group: Group, scale: number): void {
  const inner = scale * (group.scale ?? 1);
  pen.save();
  if (group.x || group.y) pen.translate(group.x ?? 0, group.y ?? 0);
  if (group.turn) pen.rotate((group.turn * Math.PI) / 180);
  if (group.scale !== undefined) pen.scale(group.scale, group.scale);
  if (group.alpha !== undefined) pen.globalAlpha *= group.alpha;
  if (group.clip !== undefined) pen.clip(pathOf(group.clip));
  if (group.still) paintStill(pen, group, inner, group.still);
  else paintMarks(pen, group.marks, inner);
  pen.restore();
}

/**
 * Paints the marks once onto pixels of their own and copies those from then on. Unless the still is turned it is laid
 * on whole device pixels, so that the copy is as sharp as the original.
 */
function paintStill(pen: SKRSContext2D, group: Group, scale: number, box: NonNullable<Group['still']>): void {
  const [x, y, width, height] = box;
  const left = Math.floor(x * scale);
  const top = Math.floor(y * scale);
  const across = Math.ceil((x + width) * scale) - left;
  const down = Math.ceil((y + height) * scale) - top;
  const pixels = keptPixels(`${scale} ${left} ${top} ${across} ${down} ${contentOf(group)}`, across, down, canvas => {
    const inside = canvas.getContext('2d');
    inside.translate(-left, -top);
    inside.scale(scale, scale);
    paintMarks(inside, group.marks, scale);
  });
  const { a, b, c, d, e, f } = pen.getTransform();
  if (b === 0 && c === 0 && a > 0 && d > 0) {
    pen.setTransform(1, 0, 0, 1, Math.round(e), Math.round(f));
    pen.drawImage(pixels, left, top);
  } else {
    pen.drawImage(pixels, left / scale, top / scale, across / scale, down / scale);
  }
}

/** What a still is known by: its content in short where it was packed, otherwise all of it. */
const contentOf = (group: Group): string => (isKnown(group) ? group.content : JSON.stringify(group.marks));
