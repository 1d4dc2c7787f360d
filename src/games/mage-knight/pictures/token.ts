import type { Mark, Palette } from '../../../engine/drawing.js';
import { circle, polygon, roundRect } from '../../../geometry/paths.js';
import { enemyOf } from '../cards/index.js';
import type { Element, Resistance } from '../terms.js';
import type { EnemyAbility, Pile } from '../tokens/enemy.js';
import { SHIELD_PATH } from './hero-look.js';
import { ABILITY_SIGNS, ELEMENT_ICONS, PILE_ICONS } from './icons.js';
import { ENEMY_ICONS } from './icons-of-creatures.js';
import { digits, group, icon, keptMarks, linear, radial, shape, sign } from './marks.js';
import { ELEMENT_HUES, INK, mix, type PileHues, pileHues } from './palette.js';

/** An enamel coin of radius 50: the rim is the pile's. */
const coin = ({ rim, face }: PileHues, down = false): Mark[] => [
  shape(circle(0, 0, 50), { fill: INK.outline, shadow: { colour: '#000000B3', blur: 16, dy: 6 } }),
  shape(circle(0, 0, 47), { fill: linear(0, -50, 0, 50, mix(rim, '#FFFFFF', 0.35), rim, mix(rim, '#000000', 0.3)) }),
  shape(circle(0, 0, 38), { fill: INK.outline }),
  shape(circle(0, 0, 36.5), {
    fill: down
      ? linear(0, -50, 0, 50, mix(rim, face, 0.35), mix(rim, face, 0.7))
      : radial(0, -8, 45, mix(face, rim, 0.45), face),
  }),
];

const COIN_BOX = [-86, -86, 172, 178] as const;

export interface AttackPlate {
  /** Null = it summons instead. */
  readonly element: Element | null;
  readonly amount: number;
}

/** A pointed plate: attack, in the colour of its element. Its digits are as large as 1.5 times its radius. */
export function attackPlate({ element, amount }: AttackPlate, x: number, y: number, r: number): Mark[] {
  const { colour, dark } = element === null ? { colour: '#F0BD84', dark: '#4A2A10' } : ELEMENT_HUES[element];
  const [w, top, side, tip] = [0.86 * r, y - 0.72 * r, y + 0.4 * r, y + 1.12 * r];
  const path = polygon([x - w, top], [x + w, top], [x + w, side], [x, tip], [x - w, side]);
  return [
    shape(path, { fill: INK.outline, stroke: INK.outline, width: 0.4 * r }),
    shape(path, { fill: linear(x, y - r, x, y + r, mix(colour, '#FFFFFF', 0.25), mix(colour, dark, 0.3)) }),
    element === null
      ? icon(ABILITY_SIGNS.summon.icon, x, y, 1.4 * r, dark)
      : digits(amount, x, y, 1.5 * r, INK.outline),
  ];
}

/** A square plate: armour. */
export function armorPlate(armor: number, x: number, y: number, r: number): Mark[] {
  const path = roundRect(x - 0.86 * r, y - 0.86 * r, 1.72 * r, 1.72 * r, 0.38 * r);
  return [
    shape(path, { fill: INK.outline, stroke: INK.outline, width: 0.4 * r }),
    shape(path, { fill: linear(x, y - r, x, y + r, '#7B8CA6', '#3D4B62'), stroke: '#C9D6E8', width: 0.12 * r }),
    digits(armor, x, y, 1.5 * r, INK.white, { max: 1.6 * r }),
  ];
}

/** The coin of an enemy, without numbers. */
export function enemyCoin(enemy: string, palette: Palette, x: number, y: number, radius: number): Mark {
  const marks = keptMarks(`mk coin ${enemy} ${palette}`, () => {
    const hues = pileHues(enemyOf(enemy).color, palette);
    const fill = linear(0, 0, 0, 512, mix(hues.lite, '#FFFFFF', 0.75), hues.lite);
    return [...coin(hues), icon(ENEMY_ICONS[enemy]!, 0, 0, 60, fill, { halo: INK.outline, haloWidth: 2.5 })];
  });
  return group(marks, { x, y, scale: radius / 50, still: COIN_BOX });
}

/** An enemy on the map: attack on its left, armour on its right, both as large as the label of a space. */
export function enemyToken(
  enemy: string,
  palette: Palette,
  x: number,
  y: number,
  radius: number,
  plates: number,
): Mark {
  const r = Math.round(plates);
  const marks = keptMarks(`mk token ${enemy} ${palette} ${r}`, () => {
    const { attacks, armor, color } = enemyOf(enemy);
    const hues = pileHues(color, palette);
    const fill = linear(0, 0, 0, 512, mix(hues.lite, '#FFFFFF', 0.75), hues.lite);
    const [first] = attacks;
    const plate = first && 'element' in first ? first : { element: null, amount: 0 };
    return [
      ...coin(hues),
      icon(ENEMY_ICONS[enemy]!, 0, -7, 56, fill, { halo: INK.outline, haloWidth: 2.5 }),
      ...attackPlate(plate, -r - 8, 66 - r, r),
      ...(attacks.length > 1 ? [shape(circle(-62, 6, 10), { fill: '#FF7A3C', stroke: INK.outline, width: 4 })] : []),
      ...armorPlate(armor, r + 8, 66 - r, r),
    ];
  });
  return group(marks, { x, y, scale: radius / 50, still: [-90, -86, 180, 186] });
}

/** A token face down: the icon of its pile and a question mark. */
export function tokenBack(pile: Pile, palette: Palette, x: number, y: number, radius: number): Mark {
  const marks = keptMarks(`mk back ${pile} ${palette}`, () => {
    const hues = pileHues(pile, palette);
    return [
      ...coin(hues, true),
      icon(PILE_ICONS[pile], 0, 0, 55, hues.face),
      shape(circle(33, 30, 22), { fill: INK.outline, stroke: hues.rim, width: 4 }),
      digits('?', 33, 30, 33, hues.lite),
    ];
  });
  return group(marks, { x, y, scale: radius / 50, still: COIN_BOX });
}

/** A resistance is an element in a shield. */
export function resistance(of: Resistance, x: number, y: number, radius: number): Mark {
  const marks = keptMarks(`mk resistance ${of}`, () => {
    const { colour, dark } = ELEMENT_HUES[of];
    return [
      shape(SHIELD_PATH, { fill: INK.outline, stroke: INK.outline, width: 15 }),
      shape(SHIELD_PATH, {
        fill: linear(0, -50, 0, 50, mix(dark, colour, 0.25), mix(dark, '#000000', 0.25)),
        stroke: colour,
        width: 7.5,
      }),
      ...sign(ELEMENT_ICONS[of], 0, -3, 60, mix(colour, '#FFFFFF', 0.35)),
    ];
  });
  return group(marks, { x, y, scale: radius / 50, still: [-62, -62, 124, 132] });
}

/** An ability is a sign in a ring. */
export function abilityRing(of: EnemyAbility | 'summon', x: number, y: number, radius: number): Mark {
  const marks = keptMarks(`mk ability ${of}`, () => {
    const { icon: name, colour } = ABILITY_SIGNS[of];
    return [shape(circle(0, 0, 50), { fill: INK.outline, stroke: colour, width: 6.5 }), icon(name, 0, 0, 66, colour)];
  });
  return group(marks, { x, y, scale: radius / 50, still: [-56, -56, 112, 112] });
}
