import { ask, type Rules } from '../../engine/rules.js';
import type { Side } from './cards/card.js';
import { cardOf, coloursOf } from './cards/index.js';
import { afterPaying, isDoubled, type Payment, type Purpose, parsePayment, pay, paymentsFor } from './mana.js';
import { question } from './question.js';
import { manaNow } from './standing.js';
import type { Realm } from './state.js';
import { isBasic, type Mana } from './terms.js';
import type { Questions } from './vocabulary.js';

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
  return ways.filter(way =>
    afterPaying(realm, seat, way, purpose).some(after => waysToPayAll(after, seat, rest, purpose).length > 0),
  );
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
    yield* spend(realm, seat, { kind: 'card', id: card }, payment, purpose);
    paid.push(payment);
  }
  return paid;
}

export type PaidFor = Questions['pay']['about']['for'];

/** Pays, and what else that costs: under Mana Suppression one more of the colour, laid on the token. */
export function* spend(
  realm: Realm,
  seat: number,
  paidFor: PaidFor,
  payment: Payment,
  purpose: Purpose = 'other',
): Rules<Mana> {
  const doubled = isDoubled(realm, seat);
  const colour = pay(realm, seat, payment, purpose);
  if (!doubled || !isBasic(colour)) return colour;
  const extra = yield* askPayment(realm, seat, paidFor, [colour], paymentsFor(realm, seat, [colour]));
  pay(realm, seat, extra);
  realm.center.find(({ skill }) => skill === 'mana_suppression')?.paid.push(colour);
  return colour;
}

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
