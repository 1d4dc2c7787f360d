import type { Decision } from '../../../engine/decision.js';
import type { GameWords } from '../../../engine/game.js';
import type { Language } from '../../../engine/language.js';
import { spoken } from '../../../engine/sentences.js';
import type { RealmEntry } from '../entries.js';
import { parseCategory } from '../score.js';
import type { RealmView } from '../view.js';
import { boardText, handText } from './board.js';
import { lobbyIn } from './lobby.js';
import { newsIn } from './news/index.js';
import { optionsIn } from './options/index.js';
import { outcomeText } from './outcome.js';
import { promptsIn } from './prompts/index.js';
import { recapOf } from './recap.js';
import { Speech } from './speech.js';

/** „Podbój jednoosobowy, miasta 5 i 8”; of several players how many. */
function categoryText(text: string, speech: Speech): string {
  const category = parseCategory(text);
  if (category === null) return text;
  const { scenario, players, levels } = category;
  const many = players > 1 ? [speech.count(players, ['osoba', 'osoby', 'osób'], ['player', 'players'])] : [];
  const cities =
    levels.length === 0
      ? []
      : [
          `${speech.pick(levels.length > 1 ? 'miasta' : 'miasto', levels.length > 1 ? 'cities' : 'city')} ${speech.and(levels.map(String))}`,
        ];
  return [speech.scenario(scenario), ...many, ...cities].join(', ');
}

const PAYMENTS = ['die', 'token', 'crystal', 'tactic', 'endless'];

/** Of several mana that would power a card the one a bare plus means: a die of the source first, a crystal late. */
function plainPower(decision: Decision): string | undefined {
  if (decision.key !== 'side' || decision.kind !== 'one') return undefined;
  const ways = decision.options.map(({ id }) => id).filter(id => id.startsWith('powered'));
  const rank = (id: string): number => PAYMENTS.indexOf(id.split(':')[1] ?? 'die') + (id.includes('=') ? 0.5 : 0);
  return ways.toSorted((one, other) => rank(one) - rank(other))[0];
}

function wordsIn(language: Language): GameWords<RealmView, RealmEntry> {
  const speech = new Speech(language);
  const words = spoken({
    blurb: speech.pick(
      'Rycerze-magowie przemierzają krainę: karty to ich siły, a każda tura jest łamigłówką.',
      'Mage Knights cross the land: cards are their powers, and every turn is a puzzle.',
    ),
    lobby: lobbyIn(speech),
    prompts: promptsIn(speech),
    options: optionsIn(speech),
    news: newsIn(speech),
    outcome: scene => outcomeText(scene, speech),
  });
  return {
    ...words,
    name: 'Mage Knight',
    side: speech.hero,
    seat: ({ view }, seat) => speech.hero(view.heroes[seat]!.hero),
    option: (decision, option, scene) => {
      const said = words.option(decision, option, scene);
      // Either language is read: here the bare plus, in English with its mana.
      return language === 'pl' && option.id === plainPower(decision) ? { ...said, typed: '+' } : said;
    },
    recap: (news, scene, isDrawn = false) => recapOf(news, scene, speech, entry => words.news(entry, scene), isDrawn),
    board: scene => boardText(scene, speech),
    hand: scene => handText(scene, speech),
    scored: category => categoryText(category, speech),
  };
}

export const words: Readonly<Record<Language, GameWords<RealmView, RealmEntry>>> = {
  pl: wordsIn('pl'),
  en: wordsIn('en'),
};
