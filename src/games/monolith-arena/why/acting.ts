import type { Forbidden } from '../../../engine/game.js';
import { TRIANGLES } from '../../../geometry/hex.js';
import { canCharge } from '../charge.js';
import { usableFeatures } from '../features.js';
import { canUnfold } from '../monoliths.js';
import { nettedHexes } from '../nets.js';
import { isPlayable } from '../orders.js';
import { maySpend } from '../play.js';
import { PRINTS, type Print } from '../prints.js';
import { pushPairs } from '../push.js';
import { type Arena, printed } from '../state.js';
import { areEnemies } from '../teams.js';
import { forbid } from '../words/forbidden.js';
import { aiming, isAimName, isNetted, whyCharge, whyCharger, whyPushed, whyPusher } from './aiming.js';
import { factsAt, placing, typedHex } from './going.js';
import { hexesIn, type Intent, namedTile } from './intent.js';

/** Why the seat on turn cannot do what it wants, or null where nothing is known against it. */
export function acting(arena: Arena, seat: number, intent: Intent): Forbidden | null {
  switch (intent.verb) {
    case 'banner':
      return forbid('banner-placed');
    case 'redraw':
      return forbid('no-redraw');
    case 'fold':
      return forbid('never-folded');
    case 'unfold':
      return whyFolded(arena, seat);
    case 'use':
      return using(arena, seat, intent.rest);
    case 'turn':
      return turning(arena, seat, intent.rest);
    case 'charge':
      return charging(arena, seat, intent.rest);
    case 'attack':
      return forbid('attacks-alone');
    case 'place':
    case 'order':
    case 'discard':
      return spending(arena, seat, intent);
    default:
      return null;
  }
}

/** The faction's own tile of a name; the Empire says Battle and means Battle/Charge. */
function heldPrint(arena: Arena, seat: number, tile: string): Print | null {
  const held = arena.seats[seat]!.hand.map(index => PRINTS[index]!);
  return held.find(print => print.id === tile) ?? null;
}

function spending(arena: Arena, seat: number, { verb, tile, rest }: Intent): Forbidden | null {
  if (tile === '') {
    if (!maySpend(arena)) return forbid('limit');
    return verb === 'place' && arena.turn.unfolded ? forbid('unfolded-turn') : null;
  }
  const print = heldPrint(arena, seat, tile);
  if (!print) {
    const isShort = verb === 'order' && tile === 'battle' && heldPrint(arena, seat, 'battle-charge') !== null;
    if (!isShort) return forbid('not-in-hand', { tile });
    return maySpend(arena) ? whyMode(arena, seat, 'battle') : forbid('limit');
  }
  if (!maySpend(arena)) return forbid('limit');
  if (verb === 'discard') return null;
  if (print.order !== null)
    return verb === 'place' ? forbid('order-on-board', { tile }) : ordering(arena, seat, print, rest);
  const [typed] = hexesIn(rest);
  if (typed === undefined) return arena.turn.unfolded ? forbid('unfolded-turn') : null;
  const to = typedHex(typed);
  return typeof to === 'number' ? placing(arena, seat, print, to) : to;
}

/** Why an Order cannot be played, or not on what was typed after it. */
function ordering(arena: Arena, seat: number, print: Print, rest: string): Forbidden | null {
  const netted = nettedHexes(arena);
  switch (print.order) {
    case 'battle':
      return isPlayable(arena, seat, 'battle', netted) ? null : forbid('last-draw');
    case 'battle-or-charge':
      return whyMode(arena, seat, rest);
    case 'push':
      return pushing(arena, seat, rest);
    case 'fire-concoction':
      return whyTriangle(rest);
    default:
      if (!isAimName(print.id)) return null;
      return (
        aiming(arena, seat, print.id, rest) ??
        (isPlayable(arena, seat, print.order!, netted) ? null : forbid('no-target', { tile: print.id }))
      );
  }
}

/** Why Battle or Charge cannot be chosen for the order that offers both (MA-16.3). */
export function whyMode(arena: Arena, seat: number, rest: string): Forbidden | null {
  const [mode] = rest.split(' ');
  const mayFight = isPlayable(arena, seat, 'battle', 0);
  if (mode === 'charge' || mode === 'szarza')
    return canCharge(arena, seat, nettedHexes(arena)) ? whyCharge(arena, seat, rest) : whyCharger(arena, seat, rest);
  if (mode === 'battle' || mode === 'bitwa' || !canCharge(arena, seat, nettedHexes(arena)))
    return mayFight ? null : forbid('last-draw');
  return null;
}

