import type { Described } from './text.js';

/** Tea cards of round 3. */
export const TEA_3: Readonly<Record<string, Described>> = {
  'T3-01': {
    name: { pl: 'Wielki turniej', en: 'Grand Tournament' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź silnego Flaminga; odblokuj zdolność.',
      en: 'Place 2 units in one region. Gain a strong Flamingo; unlock an ability.',
    },
  },
  'T3-02': {
    name: { pl: 'Dziki gon', en: 'Wild Hunt' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź silną Istotę; możesz dobrać zadanie; napraw tarczę.',
      en: 'Place 2 units in one region. Gain a strong Creature; you may draw a quest; repair your shield.',
    },
  },
  'T3-03': {
    name: { pl: 'Krocząca forteca', en: 'Walking Fortress' },
    text: {
      pl: 'Ustaw 3 jednostki w jednym regionie. Rzuć kością odłamków. Weź dwie silne Czerwone wieże.',
      en: 'Place 3 units in one region. Roll the shard die. Gain two strong Red Rooks.',
    },
  },
  'T3-04': {
    name: { pl: 'Dwór róż', en: 'Rose Court' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź dwie silne Róże.',
      en: 'Place 2 units in one region. Gain two strong Roses.',
    },
  },
  'T3-05': {
    name: { pl: 'Pełna talia', en: 'Full House' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź dwóch silnych Karcianych żołnierzy; odrzuć 1 odłamek.',
      en: 'Place 2 units in one region. Gain two strong Card Soldiers; discard 1 shard.',
    },
  },
  'T3-06': {
    name: { pl: 'Burza piór', en: 'Storm of Feathers' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź dwa silne Flamingi.',
      en: 'Place 2 units in one region. Gain two strong Flamingos.',
    },
  },
  'T3-07': {
    name: { pl: 'Wyjące stado', en: 'Howling Pack' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź dwie silne Istoty.',
      en: 'Place 2 units in one region. Gain two strong Creatures.',
    },
  },
  'T3-08': {
    name: { pl: 'Wielka brama', en: 'Great Gatehouse' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź silną Czerwoną wieżę i słabą Czerwoną wieżę.',
      en: 'Place 2 units in one region. Gain a strong Red Rook and a weak Red Rook.',
    },
  },
  'T3-09': {
    name: { pl: 'Armia żywopłotu', en: 'Hedge Army' },
    text: {
      pl: 'Ustaw 3 jednostki w jednym regionie. Weź silną Różę i słabą Różę.',
      en: 'Place 3 units in one region. Gain a strong Rose and a weak Rose.',
    },
  },
  'T3-10': {
    name: { pl: 'Gwardia królewska', en: 'Royal Guard' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź silnego Karcianego żołnierza; odblokuj zdolność.',
      en: 'Place 2 units in one region. Gain a strong Card Soldier; unlock an ability.',
    },
  },
  'T3-11': {
    name: { pl: 'Ostatnia fala', en: 'Last Wave' },
    text: {
      pl: 'Ustaw 3 jednostki w jednym regionie. Rzuć kością odłamków. Weź silnego Flaminga i silną Istotę.',
      en: 'Place 3 units in one region. Roll the shard die. Gain a strong Flamingo and a strong Creature.',
    },
  },
  'T3-12': {
    name: { pl: 'Uniesiony sztandar', en: 'Raised Banner' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Dwa razy zwiększ siłę lidera o 1; weź słabą Czerwoną wieżę.',
      en: 'Place 2 units in one region. Raise leader strength by 1 twice; gain a weak Red Rook.',
    },
  },
  'T3-13': {
    name: { pl: 'Korona i ciasto', en: 'Crown and Cake' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Rzuć kością odłamków. Zwiększ siłę lidera o 1; odblokuj zdolność; weź dowolnego silnego sprzymierzeńca.',
      en: 'Place 2 units in one region. Roll the shard die. Raise leader strength by 1; unlock an ability; gain any strong ally.',
    },
  },
  'T3-14': {
    name: { pl: 'Zatruta pochwała', en: 'Poisoned Praise' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Zwiększ siłę lidera o 1; weź dowolnego słabego sprzymierzeńca. Możesz rzucić kością odłamków, by dodatkowo wziąć dowolnego silnego sprzymierzeńca.',
      en: 'Place 2 units in one region. Raise leader strength by 1; gain any weak ally. You may roll the shard die to also gain any strong ally.',
    },
  },
  'T3-15': {
    name: { pl: 'Mistrzowski przepis', en: 'Master Recipe' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Odblokuj zdolność; weź silną Czerwoną wieżę.',
      en: 'Place 2 units in one region. Unlock an ability; gain a strong Red Rook.',
    },
  },
  'T3-16': {
    name: { pl: 'Podarte zaproszenie', en: 'Torn Invitation' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź silną Różę; odrzuć 1 odłamek. Możesz rzucić kością odłamków, by dodatkowo wziąć mieszkańca Krainy Czarów.',
      en: 'Place 2 units in one region. Gain a strong Rose; discard 1 shard. You may roll the shard die to also gain a Wonderlandian.',
    },
  },
  'T3-17': {
    name: { pl: 'Dostojny gość', en: 'Guest of State' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź mieszkańca Krainy Czarów i silną Różę.',
      en: 'Place 2 units in one region. Gain a Wonderlandian and a strong Rose.',
    },
  },
  'T3-18': {
    name: { pl: 'Zatłoczony stół', en: 'Packed Table' },
    text: {
      pl: 'Ustaw 3 jednostki w jednym regionie. Rzuć kością odłamków. Weź mieszkańca Krainy Czarów i silną Czerwoną wieżę.',
      en: 'Place 3 units in one region. Roll the shard die. Gain a Wonderlandian and a strong Red Rook.',
    },
  },
  'T3-19': {
    name: { pl: 'Stary przyjaciel', en: 'Old Friend' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź mieszkańca Krainy Czarów; odrzuć 2 odłamki.',
      en: 'Place 2 units in one region. Gain a Wonderlandian; discard 2 shards.',
    },
  },
  'T3-20': {
    name: { pl: 'Zwornik', en: 'Keystone' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Postaw zamek; weź słabą Istotę.',
      en: 'Place 2 units in one region. Place a castle; gain a weak Creature.',
    },
  },
  'T3-21': {
    name: { pl: 'Pośpieszni murarze', en: 'Hasty Masons' },
    text: {
      pl: 'Ustaw 3 jednostki w jednym regionie. Rzuć kością odłamków. Postaw zamek; napraw tarczę; weź słabą Istotę.',
      en: 'Place 3 units in one region. Roll the shard die. Place a castle; repair your shield; gain a weak Creature.',
    },
  },
  'T3-22': {
    name: { pl: 'Łuk przyporowy', en: 'Flying Buttress' },
    text: {
      pl: 'Ustaw jedną jednostkę w dowolnym regionie. Postaw zamek; weź silną Różę.',
      en: 'Place 1 unit in any region. Place a castle; gain a strong Rose.',
    },
  },
  'T3-23': {
    name: { pl: 'Ostatnia zagadka', en: 'Final Riddle' },
    text: {
      pl: 'Ustaw 3 jednostki w jednym regionie. Możesz dobrać 2 zadania i odrzucić jedno; weź silnego Karcianego żołnierza.',
      en: 'Place 3 units in one region. You may draw 2 quests and discard 1; gain a strong Card Soldier.',
    },
  },
  'T3-24': {
    name: { pl: 'Zapieczętowane rozkazy', en: 'Sealed Orders' },
    text: {
      pl: 'Ustaw 3 jednostki w jednym regionie. Możesz dobrać zadanie; weź silnego Flaminga.',
      en: 'Place 3 units in one region. You may draw a quest; gain a strong Flamingo.',
    },
  },
  'T3-25': {
    name: { pl: 'Zimny okład', en: 'Cold Compress' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Odrzuć zwykły żeton szaleństwa; napraw tarczę; weź silną Istotę.',
      en: 'Place 2 units in one region. Discard a regular madness; repair your shield; gain a strong Creature.',
    },
  },
  'T3-26': {
    name: { pl: 'Dwie kolumny', en: 'Twin Columns' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie i jeszcze 2 w tym samym lub innym. Odblokuj zdolność.',
      en: 'Place 2 units in one region and 2 more in the same or another. Unlock an ability.',
    },
  },
  'T3-27': {
    name: { pl: 'Podwójny marsz', en: 'Double March' },
    text: {
      pl: 'Ustaw 3 jednostki w jednym regionie i jeszcze 2 w tym samym lub innym. Rzuć kością odłamków. Weź dowolnego silnego sprzymierzeńca.',
      en: 'Place 3 units in one region and 2 more in the same or another. Roll the shard die. Gain any strong ally.',
    },
  },
  'T3-28': {
    name: { pl: 'Kamień czy stal', en: 'Stone or Steel' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Wybierz: postaw zamek i weź żeton kuźni albo weź dowolnego silnego sprzymierzeńca i zwiększ siłę lidera o 1.',
      en: 'Place 2 units in one region. Choose one: place a castle and gain a forge chip; or gain any strong ally and raise leader strength by 1.',
    },
  },
  'T3-29': {
    name: { pl: 'Czysta karta', en: 'Clean Slate' },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Wybierz: odrzuć 3 odłamki i napraw tarczę albo odblokuj zdolność i weź dowolnego słabego sprzymierzeńca.',
      en: 'Place 2 units in one region. Choose one: discard 3 shards and repair your shield; or unlock an ability and gain any weak ally.',
    },
  },
  'T3-30': {
    name: { pl: 'Złoto głupców', en: "Fool's Gold" },
    text: {
      pl: 'Ustaw 2 jednostki w jednym regionie. Weź silną Czerwoną wieżę. Możesz rzucić kością odłamków, by dodatkowo postawić zamek.',
      en: 'Place 2 units in one region. Gain a strong Red Rook. You may roll the shard die to also place a castle.',
    },
  },
};
