import type { Decision } from '../../../engine/decision.js';
import type { GameWords, OptionWords } from '../../../engine/game.js';
import type { Language } from '../../../engine/language.js';
import type { LogEntry } from '../../../engine/match-state.js';
import type { ContestView } from '../view.js';
import type { ContestEntry, QuestionKey } from '../vocabulary.js';
import { en } from './en/index.js';
import { schoolName } from './names.js';
import { pl } from './pl/index.js';
import { boardText, handText } from './position.js';
import { brief } from './reading.js';
import type { ContestScene, Sentences } from './sentences.js';

/** The engine knows decisions and entries as plain JSON; the vocabulary says what is in each of them. */
type Asking = (about: unknown, scene: ContestScene, seat: number) => string;
type Offering = (id: string, about: unknown, scene: ContestScene, seat: number) => OptionWords;
type Telling = (entry: LogEntry, scene: ContestScene) => string | null;

/** Names of people are as long as they like: what a button holds is cut. */
const LABEL = 80;

function wordsFrom(language: Language, sentences: Sentences): GameWords<ContestView> {
  const { lobby, prompts, options, news, board, outcome } = sentences;
  return {
    name: 'Tash-Kalar',
    blurb: sentences.blurb,
    lobbyOption: id => lobby[id]!.name,
    lobbyValue: (id, value) => lobby[id]!.values[value]!,
    side: id => schoolName(id, language),
    seat: ({ view }, seat) => schoolName(view.seats[seat]!.school, language),
    prompt: (decision, scene) =>
      (prompts[decision.key as QuestionKey] as Asking)(aboutOf(decision), scene, decision.seat),
    option: (decision, { id }, scene) => {
      const offered = (options[decision.key as QuestionKey] as Offering)(id, aboutOf(decision), scene, decision.seat);
      const note = offered.note === undefined ? {} : { note: brief(offered.note) };
      return { ...offered, label: brief(offered.label, LABEL), ...note, ...toneOf(decision, id) };
    },
    news: (entry, scene) => (news[entry.tell as ContestEntry['tell']] as Telling)(entry, scene),
    board: scene => boardText(scene, board),
    hand: scene => handText(scene, board),
    outcome,
  };
}

/** Placing and summoning move the match on, a claim scores and ends the turn, discarding gives a card away. */
function toneOf({ key }: Decision, id: string): Pick<OptionWords, 'tone'> {
  if (key === 'claim') return id === 'none' ? {} : { tone: 'good' };
  if (key !== 'turn') return {};
  if (id === 'end') return { tone: 'good' };
  if (id === 'place' || id.startsWith('summon:')) return { tone: 'main' };
  return id.startsWith('discard:') || id === 'handover' ? { tone: 'bad' } : {};
}

const aboutOf = (decision: Decision): unknown => decision.about ?? {};

export const words: Readonly<Record<Language, GameWords<ContestView>>> = {
  pl: wordsFrom('pl', pl),
  en: wordsFrom('en', en),
};