/** A Charge comes by the order, or by the Rune on the board (MA-17.10). */
function charging(arena: Arena, seat: number, rest: string): Forbidden | null {
  const isByRune = usableFeatures(arena, seat, nettedHexes(arena)).some(({ effect }) => effect === 'charge');
  if (!isByRune) {
    if (!heldPrint(arena, seat, 'battle-charge')) return forbid('not-in-hand', { tile: 'battle-charge' });
    if (!maySpend(arena)) return forbid('limit');
  }
  return whyMode(arena, seat, `charge ${rest}`);
}

function pushing(arena: Arena, seat: number, rest: string): Forbidden | null {
  const pairs = pushPairs(arena, seat, nettedHexes(arena));
  const [pusher, pushed] = hexesIn(rest);
  if (pusher === undefined) return pairs.length > 0 ? null : forbid('push-none');
  const refused = aiming(arena, seat, 'pusher', pusher);
  if (refused) return refused;
  return pushed === undefined ? whyPusher(arena, seat, pusher) : whyPushed(arena, seat, pusher, pushed);
}

const isTriangle = (hexes: readonly (number | Forbidden)[]): boolean =>
  TRIANGLES.some(triangle => hexes.length === 3 && triangle.every(hex => hexes.includes(hex)));

/** Why a Fire Concoction cannot be thrown there. */
export function whyTriangle(rest: string): Forbidden | null {
  const hexes = hexesIn(rest).map(typedHex);
  if (hexes.length === 0) return null;
  return hexes.find(hex => typeof hex !== 'number') ?? (isTriangle(hexes) ? null : forbid('triangle'));
}

function whyFolded(arena: Arena, seat: number): Forbidden | null {
  const { monolith } = arena.seats[seat]!;
  if (monolith === null) return forbid('no-monolith');
  if (canUnfold(arena, seat)) return null;
  if (!monolith.folded) return forbid('already-unfolded');
  return forbid(arena.turn.placed ? 'placed-before' : 'no-room');
}

/** Why the tile on the typed hex has no feature to use now. */
function using(arena: Arena, seat: number, rest: string): Forbidden | null {
  const [typed] = hexesIn(rest);
  if (typed === undefined) return null;
  const hex = typedHex(typed);
  if (typeof hex !== 'number') return hex;
  const tile = arena.board[hex];
  if (!tile) return forbid('no-tile', { hex: typed }, 'MA-3.5');
  const facts = factsAt(arena, hex);
  if (areEnemies(seat, tile.seat)) return forbid('not-own', facts);
  const { effect } = printed(tile);
  if (isNetted(arena, hex)) return forbid('netted', facts, effect === 'charge' ? 'MA-17.10' : 'MA-10.3');
  if (hasFeature(arena, seat, hex)) return null;
  if (hasFeature({ ...arena, turn: { ...arena.turn, used: [] } }, seat, hex)) return forbid('feature-used', facts);
  if (tile.seat !== seat) return forbid('partner-feature');
  return effect === 'charge' ? forbid('no-charge') : forbid('no-feature', facts);
}

/** Orders that move or turn tiles: who holds one may mean it. */
const MOVING_ORDERS: readonly string[] = ['move', 'rotation', 'false-order'];

/** Why a tile that lies on the board cannot be moved or turned: it needs something that lets it (MA-5.5). */
function turning(arena: Arena, seat: number, rest: string): Forbidden | null {
  if (MOVING_ORDERS.some(order => heldPrint(arena, seat, order))) return null;
  const [typed] = hexesIn(rest);
  if (typed !== undefined) return hasFeatureAt(arena, seat, typed) ? null : using(arena, seat, typed);
  const tile = namedTile(rest)?.tile;
  const lying = arena.board.flatMap((each, hex) =>
    each && each.seat === seat && printed(each).id === tile ? [hex] : [],
  );
  const [only] = lying;
  if (lying.some(hex => hasFeature(arena, seat, hex))) return null;
  return only !== undefined && isNetted(arena, only) ? forbid('netted', factsAt(arena, only)) : forbid('placed-stays');
}

const hasFeatureAt = (arena: Arena, seat: number, typed: string): boolean => {
  const hex = typedHex(typed);
  return typeof hex === 'number' && hasFeature(arena, seat, hex);
};

/** Whether the tile on the hex has a feature left; of one effect where one is named. */
export const hasFeature = (arena: Arena, seat: number, hex: number, effect?: string): boolean =>
  usableFeatures(arena, seat, nettedHexes(arena)).some(
    usable => usable.hex === hex && (effect === undefined || usable.effect === effect),
  );
