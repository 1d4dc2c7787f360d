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
import { recapOf } from './recap.js';
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
    recap: (news, scene, isDrawn = false) =>
      recapOf(news, scene, sentences.recap, entry => words.news(entry, scene), isDrawn),
    board: scene => boardText(scene, sentences.board),
    hand: scene => handText(scene, sentences.board),
  };
}

/** What ends, declines, gives away or cannot be taken back. */
const QUIET: ReadonlySet<string> = new Set(['end', 'stop', 'no', 'none', 'handover', 'early', 'discard']);

/** Placing and summoning move the match on, a claim scores; what ends or gives something away stands apart. */
function toneOf({ key }: Decision, id: string): Pick<OptionWords, 'tone'> {
  const [what] = id.split(':') as [string];
  if (QUIET.has(what)) return { tone: 'quiet' };
  if (key === 'claim') return { tone: 'good' };
  const isMain = key === 'placement' || (key === 'turn' && (what === 'place' || what === 'summon'));
  return isMain ? { tone: 'main' } : {};
}

export const words: Readonly<Record<Language, GameWords<ContestView, ContestEntry>>> = {
  pl: wordsFrom('pl', pl),
  en: wordsFrom('en', en),
};
