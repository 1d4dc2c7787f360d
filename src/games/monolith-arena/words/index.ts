import type { Decision, Option } from '../../../engine/decision.js';
import type { GameWords, OptionWords } from '../../../engine/game.js';
import type { Language } from '../../../engine/language.js';
import { spoken } from '../../../engine/sentences.js';
import type { ArenaView } from '../view.js';
import type { ArenaEntry } from '../vocabulary.js';
import { en } from './en/index.js';
import { factionName } from './names.js';
import { pl } from './pl/index.js';
import { boardText, handText } from './position.js';
import { recapOf } from './recap.js';
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
    recap: (news, scene, isDrawn = false) => recapOf(news, scene, sentences.recap, words.news, isDrawn),
    board: scene => boardText(scene, sentences.board),
    hand: scene => handText(scene, sentences.board),
  };
}

/** Placing a tile is what a turn is for; discarding and ending are quiet as long as there is something to play. */
function toneOf(decision: Decision, id: string): Pick<OptionWords, 'tone'> {
  if (decision.kind !== 'one') return {};
  switch (decision.key) {
    case 'turn': {
      const isPlaying = ({ id: other }: Option): boolean => /^(place|order):/.test(other);
      if (id.startsWith('place:')) return { tone: 'main' };
      if (id === 'end') return { tone: decision.options.some(isPlaying) ? 'quiet' : 'main' };
      return id.startsWith('discard:') ? { tone: 'quiet' } : {};
    }
    case 'mode':
    case 'redraw':
      return { tone: id === 'keep' ? 'quiet' : 'main' };
    default:
      return {};
  }
}

export const words: Readonly<Record<Language, GameWords<ArenaView, ArenaEntry>>> = {
  pl: wordsFrom('pl', pl),
  en: wordsFrom('en', en),
};
