import { fold } from '../../../engine/language.js';
import { CARD_NAMES, SCHOOL_NAMES, TASK_NAMES } from '../words/names.js';

export type Verb = 'place' | 'summon' | 'discard' | 'flare' | 'thaw' | 'warp' | 'handover' | 'end' | 'claim' | 'move';

/** What a person seems to want, read more generously than a move is. */
export interface Intent {
  readonly verb: Verb;
  /** The card that was named, by id; '' where none was. */
  readonly card: string;
  readonly rest: string;
}

export const VERBS: readonly (readonly [form: string, verb: Verb])[] = [
  ['place', 'place'],
  ['put', 'place'],
  ['postaw', 'place'],
  ['poloz', 'place'],
  ['umiesc', 'place'],
  ['wystaw', 'place'],
  ['summon', 'summon'],
  ['przywolaj', 'summon'],
  ['play', 'summon'],
  ['zagraj', 'summon'],
  ['discard', 'discard'],
  ['odrzuc', 'discard'],
  ['throw flare', 'flare'],
  ['rzuc flare', 'flare'],
  ['flare', 'flare'],
  ['flara', 'flare'],
  ['thaw', 'thaw'],
  ['rozmroz', 'thaw'],
  ['warp', 'warp'],
  ['osnowa', 'warp'],
  ['hand over', 'handover'],
  ['handover', 'handover'],
  ['oddaj', 'handover'],
  ['przekaz', 'handover'],
  ['end', 'end'],
  ['pass', 'end'],
  ['pas', 'end'],
  ['skoncz', 'end'],
  ['koncze', 'end'],
  ['koniec', 'end'],
  ['zakoncz', 'end'],
  ['move', 'move'],
  ['rusz', 'move'],
  ['przesun', 'move'],
  ['ruch', 'move'],
  ['turn', 'move'],
  ['rotate', 'move'],
  ['obroc', 'move'],
  ['claim', 'claim'],
  ['wykonaj', 'claim'],
];

type Names = readonly (readonly [form: string, id: string])[];

const longestFirst = (names: Names): Names => [...names].sort(([one], [other]) => other.length - one.length);

/** Every way a card may be named: also in the cases people really write. */
const CARDS: Names = longestFirst(
  Object.entries(CARD_NAMES).flatMap(([id, { en, pl }]) =>
    [en, pl.nominative, pl.genitive, pl.accusative, id.replaceAll('-', ' ')].map(name => [fold(name), id] as const),
  ),
);
const TASKS: Names = longestFirst(
  Object.entries(TASK_NAMES).flatMap(([id, { en, pl }]) => [en, pl].map(name => [fold(name), id] as const)),
);
const SCHOOLS: Names = longestFirst(
  Object.entries(SCHOOL_NAMES).flatMap(([id, { en, pl }]) => [en, pl].map(name => [fold(name), id] as const)),
);

function named(text: string, names: Names): { id: string; rest: string } | null {
  const found = names.find(([form]) => text === form || text.startsWith(`${form} `));
  return found ? { id: found[1], rest: text.slice(found[0].length + 1) } : null;
}

/** What is named at the start of a folded text, and what follows. */
export const namedCard = (text: string) => named(text, CARDS);
export const namedTask = (text: string) => named(text, TASKS);
export const namedSchool = (text: string) => named(text, SCHOOLS);

/** Reads a folded text, or null where it says nothing we know. */
export function readIntent(text: string): Intent | null {
  const said = VERBS.find(([form]) => text === form || text.startsWith(`${form} `));
  if (!said) {
    const card = namedCard(text);
    return card && { verb: 'summon', card: card.id, rest: card.rest };
  }
  const [form, verb] = said;
  const rest = text.slice(form.length + 1);
  if (verb !== 'summon' && verb !== 'discard' && verb !== 'warp') return { verb, card: '', rest };
  const card = namedCard(rest);
  if (card) return { verb, card: card.id, rest: card.rest };
  // A verb alone asks about the action as such.
  if (rest === '') return { verb, card: '', rest };
  // A flare is thrown, whatever people call it.
  return verb !== 'warp' && /^(flare|flara)\b/.test(rest) ? { verb, card: 'flare', rest: '' } : null;
}

/** The squares named in a text, as people call them. */
export const squaresIn = (text: string): string[] => text.toUpperCase().match(/\b[A-Z]\d+\b/g) ?? [];

/** Whether the text declines something. */
export const isStop = (text: string): boolean => /^(stop|dosc|-)( |$)/.test(text);
