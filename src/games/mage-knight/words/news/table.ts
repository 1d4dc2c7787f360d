import type { News } from '../sentences.js';
import type { Speech } from '../speech.js';
import { scoreText, tile } from './parts.js';

type AtTable =
  | 'match-begins'
  | 'auction-begins'
  | 'hero-picked'
  | 'bid'
  | 'hero-taken'
  | 'draft-begins'
  | 'champion'
  | 'round-begins'
  | 'tactic'
  | 'tactic-dropped'
  | 'draft-added'
  | 'upgrades'
  | 'upgraded'
  | 'portal-closed'
  | 'out'
  | 'order'
  | 'turn-begins'
  | 'turn-skipped'
  | 'announced'
  | 'forfeited'
  | 'dummy'
  | 'dummy-gains'
  | 'end-triggered'
  | 'scored'
  | 'explored'
  | 'city-founded'
  | 'offer';

const ENDS = {
  'city-revealed': ['odkryto Miasto', 'the city is revealed'],
  'cities-conquered': ['zdobyto wszystkie Miasta', 'all cities are conquered'],
  'mines-free': ['wyzwolono wszystkie kopalnie', 'all mines are free'],
  'dungeons-conquered': ['zdobyto wszystkie lochy i grobowce', 'all dungeons and tombs are conquered'],
  incantations: ['wypowiedziano ostatnią Inkantację', 'the last incantation is spoken'],
  rounds: ['minęły wszystkie rundy', 'all rounds are over'],
} as const;

const OFFERS = {
  advanced: ['pula Akcji Zaawansowanych', 'advanced action offer'],
  spells: ['pula Czarów', 'spell offer'],
  units: ['pula Jednostek', 'unit offer'],
  monastery: ['Monastyr', 'monastery'],
} as const;

