import { reputationModifier } from '../tracks.js';
import type { HeroView, PlaceView } from '../view.js';
import { siteAt } from './position.js';
import { fightPrompt } from './prompts/fight.js';
import { crystalsOf } from './prompts/standing.js';
import type { RealmScene } from './sentences.js';
import { teamTexts } from './sides.js';
import { counted, type Speech } from './speech.js';

/** Discord's alt texts hold 1,024 signs. */
const LONGEST = 1_020;

/** The whole position: round, heroes, what stands on the map, the offers. What does not fit is left out from the end. */
export function boardText(scene: RealmScene, speech: Speech): string {
  const { view } = scene;
  const { pick } = speech;
  const when = view.time === 'day' ? pick('dzień', 'day') : pick('noc', 'night');
  const parts = [
    pick(
      `Runda ${view.round} z ${view.rounds}, ${when}. Źródło: ${speech.dots(view.source)}.`,
      `Round ${view.round} of ${view.rounds}, ${when}. Source: ${speech.dots(view.source)}.`,
    ),
    ...(view.onTurn === null
      ? []
      : [pick(`Kolej: ${speech.player(scene, view.onTurn)}.`, `On turn: ${speech.player(scene, view.onTurn)}.`)]),
    ...teamTexts(scene, speech),
    ...view.heroes.map((hero, seat) => heroText(scene, hero, seat, speech)),
    ...(view.dummy === null
      ? []
      : [
          pick(
            `Wirtualny Gracz (${speech.hero(view.dummy.hero)}): w talii ${view.dummy.deck}.`,
            `Dummy player (${speech.hero(view.dummy.hero)}): ${view.dummy.deck} in the deck.`,
          ),
        ]),
    ...fightText(scene, speech),
    ...view.places.flatMap(place => placeText(scene, place, speech) ?? []),
    ...(view.offers.units.length === 0
      ? []
      : [
          pick(
            `Pula Jednostek: ${counted(view.offers.units.map(speech.unit)).join(', ')}.`,
            `Unit offer: ${counted(view.offers.units.map(speech.unit)).join(', ')}.`,
          ),
        ]),
    ...(view.offers.advanced.length === 0
      ? []
      : [
          pick(
            `Akcje Zaawansowane: ${speech.cards(view.offers.advanced)}.`,
            `Advanced actions: ${speech.cards(view.offers.advanced)}.`,
          ),
        ]),
    ...(view.offers.spells.length === 0
      ? []
      : [pick(`Czary: ${speech.cards(view.offers.spells)}.`, `Spells: ${speech.cards(view.offers.spells)}.`)]),
  ];
  const kept: string[] = [];
  let length = 0;
  for (const part of parts) {
    if (length + part.length + 1 > LONGEST) break;
    kept.push(part);
    length += part.length + 1;
  }
  return kept.join('\n');
}

function heroText(scene: RealmScene, hero: HeroView, seat: number, speech: Speech): string {
  const { pick } = speech;
  const name = `${speech.player(scene, seat)}${hero.hero === '' ? '' : ` (${speech.hero(hero.hero)})`}`;
  const where = hero.space ?? pick('poza mapą', 'off the map');
  const crystals = crystalsOf(hero.crystals);
  const modifier = reputationModifier(hero.reputation);
  return `${[
    `${name}: ${where}`,
    pick(`Sława ${hero.fame}, poziom ${hero.level}`, `Fame ${hero.fame}, level ${hero.level}`),
    `${pick('Reputacja', 'Reputation')} ${speech.level(hero.reputation)}${modifier === null ? ' (X)' : ''}`,
    pick(`ręka ${hero.handSize}, talia ${hero.deck}`, `hand ${hero.handSize}, deck ${hero.deck}`),
    ...(crystals === '' ? [] : [`${pick('kryształy', 'crystals')} ${crystals}`]),
    ...(hero.units.length === 0
      ? []
      : [`${pick('Jednostki', 'units')} ${hero.units.map(unit => unitText(unit, speech)).join(', ')}`]),
  ].join(', ')}.`;
}

