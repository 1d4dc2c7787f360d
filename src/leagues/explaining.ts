import type { Season, TieBreak } from './league.js';
import { type Row, tableOf } from './table.js';

/** Who stands next to somebody in the table, and what decided between the two. */
export interface Neighbour {
  readonly row: Row;
  readonly isAbove: boolean;
  /** Null: equal in everything. */
  readonly by: 'points' | 'rounds' | TieBreak | null;
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
  if (row.out !== other.out) return { by: 'rounds', own: row.out, theirs: other.out };
  if (row.points !== other.points) return { by: 'points', own: row.points, theirs: other.points };
  const { tieBreaks } = season.league.rules;
  const index = tieBreaks.findIndex((_, at) => row.breaks[at] !== other.breaks[at]);
  return index < 0
    ? { by: null, own: 0, theirs: 0 }
    : { by: tieBreaks[index]!, own: row.breaks[index]!, theirs: other.breaks[index]! };
}
