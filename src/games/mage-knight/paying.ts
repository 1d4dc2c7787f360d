import { ask, type Rules } from '../../engine/rules.js';
import type { Side } from './cards/card.js';
import { cardOf, coloursOf } from './cards/index.js';
import { afterPaying, type Payment, type Purpose, parsePayment, pay, paymentsFor } from './mana.js';
import { question } from './question.js';
import { manaNow } from './standing.js';
import type { Realm } from './state.js';
import type { Mana } from './terms.js';

const wantedOf = (cost: Side['cost'][number]): readonly Mana[] => (typeof cost === 'string' ? [cost] : cost);

/** Only the strong side of a spell asks for black (MK-C-1.5). */
const purposeOf = (card: string, mode: 'basic' | 'powered'): Purpose =>
  cardOf(card).kind === 'spell' && mode === 'powered' ? 'spellPowered' : 'other';

/** Ways of paying the first of several mana such that the others can be paid too. Empty = they cannot. */
export function waysToPayAll(
  realm: Realm,
  seat: number,
  [first, ...rest]: readonly (readonly Mana[])[],
  purpose: Purpose = 'other',
): Payment[] {
  if (first === undefined) return [];
  const ways = paymentsFor(realm, seat, first, purpose);
  if (rest.length === 0) return ways;
  return ways.filter(way => waysToPayAll(afterPaying(realm, seat, way, purpose), seat, rest, purpose).length > 0);
}

/** Ways of paying the first mana of a side such that the rest can be paid too. Empty = it cannot be paid. */
export function payableWays(realm: Realm, seat: number, card: string, mode: 'basic' | 'powered'): Payment[] {
  const costs = (cardOf(card)[mode]?.cost ?? []).map(wantedOf);
  return waysToPayAll(realm, seat, costs, purposeOf(card, mode));
}

/** Pays all mana of a side; the first payment may be known already. Returns the payments. */
export function* payCosts(
  realm: Realm,
  seat: number,
  card: string,
  mode: 'basic' | 'powered',
  known: Payment | null,
): Rules<Payment[]> {
  const paid: Payment[] = [];
  const purpose = purposeOf(card, mode);
  for (const [at, cost] of (cardOf(card)[mode]?.cost ?? []).entries()) {
    let payment = at === 0 ? known : null;
    if (payment === null) {
      const ways = at === 0 ? payableWays(realm, seat, card, mode) : paymentsFor(realm, seat, wantedOf(cost), purpose);
      payment = yield* askPayment(realm, seat, { kind: 'card', id: card }, wantedOf(cost), ways);
    }
    pay(realm, seat, payment, purpose);
    paid.push(payment);
  }
  return paid;
}

export type PaidFor = { readonly kind: 'card' | 'unit' | 'skill' | 'spell' | 'altar'; readonly id: string };

export function* askPayment(
  realm: Realm,
  seat: number,
  paidFor: PaidFor,
  colours: readonly Mana[],
  ways: readonly Payment[],
): Rules<Payment> {
  return yield* ask(question('pay', seat, { for: paidFor, colours, mana: manaNow(realm, seat) }, ways));
}

/** The colours that count for resistances: of a two-colour card the one paid (MK-C-A13). */
export function coloursInEffect(card: string, paid: readonly Payment[]): readonly Mana[] {
  const colours = coloursOf(card);
  if (colours.length < 2 || paid.length === 0) return colours;
  return paid.map(payment => parsePayment(payment).as);
}
