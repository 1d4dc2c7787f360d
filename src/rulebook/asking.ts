import { LANGUAGES, type Language } from '../engine/index.js';
import { wordsOf } from './terms.js';

/**
 * Small words by what they ask for. They name nothing, so nothing is looked up by them; but who asks how many wants another
 * passage than who asks when.
 */
const KINDS: Readonly<Record<Language, readonly string[]>> = {
  pl: [
    'ile ilu iloma',
    'kiedy gdy jak_dlugo dopoki',
    'kto kogo komu czyj czyja czyje kim',
    'gdzie dokad skad',
    'moge mozna wolno moze mozesz moga da mozliwe',
    'musze musi trzeba muszisz musza',
    'nie bez nigdy zaden zadnego zadnej',
    'czemu dlaczego',
    'ktory ktora ktore ktorego ktorej jaki jaka jakie',
  ],
  en: [
    'many much',
    'when long until',
    'who whom whose',
    'where',
    'can may could allowed possible',
    'must have need should',
    'not no without never cannot cant dont doesnt none',
    'why',
    'which',
  ],
};

const KIND_OF: Readonly<Record<Language, ReadonlyMap<string, number>>> = { pl: kinds('pl'), en: kinds('en') };

function kinds(language: Language): Map<string, number> {
  return new Map(KINDS[language].flatMap((line, kind) => line.split(' ').map(word => [word, kind])));
}

/** What a text asks for, in whichever language its small words are: a bit for each kind. */
export function kindsIn(text: string): number {
  const kinds = wordsOf(text).flatMap(word => LANGUAGES.flatMap(language => KIND_OF[language].get(word) ?? []));
  return kinds.reduce((bits, kind) => bits | (1 << kind), 0);
}
