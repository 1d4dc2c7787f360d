import type { Mark } from '../../../engine/drawing.js';
import { circle, hex, type Point, polylines, rect, roundRect } from '../../../geometry/paths.js';
import type { Address } from '../tiles/lattice.js';
import { ICON } from './icons.js';
import { middleOfTile, type Spot, spacesAt } from './land-view.js';
import { piecesAt } from './map-pieces.js';
import { type Box, digits, FACE, group, icon, keptMarks, LEAST, shape, title, words } from './marks.js';
import { INK, veil } from './palette.js';
import { edgesOf, middleOf, tileGround } from './tile.js';
import type { Vista } from './vista.js';

/** Lengths of the land to pixels of the picture. */
export interface Projection {
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
}

/** A free place for the next tile; with a letter where it may be chosen now. */
export interface Ghost {
  readonly at: Address;
  readonly letter: string | null;
  readonly cost: number | null;
}

/** A space that may be chosen: what going there costs, null where it costs nothing. */
export interface Lit {
  readonly cost: number | null;
  readonly danger: boolean;
}

export interface MapLook {
  readonly lit?: ReadonlyMap<string, Lit>;
  readonly ghosts?: readonly Ghost[];
  readonly path?: readonly string[];
  /** Large enough for labels and numbers; otherwise only the letters of tiles are written. */
  readonly fine: boolean;
  /** Nothing is painted outside this part of the picture. */
  readonly window?: Box;
}

/** Keeps marks around a point within a window: those that cross its edge are cut, those outside left out. */
type Cut = (middle: Point, reach: number, marks: readonly Mark[]) => readonly Mark[];

function cutting(window: Box | undefined): Cut {
  if (!window) return (_, __, marks) => marks;
  const { x, y, width, height } = window;
  // Cutting along whole pixels costs next to nothing; the corners are rounded off afterwards.
  const clip = rect(x, y, width, height);
  return ([px, py], reach, marks) => {
    if (marks.length === 0) return [];
    if (px + reach <= x || px - reach >= x + width || py + reach <= y || py - reach >= y + height) return [];
    const isInside = px - reach > x && px + reach < x + width && py - reach > y && py + reach < y + height;
    return isInside ? marks : [group(marks, { clip })];
  };
}

const place = ({ scale, dx, dy }: Projection, [x, y]: Point): Point => [x * scale + dx, y * scale + dy];

function ghostMarks({ at, letter, cost }: Ghost, proj: Projection, taken: Set<string>, vista: Vista): Mark[] {
  const { scale } = proj;
  const spaces = spacesAt(at);
  const colour = letter === null ? '#5A6685' : INK.lux;
  const edges = edgesOf(spaces, taken);
  for (const space of spaces) taken.add(space.join());
  const [x, y] = place(proj, middleOfTile(at));
  const R = scale * 100;
  const cells = spaces.map(([q, r]) => hex(R * 0.96, 0, place(proj, middleOf(q, r)))).join('');
  const marks: Mark[] = [
    shape(cells, {
      fill: veil(letter === null ? '#FFFFFF' : INK.lux, letter === null ? 0.03 : 0.07),
      stroke: veil(colour, letter === null ? 0.25 : 0.22),
      width: 1.5,
    }),
    shape(polylines(...edges.map(([a, b]) => [place(proj, a), place(proj, b)])), {
      stroke: colour,
      width: R * (letter === null ? 0.045 : 0.07),
      dash: [R * 0.26, R * 0.2],
    }),
  ];
  if (letter === null) {
    const sign = vista.view.nextTile === 'core' ? ICON.core : ICON.country;
    return [...marks, icon(sign, x, y, R * 0.7, veil('#5A6685', 0.75))];
  }
  const size = Math.max(LEAST, R * 0.42);
  return [
    ...marks,
    title(letter, x, y - R * 0.34, R * 1.2, INK.lux, { align: 'center', halo: INK.outline, haloWidth: 4 }),
    words(vista.say.explore, x, y + R * 0.36, size, INK.lux, { align: 'center', halo: INK.outline, haloWidth: 3 }),
    icon(ICON.move, x - R * 0.26, y + R * 0.92, R * 0.55, INK.lux),
    digits(cost ?? 0, x + R * 0.28, y + R * 0.92, R * 0.6, INK.lux),
  ];
}

/** Dots from space to space, never under a label. */
function pathMarks(path: readonly string[], spots: ReadonlyMap<string, Spot>, proj: Projection): Mark[] {
  const R = proj.scale * 100;
  const along = path.flatMap(label => {
    const spot = spots.get(label);
    return spot ? [place(proj, [spot.x, spot.y])] : [];
  });
  const dots = along.slice(1).flatMap(([x1, y1], at) => {
    const [x0, y0] = along[at]!;
    return [0, 1, 2, 3].map(k => {
      const t = (at + 2 === along.length ? 0.24 : 0.36) + k * 0.115;
      return [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + R * 0.12] as const;
    });
  });
  if (dots.length === 0) return [];
  return [
    shape(dots.map(([x, y]) => circle(x, y, R * 0.1)).join(''), { fill: INK.outline }),
    shape(dots.map(([x, y]) => circle(x, y, R * 0.062)).join(''), { fill: INK.lux }),
  ];
}

