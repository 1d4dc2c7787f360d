import type { Drawing, Mark } from '../../../engine/drawing.js';
import { GAP, MARGIN, page, SECTION, section } from './furniture.js';
import type { Block } from './items.js';
import { stack } from './items.js';

/** With its question and buttons a choice must fit the screen of a phone. */
export const TALLEST = 1150;

/** A part of a picture: always there, or added while there is room, the lower its `want` the sooner. */
export interface Part {
  readonly block: Block | null;
  readonly want: number;
}

export const must = (block: Block | null): Part => ({ block, want: 0 });
export const may = (block: Block | null, want = 1): Part => ({ block, want });

/** A block under a heading. */
export const headed = (text: string, block: Block, note = ''): Block =>
  stack([{ height: SECTION, draw: (_, y): readonly Mark[] => section(text, y, note) }, block]);

/** The parts under each other below what stands at the top, without those that would make the picture too tall. */
export function sheet(
  head: { readonly height: number; readonly marks: readonly Mark[] },
  parts: readonly Part[],
  mood: 'day' | 'night' | 'fight',
  tallest = TALLEST,
): Drawing {
  const kept = new Set(parts.filter(({ want, block }) => want === 0 && block !== null));
  const shown = (): Block[] => parts.filter(part => kept.has(part)).flatMap(({ block }) => block ?? []);
  const height = (): number => head.height + stack(shown(), GAP).height + MARGIN + GAP;
  for (const part of parts.filter(({ want }) => want > 0).toSorted((one, other) => one.want - other.want)) {
    if (part.block === null) continue;
    kept.add(part);
    if (height() > tallest) kept.delete(part);
  }
  return page(Math.ceil(height()), mood, [...head.marks, ...stack(shown(), GAP).draw(MARGIN, head.height + GAP)]);
}
