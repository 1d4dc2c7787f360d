import type { Forbidden } from '../../../engine/game.js';
import { tributeOf } from '../actions.js';
import { openAbilities } from '../activating.js';
import { unitOf } from '../cards/index.js';
import { canInteract, purchases } from '../interaction.js';
import { siteOf } from '../land.js';
import { paymentsFor } from '../mana.js';
import type { Realm } from '../state.js';
import { COLOURS } from '../terms.js';
import { reputationModifier } from '../tracks.js';
import { colourIn, named, verbIn, wordsOf } from './named.js';
import { because, plainly } from './reasons.js';

/** Why an own unit cannot be used. */
export function whyUnit(realm: Realm, seat: number, text: string): Forbidden | null {
  const unit = named('unit', text);
  const verb = verbIn(text);
  if (unit === null || verb === 'recruit') return null;
  const own = realm.heroes[seat]!.units.filter(({ id }) => id === unit);
  const [first] = own;
  if (first === undefined)
    return because('MK-C-7.7', s =>
      s.pick(`Nie dowodzisz Jednostką ${s.unit(unit)}.`, `You do not command ${s.unit(unit)}.`),
    );
  if (realm.fight?.unitsBarred === true)
    return plainly('MK-W-9.8', ['W tym miejscu nie można używać Jednostek.', 'Units cannot be used in this place.']);
  if (own.every(({ wounds }) => wounds > 0))
    return because('MK-C-7.7', s =>
      s.pick(
        `${s.unit(unit)}: Jednostka jest ranna i nie może działać.`,
        `${s.unit(unit)}: the unit is wounded and cannot act.`,
      ),
    );
  if (own.every(({ ready }) => !ready))
    return because('MK-C-7.7', s =>
      s.pick(
        `${s.unit(unit)}: Jednostka jest wyczerpana do końca rundy albo do odświeżenia.`,
        `${s.unit(unit)}: the unit is spent until the round ends or it is readied.`,
      ),
    );
  const number = Number(wordsOf(text).find(word => /^\d+$/.test(word)) ?? 0);
  const { abilities } = unitOf(unit);
  if (number > abilities.length)
    return because('MK-C-7.7', s => {
      const all = s.count(abilities.length, ['zdolność', 'zdolności', 'zdolności'], ['ability', 'abilities']);
      return s.pick(`${s.unit(unit)}: ${all}, nie więcej.`, `${s.unit(unit)}: ${all}, no more.`);
    });
  const ability = abilities[number - 1];
  if (ability === undefined) return null;
  if (ability.when === 'combat' && realm.fight === null)
    return because('MK-C-7.7', s =>
      s.pick(
        `${s.unit(unit)}: tej zdolności używa się tylko w walce.`,
        `${s.unit(unit)}: this ability is for fights only.`,
      ),
    );
  if (own.some(({ key }) => openAbilities(realm, seat).includes(`${key}:${number}`))) return null;
  const { mana } = ability;
  if (mana !== null && paymentsFor(realm, seat, [mana]).length === 0)
    return because('MK-C-7.7', s =>
      s.pick(
        `${s.unit(unit)}: tę zdolność opłaca ${s.mana(mana)}, a jej brakuje.`,
        `${s.unit(unit)}: this ability takes ${s.mana(mana)}, and you have none.`,
      ),
    );
  return because('MK-C-1.11', s =>
    s.pick(`${s.unit(unit)}: ta zdolność nie da teraz nic.`, `${s.unit(unit)}: this ability would do nothing now.`),
  );
}

export function whySkill(realm: Realm, seat: number, text: string): Forbidden | null {
  const skill = named('skill', text);
  if (skill === null) return null;
  const own = realm.heroes[seat]!.skills.find(({ id }) => id === skill);
  if (own === undefined)
    return because('MK-C-5.1', s =>
      s.pick(`Nie masz Umiejętności ${s.skill(skill)}.`, `You do not have the skill ${s.skill(skill)}.`),
    );
  if (!own.up)
    return because('MK-C-5.2', s =>
      s.pick(
        `${s.skill(skill)}: użyta w tej rundzie, wróci w następnej.`,
        `${s.skill(skill)} was used this round and is back in the next.`,
      ),
    );
  if (realm.heroes[seat]!.area.skills.includes(skill))
    return because('MK-C-5.2', s =>
      s.pick(`${s.skill(skill)}: użyta już w tej turze.`, `${s.skill(skill)} was used this turn already.`),
    );
  return because('MK-C-5.2', s =>
    s.pick(
      `${s.skill(skill)}: teraz nie jest pora na tę Umiejętność.`,
      `${s.skill(skill)}: this is not the time for this skill.`,
    ),
  );
}

