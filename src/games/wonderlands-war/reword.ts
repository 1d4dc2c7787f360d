import type { Decision, Option } from '../../engine/decision.js';
import { fold } from '../../engine/language.js';
import { nearest } from '../../engine/naming.js';
import type { RegionId } from './regions.js';
import type { QuestionKey } from './vocabulary.js';
import { words } from './words/index.js';
import { looseOption, namedRegions, wordsIn } from './words/loose-names.js';
import { regionName } from './words/names/index.js';
import type { WonderlandScene } from './words/sentences.js';

/** What declines, and what agrees, whatever was asked. */
const NO = new Set(
  'no none nothing nobody skip pass nie nic nikt nikogo zaden zadne zadnego pas pomin odpuszczam'.split(' '),
);
const YES = new Set('yes ok sure tak dobra jasne'.split(' '));
const DECLINING: ReadonlySet<string> = new Set(['none', 'skip', 'stay', 'plain']);

/** What people write for a word of ours. */
const ALIKE: Readonly<Record<string, string>> = {
  dobieram: 'draw',
  dobieraj: 'draw',
  ciagne: 'draw',
  hit: 'draw',
  wycofuje: 'withdraw',
  wycofac: 'withdraw',
  stoje: 'withdraw',
  stand: 'withdraw',
  stop: 'withdraw',
  zaslaniam: 'shield',
  blok: 'shield',
  block: 'shield',
  vp: 'points',
  pz: 'points',
  punkt: 'points',
};

/** Questions of a tea turn, after which others follow. */
const GOING_ON: ReadonlySet<QuestionKey> = new Set<QuestionKey>([
  'tea-move',
  'host-card',
  'next-effect',
  'half',
  'place-units',
  'standee',
  'castle',
  'ally',
  'ability',
  'market',
  'lift',
  'lift-to',
]);

/** A castle is built; the region of that name is called by both its words. */
const isCastle = (all: readonly string[], id: string): boolean =>
  id !== 'castle' && all.length === 1 && /^(castle|zamek|zamku)$/.test(all[0]!);

const typedOf = (decision: Decision, option: Option, scene: WonderlandScene): string =>
  words.en.option(decision, option, scene).typed;

/** What was typed loosely for a decision, as its options are typed; null where that cannot be told. */
export function reword(decision: Decision, typed: string, scene: WonderlandScene): string | null {
  if (decision.kind === 'number') return /^\D*(\d+)\D*$/.exec(typed)?.[1] ?? null;
  if (decision.kind !== 'one') return several(decision, typed, scene);
  const all = wordsIn(typed);
  const numbered = byNumber(decision, typed, scene);
  if (numbered !== null) return numbered;
  const answered = plainly(decision, all, scene);
  if (answered !== null) return answered;
  const options = decision.options.map(option => looseOption(decision, option, scene));
  // The longest beginning that names one of the options; what follows is for the next questions of the same card.
  const shortest = GOING_ON.has(decision.key as QuestionKey) ? 1 : all.length;
  for (let length = all.length; length >= Math.max(shortest, 1); length--) {
    const id = nearest(all.slice(0, length), options);
    if (id === null || isCastle(all.slice(0, length), id)) continue;
    const option = decision.options.find(each => each.id === id)!;
    return [typedOf(decision, option, scene), restOf(all.slice(length))].join(' ').trim();
  }
  return null;
}

/** Several things of a list, with anything between them. */
function several(decision: Decision, typed: string, scene: WonderlandScene): string | null {
  if (decision.kind !== 'some' && decision.kind !== 'order') return null;
  if (wordsIn(typed).every(word => NO.has(word))) return '-';
  const options = decision.options.map(option => looseOption(decision, option, scene));
  const ids = typed.split(/[+,&]| i | and /).map(part => nearest(wordsIn(part), options));
  if (ids.includes(null)) return null;
  return ids.map(id => typedOf(decision, decision.options.find(each => each.id === id)!, scene)).join(' + ');
}

/** Chairs, strengths and percents go by their number, wherever it stands. */
function byNumber(decision: Decision & { kind: 'one' }, typed: string, scene: WonderlandScene): string | null {
  const [, number, rest] = /(?:^|\D)(\d{1,2})(?!\d)(.*)$/.exec(typed) ?? [];
  if (number === undefined) return null;
  switch (decision.key as QuestionKey) {
    case 'tea-move':
    case 'host-card':
    case 'poison':
      return `${number} ${restOf(wordsIn(rest ?? ''))}`.trim();
    case 'draw-on':
    case 'instruction': {
      const kind = /bust|out|odpad|elimin/.test(typed)
        ? 'bust'
        : /loss|strat|risk|ryzyk|%/.test(typed)
          ? 'loss'
          : 'until';
      const option = decision.options.find(({ id }) => id === `${kind}:${number}`);
      return option ? typedOf(decision, option, scene) : null;
    }
    default:
      return null;
  }
}

/** Yes and no, and everyday words for what is asked. */
function plainly(decision: Decision & { kind: 'one' }, all: readonly string[], scene: WonderlandScene): string | null {
  const [first = '', ...rest] = all;
  const declines = decision.options.find(({ id }) => DECLINING.has(id));
  const others = decision.options.filter(option => option !== declines);
  const meant = NO.has(first) ? declines : YES.has(first) && others.length === 1 ? others[0] : undefined;
  if (meant) return [typedOf(decision, meant, scene), restOf(rest)].join(' ').trim();
  const alike = ALIKE[first];
  const option = alike ? decision.options.find(each => fold(typedOf(decision, each, scene)) === alike) : undefined;
  return option ? [typedOf(decision, option, scene), restOf(rest)].join(' ').trim() : null;
}

/** Regions among what is left, as they are typed. */
function restOf(all: readonly string[]): string {
  const said: string[] = [];
  for (let at = 0; at < all.length; ) {
    let length = Math.min(4, all.length - at);
    let region: string | null = null;
    for (; length > 0 && region === null; length--) region = nearest(all.slice(at, at + length), namedRegions);
    said.push(region === null ? all[at]! : fold(regionName(region as RegionId, 'en')));
    at += region === null ? 1 : length + 1;
  }
  return said.join(' ');
}
