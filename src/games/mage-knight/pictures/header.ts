import type { Mark } from '../../../engine/drawing.js';
import { circle, hex, polygon, rect } from '../../../geometry/paths.js';
import { tacticOf } from '../cards/index.js';
import { DUMMY } from '../state.js';
import { HERO_NAMES } from '../words/names/index.js';
import { teamsOf } from '../words/sides.js';
import { ACROSS, GAP, MARGIN, panel, WIDTH } from './furniture.js';
import { heroLook } from './hero-look.js';
import { heroPiece } from './hero-piece.js';
import { ICON } from './icons.js';
import { manaDie } from './mana.js';
import {
  body,
  cutTo,
  digits,
  FACE,
  group,
  icon,
  keptMarks,
  LEAST,
  linear,
  lineWidth,
  radial,
  shape,
  title,
  words,
} from './marks.js';
import { INK, mix, veil } from './palette.js';
import { scatter } from './scatter.js';
import { middleOf, PLACES } from './tile.js';
import type { Vista } from './vista.js';

export const SKY_HEIGHT = 97;
const PLAYER = 98;
/** Where the stack of tiles ends. */
const SOURCE_FROM = 544;

/** The back of the next tile: pine for countryside, gate for core. */
export function tileBack(kind: 'countryside' | 'core', x: number, y: number, r: number): Mark {
  const marks = keptMarks(`mk tile back ${kind}`, () => [
    ...PLACES.map(([q, s]) => {
      const [dx, dy] = middleOf(q, s);
      return shape(hex(94, 0, [dx, dy]), {
        fill: kind === 'core' ? '#8A5A34' : '#4B8A45',
        stroke: INK.outline,
        width: 11,
      });
    }),
    icon(kind === 'core' ? ICON.core : ICON.country, 0, 0, 190, '#FFF2D0', { halo: INK.outline, haloWidth: 19 }),
  ]);
  return group(marks, { x, y, scale: r / 100, still: [-275, -265, 550, 530] });
}

function sky(night: boolean): readonly Mark[] {
  return keptMarks(`mk sky ${night}`, () => {
    const random = scatter(5);
    const glow = night ? '#8FA2FF' : '#FFB52E';
    const ground = night
      ? linear(0, 0, WIDTH, 0, '#27306E', '#141A3C', '#0D1126')
      : linear(0, 0, WIDTH, 0, '#6B4A14', '#2B2B38', '#171C28');
    const fill = night ? linear(0, 0, 0, 512, '#FFFFFF', '#B8C5FF') : linear(0, 0, 0, 512, '#FFF3C0', '#FFB52E');
    return [
      shape(rect(0, 0, WIDTH, 96), { fill: ground }),
      shape(rect(0, 94, WIDTH, 3), { fill: night ? '#8FA2FF' : INK.fame }),
      ...(night
        ? Array.from({ length: 46 }, () =>
            shape(circle(random() * WIDTH, random() * 90, 0.8 + random() * 1.4), {
              fill: veil('#DFE6FF', 0.25 + random() * 0.6),
            }),
          )
        : []),
      group(
        [shape(circle(56, 47, 74), { fill: radial(56, 47, 74, veil(glow, 0.5), veil(glow, 0.18), veil(glow, 0)) })],
        {
          clip: rect(0, 0, WIDTH, 96),
        },
      ),
      icon(night ? ICON.moon : ICON.sun, 56, 47, 84, fill, { halo: INK.outline, haloWidth: 4 }),
    ];
  });
}

