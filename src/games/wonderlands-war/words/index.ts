import type { Decision } from '../../../engine/decision.js';
import type { GameWords, OptionWords } from '../../../engine/game.js';
import type { Language } from '../../../engine/language.js';
import { spoken } from '../../../engine/sentences.js';
import { FACTION_IDS } from '../faction.js';
import type { WonderlandView } from '../view.js';
import type { Entry } from '../vocabulary.js';
import { en } from './en/index.js';
import { factionName } from './names/index.js';
import { pl } from './pl/index.js';
import { boardText, handText } from './position.js';
import { capital } from './reading.js';
import { recap } from './recap.js';
import type { Sentences } from './sentences.js';

const NAMES: Readonly<Record<Language, string>> = { pl: 'Wojna w Krainie Czarów', en: 'Wonderland’s War' };

function wordsFrom(language: Language, sentences: Sentences): GameWords<WonderlandView, Entry> {
  const words = spoken(sentences);
  return {
    ...words,
    name: NAMES[language],
    side: id => factionName(FACTION_IDS.find(faction => faction === id)!, language),
    seat: ({ view }, seat) => factionName(view.seats[seat]!.faction, language),
    // A chip or a card may lead the question, and their names begin small.
    prompt: (decision, scene) => capital(words.prompt(decision, scene)),
    option: (decision, option, scene) => ({
      ...words.option(decision, option, scene),
      ...toneOf(decision, option.id),
    }),
    recap: (news, scene) => recap(news, entry => words.news(entry, scene)),
    board: scene => boardText(scene, sentences.board),
    hand: scene => handText(scene, sentences.board),
  };
}

/** Drawing moves the battle on, withdrawing ends it for a player; declining gives something away. */
function toneOf({ key }: Decision, id: string): Pick<OptionWords, 'tone'> {
  if (key === 'draw-on') return id === 'draw' ? { tone: 'main' } : id === 'withdraw' ? { tone: 'quiet' } : {};
  if (key === 'feat' || key === 'forge') return id === 'none' ? {} : { tone: 'good' };
  return key === 'tea-move' && id.startsWith('chair:') ? { tone: 'main' } : {};
}

export const words: Readonly<Record<Language, GameWords<WonderlandView, Entry>>> = {
  pl: wordsFrom('pl', pl),
  en: wordsFrom('en', en),
};
