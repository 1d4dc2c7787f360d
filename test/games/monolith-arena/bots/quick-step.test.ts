import { expect, it } from 'vitest';
import { copy, playOut } from '../../../../src/engine/index.js';
import { beginBattle } from '../../../../src/games/monolith-arena/battle.js';
import { instinct } from '../../../../src/games/monolith-arena/bots/instincts.js';
import { playOn } from '../../../../src/games/monolith-arena/bots/trial.js';
import { monolithArena } from '../../../../src/games/monolith-arena/game.js';
import type { Arena } from '../../../../src/games/monolith-arena/state.js';
import { MODES, openTable, watchMatch } from './matches.js';

/** Ends the match where the Battle is over, so that both ways of playing it stop at the same point. */
const battleOnly = {
  ...monolithArena,
  step(arena: Arena) {
    if (arena.phase === 'battle-end') arena.outcome = { places: [], reason: 'battle is over' };
    return monolithArena.step(arena);
  },
};

it.each(MODES)('a Battle in thought is fought as in a match: %o', chosen => {
  let fought = 0;
  watchMatch(openTable(chosen, 14), 14, 4, ({ state }) => {
    if (state.turnNumber === 0) return;
    const told = copy(state) as Arena;
    const thought = copy(state) as Arena;
    for (const arena of [told, thought]) {
      arena.pending = null;
      beginBattle(arena, 'order');
    }
    playOut(battleOnly, told, decision => instinct(told, decision));
    playOn(
      thought,
      decision => instinct(thought, decision),
      ({ phase }) => phase === 'battle-end',
    );
    playOn(
      thought,
      decision => instinct(thought, decision),
      () => true,
    );
    fought += 1;
    expect([thought.pools, thought.board]).toEqual([told.pools, told.board]);
  });
  expect(fought).toBeGreaterThan(10);
});
