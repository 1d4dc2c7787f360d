import type { Forbidden } from '../../../engine/game.js';
import { coloursOf } from '../cards/index.js';
import { canInteract, purchases } from '../interaction.js';
import { siteOf } from '../land.js';
import type { Realm } from '../state.js';
import { reputationModifier } from '../tracks.js';
import type { Purchase } from '../vocabulary.js';
import type { Speech } from '../words/speech.js';
import { named, partlyNamed, verbIn } from './named.js';
import { because, plainly } from './reasons.js';

/** Why nothing is sold here, or how much Influence is missing. */
export function whyBought(realm: Realm, seat: number, text: string): Forbidden | null {
  const verb = verbIn(text);
  if (verb !== 'recruit' && verb !== 'buy' && verb !== 'learn') return null;
  const { area } = realm.heroes[seat]!;
  const what = whatIn(realm, verb, text);
  const sold = purchases(realm, seat);
  const found = sold.find(({ id }) => (what === null ? isHealing(id, text) : id.endsWith(`:${what}`)));
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
  if (what === null) return null;
  return verb === 'recruit' ? whyRecruited(realm, what) : whySold(realm, seat, what, sold);
}

const isHealing = (id: string, text: string): boolean => id === 'buy-healing' && /heal|lecz/.test(text);

const whatIn = ({ offers }: Realm, verb: 'recruit' | 'buy' | 'learn', text: string): string | null =>
  verb === 'recruit'
    ? (named('unit', text) ?? partlyNamed('unit', text, offers.units))
    : (named('card', text) ?? partlyNamed('card', text, [...offers.spells, ...offers.advanced, ...offers.monastery]));

/** Whoever wants to buy and does not say what: all that is for sale. */
export function whatIsSold(realm: Realm, seat: number, verb: 'recruit' | 'buy' | 'learn'): Forbidden | null {
  const { area, space } = realm.heroes[seat]!;
  if (area.stage !== 'interaction') return null;
  const sold = purchases(realm, seat).filter(({ id }) => (verb === 'recruit') === id.startsWith('recruit:'));
  if (sold.length === 0)
    return plainly(verb === 'recruit' ? 'MK-S-1.16' : 'MK-W-8.1', [
      verb === 'recruit' ? 'Nikogo tu teraz nie zwerbujesz.' : 'Niczego tu teraz nie kupisz.',
      verb === 'recruit' ? 'Nobody can be recruited here now.' : 'Nothing is for sale here now.',
    ]);
  const site = space === null ? undefined : siteOf(realm, space);
  return because(verb === 'recruit' ? 'MK-W-8.5' : 'MK-W-8.1', s => {
    const here = site === undefined ? s.pick('tutaj', 'here') : s.where(site);
    return verb === 'recruit'
      ? s.pick(`Napisz, kogo werbujesz: ${priced(sold, s)}.`, `Say whom you recruit: ${priced(sold, s)}.`)
      : s.pick(`Napisz, co kupujesz ${here}: ${priced(sold, s)}.`, `Say what you buy ${here}: ${priced(sold, s)}.`);
  });
}

function whyRecruited({ offers }: Realm, unit: string): Forbidden {
  if (!offers.units.includes(unit))
    return because('MK-W-8.5', s =>
      s.pick(`Jednostki ${s.unit(unit)} nie ma w puli.`, `The unit offer has no ${s.unit(unit)}.`),
    );
  return because('MK-S-1.16', s =>
    s.pick(
      `${s.unit(unit)}: tej Jednostki nie werbuje się w tym miejscu albo nie masz dla niej miejsca.`,
      `${s.unit(unit)}: not recruited at this place, or you have no room for it.`,
    ),
  );
}

function whySold(realm: Realm, seat: number, card: string, sold: readonly Purchase[]): Forbidden {
  const { space } = realm.heroes[seat]!;
  const site = space === null ? undefined : siteOf(realm, space);
  // A spell of the offer is for sale where spells are, once its mana can be paid.
  if (site === 'mage_tower' && realm.offers.spells.includes(card))
    return because('MK-W-8.8', s =>
      s.pick(
        `${s.card(card)}: oprócz Wpływu potrzebna jest ${s.or(coloursOf(card).map(s.mana))}, a jej brakuje.`,
        `${s.card(card)} takes ${s.or(coloursOf(card).map(s.mana))} besides the Influence, and you have none.`,
      ),
    );
  const open = sold.filter(({ id }) => !id.startsWith('recruit:') && !id.startsWith('ready:'));
  return because('MK-W-8.1', s => {
    const here = site === undefined ? s.pick('tutaj', 'here') : s.where(site);
    const list = open.length === 0 ? '' : s.pick(` Kupisz: ${priced(open, s)}.`, ` For sale: ${priced(open, s)}.`);
    return s.pick(`${s.card(card)}: tego nie kupisz ${here}.${list}`, `${s.card(card)} is not sold ${here}.${list}`);
  });
}

/** What is for sale, each with its price in Influence. */
const priced = (sold: readonly Purchase[], s: Speech): string =>
  sold.map(({ id, cost }) => `${goods(id, s)} (${s.pick('Wpływ', 'Influence')} ${cost})`).join(', ');

function goods(id: string, s: Speech): string {
  const [what, name] = id.split(':') as [string, string | undefined];
  if (name !== undefined) return what === 'recruit' ? s.unit(name) : s.card(name);
  switch (what) {
    case 'buy-healing':
      return s.pick('Leczenie 1', 'Healing 1');
    case 'buy-artifact':
      return s.pick('Artefakt', 'an artifact');
    case 'buy-elite':
      return s.pick('Jednostka Elitarna do puli', 'an elite unit for the offer');
    default:
      return s.pick('karta z wierzchu talii', 'the top card of the deck');
  }
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
