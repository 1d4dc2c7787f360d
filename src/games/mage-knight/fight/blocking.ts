import { tell } from '../../../engine/match-state.js';
import type { Rules } from '../../../engine/rules.js';
import { runHook } from '../effects/hooks.js';
import type { Realm } from '../state.js';
import { beat } from './beating.js';
import { foeWith, isFullyBlocked, neededBlock } from './foes.js';
import { attackOfFoe, blockValue, piecesForBlock } from './now.js';
import type { FightState } from './state.js';

/** Gives the block points played so far to one attack; what they do not need is lost (MK-W-11.2). */
export function* blockAttack(realm: Realm, fight: FightState, key: number, index: number): Rules<void> {
  const foe = foeWith(fight, key);
  const attack = attackOfFoe(realm, fight, foe, index)!;
  const pieces = piecesForBlock(fight, foe);
  const value = blockValue(fight, foe, attack);
  const excess = Math.max(0, value - neededBlock(attack));
  fight.block = fight.block.filter(piece => !pieces.includes(piece));
  foe.attacks[index]!.blocked = true;
  if (pieces.some(({ from }) => from.kind === 'unit')) foe.unitInvolved = true;
  tell(realm, { tell: 'blocked', seat: fight.seat, enemy: foe.enemy, attack: index, value });
  if (isFullyBlocked(foe)) realm.heroes[fight.seat]!.area.blocked += 1;
  for (const piece of pieces)
    for (const hook of piece.hooks)
      if (hook.when === 'onSuccessfulBlock') yield* runHook(realm, fight.seat, hook, { foe: key, excess });
  const now = foeWith(fight, key);
  if (now.destroyIfBlocked && isFullyBlocked(now) && !now.beaten) yield* beat(realm, fight, [now], []);
}

/** One Move point less attack; at 0 it counts as blocked (MK-W-13.7). */
export function slowAttack(realm: Realm, fight: FightState, key: number, index: number): void {
  const foe = foeWith(fight, key);
  realm.heroes[fight.seat]!.area.move -= 1;
  foe.attacks[index]!.spent += 1;
  if (attackOfFoe(realm, fight, foe, index)!.amount > 0) return;
  foe.attacks[index]!.blocked = true;
  tell(realm, { tell: 'blocked', seat: fight.seat, enemy: foe.enemy, attack: index, value: 0 });
  if (isFullyBlocked(foe)) realm.heroes[fight.seat]!.area.blocked += 1;
}
