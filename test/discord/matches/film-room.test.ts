import { expect, test } from 'vitest';
import { FilmRoom } from '../../../src/discord/matches/film-room.js';

const MOST = 8_000_000;

/** Paints pictures of these sizes at the best quality; sizes follow quality as they do on real boards. */
function paint(sizes: readonly number[]): { bytes: number; qualities: number[]; isFull: boolean } {
  const room = new FilmRoom(sizes.length);
  const qualities: number[] = [];
  let bytes = 0;
  for (const size of sizes) {
    const { quality } = room;
    const painted = Math.round(size * (quality >= 72 ? 1 : quality >= 48 ? 0.81 : quality >= 36 ? 0.7 : 0.6));
    room.take(painted, quality);
    qualities.push(quality);
    bytes += painted;
  }
  return { bytes, qualities, isFull: room.isFull };
}

const of = (count: number, size: (at: number) => number): number[] =>
  Array.from({ length: count }, (_, at) => size(at));

test('a short film is painted as well as can be', () => {
  const { qualities, isFull } = paint(of(60, () => 90_000));
  expect(new Set(qualities)).toEqual(new Set([72]));
  expect(isFull).toBe(false);
});

test('a long one is painted coarser, and stays within its room, also where boards fill up', () => {
  for (const size of [() => 110_000, (at: number) => 50_000 + 1_000 * at, (at: number) => 150_000 - 700 * at]) {
    const { bytes, qualities, isFull } = paint(of(100, size));
    expect(bytes).toBeGreaterThan(6_000_000);
    expect(bytes).toBeLessThan(MOST);
    expect(isFull).toBe(false);
    expect(Math.min(...qualities)).toBeGreaterThanOrEqual(24);
  }
});

test('one that does not fit however coarse says so', () => {
  const { qualities, isFull } = paint(of(120, () => 140_000));
  expect(isFull).toBe(true);
  expect(qualities.at(-1)).toBe(24);
});
