import { describe, expect, it } from 'vitest';
import { begin, type RandomState, randomFrom, type Table } from '../../src/engine/index.js';
import { type PebblesState, pebbles } from './pebbles.js';
import { beginningOf, findMoment, playRandomly, seedOf } from './random-match.js';

/** Imagines with fresh randomness until it works. */
function imagined(table: Table<PebblesState>, seat: number, tries = 50): Table<PebblesState> | null {
  const random: RandomState = randomFrom(seedOf(tries));
  for (let time = 0; time < tries; time++) {
    const world = table.imagine(seat, random);
    if (world) return world;
  }
  return null;
}

describe('an imagined table', () => {
  it('looks the same to the seat that imagines it, asks it the same, and can be played on', () => {
    let worlds = 0;
    let different = 0;
    for (let number = 0; number < 8; number++) {
      playRandomly(number, table => {
        const { digest, saved } = table;
        for (const { seat } of table.open) {
          const world = imagined(table, seat, 3);
          if (!world) continue;
          worlds += 1;
          if (JSON.stringify(world.state.bag) !== JSON.stringify(table.state.bag)) different += 1;
          expect(pebbles.view(world.state, seat)).toEqual(pebbles.view(table.state, seat));
          expect(world.decisionOf(seat)).toEqual(table.decisionOf(seat));
          expect(world.fork().digest).toBe(world.digest);
        }
        expect([table.digest, table.saved]).toEqual([digest, saved]);
      });
    }
    expect(worlds).toBeGreaterThan(200);
    expect(different).toBeGreaterThan(worlds * 0.8);
  });

  it('does not know what others have said sealed', () => {
    const { table } = begin(pebbles, beginningOf(0, 3));
    table.answer(1, 2);
    const world = imagined(table, 0)!;
    expect(world.open.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(world.said).toEqual([]);
    expect(imagined(table, 1)!.said).toEqual([2]);
  });

  it('is never one that contradicts what the seat has learnt since the checkpoint', () => {
    const table = findMoment(({ open, state }) => open[0]?.key === 'swap' && state.hands.length === 2);
    const seat = table.open[0]!.seat;
    const top = table.state.bag.at(-1);
    const world = imagined(table, seat, 200);
    if (world) expect(world.state.bag.at(-1)).toBe(top);
    const wrong = imagined(table, seat, 1);
    expect(wrong === null || wrong.state.bag.at(-1) === top).toBe(true);
  });

  it('serves the toy bot, which always says something allowed', () => {
    const { table } = begin(pebbles, beginningOf(1, 4));
    const random = randomFrom(seedOf(5));
    while (!table.isOver) {
      const { seat } = table.open[0]!;
      expect(table.answer(seat, pebbles.bots[0]!.choose(table, seat, random))).not.toBeNull();
    }
  });
});
