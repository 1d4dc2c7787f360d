import type { Example } from './example.js';
import { ABYSS, AWAY, EMPIRE, FOREST, REALM } from './sides.js';

/** Positions of a battle: who strikes whom, and what helps. */
export const EXAMPLES_OF_BATTLES: Readonly<Record<string, Example>> = {
  'strength-on-every-side': {
    factions: [EMPIRE, ABYSS],
    tiles: [...AWAY, '0 pikeman C3 0', '0 strength-rune D3 3', '1 spike B3 0', '1 wraith C4 0', '1 chaos C2 0'],
    attacks: ['C3'],
  },
  'banner-strikes': {
    factions: [EMPIRE, ABYSS],
    tiles: ['0 banner C3 0', '1 banner C4 0', '1 spike B3 0', '1 strength-rune D3 3'],
    attacks: ['C3'],
  },
  'assassin-anywhere': {
    factions: [FOREST, EMPIRE],
    tiles: ['0 banner E1 0', '1 banner E3 0', '0 assassin A1 0', '1 knight D3 0', '1 pikeman C4 0'],
    strikes: ['A1>D3 anywhere 1'],
    goes: { by: 'aim', seat: 0, banners: true },
  },
  'wounded-golem': {
    factions: [REALM, EMPIRE],
    tiles: [...AWAY, '0 golem C3 0 wounds=1', '1 pikeman C4 0'],
    attacks: ['C4'],
  },
  'two-blows': {
    factions: [REALM, EMPIRE],
    tiles: [...AWAY, '0 crossbowman C3 0', '1 pikeman C4 0', '1 pikeman B2 1'],
    attacks: ['C4', 'B2'],
  },
  'banner-hit': {
    factions: [EMPIRE, ABYSS],
    tiles: ['0 banner E1 0', '1 banner C4 0', '0 dragon-rider C3 2', '0 arquebusier E2 1'],
    attacks: ['C3', 'E2'],
  },
  'two-strengths': {
    factions: [EMPIRE, ABYSS],
    tiles: [...AWAY, '0 pikeman C3 0', '0 strength-rune D3 3', '0 strength-rune D2 5', '1 wraith C4 0'],
    attacks: ['C3'],
  },
  'accuracy-shot': {
    factions: [FOREST, EMPIRE],
    tiles: [...AWAY, '0 hunter C2 1', '0 accuracy-rune C1 0', '1 pikeman C4 0'],
    attacks: ['C2'],
  },
  'pierced-line': {
    factions: [REALM, EMPIRE],
    tiles: [...AWAY, '0 crossbowman C1 2', '0 penetration-rune B1 1', '1 pikeman C3 0', '1 swordsman C4 0'],
    attacks: ['C1'],
  },
  'double-attack-netted': {
    factions: [FOREST, ABYSS],
    tiles: ['0 banner E1 0', '1 banner C5 0', '0 hunter C3 1', '0 double-attack-rune C2 0', '1 nightmare B1 1'],
    attacks: ['C3'],
  },
  'regeneration-saves': {
    factions: [EMPIRE, ABYSS],
    tiles: [...AWAY, '0 regeneration-rune B2 0', '0 pikeman C3 0', '1 mygalomorph C4 1'],
    attacks: ['C4'],
  },
  'armor-before-regeneration': {
    factions: [EMPIRE, FOREST],
    tiles: [...AWAY, '0 regeneration-rune B2 0', '0 knight C3 0', '1 hunter C1 1'],
    attacks: ['C1'],
  },
  'regeneration-by-banner': {
    factions: [REALM, EMPIRE],
    tiles: ['0 banner D3 0', '1 banner A3 0', '0 regeneration-rune C3 0', '0 axeman D2 0', '1 pikeman C4 0'],
    attacks: ['C4'],
  },
  'fire-on-own': {
    factions: [REALM, ABYSS],
    tiles: [...AWAY, '0 axeman C3 0', '0 regeneration-rune B2 0', '1 wraith C4 0', '1 spike D3 0'],
    marked: ['C3', 'C4', 'D3'],
  },
  'venom-strike': {
    factions: [ABYSS, EMPIRE],
    tiles: [...AWAY, '0 spike C3 0', '1 landsknecht C4 0', '1 pikeman B2 3 poison=1'],
    attacks: ['C3'],
  },
  poisoned: {
    factions: [ABYSS, EMPIRE],
    tiles: ['0 banner E1 0', '1 banner C4 0 poison=2', '1 knight C3 0 poison=1'],
    marked: ['C4', 'C3'],
  },
  'all-markers-out': {
    factions: [ABYSS, EMPIRE],
    tiles: ['0 banner E3 0', '1 banner C4 0 poison=4', '1 knight C3 0 poison=1', '0 spike D1 0', '1 knight D2 0'],
    attacks: ['D1'],
  },
  'disarm-links': {
    factions: [ABYSS, EMPIRE],
    tiles: [...AWAY, '0 disarm-rune B3 0', '1 pikeman C3 0', '1 knight C4 0', '0 wraith C2 0'],
    attacks: ['C3', 'C4'],
  },
  'empire-aura': {
    factions: [EMPIRE, ABYSS],
    tiles: ['0 banner C3 0', '1 banner A3 0', '0 pikeman C4 0', '1 chaos C5 0', '1 spike B4 0'],
    attacks: ['C4'],
  },
  entrenched: {
    factions: [REALM, ABYSS],
    tiles: [...AWAY, '0 axeman C3 0 entrenched=1', '1 mygalomorph C4 1'],
    attacks: ['C4'],
  },
  'netted-morlock': {
    factions: [FOREST, ABYSS],
    tiles: ['0 banner A3 0', '1 banner E1 0', '0 morlock C3 5', '1 mygalomorph C2 0', '1 horror D3 0'],
    attacks: ['C3'],
  },
  'ally-rune': {
    factions: [REALM, ABYSS, FOREST, EMPIRE],
    tiles: [
      '0 banner E3 0',
      '2 banner E1 0',
      '1 banner A1 0',
      '3 banner A2 0',
      '0 reinforcement-rune B2 0',
      '2 spark C3 0',
      '0 veteran C4 0',
      '3 pikeman C5 0',
    ],
    attacks: ['C3'],
  },
};
