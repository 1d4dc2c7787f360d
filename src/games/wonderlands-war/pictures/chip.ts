import type { Mark, Paint } from '../../../engine/drawing.js';
import { circle } from '../../../geometry/paths.js';
import { allyTypeOf, type Chip, harmOf, levelOf, printedStrength, typeOf } from '../chips.js';
import type { FactionId } from '../faction.js';
import { ALLY_ICONS, ARTIFACT_ICONS, GUEST_ICONS, ICON, LEADER_ICONS } from './icons.js';
import { digits, group, keptMarks, linear, radial, shape, sign } from './marks.js';
import { cap, RADIUS, spiral, wavy } from './outlines.js';
import { coloursOf, INK, type Livery, mix } from './palette.js';
import { texture } from './token.js';

/** Round = a chip that goes into a bag. What is known of one: itself, any ally of a level, or nothing (face down). */
export type Seen = Chip | 'any:weak' | 'any:strong' | 'hidden';

const DISC = circle(0, 0, RADIUS);
const SCALLOPED = wavy(RADIUS, 12, 0.055);
const WAVY = wavy(RADIUS, 8, 0.09);
/** Where the strength begins, and how large it is: 29 pixels on a chip of radius 36. */
const CAP = 11;
const DIGIT = 41;

interface Look {
  readonly path: string;
  readonly rim: Paint;
  readonly band: number;
  readonly face: Paint;
  /** What lies on the face, `up` = above the strength. */
  readonly marks: (up: number, size: number) => Mark[];
  readonly cap: string;
  readonly ink: string;
}

const strength = (chip: Chip): string => {
  const harm = harmOf(chip);
  return harm > 0 ? `−${harm}` : String(printedStrength(chip));
};

function ownLook(chip: Chip, faction: FactionId, livery: Livery): Look {
  const colours = coloursOf(faction, livery.palette);
  const isArtifact = chip === 'artifact';
  const name = (isArtifact ? ARTIFACT_ICONS : LEADER_ICONS)[faction];
  return {
    path: DISC,
    rim: isArtifact ? linear(0, -50, 0, 50, '#FFF0B8', INK.gold, INK.goldDeep) : colours.hi,
    band: 7,
    face: linear(0, -50, 0, 50, colours.base, mix(colours.base, 0.8, '#000000')),
    marks: (up, size) => [
      group(texture(colours.texture), { clip: circle(0, 0, 43) }),
      ...sign(name, 0, up, size, colours.ink, { colour: colours.edge, width: 5 }),
    ],
    cap: mix(colours.lo, 0.55),
    ink: colours.hi,
  };
}

function allyLook(name: string | null, colour: string, isStrong: boolean): Look {
  return {
    path: isStrong ? SCALLOPED : DISC,
    rim: isStrong ? linear(0, -50, 0, 50, '#FFE9A0', INK.gold, '#B87A14') : '#AEB4D0',
    band: isStrong ? 10 : 6,
    face: radial(-15, -20, 75, INK.china, INK.chinaDark),
    marks: (up, size) => (name === null ? [digits('?', 0, 0, 72, colour)] : sign(name, 0, up, size * 0.96, colour)),
    cap: '#2B2350',
    ink: isStrong ? INK.gold : INK.white,
  };
}

const madnessMarks = (isDouble: boolean, up: number, size: number): Mark[] => {
  const line = { stroke: INK.madLight, width: isDouble ? 6 : 7.5 };
  if (!isDouble) return [shape(spiral(0, up, size * 0.42, 1.9), line)];
  return [shape(spiral(-17, up, size * 0.27, 1.6), line), shape(spiral(17, up, size * 0.27, 1.6), line)];
};

