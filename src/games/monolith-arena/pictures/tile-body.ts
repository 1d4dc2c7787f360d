import type { Mark } from '../../../engine/drawing.js';
import { hex, polyline } from '../../../geometry/paths.js';
import type { Print } from '../prints.js';
import { tileIcon } from './icons.js';
import { group, icon, linear, ownerPath, radialBetween, shape } from './marks.js';
import { type Colours, INK, veil } from './palette.js';
import type { TileLook } from './tile-look.js';
import { tokenCount } from './tokens.js';

/** Rim in the owner's colour, and the field: dark under Champions and Banners, pale stone under Runes. */
export function tileBody(print: Print, colours: Colours): Mark[] {
  const isBanner = print.kind === 'banner';
  const isRune = print.kind === 'rune';
  const inner = isBanner ? 88 : 90;
  const marks: Mark[] = [
    shape(hex(100), {
      fill: linear(-60, -100, 60, 100, colours.hi, colours.base, isBanner ? colours.base : colours.lo),
      stroke: INK.edge,
      width: 2.5,
    }),
    ...rimPattern(colours, (100 + inner) / 2),
  ];
  if (isBanner) marks.push(shape(hex(94), { stroke: INK.gold, width: 4.5 }));
  marks.push(
    shape(hex(inner, 7), {
      fill: isRune
        ? linear(0, -90, 0, 90, '#FBF5E6', INK.stone, INK.stoneDark)
        : radialBetween(0, -6, 20, 104, colours.lo, colours.lo, colours.ring),
      stroke: INK.edge,
      width: 3,
    }),
  );
  if (isRune) marks.push(chisel(print.id.length * 977 + 3, inner));
  return marks;
}

/** The fourth sign of the colour-blind palette. */
function rimPattern(colours: Colours, middle: number): Mark[] {
  const stroke = veil('#000000', 0.62);
  switch (colours.rim) {
    case 'plain':
      return [];
    case 'stripes': {
      const lines = Array.from({ length: 38 }, (_, k) => polyline([k * 14 - 260, -110], [k * 14 - 40, 110])).join('');
      return [group([shape(lines, { stroke, width: 5 })], { clip: hex(100) })];
    }
    case 'dots':
      return [shape(hex(middle), { stroke, width: 5, dash: [0.1, 12] })];
    case 'dashes':
      return [shape(hex(middle), { stroke, width: 4, dash: [18, 12] })];
  }
}

/** Scratches of a chisel, always the same ones on the same Rune. */
function chisel(seed: number, inner: number): Mark {
  let state = seed;
  const next = (): number => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const scratches = Array.from({ length: 26 }, () => {
    const x = next() * 180 - 90;
    const y = next() * 180 - 90;
    const angle = next() * 6.3;
    return polyline([x, y], [x + 12 * Math.cos(angle), y + 12 * Math.sin(angle)]);
  });
  return group([shape(scratches.join(''), { stroke: veil('#6E5F43', 0.22), width: 2 })], { clip: hex(inner - 2, 7) });
}

/** Where the icon sits and how large it is: it moves up and shrinks to make room for tokens. */
function iconRoom(print: Print, look: TileLook): readonly [y: number, size: number] {
  const tokens = tokenCount(look);
  if (print.kind === 'banner') return look.pool !== null && tokens ? [-34, 44] : [-11, 68];
  if (tokens > 2) return [-35, 46];
  if (tokens === 2) return [-14, 62];
  return print.kind === 'rune' ? [0, 66] : [0, 76];
}

/** The icon on its medallion. */
export function tileHeart(print: Print, look: TileLook, colours: Colours): Mark[] {
  const name = tileIcon(look.faction, look.tile);
  const [y, size] = iconRoom(print, look);
  if (print.kind === 'rune') {
    return [
      shape(ownerPath(colours.shape, 52), { fill: veil('#8B7A57', 0.2), stroke: colours.base, width: 4 }),
      icon(name, 1.5, y + 2.5, size, INK.white),
      icon(name, 0, y, size, colours.lo),
    ];
  }
  const isBanner = print.kind === 'banner';
  const path = ownerPath(colours.shape, isBanner ? 56 : 54);
  return [
    shape(path, { stroke: INK.edge, width: 9 }),
    shape(path, {
      fill: radialBetween(-12, -22, 4, 78, colours.hi, colours.base, colours.lo),
      stroke: isBanner ? INK.gold : colours.hi,
      width: 3.5,
    }),
    icon(name, 0, y, size, INK.white, { halo: veil('#05060A', 0.85), haloWidth: 3.2 }),
  ];
}
