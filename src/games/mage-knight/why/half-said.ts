import type { Forbidden } from '../../../engine/game.js';
import type { Realm } from '../state.js';
import { PLACE_OF } from '../words/verbs.js';
import { whatIsSold } from './bought.js';
import { whoIsMeant } from './fight.js';
import { whyNowhere } from './land.js';
import { named, spacesIn, verbIn, wordsOf } from './named.js';
import { because, plainly } from './reasons.js';

/** What people ask for that is done at another time, or in another way; folded, both languages. */
const WISHES: Readonly<Record<string, string>> = {
  announce: 'announce oglos oglaszam',
  flee: 'flee run retreat withdraw escape uciekam uciekaj ucieknij ucieczka wycofaj wycofuje odwrot',
  discard: 'discard odrzuc odrzucam',
};
const WISH_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(WISHES).flatMap(([wish, words]) => words.split(' ').map(word => [word, wish] as const)),
);

/** What a line begins with that is nothing to do now. */
export function whyWish(realm: Realm, seat: number, text: string): Forbidden | null {
  const [first = ''] = wordsOf(text);
  switch (WISH_OF.get(first)) {
    case 'announce': {
      const left = realm.heroes[seat]!.deck.length;
      return because('MK-W-3.3', s =>
        s.pick(
          `Koniec rundy ogłasza się na początku tury, gdy talia jest pusta; w twojej zostało kart: ${left}.`,
          `The end of the round is announced as a turn begins and the deck is empty; cards left in yours: ${left}.`,
        ),
      );
    }
    case 'flee':
      return realm.fight === null
        ? null
        : plainly('MK-W-9.5', [
            'Z walki nie można uciec: dalej prowadzi tylko przez wszystkie jej fazy.',
            'There is no running from a fight: it goes through all of its phases.',
          ]);
    case 'discard':
      return plainly('MK-W-15.8', [
        'W trakcie tury kart się nie odrzuca: dopiero na jej koniec, przed dobieraniem, albo odpoczywając.',
        'Cards are not discarded in the middle of a turn: only at its end, before you draw, or when you rest.',
      ]);
    default:
      return null;
  }
}

/** What is missing of a line that is only half said. */
export function whyHalfSaid(realm: Realm, seat: number, text: string): Forbidden | null {
  const words = wordsOf(text);
  const verb = verbIn(text);
  if (verb === 'attack' || verb === 'block') return whoIsMeant(realm, verb);
  if (verb === 'recruit' || verb === 'buy' || verb === 'learn') return whatIsSold(realm, seat, verb);
  if ((verb === 'move' || verb === 'charge') && spacesIn(text).length === 0) return whyNowhere(realm, seat);
  if (verb === 'tactic')
    return plainly('MK-C-6.1', [
      'Taktykę wybiera się na początku rundy, raz na całą rundę.',
      'A Tactic is taken at the start of a round, once for the whole round.',
    ]);
  if (words.some(word => word.startsWith('umiejetnos') || word === 'skill' || word === 'skills'))
    return whichSkill(realm, seat);
  // A die by itself is nothing to take: it pays for a card.
  if (named('card', text) === null && words.some(word => PLACE_OF.get(word) === 'die'))
    return plainly('MK-W-3.14', [
      'Kości ze Źródła nie bierze się osobno: płacisz nią, gdy wzmacniasz kartę, np. „marsz+ zielona kość”.',
      'A Source die is not taken by itself: it pays when you power a card, as in “march+ green die”.',
    ]);
  return null;
}

function whichSkill(realm: Realm, seat: number): Forbidden {
  const { skills } = realm.heroes[seat]!;
  if (skills.length === 0)
    return plainly('MK-C-5.1', [
      'Nie masz jeszcze żadnej Umiejętności: dostajesz ją na każdym parzystym poziomie.',
      'You have no skill yet: you get one on every even level.',
    ]);
  return because('MK-C-5.1', s => {
    const own = skills.map(({ id }) => s.skill(id)).join(', ');
    return s.pick(`Napisz, której Umiejętności używasz: ${own}.`, `Say which skill you use: ${own}.`);
  });
}
