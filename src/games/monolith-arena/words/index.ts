import type { Decision } from '../../../engine/decision.js';
import type { GameWords, OptionWords } from '../../../engine/game.js';
import type { Language } from '../../../engine/language.js';
import type { LogEntry } from '../../../engine/match-state.js';
import type { ArenaView } from '../view.js';
import type { ArenaEntry, QuestionKey } from '../vocabulary.js';
import { en } from './en/index.js';
import { factionName } from './names.js';
import { pl } from './pl/index.js';
import { boardText, handText } from './position.js';
import type { ArenaScene, Sentences } from './sentences.js';

/** The engine knows decisions and entries as plain JSON; the vocabulary says what is in each of them. */
type Asking = (about: unknown, scene: ArenaScene) => string;
type Offering = (id: string, about: unknown, scene: ArenaScene, seat: number) => OptionWords;
type Telling = (entry: LogEntry, scene: ArenaScene) => string | null;

function wordsFrom(language: Language, sentences: Sentences): GameWords<ArenaView> {
  const { lobby, prompts, options, news, board, outcome } = sentences;
  return {
    name: 'Monolith Arena',
    blurb: sentences.blurb,
    lobbyOption: id => lobby[id]!.name,
    lobbyValue: (id, value) => lobby[id]!.values[value]!,
    side: id => factionName(id, language),
    seat: ({ view }, seat) => factionName(view.seats[seat]!.faction, language),
    prompt: (decision, scene) => (prompts[decision.key as QuestionKey] as Asking)(aboutOf(decision), scene),
    option: (decision, { id }, scene) => ({
      ...(options[decision.key as QuestionKey] as Offering)(id, aboutOf(decision), scene, decision.seat),
      ...toneOf(decision, id),
    }),
    news: (entry, scene) => (news[entry.tell as ArenaEntry['tell']] as Telling)(entry, scene),
    board: scene => boardText(scene, board),
    hand: scene => handText(scene, board),
    outcome,
  };
}

/** In the menu of a turn, playing a tile and ending the turn stand out. */
function toneOf(decision: Decision, id: string): Pick<OptionWords, 'tone'> {
  if (decision.key !== 'turn') return {};
  if (id === 'end') return { tone: 'good' };
  return /^(place|order):|^unfold$/.test(id) ? { tone: 'main' } : {};
}

const aboutOf = (decision: Decision): unknown => decision.about ?? {};

export const words: Readonly<Record<Language, GameWords<ArenaView>>> = {
  pl: wordsFrom('pl', pl),
  en: wordsFrom('en', en),
};
