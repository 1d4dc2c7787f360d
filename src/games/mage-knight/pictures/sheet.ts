import type { Drawing, Mark } from '../../../engine/drawing.js';
import { GAP, MARGIN, type Mood, page, SECTION, section } from './furniture.js';
import type { Block } from './items.js';
import { stack } from './items.js';
import type { Vista } from './vista.js';

/** A part of a picture: always there, or added while there is room, the lower its `want` the sooner. */
export interface Part {
  readonly block: Block | null;
  readonly want: number;
  /** What comes in its place where there is no room for it. */
  readonly instead?: Block;
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
  mood: Mood,
  tallest: number,
): Drawing {
  const kept = new Map<Part, Block>();
  for (const part of parts) if (part.want === 0 && part.block !== null) kept.set(part, part.block);
  const shown = (): Block[] => parts.flatMap(part => kept.get(part) ?? []);
  const height = (): number => head.height + stack(shown(), GAP).height + MARGIN + GAP;
  for (const part of parts.filter(({ want }) => want > 0).toSorted((one, other) => one.want - other.want)) {
    if (part.block === null) continue;
    for (const block of [part.block, ...(part.instead ? [part.instead] : [])]) {
      kept.set(part, block);
      if (height() <= tallest) break;
      kept.delete(part);
    }
  }
  return page(Math.ceil(height()), mood, [...head.marks, ...stack(shown(), GAP).draw(MARGIN, head.height + GAP)]);
}

const NO_BAR = { height: 4, marks: [] } as const;

/** What is looked at over buttons: no taller than the screen has room for. */
export const choiceSheet = (
  { night, tallest }: Vista,
  parts: readonly Part[],
  mood: Mood = night ? 'night' : 'day',
): Drawing => sheet(NO_BAR, parts, mood, tallest);