/** The frame of a match: scenario, rounds, order, the end. */
export function tableNews(speech: Speech): Pick<News, AtTable> {
  const { pick, player } = speech;
  return {
    'match-begins': ({ scenario, heroes }) => {
      const who = speech.and(heroes.map(speech.hero));
      const isAlone = heroes.length === 1;
      return pick(
        `Scenariusz: ${speech.scenario(scenario)}. ${isAlone ? 'Bohater' : 'Bohaterowie'}: ${who}.`,
        `Scenario: ${speech.scenario(scenario)}. ${isAlone ? 'Hero' : 'Heroes'}: ${who}.`,
      );
    },
    'auction-begins': ({ seats }, scene) =>
      pick(
        `Licytacja bohaterów, kolejność: ${speech.players(scene, seats)}.`,
        `Auction of heroes, in this order: ${speech.players(scene, seats)}.`,
      ),
    'hero-picked': ({ seat, hero }, scene) =>
      pick(
        `${player(scene, seat)} wystawia na licytację: ${speech.hero(hero)}.`,
        `${player(scene, seat)} puts ${speech.hero(hero)} up for auction.`,
      ),
    bid: ({ seat, amount }, scene) =>
      pick(`${player(scene, seat)} daje ${amount} Sławy.`, `${player(scene, seat)} bids ${amount} Fame.`),
    'hero-taken': ({ seat, hero, paid }, scene) =>
      pick(
        `${player(scene, seat)} bierze bohatera: ${speech.hero(hero)}, za ${paid} Sławy.`,
        `${player(scene, seat)} takes ${speech.hero(hero)} for ${paid} Fame.`,
      ),
    'draft-begins': () => pick('Wszyscy wybierają Akcje Zaawansowane.', 'Everybody drafts advanced actions.'),
    champion: ({ seat }, scene) =>
      pick(`Wasza drużyna liczy na: ${player(scene, seat)}.`, `Your team counts on ${player(scene, seat)}.`),
    'round-begins': ({ round, rounds, time, source }) =>
      pick(
        `Runda ${round} z ${rounds}, ${time === 'day' ? 'dzień' : 'noc'}. Źródło: ${speech.dots(source)}.`,
        `Round ${round} of ${rounds}, ${time}. Source: ${speech.dots(source)}.`,
      ),
    tactic: ({ seat, tactic }, scene) =>
      pick(
        `${player(scene, seat)} bierze Taktykę: ${speech.tactic(tactic)}.`,
        `${player(scene, seat)} takes the Tactic ${speech.tactic(tactic)}.`,
      ),
    'tactic-dropped': ({ tactic }) =>
      pick(`Taktyka ${speech.tactic(tactic)} opuszcza grę.`, `The Tactic ${speech.tactic(tactic)} leaves the game.`),
    'draft-added': ({ seat }, scene) =>
      pick(
        `${player(scene, seat)} dokłada wybraną kartę do talii.`,
        `${player(scene, seat)} adds a drafted card to the deck.`,
      ),
    upgrades: ({ cards }) =>
      pick(`Akcje do wymiany: ${speech.cards(cards)}.`, `Actions to be taken in exchange: ${speech.cards(cards)}.`),
    upgraded: ({ seat, card, away }, scene) =>
      pick(
        `${player(scene, seat)} wymienia ${speech.cardAcc(away)} na ${speech.cardAcc(card)}.`,
        `${player(scene, seat)} exchanges ${speech.card(away)} for ${speech.card(card)}.`,
      ),
    'portal-closed': () => pick('Portal się zamyka.', 'The portal closes.'),
    out: ({ seat }, scene) =>
      pick(`${player(scene, seat)} odpada z gry.`, `${player(scene, seat)} is out of the game.`),
    order: ({ seats }, scene) =>
      pick(
        `Kolejność tur: ${seats.map(seat => player(scene, seat)).join(', ')}.`,
        `Order of turns: ${seats.map(seat => player(scene, seat)).join(', ')}.`,
      ),
    'turn-begins': ({ seat, last }, scene) =>
      last
        ? pick(`Ostatnia tura: ${player(scene, seat)}.`, `Last turn: ${player(scene, seat)}.`)
        : pick(`Tura: ${player(scene, seat)}.`, `Turn: ${player(scene, seat)}.`),
    'turn-skipped': ({ seat }, scene) =>
      pick(`${player(scene, seat)} traci turę.`, `${player(scene, seat)} loses a turn.`),
    announced: ({ seat }, scene) =>
      pick(`${player(scene, seat)} ogłasza koniec rundy.`, `${player(scene, seat)} announces the end of the round.`),
    forfeited: ({ seat }, scene) =>
      pick(
        `${player(scene, seat)} nie ma kart i traci turę.`,
        `${player(scene, seat)} has no cards and forfeits the turn.`,
      ),
    dummy: ({ flipped, left, colour }) =>
      pick(
        `Wirtualny Gracz odkrywa karty: ${flipped}${colour === null ? '' : `, kolor ostatniej: ${speech.colour(colour)}`}. W talii zostało ${left}.`,
        `The dummy player flips ${speech.cardCount(flipped)}${colour === null ? '' : `, the last one ${speech.colour(colour)}`}. ${left} left in its deck.`,
      ),
    'dummy-gains': ({ card, crystal }) => {
      const gained = [
        ...(card === null ? [] : [speech.cardAcc(card)]),
        ...(crystal === null ? [] : [speech.crystal(crystal)]),
      ];
      return pick(`Wirtualny Gracz dostaje ${speech.and(gained)}.`, `The dummy player gains ${speech.and(gained)}.`);
    },
    'end-triggered': ({ seat, by }, scene) =>
      pick(
        `${player(scene, seat)}: ${speech.of(ENDS[by])}. Koniec jest bliski.`,
        `${player(scene, seat)}: ${speech.of(ENDS[by])}. The end is near.`,
      ),
    scored: ({ seat, lines, total }, scene) => `${player(scene, seat)}: ${total} (${scoreText(lines, speech)}).`,
    explored: ({ seat, tile: id, label }, scene) =>
      seat === null
        ? pick(
            `Na mapie leży Teren ${label}: ${tile(id, speech)}.`,
            `Tile ${label} lies on the map: ${tile(id, speech)}.`,
          )
        : pick(
            `${player(scene, seat)} odkrywa Teren ${label}: ${tile(id, speech)}.`,
            `${player(scene, seat)} reveals tile ${label}: ${tile(id, speech)}.`,
          ),
    'city-founded': ({ space, colors, level }) => {
      const city = colors.length > 1 ? speech.city('megapolis') : speech.city(colors[0]!);
      return pick(`${city} na ${space}, poziom ${level}.`, `${city} on ${space}, level ${level}.`);
    },
    offer: ({ deck, card }) => {
      const name = deck === 'units' ? speech.unit(card) : speech.card(card);
      return pick(
        `Nowa karta, ${speech.of(OFFERS[deck])}: ${name}.`,
        `New in the ${speech.of(OFFERS[deck])}: ${name}.`,
      );
    },
  };
}
