import type { Drawing } from '../../../engine/drawing.js';
import { MARGIN } from './furniture.js';
import { type Section, sheet, stacked } from './sections.js';

/** With its question and buttons a choice must fit the screen of a phone. */
export const TALLEST = 1150;

/** What must be there, and what is added while there is room, the most wanted first. */
export interface Part {
  readonly section: Section | null;
  /** 0 = always; otherwise the lower the sooner. */
  readonly want: number;
}

export const must = (section: Section | null): Part => ({ section, want: 0 });
export const may = (section: Section | null, want = 1): Part => ({ section, want });

/** The parts in their order, without those that would make the picture too tall. */
export function fittingSheet(parts: readonly Part[]): Drawing {
  const kept = new Set(parts.filter(({ want }) => want === 0));
  const wanted = parts.filter(({ want }) => want > 0).toSorted((one, other) => one.want - other.want);
  const shown = (): (Section | null)[] => parts.filter(part => kept.has(part)).map(({ section }) => section);
  for (const part of wanted) {
    kept.add(part);
    if (stacked(shown()).height + 2 * MARGIN > TALLEST) kept.delete(part);
  }
  return sheet(shown());
}
