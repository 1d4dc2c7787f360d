import type { Mark } from '../../../engine/drawing.js';
import { circle } from '../../../geometry/paths.js';
import { heroPiece, ownerMark } from './hero-piece.js';
import type { Spot } from './land-view.js';
import { digits, group, shape } from './marks.js';
import { INK } from './palette.js';
import { cityCourt, ruinsToken, siteSign } from './site.js';
import { enemyCoin, enemyToken, tokenBack } from './token.js';
import type { Vista } from './vista.js';

/** What stands on one space, in its own lengths (a hex of radius 100): at most one site, tokens, shields and heroes. */

const isRampaging = ({ site }: Spot): boolean => site === 'marauding_orcs' || site === 'draconum';

/** So many small things beside each other around a middle, closer the more they are. */
const spread = (count: number, room: number, most: number): number[] => {
  const step = Math.min(most, room / count);
  return Array.from({ length: count }, (_, at) => (at - (count - 1) / 2) * step);
};

function tokens({ palette }: Pick<Vista, 'palette'>, spot: Spot, scale: number | null, alone: boolean): Mark[] {
  const lying = spot.place?.tokens ?? [];
  if (lying.length === 0) return [];
  const single = lying.length === 1;
  const radius = alone ? (single ? 52 : 38) : single ? 43 : 30;
  const middle = alone ? 0 : 32;
  const xs = spread(lying.length, alone ? 120 : 84, 64);
  return lying.map(({ pile, enemy }, at) => {
    const [x, y] = [middle + (single ? 0 : xs[at]!), alone ? 4 : 14];
    if (enemy === null) return tokenBack(pile, palette, x, y, radius);
    if (scale === null || !single) return enemyCoin(enemy, palette, x, y, radius);
    const plates = Math.min(34, Math.max(22, 950 / (scale * radius)));
    return enemyToken(enemy, palette, x, y, radius, plates);
  });
}

function cityMarks(vista: Vista, spot: Spot): Mark[] {
  const { palette } = vista;
  // The second part of a megapolis shows the city of the first; its tokens lie there.
  const seat = spot.place?.partOf ?? null;
  const city = spot.place?.city ?? vista.view.places.find(({ space }) => space === seat)?.city ?? null;
  const colours = city?.colors ?? (spot.ground.city ? [spot.ground.city] : (['white'] as const));
  const lying = spot.place?.tokens ?? [];
  const step = Math.min(46, 140 / Math.max(1, lying.length));
  const xs = spread(lying.length, 140, 46);
  return [
    cityCourt(colours, city?.level ?? 0, vista),
    ...lying.map(({ pile, enemy }, at) =>
      enemy === null
        ? tokenBack(pile, palette, xs[at]!, 42, step * 0.58)
        : enemyCoin(enemy, palette, xs[at]!, 42, step * 0.58),
    ),
  ];
}

/** Shields, the latest on top; the leader's first where they are many. */
function shields(vista: Vista, spot: Spot, isBeside: boolean): Mark[] {
  const owners = spot.place?.shields ?? [];
  if (owners.length === 0) return [];
  const hero = (seat: number): string => vista.view.heroes[seat]?.hero ?? '';
  if (spot.site === 'city' || owners.length > 2) {
    const counts = new Map<number, number>();
    for (const seat of owners) counts.set(seat, (counts.get(seat) ?? 0) + 1);
    const xs = spread(counts.size, 150, 62);
    return [...counts].flatMap(([seat, count], at) => [
      ownerMark(hero(seat), vista.palette, xs[at]!, 50, 26),
      ...(count > 1
        ? [
            shape(circle(xs[at]! + 24, 70, 19), { fill: INK.outline, stroke: INK.text, width: 2 }),
            digits(count, xs[at]! + 24, 70, 32, INK.white),
          ]
        : []),
    ]);
  }
  return owners.map((seat, at) =>
    ownerMark(hero(seat), vista.palette, (isBeside ? -42 : 44) - at * 40, isBeside ? 54 : 46, 31),
  );
}

function heroes(vista: Vista, spot: Spot): Mark[] {
  const { view, palette } = vista;
  const here = view.heroes.flatMap(({ space, hero }, seat) => (space === spot.label ? [{ hero, seat }] : []));
  const hasSite = spot.site !== null;
  if (here.length === 1) {
    const { hero, seat } = here[0]!;
    const lit = seat === (view.guest ?? view.onTurn);
    return [
      heroPiece(hero, palette, hasSite ? 32 : 0, 20, hasSite ? 46 : 54, { lit, badge: hasSite ? 'left' : 'right' }),
    ];
  }
  const xs = spread(here.length, 150, 64);
  return here.map(({ hero, seat }, at) => {
    const lit = seat === (view.guest ?? view.onTurn);
    return heroPiece(hero, palette, xs[at]!, 26, here.length > 2 ? 28 : 36, { lit, badge: 'none' });
  });
}

/** Whether anything stands on the space. */
const isBare = ({ site, place }: Spot): boolean =>
  site === null && (place === null || (place.tokens.length === 0 && place.shields.length === 0));

/** The pieces of a space; `scale` where they are large enough for the numbers of tokens. */
export function piecesOf(vista: Vista, spot: Spot, scale: number | null): Mark[] {
  const here = heroes(vista, spot);
  if (isBare(spot)) return here;
  if (spot.site === 'city') return [...cityMarks(vista, spot), ...shields(vista, spot, true), ...here];
  if (spot.site === null || isRampaging(spot)) {
    const beaten = isRampaging(spot) && (spot.place?.tokens.length ?? 0) === 0;
    return [...(beaten ? [] : tokens(vista, spot, scale, here.length === 0)), ...shields(vista, spot, false), ...here];
  }
  const { ruins = null, burned = false } = spot.place ?? {};
  const isBeside = here.length > 0 || (spot.place?.tokens.length ?? 0) > 0 || ruins !== null;
  const { mine } = spot.ground;
  const look = { site: spot.site, burned, ...(mine ? { mine } : {}) };
  return [
    siteSign(look, vista, isBeside ? -40 : 0, isBeside ? -4 : 14, isBeside ? 84 : 104),
    ...tokens(vista, spot, scale, false),
    ...(ruins !== null && here.length === 0 ? [ruinsToken(ruins, vista.palette, 40, 28, 38)] : []),
    ...shields(vista, spot, isBeside),
    ...here,
  ];
}

export const piecesAt = (vista: Vista, spot: Spot, x: number, y: number, scale: number, fine: boolean): Mark[] => {
  const marks = piecesOf(vista, spot, fine ? scale : null);
  return marks.length === 0 ? [] : [group(marks, { x, y, scale })];
};
