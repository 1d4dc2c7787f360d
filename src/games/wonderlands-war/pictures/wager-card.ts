import type { Mark } from '../../../engine/drawing.js';
import { polygon, roundRect } from '../../../geometry/paths.js';
import type { FactionId } from '../faction.js';
import { digits, group, shape } from './marks.js';
import { coloursOf, INK, type Livery, mix } from './palette.js';
import { token } from './token.js';

/** A wager of a seat: whose it is can be seen, what it says only where it may be known. */
export function wagerCard(
  owner: FactionId,
  livery: Livery,
  x: number,
  y: number,
  height: number,
  on: FactionId | null = null,
): Mark[] {
  const { lo, hi, base } = coloursOf(owner, livery.palette);
  const width = height * 0.75;
  const card = (inset: number): string =>
    roundRect(x - width / 2 + inset, y - height / 2 + inset, width - 2 * inset, height - 2 * inset, 10 - inset);
  let diamonds = '';
  for (let row = 0; row < 8; row++)
    for (let column = row % 2; column < 6; column += 2) {
      const [cx, cy] = [x - width / 2 + column * width * 0.2, y - height / 2 + row * height * 0.145];
      const r = width * 0.14;
      diamonds += polygon([cx, cy - r], [cx + r, cy], [cx, cy + r], [cx - r, cy]);
    }
  return [
    shape(card(0), { fill: lo, stroke: hi, width: 3, shadow: { colour: '#00000080', blur: 8, dy: 4 } }),
    group([shape(diamonds, { fill: mix(base, 0.7) })], { clip: card(5) }),
    on === null
      ? digits('?', x, y, height * 0.62, INK.white, { halo: INK.outline, haloWidth: 4 })
      : token(on, livery, x, y, height * 0.33),
  ];
}
