import { groundOfView, parseLabel } from '../ground.js';
import { centreOf, parseAddress, qOf, rOf, spacesOfTile } from '../tiles/lattice.js';
import type { RealmView } from '../view.js';
import type { Explorable } from '../vocabulary.js';
import type { RealmScene } from './sentences.js';
import type { Speech } from './speech.js';

/** Eight points of the compass, clockwise from the east; pictures have the north on top. */
const POINTS = [
  ['wschód', 'east'],
  ['południowy wschód', 'south-east'],
  ['południe', 'south'],
  ['południowy zachód', 'south-west'],
  ['zachód', 'west'],
  ['północny zachód', 'north-west'],
  ['północ', 'north'],
  ['północny wschód', 'north-east'],
] as const;

const SIGNS = ['E', 'SE', 'S', 'SW', 'W', 'NW', 'N', 'NE'] as const;

/** Which way a free tile position lies from a hero; where two lie the same way, its address too. */
export const wayTo = (
  at: string,
  all: readonly Explorable[],
  { view }: RealmScene,
  seat: number,
  speech: Speech,
): string => told(at, all, view, seat, point => speech.of(POINTS[point]!));

/** The same in signs that pictures and buttons have room for: „NE”. */
export const signTo = (at: string, all: readonly Explorable[], view: RealmView, seat: number): string =>
  told(at, all, view, seat, point => SIGNS[point]!);

function told(
  at: string,
  all: readonly Explorable[],
  view: RealmView,
  seat: number,
  name: (point: number) => string,
): string {
  const point = pointTo(at, view, seat);
  const isAlone = all.every(other => other.at === at || pointTo(other.at, view, seat) !== point);
  return isAlone ? name(point) : `${name(point)} ${at.replace(',', '/')}`;
}

function pointTo(at: string, view: RealmView, seat: number): number {
  const { space } = view.heroes[seat]!;
  const found = space === null ? null : parseLabel(view, space);
  const address = parseAddress(at);
  if (found === null || address === undefined || groundOfView(view, space!) === undefined) return 0;
  const own = spacesOfTile(found.tile.x, found.tile.y)[found.place]!;
  const there = centreOf(...address);
  const [q, r] = [qOf(there) - qOf(own), rOf(there) - rOf(own)];
  const angle = Math.atan2(r * 1.5, Math.sqrt(3) * (q + r / 2));
  return (Math.round((angle / (2 * Math.PI)) * 8) + 8) % 8;
}
