import type { LobbyWords } from '../sentences.js';

export const modes: Readonly<Record<string, string>> = {
  'high-form': 'High Form',
  duel: 'Deathmatch Duel',
  melee: 'Deathmatch Melee',
  'high-form-team': 'High Form, teams',
  'duel-team': 'Deathmatch Duel, teams',
};

export const lobby: LobbyWords = {
  mode: {
    name: 'Mode',
    values: {
      'high-form': 'High Form: tasks and legends, 2 players',
      duel: 'Deathmatch Duel, 2 players',
      melee: 'Deathmatch Melee, 3–4 players',
      'high-form-team': 'High Form, two teams of 2',
      'duel-team': 'Deathmatch Duel, two teams of 2',
    },
  },
  expansions: { name: 'Expansions', values: { off: 'Schools of the base game', on: 'Expansion schools too' } },
  first: { name: 'First player', values: { random: 'Drawn at random', first: 'The first seat' } },
};
