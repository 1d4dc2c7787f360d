import type { Decision } from '../../engine/decision.js';
import { type Named, nearest } from '../../engine/naming.js';
import type { QuestionKey } from './vocabulary.js';
import { verbOf as anyVerb, VERBS, type Verb } from './why/intent.js';
import { typed as cardTyped, typedSchool } from './words/en/grammar.js';
import { namedCard, namedTask, schoolNames } from './words/loose-names.js';
import { taskName } from './words/names.js';
import { namesOfColour } from './words/reading.js';
import type { ContestScene } from './words/sentences.js';

/** Words that carry nothing: "summon the knight on E4", „przywołaj rycerza na pole E4”. */
const FILLERS = new Set('on onto to at from with the a and square na do z ze i oraz pole polu pola'.split(' '));

/** What people write for a word of ours. */
const ALIKE: Readonly<Record<string, string>> = {
  done: 'stop',
  enough: 'stop',
  pass: 'stop',
  nic: 'stop',
  wystarczy: 'stop',
  y: 'yes',
  t: 'yes',
  up: 'n',
  down: 's',
  left: 'w',
  right: 'e',
};

const isSquare = (word: string): boolean => /^[a-i][1-9]$/.test(word);
const isNumber = (word: string): boolean => /^\d$/.test(word);

/** The words that matter: squares in one piece, nothing between them, no fillers. */
const wordsIn = (text: string): string[] =>
  text
    .replace(/[^\p{L}\d+-]+|-?>|(?<=\d)-/gu, ' ')
    .replace(/\b([a-h]) ([1-9])\b/g, '$1$2')
    .replace(/([a-i][1-9])(?=[a-i][1-9])/g, '$1 ')
    .split(' ')
    .filter(word => word !== '' && !FILLERS.has(word))
    .map(word => ALIKE[word] ?? word);

/** What was typed loosely for a decision, as its options are typed; null where that cannot be told. */
export function reword(decision: Decision, typed: string, scene: ContestScene): string | null {
  if (decision.kind === 'number') return null;
  const words = wordsIn(typed);
  const ids = decision.options.map(({ id }) => id);
  switch (decision.key as QuestionKey) {
    case 'turn':
      return acting(words, ids);
    case 'claim':
      return claiming(words, ids);
    case 'opening':
      return isSquare(words[0] ?? '') ? `${words[0]} ${coloured(words.slice(1), colours(ids), scene)}` : null;
    case 'against':
    case 'colour':
    case 'legend-colour':
    case 'score-colour':
      return coloured(words, ids, scene);
    case 'keep':
    case 'card':
      return carded(words, ids);
    default:
      return words.join(' ');
  }
}

/** One action of a turn: the verb may be cut short, or left out before a square or a card. */
function acting([first = '', ...more]: readonly string[], ids: readonly string[]): string | null {
  if (isSquare(first)) return `place ${[first, ...more].join(' ')}`;
  const verb = verbOf(first, ids);
  switch (verb) {
    case null:
      return withCard('summon', [first, ...more], ids);
    case 'summon':
    case 'discard':
    case 'warp':
      return withCard(verb, more, ids);
    case 'handover':
      return 'hand over';
    case 'claim':
      return null;
    default:
      return [verb, ...more.filter(word => verb !== 'flare' || !/^flar/.test(word))].join(' ');
  }
}

/** The verb a word begins, among those that can be done now. */
function verbOf(word: string, ids: readonly string[]): Verb | null {
  const offered = (verb: Verb): boolean => ids.some(id => id.split(':')[0] === verb);
  const verbs = VERBS.filter(([form, verb]) => word.length > 1 && form.startsWith(word) && offered(verb));
  const found = new Set(verbs.map(([, verb]) => verb));
  if (found.size === 1) return [...found][0]!;
  const meant = anyVerb(word);
  return found.size === 0 && meant !== undefined && offered(meant) ? meant : null;
}

/** The card stands before the first square, number or sign; the rest is what its effect asks. */
function withCard(verb: Verb, words: readonly string[], ids: readonly string[]): string | null {
  const end = words.findIndex(word => isSquare(word) || isNumber(word) || /^[+-]/.test(word));
  const [name, rest] = end < 0 ? [words, []] : [words.slice(0, end), words.slice(end)];
  const cards = ids.flatMap(id => (id.startsWith(`${verb}:`) ? [namedCard(id.slice(verb.length + 1))] : []));
  const card = nearest(name, cards);
  return card && [verb, cardTyped(card), ...rest].join(' ');
}

function carded(words: readonly string[], ids: readonly string[]): string | null {
  const cards = ids.filter(id => !/^(stop|handover|flare-)/.test(id)).map(namedCard);
  const card = nearest(words, cards);
  return card ? cardTyped(card) : words.join(' ');
}

function claiming(words: readonly string[], ids: readonly string[]): string | null {
  const name = words.filter(word => !/^(claim|wykonaj|zadanie|task)$/.test(word));
  if (/^(no|nie|none|nothing|stop|zadne|nic)$/.test(name.join(' '))) return 'none';
  const task = nearest(name, ids.filter(id => id !== 'none').map(namedTask));
  return task && `claim ${taskName(task, 'en').toLowerCase()}`;
}

const colours = (ids: readonly string[]): string[] => [...new Set(ids.map(id => id.split(':')[1]!))];

/** A colour by its school or by who plays it. */
function coloured(words: readonly string[], ids: readonly string[], scene: ContestScene): string | null {
  const named = ids
    .filter(id => isNumber(id))
    .map((id): Named => {
      const schools = schoolNames(scene.view.colours[Number(id)]!.school);
      return { id, names: [...schools, ...namesOfColour(scene, Number(id))] };
    });
  const found = nearest(words, named);
  return found === null ? words.join(' ') : typedSchool(scene, Number(found));
}
