import type { Described } from './text.js';

/** Tea cards of round 1. */
export const TEA_1: Readonly<Record<string, Described>> = {
  'T1-01': {
    name: { pl: 'Trening krokieta', en: 'Croquet Drill' },
    text: {
      pl: 'Ustaw 3 jednostki w jednym regionie. Weź słabego Flaminga.',
      en: 'Place 3 units in one region. Gain a weak Flamingo.',
    },
  },
  'T1-02': {
    name: { pl: 'Jeżowi zwiadowcy', en: 'Hedgehog Scouts' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie i jeszcze jedną w tym samym lub innym. Weź słabą Istotę.',
      en: 'Place 2 units in one region and 1 more in the same or another. Gain a weak Creature.',
    },
  },
  'T1-03': {
    name: { pl: 'Roszada', en: 'Castling' },
    text: {
      pl: 'Ustaw 3 jednostki w jednym regionie. Weź słabą Czerwoną wieżę.',
      en: 'Place 3 units in one region. Gain a weak Red Rook.',
    },
  },
  'T1-04': {
    name: { pl: 'Świeża farba', en: 'Fresh Paint' },
    text: {
      pl: 'Ustaw 3 jednostki w jednym regionie. Weź słabą Różę.',
      en: 'Place 3 units in one region. Gain a weak Rose.',
    },
  },
  'T1-05': {
    name: { pl: 'Zamiatanie odłamków', en: 'Sweeping Up' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź słabego Karcianego żołnierza; odrzuć 2 odłamki.',
      en: 'Place 2 units in one region. Gain a weak Card Soldier; discard 2 shards.',
    },
  },
  'T1-06': {
    name: { pl: 'Różowe stado', en: 'Pink Flock' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź dwa słabe Flamingi.',
      en: 'Place 2 units in one region. Gain two weak Flamingos.',
    },
  },
  'T1-07': {
    name: { pl: 'Dziwny zwierzyniec', en: 'Odd Menagerie' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Rzuć kością odłamków. Weź dwie słabe Istoty; odblokuj zdolność.',
      en: 'Place 2 units in one region. Roll the shard die. Gain two weak Creatures; unlock an ability.',
    },
  },
  'T1-08': {
    name: { pl: 'Para wież', en: 'Paired Towers' },
    text: {
      pl: 'Ustaw jedną jednostkę w dowolnym regionie. Weź dwie słabe Czerwone wieże.',
      en: 'Place 1 unit in any region. Gain two weak Red Rooks.',
    },
  },
  'T1-09': {
    name: { pl: 'Kosz róż', en: 'Rose Basket' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Rzuć kością odłamków. Weź dwie słabe Róże; zwiększ siłę lidera o 1.',
      en: 'Place 2 units in one region. Roll the shard die. Gain two weak Roses; raise leader strength by 1.',
    },
  },
  'T1-10': {
    name: { pl: 'Kojący napar', en: 'Calming Brew' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Odrzuć zwykły żeton szaleństwa; weź słabego Karcianego żołnierza.',
      en: 'Place 2 units in one region. Discard a regular madness; gain a weak Card Soldier.',
    },
  },
  'T1-11': {
    name: { pl: 'Zwycięski młotek', en: 'Prize Mallet' },
    text: {
      pl: 'Ustaw 3 jednostki w jednym regionie. Rzuć kością odłamków. Weź silnego Flaminga i słabego Karcianego żołnierza.',
      en: 'Place 3 units in one region. Roll the shard die. Gain a strong Flamingo and a weak Card Soldier.',
    },
  },
  'T1-12': {
    name: { pl: 'Dziwne tropy', en: 'Strange Footprints' },
    text: {
      pl: 'Ustaw jedną jednostkę w dowolnym regionie. Weź silną Istotę; możesz dobrać zadanie.',
      en: 'Place 1 unit in any region. Gain a strong Creature; you may draw a quest.',
    },
  },
  'T1-13': {
    name: { pl: 'Drabina oblężnicza', en: 'Siege Ladder' },
    text: {
      pl: 'Ustaw 3 jednostki w jednym regionie. Rzuć kością odłamków. Weź silną Czerwoną wieżę.',
      en: 'Place 3 units in one region. Roll the shard die. Gain a strong Red Rook.',
    },
  },
  'T1-14': {
    name: { pl: 'Czerwony rozkwit', en: 'Red Bloom' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź silną Różę.',
      en: 'Place 2 units in one region. Gain a strong Rose.',
    },
  },
  'T1-15': {
    name: { pl: 'Straż dworska', en: 'Court Guard' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź silnego Karcianego żołnierza; odrzuć 1 odłamek.',
      en: 'Place 2 units in one region. Gain a strong Card Soldier; discard 1 shard.',
    },
  },
  'T1-16': {
    name: { pl: 'Toast za odwagę', en: 'Toast to Courage' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Zwiększ siłę lidera o 1; weź słabego Flaminga.',
      en: 'Place 2 units in one region. Raise leader strength by 1; gain a weak Flamingo.',
    },
  },
  'T1-17': {
    name: { pl: 'Naostrzona łyżeczka', en: 'Sharpened Spoon' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Rzuć kością odłamków. Zwiększ siłę lidera o 1; weź słabą Istotę i żeton kuźni.',
      en: 'Place 2 units in one region. Roll the shard die. Raise leader strength by 1; gain a weak Creature and a forge chip.',
    },
  },
  'T1-18': {
    name: { pl: 'Ciastko wzrostu', en: 'Growing Biscuit' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Zwiększ siłę lidera o 1. Możesz rzucić kością odłamków, by dodatkowo zwiększyć siłę lidera o 1 i wziąć żeton kuźni.',
      en: 'Place 2 units in one region. Raise leader strength by 1. You may roll the shard die to also raise leader strength by 1 and gain a forge chip.',
    },
  },
  'T1-19': {
    name: { pl: 'Sekretny przepis', en: 'Secret Recipe' },
    text: {
      pl: 'Ustaw jedną jednostkę w dowolnym regionie. Odblokuj zdolność; weź słabą Czerwoną wieżę.',
      en: 'Place 1 unit in any region. Unlock an ability; gain a weak Red Rook.',
    },
  },
  'T1-20': {
    name: { pl: 'Szeptany plan', en: 'Whispered Plan' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Rzuć kością odłamków. Odblokuj zdolność; weź dowolnego słabego sprzymierzeńca.',
      en: 'Place 2 units in one region. Roll the shard die. Unlock an ability; gain any weak ally.',
    },
  },
  'T1-21': {
    name: { pl: 'Spóźnione zaproszenie', en: 'Late Invitation' },
    text: {
      pl: 'Ustaw jedną jednostkę w dowolnym regionie. Weź mieszkańca Krainy Czarów i słabego Karcianego żołnierza.',
      en: 'Place 1 unit in any region. Gain a Wonderlandian and a weak Card Soldier.',
    },
  },
  'T1-22': {
    name: { pl: 'Niespodziewany gość', en: 'Unexpected Guest' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Rzuć kością odłamków. Weź mieszkańca Krainy Czarów i słabą Czerwoną wieżę.',
      en: 'Place 2 units in one region. Roll the shard die. Gain a Wonderlandian and a weak Red Rook.',
    },
  },
  'T1-23': {
    name: { pl: 'Kamień węgielny', en: 'First Cornerstone' },
    text: {
      pl: 'Bez jednostek. Postaw zamek; weź słabego Karcianego żołnierza.',
      en: 'No units. Place a castle; gain a weak Card Soldier.',
    },
  },
  'T1-24': {
    name: { pl: 'Zagadka przy herbacie', en: 'Riddle at Tea' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Możesz dobrać 2 zadania i odrzucić jedno; weź żeton kuźni.',
      en: 'Place 2 units in one region. You may draw 2 quests and discard 1; gain a forge chip.',
    },
  },
  'T1-25': {
    name: { pl: 'Słodkie czy słone', en: 'Sweet or Savoury' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Wybierz: weź dowolnego słabego sprzymierzeńca albo weź żeton kuźni (możesz też dobrać zadanie).',
      en: 'Place 2 units in one region. Choose one: gain any weak ally; or gain a forge chip, and you may draw a quest.',
    },
  },
  'T1-26': {
    name: { pl: 'Dwie strony grzyba', en: 'Two Sides of the Mushroom' },
    text: {
      pl: 'Ustaw jedną jednostkę w dowolnym regionie. Wybierz: dwa razy zwiększ siłę lidera o 1 albo weź mieszkańca Krainy Czarów.',
      en: 'Place 1 unit in any region. Choose one: raise leader strength by 1 twice; or gain a Wonderlandian.',
    },
  },
  'T1-27': {
    name: { pl: 'Dwie tace', en: 'Two Trays' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Wybierz: weź słabego Flaminga (możesz też dobrać zadanie) albo weź słabą Czerwoną wieżę i odrzuć 1 odłamek.',
      en: 'Place 2 units in one region. Choose one: gain a weak Flamingo, and you may draw a quest; or gain a weak Red Rook and discard 1 shard.',
    },
  },
  'T1-28': {
    name: { pl: 'Pęknięta filiżanka', en: 'Cracked Cup' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź słabą Różę. Możesz rzucić kością odłamków, by dodatkowo odblokować zdolność.',
      en: 'Place 2 units in one region. Gain a weak Rose. You may roll the shard die to also unlock an ability.',
    },
  },
  'T1-29': {
    name: { pl: 'Skrzący się cukier', en: 'Glittering Sugar' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź żeton kuźni. Możesz rzucić kością odłamków, by dodatkowo wziąć mieszkańca Krainy Czarów.',
      en: 'Place 2 units in one region. Gain a forge chip. You may roll the shard die to also gain a Wonderlandian.',
    },
  },
  'T1-30': {
    name: { pl: 'Ogrodowe ścieżki', en: 'Garden Paths' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie i jeszcze 2 w tym samym lub innym.',
      en: 'Place 2 units in one region and 2 more in the same or another.',
    },
  },
};