/** Day or night, the round, the stack of tiles, the source. */
export function skyBar(vista: Vista): Mark[] {
  const { view, say, night, palette } = vista;
  const { round, rounds, source } = view;
  const side = source.length > 6 ? 40 : source.length > 5 ? 46 : source.length > 4 ? 54 : 66;
  const from = WIDTH - 20 - source.length * (side + 8) + 8;
  const first = vista.view.charter.nightFirst ? 1 : 0;
  const tracked = Math.min(rounds, 8);
  return [
    group(sky(night), { still: [0, 0, WIDTH, 100] }),
    title(night ? say.night : say.day, 112, 42, 58, INK.text, { halo: INK.outline, haloWidth: 3 }),
    ...Array.from({ length: tracked }, (_, at) => {
      const isMoon = (at + first) % 2 === 1;
      const isNow = at === round - 1;
      const hue = isNow ? INK.lux : isMoon ? '#AAB6FF' : '#FFC95C';
      return icon(isMoon ? ICON.moon : ICON.sun, 120 + at * 22, 79, isNow ? 21 : 15, at < round ? hue : veil(hue, 0.4));
    }),
    body(say.round, 266, 27, LEAST, INK.dim),
    digits(say.roundOf(round, rounds), 266, 70, 36, INK.white, { align: 'left' }),
    ...(view.nextTile
      ? [
          tileBack(view.nextTile, 408, 46, 13.5),
          body(say.tiles, 454, 27, LEAST, INK.dim),
          digits(`× ${view.tilesLeft}`, 454, 70, 36, INK.white, { align: 'left' }),
        ]
      : []),
    // Many dice need its room, and are known without it.
    ...(lineWidth(say.source, FACE.title) * LEAST < from - 14 - SOURCE_FROM
      ? [title(say.source, from - 14, 47, LEAST, INK.text, { align: 'right' })]
      : []),
    ...source.map((face, at) => {
      const isDead = (face === 'black' && !night) || (face === 'gold' && night);
      return manaDie(face, palette, from + side / 2 + at * (side + 8), 47, side, isDead);
    }),
  ];
}

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

/** One stroke for the first team, two for the second (MK-X-16.1). */
const teamStrokes = ({ view }: Vista, seat: number, x: number, y: number): Mark[] => {
  const team = teamsOf(view).findIndex(seats => seats.includes(seat));
  return Array.from({ length: team + 1 }, (_, at) =>
    shape(rect(x + 3 + at * 10, y + 6, 8, PLAYER - 12), { fill: TEAM_HUES[team]!, stroke: INK.outline, width: 2 }),
  );
};
const TEAM_HUES = ['#FFC21F', '#5CC8FF'] as const;

/** What one player is worth: the name, what happens there, level, fame, reputation, tactic. */
function playerPanel(vista: Vista, seat: number, x: number, y: number, width: number): Mark[] {
  const { view, say, palette, names } = vista;
  const hero = view.heroes[seat]!;
  const look = heroLook(hero.hero, palette);
  const acts = view.guest ?? view.onTurn;
  const isActing = seat === acts && view.outcome === null;
  const doing = hero.out
    ? say.outOfGame
    : isActing
      ? view.guest === seat
        ? say.acting
        : say.playing
      : hero.skipped
        ? say.skipped
        : hero.space === null
          ? say.offMap
          : say.waiting;
  const room = width - 98 - 226;
  const name = cutTo(names[seat] ?? '', FACE.title, room / LEAST);
  const stat = (sign: string, value: string | number, at: number, hue: string): Mark[] => [
    icon(sign, x + at, y + 33, 36, hue),
    digits(value, x + at, y + 73, 32, INK.white, { max: 56 }),
  ];
  const ribbon = x + width - 35;
  return [
    ...panel({ x, y, width, height: PLAYER }, { tint: look.face, edge: mix(look.face, '#000000', 0.2), lit: isActing }),
    ...teamStrokes(vista, seat, x, y),
    heroPiece(hero.hero, palette, x + 52, y + 46, 33),
    words(name, x + 98, y + 32, LEAST, INK.text, { face: FACE.title }),
    words(doing, x + 98, y + 74, LEAST, isActing ? INK.lux : INK.dim, { face: isActing ? FACE.label : FACE.body }),
    ...stat(ICON.level, hero.level, width - 200, INK.level),
    ...stat(ICON.fame, hero.fame, width - 146, INK.fame),
    ...stat(ICON.reputation, signed(hero.reputation), width - 92, hero.reputation < 0 ? '#FF9D8A' : '#FFE0A0'),
    ...(hero.tactic
      ? [
          shape(
            polygon([ribbon - 24, y], [ribbon + 24, y], [ribbon + 24, y + 60], [ribbon, y + 48], [ribbon - 24, y + 60]),
            {
              fill: INK.outline,
              stroke: look.lite,
              width: 2,
            },
          ),
          digits(tacticOf(hero.tactic.id).order, ribbon, y + 26, 34, hero.tactic.up ? INK.white : INK.low),
          icon(hero.tactic.up ? ICON.tactic : ICON.used, ribbon, y + 78, 26, INK.dim),
        ]
      : []),
  ];
}

