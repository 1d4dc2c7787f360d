import type { Mark, Palette } from '../../../engine/drawing.js';
import { circle, polygon, polyline, roundRect } from '../../../geometry/paths.js';
import type { Colour, Mana } from '../terms.js';
import { MANA_ICONS } from './icons.js';
import { group, icon, keptMarks, linear, shape } from './marks.js';
import { INK, manaHues, mix } from './palette.js';

/** A die is a rounded square, a token a disc, a crystal a tall gem: colour and icon, never colour alone. */
const BOX = [-66, -66, 132, 138] as const;

export function manaDie(face: Mana, palette: Palette, x: number, y: number, side: number, spent = false): Mark {
  const marks = keptMarks(`mk die ${face} ${palette} ${spent}`, () => {
    const hues = manaHues(face, palette);
    const die = [
      shape(roundRect(-50, -50, 100, 100, 22), { fill: INK.outline, shadow: { colour: '#00000099', blur: 8, dy: 4 } }),
      shape(roundRect(-45, -45, 90, 90, 19), {
        fill: linear(0, -50, 0, 50, mix(hues.face, hues.lite, 0.35), hues.face, mix(hues.face, hues.dark, 0.5)),
        stroke: hues.lite,
        width: 5,
      }),
      icon(MANA_ICONS[face], 0, 0, 62, hues.ink),
    ];
    if (!spent) return die;
    const stroke = polyline([-40, 40], [40, -40]);
    return [
      group(die, { alpha: 0.5 }),
      shape(stroke, { stroke: INK.outline, width: 14 }),
      shape(stroke, { stroke: '#D9D3C6', width: 7 }),
    ];
  });
  return group(marks, { x, y, scale: side / 100, still: BOX });
}

export function manaToken(face: Mana, palette: Palette, x: number, y: number, radius: number): Mark {
  const marks = keptMarks(`mk mana ${face} ${palette}`, () => {
    const hues = manaHues(face, palette);
    return [
      shape(circle(0, 0, 50), { fill: INK.outline }),
      shape(circle(0, 0, 43), {
        fill: linear(0, -50, 0, 50, mix(hues.face, hues.lite, 0.35), hues.face, mix(hues.face, hues.dark, 0.4)),
        stroke: hues.lite,
        width: 5.5,
      }),
      icon(MANA_ICONS[face], 0, 0, 60, hues.ink),
    ];
  });
  return group(marks, { x, y, scale: radius / 50, still: [-54, -54, 108, 108] });
}

const GEM = polygon([0, -50], [31, -25], [31, 25], [0, 50], [-31, 25], [-31, -25]);

/** A crystal of that height; an empty place for one is dashed. */
export function crystal(colour: Colour, palette: Palette, x: number, y: number, height: number, empty = false): Mark {
  const marks = keptMarks(`mk crystal ${colour} ${palette} ${empty}`, () => {
    const hues = manaHues(colour, palette);
    if (empty) return [shape(GEM, { stroke: `${hues.lite}59`, width: 4, dash: [8, 7] })];
    return [
      shape(GEM, { fill: hues.face, stroke: INK.outline, width: 16 }),
      shape(GEM, { fill: hues.face }),
      shape(polygon([0, -50], [31, -25], [0, -7], [-31, -25]), { fill: mix(hues.face, hues.lite, 0.75) }),
      shape(polygon([-31, -25], [0, -7], [0, 50], [-31, 25]), { fill: mix(hues.face, hues.lite, 0.3) }),
      shape(polygon([31, -25], [0, -7], [0, 50], [31, 25]), { fill: mix(hues.face, hues.dark, 0.4) }),
      icon(MANA_ICONS[colour], 0, 10, 40, hues.ink, { halo: hues.dark, haloWidth: 2 }),
    ];
  });
  return group(marks, { x, y, scale: height / 100, still: [-42, -60, 84, 120] });
}
