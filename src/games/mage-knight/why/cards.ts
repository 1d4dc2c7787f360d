import type { Forbidden } from '../../../engine/game.js';
import { cardOf, isWound } from '../cards/index.js';
import { hasRule, timeNow } from '../force.js';
import { mayUseNormalDie } from '../mana.js';
import { waysOf } from '../plays.js';
import type { Realm } from '../state.js';
import { COLOURS, isBasic, type Mana } from '../terms.js';
import { KIND_OF, SIDE_OF } from '../words/verbs.js';
import { colourIn, named, wordsOf } from './named.js';
import { because, plainly } from './reasons.js';

/** Why a card that is named cannot be played: not there, a Wound, not the time for it. */
export function whyCard(realm: Realm, seat: number, text: string): Forbidden | null {
  const card = named('card', text);
  if (card === null) return null;
  const { hand, area, discard } = realm.heroes[seat]!;
  if (isWound(card))
    return plainly('MK-C-1.7', [
      'Ran nie można zagrywać, także bokiem.',
      'Wounds cannot be played, not even sideways.',
    ]);
  if (!hand.includes(card)) {
    if (area.played.includes(card))
      return because('MK-C-1.10', s =>
        s.pick(
          `${s.card(card)} leży już na obszarze gry: każdą kartę zagrywa się raz w turze.`,
          `${s.card(card)} lies in your play area already: a card is played once a turn.`,
        ),
      );
    if (discard.includes(card))
      return because('MK-C-1.2', s =>
        s.pick(
          `${s.card(card)} leży wśród twoich kart wykorzystanych, nie na ręce.`,
          `${s.card(card)} is in your discard pile, not in your hand.`,
        ),
      );
    return because('MK-C-1.2', s =>
      s.pick(
        `Nie masz na ręce karty ${s.card(card)}: zagrywa się tylko karty z ręki.`,
        `You do not have ${s.card(card)} in hand: only cards in hand are played.`,
      ),
    );
  }
  return wordsOf(text).includes('+') ? whyPowered(realm, seat, card, text) : null;
}

/** Why the card in hand is not offered now at all, or not in the way that was wanted. */
export function whyUntimely(realm: Realm, seat: number, text: string): Forbidden | null {
  const card = named('card', text);
  if (card === null || isWound(card) || !realm.heroes[seat]!.hand.includes(card)) return null;
  if (waysOf(realm, seat, card).length > 0) return whyWay(realm, seat, card, text);
  if (realm.fight !== null)
    return because('MK-C-1.11', s =>
      s.pick(
        `${s.card(card)} nie da nic w tej fazie walki.`,
        `${s.card(card)} would do nothing in this phase of the fight.`,
      ),
    );
  return realm.heroes[seat]!.area.stage === 'done'
    ? because('MK-C-1.11', s =>
        s.pick(
          `${s.card(card)} nie da teraz nic: akcja tej tury już była.`,
          `${s.card(card)} would do nothing now: the action of this turn is over.`,
        ),
      )
    : because('MK-C-1.11', s =>
        s.pick(`${s.card(card)} nie da teraz nic: nie na to pora.`, `${s.card(card)} would do nothing at this time.`),
      );
}

/** Why a card that is offered cannot be used in this way. */
function whyWay(realm: Realm, seat: number, card: string, text: string): Forbidden | null {
  const words = wordsOf(text);
  const ways = waysOf(realm, seat, card);
  const isOpen = (side: string): boolean => ways.some(way => way.startsWith(side));
  const wanted = words.map(word => SIDE_OF.get(word)).find(side => side !== undefined);
  if (wanted === 'sideways') {
    const kinds = words.flatMap(word => KIND_OF.get(word) ?? []);
    const fits = kinds.length === 0 ? isOpen('sideways') : kinds.some(kind => isOpen(`sideways:${kind}`));
    // „bokiem 3”: more than the card gives, unless an effect raises it.
    const isMore = words.some(word => /^([2-9]|\d\d)$/.test(word)) && !hasRule(realm.heroes[seat]!, 'sidewaysValue');
    return fits && !isMore ? null : whySideways(realm);
  }
  if (wanted === undefined && !isOpen('basic') && isOpen('sideways'))
    return because('MK-C-1.11', s =>
      s.pick(
        `${s.card(card)} nie da teraz nic inaczej niż bokiem: wtedy liczy się za 1.`,
        `${s.card(card)} does nothing now but sideways: then it counts as 1.`,
      ),
    );
  if (wanted !== '+' || isOpen('powered')) return null;
  return because('MK-C-1.11', s =>
    realm.fight === null
      ? s.pick(
          `Wzmocniona strona karty ${s.card(card)} nie da teraz nic: Atak i Blok liczą się tylko w walce.`,
          `Powered ${s.card(card)} would do nothing now: Attack and Block count in a fight only.`,
        )
      : s.pick(
          `Wzmocniona strona karty ${s.card(card)} nie da nic w tej fazie walki.`,
          `Powered ${s.card(card)} would do nothing in this phase of the fight.`,
        ),
  );
}

