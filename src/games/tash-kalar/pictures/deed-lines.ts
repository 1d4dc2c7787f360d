import type { Mark } from '../../../engine/drawing.js';
import { circle, polygon, polyline } from '../../../geometry/paths.js';
import type { ContestView } from '../view.js';
import type { Deed, Rank } from '../vocabulary.js';
import { ICON } from './icons.js';
import { group, icon, shape } from './marks.js';
import { INK, type Style } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { deathCross, piece } from './piece.js';

/** One line of a story: what is drawn before it, and what it says. */
export interface DeedLine {
  readonly text: string;
  marks(x: number, y: number, size: number): Mark[];
}

/** Steps of one piece become one way, however much died between them. */
function joined(deeds: readonly Deed[]): Deed[] {
  const lines: Deed[] = [];
  for (const deed of deeds) {
    const at = deed.did === 'moved' ? lines.findLastIndex(each => each.did === 'moved') : -1;
    const open = lines[at];
    if (deed.did === 'moved' && open?.did === 'moved' && open.path.at(-1) === deed.path[0]) {
      lines[at] = { ...deed, path: [...open.path, ...deed.path.slice(1)] };
    } else lines.push(deed);
  }
  return lines;
}

/** What happened, one line for each deed. */
export function deedLines(
  deeds: readonly Deed[],
  view: ContestView,
  names: readonly string[],
  style: Style,
  say: PictureWords,
): DeedLine[] {
  return joined(deeds).flatMap(deed => {
    const text = say.deed(deed, names);
    return text === null ? [] : [{ text, marks: signOf(deed, view, style) }];
  });
}

const arrow = (x: number, y: number, size: number): Mark[] => [
  shape(polyline([x - size * 0.36, y], [x + size * 0.1, y]), { stroke: INK.lux, width: size * 0.12 }),
  shape(polygon([x + size * 0.4, y], [x + size * 0.06, y - size * 0.2], [x + size * 0.06, y + size * 0.2]), {
    fill: INK.lux,
  }),
];

const rankSign =
  (isUp: boolean): DeedLine['marks'] =>
  (x, y, size) => {
    const tip = isUp ? -0.24 : 0.24;
    return [
      shape(circle(x, y, size * 0.38), {
        fill: isUp ? INK.good : '#6E2A1C',
        stroke: isUp ? INK.goodEdge : INK.danger,
        width: 2.5,
      }),
      shape(
        polygon([x - size * 0.2, y - tip * size * 0.6], [x, y + tip * size], [x + size * 0.2, y - tip * size * 0.6]),
        {
          fill: '#FFFFFF',
        },
      ),
    ];
  };

function signOf(deed: Deed, view: ContestView, style: Style): DeedLine['marks'] {
  const token = (colour: number, rank: Rank, x: number, y: number, size: number): Mark =>
    piece({ rank }, view.colours[colour]!.school, style, x, y, size);
  switch (deed.did) {
    case 'destroyed':
      return (x, y, size) => [token(deed.piece.colour, deed.piece.rank, x, y, size), deathCross(x, y, size)];
    case 'placed':
    case 'released':
    case 'captured':
      return (x, y, size) => [token(deed.piece.colour, deed.piece.rank, x, y, size)];
    case 'converted':
      return (x, y, size) => [token(deed.colour, deed.rank, x, y, size)];
    case 'moved':
    case 'swapped':
      return arrow;
    case 'upgraded':
    case 'downgraded':
      return rankSign(deed.did === 'upgraded');
    default: {
      const name = SIGNS[deed.did] ?? ICON.hand;
      return (x, y, size) => [group([icon(name, x, y, size * 0.8, INK.gold)])];
    }
  }
}

const SIGNS: Readonly<Partial<Record<Deed['did'], string>>> = {
  shot: 'bullseye',
  gateway: ICON.gateway,
  action: 'fast-forward-button',
  burnt: 'sloth',
  slowed: ICON.slowed,
  'extra-turn': ICON.extraTurn,
  'extra-card': 'card-draw',
  right: 'star-formation',
  'counts-as-legend': 'star-formation',
  copied: ICON.pending,
  'count-bonus': 'skull-crossed-bones',
};
