import type { Language } from '../engine/index.js';

/**
 * Light stemming of folded words: endings only. It need not be right about a language, only make the forms people type
 * meet; what still differs by a letter is left to the tolerance for typos, and words that change within to the synonyms.
 */
const byLength = (endings: string): string[] => endings.split(' ').sort((one, other) => other.length - one.length);
const oneOf = (endings: string): string => byLength(endings).join('|');

/** Verbs in -nąć keep their n: odepchnąć, odepchnęła, odepchnięty, odepchnięcie. */
const SHORT_VERB = new RegExp(
  `^(.{2,}n)(?:${oneOf(
    'ac al alem alam ela elo eli ely iety ieta iete ietego ietej ietych ietym iecie iecia ieciu ieciem iesz iemy iecie',
  )})$`,
);
/** What people have done, and will do: zagrałem, zagrała, postawili; nouns in -al with them (strzał, strzałem). */
const PAST = new RegExp(
  `^(?:(.{4,}?)(?:ow|yw)?a|(.{3,})[iy])l(?:${oneOf('em am es as ismy ysmy iscie a o i y u ow ach ami e om')})?$`,
);
/** Of other verbs and what is made from them: only after a stem of some length, since many nouns end alike (żetony). */
const VERB_ENDINGS = byLength(
  'owaniem owaniach owanych owanym owanego owanej owanie owania owaniu owany owana owane owani owac owal owala owali owalem ' +
    'ywaniem ywanie ywania ywany ywana ywane ywac ywam ywasz ywamy ywaja iwac iwam iwa ' +
    'eniach eniem enia eniu enie aniach aniem ania aniu anie ' +
    'ujacych ujacym ujacego ujacej ujacy ujaca ujace ujemy ujesz ujac uje uja ' +
    'ajacych ajacym ajacego ajacej ajacy ajaca ajace ajac am amy asz aja acie ' +
    'onych onym onego onej ony ona one eni anych anym anego anej any ana ane ajcie imy isz ymy ysz icie ycie uj ujcie ' +
    'owy owa owe owego owej owych owym',
);
const ENDINGS = byLength(
  'owie owi ami ach iem iego iemu iej ego emu ymi imi ych ich ia iu ie ii em om ow mi ej ym im ac ic yc ec a e i o u y',
);

/** A stem shorter than this says too little. */
const SHORTEST = 3;
const SHORTEST_VERB = 4;

export function polishStem(typed: string): string {
  const word = typed.length > 7 && typed.startsWith('naj') ? typed.slice(3) : typed;
  const root = consonantsChanged(word) ?? verbRoot(word) ?? cut(word, ENDINGS, SHORTEST) ?? word;
  const soft = root.length > SHORTEST ? root.replace(/i$/, '') : root;
  return soft.replace(/szcz$/, 'sc');
}

/** Consonants change before an ending, and vowels leave: monolit, monolicie; sztandar, sztandarze; pionek, pionka. */
function consonantsChanged(word: string): string | undefined {
  if (word.length <= 4) return undefined;
  if (word.endsWith('rze')) return word.slice(0, -2);
  if (word.endsWith('ek')) return `${word.slice(0, -2)}k`;
  if (word.length === 5) return undefined;
  if (word.endsWith('nicy')) return `${word.slice(0, -2)}k`;
  if (word.endsWith('dzie')) return word.slice(0, -3);
  return /[^es]ci(?:e|em|a|u)$/.test(word) ? word.replace(/ci(?:e|em|a|u)$/, 't') : undefined;
}

function verbRoot(word: string): string | undefined {
  // No verb ends so, but nouns do: regiony, legiony.
  if (/gion(?:y|a|e|ow|om|ami|ach|u|em|ie)?$/.test(word)) return undefined;
  const [, short] = SHORT_VERB.exec(word) ?? [];
  if (short !== undefined) return short;
  const [, one, other] = PAST.exec(word) ?? [];
  if (one !== undefined || other !== undefined) return one ?? other;
  if (/[^t]ywa$/.test(word) && word.length >= SHORTEST_VERB + 3) return word.slice(0, -3);
  return cut(word, VERB_ENDINGS, SHORTEST_VERB);
}

function cut(word: string, endings: readonly string[], shortest: number): string | undefined {
  const ending = endings.find(end => word.length - end.length >= shortest && word.endsWith(end));
  return ending === undefined ? undefined : word.slice(0, -ending.length);
}

/** Endings that make a noun or an adverb of another word: placement, diagonally, protection. */
function englishWord(word: string): string {
  if (word.length > 7 && word.endsWith('ily')) return `${word.slice(0, -3)}y`;
  return word
    .replace(/(?<=.{5})ly$/, '')
    .replace(/(?<=.{4})a?ment$/, '')
    .replace(/(?<=.{4})ction$/, 'ct');
}

export function englishStem(typed: string): string {
  if (typed.length <= SHORTEST) return typed;
  const word = typed.replace(/our/, 'or').replace(/tre$/, 'ter');
  let stem = word.length > 5 ? word.replace(/men$/, 'man') : word;
  if (stem.endsWith('ies') && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/(ss|x|sh|ch)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.endsWith('s') && !/(ss|us|is)$/.test(stem)) stem = stem.slice(0, -1);
  stem = withoutParticiple(englishWord(stem));
  stem = stem.replace(/(?<=.{4})(?:ation|at|ate)$/, '');
  return stem.length > SHORTEST + 1 ? stem.replace(/e$/, '') : stem;
}

/** moving, moved: move; netted: net; killed: kill. */
function withoutParticiple(word: string): string {
  if (/[^aeiou]ied$/.test(word)) return word.length > SHORTEST + 1 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  const [, root] = /^(.{3,})(?:ing|ed)$/.exec(word) ?? [];
  if (root === undefined) return word;
  if (/([bdgkmnprt])\1$/.test(root) && root.length > SHORTEST) return root.slice(0, -1);
  if (/ll$/.test(root) && root.length > SHORTEST + 2) return root.slice(0, -1);
  return /^[^aeiou]+[aeiou][^aeiouwxy]$/.test(root) ? `${root}e` : root;
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
