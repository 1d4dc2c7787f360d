import { type Bilingual, says } from './text.js';

/** The two halves of each flare. */
export interface FlareText {
  readonly upper: Bilingual;
  readonly lower: Bilingual;
}

const PLACE = says('Umieść swój zwykły pion.', 'Place a common of yours.');
const PLACE_TWO = says('Umieść 2 swoje zwykłe piony.', 'Place 2 commons of yours.');
const PLACE_HEROIC = says('Umieść swój heroiczny pion.', 'Place a heroic of yours.');
const ACTION = says('Zyskujesz akcję.', 'Gain 1 action.');

export const FLARE_TEXTS: Readonly<Record<string, FlareText>> = {
  'flare-01': { upper: PLACE, lower: PLACE_HEROIC },
  'flare-02': { upper: PLACE, lower: PLACE },
  'flare-03': {
    upper: says('Do 3 standardowych ruchów twoimi zwykłymi pionami.', 'Up to 3 standard moves by commons of yours.'),
    lower: ACTION,
  },
  'flare-04': {
    upper: PLACE,
    lower: says(
      'Umieść swój zwykły pion albo zamień na swój wrogi zwykły.',
      'Place a common of yours, or convert an enemy common.',
    ),
  },
  'flare-05': {
    upper: says(
      'Twój zwykły pion robi standardowy ruch albo awansuje.',
      'A common of yours makes a standard move or is upgraded.',
    ),
    lower: PLACE_TWO,
  },
  'flare-06': {
    upper: says('Umieść swój zwykły pion albo awansuj swój zwykły.', 'Place a common of yours, or upgrade one.'),
    lower: says(
      'Twój zwykły pion może skoczyć bojowo na dowolne pole.',
      'A common of yours may combat-leap to any square.',
    ),
  },
  'flare-07': {
    upper: PLACE,
    lower: says('Awansuj swój zwykły pion i zyskaj akcję.', 'Upgrade a common of yours and gain 1 action.'),
  },
  'flare-08': { upper: ACTION, lower: PLACE },
  'flare-09': {
    upper: PLACE_HEROIC,
    lower: says(
      'Możesz zrobić zwykłymi pionami 1 ruch standardowy i 1 bojowy.',
      'Commons of yours may make 1 standard and 1 combat move.',
    ),
  },
  'flare-10': { upper: PLACE_TWO, lower: PLACE },
  'flare-11': {
    upper: PLACE,
    lower: says(
      'Możesz zrobić nielegendarnymi pionami 1 bojowy albo 2 standardowe ruchy.',
      'Pieces of yours below legendary may make 1 combat or 2 standard moves.',
    ),
  },
  'flare-12': {
    upper: says(
      'Twój zwykły pion może skoczyć na dowolne puste pole.',
      'A common of yours may leap to any empty square.',
    ),
    lower: ACTION,
  },
};
