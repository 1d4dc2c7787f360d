import { components } from '../../src/games/tash-kalar/reference/components.js';
import { games } from '../../src/registry.js';
import { type Book, Rulebook, readBook } from '../../src/rulebook/index.js';
import { NUMBERS } from './rule-numbers.js';

/** Components of games that are written down but not registered yet. */
const WAITING = { 'tash-kalar': components };

const noPicture = () => {
  throw new Error('This game has no pictures yet');
};

/** The rules of every game that has them in assets, registered or not. */
export function wholeBooks(): Book[] {
  return Object.keys(NUMBERS).map(game => {
    const registered = games.find(({ id }) => id === game)?.reference;
    const waiting = WAITING[game as keyof typeof WAITING] ?? [];
    const reference = registered ?? { components: waiting, examples: [], component: noPicture, example: noPicture };
    return readBook(`assets/${game}/rules`, game, reference)!;
  });
}

export const wholeRulebook = (): Rulebook => new Rulebook(wholeBooks());