/** Why nothing is sold here, or how much Influence is missing. */
export function whyBought(realm: Realm, seat: number, text: string): Forbidden | null {
  const verb = verbIn(text);
  if (verb !== 'recruit' && verb !== 'buy' && verb !== 'learn') return null;
  const { area, space } = realm.heroes[seat]!;
  const what = verb === 'recruit' ? named('unit', text) : named('card', text);
  const found = purchases(realm, seat).find(({ id }) =>
    what === null ? id === 'buy-healing' : id.endsWith(`:${what}`),
  );
  if (found !== undefined)
    return found.missing === 0
      ? null
      : because('MK-W-8.4', s =>
          s.pick(
            `To kosztuje Wpływ ${found.cost}, masz ${area.influence}: brakuje ${found.missing}.`,
            `This costs Influence ${found.cost}, you have ${area.influence}: ${found.missing} missing.`,
          ),
        );
  if (area.stage !== 'interaction')
    return (
      whyInteract(realm, seat) ??
      plainly('MK-W-8.1', [
        'Najpierw zacznij negocjacje: kupuje się i werbuje w ich trakcie.',
        'Begin the interaction first: that is when you buy and recruit.',
      ])
    );
  if (verb === 'recruit' && what !== null) {
    if (!realm.offers.units.includes(what))
      return because('MK-W-8.5', s =>
        s.pick(`Jednostki ${s.unit(what)} nie ma w puli.`, `The unit offer has no ${s.unit(what)}.`),
      );
    return because('MK-S-1.16', s =>
      s.pick(
        `${s.unit(what)}: tej Jednostki nie werbuje się w tym miejscu albo nie masz dla niej miejsca.`,
        `${s.unit(what)}: not recruited at this place, or you have no room for it.`,
      ),
    );
  }
  const site = space === null ? undefined : siteOf(realm, space);
  return because('MK-W-8.1', s =>
    s.pick(
      `Tego nie kupisz ${site === undefined ? 'tutaj' : s.where(site)}.`,
      `That is not sold ${site === undefined ? 'here' : s.where(site)}.`,
    ),
  );
}

export function whyInteract(realm: Realm, seat: number): Forbidden | null {
  if (canInteract(realm, seat))
    return realm.heroes[seat]!.area.stage === 'movement'
      ? null
      : plainly('MK-W-3.10', [
          'W turze jest tylko jedna akcja, a ta już była.',
          'A turn has one action, and you have had it.',
        ]);
  const { reputation, space } = realm.heroes[seat]!;
  const site = space === null ? undefined : siteOf(realm, space);
  const isPlace =
    site !== undefined && ['village', 'monastery', 'keep', 'mage_tower', 'city', 'refugee_camp'].includes(site);
  if (isPlace && reputationModifier(reputation) === null)
    return plainly('MK-W-8.2', [
      'Przy Reputacji X nikt z tobą nie rozmawia.',
      'With Reputation X nobody talks to you.',
    ]);
  return plainly('MK-W-8.1', [
    'Negocjuje się w Wiosce, Monastyrze, własnej Twierdzy, zdobytej Wieży Maga albo Mieście.',
    'You interact at a village, a monastery, your own keep, a conquered mage tower or city.',
  ]);
}

/** Everything else one may want of a turn. */
export function whyAct(realm: Realm, seat: number, text: string): Forbidden | null {
  const { area, hand, crystals, space } = realm.heroes[seat]!;
  const inFight = realm.fight !== null;
  switch (verbIn(text)) {
    case 'interact':
      return inFight
        ? plainly('MK-W-3.10', ['W trakcie walki nie można negocjować.', 'There is no interaction during a fight.'])
        : whyInteract(realm, seat);
    case 'rest':
      if (inFight || area.stage !== 'movement' || area.moved)
        return plainly('MK-W-3.12', [
          'Odpoczywa ten, kto w tej turze się nie ruszył i nie wykonał akcji.',
          'You rest in a turn without movement and without an action.',
        ]);
      return hand.length === 0
        ? plainly('MK-W-3.12', ['Nie masz kart do odrzucenia.', 'You have no card to discard.'])
        : null;
    case 'heal':
      if (inFight) return plainly('MK-C-13.2', ['W walce nie można leczyć.', 'There is no healing in a fight.']);
      return area.heal === 0
        ? plainly('MK-C-13.2', [
            'Nie masz punktów Leczenia: 1 punkt usuwa 1 Ranę z ręki.',
            'You have no Healing points: 1 point removes 1 Wound in hand.',
          ])
        : null;
    case 'end':
      if (inFight)
        return plainly('MK-W-9.5', ['Najpierw trzeba dokończyć walkę.', 'The fight has to be finished first.']);
      return plainly('MK-W-3.9', [
        'Tury nie można jeszcze zakończyć: czeka obowiązkowa akcja.',
        'The turn cannot end yet: a compulsory action is due.',
      ]);
    case 'adventure':
    case 'fight':
      if (space !== null && area.stage === 'movement' && tributeOf(realm, space) !== null)
        return plainly('MK-S-16.4', [
          'To ołtarz: nie ma tu z kim walczyć, składa się daninę.',
          'This is an altar: there is nobody to fight, a tribute is paid.',
        ]);
      return plainly('MK-W-3.10', [
        'Tu nie ma z kim walczyć ani czego eksplorować, albo akcja tej tury już była.',
        'There is nobody to fight and nothing to explore here, or the action of this turn is over.',
      ]);
    case 'challenge':
      return plainly('MK-W-6.5', [
        'Wyzwać można tylko Rozwścieczonych Wrogów na sąsiednich obszarach, jako akcję tury.',
        'Only rampaging enemies on adjacent spaces can be challenged, as the action of the turn.',
      ]);
    case 'burn':
      return plainly('MK-W-3.10', [
        'Spalić można tylko Monastyr, na którym stoisz, jako akcję tury.',
        'Only the monastery you stand on can be burned, as the action of the turn.',
      ]);
    default: {
      if (!/crystal|krysztal/.test(text)) return null;
      const named = colourIn(text);
      if (named === 'gold' || named === 'black')
        return plainly('MK-C-3.3', [
          'Nie ma złotych ani czarnych kryształów: to zawsze czysta mana.',
          'There are no gold or black crystals: that mana is always pure.',
        ]);
      const colour = COLOURS.find(one => one === named);
      if (colour === undefined || crystals[colour] > 0) return null;
      return because('MK-C-3.2', s =>
        s.pick(`Nie masz takiego kryształu: ${s.crystal(colour)}.`, `You have no ${s.crystal(colour)}.`),
      );
    }
  }
}
