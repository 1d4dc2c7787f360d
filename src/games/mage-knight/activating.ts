import { tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import type { Ability } from './cards/card.js';
import { cardOf, unitOf } from './cards/index.js';
import { abilityInText, inText } from './effects/asking.js';
import { beginEffect, type Effect } from './effects/effect.js';
import { runTriggered } from './effects/hooks.js';
import { isPlayable } from './effects/possible.js';
import { runSteps } from './effects/run.js';
import type { Steps } from './effects/step.js';
import { type Payment, paymentsFor } from './mana.js';
import { askPayment, spend, waysToPayAll } from './paying.js';
import { question } from './question.js';
import { hasLeadership } from './skills.js';
import type { Realm, UnitState } from './state.js';
import type { Colour } from './terms.js';
import { BONDS, bannerOn, isUsable, unitWith } from './units.js';

const asUnit = (realm: Realm, seat: number, unit: UnitState, { mana }: Ability): Effect =>
  beginEffect(realm, seat, {
    kind: 'unit',
    id: unit.id,
    unit: unit.key,
    colours: mana === null ? [] : [mana],
    side: null,
  });

const PRICE_IN_ASSAULT = 2;

/** Dungeon, tomb and monastery bar units, unless Bonds of Loyalty lets one along (MK-W-9.8). */
const isBarred = ({ fight }: Realm, unit: UnitState): boolean =>
  fight?.unitsBarred === true && unit.under !== BONDS && unit.key !== fight.along;

function isOpen(realm: Realm, seat: number, unit: UnitState, ability: Ability): boolean {
  const { area } = realm.heroes[seat]!;
  const { fight } = realm;
  if (!isUsable(unit) || isBarred(realm, unit)) return false;
  if (ability.when === 'combat' && fight === null) return false;
  if (ability.when === 'own_turn_not_combat' && fight !== null) return false;
  if (ability.mana === null ? area.mustSpend !== null : paymentsFor(realm, seat, [ability.mana]).length === 0)
    return false;
  if (isAttacking(realm, seat) && paysInAssault(unit) && area.influence < PRICE_IN_ASSAULT) return false;
  return isPlayable(asUnit(realm, seat, unit, ability), ability.steps);
}

/** In an assault, or as the aggressor against a player, some units are paid. */
const isAttacking = ({ fight }: Realm, seat: number): boolean =>
  fight?.cause === 'assault' || fight?.clash?.aggressor === seat;

const paysInAssault = (unit: UnitState): boolean => unitOf(unit.id).special?.includes('payInfluenceInAssault') ?? false;

/** '<unit>:<ability>' for everything own units can do now. */
export const openAbilities = (realm: Realm, seat: number): `${number}:${number}`[] =>
  realm.heroes[seat]!.units.flatMap(unit =>
    unitOf(unit.id).abilities.flatMap((ability, at) =>
      isOpen(realm, seat, unit, ability) ? [`${unit.key}:${at + 1}` as const] : [],
    ),
  );

/** Activates a unit: its mana is paid first, then it is spent (MK-C-7.7). */
export function* activate(realm: Realm, seat: number, key: number, at: number): Rules<void> {
  const hero = realm.heroes[seat]!;
  const unit = unitWith(hero, key)!;
  if (isAttacking(realm, seat) && paysInAssault(unit)) hero.area.influence -= PRICE_IN_ASSAULT;
  const used = [at];
  yield* useAbility(realm, seat, unit, at);
  while (unitOf(unit.id).special?.includes('severalAbilities')) {
    // It stays ready for the other abilities of the same activation.
    unit.ready = true;
    const open = unitOf(unit.id).abilities.flatMap((ability, other) =>
      !used.includes(other) && isOpen(realm, seat, unit, ability) ? [`${other + 1}` as const] : [],
    );
    unit.ready = false;
    if (open.length === 0) return;
    const alternatives = unitOf(unit.id).abilities.map(abilityInText);
    const about = { from: { kind: 'unit', id: unit.id }, side: null, left: 1, alternatives } as const;
    const said = Number(yield* ask(question('option', seat, about, ['0', ...open])));
    if (said === 0) return;
    used.push(said - 1);
    yield* useAbility(realm, seat, unit, said - 1);
  }
}

function* useAbility(realm: Realm, seat: number, unit: UnitState, at: number): Rules<void> {
  const ability = unitOf(unit.id).abilities[at]!;
  const effect = asUnit(realm, seat, unit, ability);
  const paid: Payment[] = [];
  if (ability.mana !== null) paid.push(yield* payFor(realm, seat, unit, ability.mana));
  yield* payMore(realm, seat, unit, ability, effect, paid);
  tell(realm, { tell: 'unit-used', seat, unit: unit.id, ability: at + 1, mana: paid });
  effect.boost = yield* leadership(realm, seat, ability.steps, effect);
  unit.ready = false;
  const { key } = unit;
  yield* runSteps(effect, ability.steps);
  if (effect.pieces.length > 0) yield* fought(realm, seat, key);
}

function* payFor(realm: Realm, seat: number, unit: UnitState, mana: NonNullable<Ability['mana']>): Rules<Payment> {
  const ways = paymentsFor(realm, seat, [mana]);
  const payment = yield* askPayment(realm, seat, { kind: 'unit', id: unit.id }, [mana], ways);
  yield* spend(realm, seat, { kind: 'unit', id: unit.id }, payment);
  return payment;
}

const wanted = (colour: Colour): readonly Colour[] => [colour];

/** More mana, more value: Altem Mages, Magic Familiars. */
function* payMore(
  realm: Realm,
  seat: number,
  unit: UnitState,
  { scaling, bonus }: Ability,
  effect: Effect,
  paid: Payment[],
): Rules<void> {
  const offers: { readonly pay: readonly Colour[]; readonly amount: number }[] = [...(scaling ?? [])];
  for (const [colour, amount] of Object.entries(bonus ?? {}) as [Colour, number][])
    offers.push({ pay: [colour], amount });
  const payable = offers.filter(({ pay: colours }) => waysToPayAll(realm, seat, colours.map(wanted)).length > 0);
  if (payable.length === 0) return;
  const alternatives = payable.map(({ pay, amount }) =>
    inText([...pay.map(color => ({ op: 'payMana', color }) as const), { op: 'value', amount }]),
  );
  const about = { from: { kind: 'unit', id: unit.id }, side: null, left: 1, alternatives } as const;
  const ids = ['0' as const, ...payable.map((_, at) => `${at + 1}` as const)];
  const said = Number(yield* ask(question('option', seat, about, ids)));
  if (said === 0) return;
  const taken = payable[said - 1]!;
  for (const [at] of taken.pay.entries()) {
    const costs = taken.pay.slice(at).map(wanted);
    const ways = waysToPayAll(realm, seat, costs);
    const payment = yield* askPayment(realm, seat, { kind: 'unit', id: unit.id }, costs[0]!, ways);
    yield* spend(realm, seat, { kind: 'unit', id: unit.id }, payment);
    paid.push(payment);
  }
  effect.amount = taken.amount;
}

/** Leadership raises the unit as it is activated; it must have that ability (MK-C-7.4). */
function* leadership(realm: Realm, seat: number, steps: Steps, effect: Effect): Rules<Effect['boost']> {
  if (!hasLeadership(realm, seat)) return null;
  const has = JSON.stringify(steps);
  const open = [
    ...(realm.fight?.phase === 'block' && has.includes('"block"') ? (['block'] as const) : []),
    ...(realm.fight?.phase === 'attack' && has.includes('"melee"') ? (['attack'] as const) : []),
    ...(realm.fight !== null && has.includes('"ranged"') ? (['ranged'] as const) : []),
  ];
  if (open.length === 0) return null;
  const about = { from: { kind: 'skill', id: 'leadership' }, side: null } as const;
  const said = yield* ask(question('boost', effect.seat, about, [...open, 'none']));
  if (said === 'none') return null;
  realm.heroes[seat]!.area.skills.push('leadership');
  tell(realm, { tell: 'skill-used', seat, skill: 'leadership' });
  const kind = open.find(one => one === said)!;
  return { kind, amount: kind === 'block' ? 3 : kind === 'attack' ? 2 : 1 };
}

/** A unit that attacked or blocked: its banner and Banner of Glory's other side. */
function* fought(realm: Realm, seat: number, key: number): Rules<void> {
  const unit = unitWith(realm.heroes[seat]!, key);
  const steps = unit === undefined ? undefined : bannerOn(unit)?.onUnitAttackOrBlock;
  if (unit !== undefined && steps !== undefined) yield* runSteps(asBanner(realm, seat, unit), steps);
  yield* runTriggered(realm, seat, 'perUnitThatAttacksOrBlocks');
}

const asBanner = (realm: Realm, seat: number, unit: UnitState): Effect =>
  beginEffect(realm, seat, { kind: 'banner', id: unit.banner!.card, unit: unit.key, colours: [], side: 'basic' });

/** Units whose banner can be used now. */
export const openBanners = (realm: Realm, seat: number): UnitState[] =>
  realm.heroes[seat]!.units.filter(unit => {
    const ability = bannerOn(unit)?.ability;
    if (ability === undefined || ability.trigger !== undefined || !unit.banner!.up) return false;
    if (ability.not === 'combat' && realm.fight !== null) return false;
    if (ability.phase !== undefined && realm.fight?.phase !== ability.phase) return false;
    if (ability.cost === 'spendUnit' && (!isUsable(unit) || isBarred(realm, unit))) return false;
    return isPlayable(asBanner(realm, seat, unit), ability.do);
  });

export function* useBanner(realm: Realm, seat: number, key: number): Rules<void> {
  const unit = unitWith(realm.heroes[seat]!, key)!;
  const banner = bannerOn(unit)!;
  const effect = asBanner(realm, seat, unit);
  if (banner.ability!.cost === 'spendUnit') unit.ready = false;
  if (banner.flip === 'oncePerRound') unit.banner!.up = false;
  tell(realm, { tell: 'unit-used', seat, unit: cardOf(unit.banner!.card).id, ability: 0, mana: [] });
  yield* runSteps(effect, banner.ability!.do);
}
