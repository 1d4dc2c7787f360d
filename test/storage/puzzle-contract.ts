import { beforeEach, describe, expect, test } from 'vitest';
import type { LeagueStore } from '../../src/leagues/index.js';
import { StaleWrite } from '../../src/matches/index.js';
import type { PuzzleStore, PuzzleTry, Standing } from '../../src/puzzles/index.js';

export const exampleTry = (given: Partial<PuzzleTry> = {}): PuzzleTry => ({
  guild: '100',
  player: 'ola',
  puzzle: 'a1b2c3d4',
  day: 20_775,
  game: 'pebbles',
  moment: 1,
  said: ['throw', ['red-1', 'red-2'], 3],
  tries: 1,
  status: 'open',
  ...given,
});

export const exampleStanding = (given: Partial<Standing> = {}): Standing => ({
  guild: '100',
  player: 'ola',
  name: 'Ola',
  streak: 2,
  longest: 5,
  lastDay: 20_775,
  solved: 9,
  atOnce: 4,
  ...given,
});

interface Both {
  readonly puzzles: PuzzleStore;
  readonly leagues: LeagueStore;
}

/** What every puzzle store does. */
export function puzzleStoreContract(name: string, open: () => Both | Promise<Both>): void {
  describe(`puzzles on ${name}`, () => {
    let store: PuzzleStore;
    let leagues: LeagueStore;
    beforeEach(async () => {
      ({ puzzles: store, leagues } = await open());
    });

    test('a try comes back as it was kept, by server, player, puzzle and day', async () => {
      expect(await store.puzzleTry(exampleTry())).toBeNull();
      await store.keepPuzzleTry(exampleTry());
      await store.keepPuzzleTry(exampleTry({ day: 0, said: [] }));
      expect(await store.puzzleTry(exampleTry())).toEqual(exampleTry());
      expect(await store.puzzleTry(exampleTry({ day: 0 }))).toEqual(exampleTry({ day: 0, said: [] }));
      for (const other of [{ guild: '200' }, { player: 'kuba' }, { puzzle: 'ffffffff' }, { day: 1 }])
        expect(await store.puzzleTry(exampleTry(other))).toBeNull();
    });

    test('a try moves on one moment at a time, whoever comes second is told', async () => {
      await store.keepPuzzleTry(exampleTry());
      await expect(store.keepPuzzleTry(exampleTry())).rejects.toThrow(StaleWrite);
      await store.keepPuzzleTry(exampleTry({ moment: 2, said: [], tries: 2 }));
      await expect(store.keepPuzzleTry(exampleTry({ moment: 2 }), exampleStanding())).rejects.toThrow(StaleWrite);
      await expect(store.keepPuzzleTry(exampleTry({ moment: 4 }))).rejects.toThrow(StaleWrite);
      expect(await store.puzzleTry(exampleTry())).toEqual(exampleTry({ moment: 2, said: [], tries: 2 }));
      expect(await store.puzzleStanding('100', 'ola'), 'nothing of a write that failed').toBeNull();
    });

    test('what somebody has begun of a game is found', async () => {
      await store.keepPuzzleTry(exampleTry());
      await store.keepPuzzleTry(exampleTry({ puzzle: '00000000', status: 'shown' }));
      await store.keepPuzzleTry(exampleTry({ puzzle: '11111111', game: 'other' }));
      await store.keepPuzzleTry(exampleTry({ player: 'kuba' }));
      const found = await store.puzzleTries('100', 'ola', 'pebbles');
      expect(found.map(({ puzzle, status }) => [puzzle, status])).toEqual([
        ['00000000', 'shown'],
        ['a1b2c3d4', 'open'],
      ]);
    });

    test('standings are kept with the try that changed them, the best first', async () => {
      await store.keepPuzzleTry(exampleTry({ status: 'solved' }), exampleStanding());
      await store.keepPuzzleTry(exampleTry({ player: 'kuba' }), exampleStanding({ player: 'kuba', solved: 12 }));
      await store.keepPuzzleTry(exampleTry({ player: 'ewa' }), exampleStanding({ player: 'ewa', atOnce: 5 }));
      await store.keepPuzzleTry(exampleTry({ guild: '200' }), exampleStanding({ guild: '200', solved: 99 }));
      await store.keepPuzzleTry(exampleTry({ moment: 2 }), exampleStanding({ streak: 3 }));
      expect(await store.puzzleStanding('100', 'ola')).toEqual(exampleStanding({ streak: 3 }));
      expect((await store.puzzleStandings('100', 10)).map(({ player }) => player)).toEqual(['kuba', 'ewa', 'ola']);
      expect((await store.puzzleStandings('100', 1)).map(({ player }) => player)).toEqual(['kuba']);
    });

    test('whoever is forgotten is in no table any more, and is handed what is kept before that', async () => {
      await store.keepPuzzleTry(exampleTry(), exampleStanding());
      await store.keepPuzzleTry(exampleTry({ player: 'kuba' }), exampleStanding({ player: 'kuba' }));
      const data = await leagues.personalData('ola');
      expect(data.puzzles).toHaveLength(1);
      expect(data.puzzleStandings).toMatchObject([{ streak: 2, at_once: 4 }]);
      await leagues.forget('ola', '—');
      expect(await store.puzzleTry(exampleTry())).toBeNull();
      expect((await store.puzzleStandings('100', 10)).map(({ player }) => player)).toEqual(['kuba']);
    });
  });
}
