import type { Mark } from '../engine/index.js';
import { box, FACES, TONE, write } from './pictures.js';

/** Where a chart lies on its page. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly height: number;
}

/** A frame with round numbers beside it. */
export interface Axes {
  readonly marks: readonly Mark[];
  x(index: number): number;
  y(value: number): number;
}

const tidy = (value: number): number => Math.round(value * 10) / 10;
const MOST_STEPS = 5;

/** Axes for so many values side by side, with room above for the last of them. */
export function axesOf(frame: Frame, values: readonly number[], count: number, steps: readonly number[]): Axes {
  const { left, right, top, height } = frame;
  const { lowest, highest, step } = scaleOf(values, steps);
  const x = (index: number): number => tidy(left + ((right - left) * index) / Math.max(1, count - 1));
  const y = (value: number): number => tidy(top + height * (1 - (value - lowest) / (highest - lowest)));
  const marks: Mark[] = [];
  for (let value = lowest; value <= highest; value += step) {
    marks.push(box(left, y(value) - 1, right - left, 2, TONE.line));
    marks.push(write(value, left - 14, y(value), 32, TONE.dim, { align: 'right', face: FACES.body }));
  }
  return { marks, x, y };
}

/** Values as the path of a line. */
export const lineOf = ({ x, y }: Axes, values: readonly number[]): string =>
  values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('');

/** Round numbers around everything that was reached. */
function scaleOf(
  values: readonly number[],
  steps: readonly number[],
): { lowest: number; highest: number; step: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const top = most + 0.2 * Math.max(most - least, 2 * steps[0]!);
  const step = steps.find(each => (top - least) / each <= MOST_STEPS - 1) ?? 2 * steps.at(-1)!;
  const lowest = Math.floor(least / step) * step;
  return { lowest, highest: Math.max(Math.ceil(top / step) * step, lowest + 2 * step), step };
}
