import { describe, it } from 'vitest';
import { randomAnswer, randomFrom, Table } from '../../../src/engine/index.js';
import { monolithArena } from '../../../src/games/monolith-arena/game.js';
import { SEAT_COUNT } from '../../../src/games/monolith-arena/teams.js';
import { expectWordsInPlay } from '../word-checks.js';

const NAMES = ['P1', 'P2', 'P3', 'P4'];

describe('words in play', () => {
  const cases = (['duel', 'three', 'four'] as const).flatMap(mode =>
    (['standard', 'tactical'] as const).flatMap(variant =>
      (['off', 'on'] as const).map(monoliths => ({ mode, variant, monoliths })),
    ),
  );

  it.each(cases)('tell whole matches: $mode, $variant, Monoliths $monoliths', ({ mode, variant, monoliths }) => {
    for (let round = 0; round < 3; round++) {
      const random = randomFrom(`${round + 1}`.repeat(32));
      const state = monolithArena.setup({
        seats: SEAT_COUNT[mode],
        chosen: { mode, variant, monoliths, draws: round === 0 ? 'open' : 'private' },
        sides: new Array(SEAT_COUNT[mode]).fill(null),
        random: randomFrom('abcdef01'.repeat(4)),
      });
      const begun = Table.start(monolithArena, state);
      expectWordsInPlay(monolithArena, begun, NAMES, decision => randomAnswer(decision, random));
    }
  });
});
