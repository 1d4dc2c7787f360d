import type { PlaceRow } from '../../engine/index.js';
import { button, buttonRows, type Row } from '../components.js';
import { LIMITS } from '../limits.js';
import { packedRows } from '../phone.js';
import { wordsIn } from '../words/index.js';
import { type Labelled, pageId, type Showing, sayId, styleOf } from './showing.js';

/** A button needs a label; this one shows nothing. */
const BLANK = '\u200b';

const placeButton = (option: Labelled, showing: Showing) =>
  button(sayId(showing, option), { label: option.short ?? option.place!, style: styleOf(option.tone, 'main') });

/** So few places need no shape. */
const ONE_ROW = LIMITS.buttonsPerRow;
/** As many as a board of five rows has: a button each. */
const MOST_PLAIN = 5 * LIMITS.buttonsPerRow;

const plainRows = (placed: readonly Labelled[], showing: Showing): Row[] =>
  packedRows(placed.map(option => placeButton(option, showing)));

/** Rows of places, and the same with the most that may be opened instead. */
export interface BoardRows {
  readonly shown: readonly Row[];
  readonly tallest: readonly Row[];
}

/** Places as buttons in the shape of the board; of a board too large for that first the row, then the place in it. */
export function boardRows(board: readonly PlaceRow[], placed: readonly Labelled[], showing: Showing): BoardRows {
  const always = (rows: Row[]): BoardRows => ({ shown: rows, tallest: rows });
  if (placed.length <= ONE_ROW) return always(plainRows(placed, showing));
  const byPlace = new Map(placed.map(option => [option.place!, option]));
  const isSmall = board.length <= LIMITS.buttonsPerRow && board.every(row => row.places.length <= LIMITS.buttonsPerRow);
  if (isSmall) return always(board.map((row, at) => shapedRow(row, at, byPlace, showing)).filter(row => row !== null));
  const rows = board
    .map(({ name, places }) => ({ name, placed: places.flatMap(place => byPlace.get(place ?? '') ?? []) }))
    .filter(row => row.placed.length > 0);
  if (placed.length <= MOST_PLAIN)
    return always(
      plainRows(
        rows.flatMap(row => row.placed),
        showing,
      ),
    );
  const most = Math.max(...rows.map(row => row.placed.length));
  const longest = rows.findIndex(row => row.placed.length === most);
  return { shown: rowThenPlace(rows, showing.page, showing), tallest: rowThenPlace(rows, longest, showing) };
}

function shapedRow(
  { places }: PlaceRow,
  at: number,
  byPlace: ReadonlyMap<string, Labelled>,
  showing: Showing,
): Row | null {
  const last = places.findLastIndex(place => place !== null);
  const [row] = buttonRows(
    places.slice(0, last + 1).map((place, column) => {
      const option = place === null ? undefined : byPlace.get(place);
      if (option) return placeButton(option, showing);
      return button(pageId(showing, 0, `${at}-${column}`), {
        label: place ?? BLANK,
        disabled: true,
      });
    }),
  );
  return row ?? null;
}

interface NamedRow {
  readonly name: string;
  readonly placed: readonly Labelled[];
}

function rowThenPlace(rows: readonly NamedRow[], page: number, showing: Showing): Row[] {
  const { language } = showing;
  const chosen = Math.min(page, rows.length - 1);
  return [
    ...buttonRows(
      rows.map(({ name }, at) =>
        button(pageId(showing, at, 'row'), {
          label: at === chosen ? wordsIn(language).row(name) : name,
          style: at === chosen ? 'good' : 'plain',
        }),
      ),
    ),
    ...plainRows(rows[chosen]!.placed, showing),
  ];
}
