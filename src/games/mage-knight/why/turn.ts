import type { Forbidden } from '../../../engine/game.js';
import { tributeOf } from '../actions.js';
import { openAbilities } from '../activating.js';
import { unitOf } from '../cards/index.js';
import { paymentsFor } from '../mana.js';
import type { Realm } from '../state.js';
import { COLOURS } from '../terms.js';
import { whyInteract } from './bought.js';
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
        `${s.unit(unit)}: Jednostka jest wyczerpana do końca rundy albo do przygotowania.`,
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
