import type { PuzzleTry, Standing, TryStatus } from '../../puzzles/store.js';

export interface TryRow {
  guild: string;
  player: string;
  puzzle: string;
  day: number;
  game: string;
  moment: number;
  said: string;
  tries: number;
  status: string;
}

export const parseTryRow = ({ said, status, ...row }: TryRow): PuzzleTry => ({
  ...row,
  said: JSON.parse(said),
  status: status as TryStatus,
});

export const makeTryRow = ({ said, ...attempt }: PuzzleTry): TryRow => ({ ...attempt, said: JSON.stringify(said) });

export interface StandingRow {
  guild: string;
  player: string;
  name: string;
  streak: number;
  longest: number;
  last_day: number;
  solved: number;
  at_once: number;
}

export const parseStandingRow = ({ last_day: lastDay, at_once: atOnce, ...row }: StandingRow): Standing => ({
  ...row,
  lastDay,
  atOnce,
});

export const makeStandingRow = ({ lastDay, atOnce, ...standing }: Standing): StandingRow => ({
  ...standing,
  last_day: lastDay,
  at_once: atOnce,
});
