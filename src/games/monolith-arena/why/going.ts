import type { Forbidden } from '../../../engine/game.js';
import { isAdjacent, makeHex, parseHex } from '../../../geometry/hex.js';
import { canEnter, elementAt } from '../elements.js';
import { isCovered, nettedHexes } from '../nets.js';
import { placingHexes } from '../play.js';
import type { Print } from '../prints.js';
import { type Arena, printed } from '../state.js';
import { areEnemies } from '../teams.js';
import type { Action, Questions } from '../vocabulary.js';
import { type Facts, forbid, type ReasonName } from '../words/forbidden.js';
import { hexesIn, rotationIn } from './intent.js';

/** A hex that was typed: its index, or why there is no such hex. */
export function typedHex(name: string): number | Forbidden {
  return parseHex(name) ?? forbid('no-hex', { hex: name });
}

/** The tile on a hex, as a sentence names it. */
export function factsAt(arena: Arena, hex: number): Pick<Facts, 'tile' | 'hex'> {
  const tile = arena.board[hex];
  return { tile: tile ? printed(tile).id : '', hex: makeHex(hex) };
}

/** Why a Board tile cannot be put on a hex, or null where it can. */
export function placing(arena: Arena, seat: number, print: Print, to: number): Forbidden | null {
  const free = placingHexes(arena, seat, print);
  if (free.includes(to)) return null;
  if (arena.turn.unfolded) return forbid(free.length > 0 ? 'elements-only' : 'unfolded-turn');
  const taken = arena.board[to]!;
  if (!print.canTransform) return forbid('occupied', factsAt(arena, to));
  return forbid(areEnemies(seat, taken.seat) ? 'transform-banner' : 'transform-friend');
}

/** The rule of a step, by what makes it. */
const STEP_RULES: Partial<Record<Action, string>> = {
  move: 'MA-16.4',
  'false-order': 'MA-16.9',
  'rotation-order': 'MA-16.5',
  charge: 'MA-17.2',
};

const stepRule = (action: Action): string =>
  STEP_RULES[action] ?? (action.startsWith('teleport') ? 'MA-6.6' : action === 'rotation' ? 'MA-6.7' : 'MA-6.5');

/** Why the tile on `from` cannot go to `to`, or null where nothing here forbids it. */
export function going(arena: Arena, action: Action, from: number, to: number): Forbidden | null {
  if (to === from) return null;
  const rule = stepRule(action);
  if (action === 'rotation' || action === 'rotation-order') return forbid('turn-only', {}, rule);
  if (!action.startsWith('teleport') && !isAdjacent(from, to))
    return forbid('not-adjacent', { hex: makeHex(from), to: makeHex(to) }, rule);
  if (arena.board[to] !== null) return forbid('occupied', factsAt(arena, to), rule);
  if (canEnter(arena, from, to)) return null;
  const reason: ReasonName = elementAt(arena, to) === null ? 'apart' : 'two-elements';
  return forbid(reason, { ...factsAt(arena, from), to: makeHex(to) });
}

/** Why the typed hex is not among those a tile may go to. */
export function whyHex(
  arena: Arena,
  seat: number,
  about: Questions['hex']['about'],
  print: Print | null,
  rest: string,
) {
  const [name] = hexesIn(rest);
  if (name === undefined) return null;
  const to = typedHex(name);
  if (typeof to !== 'number') return to;
  if (about.action === 'unfold') return unfolding(arena, to);
  if (about.hex === null) return print && placing(arena, seat, print, to);
  const from = parseHex(about.hex)!;
  if (to === from && printed(arena.board[from]!).isRound) return forbid('round', factsAt(arena, from));
  const refused = going(arena, about.action, from, to);
  if (refused || about.action !== 'charge') return refused;
  if (to === from) return forbid('charge-stays');
  if (isCovered(arena, to, seat, nettedHexes(arena))) return forbid('charge-net', { to: name });
  return forbid('charge-target');
}

function unfolding(arena: Arena, to: number): Forbidden {
  if (arena.board[to] !== null || elementAt(arena, to) !== null) return forbid('unfold-taken', { hex: makeHex(to) });
  return forbid('unfold-apart');
}

/** Why the typed rotation is not offered. */
export function whyRotation(arena: Arena, about: Questions['rotation']['about'], rest: string): Forbidden | null {
  const rotation = rotationIn(rest);
  if (rotation === null) return whyStays(arena, about, rest);
  if (rotation > 5) return forbid('no-rotation');
  if (about.action === 'charge') return forbid('charge-side');
  return about.to === about.hex ? forbid('nothing-changes', {}, stepRule(about.action)) : null;
}

/** Why a tile that could only turn does not go to the typed hex. */
function whyStays(arena: Arena, about: Questions['rotation']['about'], rest: string): Forbidden | null {
  const to = parseHex(hexesIn(rest)[0] ?? '');
  if (to === undefined) return null;
  return about.hex === null ? forbid('no-rotation') : going(arena, about.action, parseHex(about.hex)!, to);
}
