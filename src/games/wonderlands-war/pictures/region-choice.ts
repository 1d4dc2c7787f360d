import type { Drawing, Mark } from '../../../engine/drawing.js';
import { regionOf } from '../regions.js';
import { parseUnitAt, type Unit } from '../units.js';
import type { QuestionKey, Questions } from '../vocabulary.js';
import type { StandeeId } from '../wonderlandian.js';
import { sourceName, standeeName } from '../words/names/index.js';
import { capital } from '../words/reading.js';
import { type Crowd, coloursIn, factionOf, usedRegions } from './crowd.js';
import { fittingSheet, must } from './fitting-sheet.js';
import { panel } from './furniture.js';
import { mapGrid, mapHeight } from './map.js';
import { type Box, digits, FACE, IN_MESSAGE, lineCount, words } from './marks.js';
import { INK } from './palette.js';
import { standee } from './standee.js';
import { castle, leader, supporter } from './token.js';

/** What goes into a region, and what it says under it. */
interface Subject {
  readonly draw: (x: number, y: number, size: number) => Mark[];
  readonly title: string;
  readonly text: string;
}

/** The regions that options point at, whatever their form. */
export const regionsOf = (ids: readonly string[]): number[] => [
  ...new Set(
    ids.flatMap(id => {
      const named =
        regionOf(id) >= 0 ? regionOf(id) : id.includes('@') ? parseUnitAt(id.replace('lift:', '')).region : -1;
      return named < 0 ? [] : [named];
    }),
  ),
];

function unitSubject(crowd: Crowd, seat: number, unit: Unit): Subject['draw'] {
  const colours = coloursIn(crowd, seat);
  if (unit === 'leader') return (x, y, size) => leader(factionOf(crowd, seat), crowd.livery, x, y, size * 0.46);
  if (unit === 'supporter') return (x, y, size) => supporter(colours, x, y, size);
  return (x, y, size) => [standee(unit.slice('standee:'.length) as StandeeId, x, y, size * 0.5, colours)];
}

/** So many supporters, the number in front. */
function counted(crowd: Crowd, seat: number, count: number): Subject['draw'] {
  const colours = coloursIn(crowd, seat);
  return (x, y, size) => [
    digits(`${count}×`, x - size * 0.14, y, size * 0.72, INK.text, { align: 'right' }),
    ...supporter(colours, x + size * 0.42, y, size * 0.92),
  ];
}

function subjectOf(crowd: Crowd, seat: number, key: QuestionKey, about: unknown): Subject {
  const { say } = crowd;
  const own = crowd.view.seats[seat]!;
  const source = (about as { source?: string }).source;
  const title = source ? capital(sourceName(source, say.language)) : '';
  const pool = say.inPool(own.pool);
  switch (key) {
    case 'place-leader':
      return { draw: unitSubject(crowd, seat, 'leader'), title: say.leader, text: say.strengthOf(own.leader.strength) };
    case 'place-units': {
      const { units } = about as Questions['place-units']['about'];
      return { draw: counted(crowd, seat, units), title, text: pool };
    }
    case 'lift-to': {
      const { unit } = about as Questions['lift-to']['about'];
      return { draw: unitSubject(crowd, seat, unit), title, text: pool };
    }
    case 'standee': {
      const { standee: id } = about as Questions['standee']['about'];
      return {
        draw: unitSubject(crowd, seat, `standee:${id}`),
        title: standeeName(id, say.language),
        text: say.standee,
      };
    }
    case 'castle':
      return {
        draw: (x, y, size) => castle(coloursIn(crowd, seat), x, y, size),
        title: title || say.castle,
        text: say.castleText,
      };
    case 'fly':
      return {
        draw: unitSubject(crowd, seat, source === 'gryphon' ? 'standee:gryphon' : 'leader'),
        title,
        text: say.nextDoor,
      };
    default:
      return { draw: unitSubject(crowd, seat, 'supporter'), title, text: pool };
  }
}

const LEADING = 38;
/** From the lower edge to the middle of the last line. */
const FOOT = 40;

function subjectMarks({ draw, title, text }: Subject, { x, y, width, height }: Box): Mark[] {
  const middle = x + width / 2;
  const linesOf = (said: string, face: (typeof FACE)['title' | 'label']): number =>
    Math.min(2, lineCount(said, face, (width - 32) / IN_MESSAGE));
  const lines = linesOf(text, FACE.label);
  // What is placed fits between the words above and below, however low the map is.
  const top = y + 44 + (linesOf(title, FACE.title) - 1) * LEADING + 26;
  const bottom = y + height - FOOT - (lines - 1) * LEADING - 26;
  return [
    ...panel(
      { x: x + 8, y: y + 8, width: width - 16, height: height - 16 },
      { round: 24, fill: '#2E2260', edge: INK.moon, line: 3 },
    ),
    words(title, middle, y + 44, IN_MESSAGE, INK.text, {
      face: FACE.title,
      align: 'center',
      wrap: { width: width - 32, leading: LEADING, lines: 2 },
    }),
    ...draw(middle, (top + bottom) / 2, Math.min(110, height * 0.34, bottom - top)),
    words(text, middle, y + height - FOOT - (lines - 1) * LEADING, IN_MESSAGE, INK.dim, {
      align: 'center',
      wrap: { width: width - 32, leading: LEADING, lines: 2 },
    }),
  ];
}

/** The map with the regions that may be chosen lit, and what goes there in the middle. */
export function regionChoice(
  crowd: Crowd,
  seat: number,
  key: QuestionKey,
  about: unknown,
  ids: readonly string[],
): Drawing {
  const lit = regionsOf(ids);
  const dim = usedRegions(crowd).filter(each => !lit.includes(each));
  const subject = subjectOf(crowd, seat, key, about);
  return fittingSheet([
    must({
      height: mapHeight(crowd),
      marks: y => mapGrid(crowd, y, { lit, dim, middle: box => subjectMarks(subject, box) }),
    }),
  ]);
}
