import type { Language } from '../engine/index.js';

/**
 * Light stemming of folded words: endings only. It need not be right about a language, only make the forms people type
 * meet; what still differs by a letter (monolit, monolicie) is left to the tolerance for typos.
 */
const byLength = (endings: string): string[] => endings.split(' ').sort((one, other) => other.length - one.length);

/** Of verbs and what is made from them: only after a stem of some length, since many nouns end alike (żetony). */
const VERB_ENDINGS = byLength(
  'owaniem owaniach owanych owanym owanego owanej owanie owania owaniu owany owana owane owani owac owal ' +
    'ywaniem ywanie ywania ywany ywana ywane ywac iwac ' +
    'eniach eniem enia eniu enie aniach aniem ania aniu anie ieciem iecia iecie ieciu nieciem niecia niecie nieciu ' +
    'ujacych ujacym ujacego ujacej ujacy ujaca ujace ujemy ujesz ujac uje uja ' +
    'ajacych ajacym ajacego ajacej ajacy ajaca ajace ajac amy asz aja ala ali ' +
    'onych onym onego onej ony ona one eni anych anym anego anej any ana ane ajcie imy isz ymy ysz uj ujcie owy owa owe owego owej owych owym',
);
const ENDINGS = byLength(
  'owie owi ami ach iem iego iemu iej ego emu ymi imi ych ich ia iu ie ii em om ow mi ej ym im ' +
    'ac ic yc ec al la lo ly li a e i o u y',
);

/** A stem shorter than this says too little. */
const SHORTEST = 3;
const SHORTEST_VERB = 4;

export function polishStem(word: string): string {
  // Consonants change before -e: monolit, monolicie; sztandar, sztandarze; legenda, legendzie.
  if (word.length > 5 && /[^es]ci(e|em|a|u)$/.test(word)) return word.replace(/ci(e|em|a|u)$/, 't');
  if (word.length > 5 && word.endsWith('dzie')) return word.slice(0, -3);
  if (word.length > 4 && word.endsWith('rze')) return word.slice(0, -2);
  const root = cut(word, VERB_ENDINGS, SHORTEST_VERB) ?? cut(word, ENDINGS, SHORTEST) ?? word;
  return root.replace(/szcz$/, 'sc');
}

function cut(word: string, endings: readonly string[], shortest: number): string | undefined {
  const ending = endings.find(end => word.length - end.length >= shortest && word.endsWith(end));
  return ending === undefined ? undefined : word.slice(0, -ending.length);
}

export function englishStem(typed: string): string {
  if (typed.length <= SHORTEST) return typed;
  const word = typed.replace(/our/, 'or').replace(/tre$/, 'ter');
  let stem = word.length > 5 ? word.replace(/men$/, 'man') : word;
  if (stem.endsWith('ies') && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(ss|x|sh|ch)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.endsWith('s') && !/(ss|us|is)$/.test(stem)) stem = stem.slice(0, -1);
  const [, root] = /^(.{3,})(?:ing|ed)$/.exec(stem) ?? [];
  if (root) stem = root.replace(/([bdgklmnprt])\1$/, '$1');
  stem = stem.replace(/(?<=.{4})(?:ation|at|ate)$/, '');
  return stem.length > SHORTEST ? stem.replace(/e$/, '') : stem;
}

export const rootOf = (word: string, language: Language): string =>
  language === 'pl' ? polishStem(word) : englishStem(word);

/** Polish verbs change their meaning a little with their prefix: pchnąć, odepchnąć, popchnąć. */
const PREFIXES = byLength('ode od wy za prze przy po pod roz ze do na u');
const SHORTEST_BARE = 4;

/** A word's root without its prefix; an English one as it is. */
export function bareRoot(word: string, language: Language): string {
  const root = rootOf(word, language);
  if (language !== 'pl') return root;
  const prefix = PREFIXES.find(each => root.startsWith(each) && root.length - each.length >= SHORTEST_BARE);
  return prefix === undefined ? root : root.slice(prefix.length);
}
