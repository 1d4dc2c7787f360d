import type { Example } from './example.js';
import { ABYSS, AWAY, EMPIRE, FOREST, REALM } from './sides.js';

/** Positions of a turn: placing, moving, nets, pushes, charges, Monoliths. */
export const EXAMPLES_IN_PLAY: Readonly<Record<string, Example>> = {
  'empty-board': { factions: [EMPIRE, ABYSS], tiles: [] },
  'three-kinds': {
    factions: [EMPIRE, ABYSS],
    tiles: ['0 banner C2 0', '1 banner A3 0', '0 pikeman C3 0', '0 strength-rune D3 3'],
  },
  'adjacent-banners': { factions: [EMPIRE, ABYSS], tiles: ['0 banner C3 0', '1 banner C4 0'] },
  'four-banners': {
    factions: [REALM, ABYSS, FOREST, EMPIRE],
    tiles: ['0 banner C2 0', '1 banner B3 0', '2 banner D3 0', '3 banner E1 0'],
  },
  'three-banners': { factions: [FOREST, EMPIRE, ABYSS], tiles: ['0 banner B2 0', '1 banner C3 0', '2 banner D3 0'] },
  'any-free-hex': {
    factions: [EMPIRE, ABYSS],
    tiles: [...AWAY, '0 swordsman C3 0', '1 spike C4 0', '1 wraith B2 3'],
    goes: { by: 'place' },
  },
  'last-free-hex': {
    factions: [EMPIRE, ABYSS],
    tiles: [
      ...AWAY,
      '0 pikeman A1 0',
      '1 spike A2 2',
      '1 mygalomorph B1 0',
      '0 knight B2 1',
      '0 swordsman B3 0',
      '1 wraith B4 3',
      '0 arquebusier C1 2',
      '1 chaos C2 0',
      '0 minor-acceleration-rune C3 0',
      '0 pikeman C4 0',
      '1 strength-rune C5 3',
      '1 spike D1 0',
      '0 landsknecht D2 4',
      '1 horror D4 0',
      '1 mygalomorph E2 1',
      '0 knight E3 5',
    ],
    goes: { by: 'place' },
  },
  'maneuver-steps': {
    factions: [EMPIRE, ABYSS],
    tiles: [...AWAY, '0 knight C3 1', '0 pikeman B3 0', '1 spike C4 3'],
    goes: { by: 'step', from: 'C3' },
  },
  'teleport-anywhere': {
    factions: [ABYSS, EMPIRE],
    tiles: [...AWAY, '0 wraith C2 0', '1 pikeman C4 0', '1 arquebusier B3 3', '0 spike D2 0'],
    goes: { by: 'jump', from: 'C2' },
  },
  'demon-targets': {
    factions: [ABYSS, EMPIRE],
    tiles: [...AWAY, '0 nightmare C3 0', '1 pikeman C4 0', '1 strength-rune D2 0', '1 knight B2 2'],
    goes: { by: 'aim', seat: 0, banners: false },
  },
  'agility-step': {
    factions: [EMPIRE, ABYSS],
    tiles: [...AWAY, '0 agility-rune C2 0', '0 pikeman C3 0', '1 spike C4 3'],
    goes: { by: 'step', from: 'C3' },
  },
  'teleport-by-rune': {
    factions: [ABYSS, EMPIRE],
    tiles: [...AWAY, '0 teleportation-rune B2 0', '0 chaos C3 0', '1 pikeman C4 0'],
    goes: { by: 'jump', from: 'C3' },
  },
  'aura-step': {
    factions: [FOREST, EMPIRE],
    tiles: ['0 banner C3 0', '1 banner A3 0', '0 spark C4 0', '0 hunter E1 0', '1 pikeman D4 0'],
    goes: { by: 'step', from: 'C4' },
  },
  'order-step': {
    factions: [EMPIRE, ABYSS],
    tiles: [...AWAY, '0 landsknecht C3 0', '0 strength-rune D3 3', '1 wraith B3 3'],
    goes: { by: 'step', from: 'C3' },
  },
  'enemy-step': {
    factions: [REALM, EMPIRE],
    tiles: [...AWAY, '1 arquebusier C3 2', '0 veteran C4 4', '1 pikeman D2 0'],
    goes: { by: 'step', from: 'C3' },
  },
  'turned-to-shoot': {
    factions: [REALM, EMPIRE],
    tiles: [...AWAY, '0 crossbowman C2 2', '1 pikeman C5 0'],
    attacks: ['C2'],
  },
  'netted-rune': {
    factions: [EMPIRE, ABYSS],
    tiles: [
      '0 banner E3 0',
      '1 banner A3 0',
      '0 strength-rune C3 0',
      '0 pikeman D2 0',
      '1 nightmare C4 3',
      '1 spike C2 0',
    ],
    attacks: ['D2'],
  },
  'third-tile-pushes': {
    factions: [REALM, ABYSS],
    tiles: [...AWAY, '0 axeman C3 0', '1 nightmare C4 3', '0 veteran B4 0'],
    goes: { by: 'push', from: 'B4', pushed: 'C4' },
  },
  'netted-netter': {
    factions: [EMPIRE, ABYSS],
    tiles: [...AWAY, '0 swordsman C3 1', '1 horror C4 5 caught'],
  },
  'net-marker': {
    factions: [EMPIRE, ABYSS],
    tiles: [...AWAY, '1 demon C3 0 caught', '0 pikeman C2 0'],
  },
  'push-three-ways': {
    factions: [REALM, ABYSS],
    tiles: [...AWAY, '0 veteran C2 0', '1 wraith C3 0'],
    goes: { by: 'push', from: 'C2', pushed: 'C3' },
  },
  'banner-pushes': {
    factions: [ABYSS, REALM],
    tiles: ['0 banner C2 0', '1 banner A3 0', '1 double-attack-rune C3 0', '1 golem D3 0'],
    goes: { by: 'push', from: 'C2', pushed: 'C3' },
  },
  'pushed-into-net': {
    factions: [ABYSS, REALM],
    tiles: [...AWAY, '0 demon C2 0', '1 axeman C3 0', '0 nightmare D4 4', '1 golem B3 0', '1 pupil D3 0'],
    goes: { by: 'push', from: 'C2', pushed: 'C3' },
  },
  'charge-steps': {
    factions: [EMPIRE, ABYSS],
    tiles: [...AWAY, '0 knight C2 2', '1 wraith C4 0', '1 spike B1 0'],
    goes: { by: 'charge', from: 'C2' },
  },
  'charge-at-banner': {
    factions: [EMPIRE, ABYSS],
    tiles: ['0 banner E1 0', '1 banner C4 0', '0 dragon-rider D2 2', '1 chaos B3 0'],
    steps: ['D2>D3'],
    marked: ['C4'],
  },
  'charge-with-strength': {
    factions: [EMPIRE, ABYSS],
    tiles: [...AWAY, '0 knight C2 2', '0 strength-rune D3 3', '1 wraith C4 0'],
    steps: ['C2>C3'],
    marked: ['C4'],
  },
  'charge-round-a-net': {
    factions: [EMPIRE, ABYSS],
    tiles: [...AWAY, '0 knight C2 2', '1 nightmare C4 3', '1 spike D3 0'],
    goes: { by: 'charge', from: 'C2' },
  },
  'charge-by-rune': {
    factions: [EMPIRE, ABYSS],
    tiles: ['0 banner E1 0', '1 banner A3 0', '0 charge-rune E3 0', '0 knight B1 2', '1 wraith C3 0'],
    goes: { by: 'charge', from: 'B1' },
  },
  'charge-into-disarm': {
    factions: [EMPIRE, ABYSS],
    tiles: [...AWAY, '0 knight C2 2', '1 disarm-rune B3 0', '1 spike D3 0'],
    steps: ['C2>C3'],
  },
  'folded-monolith': {
    factions: [ABYSS, EMPIRE],
    tiles: ['0 banner C3 0', '1 banner A3 0', '1 pikeman C4 0'],
    folded: { 0: ['C3', 'wraith', 'strength-rune'] },
  },
  'folds-back': {
    factions: [ABYSS, EMPIRE],
    tiles: ['0 banner C3 0', '1 banner A3 0', '0 wraith C4 0', '0 strength-rune D2 0'],
    elements: { 0: ['C3', 'C4', 'D2'] },
    steps: ['C4>C3', 'D2>C3'],
  },
  'empty-element': {
    factions: [ABYSS, EMPIRE],
    tiles: ['0 banner C3 0', '1 banner A3 0', '0 wraith C2 0', '1 knight B4 3'],
    elements: { 0: ['C3', 'C4', 'C2'] },
    goes: { by: 'step', from: 'B4' },
  },
  'enemy-on-element': {
    factions: [ABYSS, EMPIRE],
    tiles: ['0 banner C3 0', '1 banner A3 0', '1 pikeman C4 0', '0 wraith D2 0'],
    elements: { 0: ['C3', 'C4', 'D2'] },
    marked: ['C4'],
  },
  'ally-step': {
    factions: [REALM, ABYSS, FOREST, EMPIRE],
    tiles: ['0 banner E3 0', '2 banner E1 0', '1 banner A1 0', '3 banner A3 0', '2 herne C3 1', '1 spike C4 0'],
    goes: { by: 'step', from: 'C3' },
  },
};
