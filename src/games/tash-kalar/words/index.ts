import type { Decision } from '../../../engine/decision.js';
import type { GameWords, OptionWords } from '../../../engine/game.js';
import type { Language } from '../../../engine/language.js';
import { spoken } from '../../../engine/sentences.js';
import type { ContestView } from '../view.js';
import type { ContestEntry } from '../vocabulary.js';
import { en } from './en/index.js';
import { schoolName } from './names.js';
import { pl } from './pl/index.js';
import { boardText, handText } from './position.js';
import type { Sentences } from './sentences.js';

function wordsFrom(language: Language, sentences: Sentences): GameWords<ContestView, ContestEntry> {
  const words = spoken(sentences);
  return {
    ...words,
    name: 'Tash-Kalar',
    side: id => schoolName(id, language),
    seat: ({ view }, seat) => schoolName(view.seats[seat]!.school, language),
    option: (decision, option, scene) => ({
      ...words.option(decision, option, scene),
      ...toneOf(decision, option.id),
    }),
    // Interim: the last thing told leads.
    recap: (news, scene) => {
      const lines = news.map(entry => words.news(entry, scene)).filter(line => line !== null);
      return lines.length === 0 ? null : { headline: lines.at(-1)!, lines: lines.slice(-5, -1) };
    },
    board: scene => boardText(scene, sentences.board),
    hand: scene => handText(scene, sentences.board),
  };
}

/** Placing and summoning move the match on, a claim scores and ends the turn, discarding gives a card away. */
function toneOf({ key }: Decision, id: string): Pick<OptionWords, 'tone'> {
  if (key === 'claim') return id === 'none' ? {} : { tone: 'good' };
  if (key !== 'turn') return {};
  if (id === 'end') return { tone: 'good' };
  if (id === 'place' || id.startsWith('summon:')) return { tone: 'main' };
  return id.startsWith('discard:') || id === 'handover' ? { tone: 'quiet' } : {};
}

export const words: Readonly<Record<Language, GameWords<ContestView, ContestEntry>>> = {
  pl: wordsFrom('pl', pl),
  en: wordsFrom('en', en),
};
