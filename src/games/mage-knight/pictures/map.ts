import type { Mark } from '../../../engine/drawing.js';
import { circle, hex, type Point, polylines, rect, roundRect } from '../../../geometry/paths.js';
import type { Address } from '../tiles/lattice.js';
import { ICON } from './icons.js';
import { middleOfTile, type Spot, spacesAt } from './land-view.js';
import { piecesAt } from './map-pieces.js';
import { digits, FACE, group, icon, shape, title, words } from './marks.js';
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
  const size = Math.max(28.5, R * 0.42);
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

function priceChip({ cost, danger }: Lit, x: number, y: number, R: number): Mark[] {
  if (cost === null) return [];
  const at = y + R * 0.78;
  const hue = danger ? INK.woundLight : INK.lux;
  return [
    shape(roundRect(x - R * 0.44, at - R * 0.27, R * 0.88, R * 0.54, R * 0.22), {
      fill: INK.outline,
      stroke: hue,
      width: 2.5,
    }),
    icon(danger ? ICON.attack : ICON.move, x - R * 0.18, at, R * 0.4, hue),
    digits(cost, x + R * 0.2, at, R * 0.46, hue),
  ];
}

/** The land with everything on it: from the ground up, each layer over the one before. */
export function mapMarks(vista: Vista, spots: readonly Spot[], proj: Projection, look: MapLook): Mark[] {
  const { lit = new Map<string, Lit>(), ghosts = [], path = [], fine } = look;
  const R = proj.scale * 100;
  const at = (spot: Spot): Point => place(proj, [spot.x, spot.y]);
  const land = spots.filter(({ ground }) => ground.terrain !== 'sea');
  const taken = new Set(spots.map(({ q, r }) => `${q},${r}`));
  const label = vista.night ? '#DFE6FF' : '#FFF8E6';
  const shadow = { colour: '#000000E6', blur: Math.min(30, R * 0.5) };
  return [
    shape(land.map(spot => hex(R * 1.05, 0, at(spot))).join(''), { fill: INK.outline, shadow }),
    ...ghosts.flatMap(ghost => ghostMarks(ghost, proj, taken, vista)),
    ...vista.view.tiles.map(({ tile, turn, x, y }) => {
      const [dx, dy] = place(proj, middleOfTile([x, y]));
      return { ...tileGround(tile, turn, vista), x: dx, y: dy, scale: proj.scale } as Mark;
    }),
    ...land.flatMap(spot => {
      const here = lit.get(spot.label);
      if (!here) return [];
      const hue = here.danger ? INK.woundLight : INK.lux;
      return [
        shape(hex(R * 0.86, 0, at(spot)), {
          fill: veil(hue, 0.14),
          stroke: hue,
          width: R * 0.075,
          shadow: { colour: here.danger ? '#FF5A4C' : INK.halo, blur: 12 },
        }),
      ];
    }),
    ...pathMarks(path, new Map(spots.map(spot => [spot.label, spot])), proj),
    ...[...land]
      .sort((one, other) => one.y - other.y || one.x - other.x)
      .flatMap(spot => piecesAt(vista, spot, ...at(spot), proj.scale, fine)),
    // The court of a city covers the light on its space.
    ...land.flatMap(spot => {
      const here = spot.site === 'city' ? lit.get(spot.label) : undefined;
      if (!here) return [];
      return [shape(hex(R * 0.88, 0, at(spot)), { stroke: here.danger ? INK.woundLight : INK.lux, width: R * 0.075 })];
    }),
    ...land.flatMap(spot => {
      const [x, y] = at(spot);
      const here = lit.get(spot.label);
      const isWritten = fine || spot.label.endsWith('0');
      const text = fine ? spot.label : spot.label.slice(0, -1);
      const size = fine ? R * 0.52 : Math.max(30, R * 0.62);
      return [
        ...(isWritten
          ? [
              words(text, x, y - R * 0.66, size, here ? INK.lux : label, {
                align: 'center',
                face: FACE.label,
                halo: INK.outline,
                haloWidth: fine ? R * 0.055 : 4,
              }),
            ]
          : []),
        ...(here ? priceChip(here, x, y, R) : []),
      ];
    }),
  ];
}

/** The part of a picture a map is cut to. */
export const window = (x: number, y: number, width: number, height: number, marks: readonly Mark[]): Mark =>
  group(marks, { clip: rect(x, y, width, height) });
