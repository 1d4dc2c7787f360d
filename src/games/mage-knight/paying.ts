import { ask, type Rules } from '../../engine/rules.js';
import type { Side } from './cards/card.js';
import { cardOf, coloursOf } from './cards/index.js';
import { type Paid, type Payment, type Purpose, parsePayment, pay, paymentsFor } from './mana.js';
import { question } from './question.js';
import { manaNow } from './standing.js';
import type { Realm } from './state.js';
import type { Mana } from './terms.js';

const wantedOf = (cost: Side['cost'][number]): readonly Mana[] => (typeof cost === 'string' ? [cost] : cost);

/** Only the strong side of a spell asks for black (MK-C-1.5). */
const purposeOf = (card: string, mode: 'basic' | 'powered'): Purpose =>
  cardOf(card).kind === 'spell' && mode === 'powered' ? 'spellPowered' : 'other';

/** Ways of paying the first mana of a side such that the rest can be paid too. Empty = it cannot be paid. */
export function payableWays(realm: Realm, seat: number, card: string, mode: 'basic' | 'powered'): Payment[] {
  const side = cardOf(card)[mode];
  if (side === null) return [];
  const [first, second] = side.cost;
  if (first === undefined) return [];
  const purpose = purposeOf(card, mode);
  const ways = paymentsFor(realm, seat, wantedOf(first), purpose);
  if (second === undefined) return ways;
  const rest = paymentsFor(realm, seat, wantedOf(second), purpose);
  return ways.filter(way => rest.some(other => canPayBoth(realm, seat, way, other)));
}

/** Whether two payments do not need the same thing. */
function canPayBoth(realm: Realm, seat: number, one: Payment, other: Payment): boolean {
  const [first, second] = [parsePayment(one), parsePayment(other)];
  if (first.place === 'die' && second.place === 'die') return diceLeft(realm, seat) >= 2;
  if (first.place !== second.place || first.mana !== second.mana) return true;
  return amountOf(realm, seat, first) >= 2;
}

const diceLeft = (realm: Realm, seat: number): number => manaNow(realm, seat).dice;

function amountOf(realm: Realm, seat: number, { place, mana }: Paid): number {
  const { tokens, crystals } = manaNow(realm, seat);
  if (place === 'token') return tokens[mana];
  if (place === 'crystal') return mana === 'gold' || mana === 'black' ? 0 : crystals[mana];
  return place === 'endless' ? 2 : 1;
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
