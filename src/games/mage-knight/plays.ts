import { tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import type { Side } from './cards/card.js';
import { cardOf, isWound } from './cards/index.js';
import { distinct } from './deeds.js';
import { layDown } from './effects/card-steps.js';
import { beginEffect, type Effect } from './effects/effect.js';
import { runTriggered } from './effects/hooks.js';
import { isPlayable } from './effects/possible.js';
import { runSteps } from './effects/run.js';
import { mayReveal } from './effects/sealing.js';
import { type Payment, parsePayment } from './mana.js';
import { coloursInEffect, payableWays, payCosts } from './paying.js';
import { question } from './question.js';
import { reactAll, touchesOthers } from './reacting.js';
import { laySideways, raisesFor, sidewaysKinds } from './sideways.js';
import { standingOf } from './standing.js';
import type { CenterToken, Realm } from './state.js';
import type { Questions, SidewaysKind } from './vocabulary.js';

type Way = Questions['side']['option'];
type Mode = 'basic' | 'powered';

/** Whether it is the time for a side (MK-C-1.11). */
export function isTimely(realm: Realm, seat: number, card: string, mode: Mode, side: Side): boolean {
  const { fight } = realm;
  if (fight !== null && cardOf(card).icons[mode].every(icon => icon === 'heal')) return false; // MK-C-A22
  switch (side.timing) {
    case 'startOfCombat':
      return fight?.fresh === true;
    case 'notInCombat':
      return fight === null;
    case 'asAction':
      return fight === null && realm.heroes[seat]!.area.stage === 'movement';
    default:
      return true;
  }
}

const asCard = (realm: Realm, seat: number, card: string, mode: Mode): Effect =>
  beginEffect(realm, seat, { kind: 'card', id: card, unit: null, colours: cardOf(card).colors, side: mode });

/** The ways of using a side: for nothing, or with each mana that may pay for it first. */
function waysOfSide(realm: Realm, seat: number, card: string, mode: Mode): Way[] {
  const side = cardOf(card)[mode];
  if (side === null || !isTimely(realm, seat, card, mode, side)) return [];
  const { mustSpend } = realm.heroes[seat]!.area;
  if (!isPlayable(asCard(realm, seat, card, mode), side.steps)) return [];
  if (side.cost.length === 0) return mustSpend === null ? [mode] : [];
  return payableWays(realm, seat, card, mode).map((payment): Way => `${mode}:${payment}`);
}

/** All ways of using a card of the hand now. */
export function waysOf(realm: Realm, seat: number, card: string): Way[] {
  const ways: Way[] = [];
  if (!isWound(card)) ways.push(...waysOfSide(realm, seat, card, 'basic'), ...waysOfSide(realm, seat, card, 'powered'));
  if (realm.heroes[seat]!.area.mustSpend !== null) return ways;
  const raises = raisesFor(realm, seat, card);
  for (const kind of sidewaysKinds(realm, seat)) {
    if (!isWound(card)) ways.push(`sideways:${kind}`);
    for (const { id } of raises) ways.push(`sideways:${kind}:${id}`);
  }
  return ways;
}

/** Cards of the hand that can be used now. */
export const playableCards = (realm: Realm, seat: number): string[] =>
  distinct(realm.heroes[seat]!.hand).filter(card => waysOf(realm, seat, card).length > 0);

/** Whether it draws, rolls or turns something up: that is never done by itself. */
const mayShow = (card: string, way: Way): boolean => {
  const [use] = way.split(':') as [Mode | 'sideways'];
  return use !== 'sideways' && mayReveal(cardOf(card)[use]!.steps);
};

/** Plays a card: its side or use is chosen, paid and carried out (MK-C-1.2). */
export function* playCard(realm: Realm, seat: number, card: string): Rules<void> {
  const sideways: Record<string, number> = {};
  for (const { id, amount } of raisesFor(realm, seat, card)) sideways[id] = amount;
  const about = { ...standingOf(realm, seat), card, sideways };
  const ways = waysOf(realm, seat, card);
  const asked = question('side', seat, about, ways);
  const said = yield* ask<Way>(ways.some(way => mayShow(card, way)) ? { ...asked, deliberate: true } : asked);
  const [use, ...rest] = said.split(':') as [Mode | 'sideways', ...string[]];
  if (use === 'sideways') return playSideways(realm, seat, card, rest[0] as SidewaysKind, rest[1] ?? null);
  yield* playSide(realm, seat, card, use, rest.length > 0 ? rest.join(':') : null);
}

function playSideways(realm: Realm, seat: number, card: string, kind: SidewaysKind, raised: string | null): void {
  const raise = raised === null ? null : raisesFor(realm, seat, card).find(({ id }) => id === raised)!;
  layDown({ realm, seat }, card);
  const amount = laySideways(realm, seat, card, kind, raise);
  tell(realm, { tell: 'played', seat, card, side: 'sideways', mana: [], as: kind, amount });
}

function* playSide(realm: Realm, seat: number, card: string, mode: Mode, payment: Payment | null): Rules<void> {
  const side = cardOf(card)[mode]!;
  const { area } = realm.heroes[seat]!;
  layDown({ realm, seat }, card);
  const paid = yield* payCosts(realm, seat, card, mode, payment);
  tell(realm, { tell: 'played', seat, card, side: mode, mana: paid, as: null, amount: 0 });
  if (side.throwAwaySelf === true) area.placed.push({ card, to: 'out' });
  if (side.timing === 'asAction') {
    area.move = 0;
    area.influence = 0;
  }
  const colours = coloursInEffect(card, paid);
  const effect = beginEffect(realm, seat, { kind: 'card', id: card, unit: null, colours, side: mode });
  const token = mode === 'powered' ? overloading(realm, paid) : undefined;
  if (token !== undefined) effect.bonus = { amount: OVERLOAD, kinds: ['move', 'influence', 'attack', 'block'] };
  // What touches the others is announced: they may answer before it happens (MK-C-1.14).
  if (touchesOthers(side.steps)) yield* reactAll(realm, { what: 'card', by: seat, id: card });
  yield* runSteps(effect, side.steps);
  // Only a card that gave one of these values has it raised, and sends the token back.
  if (token !== undefined && effect.bonus === null) sendBack(realm, seat, token);
  if (side.timing === 'asAction') area.stage = 'done';
  const { kind, colors } = cardOf(card);
  if (kind === 'spell') yield* runTriggered(realm, seat, 'perSpellCast', colors[0] ?? null);
}

/** What Mana Overload adds to the first card powered with the marked colour. */
const OVERLOAD = 4;

const overloading = (realm: Realm, paid: readonly Payment[]): CenterToken | undefined =>
  realm.center.find(
    ({ skill, mark }) => skill === 'mana_overload' && paid.some(payment => parsePayment(payment).as === mark),
  );

/** The token goes back to its owner, face down. */
function sendBack(realm: Realm, seat: number, { skill, owner }: CenterToken): void {
  realm.center = realm.center.filter(one => one.skill !== skill);
  tell(realm, { tell: 'skill-returned', seat, skill, owner });
}
