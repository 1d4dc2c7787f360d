import { describe, expect, it } from 'vitest';
import { LANGUAGES, randomFrom } from '../../../src/engine/index.js';
import { words } from '../../../src/games/tash-kalar/words/index.js';
import { eagerAnswer, SEATS, sceneOf, startMatch } from './eager-play.js';
import { BROKEN, faultsOf, newsFaults, readAgain } from './word-faults.js';

describe('words in play', () => {
  const cases = SEATS.map(([mode, seats]) => ({ mode, seats }));

  it.each(cases)('tell whole matches: $mode for $seats', ({ mode, seats }) => {
    for (let round = 0; round < 3; round++) {
      const random = randomFrom(`${round + 1}`.repeat(32));
      const { table, change } = startMatch(mode, seats, `${round}bcdef01`.repeat(4));
      const faults = newsFaults(change.news, table);
      let longest = 0;
      let answers = 0;
      while (!table.isOver) {
        const [decision] = table.open;
        faults.push(...faultsOf(decision!, sceneOf(table, decision!.seat)));
        const said = eagerAnswer(decision!, random);
        // Reading a move forks the table: now and then is enough.
        if (answers % 13 === 0) {
          for (const language of LANGUAGES) expect(readAgain(table, decision!, said, language)).toEqual(said);
        }
        answers += 1;
        faults.push(...newsFaults(table.answer(decision!.seat, said)!.change.news, table));
        for (const language of LANGUAGES) {
          const board = words[language].board(sceneOf(table, 'spectator'));
          if (BROKEN.test(board)) faults.push(board);
          longest = Math.max(longest, board.length);
        }
      }
      expect(faults).toEqual([]);
      expect(longest).toBeLessThanOrEqual(1024);
      for (const language of LANGUAGES) {
        expect(words[language].outcome(sceneOf(table, 0))).not.toMatch(BROKEN);
        expect(words[language].hand(sceneOf(table, 0))).not.toMatch(BROKEN);
      }
    }
  });
});
