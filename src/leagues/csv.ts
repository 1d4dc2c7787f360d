import { entrantAt, isBye, isForTables, matchOf, type Season, tableSize } from './league.js';
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
  const { format } = season.league.rules;
  const isKnockout = format === 'knockout';
  const results = isForTables(format)
    ? (['first', 'second', 'third', 'fourth'] as const)
    : (['won', 'drawn', 'lost'] as const);
  return lines([
    ['place', 'player', isKnockout ? 'reached' : 'points', 'played', ...results, 'byes', ...tieBreaksOf(season)],
    ...tableOf(season).map(row => [
      row.place,
      row.entrant.name,
      isKnockout ? row.reached : row.points,
      row.played,
      ...(isForTables(format) ? row.places : [row.won, row.drawn, row.lost]),
      row.byes,
      ...row.breaks,
    ]),
  ]);
}

const SEATS = ['first', 'second', 'third', 'fourth'] as const;

/** Every pairing of the season for a spreadsheet. */
export function pairingsCsv(season: Season): string {
  // A season of threes has a table of four where they come out even.
  const seats = isForTables(season.league.rules.format) ? SEATS : SEATS.slice(0, tableSize(season.league.rules.format));
  const name = (number: number | undefined) => (number === undefined ? null : entrantAt(season, number).name);
  return lines([
    ['round', 'table', ...seats, ...seats.map(seat => `${seat} score`), 'how', 'reason', 'match'],
    ...season.pairings.map(pairing => [
      pairing.round,
      pairing.board,
      ...seats.map((_, seat) => name(pairing.seats[seat])),
      ...seats.map((_, seat) => pairing.score?.shares[seat] ?? null),
      pairing.score?.how ?? null,
      pairing.score?.reason ?? null,
      isBye(pairing) ? null : matchOf(pairing),
    ]),
  ]);
}
