import { tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { HEX_COUNT, parseHex } from '../../geometry/hex.js';
import { enemyHexes } from './attacks.js';
import { beginBattle } from './battle.js';
import { canCharge, charge } from './charge.js';
import { declareBattle } from './declaration.js';
import type { Order } from './faction.js';
import { throwFire } from './fire-concoction.js';
import { canShift, loseSupport, relocate, stepsFrom } from './movement.js';
import { nettedHexes } from './nets.js';
import { mark, mention } from './news.js';
import { orderHit, strikeOutside } from './outside-battle.js';
import { spendToPile } from './play.js';
import { PRINTS } from './prints.js';
import { push, pushPairs } from './push.js';
import { hexQuestion } from './question.js';
import { RULINGS } from './rulings.js';
import { type Arena, printed } from './state.js';
import { areFriends } from './teams.js';
import type { Action } from './vocabulary.js';

/** Battle orders cannot be played once anybody has drawn their last tile (MA-16.2, MA-20.2, AMB-21). */
const mayFight = ({ closing }: Arena): boolean =>
  closing === null || (closing.extra && RULINGS.battleOrdersInExtraTurns);

/** Whether the Order can be carried out now. */
export function isPlayable(arena: Arena, seat: number, order: Order, netted: number): boolean {
  switch (order) {
    case 'battle':
      return mayFight(arena);
    case 'battle-or-charge':
      return mayFight(arena) || canCharge(arena, seat, netted);
    case 'push':
      return pushPairs(arena, seat, netted).length > 0;
    case 'fire-concoction':
      return true;
    default:
      return targetsOf(arena, seat, order, netted).length > 0;
  }
}

/** The tiles an Order with a single target may be meant for. */
function targetsOf(arena: Arena, seat: number, order: Order, netted: number): number[] {
  const isFree = (hex: number) => (netted & (1 << hex)) === 0 && canShift(arena.board[hex]!);
  switch (order) {
    case 'move':
    case 'rotation': // own tiles and the partner's (MA-16.4, MA-16.5, MA-23.7)
      return friendlyHexes(arena, seat).filter(isFree);
    case 'false-order': // a netted tile is moved by nobody (AMB-12)
      return enemyHexes(arena, seat).filter(isFree);
    case 'net':
      return enemyHexes(arena, seat);
    case 'precise-shot': // MA-16.10
      return enemyHexes(arena, seat).filter(hex => printed(arena.board[hex]!).kind !== 'banner');
    case 'entrenchment': // own tiles only (AMB-24)
      return friendlyHexes(arena, seat).filter(hex => arena.board[hex]!.seat === seat);
    default:
      return [];
  }
}

function friendlyHexes(arena: Arena, seat: number): number[] {
  const hexes: number[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const tile = arena.board[hex];
    if (tile && areFriends(seat, tile.seat)) hexes.push(hex);
  }
  return hexes;
}

/** Carries out an Order from the hand, then it goes onto the discard pile (MA-5.2). */
export function* playOrder(arena: Arena, seat: number, index: number): Rules<void> {
  const print = PRINTS[index]!;
  const order = print.order!;
  // Nothing is told before the last choice is made, so that undo takes the whole Order back.
  const paid = () => {
    spendToPile(arena, seat, print);
    tell(arena, { tell: 'order-played', seat, tile: print.id });
  };
  switch (order) {
    case 'battle':
    case 'battle-or-charge': {
      const charges = order === 'battle-or-charge' && canCharge(arena, seat, nettedHexes(arena));
      const mode = mayFight(arena) ? yield* declareBattle(arena, seat, print, null, charges) : 'charge';
      if (mode === 'charge') yield* charge(arena, seat, null, paid);
      else if (mode === 'battle') {
        paid();
        beginBattle(arena, 'order');
      }
      return;
    }
    case 'push':
      yield* push(arena, seat, paid);
      return;
    case 'fire-concoction':
      yield* throwFire(arena, seat, paid);
      return;
    default:
      yield* playOnTarget(arena, seat, order, paid);
  }
}

function* playOnTarget(arena: Arena, seat: number, order: Order, paid: () => void): Rules<void> {
  const action: Action = order === 'rotation' ? 'rotation-order' : (order as Action);
  const targets = targetsOf(arena, seat, order, nettedHexes(arena));
  const hex = parseHex(yield* ask(hexQuestion('target', seat, { action, from: null }, targets)))!;
  const target = arena.board[hex]!;
  switch (order) {
    case 'move':
    case 'false-order':
      yield* relocate(arena, seat, hex, stepsFrom(arena, hex), action, paid);
      return;
    case 'rotation':
      yield* relocate(arena, seat, hex, [], action, paid);
      return;
    case 'net': // until the end of the next Battle (MA-16.6)
      paid();
      target.caught = true;
      tell(arena, { tell: 'netted', seat, target: mention(target, hex) });
      mark(arena, seat, 'net', printed(target).id, null, [hex]);
      loseSupport(arena);
      return;
    case 'entrenchment':
      paid();
      target.entrenched += 1;
      tell(arena, { tell: 'entrenched', seat, target: mention(target, hex) });
      mark(arena, seat, 'entrenched', printed(target).id, null, [hex]);
      return;
    case 'precise-shot':
      paid();
      tell(arena, { tell: 'shot', seat, target: mention(target, hex) });
      mark(arena, seat, 'shot', printed(target).id, null, [hex]);
      strikeOutside(arena, seat, [orderHit(hex)], false);
      return;
  }
}
