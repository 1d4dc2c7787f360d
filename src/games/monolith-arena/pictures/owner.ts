import type { Mark } from '../../../engine/drawing.js';
import { emblem } from './icons.js';
import { digits, group, icon, ownerPath, radialBetween, shape } from './marks.js';
import { type Colours, INK, veil } from './palette.js';

/** Whose a piece is: colour, shape and letter in one mark. */
export function ownerMark(colours: Colours, x: number, y: number, r: number): Mark {
  const path = ownerPath(colours.shape, r);
  return group(
    [
      shape(path, { stroke: INK.outline, width: r * 0.52 }),
      shape(path, { fill: colours.hi, stroke: INK.white, width: r * 0.11 }),
      digits(colours.letter, 0, 0, r * 1.5, '#0B0D14'),
    ],
    { x, y },
  );
}

/** The faction's device: its shape filled with its colour, its emblem in white. */
export function device(faction: string, colours: Colours, x: number, y: number, r: number, edge = colours.hi): Mark {
  const path = ownerPath(colours.shape, r);
  return group(
    [
      shape(path, { stroke: '#05060A', width: r * 0.2 }),
      shape(path, {
        fill: radialBetween(-r * 0.2, -r * 0.38, r * 0.08, r * 1.45, colours.hi, colours.base, colours.lo),
        stroke: edge,
        width: r * 0.08,
      }),
      icon(emblem(faction), 0, -r * 0.04, r * 1.33, INK.white, { halo: veil('#05060A', 0.8), haloWidth: r * 0.05 }),
    ],
    { x, y },
  );
}
