import { describe, expect, it } from 'vitest';
import { type Decision, LANGUAGES, randomAnswer, randomFrom, Table } from '../../../src/engine/index.js';
import { typedOf } from '../../../src/engine/typed.js';
import { arenaRules } from '../../../src/games/monolith-arena/rules.js';
import type { Arena } from '../../../src/games/monolith-arena/state.js';
import { SEAT_COUNT } from '../../../src/games/monolith-arena/teams.js';
import { why } from '../../../src/games/monolith-arena/why.js';
import { words } from '../../../src/games/monolith-arena/words/index.js';

describe('why in play', () => {
  const isBattle = (part: string): boolean => /^(battle|bitwa)$/i.test(part);

  /** The typed move from a resting point: all small choices in a row. */
  function playMove(table: Table<Arena>, random: ReturnType<typeof randomFrom>, language: 'pl' | 'en'): string {
    const parts: string[] = [];
    let decision: Decision = table.open[0]!;
    const { seat } = decision;
    do {
      const scene = { view: arenaRules.view(table.state as Arena, seat), reader: seat, names: ['A', 'B', 'C', 'D'] };
      const said = randomAnswer(decision, random);
      parts.push(typedOf(words[language], scene, decision, said));
      table.answer(seat, said);
      decision = table.open[0]!;
    } while (!table.isOver && decision.seat === seat && decision.key !== 'turn' && !parts.some(isBattle));
    return parts.join(' ');
  }

  it.each(['duel', 'three', 'four'] as const)('forbids nothing that is allowed: %s', mode => {
    for (const [round, language] of LANGUAGES.entries()) {
      const random = randomFrom(`${round + 3}`.repeat(32));
      const { table } = Table.start(
        arenaRules,
        arenaRules.setup({
          seats: SEAT_COUNT[mode],
          chosen: { mode, monoliths: round === 0 ? 'off' : 'on' },
          sides: new Array(SEAT_COUNT[mode]).fill(null),
          random: randomFrom('abcdef01'.repeat(4)),
        }),
      );
      while (!table.isOver) {
        const before = table.fork();
        const { seat } = table.open[0]!;
        const typed = playMove(table, random, language);
        expect(why(before, seat, typed), typed).toBeNull();
      }
    }
  });
});
