import type { Mark } from '../../../engine/drawing.js';
import { rect } from '../../../geometry/paths.js';
import { COLOURS, FACES, type Mana } from '../terms.js';
import type { Standing } from '../vocabulary.js';
import { capsule } from './capsule.js';
import { ACROSS, panel } from './furniture.js';
import type { Block, Item } from './items.js';
import { line, widthOf } from './items.js';
import { crystal, manaDie, manaToken } from './mana.js';
import { digits, shape } from './marks.js';
import { INK } from './palette.js';
import type { Vista } from './vista.js';

const counted = (width: number, count: number, draw: (x: number, y: number) => Mark): Item => ({
  width: width + (count > 1 ? 26 : 0),
  draw: (x, y) => [draw(x + width / 2, y), ...(count > 1 ? [digits(count, x + width + 12, y, 30, INK.white)] : [])],
});

const bar: Item = { width: 6, draw: (x, y) => [shape(rect(x + 2, y - 28, 2, 56), { fill: INK.line })] };

/** What the turn stands at: points, mana tokens, crystals, and the source as far as dice of it may still be used. */
export function standingStrip({ palette }: Vista, standing: Standing): Block {
  const { move, influence, heal, mana, time } = standing;
  const points = [
    capsule('move', move, 54),
    capsule('influence', influence, 54),
    ...(heal > 0 ? [capsule('heal', heal, 54)] : []),
  ];
  const tokens = FACES.filter(face => mana.tokens[face] > 0).map(face =>
    counted(50, mana.tokens[face], (x, y) => manaToken(face, palette, x, y, 24)),
  );
  const gems = COLOURS.filter(colour => mana.crystals[colour] > 0).map(colour =>
    counted(38, mana.crystals[colour], (x, y) => crystal(colour, palette, x, y, 52)),
  );
  const isDead = (face: Mana): boolean =>
    mana.dice === 0 || (face === 'black' && time === 'day') || (face === 'gold' && time === 'night');
  const dice = mana.source.map((face): Item => {
    const side = mana.source.length > 4 ? 42 : 50;
    return { width: side, draw: (x, y) => [manaDie(face, palette, x + side / 2, y, side, isDead(face))] };
  });
  const left = [...points, ...(tokens.length > 0 ? [bar, ...tokens] : []), ...(gems.length > 0 ? [bar, ...gems] : [])];
  const height = 84;
  const room = ACROSS - 32;
  const [used, needed] = [widthOf(left), widthOf(dice)];
  const isWide = used + needed + 30 > room;
  return {
    height: isWide ? height + 66 : height,
    draw: (x, y) => [
      ...panel({ x, y, width: ACROSS, height: isWide ? height + 66 : height }),
      ...line(left, x + 16, y + height / 2),
      ...line(dice, x + ACROSS - 16 - needed, y + height / 2 + (isWide ? 66 : 0)),
    ],
  };
}
