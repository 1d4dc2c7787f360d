import type { GameWords, Scene } from '../../../engine/game.js';
import type { Language } from '../../../engine/language.js';
import type { RealmView } from '../view.js';
import type { QuestionKey } from '../vocabulary.js';
import { PROMPTS } from './prompts.js';

/** Ids as they are read: 'fire_bolt' is 'fire bolt'. */
const plain = (id: string): string => id.replaceAll('_', ' ');
const isQuestion = (key: string): key is QuestionKey => key in PROMPTS;

/** Plain words: questions in both languages, options by the ids of cards, units and spaces. */
function plainWords(language: Language): GameWords<RealmView> {
  const pick = (pl: string, en: string) => (language === 'pl' ? pl : en);
  const heroOf = ({ view }: Scene<RealmView>, seat: number) =>
    plain(view.heroes[seat]!.hero) || pick('Bohater', 'Hero');
  return {
    name: 'Mage Knight',
    blurb: pick('Jeden bohater, wielka kraina i cztery miasta.', 'One hero, a wide land and four cities.'),
    lobbyOption: plain,
    lobbyValue: (_, value) => plain(value),
    side: plain,
    seat: heroOf,
    prompt: ({ key }) => (isQuestion(key) ? PROMPTS[key][language === 'pl' ? 0 : 1] : key),
    option: (_, { id }) => ({ label: plain(id).slice(0, 80), typed: plain(id) }),
    news: (entry, scene) => {
      const who =
        'seat' in entry && typeof entry.seat === 'number' && entry.seat >= 0 ? `${heroOf(scene, entry.seat)}: ` : '';
      return `${who}${entry.tell.replaceAll('-', ' ')}`;
    },
    recap: () => null,
    board: ({ view }) => {
      const heroes = view.heroes.map(({ hero, fame, space }) => `${plain(hero)} ${space ?? '–'} (${fame})`);
      return `${pick('Runda', 'Round')} ${view.round}/${view.rounds}: ${heroes.join(', ')}`;
    },
    hand: ({ view, reader }) => {
      const hand = reader === 'spectator' ? null : view.heroes[reader]!.hand;
      return hand === null || hand.length === 0 ? pick('Pusta ręka.', 'An empty hand.') : hand.map(plain).join(', ');
    },
    outcome: ({ view }) =>
      `${pick('Wynik', 'Score')}: ${view.heroes.map(({ hero }, seat) => `${plain(hero)} ${view.scores?.[seat] ?? 0}`).join(', ')}`,
  };
}

export const words = { pl: plainWords('pl'), en: plainWords('en') };
