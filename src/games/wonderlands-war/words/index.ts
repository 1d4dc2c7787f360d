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
import { recapOf } from './recap.js';
import type { Sentences } from './sentences.js';

const NAMES: Readonly<Record<Language, string>> = { pl: 'Wojna w Krainie Czarów', en: 'Wonderland’s War' };

/** The instructions that are a press away. */
const HANDY: Readonly<Record<Language, string>> = { pl: 'Częste polecenia', en: 'Common instructions' };

function wordsFrom(language: Language, sentences: Sentences): GameWords<WonderlandView, Entry> {
  const words = spoken(sentences);
  return {
    ...words,
    name: NAMES[language],
    side: id => factionName(FACTION_IDS.find(faction => faction === id)!, language),
    seat: ({ view }, seat) => factionName(view.seats[seat]!.faction, language),
    // A chip or a card may lead the question, and their names begin small.
    prompt: (decision, scene) => capital(words.prompt(decision, scene)),
    option: (decision, option, scene) => {
      const { among, ...said } = words.option(decision, option, scene);
      const tone = toneOf(decision, option.id);
      // What stands out is a button of its own; where there is no room it comes together under a heading of its own.
      const isHandyOne = tone.tone === 'good' && (decision.key === 'draw-on' || decision.key === 'instruction');
      const heading = isHandyOne ? HANDY[language] : among?.heading;
      const isOne = isHandyOne || tone.tone === undefined;
      return { ...said, ...tone, ...(among && heading && isOne ? { among: { ...among, heading } } : {}) };
    },
    recap: (news, scene, isDrawn = false) =>
      recapOf(news, scene, sentences.recap, entry => words.news(entry, scene), isDrawn),
    board: scene => boardText(scene, sentences.board),
    hand: scene => handText(scene, sentences.board),
  };
}

/** Instructions that are a press away: a few strengths further on, a small risk. */
const isHandy = (id: string, strength: number): boolean =>
  id === 'loss:30' || id === 'bust:10' || [3, 6, 9].some(further => id === `until:${strength + further}`);

const QUIET: ReadonlySet<string> = new Set(['none', 'skip', 'stay', 'withdraw', 'head', 'plain']);
const MAIN: ReadonlySet<string> = new Set(['draw', 'roll', 'double', 'triple', 'bring', 'discard']);

/** From here on the next chip more likely eliminates than not: the loudest button is to withdraw. */
const TOO_RISKY = 0.5;

function isTooRisky({ key, about }: Decision): boolean {
  const odds = key === 'draw-on' ? about?.odds : null;
  return typeof odds === 'object' && odds !== null && 'bust' in odds && Number(odds.bust) >= TOO_RISKY;
}

/** What moves things on is loud; what ends, declines or gives up is quiet and stands apart. */
function toneOf(decision: Decision, id: string): Pick<OptionWords, 'tone'> {
  const { key, about = {} } = decision;
  if (isTooRisky(decision)) return id === 'withdraw' ? { tone: 'main' } : id === 'draw' ? { tone: 'quiet' } : {};
  if (QUIET.has(id)) return { tone: 'quiet' };
  if (MAIN.has(id) || /^(chair:|place_units:\d+@)/.test(id)) return { tone: 'main' };
  if (key === 'draw-on' || key === 'instruction') return isHandy(id, Number(about.strength)) ? { tone: 'good' } : {};
  return key === 'feat' || id === 'host' ? { tone: 'good' } : {};
}

export const words: Readonly<Record<Language, GameWords<WonderlandView, Entry>>> = {
  pl: wordsFrom('pl', pl),
  en: wordsFrom('en', en),
};
