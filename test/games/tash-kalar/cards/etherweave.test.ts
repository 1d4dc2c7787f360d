import { expect } from 'vitest';
import { cardOf } from '../../../../src/games/tash-kalar/cards.js';
import { ETHERWEAVE } from '../../../../src/games/tash-kalar/schools/etherweave.js';
import type { Stage } from '../stage.js';
import { testCards } from './card-rows.js';

const pending = (card: string) => (stage: Stage) => {
  stage.contest.seats[0]!.pending = cardOf(card);
};

testCards(ETHERWEAVE, [
  {
    card: 'doppelganger',
    shows: 'copies the warp of the pending being (TK-14.12)',
    before: pending('lesser-shadow-twin'),
    say: ['D5'],
    leaves: { D5: 'h' },
    after: stage => expect(stage.view().seats[0]!.pending).toBe('lesser-shadow-twin'),
  },
  {
    card: 'paradox-worm',
    shows: 'swaps an own piece with an enemy of its rank',
    pieces: 'C A4 H B4',
    say: ['D5'],
    leaves: { D5: 'C', A4: 'c', B4: 'H' },
  },
  {
    card: 'lesser-shadow-twin',
    shows: 'kills beside a piece while its twin is discarded',
    pieces: 'C E4',
    staging: { discard: ['greater-shadow-twin'] },
    say: ['E5', 'E4', 'stop'],
    leaves: { E4: '.' },
    kills: 'C',
  },
  { card: 'lesser-shadow-twin', shows: 'does nothing without its twin', pieces: 'C E4', leaves: { E4: 'C' } },
  {
    card: 'translocationist',
    shows: 'swaps an own heroic with an own common, each heroic once',
    pieces: 'h A4',
    say: ['A4', 'D5'],
    leaves: { A4: 'c', D5: 'h' },
  },
  { card: 'antimatter-spirit', shows: 'does nothing on arrival', leaves: { E5: 'c' } },
  {
    card: 'merchant-of-time',
    shows: 'gives a captured piece back on a colourless square',
    pieces: 'C A3',
    before: ({ contest }) => {
      const at = contest.board.findIndex(piece => piece !== 0 && (piece & 12) === 4);
      contest.merchant = { piece: contest.board[at]!, gateway: false, seat: 0 };
      contest.board[at] = 0;
    },
    say: ['I3'],
    leaves: { A3: '.', I3: 'C' },
    after: stage => {
      expect(stage.view().merchant).toBeNull();
      expect(stage.offered('destination')).not.toContain('I4');
    },
  },
  {
    card: 'gate-of-oblivion',
    shows: 'kills on the purple mark and on one other mark',
    pieces: 'L E6 C C5',
    say: ['C5'],
    leaves: { E6: '.', C5: '.' },
    kills: 'C L',
  },
  {
    card: 'time-traveler',
    shows: 'arrives anywhere colourless; a kill brings the last discard back',
    pieces: 'C H3',
    staging: { discard: ['singularity'] },
    say: ['H2', 'H3'],
    leaves: { E5: 'c', H2: 'h', H3: '.' },
    kills: 'C',
    after: stage => {
      expect(stage.view().seats[0]!.deckTop).toEqual(['singularity']);
      expect(stage.offered('arrival')).not.toContain('G3');
    },
  },
  {
    card: 'greater-shadow-twin',
    shows: 'kills a heroic that touches two own pieces',
    pieces: 'H G4 A4',
    staging: { discard: ['lesser-shadow-twin'] },
    say: ['G4'],
    leaves: { G4: '.', A4: 'H' },
    kills: 'H',
  },
  {
    card: 'warpmaster',
    shows: 'takes the pending being back',
    before: pending('translocationist'),
    say: ['1'],
    leaves: { E5: 'h' },
    after: stage => {
      expect(stage.view().seats[0]!.pending).toBeNull();
      expect(stage.hand()).toContain('translocationist');
    },
  },
  {
    card: 'dark-sphere',
    shows: 'draws pieces to a distance of exactly two',
    pieces: 'C H5',
    say: ['H5', 'G5', 'stop'],
    leaves: { H5: '.', G5: 'C' },
    after: stage => expect(stage.offered('destination')).toEqual(['G6', 'G5', 'G4']),
  },
  {
    card: 'void-summoner',
    shows: 'lets two vacant squares count',
    leaves: { E5: 'h' },
    after: stage => expect(stage.view().rights.voids).toBe(2),
  },
  {
    card: 'eternal-emperor',
    shows: 'carries its own warp out as an effect',
    say: ['yes', '1', 'A4'],
    leaves: { A4: 'c' },
    after: stage => expect(stage.view().seats[0]!.pending).toBeNull(),
  },
  {
    card: 'reality-patch',
    shows: 'kills a heroic of each enemy colour one likes (AMB-28)',
    pieces: 'H A4 2 I5',
    staging: { mode: 'melee' },
    say: ['stop', 'I5'],
    leaves: { A4: 'H', I5: '.' },
    kills: '2',
  },
  {
    card: 'polarity-queen',
    shows: 'moves two pieces in opposite directions',
    say: ['D6', 'C6', 'F6'],
    leaves: { D6: '.', C6: 'c', F6: '.', G6: 'c' },
  },
  {
    card: 'singularity',
    shows: 'draws all commons around a square onto it',
    say: ['E4', 'D4'],
    leaves: { D4: '.', F4: '.', E4: 'c', D6: 'c' },
  },
  { card: 'ziggurat-sentinel', shows: 'moves along its arrow', say: ['2', 'C7'], leaves: { E5: '.', C7: 'h' } },
  {
    card: 'ziggurat-sentinel',
    shows: 'or copies a warp from the discard pile',
    staging: { discard: ['translocationist', 'merchant-of-time'] },
    say: ['1'],
    leaves: { E5: 'h' },
    actions: 2,
  },
  {
    card: 'iris-of-eternity',
    shows: 'becomes legendary and counts as a legend (TK-14.17)',
    before: stage => stage.give(0, 'titan'),
    say: ['2'],
    leaves: { E5: 'l' },
    after: stage => {
      expect(stage.contest.turn.legends).toBe(1);
      expect(stage.view().legendDiscard).toEqual(['titan']);
    },
  },
]);
