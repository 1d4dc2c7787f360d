import type { Texts } from './text.js';

export const TACTIC_TEXTS: Texts = {
  early_bird: ['Zaczynasz rundę; nic więcej.', 'You go first; nothing else.'],
  rethink: [
    'Od razu: odrzuć do 3 kart (także rany), dobierz tyle samo, potem wtasuj odrzucone w talię.',
    'At once: discard up to 3 cards (Wounds too), draw as many, then shuffle the discarded ones into your deck.',
  ],
  mana_steal: [
    'Od razu: połóż tu ze źródła kość podstawowego koloru. Użyjesz jej w jednej ze swoich tur; potem wraca przerzucona.',
    'At once: put a Source die of a basic colour here. Use it on one of your turns; then it goes back rerolled.',
  ],
  planning: [
    'Jeśli na koniec tury masz przed doborem co najmniej 2 karty, limit ręki +1.',
    'If you hold at least 2 cards before the draw at end of turn, hand limit +1.',
  ],
  great_start: ['Od razu: dobierz 2 karty.', 'At once: draw 2 cards.'],
  the_right_moment: [
    'Raz tego dnia, w swojej turze: zapowiedz, że zaraz po niej rozegrasz kolejną.',
    'Once this day, on your turn: announce another turn right after this one.',
  ],
  from_the_dusk: ['Zaczynasz rundę; nic więcej.', 'You go first; nothing else.'],
  long_night: [
    'Raz tej nocy, gdy talia jest pusta: 3 losowe karty ze stosu wykorzystanych tworzą talię.',
    'Once this night, with an empty deck: 3 random cards of your discard pile become the deck.',
  ],
  mana_search: [
    'Raz na turę, nim użyjesz źródła: przerzuć do 2 kości, wyczerpane najpierw.',
    'Once a turn, before using the Source: reroll up to 2 dice, depleted ones first.',
  ],
  midnight_meditation: [
    'Raz tej nocy, przed swoją turą: wtasuj w talię do 5 kart z ręki (także rany) i dobierz tyle samo.',
    'Once this night, before your turn: shuffle up to 5 cards of your hand (Wounds too) into the deck and draw as many.',
  ],
  preparation: [
    'Od razu: weź na rękę dowolną kartę z talii i przetasuj ją.',
    'At once: take any card of your deck to hand and shuffle the deck.',
  ],
  sparing_power: [
    'Przed każdą swoją turą: wsuń tu zakrytą wierzchnią kartę talii albo odwróć taktykę i weź na rękę wszystkie spod niej.',
    'Before each of your turns: tuck the top card of your deck here face down, or flip the tactic and take all of them to hand.',
  ],
};
