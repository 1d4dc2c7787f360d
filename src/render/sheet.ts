import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Drawing, Mark } from '../engine/drawing.js';
import { type Box, boundsOf } from './bounds.js';
import { paintWithin } from './painter.js';
import { isNumbered } from './parcel.js';

/** A mark as it lies on a sheet: two with the same look paint the same pixels. */
interface Laid {
  readonly mark: Mark;
  readonly look: string;
  readonly box: Box;
}

/**
 * A canvas that knows what is painted on it. From one move to the next little of a board changes: only the places that
 * differ are painted anew. The pixels are those a fresh canvas would have, but for the rounding of soft edges.
 */
export class Sheet {
  readonly canvas: Canvas;
  #laid = new Map<string, Laid>();

  constructor(width: number, height: number) {
    this.canvas = createCanvas(width, height);
  }

  /** How many marks of the drawing lie here already. */
  likeness(looks: readonly string[]): number {
    return looks.reduce((count, look) => count + (this.#laid.has(look) ? 1 : 0), 0);
  }

  show({ marks }: Drawing, looks: readonly string[]): void {
    const laid = marks.map((mark, index) => this.#lay(mark, looks[index]!));
    const next = new Map(laid.map(each => [each.look, each]));
    const places = next.size === laid.length ? this.#changed(next) : null;
    this.#laid = new Map();
    paintWithin(
      this.canvas,
      laid.filter(({ box }) => !places || places.some(place => meet(box, place))).map(({ mark }) => mark),
      places,
    );
    if (next.size === laid.length) this.#laid = next;
  }

  #lay(mark: Mark, look: string): Laid {
    return this.#laid.get(look) ?? { mark, look, box: outward(boundsOf(mark)) };
  }

  /** Where the sheet must change; null = everywhere, since what stays lies in another order. */
  #changed(next: ReadonlyMap<string, Laid>): Box[] | null {
    const stays = [...this.#laid.keys()].filter(look => next.has(look));
    const stayed = [...next.keys()].filter(look => this.#laid.has(look));
    if (stays.length === 0 || stays.some((look, index) => look !== stayed[index])) return null;
    const gone = [...this.#laid.values()].filter(({ look }) => !next.has(look));
    const come = [...next.values()].filter(({ look }) => !this.#laid.has(look));
    return [...gone, ...come].map(({ box }) => box);
  }
}

/** What tells a mark from others: a numbered still by its number and place, anything else by all of it. */
export const lookOf = (mark: Mark): string =>
  mark.kind === 'group' && isNumbered(mark) ? JSON.stringify({ ...mark, marks: [] }) : JSON.stringify(mark);

const meet = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

const outward = ([left, top, right, bottom]: Box): Box => [
  Math.floor(left) - 1,
  Math.floor(top) - 1,
  Math.ceil(right) + 1,
  Math.ceil(bottom) + 1,
];
