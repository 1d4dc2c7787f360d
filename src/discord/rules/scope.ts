import { fold, LANGUAGES, type Language, list } from '../../engine/index.js';
import { gamesNamed } from '../command.js';
import { text } from '../components.js';
import { type Message, message } from '../message.js';
import type { Surface } from '../surface.js';
import { quoted } from './answer.js';
import { rulesWords } from './words.js';

/** What a question is about: words, and the one game they are asked of, if any. */
export interface Scope {
  readonly text: string;
  readonly game: string | undefined;
}

/** Games that have a rulebook, by what is typed of their name. */
export const booksNamed = (surface: Surface, typed: string) =>
  gamesNamed(surface, typed).filter(({ id }) => surface.rulebook.book(id) !== undefined);

/**
 * What a question is about. The game may be picked, typed past the list, or named in the question itself. A game that is
 * not here is said so: another game's rule is no answer.
 */
export function scopeOf(surface: Surface, asked: string, typed: string | null, language: Language): Scope | Message {
  if (typed === null || fold(typed) === '') return namedWithin(surface, asked) ?? { text: asked, game: undefined };
  if (surface.rulebook.book(typed)) return { text: asked, game: typed };
  const found = booksNamed(surface, typed);
  const [only] = found;
  if (only && found.length === 1) return { text: asked, game: only.id };
  const say = rulesWords[language];
  if (found.length === 0 && gamesNamed(surface, typed).length > 0) return message([text(say.noRules)]);
  const names = (found.length > 0 ? found : booksNamed(surface, '')).map(({ words }) => words[language].name);
  const told = list(names, language === 'pl' ? 'i' : 'and');
  return message([text((found.length > 0 ? say.whichGame : say.noSuchGame)(quoted(typed), told))]);
}

/** A question that says the name of a game with a rulebook: that game, and the rest of the question. */
function namedWithin(surface: Surface, asked: string): Scope | null {
  const spaced = (name: string): string =>
    ` ${fold(name)
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim()} `;
  const words = spaced(asked);
  for (const { id, words: named } of booksNamed(surface, '')) {
    for (const name of [id, ...LANGUAGES.map(each => named[each].name)]) {
      const rest = words.replace(spaced(name), ' ').trim();
      if (rest.length + 2 < words.length && rest !== '') return { text: rest, game: id };
    }
  }
  return null;
}
