import { describe, expect, it } from 'vitest';
import { type Decision, LANGUAGES, randomFrom, type Table } from '../../../src/engine/index.js';
import { typedOf } from '../../../src/engine/typed.js';
import type { Contest } from '../../../src/games/tash-kalar/state.js';
import { why } from '../../../src/games/tash-kalar/why.js';
import { words } from '../../../src/games/tash-kalar/words/index.js';
import { eagerAnswer, SEATS, sceneOf, startMatch } from './eager-play.js';

describe('why in play', () => {
  /** The typed move from a resting point: all small choices in a row. */
  function playMove(table: Table<Contest>, random: ReturnType<typeof randomFrom>, language: 'pl' | 'en'): string {
    const parts: string[] = [];
    let decision: Decision = table.open[0]!;
    const { seat } = decision;
    do {
      const said = eagerAnswer(decision, random);
      parts.push(typedOf(words[language], sceneOf(table, seat), decision, said));
      table.answer(seat, said);
      decision = table.open[0]!;
    } while (!table.isOver && decision.seat === seat && decision.key !== 'turn');
    return parts.join(' ');
  }

  it.each(SEATS.map(([mode, seats]) => ({ mode, seats })))(
    'forbids nothing that is allowed: $mode for $seats',
    ({ mode, seats }) => {
      for (const [round, language] of LANGUAGES.entries()) {
        const random = randomFrom(`${round + 3}`.repeat(32));
        const { table } = startMatch(mode, seats, `${round}0abcdef`.repeat(4));
        while (!table.isOver) {
          const before = table.fork();
          const { seat } = table.open[0]!;
          const typed = playMove(table, random, language);
          expect(why(before, seat, typed), typed).toBeNull();
        }
      }
    },
  );
});
