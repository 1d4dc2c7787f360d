import { groundOfView, parseLabel } from '../ground.js';
import { centreOf, parseAddress, qOf, rOf, spacesOfTile } from '../tiles/lattice.js';
import type { Explorable } from '../vocabulary.js';
import { heroAt } from './position.js';
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

/** Which way a free tile position lies from a hero; where two lie the same way, its address too. */
export function wayTo(at: string, all: readonly Explorable[], scene: RealmScene, seat: number, speech: Speech): string {
  const point = pointTo(at, scene, seat);
  const name = speech.of(POINTS[point]!);
  const isAlone = all.every(other => other.at === at || pointTo(other.at, scene, seat) !== point);
  return isAlone ? name : `${name} ${at.replace(',', '/')}`;
}

function pointTo(at: string, scene: RealmScene, seat: number): number {
  const { space } = heroAt(scene, seat);
  const found = space === null ? null : parseLabel(scene.view, space);
  const address = parseAddress(at);
  if (found === null || address === undefined || groundOfView(scene.view, space!) === undefined) return 0;
  const own = spacesOfTile(found.tile.x, found.tile.y)[found.place]!;
  const there = centreOf(...address);
  const [q, r] = [qOf(there) - qOf(own), rOf(there) - rOf(own)];
  const angle = Math.atan2(r * 1.5, Math.sqrt(3) * (q + r / 2));
  return (Math.round((angle / (2 * Math.PI)) * 8) + 8) % 8;
}