const whySideways = ({ fight }: Realm): Forbidden =>
  fight?.phase === 'ranged'
    ? plainly('MK-C-2.3', [
        'Bokiem karta daje Atak tylko w fazie Ataku, nie w fazie dystansowej.',
        'A sideways card attacks in the attack phase only, not in the ranged phase.',
      ])
    : plainly('MK-C-2.1', [
        'Bokiem karta daje 1 punkt tego, co się teraz liczy: Ruch, Wpływ, Atak albo Blok.',
        'A sideways card gives 1 of what counts now: Move, Influence, Attack or Block.',
      ]);

/** Why the mana is missing or of the wrong time. */
export function whyPowered(realm: Realm, seat: number, card: string, text: string): Forbidden | null {
  const side = cardOf(card).powered;
  if (side === null)
    return because('MK-C-1.3', s =>
      s.pick(`${s.card(card)} ma tylko jedną stronę.`, `${s.card(card)} has one side only.`),
    );
  const hero = realm.heroes[seat]!;
  const [cost] = side.cost;
  const wanted: readonly Mana[] = cost === undefined ? [] : typeof cost === 'string' ? [cost] : cost;
  const said = colourIn(text);
  const isNight = timeNow(realm) === 'night';
  if (said === 'gold' && isNight)
    return plainly('MK-C-3.5', ['W nocy złotej many nie można użyć.', 'Gold mana cannot be used at night.']);
  if (side.cost.includes('black') && !isNight)
    return because('MK-C-1.5', s =>
      s.pick(
        `${s.side(card, 'powered')} wymaga też czarnej many, a w dzień nie można jej użyć.`,
        `${s.side(card, 'powered')} takes black mana too, and that cannot be used by day.`,
      ),
    );
  if (said === 'black' && !isNight)
    return plainly('MK-C-3.4', ['W dzień czarnej many nie można użyć.', 'Black mana cannot be used by day.']);
  if (said !== null && said !== 'gold' && !wanted.some(colour => colour === said))
    return because('MK-C-1.3', s =>
      s.pick(
        `${s.card(card)} wymaga innej many: ${s.or(wanted.map(s.colour))}.`,
        `${s.card(card)} takes other mana: ${s.or(wanted.map(s.colour))}.`,
      ),
    );
  const inSource = realm.source.some(
    face => wanted.includes(face) || (face === 'gold' && !isNight && wanted.some(isBasic)),
  );
  if (inSource && !mayUseNormalDie(realm, seat))
    return plainly('MK-C-3.7', [
      'Kość ze Źródła już w tej turze użyta: tę manę musi dać znacznik albo kryształ.',
      'You have used your Source die this turn: this mana has to come from a token or a crystal.',
    ]);
  const held = wanted.some(
    colour => hero.area.mana[colour] > 0 || COLOURS.some(one => one === colour && hero.crystals[one] > 0),
  );
  if (held || inSource) return null;
  return because('MK-C-1.3', s =>
    s.pick(
      `Brakuje many, żeby wzmocnić ${s.cardAcc(card)}: potrzebna ${s.or(wanted.map(s.colour))}.`,
      `The mana to power ${s.card(card)} is missing: it takes ${s.or(wanted.map(s.colour))}.`,
    ),
  );
}

/** At the question of how a card is played. */
export function whySide(realm: Realm, seat: number, card: string, text: string): Forbidden | null {
  const isPowered = wordsOf(text).some(word => SIDE_OF.get(word) === '+');
  return (isPowered ? whyPowered(realm, seat, card, text) : null) ?? whyWay(realm, seat, card, text);
}
