import type { Drawing, Mark } from '../../../engine/drawing.js';
import { MARGIN, night, WIDTH } from './furniture.js';

/** A part of a picture that lies under the one before it. */
export interface Section {
  readonly height: number;
  marks(y: number): readonly Mark[];
}

const GAP = 10;

/** Parts under each other; what has no height is left out. */
export function stacked(sections: readonly (Section | null)[], gap = GAP): Section {
  const shown = sections.filter((each): each is Section => each !== null && each.height > 0);
  return {
    height: shown.reduce((sum, { height }) => sum + height + gap, shown.length > 0 ? -gap : 0),
    marks(y) {
      let top = y;
      return shown.flatMap(section => {
        const marks = section.marks(top);
        top += section.height + gap;
        return marks;
      });
    },
  };
}

/** A picture of parts on the night. */
export function sheet(sections: readonly (Section | null)[]): Drawing {
  const all = stacked(sections);
  const height = Math.ceil(all.height + 2 * MARGIN);
  return { width: WIDTH, height, marks: [...night(height), ...all.marks(MARGIN)] };
}
