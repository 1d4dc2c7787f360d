import { describe, it } from 'vitest';
import { LANGUAGES, randomAnswer, randomFrom, Table } from '../../../src/engine/index.js';
import { monolithArena } from '../../../src/games/monolith-arena/game.js';
import { SEAT_COUNT } from '../../../src/games/monolith-arena/teams.js';
import { why } from '../../../src/games/monolith-arena/why.js';
import { expectNothingForbidden } from '../why-checks.js';

describe('why in play', () => {
  it.each(['duel', 'three', 'four'] as const)('forbids nothing that is allowed: %s', mode => {
    for (const [round, language] of LANGUAGES.entries()) {
      const random = randomFrom(`${round + 3}`.repeat(32));
      const { table } = Table.start(
        monolithArena,
        monolithArena.setup({
          seats: SEAT_COUNT[mode],
          chosen: { mode, monoliths: round === 0 ? 'off' : 'on' },
          sides: new Array(SEAT_COUNT[mode]).fill(null),
          random: randomFrom('abcdef01'.repeat(4)),
        }),
      );
      expectNothingForbidden(monolithArena, table, {
        language,
        names: ['A', 'B', 'C', 'D'],
        choose: decision => randomAnswer(decision, random),
        why,
        // What is asked in a Battle is nobody's move any more.
        endsMove: said => /^(battle|bitwa)$/i.test(said),
      });
    }
  });
});
