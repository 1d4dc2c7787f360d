import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Where the generator of a match stands: four 32-bit numbers, part of the match state. */
export type RandomState = [number, number, number, number];

/** The start of a generator from a seed of 32 hexadecimal digits. */
export function randomFrom(seed: string): RandomState {
  if (!/^[0-9a-f]{32}$/.test(seed)) throw new RangeError('A seed is 32 hexadecimal digits');
  const word = (index: number) => Number.parseInt(seed.slice(index * 8, index * 8 + 8), 16) | 0;
  const state: RandomState = [word(0), word(1), word(2), word(3)];
  if (state.every(part => part === 0)) state[0] = 1; // the generator would stand still at all zeroes
  return state;
}

/** A whole number from 0 to `below - 1`, and the generator one step further. */
export function randomBelow(random: RandomState, below: number): number {
  if (!(below >= 1)) throw new RangeError(`There is no number below ${below}`);
  const generator = xoroshiro128plusFromState(random);
  const number = uniformInt(generator, 0, below - 1);
  keep(random, generator.getState());
  return number;
}

/** Puts the list into a random order, in place. */
export function shuffle<T>(random: RandomState, list: T[]): void {
  const generator = xoroshiro128plusFromState(random);
  for (let last = list.length - 1; last > 0; last--) {
    const other = uniformInt(generator, 0, last);
    const moved = list[last]!;
    list[last] = list[other]!;
    list[other] = moved;
  }
  keep(random, generator.getState());
}

/** One member of the list, each as likely as any other. */
export function pick<T>(random: RandomState, list: readonly T[]): T {
  if (list.length === 0) throw new RangeError('Nothing to pick from');
  return list[randomBelow(random, list.length)]!;
}

function keep(random: RandomState, state: readonly number[]): void {
  random[0] = state[0]!;
  random[1] = state[1]!;
  random[2] = state[2]!;
  random[3] = state[3]!;
}
