import type { Reference } from '../../src/engine/index.js';
import { reference as realm } from '../../src/games/mage-knight/reference/index.js';
import { games } from '../../src/registry.js';
import { type Book, Rulebook, readBook } from '../../src/rulebook/index.js';
import { NUMBERS } from './rule-numbers.js';

/** What games give the look-up before they are registered. */
const EARLY: Readonly<Record<string, Reference>> = { 'mage-knight': realm };

/** Games whose passages are there before their components are. */
export const PASSAGES_ONLY: readonly string[] = [];

export const referenceOf = (game: string): Reference | undefined =>
  games.find(({ id }) => id === game)?.reference ?? EARLY[game];

/** The rules of every game that has them in assets. */
export function wholeBooks(): Book[] {
  return Object.keys(NUMBERS).map(game => {
    const reference = referenceOf(game);
    if (!reference && !PASSAGES_ONLY.includes(game)) throw new Error(`${game} gives the look-up nothing`);
    return readBook(`assets/${game}/rules`, game, reference)!;
  });
}

export const wholeRulebook = (): Rulebook => new Rulebook(wholeBooks());
