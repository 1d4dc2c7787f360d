import type { Mark, Text } from '../../../engine/drawing.js';
import { lineCount, type SetFace } from '../../../engine/letter-widths.js';
import type { Box } from '../../../engine/marks.js';
import { FACE, LEAST, words } from './marks.js';

export type { Box } from '../../../engine/marks.js';

interface Setting {
  readonly size: number;
  readonly leading: number;
  readonly lines: number;
}

/** The largest of the sizes at which the text should fit the box. */
export function settingFor(
  text: string,
  { width, height }: Pick<Box, 'width' | 'height'>,
  largest: number,
  least: number,
  face: SetFace = FACE.body,
  lead = 1.14,
): Setting {
  for (let size = largest; ; size -= 1) {
    const lines = lineCount(text, face, width / size);
    if (lines * size * lead <= height || size <= least) return { size, leading: size * lead, lines };
  }
}

/** How many lines a text takes in a hand. */
export const linesOf = (text: string, width: number): number => lineCount(text, FACE.body, width / LEAST);

/** A text in a box, as large as it fits; `middle` centres it from top to bottom. */
export function paragraph(
  text: string,
  box: Box,
  largest: number,
  least: number,
  fill: string,
  more: Partial<Pick<Text, 'face' | 'align'>> & { readonly middle?: boolean } = {},
): Mark {
  const { middle, ...look } = more;
  const face = (look.face ?? FACE.body) as SetFace;
  const { size, leading, lines } = settingFor(text, box, largest, least, face);
  const most = Math.max(lines, Math.floor(box.height / leading));
  const spare = middle ? Math.max(0, box.height - lines * leading) / 2 : 0;
  const x = look.align === 'center' ? box.x + box.width / 2 : box.x;
  return words(text, x, box.y + spare + leading / 2, size, fill, {
    face,
    ...look,
    wrap: { width: box.width, leading, lines: most },
  });
}
