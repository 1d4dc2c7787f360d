import { fold, LANGUAGES } from '../engine/index.js';
import type { Book, Entry } from './book.js';
import type { Hit, Question } from './rulebook.js';

/** Whoever looks for passages. What it knows of the words of all books is large: it need not be there all the time. */
export interface LookUp {
  find(question: Question): Promise<readonly Hit[]>;
  close(): Promise<void>;
}

/** What has these words in its title: for a list that somebody types into before anything better is there. */
export function titled(books: readonly Book[], { text, game, here, most }: Question): readonly Entry[] {
  const typed = fold(text.trim());
  return books
    .filter(book => game === undefined || book.game === game)
    .sort((one, other) => Number(other.game === here) - Number(one.game === here))
    .flatMap(({ sections }) => sections.flatMap(({ entries }) => entries))
    .filter(entry => LANGUAGES.some(language => fold(entry.text[language].title).includes(typed)))
    .slice(0, most);
}
