import type { Example } from './example.js';

/** Talking, levelling, healing, mana, drawing, players against each other. */
export const EXAMPLES_OF_HEROES: Readonly<Record<string, Example>> = {
  'peasants-for-hire': {
    shows: 'hero',
    heroes: [{ hero: 'norowas', at: 'B2', reputation: 4, hand: ['promise', 'march'] }],
    tiles: [['country_1', [1, 0]]],
    offer: ['peasants', 'foresters'],
    cards: ['promise'],
    units: ['peasants'],
    figures: ['reputation', 'modifier', 'influence'],
    says: ['interact', 'play:promise', 'basic'],
    proof: ['recruit:peasants'],
  },
  'second-level': {
    shows: 'hero',
    heroes: [
      {
        hero: 'tovak',
        fame: 4,
        level: 1,
        hand: ['march'],
        skillPile: ['double_time', 'cold_swordsmanship', 'shield_mastery'],
      },
    ],
    skills: ['cold_swordsmanship', 'shield_mastery'],
    figures: ['fame', 'level'],
    says: ['play:march', 'basic', 'end'],
    proof: ['own:shield_mastery'],
  },
  'two-healing-points': {
    shows: 'hero',
    heroes: [
      {
        hero: 'goldyx',
        hand: ['tranquility', 'wound', 'march'],
        mana: ['green'],
        units: [
          { id: 'herbalists', wounds: 1 },
          { id: 'utem_guardsmen', wounds: 1 },
        ],
        fame: 8,
      },
    ],
    cards: ['tranquility', 'wound'],
    units: ['herbalists', 'utem_guardsmen'],
    figures: ['heal'],
    says: ['play:tranquility', 'powered:token:green', '1'],
    proof: ['heal', 'heal:1'],
  },
  'strong-at-night': {
    shows: 'hero',
    night: true,
    heroes: [{ hero: 'arythea', hand: ['restoration', 'wound', 'wound', 'march'], mana: ['green', 'black'], at: 'A0' }],
    cards: ['restoration'],
    figures: ['mana'],
    says: ['play:restoration'],
    proof: ['powered:token:green'],
  },
  'next-to-my-keep': {
    shows: 'hero',
    heroes: [{ hero: 'norowas', at: 'B2', hand: ['march'] }],
    tiles: [['country_3', [1, 0]]],
    shields: ['B1'],
    figures: ['limit', 'hand'],
    says: ['play:march', 'basic', 'end'],
  },
  'pushed-off-the-space': {
    shows: 'hero',
    heroes: [
      { hero: 'tovak', at: 'B3', hand: ['rage', 'rage', 'march'], mana: ['red'] },
      { hero: 'goldyx', at: 'B3', hand: ['determination', 'march'] },
    ],
    tiles: [['country_1', [1, 0]]],
    cards: ['rage', 'determination'],
    figures: ['damage'],
    says: [
      'attack-player:1',
      'partial',
      'play:rage',
      'powered:token:red',
      'play:rage',
      'basic',
      '1',
      'strike',
      'play:determination',
      'basic',
      '2',
      'take',
    ],
    proof: ['hero', 'push:B2'],
  },
};
