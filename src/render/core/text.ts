import type { Text } from '../../engine/drawing.js';
import type { Pen } from './canvas.js';
import { castShadow, liftShadow, styleOf } from './pen.js';
import type { Line, Setting } from './text-lines.js';
import type { Face } from './workshop.js';

/** A text as it is to be painted: how it is set, the face it is set in, and how the signs we draw ourselves are parsed. */
export interface Lettering<Path> {
  readonly setting: Setting;
  readonly face: Face;
  pathOf(data: string): Path;
}

export function paintText<Path>(pen: Pen<Path, never>, mark: Text, scale: number, lettering: Lettering<Path>): void {
  const { size, leading, lines } = lettering.setting;
  const style = styleOf(pen, mark.fill);
  let base = mark.y + rise(mark, lettering.face, size);
  for (const line of lines) {
    const start = mark.x - line.width * size * ({ left: 0, center: 0.5, right: 1 } as const)[mark.align ?? 'center'];
    if (mark.shadow) castShadow(pen, mark.shadow, scale);
    if (mark.halo !== undefined) {
      pen.lineJoin = 'round';
      pen.lineWidth = (mark.haloWidth ?? 3) * 2;
      pen.strokeStyle = mark.halo;
      paintLine(pen, line, start, base, size, lettering, true);
    }
    pen.fillStyle = style;
    pen.strokeStyle = style;
    paintLine(pen, line, start, base, size, lettering, false);
    if (mark.shadow) liftShadow(pen);
    base += leading;
  }
}

/** How far below y the letters stand. */
function rise(mark: Text, { capHeight, ascent, descent }: Face, size: number): number {
  switch (mark.line ?? 'middle') {
    case 'base':
      return 0;
    case 'capitals':
      return (capHeight / 2) * size;
    case 'middle':
      return ((ascent - descent) / 2) * size;
  }
}

function paintLine<Path>(
  pen: Pen<Path, never>,
  line: Line,
  start: number,
  base: number,
  size: number,
  { pathOf }: Pick<Lettering<Path>, 'pathOf'>,
  halo: boolean,
): void {
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  let x = start;
  for (const [k, run] of line.runs.entries()) {
    if (run.kind === 'letters') {
      pen.font = `${size}px "${run.face}"`;
      if (halo) pen.strokeText(run.text, x, base);
      else pen.fillText(run.text, x, base);
    } else if (!halo) {
      pen.save();
      pen.translate(x, base);
      pen.scale(size, size);
      if (run.kind === 'arrow') {
        pen.lineWidth = 0.09;
        pen.lineCap = 'round';
        pen.lineJoin = 'round';
        pen.stroke(pathOf('M.07-.3H.7M.5-.5L.7-.3L.5-.1'));
      } else {
        pen.globalAlpha *= 0.55;
        pen.fill(pathOf('M.31-.62L.55-.33L.31-.04L.07-.33Z'));
      }
      pen.restore();
    }
    x += line.widths[k]! * size;
  }
}
