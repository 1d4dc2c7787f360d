import { describe, it } from 'vitest';
import { randomFrom } from '../../../src/engine/index.js';
import { tashKalar } from '../../../src/games/tash-kalar/game.js';
import { expectWordsInPlay } from '../word-checks.js';
import { eagerAnswer, NAMES, SEATS, startMatch } from './eager-play.js';

describe('words in play', () => {
  const cases = SEATS.map(([mode, seats]) => ({ mode, seats }));

  it.each(cases)('tell whole matches: $mode for $seats', ({ mode, seats }) => {
    for (let round = 0; round < 3; round++) {
      const random = randomFrom(`${round + 1}`.repeat(32));
      const begun = startMatch(mode, seats, `${round}bcdef01`.repeat(4));
      expectWordsInPlay(tashKalar, begun, NAMES, decision => eagerAnswer(decision, random));
    }
  });
});
