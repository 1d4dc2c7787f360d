import { games } from '../../src/registry.js';
import { type Book, Rulebook, readBook } from '../../src/rulebook/index.js';
import { NUMBERS } from './rule-numbers.js';

/** The rules of every game that has them in assets. */
export function wholeBooks(): Book[] {
  return Object.keys(NUMBERS).map(game => {
    const reference = games.find(({ id }) => id === game)?.reference;
    if (!reference) throw new Error(`${game} is not registered, or gives the look-up nothing`);
    return readBook(`assets/${game}/rules`, game, reference)!;
  });
}

export const wholeRulebook = (): Rulebook => new Rulebook(wholeBooks());
