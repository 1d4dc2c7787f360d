import { printedPlace, tileOf } from './land.js';
import type { TileSpace } from './tiles/tile.js';
import type { RealmView } from './view.js';

/** A label in its parts: which tile lies there, and the place on it. */
export function parseLabel({ tiles }: Pick<RealmView, 'tiles'>, label: string) {
  const found = /^([A-Z]a?)([0-6])$/.exec(label);
  const tile = found && tiles.find(one => one.label === found[1]);
  return tile ? { tile, place: Number(found[2]) } : null;
}

/** What is printed on a space of the map as a reader sees it. */
export function groundOfView(view: Pick<RealmView, 'tiles'>, label: string): TileSpace | undefined {
  const found = parseLabel(view, label);
  return found === null ? undefined : tileOf(found.tile.tile).spaces[printedPlace(found.place, found.tile.turn)];
}
