import { fold, type Language } from '../engine/index.js';
import { rootOf } from './stems.js';
import { leaderOf } from './synonyms.js';

/** Words that carry no meaning in a question, folded. */
const EMPTY_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  pl: new Set(
    (
      'a aby albo ale bo by byc byl byla bylo byly chce chcialbym ci cie co czy czyli dla do gdy gdzie go i ich ile im ' +
      'inne inny ja jak jaka jaki jakie jakis je jego jej jesli jest jestem juz kiedy kogo kto ktora ktore ktory ktos ' +
      'ktorym ktorych lub ma mam maja masz mi mial miec mnie moga moge mogl mozna moze mozesz moj moja moje moich na nad ' +
      'nam nas nie nim niz no o od on ona one oni ono oraz pan po pod podczas ponad potem poza przed przez przy sa sam ' +
      'sama samo sie skad soba sobie swoj swoja swoje swoich ta tak taki takie tam te tego tej ten tez to tu twoj twoja ' +
      'twoje ty tych tym tylko dzieje dziac stanie stac mozliwe nadal jeszcze zawsze u w we wiec wtedy z za ze zeby gra gram gramy gre gry grze zasada zasady dziala dzialaja dzialanie znaczy czym ' +
      'prosze powiedz wyjasnij czemu dlaczego trzeba musi musze musisz moim mojego mojej swojego swojej wolno da ' +
      'daje dac robi robic zrobic zrobie bedzie beda bede cos czegos czyms jakos chyba wlasnie hej siema pls plis prosze nwm ogole ogolnie generalnie dokladnie niby ' +
      'serio jednak jezeli gdyby skoro bardzo oznacza pytanie wyglada polega przypadek przypadku mow mowi wiem wie ktokolwiek ktorys jakim jakiej jakich nawet tutaj moj mojemu mi cala'
    ).split(' '),
  ),
  en: new Set(
    (
      'a about allowed also always am an and any are as at be been but by can could did do does doing explain for from game games get give had happen happens has ' +
      'have he her here his how i if in into is it its just made make makes many may me mean means might much must my need of often on or our out per ' +
      'please possible rule rules s shall still she should so some t than that the their them then there these they this those to ' +
      'tell us use using thing things stuff really actually exactly basically even ever yet let lets want wants im ive id youre theyre whats whos hows ' +
      'dont doesnt didnt cant cannot isnt wont arent thats pls plz hi hey gonna gotta wanna lemme say says said case situation question working worked ' +
      'was we were what when where which while who whom whose why will with work works would you your'
    ).split(' '),
  ),
};

/** The words of a text as they stand, folded: letters and digits, numbers with their points. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\d]+(?:\.\d+)*/gu) ?? [];

/** Whether a folded word carries no meaning in a question. */
export const isEmpty = (word: string, language: Language): boolean => EMPTY_WORDS[language].has(word);

/** The words worth looking for; where all of them are empty, all of them. */
export function meaningful(text: string, language: Language): string[] {
  const words = wordsOf(text);
  const kept = words.filter(word => !isEmpty(word, language));
  return kept.length > 0 ? kept : words;
}

/** What a text is about in one language: stems of its words. */
export const termsOf = (text: string, language: Language): string[] =>
  meaningful(text, language).map(word => stem(word, language));

/** What a word is counted as: its root, or the one that stands for all that say the same. */
export const stem = (word: string, language: Language): string => leaderOf(rootOf(word, language), language);
