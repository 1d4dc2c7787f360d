import { entrantAt, matchOf, type Season } from './league.js';
import { tableOf, tieBreaksOf } from './table.js';

/** A cell that spreadsheets neither misread nor run: quoted where needed, never beginning like a formula. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const lines = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `${rows.map(row => row.map(cell).join(',')).join('\r\n')}\r\n`;

/** The table for a spreadsheet. */
export function tableCsv(season: Season): string {
  const isKnockout = season.league.rules.format === 'knockout';
  return lines([
    [
      'place',
      'player',
      isKnockout ? 'reached' : 'points',
      'played',
      'won',
      'drawn',
      'lost',
      'byes',
      ...tieBreaksOf(season),
    ],
    ...tableOf(season).map(row => [
      row.place,
      row.entrant.name,
      isKnockout ? row.reached : row.points,
      row.played,
      row.won,
      row.drawn,
      row.lost,
      row.byes,
      ...row.breaks,
    ]),
  ]);
}

/** Every pairing of the season for a spreadsheet. */
export function pairingsCsv(season: Season): string {
  const name = (number: number | null) => (number === null ? null : entrantAt(season, number).name);
  return lines([
    ['round', 'table', 'first', 'second', 'first score', 'second score', 'how', 'reason', 'match'],
    ...season.pairings.map(({ round, board, first, second, score, id, replays }) => [
      round,
      board,
      name(first),
      name(second),
      score?.first ?? null,
      second === null ? null : (score?.second ?? null),
      score?.how ?? null,
      score?.reason ?? null,
      second === null ? null : matchOf({ id, replays }),
    ]),
  ]);
}
