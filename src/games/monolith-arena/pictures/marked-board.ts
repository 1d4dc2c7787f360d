import type { Drawing, Mark } from '../../../engine/drawing.js';
import { hex, polygon } from '../../../geometry/paths.js';
import type { ArenaView } from '../view.js';
import { skull } from './battle-results.js';
import { pieces } from './board.js';
import { angle, frame } from './effects.js';
import { ARENA_HEIGHT, arenaAt, emptyArena, ground, WIDTH } from './ground.js';
import { type Held, handStrip, stripHeight } from './hand-strip.js';
import { onHex, placeOf } from './layout.js';
import { digits, disc, group, icon, shape } from './marks.js';
import { INK, type Livery, veil } from './palette.js';
import type { PictureWords } from './picture-words.js';

const LAYOUT = arenaAt(0);

/** A hex that is offered: 'go' to it, 'aim' at what is on it, 'harm' what is on it by going there. */
export interface Offer {
  readonly hex: string;
  readonly as: 'go' | 'aim' | 'harm';
}

export interface Marked {
  readonly offers: readonly Offer[];
  /** The tile that acts, framed in white. */
  readonly from?: string | undefined;
  /** A Rune saving a tile. */
  readonly rescues?: readonly { readonly rune: string; readonly saved: string }[];
  /** Hexes whose tiles a Battle would take. */
  readonly lost?: readonly string[] | undefined;
}

/** The board without its header, what may be chosen on it, and the hand below. */
export function markedBoard(
  view: ArenaView,
  marked: Marked,
  held: readonly Held[],
  say: PictureWords,
  livery: Livery,
): Drawing {
  const height = ARENA_HEIGHT + (held.length > 0 ? stripHeight(held, say) : 0);
  // Tiles and elements show the name of their hex themselves.
  const named = new Set([...view.tiles, ...view.elements].map(piece => piece.hex));
  const taken = new Set(view.tiles.map(tile => tile.hex));
  return {
    width: WIDTH,
    height,
    marks: [
      ground(height),
      emptyArena(0),
      ...pieces(view, LAYOUT, livery),
      ...marked.offers.map(offer => offered(offer, taken.has(offer.hex), named.has(offer.hex))),
      ...(marked.from ? [frame(onHex(LAYOUT, marked.from), INK.white)] : []),
      ...(marked.rescues ?? []).flatMap(rescue),
      ...(marked.lost ?? []).map(name =>
        group([shape(hex(92), { fill: '#78001252' }), ...skull(0, 6)], onHex(LAYOUT, name)),
      ),
      ...handStrip(held, ARENA_HEIGHT, say, livery),
    ],
  };
}

/** An offered hex glows in gold; what would be harmed glows in red and wears a reticle. */
function offered({ hex: name, as }: Offer, isTaken: boolean, isNamed: boolean): Mark {
  const colour = as === 'harm' ? INK.wound : INK.gold;
  const marks: Mark[] = [
    shape(hex(96, 9), {
      ...(isTaken ? {} : { fill: veil(colour, 0.2) }),
      stroke: colour,
      width: 8,
      shadow: { colour, blur: 18 },
    }),
  ];
  if (as !== 'go') marks.push(...disc(60, -37, 21, INK.plate, colour, 4), icon('targeted', 60, -37, 34, colour));
  if (!isNamed) marks.push(digits(name, 0, 0, 46, INK.white, { halo: INK.plate, haloWidth: 4 }));
  return group(marks, { ...onHex(LAYOUT, name), still: [-128, -128, 256, 256] });
}

/** From the Rune to the tile it would save. */
function rescue({ rune, saved }: NonNullable<Marked['rescues']>[number]): Mark[] {
  const [start, end] = [placeOf(LAYOUT, rune), placeOf(LAYOUT, saved)];
  // Nearer to the Rune, so that the hit points of what it saves stay readable.
  const x = start[0] + (end[0] - start[0]) * 0.4;
  const y = start[1] + (end[1] - start[1]) * 0.4;
  return [
    frame(onHex(LAYOUT, saved), INK.rune),
    group(
      [
        shape(polygon([-46, -13], [18, -13], [18, -30], [56, 0], [18, 30], [18, 13], [-46, 13]), {
          fill: INK.rune,
          stroke: INK.outline,
          width: 6,
        }),
      ],
      { x, y, turn: angle(start, end), scale: 0.72 },
    ),
    ...disc(x, y, 17, INK.plate, INK.rune, 4),
    icon('heart-plus', x, y + 1, 24, INK.rune),
  ];
}
