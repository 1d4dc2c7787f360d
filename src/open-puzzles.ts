import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game } from './engine/index.js';
import { PuzzleSets, parsePuzzles } from './puzzles/index.js';

/** The puzzles of the games, as far as there are any in assets. */
export function openPuzzles(games: readonly Game[]): PuzzleSets {
  const file = (game: string): string => fileURLToPath(new URL(`../assets/${game}/puzzles.json`, import.meta.url));
  const kept = games.map(({ id }) => file(id)).filter(existsSync);
  return new PuzzleSets(kept.flatMap(each => parsePuzzles(readFileSync(each, 'utf8'))));
}