/** The dummy player in the order of turns (MK-X-14). */
function dummyPanel(vista: Vista, x: number, y: number, width: number): Mark[] {
  const { view, say, palette, language } = vista;
  const { dummy } = view;
  if (!dummy) return [];
  const look = heroLook(dummy.hero, palette);
  const ribbon = x + width - 35;
  return [
    ...panel({ x, y, width, height: PLAYER }, { tint: look.face, edge: mix(look.face, '#000000', 0.2) }),
    group([heroPiece(dummy.hero, palette, x + 52, y + 46, 33)], { alpha: 0.75 }),
    words(say.dummy, x + 98, y + 32, LEAST, INK.text, { face: FACE.title }),
    body(HERO_NAMES[dummy.hero]?.[language] ?? '', x + 98, y + 74, LEAST, INK.dim),
    icon(ICON.deck, x + width - 176, y + 33, 36, '#D9D3C6'),
    digits(dummy.deck, x + width - 176, y + 73, 32, INK.white),
    icon(ICON.crystal, x + width - 108, y + 33, 36, '#BFD8FF'),
    digits(
      Object.values(dummy.crystals).reduce((sum, each) => sum + each, 0),
      x + width - 108,
      y + 73,
      32,
      INK.white,
    ),
    ...(dummy.tactic
      ? [
          shape(
            polygon([ribbon - 24, y], [ribbon + 24, y], [ribbon + 24, y + 60], [ribbon, y + 48], [ribbon - 24, y + 60]),
            {
              fill: INK.outline,
              stroke: look.lite,
              width: 2,
            },
          ),
          digits(tacticOf(dummy.tactic).order, ribbon, y + 26, 34, INK.white),
        ]
      : []),
  ];
}

/** Seats and the dummy in the order of the round; seats that are not in it yet come last. */
function seatsInOrder({ view }: Vista): number[] {
  const all = view.heroes.map((_, seat) => seat);
  const known = view.order.filter(seat => seat === DUMMY || seat < all.length);
  const rest = all.filter(seat => !known.includes(seat));
  return [...known, ...rest, ...(view.dummy && !known.includes(DUMMY) ? [DUMMY] : [])];
}

export const playersHeight = (vista: Vista): number => Math.ceil(seatsInOrder(vista).length / 2) * (PLAYER + GAP);

/** Everybody in the order of turns, two in a row. */
export function players(vista: Vista, top: number): Mark[] {
  const seats = seatsInOrder(vista);
  const half = (ACROSS - GAP) / 2;
  return seats.flatMap((seat, at) => {
    const isAlone = seats.length === 1;
    const x = MARGIN + (at % 2) * (half + GAP);
    const y = top + Math.floor(at / 2) * (PLAYER + GAP);
    const width = isAlone ? ACROSS : half;
    const marks = seat === DUMMY ? dummyPanel(vista, x, y, width) : playerPanel(vista, seat, x, y, width);
    return [group(marks)];
  });
}
