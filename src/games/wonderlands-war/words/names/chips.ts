import type { ChipText } from './text.js';

/** Chips that are no items. */
export const CHIP_TEXTS: Readonly<Record<string, ChipText>> = {
  'faction:1': {
    pl: 'żeton frakcji 1',
    accusative: 'żeton frakcji 1',
    en: 'faction chip 1',
    short: { pl: 'frakcja 1', en: 'faction 1' },
  },
  'faction:2': {
    pl: 'żeton frakcji 2',
    accusative: 'żeton frakcji 2',
    en: 'faction chip 2',
    short: { pl: 'frakcja 2', en: 'faction 2' },
  },
  artifact: {
    pl: 'żeton artefaktu',
    accusative: 'żeton artefaktu',
    en: 'artifact chip',
    short: { pl: 'artefakt', en: 'artifact' },
  },
  forge: { pl: 'żeton kuźni', accusative: 'żeton kuźni', en: 'forge chip', short: { pl: 'kuźnia', en: 'forge' } },
  madness: {
    pl: 'żeton szaleństwa',
    accusative: 'żeton szaleństwa',
    en: 'madness chip',
    short: { pl: 'szaleństwo', en: 'madness' },
  },
  madness2: {
    pl: 'podwójny żeton szaleństwa',
    accusative: 'podwójny żeton szaleństwa',
    en: 'double madness chip',
    short: { pl: 'podwójne szaleństwo', en: 'double madness' },
  },
  poison: {
    pl: 'żeton trucizny',
    accusative: 'żeton trucizny',
    en: 'poison chip',
    short: { pl: 'trucizna', en: 'poison' },
  },
  'flamingo:weak': { pl: 'słaby Flaming', accusative: 'słabego Flaminga', en: 'weak Flamingo' },
  'flamingo:strong': { pl: 'silny Flaming', accusative: 'silnego Flaminga', en: 'strong Flamingo' },
  'creature:weak': { pl: 'słaba Istota', accusative: 'słabą Istotę', en: 'weak Creature' },
  'creature:strong': { pl: 'silna Istota', accusative: 'silną Istotę', en: 'strong Creature' },
  'rook:weak': { pl: 'słaba Czerwona wieża', accusative: 'słabą Czerwoną wieżę', en: 'weak Red Rook' },
  'rook:strong': { pl: 'silna Czerwona wieża', accusative: 'silną Czerwoną wieżę', en: 'strong Red Rook' },
  'rose:weak': { pl: 'słaba Róża', accusative: 'słabą Różę', en: 'weak Rose' },
  'rose:strong': { pl: 'silna Róża', accusative: 'silną Różę', en: 'strong Rose' },
  'soldier:weak': {
    pl: 'słaby Karciany żołnierz',
    accusative: 'słabego Karcianego żołnierza',
    en: 'weak Card Soldier',
  },
  'soldier:strong': {
    pl: 'silny Karciany żołnierz',
    accusative: 'silnego Karcianego żołnierza',
    en: 'strong Card Soldier',
  },
};
