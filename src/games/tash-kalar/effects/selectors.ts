import { AROUND, DIAGONAL, distance, ORTHOGONAL, SIGHT } from '../../../geometry/square.js';
import type { Where } from '../card.js';
import { arrowsOf, marksOf, mirrored } from '../patterns.js';
import { colourOf, rankName, rankOf } from '../pieces.js';
import { HUES } from '../squares.js';
import { squareOf } from '../state.js';
import { beingSquare, type Effect, squareOfBound, traceOf } from './effect.js';

/** Whether a square is meant. */
export type Selector = (effect: Effect, square: number) => boolean;
/** One square, -1 = there is none. */
type Point = (effect: Effect) => number;

const SELECTORS = new Map<string, Selector>();

/** The squares a text names; several texts are an intersection, none is the whole board. */
export function selectorOf(where: Where | undefined): Selector {
  if (where === undefined) return everywhere;
  if (typeof where === 'string') return single(where);
  const parts = where.map(single);
  return (effect, square) => parts.every(part => part(effect, square));
}

const everywhere: Selector = () => true;

function single(text: string): Selector {
  let selector = SELECTORS.get(text);
  if (selector === undefined) {
    selector = parse(text);
    SELECTORS.set(text, selector);
  }
  return selector;
}

function parse(text: string): Selector {
  const [, name = '', inside = '', after = ''] = /^(\w+)\((.*)\)(.*)$/.exec(text) ?? [];
  switch (name) {
    case 'adj':
      return after === '>=2' ? touching(AROUND, inside, 2) : touching(AROUND, inside, 1);
    case 'orth':
      return touching(ORTHOGONAL, inside, 1);
    case 'diag':
      return touching(DIAGONAL, inside, 1);
    case 'on_or_adj': {
      const [on, beside] = [groupOf(inside)!, touching(AROUND, inside, 1)];
      return (effect, square) => on(effect, square) || beside(effect, square);
    }
    case 'within': {
      const [z, n] = inside.split(',') as [string, string];
      return nearTo(pointOf(z), away => away > 0 && away <= Number(n));
    }
    case 'dist':
      return nearTo(pointOf(inside), away => away === Number(after.slice(2)));
    case 'not': {
      const point = pointOf(inside);
      return (effect, square) => square !== point(effect);
    }
    case 'rays':
      return onArrows;
    case 'mirror': {
      const point = pointOf(inside);
      return (effect, square) => effect.layout !== null && mirrored(effect.layout, point(effect)) === square;
    }
    default:
      return parsePlain(text);
  }
}

function parsePlain(text: string): Selector {
  if (text === 'board') return everywhere;
  if (text === 'empty') return ({ contest }, square) => contest.board[square] === 0;
  if (text === 'colorless') return (_, square) => HUES[square] === null;
  if (text === 'marked' || text.startsWith('marked:')) return marked(text.slice(7));
  const group = groupOf(text);
  if (group !== null) return group;
  const point = pointOf(text);
  return (effect, square) => square === point(effect);
}

/** Squares told by what they are or hold: own, own:heroic, enemy, same_color, color:red. */
function groupOf(text: string): Selector | null {
  const [name, detail] = text.split(':') as [string, string | undefined];
  switch (name) {
    case 'own':
    case 'enemy':
      return ({ contest, colour }, square) => {
        const piece = contest.board[square]!;
        if (piece === 0 || (colourOf(piece) === colour) !== (name === 'own')) return false;
        return detail === undefined || rankName(rankOf(piece)) === detail;
      };
    case 'same_color':
      return ({ contest, placing }, square) =>
        contest.board[square] !== 0 && colourOf(contest.board[square]!) === placing;
    case 'color':
      return (_, square) => (detail === 'any' ? HUES[square] !== null : HUES[square] === detail);
    default:
      return null;
  }
}

function pointOf(text: string): Point {
  if (text === 'being') return beingSquare;
  if (text === 'being_square') return ({ arrival }) => arrival;
  if (text === 'gateway') return ({ contest }) => squareOf(contest, contest.gateway);
  const left = /^square_left_by\(\$(\w+)\)$/.exec(text);
  if (left) return effect => squareLeftBy(effect, left[1]!);
  const bound = /^(?:square\()?\$(\w+)\)?$/.exec(text);
  if (bound) return effect => squareOfBound(effect, bound[1]!);
  throw new RangeError(`Unknown square ${text}`);
}

/** Where a bound piece was put before it moved on. */
const squareLeftBy = (effect: Effect, name: string): number => traceOf(effect, name).squares[0] ?? -1;

function touching(around: readonly (readonly number[])[], text: string, least: number): Selector {
  const group = groupOf(text);
  if (group === null) {
    const point = pointOf(text);
    return (effect, square) => {
      const to = point(effect);
      return to >= 0 && around[to]!.includes(square);
    };
  }
  return (effect, square) => {
    let count = 0;
    for (const beside of around[square]!) if (group(effect, beside)) count += 1;
    return count >= least;
  };
}

function nearTo(point: Point, fits: (away: number) => boolean): Selector {
  return (effect, square) => {
    const to = point(effect);
    return to >= 0 && fits(distance(to, square));
  };
}

/** Marked squares of the chosen orientation; no group named = all of them (TK-7.15). */
function marked(group: string): Selector {
  return ({ layout }, square) =>
    layout !== null && marksOf(layout).some(mark => mark.square === square && (group === '' || mark.group === group));
}

/** All squares along the arrows, over obstacles, from where the being stands (TK-7.16). */
const onArrows: Selector = (effect, square) => {
  const from = beingSquare(effect);
  return (
    from >= 0 &&
    effect.layout !== null &&
    arrowsOf(effect.layout).some(direction => SIGHT[from]![direction]!.includes(square))
  );
};
