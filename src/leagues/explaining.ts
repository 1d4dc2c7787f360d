import { isOutByForfeit, roundOut } from './knockout.js';
import type { Season, TieBreak } from './league.js';
import { type Row, tableOf, tieBreaksOf } from './table.js';

/** What may divide two lines of a table. */
export type Criterion = 'points' | 'rounds' | 'third-place' | 'forfeit' | TieBreak;

/** Who stands next to somebody in the table, and what decided between the two. */
export interface Neighbour {
  readonly row: Row;
  readonly isAbove: boolean;
  /** Null: equal in everything. */
  readonly by: Criterion | null;
  readonly own: number;
  readonly theirs: number;
}

export interface Explained {
  readonly row: Row;
  readonly neighbours: readonly Neighbour[];
}

/** Why somebody stands where they stand: their line, and what divides it from the lines around it. */
export function explainPlace(season: Season, number: number): Explained | null {
  const rows = tableOf(season);
  const at = rows.findIndex(({ entrant }) => entrant.number === number);
  const row = rows[at];
  if (!row) return null;
  const around = [rows[at - 1], rows[at + 1]];
  const neighbours = around.flatMap((other, index) =>
    other ? [{ row: other, isAbove: index === 0, ...divide(season, row, other) }] : [],
  );
  return { row, neighbours };
}

function divide(season: Season, row: Row, other: Row): Pick<Neighbour, 'by' | 'own' | 'theirs'> {
  if (row.place === other.place) return { by: null, own: 0, theirs: 0 };
  if (row.reached !== other.reached) {
    return { by: whatReached(row.reached, other.reached), own: row.reached, theirs: other.reached };
  }
  if (row.points !== other.points) return { by: 'points', own: row.points, theirs: other.points };
  const tieBreaks = tieBreaksOf(season);
  const index = tieBreaks.findIndex((_, at) => row.breaks[at] !== other.breaks[at]);
  return index < 0
    ? { by: null, own: 0, theirs: 0 }
    : { by: tieBreaks[index]!, own: row.breaks[index]!, theirs: other.breaks[index]! };
}

/** What divides two who came differently far: the round, the match for third place, or that one lost to nobody. */
function whatReached(one: number, two: number): Criterion {
  if (roundOut(one) !== roundOut(two)) return 'rounds';
  return isOutByForfeit(Math.min(one, two)) ? 'forfeit' : 'third-place';
}
