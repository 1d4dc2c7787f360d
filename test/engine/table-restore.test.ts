import { describe, expect, it } from 'vitest';
import { ask, type Game, type Rules, Table } from '../../src/engine/index.js';
import { step } from './pebbles/rules.js';
import { type PebblesState, pebbles } from './pebbles.js';
import { findMoment, playRandomly, stored } from './random-match.js';

/** The toy with other rules: the given step takes the place of a turn. */
const changed = (version: number, turn: (state: PebblesState) => Rules<void>): Game<PebblesState> => ({
  ...pebbles,
  version,
  step: state => (state.phase === 'turn' ? turn(state) : step(state)),
});

/** In the middle of throwing: two answers on the tail that are not fixed, the third open. */
const throwing = () => findMoment(({ open, saved }) => open[0]?.key === 'cell' && saved.tail.length === 2);

describe('a stored match', () => {
  it('comes back at every decision of whole matches, with everything undo needs', () => {
    let longest = 0;
    for (let number = 0; number < 12; number++) {
      playRandomly(number, table => {
        const { table: rebuilt, divergence } = Table.restore(pebbles, stored(table.saved));
        expect(divergence).toBeNull();
        expect(rebuilt.digest).toBe(table.digest);
        expect(rebuilt.open).toEqual(table.open);
        expect(rebuilt.saved).toEqual(table.saved);
        longest = Math.max(longest, table.saved.tail.length);
      });
    }
    expect(longest).toBeGreaterThan(5);
  });

  it('comes back when it is over', () => {
    const table = playRandomly(3, () => {});
    const { table: rebuilt } = Table.restore(pebbles, stored(table.saved));
    expect([rebuilt.isOver, rebuilt.digest, rebuilt.open]).toEqual([true, table.digest, []]);
  });

  it('keeps its checkpoint up: no answer before the last thing learnt at a resting point stays on the tail', () => {
    for (let number = 0; number < 12; number++) {
      playRandomly(number, ({ saved: { tail, fixed, checkpoint }, state }) => {
        expect(fixed).toBeLessThanOrEqual(tail.length);
        if (tail.length === 0) expect(checkpoint.phase).toBe(state.phase);
        if (state.phase === 'bid') expect(fixed).toBe(0); // the deal before it is sealed and rests
      });
    }
  });
});

describe('a stored match under rules that changed', () => {
  it('refuses a state that differs where the version is the same', () => {
    const { saved } = throwing();
    const tampered = stored(saved);
    tampered.checkpoint.scores[0]! += 1;
    const { table, divergence } = Table.restore(pebbles, tampered);
    expect(divergence).toEqual({ at: 0, dropped: tampered.tail, reason: 'the state differs at action' });
    expect(table.open[0]?.key).toBe('action');
  });

  it('lets the question decide where the version is another, and stands firmly afterwards', () => {
    const table = throwing();
    const newer: Game<PebblesState> = { ...pebbles, version: 2 };
    const old = stored(table.saved);
    old.checkpoint.scores[0]! += 1; // as if a migration had changed the state
    const { table: moved, divergence } = Table.restore(newer, old);
    expect(divergence).toBeNull();
    expect(moved.open).toEqual(table.open);
    expect(moved.saved.version).toBe(2);
    // From here on its answers carry digests of the new rules: it can be stored, forked and undone again.
    expect(Table.restore(newer, stored(moved.saved)).divergence).toBeNull();
    const seat = table.open[0]!.seat;
    expect(moved.undone(seat)?.table.decisionOf(seat)?.key).toBe('pebble');
    expect(moved.fork().digest).toBe(moved.digest);
  });

  it.each<[string, string, (state: PebblesState) => Rules<void>]>([
    [
      'another question is asked',
      'stone is asked, not pebble',
      function* (state) {
        const seat = state.waiting[0]!;
        const options = [{ id: 'throw' }, { id: 'x' }];
        yield* ask({ key: 'action', seat, options });
        yield* ask({ key: 'stone', seat, options });
      },
    ],
    [
      'the answer is no longer an option',
      'cannot be said to pebble',
      function* (state) {
        const seat = state.waiting[0]!;
        const options = [{ id: 'throw' }, { id: 'x' }];
        yield* ask({ key: 'action', seat, options });
        yield* ask({ key: 'pebble', seat, options });
      },
    ],
    [
      'another seat is asked',
      'is not asked',
      function* (state) {
        const options = [{ id: 'throw' }, { id: 'x' }];
        yield* ask({ key: 'action', seat: state.waiting[0]!, options });
        yield* ask({ key: 'pebble', seat: 9, options });
      },
    ],
  ])('keeps the longest tail that fits where %s', (_, reason, turn) => {
    const { saved } = throwing();
    const { table, divergence } = Table.restore(changed(2, turn), stored(saved));
    expect(divergence).toMatchObject({ at: 1, dropped: saved.tail.slice(1) });
    expect(divergence?.reason).toContain(reason);
    expect(table.said).toEqual(['throw']);
    expect(table.open).toHaveLength(1);
  });

  it('keeps the part before an answer over which the new rules break', () => {
    const { saved } = throwing();
    const broken = changed(2, function* (state) {
      const seat = state.waiting[0]!;
      yield* ask({ key: 'action', seat, options: [{ id: 'throw' }, { id: 'x' }] });
      yield* ask({ key: 'pebble', seat, options: state.hands[seat]!.map(id => ({ id })) });
      state.scores = [];
      throw new Error('no such cell');
    });
    const { table, divergence } = Table.restore(broken, stored(saved));
    expect(divergence).toEqual({
      at: 1,
      dropped: saved.tail.slice(1),
      reason: 'the rules fail at pebble: no such cell',
    });
    expect(table.said).toEqual(['throw']);
    expect(table.open[0]?.key).toBe('pebble');
    expect(table.state.scores).not.toEqual([]);
  });

  it('still cannot take back what was fixed, also where the new rules learn nothing there', () => {
    const table = findMoment(({ open, saved }) => open[0]?.key === 'take' && saved.fixed === 1);
    const quiet = changed(2, function* (state) {
      const seat = state.waiting[0]!;
      yield* ask({ key: 'action', seat, options: [{ id: 'roll' }, { id: 'x' }] });
      yield* ask({ key: 'other', seat, options: [{ id: 'x' }, { id: 'y' }] });
    });
    const { table: moved } = Table.restore(quiet, stored(table.saved));
    expect(moved.canUndo(table.open[0]!.seat)).toBe(false);
  });
});
