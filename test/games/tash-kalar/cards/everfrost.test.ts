import { expect } from 'vitest';
import { EVERFROST } from '../../../../src/games/tash-kalar/schools/everfrost.js';
import type { Stage } from '../stage.js';
import { testCards } from './card-rows.js';

const freezes = (card: string) => (stage: Stage) => {
  expect(stage.view().seats[0]!.frozen).toBe(card);
  expect(stage.view().seats[0]!.discard).toEqual([]);
};

testCards(EVERFROST, [
  { card: 'snow-fox', shows: 'makes two standard moves', say: ['E4', 'E3'], leaves: { E5: '.', E3: 'c' } },
  { card: 'royal-reindeer', shows: 'is promoted where nothing died', say: ['E3'], leaves: { E5: '.', E3: 'h' } },
  {
    card: 'royal-reindeer',
    shows: 'is not promoted after a kill',
    pieces: 'C E3',
    say: ['E3'],
    leaves: { E3: 'c' },
    kills: 'C',
  },
  {
    card: 'crystal-mirror',
    shows: 'mirrors two commons',
    pieces: 'C D5 C4',
    say: ['2', 'D5', 'C4'],
    leaves: { F5: 'c', G4: 'c', D5: 'C' },
  },
  {
    card: 'crystal-grower',
    shows: 'promotes an enemy common and freezes',
    pieces: 'C A4',
    leaves: { A4: 'H' },
    after: freezes('crystal-grower'),
  },
  {
    card: 'ice-princess',
    shows: 'gives another common a combat move and freezes',
    pieces: 'C F6',
    say: ['E6', 'F6'],
    leaves: { E6: '.', F6: 'c' },
    kills: 'C',
    after: freezes('ice-princess'),
  },
  {
    card: 'ice-queen',
    shows: 'gives another heroic a combat move and freezes',
    pieces: 'h A4 H B4',
    say: ['A4', 'B4'],
    leaves: { A4: '.', B4: 'h' },
    kills: 'H',
    after: freezes('ice-queen'),
  },
  { card: 'frostweave-summoner', shows: 'only freezes', leaves: { E5: 'h' }, after: freezes('frostweave-summoner') },
  { card: 'winter-whisperer', shows: 'only freezes', leaves: { E5: 'h' }, after: freezes('winter-whisperer') },
  {
    card: 'frozen-chest',
    shows: 'takes a frozen effect out of the discard pile',
    staging: { discard: ['snow-fox', 'ice-queen'] },
    say: ['ice-queen'],
    leaves: { E5: 'h' },
    after: stage => {
      expect(stage.view().seats[0]!.frozen).toBe('ice-queen');
      expect(stage.view().seats[0]!.discard).toEqual(['snow-fox', 'frozen-chest']);
    },
  },
  {
    card: 'everfrost-sentinel',
    shows: 'demoted after crushing an enemy it slows the others',
    pieces: 'C E5',
    say: ['yes'],
    leaves: { E5: 'c' },
    kills: 'C',
    after: stage => expect(stage.view().colours[1]!.slowed).toBe(1),
  },
  { card: 'everfrost-sentinel', shows: 'does nothing where it crushed nobody', leaves: { E5: 'h' } },
  {
    card: 'glacier-giant',
    shows: 'runs along an arrow and rams a legendary',
    pieces: 'H F6 L H8',
    say: ['G7', 'yes'],
    leaves: { E5: '.', F6: '.', G7: '.', H8: '.' },
    kills: 'H L',
  },
  {
    card: 'polar-bear',
    shows: 'goes on while it kills',
    pieces: 'C E4 E3',
    say: ['E4', 'E3', 'E2'],
    leaves: { E4: '.', E3: '.', E2: 'h' },
    kills: 'C C',
  },
  {
    card: 'war-sled',
    shows: 'starts along an arrow and turns at most 45 degrees',
    say: ['F5', 'G4', 'G3'],
    leaves: { E5: '.', G3: 'h' },
    after: stage => expect(stage.offered('destination')).toEqual(['G3', 'H3', 'H4', 'stop']),
  },
  {
    card: 'snow-monster',
    shows: 'kills commons near it that touch an own piece',
    pieces: 'C E3 G3 c D2',
    leaves: { E3: '.', G3: 'C' },
    kills: 'C',
  },
  {
    card: 'frost-imp',
    shows: 'drives a common as far as it goes',
    pieces: 'C F5',
    say: ['F5', 'I5'],
    leaves: { F5: '.', I5: 'C' },
  },
  {
    card: 'ice-wyvern',
    shows: 'dies with what its leap killed',
    pieces: 'C A4',
    say: ['A4'],
    leaves: { E5: '.', A4: '.' },
    kills: 'C',
    after: freezes('ice-wyvern'),
  },
  {
    card: 'deathbringer',
    shows: 'its kill counts double and leaves the game (TK-14.9)',
    pieces: 'H D4',
    say: ['D4'],
    leaves: { D4: '.' },
    kills: 'H H',
    after: stage => expect(stage.view().colours[1]!.supply.doubleSided).toBe(16),
  },
  {
    card: 'deathbringer',
    shows: 'a legendary must touch three own pieces more',
    pieces: 'L D4 c C4',
    leaves: { D4: 'L' },
    say: ['stop'],
    after: stage => expect(stage.offered('target')).not.toContain('D4'),
  },
  {
    card: 'frostweave-illusionist',
    shows: 'becomes an enemy common (AMB-11)',
    leaves: { E5: 'C' },
    after: freezes('frostweave-illusionist'),
  },
]);
