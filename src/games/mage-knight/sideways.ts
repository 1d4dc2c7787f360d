import { cardOf, isWound, unitOf } from './cards/index.js';
import { beginEffect, type Effect } from './effects/effect.js';
import { addPiece, attackBonus, blockBonus, factorOf } from './effects/pieces.js';
import { moveCardBonus } from './effects/points.js';
import type { SidewaysRule } from './effects/rule-change.js';
import { canBlock, hasAbility } from './fight/foes.js';
import { hasRule, type InForce, inForce, useRule } from './force.js';
import type { Realm } from './state.js';
import { commandTokensAt } from './tracks.js';
import type { SidewaysKind } from './vocabulary.js';

/** What a sideways card may count as now (MK-C-2.1 to 2.3). */
export function sidewaysKinds(realm: Realm, seat: number): SidewaysKind[] {
  const hero = realm.heroes[seat]!;
  const { fight } = realm;
  if (fight !== null) {
    const kinds: SidewaysKind[] = [];
    if (fight.phase === 'attack') kinds.push('attack');
    if (canBlock(fight)) kinds.push('block');
    if (usesMove(realm, seat)) kinds.push('move');
    if (usesInfluence(realm, seat)) kinds.push('influence');
    return kinds;
  }
  const buys = hasRule(hero, 'buyAdvancedAction') || hasRule(hero, 'readyForInfluence');
  if (hero.area.stage === 'joint' || hero.area.stage === 'maze') return ['move'];
  if (hero.area.stage === 'movement') return buys ? ['move', 'influence'] : ['move'];
  return hero.area.stage === 'interaction' || hero.area.stage === 'peace' || buys ? ['influence'] : [];
}

/** Whether Influence does anything in this fight: Diplomacy, units that are paid (MK-C-A1). */
function usesInfluence({ fight, heroes }: Realm, seat: number): boolean {
  const hero = heroes[seat]!;
  if (fight === null) return false;
  if (fight.phase === 'block' && hasRule(hero, 'influenceToBlock')) return true;
  return fight.phase !== 'attack' && hero.units.some(({ id }) => unitOf(id).special?.some(isPaid) ?? false);
}

const isPaid = (special: string): boolean =>
  special === 'payInfluenceInAssault' || special === 'payInfluenceToTakeDamage';

/** Whether Move points do anything in this fight: Agility, a cumbersome enemy. */
function usesMove({ fight, heroes }: Realm, seat: number): boolean {
  if (fight === null) return false;
  if (hasRule(heroes[seat]!, 'moveToAttack')) return true;
  return fight.phase !== 'attack' && fight.foes.some(foe => !foe.beaten && hasAbility(foe, 'cumbersome'));
}

/** A way of raising a sideways card: the skill it comes from; '+' = its better value, which bars the source. */
export interface Raise {
  readonly id: string;
  readonly amount: number;
  readonly rule: InForce<'sidewaysValue'>;
  readonly barsSource: boolean;
}

/** Skills in force that raise this card; at most one of them on a card (MK-C-A9). */
export function raisesFor(realm: Realm, seat: number, card: string): Raise[] {
  const { area } = realm.heroes[seat]!;
  return inForce(realm.heroes[seat]!, 'sidewaysValue').flatMap(rule => {
    const { change, from } = rule;
    if ((change.cards === 'wound') !== isWound(card)) return [];
    const amount = amountOf(realm, seat, card, change, rule.note);
    const raises: Raise[] = [{ id: from, amount, rule, barsSource: false }];
    const better = change.amountIf?.noSourceDieThisTurn;
    if (better !== undefined && area.sourceUsed === 0)
      raises.push({ id: `${from}+`, amount: better, rule, barsSource: true });
    return raises;
  });
}

function amountOf(realm: Realm, seat: number, card: string, change: SidewaysRule, paid: string | null): number {
  const hero = realm.heroes[seat]!;
  if (isWound(card)) return change.amount;
  const { kind, colors } = cardOf(card);
  if (change.amountIfColorMatch !== undefined && kind !== 'artifact' && colors.some(colour => colour === paid))
    return change.amountIfColorMatch;
  const byKind = kind === 'basicAction' ? undefined : change.amountByKind?.[kind];
  const empty = commandTokensAt(hero.level) - hero.units.filter(({ under }) => under === null).length;
  return (byKind ?? change.amount) + (change.plusPer?.add ?? 0) * Math.max(0, empty);
}

/** Lays a card sideways: physical, never ranged (MK-C-2.2). Returns what it counts. */
export function laySideways(realm: Realm, seat: number, card: string, kind: SidewaysKind, raise: Raise | null): number {
  const { area } = realm.heroes[seat]!;
  if (raise !== null) {
    useRule(raise.rule);
    if (raise.barsSource) area.sourceBarred = true;
  }
  const from = { kind: 'card', id: card, unit: null, colours: [], side: null } as const;
  const effect: Effect = beginEffect(realm, seat, from);
  const base = raise?.amount ?? 1;
  const factor = kind === 'attack' ? factorOf(effect, 'physical') : 1;
  const amount = (base + bonusOf(effect, kind)) * factor;
  addPiece(effect, kind, amount, 'physical', 'melee', { sideways: true });
  return amount;
}

function bonusOf(effect: Effect, kind: SidewaysKind): number {
  if (kind === 'move') return moveCardBonus(effect);
  if (kind === 'attack') return attackBonus(effect, 'melee');
  return kind === 'block' ? blockBonus(effect) : 0;
}
