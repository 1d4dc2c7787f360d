import type { Described } from './text.js';

/** Ally cards by set and type ('A-flamingo'), and the forge chip. */
export const ALLY_TEXTS: Readonly<Record<string, Described>> = {
  'A-flamingo': {
    name: { pl: 'Flaming', en: 'Flamingo' },
    text: {
      pl: 'Kolejny żeton, który trafi na twój tor aktywnych żetonów, liczy się podwójnie.',
      en: 'The next chip on your active track counts double.',
    },
  },
  'A-creature': {
    name: { pl: 'Istota', en: 'Creature' },
    text: {
      pl: 'Po bitwie oddaj ją do puli, a na obszarze wyczerpania połóż Istotę drugiego poziomu.',
      en: 'After the battle, trade it for a Creature of the other level, which is exhausted instead.',
    },
  },
  'A-rook': {
    name: { pl: 'Czerwona wieża', en: 'Red Rook' },
    text: {
      pl: 'Twoje pozostałe żetony na nią nie działają, więc żeton kuźni też jej nie przekuje.',
      en: 'Your other chips do not affect it, so a forge chip cannot forge it either.',
    },
  },
  'A-rose': {
    name: { pl: 'Róża', en: 'Rose' },
    text: {
      pl: 'Aktywna na koniec bitwy daje 1 PZ, a przekuta w bitwie jeszcze 2 PZ.',
      en: '1 VP if active at the end of the battle, and 2 VP more when forged in a battle.',
    },
  },
  'A-soldier': {
    name: { pl: 'Karciany żołnierz', en: 'Card Soldier' },
    text: {
      pl: 'Przy zagraniu: jeden wyczerpany żeton wraca do worka albo ten żołnierz liczy się podwójnie.',
      en: 'On play: one exhausted chip goes back to your bag, or this chip counts double.',
    },
  },
  'B-flamingo': {
    name: { pl: 'Flaming', en: 'Flamingo' },
    text: {
      pl: 'Gdy masz już aktywnego Flaminga, każdy twój późniejszy sprzymierzeniec w tej bitwie jest silniejszy o 1.',
      en: 'Once you have an active Flamingo, each later ally of yours in this battle is +1.',
    },
  },
  'B-creature': {
    name: { pl: 'Istota', en: 'Creature' },
    text: {
      pl: 'Jeśli po bitwie masz więcej aktywnych Istot niż każdy inny gracz, dostaw stronnika w dowolnym regionie.',
      en: 'After the battle, with strictly the most active Creatures, place a supporter in any region.',
    },
  },
  'B-rook': {
    name: { pl: 'Czerwona wieża', en: 'Red Rook' },
    text: {
      pl: 'Jeśli inna twoja Czerwona wieża już jest aktywna, ta liczy się tylko jako 1.',
      en: 'With another Rook already active it counts only 1.',
    },
  },
  'B-rose': {
    name: { pl: 'Róża', en: 'Rose' },
    text: {
      pl: 'Aktywne Róże wracają po bitwie do worka i się nie wyczerpują.',
      en: 'Active Roses go back to the bag after the battle.',
    },
  },
  'B-soldier': {
    name: { pl: 'Karciany żołnierz', en: 'Card Soldier' },
    text: {
      pl: 'Przy zagraniu: ściągnij z jednego sąsiedniego regionu najwyżej tylu stronników, ile ma siły, albo licz go podwójnie.',
      en: 'On play: bring up to its strength in supporters from one adjacent region, or count it double.',
    },
  },
  'C-flamingo': {
    name: { pl: 'Flaming', en: 'Flamingo' },
    text: {
      pl: 'Po ruchu znacznika możesz go przestawić na najbliższy symbol kuźni, przed sobą lub za sobą.',
      en: 'After your marker moves you may put it on the nearest forge symbol, ahead or behind.',
    },
  },
  'C-creature': {
    name: { pl: 'Istota', en: 'Creature' },
    text: {
      pl: 'Słaba jest silniejsza, a silna słabsza o 2 za każdą inną twoją aktywną Istotę.',
      en: 'Weak: +2 per other active Creature of yours. Strong: −2 per other one.',
    },
  },
  'C-rook': {
    name: { pl: 'Czerwona wieża', en: 'Red Rook' },
    text: {
      pl: 'Gdy jest aktywna, za wyczyn zaliczony po spełnieniu warunku odrzucasz na stałe jeden aktywny żeton.',
      en: 'While it is active, a feat you claim by its conditions costs you one active chip for good.',
    },
  },
  'C-rose': {
    name: { pl: 'Róża', en: 'Rose' },
    text: {
      pl: 'Mając co najmniej dwie aktywne Róże, możesz zaliczyć jeszcze jeden wyczyn, bez względu na jego region i warunek.',
      en: 'With two or more active Roses you may claim one more feat, whatever its region and condition.',
    },
  },
  'C-soldier': {
    name: { pl: 'Karciany żołnierz', en: 'Card Soldier' },
    text: {
      pl: 'Przy następnym dobraniu wyciągasz o tyle żetonów więcej, ile ma siły; jeden zagrywasz, resztę zwracasz do worka.',
      en: 'Your next draw takes as many extra chips as its strength; play one, return the rest.',
    },
  },
  'D-flamingo': {
    name: { pl: 'Flaming', en: 'Flamingo' },
    text: {
      pl: 'Przy zagraniu wskaż przeciwnika, który cię wyprzedza: bierze 1 odłamek.',
      en: 'On play: an opponent ahead of you, of your choice, gains 1 shard.',
    },
  },
  'D-creature': {
    name: { pl: 'Istota', en: 'Creature' },
    text: {
      pl: 'Przy zagraniu porównaj swoje odłamki z jej siłą: masz więcej, odrzuć 1; masz mniej, weź 1.',
      en: 'On play: with more shards than its strength discard 1, with fewer gain 1.',
    },
  },
  'D-rook': {
    name: { pl: 'Czerwona wieża', en: 'Red Rook' },
    text: {
      pl: 'Gdy wygrywasz bitwę, bierzesz 1 odłamek za każdą aktywną słabą Czerwoną wieżę i 2 za każdą silną.',
      en: 'If you win, gain 1 shard for each active weak Rook and 2 for each strong one.',
    },
  },
  'D-rose': {
    name: { pl: 'Róża', en: 'Rose' },
    text: {
      pl: 'Przekuwając ją, dostaw stronnika w dowolnym regionie.',
      en: 'Forging it, place a supporter in any region.',
    },
  },
  'D-soldier': {
    name: { pl: 'Karciany żołnierz', en: 'Card Soldier' },
    text: {
      pl: 'Przy zagraniu możesz liczyć go potrójnie, jeśli nie masz tu zamku.',
      en: 'On play, with no castle of yours here, you may count it triple.',
    },
  },
  forge: {
    name: { pl: 'Żeton kuźni', en: 'Forge chip' },
    text: {
      pl: 'Aktywny po bitwie pozwala przekuć jeden żeton, choćby ten sam.',
      en: 'Active after the battle, it lets you forge one chip, itself included.',
    },
  },
};
