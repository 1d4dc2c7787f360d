import { describe, it } from 'vitest';
import { LANGUAGES, randomFrom } from '../../../src/engine/index.js';
import { tashKalar } from '../../../src/games/tash-kalar/game.js';
import { why } from '../../../src/games/tash-kalar/why.js';
import { expectNothingForbidden } from '../why-checks.js';
import { eagerAnswer, NAMES, SEATS, startMatch } from './eager-play.js';

describe('why in play', () => {
  it.each(SEATS.map(([mode, seats]) => ({ mode, seats })))(
    'forbids nothing that is allowed: $mode for $seats',
    ({ mode, seats }) => {
      for (const [round, language] of LANGUAGES.entries()) {
        const random = randomFrom(`${round + 3}`.repeat(32));
        const { table } = startMatch(mode, seats, `${round}0abcdef`.repeat(4));
        const choose = (decision: Parameters<typeof eagerAnswer>[0]) => eagerAnswer(decision, random);
        expectNothingForbidden(tashKalar, table, { language, names: NAMES, choose, why });
      }
    },
  );
});
