import type { LobbyWords } from '../sentences.js';

export const modes: Readonly<Record<string, string>> = {
  'high-form': 'Wysoki Styl',
  duel: 'Pojedynek na śmierć i życie',
  melee: 'Bitwa na śmierć i życie',
  'high-form-team': 'Wysoki Styl, drużyny',
  'duel-team': 'Pojedynek, drużyny',
};

export const lobby: LobbyWords = {
  mode: {
    name: 'Tryb',
    values: {
      'high-form': 'Wysoki Styl: zadania i legendy, 2 osoby',
      duel: 'Pojedynek na śmierć i życie, 2 osoby',
      melee: 'Bitwa na śmierć i życie, 3–4 osoby',
      'high-form-team': 'Wysoki Styl, dwie drużyny po 2 osoby',
      'duel-team': 'Pojedynek, dwie drużyny po 2 osoby',
    },
  },
  expansions: { name: 'Dodatki', values: { off: 'Szkoły podstawowe', on: 'Także szkoły z dodatków' } },
  first: { name: 'Zaczyna', values: { random: 'Kto wylosuje', first: 'Pierwsze miejsce' } },
};
