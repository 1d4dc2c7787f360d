import { fileURLToPath } from 'node:url';
import type { Game } from './engine/index.js';
import { Rulebook, readBook } from './rulebook/index.js';

/** The rules of the games, as far as they are written down in assets. */
export function openRulebook(games: readonly Game[]): Rulebook {
  const folder = (game: string): string => fileURLToPath(new URL(`../assets/${game}/rules`, import.meta.url));
  return new Rulebook(games.flatMap(({ id, reference }) => readBook(folder(id), id, reference) ?? []));
}