/** What going there costs, painted once for each price. */
function priceChip({ cost, danger }: Lit, x: number, y: number, R: number): Mark[] {
  if (cost === null) return [];
  const hue = danger ? INK.woundLight : INK.lux;
  const marks = keptMarks(`mk price ${cost} ${danger}`, () => [
    shape(roundRect(-44, -27, 88, 54, 22), { fill: INK.outline, stroke: hue, width: 4 }),
    icon(danger ? ICON.attack : ICON.move, -18, 0, 40, hue),
    digits(cost, 20, 0, 46, hue),
  ]);
  return [group(marks, { x, y: y + R * 0.78, scale: R / 100, still: [-48, -31, 96, 62] })];
}

/** The shadow of the land: it changes only when a tile is laid. */
function landShadow(land: readonly Point[], R: number): Mark[] {
  if (land.length === 0) return [];
  const blur = Math.min(30, R * 0.5);
  const path = land.map(at => hex(R * 1.05, 0, at)).join('');
  const xs = land.map(([x]) => x);
  const ys = land.map(([, y]) => y);
  const reach = R * 1.1 + 2 * blur;
  const [left, top] = [Math.min(...xs) - reach, Math.min(...ys) - reach];
  const still = [left, top, Math.max(...xs) + reach - left, Math.max(...ys) + reach - top] as const;
  const marks = keptMarks(`mk shadow ${path}`, () => [
    shape(path, { fill: INK.outline, shadow: { colour: '#000000E6', blur } }),
  ]);
  return [group(marks, { still })];
}

/** The light on a space that may be chosen, painted once for all of them. */
function litRing([x, y]: Point, { danger }: Lit, R: number, isCity: boolean): Mark {
  const marks = keptMarks(`mk ring ${danger} ${isCity}`, () => {
    const hue = danger ? INK.woundLight : INK.lux;
    const stroke = { stroke: hue, width: 7.5 };
    // The court of a city covers the light on its space.
    if (isCity) return [shape(hex(88, 0), stroke)];
    const shadow = { colour: danger ? '#FF5A4C' : INK.halo, blur: 18 };
    return [shape(hex(86, 0), { ...stroke, fill: veil(hue, 0.14), shadow })];
  });
  return group(marks, { x, y, scale: R / 100, still: [-116, -126, 232, 252] });
}

/** The land with everything on it: from the ground up, each layer over the one before. */
export function mapMarks(vista: Vista, spots: readonly Spot[], proj: Projection, look: MapLook): Mark[] {
  const { lit = new Map<string, Lit>(), ghosts = [], path = [], fine, window } = look;
  const R = proj.scale * 100;
  const cut = cutting(window);
  const at = (spot: Spot): Point => place(proj, [spot.x, spot.y]);
  const land = spots.filter(({ ground }) => ground.terrain !== 'sea');
  const near = window ? land.filter(spot => cut(at(spot), R * 2, [NOTHING]).length > 0) : land;
  const taken = new Set(spots.map(({ q, r }) => `${q},${r}`));
  const label = vista.night ? '#DFE6FF' : '#FFF8E6';
  // A window has a dark ground of its own.
  const shadow = window ? [] : landShadow(near.map(at), R);
  const rings = (isCity: boolean): Mark[] =>
    near.flatMap(spot => {
      const here = lit.get(spot.label);
      if (!here || isCity !== (spot.site === 'city')) return [];
      return cut(at(spot), R * 1.2, [litRing(at(spot), here, R, isCity)]);
    });
  return [
    ...shadow,
    ...ghosts.flatMap(ghost =>
      cut(place(proj, middleOfTile(ghost.at)), R * 2.8, ghostMarks(ghost, proj, taken, vista)),
    ),
    ...vista.view.tiles.flatMap(({ tile, turn, x, y }) => {
      const [dx, dy] = place(proj, middleOfTile([x, y]));
      return cut([dx, dy], R * 2.75, [tileGround(tile, turn, vista, { x: dx, y: dy, scale: proj.scale })]);
    }),
    ...rings(false),
    ...cut(
      at(near[0] ?? spots[0]!),
      window ? 9999 : 0,
      pathMarks(path, new Map(spots.map(spot => [spot.label, spot])), proj),
    ),
    ...[...near]
      .sort((one, other) => one.y - other.y || one.x - other.x)
      .flatMap(spot => cut(at(spot), R * 1.35, piecesAt(vista, spot, ...at(spot), proj.scale, fine))),
    ...rings(true),
    ...near.flatMap(spot => {
      const [x, y] = at(spot);
      const here = lit.get(spot.label);
      const isWritten = fine || spot.label.endsWith('0');
      const text = fine ? spot.label : spot.label.slice(0, -1);
      const name = spaceLabel(text, here ? INK.lux : label, x, y - R * 0.66, fine ? R * 0.52 : Math.max(30, R * 0.62));
      return cut([x, y], R * 1.1, [...(isWritten ? [name] : []), ...(here ? priceChip(here, x, y, R) : [])]);
    }),
  ];
}

const NOTHING: Mark = group([]);

/** A label with its dark edge, painted once for all the land. */
function spaceLabel(text: string, hue: string, x: number, y: number, size: number): Mark {
  const marks = keptMarks(`mk label ${text} ${hue}`, () => [
    words(text, 0, 0, 50, hue, { align: 'center', face: FACE.label, halo: INK.outline, haloWidth: 5.4 }),
  ]);
  return group(marks, { x, y, scale: size / 50, still: [-60, -42, 120, 84] });
}
