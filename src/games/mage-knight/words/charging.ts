import { groundOfView, parseLabel } from '../ground.js';
import { areAdjacent, type Space, spacesOfTile } from '../tiles/lattice.js';
import type { RealmView } from '../view.js';

const spaceOf = (view: RealmView, label: string): Space | null => {
  const found = parseLabel(view, label);
  return found === null ? null : spacesOfTile(found.tile.x, found.tile.y)[found.place]!;
};

/** Whether a step seems to start a fight: an assault on what nobody holds, or next to a rampaging enemy all the way. */
export function isChargeStep(view: RealmView, from: string | null, to: string): boolean {
  const place = view.places.find(({ space }) => space === to);
  const site = place?.site ?? groundOfView(view, to)?.site;
  if (site === 'keep' || site === 'mage_tower') return (place?.shields ?? []).length === 0;
  if (site === 'city') return place?.city?.conquered === false;
  const [start, end] = [from === null ? null : spaceOf(view, from), spaceOf(view, to)];
  if (start === null || end === null) return false;
  return view.places.some(({ space, tokens }) => {
    const rampaging = ['marauding_orcs', 'draconum'].includes(groundOfView(view, space)?.site ?? '');
    const at = spaceOf(view, space);
    return rampaging && tokens.length > 0 && at !== null && areAdjacent(start, at) && areAdjacent(end, at);
  });
}