function lookOf(chip: Seen, faction: FactionId, livery: Livery): Look {
  if (chip === 'any:weak' || chip === 'any:strong') return allyLook(null, '#5A3FA0', chip === 'any:strong');
  if (chip === 'hidden') {
    const { lo, base, hi } = coloursOf(faction, livery.palette);
    return {
      ...ownLook('faction:1', faction, livery),
      rim: hi,
      face: radial(0, 0, 50, mix(base, 0.6), lo),
      marks: () => [digits('?', 0, 0, 66, INK.white)],
    };
  }
  const type = allyTypeOf(chip);
  if (type !== null) return allyLook(ALLY_ICONS[type].icon, ALLY_ICONS[type].colour, levelOf(chip) === 'strong');
  switch (chip) {
    case 'forge':
      return {
        ...allyLook(null, INK.ember, false),
        rim: '#8D94A6',
        band: 6.5,
        face: radial(0, 25, 70, '#6B4A3A', '#3A3440', '#23202C'),
        marks: (up, size) => sign(ICON.forge, 0, up, size * 1.06, INK.ember, { colour: INK.outline, width: 6 }),
        cap: '#17131F',
        ink: INK.ember,
      };
    case 'madness':
    case 'madness2':
      return {
        path: WAVY,
        rim: INK.mad,
        band: 11,
        face: radial(0, 0, 50, '#4D0F38', INK.madBed),
        marks: (up, size) => madnessMarks(chip === 'madness2', up, size),
        cap: '#B0102C',
        ink: INK.white,
      };
    case 'poison':
      return {
        path: DISC,
        rim: INK.venom,
        band: 6.5,
        face: radial(0, 0, 50, '#2C4A08', '#0E1A04'),
        marks: (up, size) => sign(ICON.poison, 0, up, size, INK.venom, { colour: INK.outline, width: 4 }),
        cap: '#B0102C',
        ink: INK.white,
      };
    case 'faction:1':
    case 'faction:2':
    case 'artifact':
      return ownLook(chip, faction, livery);
    default:
      return {
        path: DISC,
        rim: linear(0, -50, 0, 50, '#F7DC95', '#C08A32', '#7D5312'),
        band: 7.5,
        face: radial(-10, -20, 75, '#8D5A25', '#51300F'),
        marks: (up, size) =>
          sign(GUEST_ICONS[typeOf(chip)]!, 0, up, size, '#FFF0CD', { colour: '#2C1703', width: 4.5 }),
        cap: '#2A1706',
        ink: '#F7DC95',
      };
  }
}

function body(chip: Seen, faction: FactionId, livery: Livery, isValued: boolean): Mark[] {
  const { path, rim, band, face, marks, cap: plate, ink } = lookOf(chip, faction, livery);
  const inner = RADIUS - band;
  const hasValue = isValued && chip !== 'hidden' && !chip.startsWith('any');
  return [
    group(
      [
        shape(path, {
          fill: INK.outline,
          stroke: INK.outline,
          width: 9,
          shadow: { colour: '#00000080', blur: 11, dy: 5 },
        }),
      ],
      {
        y: 4.5,
      },
    ),
    shape(path, { fill: INK.outline, stroke: INK.outline, width: 9 }),
    shape(path, { fill: rim }),
    shape(circle(0, 0, inner), { fill: face }),
    ...(hasValue
      ? [...marks(-17, 52), shape(cap(inner, CAP), { fill: plate }), digits(strength(chip as Chip), 0, 27, DIGIT, ink)]
      : marks(0, 68)),
  ];
}

export interface ChipLook {
  /** Without its strength the picture is larger; small chips have no room for both. */
  readonly isValued?: boolean;
  readonly isDim?: boolean;
  readonly isNew?: boolean;
}

/** A chip; `faction` is whose it is. */
export function chip(
  seen: Seen,
  faction: FactionId,
  livery: Livery,
  x: number,
  y: number,
  radius: number,
  look: ChipLook = {},
): Mark {
  const { isValued = radius >= 35, isDim = false, isNew = false } = look;
  const isOwn = seen === 'hidden' || seen === 'artifact' || seen.startsWith('faction');
  const whose = isOwn ? `${faction} ${livery.palette}` : '';
  const marks = keptMarks(`ww chip ${seen} ${whose} ${isValued} ${isNew}`, () => [
    ...(isNew
      ? [shape(circle(0, 0, RADIUS + 4), { stroke: INK.moon, width: 12, shadow: { colour: INK.halo, blur: 26 } })]
      : []),
    ...body(seen, faction, livery, isValued),
  ]);
  const still = isNew ? ([-112, -112, 224, 224] as const) : ([-72, -72, 144, 152] as const);
  return group(marks, { x, y, scale: radius / RADIUS, still, ...(isDim ? { alpha: 0.45 } : {}) });
}
