import type { Mark } from '../../../engine/drawing.js';
import { type Point, polar, roundRect } from '../../../geometry/paths.js';
import { traitSign } from './icons.js';
import { digits, disc, icon, linear, plate, shape } from './marks.js';
import { type Colours, INK } from './palette.js';

/** Badges sit upright in the corners: N place, UL owner, S initiative or value, UR and LR traits, LL toughness. */
const CORNERS = { N: -90, UR: -30, LR: 30, S: 90, LL: 150, UL: 210 } as const;

export const corner = (name: keyof typeof CORNERS, distance = 80): Point => polar(CORNERS[name], distance);

/** When a tile attacks; a rune-light ring says that others raise it. */
export function initiativeBadge(values: readonly number[], raised: boolean): Mark[] {
  const many = values.length > 1;
  const [r, y] = many ? [15.5, 74] : [19, 78];
  return values.flatMap((value, k) => {
    const x = (k - (values.length - 1) / 2) * 34;
    const fill = linear(0, y - r, 0, y + r, INK.goldLight, INK.gold, INK.goldDark);
    return [...disc(x, y, r, fill, raised ? INK.rune : undefined, 4), digits(value, x, y, many ? 30 : 35, INK.goldInk)];
  });
}

/** A trait and, where it is not printed on the tile, that others lend it. */
export interface TraitLook {
  readonly trait: string;
  readonly ring?: string;
}

function traitDisc({ trait, ring }: TraitLook, [x, y]: Point, r: number): Mark[] {
  const { icon: name, fill } = traitSign(trait);
  return [...disc(x, y, r, fill, ring, ring ? 3.5 : 3), icon(name, x, y, r * 1.66, '#10131B')];
}

/**
 * Two traits take a corner each. More of them share the corners in pairs, and what is beyond four is counted: a tile
 * that everybody helps stays readable.
 */
export function traitBadges(traits: readonly TraitLook[]): Mark[] {
  if (traits.length <= 2) {
    return traits.flatMap((look, k) => traitDisc(look, corner(k ? 'LR' : 'UR'), 17.5));
  }
  const [upper, lower] = [corner('UR', 74), corner('LR', 74)];
  const places: Point[] = [
    [upper[0] + 13, upper[1] + 5],
    [upper[0] - 15, upper[1] - 4],
    [lower[0] + 13, lower[1] - 5],
    [lower[0] - 15, lower[1] + 4],
  ];
  const shown = traits.length > 4 ? traits.slice(0, 3) : traits;
  const marks = shown.flatMap((look, k) => traitDisc(look, places[k]!, 15));
  if (traits.length > 4) {
    const [x, y] = places[3]!;
    marks.push(...disc(x, y, 15, INK.plate, INK.rune, 3), digits(`+${traits.length - 3}`, x, y, 22, INK.rune));
  }
  return marks;
}

/** A heart for every hit point beyond the first, hollow once it is lost; from three on a heart and what is left. */
export function toughnessBadge(hearts: number, lost: number, lent: boolean): Mark[] {
  const width = hearts === 1 ? 34 : hearts < 12 ? 46 : 54;
  const [x, y] = hearts === 1 ? corner('LL') : ([-71, 37] as const);
  const marks: Mark[] = [
    shape(roundRect(x - width / 2 - 3, y - 20, width + 6, 40, 20), { fill: INK.outline }),
    shape(roundRect(x - width / 2, y - 17, width, 34, 17), {
      fill: '#12141C',
      stroke: lent ? INK.rune : '#FF9DB0',
      width: lent ? 3.5 : 2.5,
    }),
  ];
  const heart = (at: number, size: number, isLost: boolean): Mark =>
    isLost
      ? icon('hearts', at, y + 1, size, '#2A1A1F', { halo: '#FF8FA6', haloWidth: 1.6 })
      : icon('hearts', at, y + 1, size, '#FF8FA6');
  if (hearts === 1) marks.push(heart(x, 26, lost > 0));
  else if (hearts === 2) marks.push(heart(x - 10, 21, lost > 1), heart(x + 10, 21, lost > 0));
  else marks.push(heart(x - 10, 21, lost >= hearts), digits(hearts - lost, x + 11, y, 27, INK.white, { max: 26 }));
  return marks;
}

/** What a Rune adds: +1, +2, ×2. */
export function valueBadge(value: string): Mark[] {
  const [x, y] = corner('S');
  return [plate(x, y, 50, 36, 18, INK.rune, 3), digits(value, x, y, 33, INK.rune)];
}

/** The name of the hex, the same as in menus. */
export function placeBadge(hex: string, colours: Colours): Mark[] {
  const [x, y] = corner('N', 78);
  return [plate(x, y, 46, 32, 9, colours.hi), digits(hex, x, y, 30, INK.white)];
}
