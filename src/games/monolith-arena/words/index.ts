import type { Decision } from '../../../engine/decision.js';
import type { GameWords, OptionWords } from '../../../engine/game.js';
import type { Language } from '../../../engine/language.js';
import { spoken } from '../../../engine/sentences.js';
import type { ArenaView } from '../view.js';
import type { ArenaEntry } from '../vocabulary.js';
import { en } from './en/index.js';
import { factionName } from './names.js';
import { pl } from './pl/index.js';
import { boardText, handText } from './position.js';
import type { Sentences } from './sentences.js';

function wordsFrom(language: Language, sentences: Sentences): GameWords<ArenaView, ArenaEntry> {
  const words = spoken(sentences);
  return {
    ...words,
    name: 'Monolith Arena',
    side: id => factionName(id, language),
    seat: ({ view }, seat) => factionName(view.seats[seat]!.faction, language),
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

/** In the menu of a turn, playing a tile and ending the turn stand out. */
function toneOf(decision: Decision, id: string): Pick<OptionWords, 'tone'> {
  if (decision.key !== 'turn') return {};
  if (id === 'end') return { tone: 'good' };
  return /^(place|order):|^unfold$/.test(id) ? { tone: 'main' } : {};
}

export const words: Readonly<Record<Language, GameWords<ArenaView, ArenaEntry>>> = {
  pl: wordsFrom('pl', pl),
  en: wordsFrom('en', en),
};
