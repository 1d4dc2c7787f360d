import { fold, type Language } from '../engine/index.js';
import { stem } from './terms.js';

/**
 * Everyday words that say the same at any table: what a rulebook calls one way people call another. Words of one game
 * belong to its passages instead.
 */
const SAME: Readonly<Record<Language, readonly string[]>> = {
  pl: [
    'zabić zabija zabity zginąć ginie zniszczyć zniszczony zniszczenie wyeliminować eliminacja zbić zbity usunąć usunięty zdjąć zdjęty',
    'rana rany ranić obrażenie obrażenia uszkodzenie zranić krzywda',
    'życie wytrzymałość hp zdrowie',
    'trucizna zatrucie zatruty jad',
    'strzał strzelać strzela dystansowy łuk',
    'zacząć zaczyna zaczynający rozpocząć rozpoczyna rozpoczynający pierwszy początek start',
    'skończyć kończy koniec zakończenie zakończyć',
    'skończyć zabraknąć zabrakło brak wyczerpać pusty',
    'pełny zapełniony zapełnić zajęty',
    'wolny pusty',
    'wybrać wybiera wybór decydować decyduje',
    'kolejność kolej kolejka',
    'zatrzymać zachować zostawić pozostawić',
    'dobrać dobiera dociągnąć dociąg ciągnąć pociągnąć wziąć',
    'odrzucić wyrzucić odkładać odłożyć',
    'postawić stawiać położyć kłaść umieścić umieszczać wystawić wyłożyć ustawić',
    'ruszyć ruch przesunąć przesuwać poruszyć przemieścić iść',
    'obrócić obrót obracać kręcić odwrócić',
    'łączyć kumulować sumować dodawać',
    'drużyna zespół team',
    'sojusznik partner kolega',
    'przeciwnik wróg wrogi rywal oponent',
    'wygrać zwycięstwo zwyciężyć wygrana wygrywa',
    'punkt punktacja wynik punktować',
    'obowiązkowy przymusowy musieć przymus',
    'dowolny opcjonalny dobrowolny',
    'jednocześnie naraz równocześnie',
    'ukryty tajny zakryty niejawny',
    'jawny odkryty widoczny widzieć',
    'żeton kafelek płytka',
    'pion pionek figurka',
    'pole heks kratka miejsce',
    'zdolność umiejętność cecha moc',
    'premia bonus dodatek',
    'przywołać przyzwać wezwać',
    'sąsiad sąsiedni sąsiadujący sąsiedztwo sąsiadować obok przyległy',
    'poddać rezygnować zrezygnować',
  ],
  en: [
    'kill killed die dies dead destroy destroyed eliminate eliminated elimination remove removed',
    'wound wounds damage hurt hurts injure harm',
    'life health hp hitpoint toughness',
    'poison poisoned venom toxic',
    'shot shoot shooting ranged range arrow bow',
    'start starts begin begins beginning starting first opening',
    'end ends finish over ending',
    'empty out exhausted ran run none',
    'full filled',
    'free vacant empty open',
    'choose chooses choice pick decide decides select',
    'keep hold save',
    'draw draws take',
    'discard throw dump',
    'place put lay',
    'move step walk go',
    'rotate rotation turn spin',
    'stack cumulative add',
    'team side',
    'ally allied partner teammate friend',
    'opponent enemy foe rival hostile',
    'win wins victory winner winning',
    'point points score scoring worth',
    'compulsory mandatory forced obligatory must',
    'optional voluntary may',
    'simultaneous together same',
    'hidden secret face-down',
    'visible public open face-up revealed',
    'tile token counter',
    'piece pawn figure',
    'hex space field square spot',
    'ability power feature skill',
    'bonus boost raise',
    'tie draw',
    'trigger start cause',
    'adjacent adjacency neighbour next beside',
    'resign concede surrender',
    'limit maximum most',
  ],
};

const BY_STEM: Readonly<Record<Language, ReadonlyMap<string, ReadonlySet<string>>>> = {
  pl: gathered('pl'),
  en: gathered('en'),
};

function gathered(language: Language): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const words of SAME[language]) {
    const stems = new Set(words.split(' ').map(word => stem(fold(word), language)));
    for (const one of stems) {
      const others = found.get(one) ?? new Set<string>();
      for (const other of stems) if (other !== one) others.add(other);
      found.set(one, others);
    }
  }
  return found;
}

/** The stems of words that say the same as one with this stem. */
export const synonymsOf = (root: string, language: Language): Iterable<string> => BY_STEM[language].get(root) ?? [];
