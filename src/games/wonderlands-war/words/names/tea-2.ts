import type { Described } from './text.js';

/** Tea cards of round 2. */
export const TEA_2: Readonly<Record<string, Described>> = {
  'T2-01': {
    name: { pl: 'Liga krokieta', en: 'Croquet League' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź dwa słabe Flamingi; odrzuć 1 odłamek.',
      en: 'Place 2 units in one region. Gain two weak Flamingos; discard 1 shard.',
    },
  },
  'T2-02': {
    name: { pl: 'Karawana bestii', en: 'Beast Caravan' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź silną Istotę i słabą Istotę.',
      en: 'Place 2 units in one region. Gain a strong Creature and a weak Creature.',
    },
  },
  'T2-03': {
    name: { pl: 'Maszerujące wieże', en: 'Marching Towers' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź silną Czerwoną wieżę; odrzuć 1 odłamek.',
      en: 'Place 2 units in one region. Gain a strong Red Rook; discard 1 shard.',
    },
  },
  'T2-04': {
    name: { pl: 'Ściana cierni', en: 'Thorn Wall' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź silną Różę i słabą Różę.',
      en: 'Place 2 units in one region. Gain a strong Rose and a weak Rose.',
    },
  },
  'T2-05': {
    name: { pl: 'Znaczone karty', en: 'Marked Cards' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź słabego Karcianego żołnierza; zwiększ siłę lidera o 1. Możesz rzucić kością odłamków, by dodatkowo wziąć dowolnego silnego sprzymierzeńca.',
      en: 'Place 2 units in one region. Gain a weak Card Soldier; raise leader strength by 1. You may roll the shard die to also gain any strong ally.',
    },
  },
  'T2-06': {
    name: { pl: 'Barwny pochód', en: 'Flamboyant March' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź silnego Flaminga i żeton kuźni.',
      en: 'Place 2 units in one region. Gain a strong Flamingo and a forge chip.',
    },
  },
  'T2-07': {
    name: { pl: 'Gniazdo w szuwarach', en: 'Nest in the Rushes' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź silną Istotę; odrzuć 2 odłamki.',
      en: 'Place 2 units in one region. Gain a strong Creature; discard 2 shards.',
    },
  },
  'T2-08': {
    name: { pl: 'Blanki', en: 'Battlements' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź dwie słabe Czerwone wieże.',
      en: 'Place 2 units in one region. Gain two weak Red Rooks.',
    },
  },
  'T2-09': {
    name: { pl: 'Różana straż', en: 'Rose Guard' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź słabą Różę i mieszkańca Krainy Czarów.',
      en: 'Place 2 units in one region. Gain a weak Rose and a Wonderlandian.',
    },
  },
  'T2-10': {
    name: { pl: 'Kolor atutowy', en: 'Trump Suit' },
    text: {
      pl: 'Ustaw 3 jednostki w jednym regionie. Rzuć kością odłamków. Weź dwóch silnych Karcianych żołnierzy.',
      en: 'Place 3 units in one region. Roll the shard die. Gain two strong Card Soldiers.',
    },
  },
  'T2-11': {
    name: { pl: 'Młot i obcęgi', en: 'Hammer and Tongs' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź dwa żetony kuźni; zwiększ siłę lidera o 1.',
      en: 'Place 2 units in one region. Gain two forge chips; raise leader strength by 1.',
    },
  },
  'T2-12': {
    name: { pl: 'Toast mistrza', en: "Champion's Toast" },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Rzuć kością odłamków. Dwa razy zwiększ siłę lidera o 1; weź silną Różę.',
      en: 'Place 2 units in one region. Roll the shard die. Raise leader strength by 1 twice; gain a strong Rose.',
    },
  },
  'T2-13': {
    name: { pl: 'Drugi oddech', en: 'Second Wind' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Zwiększ siłę lidera o 1; weź słabą Istotę. Możesz rzucić kością odłamków, by dodatkowo odblokować zdolność.',
      en: 'Place 2 units in one region. Raise leader strength by 1; gain a weak Creature. You may roll the shard die to also unlock an ability.',
    },
  },
  'T2-14': {
    name: { pl: 'Głęboki sekret', en: 'Deep Secret' },
    text: {
      pl: 'Ustaw jedną jednostkę w dowolnym regionie. Odblokuj zdolność; weź silną Czerwoną wieżę.',
      en: 'Place 1 unit in any region. Unlock an ability; gain a strong Red Rook.',
    },
  },
  'T2-15': {
    name: { pl: 'Rodzinny przepis', en: 'Family Recipe' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Odblokuj zdolność; weź słabą Różę.',
      en: 'Place 2 units in one region. Unlock an ability; gain a weak Rose.',
    },
  },
  'T2-16': {
    name: { pl: 'Dziwny targ', en: 'Odd Bargain' },
    text: {
      pl: 'Ustaw 3 jednostki w jednym regionie. Rzuć kością odłamków. Odblokuj zdolność; weź silnego Karcianego żołnierza.',
      en: 'Place 3 units in one region. Roll the shard die. Unlock an ability; gain a strong Card Soldier.',
    },
  },
  'T2-17': {
    name: { pl: 'Gość honorowy', en: 'Honoured Guest' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź mieszkańca Krainy Czarów i słabego Flaminga.',
      en: 'Place 2 units in one region. Gain a Wonderlandian and a weak Flamingo.',
    },
  },
  'T2-18': {
    name: { pl: 'Hałaśliwy stół', en: 'Rowdy Table' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Rzuć kością odłamków. Weź mieszkańca Krainy Czarów i silną Czerwoną wieżę.',
      en: 'Place 2 units in one region. Roll the shard die. Gain a Wonderlandian and a strong Red Rook.',
    },
  },
  'T2-19': {
    name: { pl: 'Ukryty gość', en: 'Hidden Guest' },
    text: {
      pl: 'Ustaw jedną jednostkę w dowolnym regionie. Weź mieszkańca Krainy Czarów; możesz dobrać zadanie; odrzuć 1 odłamek.',
      en: 'Place 1 unit in any region. Gain a Wonderlandian; you may draw a quest; discard 1 shard.',
    },
  },
  'T2-20': {
    name: { pl: 'Rusztowanie', en: 'Scaffolding' },
    text: {
      pl: 'Bez jednostek. Postaw zamek; weź silną Istotę.',
      en: 'No units. Place a castle; gain a strong Creature.',
    },
  },
  'T2-21': {
    name: { pl: 'Pożyczone cegły', en: 'Borrowed Bricks' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Rzuć kością odłamków. Postaw zamek; weź dowolnego słabego sprzymierzeńca.',
      en: 'Place 2 units in one region. Roll the shard die. Place a castle; gain any weak ally.',
    },
  },
  'T2-22': {
    name: { pl: 'Długa zagadka', en: 'Long Riddle' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Możesz dobrać 2 zadania i odrzucić jedno; weź silnego Karcianego żołnierza.',
      en: 'Place 2 units in one region. You may draw 2 quests and discard 1; gain a strong Card Soldier.',
    },
  },
  'T2-23': {
    name: { pl: 'Królewskie zlecenie', en: 'Royal Errand' },
    text: {
      pl: 'Ustaw 3 jednostki w jednym regionie. Rzuć kością odłamków. Możesz dobrać 2 zadania i odrzucić jedno; weź silnego Flaminga.',
      en: 'Place 3 units in one region. Roll the shard die. You may draw 2 quests and discard 1; gain a strong Flamingo.',
    },
  },
  'T2-24': {
    name: { pl: 'Dzbanek rumianku', en: 'Chamomile Pot' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Odrzuć zwykły żeton szaleństwa; weź słabą Istotę; odrzuć 1 odłamek.',
      en: 'Place 2 units in one region. Discard a regular madness; gain a weak Creature; discard 1 shard.',
    },
  },
  'T2-25': {
    name: { pl: 'Rozwidlona droga', en: 'Forked Road' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie i jeszcze 2 w tym samym lub innym. Napraw tarczę.',
      en: 'Place 2 units in one region and 2 more in the same or another. Repair your shield.',
    },
  },
  'T2-26': {
    name: { pl: 'Szeroki marsz', en: 'Wide March' },
    text: {
      pl: 'Ustaw 3 jednostki w jednym regionie i jeszcze 2 w tym samym lub innym. Rzuć kością odłamków. Weź słabą Różę.',
      en: 'Place 3 units in one region and 2 more in the same or another. Roll the shard die. Gain a weak Rose.',
    },
  },
  'T2-27': {
    name: { pl: 'Łopata czy młot', en: 'Spade or Hammer' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Wybierz: weź dowolnego silnego sprzymierzeńca albo odblokuj zdolność i weź żeton kuźni.',
      en: 'Place 2 units in one region. Choose one: gain any strong ally; or unlock an ability and gain a forge chip.',
    },
  },
  'T2-28': {
    name: { pl: 'Cichy kącik', en: 'Quiet Corner' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Wybierz: odrzuć zwykły żeton szaleństwa, napraw tarczę i weź żeton kuźni albo weź mieszkańca Krainy Czarów i słabą Istotę.',
      en: 'Place 2 units in one region. Choose one: discard a regular madness, repair your shield and gain a forge chip; or gain a Wonderlandian and a weak Creature.',
    },
  },
  'T2-29': {
    name: { pl: 'Mieszany półmisek', en: 'Mixed Platter' },
    text: {
      pl: 'Ustaw 3 jednostki w jednym regionie. Rzuć kością odłamków. Wybierz: weź słabą Czerwoną wieżę i silnego Karcianego żołnierza albo weź silnego Flaminga i słabą Istotę.',
      en: 'Place 3 units in one region. Roll the shard die. Choose one: gain a weak Red Rook and a strong Card Soldier; or gain a strong Flamingo and a weak Creature.',
    },
  },
  'T2-30': {
    name: { pl: 'Rozbity spodek', en: 'Shattered Saucer' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź słabego Karcianego żołnierza i żeton kuźni. Możesz rzucić kością odłamków, by dodatkowo postawić zamek.',
      en: 'Place 2 units in one region. Gain a weak Card Soldier and a forge chip. You may roll the shard die to also place a castle.',
    },
  },
};
