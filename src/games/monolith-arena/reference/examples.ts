import type { Example } from './example.js';
import { EXAMPLES_IN_PLAY } from './examples-in-play.js';
import { EXAMPLES_OF_BATTLES } from './examples-of-battles.js';
import { ABYSS, AWAY, EMPIRE, FOREST, REALM } from './sides.js';

/** Worked examples by name: the passages of assets call for them. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  ...EXAMPLES_IN_PLAY,
  ...EXAMPLES_OF_BATTLES,
  'three-moves': {
    factions: [EMPIRE, ABYSS],
    tiles: ['0 banner A1 0', '1 banner C5 0', '0 agility-rune D1 0', '0 dragon-rider C1 0'],
    steps: ['C1>C2', 'C2>C3', 'C3>C4'],
    marked: ['C4'],
  },
  'agility-turns': {
    factions: [REALM, EMPIRE],
    tiles: [
      '0 banner C5 0',
      '1 banner A3 0',
      '0 agility-rune C3 0',
      '0 crossbowman D3 0',
      '0 crossbowman D2 0',
      '0 axeman C2 0',
    ],
  },
  'segments-3-1-0': { factions: [EMPIRE, ABYSS], tiles: [...AWAY, '0 swordsman C2 0', '1 spike C4 0'] },
  'rune-dies-too-late': {
    factions: [EMPIRE, ABYSS],
    tiles: ['0 banner E1 0', '1 banner C4 0', '0 pikeman C3 0', '0 strength-rune C2 0', '1 chaos B1 4'],
    strikes: ['B1>C2 melee 2', 'C3>C4 melee 2'],
  },
  'both-die': {
    factions: [EMPIRE, ABYSS],
    tiles: [...AWAY, '0 swordsman C3 1', '1 mygalomorph C4 3'],
    strikes: ['C3>C4 melee 1', 'C4>C3 melee 1'],
  },
  'fast-wyrm': {
    factions: [FOREST, REALM],
    tiles: ['0 banner A3 0', '1 banner E1 0', '0 wyrm C3 0', '0 greater-acceleration-rune C2 0', '1 golem C4 0'],
  },
  'freed-too-late': {
    factions: [EMPIRE, ABYSS],
    tiles: [...AWAY, '0 swordsman C3 1', '1 nightmare C4 3', '0 swordsman D4 1', '1 teleportation-rune B2 0'],
    strikes: ['D4>C4 melee 1'],
  },
  'bonus-too-late': {
    factions: [REALM, ABYSS, FOREST, EMPIRE],
    tiles: [
      '0 banner E3 0',
      '2 banner E1 0',
      '1 banner C5 0',
      '3 banner D4 0',
      '0 crossbowman C3 2',
      '2 minor-acceleration-rune C2 0',
      '1 nightmare B1 1',
      '2 hunter B3 4',
    ],
    strikes: ['B3>B1 ranged 1'],
  },
  'veteran-strikes': {
    factions: [REALM, EMPIRE],
    tiles: ['0 banner E3 0', '1 banner B2 0', '0 veteran C3 0', '1 pikeman C2 5'],
    strikes: ['C3>B2 melee 2', 'C3>C2 melee 1'],
  },
  'shot-over-friend': {
    factions: [EMPIRE, ABYSS],
    tiles: ['0 banner E1 0', '1 banner C4 0', '0 arquebusier C1 2', '0 swordsman C2 0', '1 nightmare C3 0'],
    strikes: ['C1>C3 ranged 1'],
  },
  'armor-stops-shot': {
    factions: [REALM, EMPIRE],
    tiles: ['0 banner E1 0', '1 banner A3 0', '1 knight C3 0', '0 combat-platform C1 1', '0 pupil D3 1'],
    strikes: ['C1>C3 ranged 1 stopped', 'D3>C3 melee 1'],
  },
  'net-at-once': { factions: [EMPIRE, ABYSS], tiles: [...AWAY, '0 swordsman C3 0', '1 nightmare C4 3'] },
  'net-holds-segment': {
    factions: [EMPIRE, ABYSS],
    tiles: [...AWAY, '0 pikeman C3 0', '1 nightmare C4 3', '0 arquebusier D4 0', '1 teleportation-rune B2 0'],
    strikes: ['D4>C4 ranged 1'],
  },
  'rune-links': {
    factions: [ABYSS, EMPIRE],
    tiles: [
      ...AWAY,
      '0 minor-acceleration-rune C3 0',
      '0 wraith C4 0',
      '0 spike D3 0',
      '0 chaos D2 0',
      '0 demon B2 0',
      '0 spike C2 0',
      '0 wraith B3 0',
    ],
  },
  'initiative-four': {
    factions: [EMPIRE, ABYSS],
    tiles: [...AWAY, '0 swordsman C3 0', '0 minor-acceleration-rune C2 0'],
  },
  'double-attack-hunter': {
    factions: [FOREST, EMPIRE],
    tiles: ['0 banner E1 0', '1 banner C5 0', '0 hunter C3 1', '0 double-attack-rune C2 0'],
    strikes: ['C3>C5 ranged 1'],
  },
  'regeneration-one-of-two': {
    factions: [REALM, EMPIRE],
    tiles: [
      '0 banner E3 0',
      '1 banner C5 0',
      '0 combat-platform C3 0',
      '1 pikeman C2 5',
      '1 pikeman B2 0',
      '1 regeneration-rune B1 5',
    ],
    strikes: ['C3>B2 ranged 1', 'C3>C2 ranged 1'],
  },
  'rune-and-tile-hit': {
    factions: [REALM, EMPIRE],
    tiles: ['0 banner E3 0', '1 banner C5 0', '0 combat-platform C3 0', '1 pikeman C2 5', '1 regeneration-rune B2 0'],
    strikes: ['C3>B2 ranged 1', 'C3>C2 ranged 1'],
  },
  'regeneration-two-runes': {
    factions: [ABYSS, EMPIRE],
    tiles: [
      '0 banner E3 0',
      '1 banner E1 0',
      '0 mygalomorph C4 3',
      '1 pikeman C3 5',
      '1 regeneration-rune C2 5',
      '1 regeneration-rune B3 1',
    ],
    strikes: ['C4>C3 melee 1'],
  },
  'regeneration-chain': {
    factions: [ABYSS, EMPIRE],
    tiles: [
      '0 banner A3 0',
      '1 banner E1 0',
      '0 mygalomorph C4 3',
      '1 pikeman C3 5',
      '1 regeneration-rune C2 5',
      '1 regeneration-rune B1 0',
    ],
    strikes: ['C4>C3 melee 1'],
  },
  'regeneration-mutual': {
    factions: [ABYSS, EMPIRE],
    tiles: [
      '0 banner A3 0',
      '1 banner E1 0',
      '0 mygalomorph C4 3',
      '1 pikeman C3 5',
      '1 regeneration-rune C2 4',
      '1 regeneration-rune B2 0',
    ],
    strikes: ['C4>C3 melee 1'],
  },
  'guardian-too-late': {
    factions: [REALM, ABYSS],
    tiles: ['0 banner C3 0', '1 banner A3 0', '1 horror C4 5', '0 axeman D3 0'],
    marked: ['C3', 'C4', 'D3'],
  },
  fire: {
    factions: [REALM, ABYSS],
    tiles: [...AWAY, '1 mygalomorph C3 0', '1 wraith C4 0', '1 spike D3 0'],
    marked: ['C3', 'C4', 'D3'],
  },
  'precise-shot': {
    factions: [FOREST, ABYSS],
    tiles: ['0 banner A3 0', '1 banner C1 0', '1 mygalomorph C2 5', '0 herne C3 0'],
    steps: ['C3>C2'],
    marked: ['C2', 'E1'],
  },
  push: {
    factions: [REALM, ABYSS],
    tiles: [...AWAY, '0 crossbowman C5 0', '1 demon B4 3', '1 spike B3 0', '1 mygalomorph D4 4'],
    marked: ['D3', 'E3'],
  },
  'morlock-first': {
    factions: [FOREST, EMPIRE, ABYSS],
    tiles: ['0 banner A3 0', '1 banner C3 0 poison=2', '2 banner E1 0', '1 regeneration-rune C2 5', '0 morlock C1 2'],
    strikes: ['C1>C2 morlock 1'],
  },
  morlock: {
    factions: [FOREST, ABYSS],
    tiles: ['0 banner A3 0', '1 banner E1 0', '0 morlock C3 5', '1 mygalomorph C2 0'],
    strikes: ['C3>C2 morlock 1'],
  },
  unfolded: {
    factions: [ABYSS, EMPIRE],
    tiles: ['0 banner C3 0', '1 banner A3 0', '0 wraith C4 0', '0 strength-rune C2 2'],
    elements: { 0: ['C3', 'C4', 'C2'] },
  },
  'push-monolith': {
    factions: [REALM, EMPIRE],
    tiles: ['0 banner A1 0', '1 banner C3 0', '1 arquebusier D3 0', '1 strength-rune C2 0', '0 axeman E2 0'],
    marked: ['C4'],
    elements: { 1: ['C3', 'D3', 'C2'] },
  },
  'no-unfolding': {
    factions: [ABYSS, EMPIRE],
    tiles: ['0 banner E1 0', '1 banner D2 0', '1 pikeman D1 0', '1 pikeman D3 0', '1 knight E3 0'],
    marked: ['E2'],
  },
  'folding-blocked': {
    factions: [EMPIRE, ABYSS],
    tiles: ['0 banner C3 0', '1 banner A3 0', '0 arquebusier C2 5', '0 strength-rune D2 0', '1 nightmare C1 0'],
    elements: { 0: ['C3', 'C2', 'D2'] },
  },
};
