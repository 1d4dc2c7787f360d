import { meaningOf, namedFirst, namesOf } from '../../../engine/naming.js';
import { CARD_NAMES, SCHOOL_NAMES, TASK_NAMES } from '../words/names.js';

export type Verb =
  | 'place'
  | 'summon'
  | 'discard'
  | 'flare'
  | 'thaw'
  | 'warp'
  | 'handover'
  | 'end'
  | 'claim'
  | 'draw'
  | 'move';

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

/** What people say besides, most of it roots that take endings; what only effects do is no action (TK-3.3). */
const MORE_FORMS: Readonly<Partial<Record<Verb, string>>> = {
  place: 'placing staw postaw wystaw umieszcz umiesc poloz kladz add',
  summon: 'summoning call przywol przyzwij przyzyw wezwij zagra zagrac zagryw',
  discard: 'discard odrzuc wyrzuc',
  thaw: 'odmroz odmraz rozmraz unfreeze',
  end: 'skip finish done pasuj koncz skoncz zakoncz',
  claim: 'zadanie task zalicz wykon',
  draw: 'draw dobierz dobier dobrac',
  move:
    'move moving rusz przesun przesuw obroc obraca rotate attack atak atakuj zaatak bije bij zbij capture take zniszcz destroy ' +
    'awansuj upgrade zamien convert skocz leap jump strzel shoot zdegraduj downgrade',
};

const FORMS = new Map([
  ...VERBS.filter(([form]) => !form.includes(' ')),
  ...Object.entries(MORE_FORMS).flatMap(([verb, forms]) =>
    forms.split(' ').map((form): [string, Verb] => [form, verb as Verb]),
  ),
]);

/** The action a folded word begins, in whatever form it is typed. */
export const verbOf = (word: string): Verb | undefined => meaningOf(word, FORMS);

/** Words that name no card: „odrzuć kartę”, “discard a card”. */
const NO_CARD = /^(?:a |the |my |one |jedna |swoja )*(?:cards?|kart\w*|being|istot\w*)$/;

/** Every way a card may be named: also in the cases people really write. */
const CARDS = namesOf(
  Object.entries(CARD_NAMES).flatMap(([id, { en, pl }]) =>
    [en, pl.nominative, pl.genitive, pl.accusative, id.replaceAll('-', ' ')].map(name => [name, id] as const),
  ),
);
const TASKS = namesOf(
  Object.entries(TASK_NAMES).flatMap(([id, { en, pl }]) => [en, pl].map(name => [name, id] as const)),
);
const SCHOOLS = namesOf(
  Object.entries(SCHOOL_NAMES).flatMap(([id, { en, pl }]) => [en, pl].map(name => [name, id] as const)),
);

/** What is named at the start of a folded text, and what follows. */
export const namedCard = (text: string) => namedFirst(text, CARDS);
export const namedTask = (text: string) => namedFirst(text, TASKS);
export const namedSchool = (text: string) => namedFirst(text, SCHOOLS);

/** Reads a folded text, or null where it says nothing we know. */
export function readIntent(text: string): Intent | null {
  const said = sayingOf(text);
  if (said) return intentOf(said.verb, said.rest.replace(NO_CARD, ''));
  const card = namedCard(text);
  return card && { verb: 'summon', card: card.id, rest: card.rest };
}

/** The verb a text begins with: one of ours, two words among them, or a card is named, or a form of one. */
function sayingOf(text: string): { readonly verb: Verb; readonly rest: string } | null {
  const said = VERBS.find(([form]) => text === form || text.startsWith(`${form} `));
  if (said) return { verb: said[1], rest: text.slice(said[0].length + 1) };
  if (namedCard(text)) return null;
  const [first = ''] = text.split(' ');
  if (/^(?:throw|rzuc\w*) (?:an? |the |my |swoja )?flar/.test(text)) return { verb: 'flare', rest: '' };
  const verb = verbOf(first);
  return verb === undefined ? null : { verb, rest: text.slice(first.length + 1) };
}

function intentOf(verb: Verb, rest: string): Intent | null {
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
