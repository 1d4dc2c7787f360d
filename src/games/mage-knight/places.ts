import type { PlaceRow } from '../../engine/game.js';
import { qOf, rOf, spacesOfTile } from './tiles/lattice.js';
import type { RealmView } from './view.js';

/**
 * The map as its picture shows it, row by row from the north, places from the west. It is never as small as a shape of
 * buttons, so only the spaces that can be chosen become some, in this order.
 */
export function places({ tiles }: RealmView): readonly PlaceRow[] {
  const rows = new Map<number, { readonly label: string; readonly at: number }[]>();
  for (const { x, y, label } of tiles)
    for (const [place, space] of spacesOfTile(x, y).entries()) {
      const row = rows.get(rOf(space)) ?? [];
      rows.set(rOf(space), row);
      row.push({ label: `${label}${place}`, at: qOf(space) });
    }
  return [...rows]
    .toSorted(([one], [other]) => one - other)
    .map(([, spaces], index) => ({
      name: String(index + 1),
      places: spaces.toSorted((one, other) => one.at - other.at).map(({ label }) => label),
    }));
}
