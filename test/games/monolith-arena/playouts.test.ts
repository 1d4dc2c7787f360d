import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { type Decision, isPause } from '../../../src/engine/decision.js';
import type { Chosen } from '../../../src/engine/game.js';
import { copy } from '../../../src/engine/json.js';
import { randomAnswer } from '../../../src/engine/playout.js';
import { type RandomState, randomFrom } from '../../../src/engine/random.js';
import { advance } from '../../../src/engine/rules.js';
import { Table } from '../../../src/engine/table.js';
import { FACTIONS } from '../../../src/games/monolith-arena/prints.js';
import { arenaRules, step } from '../../../src/games/monolith-arena/rules.js';
import { type Arena, MODES, VARIANTS } from '../../../src/games/monolith-arena/state.js';
import { SEAT_COUNT } from '../../../src/games/monolith-arena/teams.js';

const seedOf = (number: number) => number.toString(16).padStart(32, '5');

function start(chosen: Chosen, sides: readonly (string | null)[], seed: number): Arena {
  return arenaRules.setup({ seats: sides.length, chosen, sides, random: randomFrom(seedOf(seed)) });
}

/** Plays a whole match at random, looking at the state at every resting point and at every question. */
function playWhole(arena: Arena, random: RandomState): void {
  for (let steps = 0; arena.outcome === null; steps++) {
    if (steps > 5000) throw new Error('This match does not end');
    const rules = step(arena);
    let turn = advance(rules, []);
    while (!turn.done) {
      for (const decision of turn.value) checkDecision(decision);
      turn = advance(
        rules,
        turn.value.map(decision => randomAnswer(decision, random)),
      );
    }
    if (steps % 4 === 0) checkState(arena);
    arena.news = [];
  }
}

/** Plain checks: `expect` at every step would take longer than the matches. */
function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

function checkDecision(decision: Decision): void {
  if (!('options' in decision)) return;
  demand(decision.options.length <= 25, `${decision.key} has ${decision.options.length} options`);
  demand(
    new Set(decision.options.map(({ id }) => id)).size === decision.options.length,
    `${decision.key} has an option twice`,
  );
}

function checkState(arena: Arena): void {
  demand(isDeepStrictEqual(copy(arena), arena), 'The state is not plain JSON');
  const counts = arena.seats.map(({ hand, stack, discard }) => hand.length + stack.length + discard.length);
  const lying = [...arena.board, ...arena.seats.flatMap(({ monolith }) => monolith?.under ?? [])];
  const tiles = lying.filter(tile => tile !== null);
  for (const tile of tiles) counts[tile.seat]! += 1;
  demand(new Set(tiles.map(({ id }) => id)).size === tiles.length, 'A tile lies in two places');
  demand(tiles.reduce((sum, { poison }) => sum + poison, 0) <= 5, 'There are more than five poison markers');
  // Banners are set aside until they are placed.
  const least = arena.phase === 'banners' || arena.phase === 'monoliths' ? 34 : 35;
  demand(
    counts.every(count => count >= least && count <= 35),
    `Tiles by seat: ${counts}`,
  );
}

describe('random whole matches', () => {
  const ways = MODES.flatMap(mode =>
    VARIANTS.flatMap(variant => ['off', 'on'].map(monoliths => ({ mode, variant, monoliths }))),
  );
  it.each(ways)('end in $mode, $variant, Monoliths $monoliths', chosen => {
    for (let seed = 1; seed <= 3; seed++) {
      const arena = start(chosen, new Array(SEAT_COUNT[chosen.mode]).fill(null), seed);
      playWhole(arena, randomFrom(seedOf(seed + 100)));
      expect(arena.outcome!.places).toHaveLength(SEAT_COUNT[chosen.mode]);
    }
  });

  const pairs = FACTIONS.flatMap(one =>
    FACTIONS.filter(other => other !== one).map(other => [one.id, other.id] as const),
  );
  it.each(pairs)('end between %s and %s', (one, other) => {
    for (let seed = 1; seed <= 2; seed++) {
      const monoliths = seed === 1 ? 'off' : 'on';
      playWhole(start({ mode: 'duel', monoliths, draws: 'open' }, [one, other], seed), randomFrom(seedOf(seed)));
    }
  });
});

describe('a table of the arena', () => {
  it.each(MODES)('is rebuilt from what is stored, undone and imagined in %s', mode => {
    const random = randomFrom(seedOf(77));
    let { table } = Table.start(
      arenaRules,
      start({ mode, monoliths: 'on' }, new Array(SEAT_COUNT[mode]).fill(null), 9),
    );
    for (let answers = 0; !table.isOver && answers < 400; answers++) {
      const decision = table.open[0]!;
      if (answers % 7 === 0) {
        const saved = copy(table.saved);
        const { table: again, divergence } = Table.restore(arenaRules, saved);
        expect(divergence).toBeNull();
        expect([again.digest, again.open]).toEqual([table.digest, table.open]);
        table = again;
      }
      if (answers % 11 === 0 && !isPause(decision)) {
        // The other players' draws are dealt anew; the seat itself is asked the same.
        const imagined = table.imagine(decision.seat, random);
        expect(imagined?.decisionOf(decision.seat)).toEqual(decision);
        expect(arenaRules.view(imagined!.state, decision.seat)).toEqual(arenaRules.view(table.state, decision.seat));
      }
      const before = table.digest;
      expect(table.answer(decision.seat, randomAnswer(decision, random))).not.toBeNull();
      if (answers % 5 === 0 && table.canUndo(decision.seat)) {
        table = table.undone(decision.seat)!.table;
        expect(table.digest).toBe(before);
        table.answer(decision.seat, randomAnswer(table.decisionOf(decision.seat)!, random));
      }
    }
  });
});
