import type { Name } from './name.js';

export const TACTIC_NAMES: Readonly<Record<string, Name>> = {
  early_bird: { en: 'Early Bird', pl: 'Ranny ptaszek', acc: 'Rannego ptaszka', gender: 'm' },
  rethink: { en: 'Rethink', pl: 'Analiza', acc: 'Analizę', gender: 'ż' },
  mana_steal: { en: 'Mana Steal', pl: 'Kradzież many', acc: 'Kradzież many', gender: 'ż' },
  planning: { en: 'Planning', pl: 'Planowanie', acc: 'Planowanie', gender: 'n' },
  great_start: { en: 'Great Start', pl: 'Wielki start', acc: 'Wielki start', gender: 'm' },
  the_right_moment: { en: 'The Right Moment', pl: 'Odpowiedni moment', acc: 'Odpowiedni moment', gender: 'm' },
  from_the_dusk: { en: 'From the Dusk', pl: 'Od zmierzchu', acc: 'Od zmierzchu', gender: 'n' },
  long_night: { en: 'Long Night', pl: 'Długa noc', acc: 'Długą noc', gender: 'ż' },
  mana_search: { en: 'Mana Search', pl: 'Poszukiwanie many', acc: 'Poszukiwanie many', gender: 'n' },
  midnight_meditation: {
    en: 'Midnight Meditation',
    pl: 'Medytacja o północy',
    acc: 'Medytację o północy',
    gender: 'ż',
  },
  preparation: { en: 'Preparation', pl: 'Przygotowanie', acc: 'Przygotowanie', gender: 'n' },
  sparing_power: { en: 'Sparing Power', pl: 'Moc gromadzenia', acc: 'Moc gromadzenia', gender: 'ż' },
};
