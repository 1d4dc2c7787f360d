import { panel } from './furniture.js';
import { type Block, paragraph } from './items.js';
import { FACE, group, icon, LEADING, LEAST, lineCount, words } from './marks.js';
import { INK, veil } from './palette.js';

/** A name and a text on a plate, with a sign behind them. */
export function plaque(name: string, text: string, sign: string, width: number, tint = '#3A4A6A'): Block {
  const room = width - 48;
  const lines = lineCount(text, FACE.body, room / LEAST);
  const height = 74 + lines * LEADING + 20;
  return {
    height,
    draw: (x, y) => [
      group(
        [
          ...panel({ x: 0, y: 0, width, height }, { tint }),
          icon(sign, width - 90, height / 2, Math.min(150, height * 0.8), veil('#FFFFFF', 0.08)),
          words(name, 24, 40, 42, INK.text, { face: FACE.title, max: room }),
          ...paragraph(text, room, lines).draw(24, 72),
        ],
        { x, y },
      ),
    ],
  };
}