const unitText = ({ id, ready, wounds }: HeroView['units'][number], speech: Speech): string => {
  const state = [
    ...(wounds > 0 ? [speech.pick('ranna', 'wounded')] : []),
    ...(ready ? [] : [speech.pick('wyczerpana', 'spent')]),
  ];
  return state.length === 0 ? speech.unit(id) : `${speech.unit(id)} (${state.join(', ')})`;
};

function fightText({ view }: RealmScene, speech: Speech): string[] {
  if (view.fight === null || view.fight.clash !== null) return [];
  const hero = view.heroes[view.fight.seat]!;
  return fightPrompt({ ...hero.standing, fight: view.fight }, speech)
    .split('\n')
    .slice(1, -1);
}

/** A space where something lies that is not printed there. */
function placeText(scene: RealmScene, place: PlaceView, speech: Speech): string | null {
  const { pick } = speech;
  const tokens = counted(
    place.tokens.map(({ enemy, pile }) => (enemy === null ? speech.pile(pile).toLowerCase() : speech.enemy(enemy))),
  );
  const shields = place.shields.map(seat => speech.player(scene, seat));
  const things = [
    ...(place.city === null
      ? []
      : [
          pick(
            `poziom ${place.city.level}${place.city.conquered ? ', zdobyte' : ''}`,
            `level ${place.city.level}${place.city.conquered ? ', conquered' : ''}`,
          ),
        ]),
    ...(place.ruins === null
      ? []
      : [place.ruins === 'hidden' ? pick('zakryty żeton', 'face down') : speech.ruins(place.ruins)]),
    ...tokens,
    ...(place.burned ? [pick('spalony', 'burned')] : []),
    ...(shields.length === 0 ? [] : [`${pick('Tarcze', 'shields')}: ${counted(shields).join(', ')}`]),
  ];
  if (things.length === 0) return null;
  const site = siteAt(scene, place.space);
  return `${place.space}${site === undefined ? '' : ` ${speech.site(site)}`}: ${things.join(', ')}.`;
}

/** What only the reader may see, and what goes with it: hand, skills, tactic. */
export function handText({ view, reader }: RealmScene, speech: Speech): string {
  const { pick } = speech;
  const hero = reader === 'spectator' ? undefined : view.heroes[reader];
  if (hero === undefined || hero.hand === null) return pick('Nie masz ręki.', 'You have no hand.');
  const skills = hero.skills.map(({ id, up }) => `${speech.skill(id)}${up ? '' : pick(' (użyta)', ' (used)')}`);
  return [
    hero.hand.length === 0
      ? pick('Ręka jest pusta.', 'Your hand is empty.')
      : pick(`Ręka: ${speech.cards(hero.hand)}.`, `Hand: ${speech.cards(hero.hand)}.`),
    pick(
      `Talia ${hero.deck}, karty wykorzystane ${hero.discard.length}, limit ręki ${hero.handLimit}.`,
      `Deck ${hero.deck}, discard pile ${hero.discard.length}, hand limit ${hero.handLimit}.`,
    ),
    ...(hero.units.length === 0
      ? []
      : [`${pick('Jednostki', 'Units')}: ${hero.units.map(unit => unitText(unit, speech)).join(', ')}.`]),
    ...(skills.length === 0 ? [] : [`${pick('Umiejętności', 'Skills')}: ${skills.join(', ')}.`]),
    ...(hero.tactic === null
      ? []
      : [
          `${pick('Taktyka', 'Tactic')}: ${speech.tactic(hero.tactic.id)}${hero.tactic.up ? '' : pick(' (użyta)', ' (used)')}.`,
        ]),
    ...(hero.seen.length === 0
      ? []
      : [
          `${pick('Podejrzane żetony', 'Tokens you saw')}: ${hero.seen.map(({ enemy, space }) => `${speech.enemy(enemy)}${space === null ? '' : ` (${space})`}`).join(', ')}.`,
        ]),
    ...(hero.drafted === null || hero.drafted.length === 0
      ? []
      : [`${pick('Zatrzymane karty', 'Cards you kept')}: ${speech.cards(hero.drafted)}.`]),
  ].join('\n');
}
