import type { Mark, Palette } from '../../../engine/drawing.js';
import { roundRect } from '../../../geometry/paths.js';
import type { Colour, Element, Mana } from '../terms.js';
import { ELEMENT_ICONS, ICON } from './icons.js';
import type { Item } from './items.js';
import { crystal, manaToken } from './mana.js';
import { digits, FACE, icon, lineWidth, shape, sign } from './marks.js';
import { ELEMENT_HUES, INK, veil } from './palette.js';

export type Value =
  | 'move'
  | 'influence'
  | 'heal'
  | 'draw'
  | 'block'
  | 'melee'
  | 'ranged'
  | 'siege'
  | 'fame'
  | 'reputation'
  | 'wound'
  | 'ready'
  | 'armor';

const HUES: Readonly<Record<Value, string>> = {
  move: INK.move,
  influence: INK.influence,
  heal: INK.heal,
  draw: INK.text,
  block: INK.steel,
  melee: ELEMENT_HUES.physical.colour,
  ranged: ELEMENT_HUES.physical.colour,
  siege: ELEMENT_HUES.physical.colour,
  fame: INK.fame,
  reputation: INK.influence,
  wound: INK.woundLight,
  ready: INK.level,
  armor: INK.steel,
};

const shell = (x: number, y: number, width: number, h: number, edge: string): Mark =>
  shape(roundRect(x, y - h / 2, width, h, h * 0.3), { fill: '#0C1019', stroke: edge, width: 2 });

const GREY = veil('#9AA6C0', 0.35);

/** A sign and its number: the sentence of this game. */
export function capsule(value: Value, amount: number | string, h: number, element: Element = 'physical'): Item {
  const text = String(amount);
  const isPlain = element === 'physical';
  const hue = isPlain ? HUES[value] : ELEMENT_HUES[element].colour;
  const size = h * 0.72;
  const number = text === '' ? 0 : lineWidth(text, FACE.digit) * size;
  const width = h * 1.34 + (text === '' ? 0 : h * 0.12 + number) + (isPlain ? 0 : h * 0.62);
  return {
    width,
    draw: (x, y) => [
      shell(x, y, width, h, isPlain ? GREY : veil(hue, 0.8)),
      icon(ICON[value], x + h * 0.65, y, h * 0.8, hue),
      ...(text === '' ? [] : [digits(text, x + h * 1.2, y, size, INK.white, { align: 'left' })]),
      ...(isPlain ? [] : sign(ELEMENT_ICONS[element], x + h * 1.2 + number + h * 0.38, y, h * 0.54, hue)),
    ],
  };
}

/** A token of mana, a crystal, any crystal at all, in a capsule. */
export function manaCapsule(face: Mana, amount: number, h: number, palette: Palette): Item {
  const text = amount > 1 ? String(amount) : '';
  const width = h * 1.28 + (text === '' ? 0 : h * 0.5);
  return {
    width,
    draw: (x, y) => [
      shell(x, y, width, h, GREY),
      manaToken(face, palette, x + h * 0.64, y, h * 0.4),
      ...(text === '' ? [] : [digits(text, x + h * 1.3, y, h * 0.72, INK.white)]),
    ],
  };
}

export function crystalCapsule(colour: Colour | null, amount: number, h: number, palette: Palette): Item {
  const text = amount > 1 ? String(amount) : '';
  const width = h * 1.28 + (text === '' ? 0 : h * 0.5);
  return {
    width,
    draw: (x, y) => [
      shell(x, y, width, h, GREY),
      colour === null
        ? icon(ICON.crystal, x + h * 0.64, y, h * 0.78, INK.white)
        : crystal(colour, palette, x + h * 0.64, y, h * 0.82),
      ...(text === '' ? [] : [digits(text, x + h * 1.3, y, h * 0.72, INK.white)]),
    ],
  };
}

/** Mana to be paid, in front of what it pays for. */
export const priceItem = (face: Mana, palette: Palette, r: number): Item => ({
  width: 2 * r,
  draw: (x, y) => [manaToken(face, palette, x + r, y, r)],
});
