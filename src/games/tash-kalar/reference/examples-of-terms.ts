import type { Example } from './example.js';

const BLUE = 'northern-imperial';
const AMBER = 'highland';
const CROWDED = 'c D4 E4 F4 D5 F5 D6 E6 F6';

/** Positions that show what a word of the rules means: ranks, distances, marks, chains. */
export const EXAMPLES_OF_TERMS: Readonly<Record<string, Example>> = {
  'coloured-board': {
    schools: [BLUE, AMBER],
    boards: [
      { title: { pl: 'Kolorowe pola', en: 'Coloured squares' }, pieces: '', whole: true },
      {
        title: { pl: 'Pola środkowe', en: 'Central squares' },
        pieces: '',
        whole: true,
        lit: ['D4', 'E4', 'F4', 'D5', 'E5', 'F5', 'D6', 'E6', 'F6'],
      },
    ],
  },
  'three-ranks': {
    schools: [BLUE, AMBER],
    boards: [
      { title: { pl: 'Rangi', en: 'Ranks' }, pieces: 'c D5 h E5 l F5' },
      { title: { pl: 'Awansowane', en: 'Upgraded' }, pieces: 'c D5 h E5 l F5', lit: ['E5', 'F5'] },
    ],
  },
  'duel-start': {
    schools: [BLUE, AMBER],
    boards: [
      { title: { pl: 'Tak', en: 'This way' }, pieces: 'c C5 C G5', whole: true, lit: ['C5', 'G5'] },
      { title: { pl: 'Albo tak', en: 'Or this way' }, pieces: 'C C5 c G5', whole: true, lit: ['C5', 'G5'] },
    ],
  },
  'champion-summoned': {
    schools: [BLUE, AMBER],
    card: 'champion',
    boards: [{ pieces: 'c D4 D5 h E5 c E6 C F3', laying: 'E4:r0' }],
  },
  'one-condition': {
    schools: [BLUE, AMBER],
    card: 'flare-01',
    boards: [{ pieces: 'c D6 C E5 H D4 F4 L E3' }],
  },
  'near-and-two-away': {
    schools: [BLUE, AMBER],
    boards: [
      {
        title: { pl: 'Sąsiednie', en: 'Adjacent' },
        pieces: 'c E5',
        lit: ['D4', 'E4', 'F4', 'D5', 'F5', 'D6', 'E6', 'F6'],
      },
      {
        title: { pl: 'W odległości 2', en: 'At distance 2' },
        pieces: 'c E5',
        lit: [
          ...(['C3', 'D3', 'E3', 'F3', 'G3', 'C4', 'G4', 'C5'] as const),
          ...(['G5', 'C6', 'G6', 'C7', 'D7', 'E7', 'F7', 'G7'] as const),
        ],
      },
    ],
  },
  'up-a-rank': {
    schools: [BLUE, AMBER],
    boards: [
      { title: { pl: 'Przed awansem', en: 'Before' }, pieces: 'c D5 h F5' },
      { title: { pl: 'Po awansie', en: 'Upgraded' }, pieces: 'h D5 l F5', lit: ['D5', 'F5'] },
    ],
  },
  converted: {
    schools: [BLUE, AMBER],
    boards: [
      { title: { pl: 'Przed zamianą', en: 'Before' }, pieces: 'c D6 H E5 C F4' },
      { title: { pl: 'Po zamianie', en: 'Converted' }, pieces: 'c D6 h E5 C F4', lit: ['E5'] },
    ],
  },
  'marks-of-a-swordmaster': {
    schools: [BLUE, AMBER],
    card: 'swordmaster',
    boards: [{ pieces: 'c E4 E6 C D4 F6', laying: 'E5:r0' }],
  },
  'arrows-of-a-tower': {
    schools: [BLUE, AMBER],
    card: 'gun-tower',
    boards: [{ pieces: 'c E5 F5 E6 F6 C C4 H G4', laying: 'E4:r0' }],
  },
  'three-used': {
    schools: [BLUE, AMBER],
    card: 'assassin',
    boards: [{ pieces: 'c F4 E5 D6 D4 C F6', laying: 'G7:r0' }],
  },
  'two-legendaries': {
    schools: [BLUE, AMBER],
    boards: [
      { title: { pl: '2 punkty', en: '2 points' }, pieces: 'l D4 F6 h E5 C E3', lit: ['D4', 'F6'] },
      { title: { pl: '1 punkt', en: '1 point' }, pieces: 'l D4 h E5 C F6 E3', lit: ['D4'] },
    ],
  },
  'chain-and-diagonals': {
    schools: [BLUE, AMBER],
    boards: [
      {
        title: { pl: 'Łańcuch boków', en: 'Side Chain' },
        pieces: 'c A5 B5 C5 D5 h E5 c F6 G5 H5 I5 C E4',
        whole: true,
        lit: ['A5', 'B5', 'C5', 'D5', 'E5', 'F6', 'G5', 'H5', 'I5'],
      },
      {
        title: { pl: 'Przekątne', en: 'Diagonals' },
        pieces: 'h E5 c D4 F6 G7 D6 F4 G3 C C5',
        whole: true,
        lit: ['D4', 'E5', 'F6', 'G7', 'D6', 'F4', 'G3'],
      },
    ],
  },
  isolated: {
    schools: [BLUE, AMBER],
    boards: [
      { title: { pl: 'Odosobniony', en: 'Isolated' }, pieces: `${CROWDED} C E5 G5`, lit: ['E5'] },
      { title: { pl: 'Jeszcze nie', en: 'Not yet' }, pieces: `${CROWDED.replace(' F4', '')} C E5 G5`, lit: ['E5'] },
    ],
  },
  'frozen-princess': {
    schools: ['everfrost', BLUE],
    card: 'ice-princess',
    boards: [{ pieces: 'c E5 D6 F6 C G4', laying: 'E4:r0' }],
  },
  'first-gateway': {
    schools: ['nethervoid', BLUE],
    card: 'shadow-imp',
    boards: [{ pieces: 'c D4 F5 C G3', laying: 'E5:r0' }],
  },
  'warp-of-a-worm': {
    schools: ['etherweave', BLUE],
    card: 'paradox-worm',
    boards: [{ pieces: 'c E5 C6 D6 C G4', laying: 'F5:r0' }],
  },
};
