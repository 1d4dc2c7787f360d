import type { PlaceRow } from '../../engine/index.js';
import { button, buttonRows, type Row } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { LIMITS } from '../limits.js';
import { wordsIn } from '../words/index.js';
import { type Labelled, type Showing, sayId, styleOf } from './showing.js';

/** A button needs a label; this one shows nothing. */
const BLANK = '\u200b';

const placeButton = ({ index, place, short, tone }: Labelled, showing: Showing) =>
  button(sayId(showing, index), { label: short ?? place!, style: styleOf(tone, 'main') });

/** So few that a row of buttons holds them. */
export const fewPlaces = (placed: readonly Labelled[], showing: Showing): Row[] =>
  buttonRows(placed.map(option => placeButton(option, showing)));

/** Places as buttons in the shape of the board; of a board too large for that first the row, then the place in it. */
export function boardRows(board: readonly PlaceRow[], placed: readonly Labelled[], showing: Showing): Row[] {
  const byPlace = new Map(placed.map(option => [option.place!, option]));
  const isSmall = board.length <= LIMITS.buttonsPerRow && board.every(row => row.places.length <= LIMITS.buttonsPerRow);
  if (isSmall) return board.map((row, at) => shapedRow(row, at, byPlace, showing)).filter(row => row !== null);
  return rowThenPlace(
    board.filter(({ places }) => places.some(place => place !== null && byPlace.has(place))),
    byPlace,
    showing,
  );
}

function shapedRow(
  { places }: PlaceRow,
  at: number,
  byPlace: ReadonlyMap<string, Labelled>,
  showing: Showing,
): Row | null {
  const { match, moment } = showing;
  const last = places.findLastIndex(place => place !== null);
  const [row] = buttonRows(
    places.slice(0, last + 1).map((place, column) => {
      const option = place === null ? undefined : byPlace.get(place);
      if (option) return placeButton(option, showing);
      return button(makeCustomId('page', match, moment, 0, `${at}-${column}`), {
        label: place ?? BLANK,
        disabled: true,
      });
    }),
  );
  return row ?? null;
}

function rowThenPlace(rows: readonly PlaceRow[], byPlace: ReadonlyMap<string, Labelled>, showing: Showing): Row[] {
  const { match, moment, page, language } = showing;
  const chosen = Math.min(page, rows.length - 1);
  const places = rows[chosen]!.places.flatMap(place => (place === null ? [] : (byPlace.get(place) ?? [])));
  return [
    ...buttonRows(
      rows.map(({ name }, at) =>
        button(makeCustomId('page', match, moment, at, 'row'), {
          label: at === chosen ? wordsIn(language).row(name) : name,
          style: at === chosen ? 'good' : 'plain',
        }),
      ),
    ),
    ...fewPlaces(places, showing),
  ];
}
