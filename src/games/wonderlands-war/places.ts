import type { PlaceRow } from '../../engine/game.js';
import type { WonderlandView } from './view.js';

/** The head of the table among the places: its crown, for letters are owners. */
export const HEAD = '♛';

/** The place of the table an option points at: a chair by its number, the head; null where it points at none. */
export function placeOf(option: string): string | null {
  if (option === 'head') return HEAD;
  return option.startsWith('chair:') ? option.slice('chair:'.length) : null;
}

/** The table as its picture shows it: the head on the left, the chairs clockwise, so many along each long side. */
const LONG_SIDE = 5;

/** The chairs in the shape of the table (WW-2.4): 11 = 5-1-5, 12 = 5-2-5, 13 = 5-3-5. */
export function places({ part, table }: WonderlandView): readonly PlaceRow[] {
  if (part !== 'tea') return [];
  const chairs = table.chairs.map(({ chair }) => String(chair));
  const top = chairs.slice(0, LONG_SIDE);
  const bottom = chairs.slice(-LONG_SIDE).reverse();
  const [right, ...more] = chairs.slice(LONG_SIDE, -LONG_SIDE);
  const gap = (count: number): null[] => Array.from({ length: count }, () => null);
  const rows = [
    top,
    [HEAD, ...gap(LONG_SIDE - 2), right ?? null],
    ...(more.length === 0 ? [] : [[...gap(LONG_SIDE - more.length), ...more.reverse()]]),
    bottom,
  ];
  return rows.map((row, at) => ({ name: String(at + 1), places: row }));
}
