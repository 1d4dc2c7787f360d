import type { Decision } from '../../engine/decision.js';
import { fold, LANGUAGES } from '../../engine/language.js';
import { type Named, nearest } from '../../engine/naming.js';
import { words } from './words/index.js';
import { rewordLine } from './words/loose-line.js';
import type { RealmScene } from './words/sentences.js';
import { VERB_OF } from './words/verbs.js';

/** Questions that begin a line of play: a whole turn may be written behind each other. */
const LINES: ReadonlySet<string> = new Set(['turn', 'fight', 'clash', 'before']);

/** What was typed loosely for a decision, as its options are typed; null where that cannot be told. */
export function reword(decision: Decision, typed: string, scene: RealmScene): string | null {
  if (decision.kind === 'number') return /^\D*(\d+)\D*$/.exec(typed)?.[1] ?? null;
  if (decision.kind !== 'one') return several(decision, typed, scene);
  if (LINES.has(decision.key)) {
    const line = rewordLine(decision, typed, scene);
    if (line !== null) return line;
  }
  const id = nearest(plain(typed), namesIn(decision, scene)) ?? byVerb(decision, typed, scene);
  return id === null ? null : typedFor(decision, id, scene);
}

const plain = (typed: string): string[] =>
  fold(typed)
    .replace(/[,;.!?:]+/g, ' ')
    .split(' ')
    .filter(word => word !== '');

/** What an option may be called: as it is typed, and as its button says. */
const namesIn = (decision: Exclude<Decision, { kind: 'number' }>, scene: RealmScene): Named[] =>
  decision.options.map(option => ({
    id: option.id,
    names: LANGUAGES.flatMap(language => {
      const { typed, label } = words[language].option(decision, option, scene);
      return [
        fold(typed),
        fold(label)
          .replace(/[^\p{L}\d+ -]+/gu, ' ')
          .replace(/ +/g, ' ')
          .trim(),
      ].filter(name => name !== '');
    }),
  }));

const typedFor = (decision: Exclude<Decision, { kind: 'number' }>, id: string, scene: RealmScene): string =>
  words.en.option(decision, decision.options.find(option => option.id === id)!, scene).typed;

/** Everyday words for what is asked: yes, no, none. */
function byVerb(decision: Exclude<Decision, { kind: 'number' }>, typed: string, scene: RealmScene): string | null {
  const verb = VERB_OF.get(plain(typed)[0] ?? '');
  if (verb === undefined) return null;
  const found = decision.options.find(
    option => words.en.option(decision, option, scene).typed === verb || option.id === verb,
  );
  return (
    found?.id ??
    (verb === 'no' ? (decision.options.find(({ id }) => id === 'none' || id === 'pass')?.id ?? null) : null)
  );
}

/** Several things of a list, with anything between them. */
function several(
  decision: Exclude<Decision, { kind: 'number' | 'one' }>,
  typed: string,
  scene: RealmScene,
): string | null {
  if (['-', 'none', 'nic', 'zadna', 'zadnej'].includes(typed)) return '-';
  const names = namesIn(decision, scene);
  const ids = typed.split(/[+,&]| i | and /).map(part => nearest(plain(part), names));
  return ids.includes(null) ? null : ids.map(id => typedFor(decision, id!, scene)).join(' + ');
}
