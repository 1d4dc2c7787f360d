import type { Forbidden } from '../../../engine/game.js';
import { directionTo, isAdjacent, makeHex, parseHex, sideFacing } from '../../../geometry/hex.js';
import { canCharge } from '../charge.js';
import { isCovered, nettedHexes } from '../nets.js';
import { pushHexes } from '../push.js';
import { type Arena, printed, type Tile } from '../state.js';
import { areEnemies, areFriends } from '../teams.js';
import { forbid, type ReasonName } from '../words/forbidden.js';
import { factsAt, going, typedHex } from './going.js';
import { hexesIn, rotationIn } from './intent.js';

/** What an Order or a step of it may be meant for, and the rule that says so. */
interface Aim {
  readonly rule: string;
  readonly whose: 'own' | 'friendly' | 'enemy';
  /** Where a netted tile cannot be meant, the rule of it. */
  readonly netted?: string;
}

/** By the id of the Order tile, or by the part a tile plays in an action. */
export const AIMS = {
  move: { rule: 'MA-16.4', whose: 'friendly', netted: 'MA-10.3' },
  rotation: { rule: 'MA-16.5', whose: 'friendly', netted: 'MA-16.5' },
  'false-order': { rule: 'MA-16.9', whose: 'enemy', netted: 'MA-10.3' },
  net: { rule: 'MA-16.6', whose: 'enemy' },
  'precise-shot': { rule: 'MA-16.10', whose: 'enemy' },
  entrenchment: { rule: 'MA-16.8', whose: 'own' },
  pusher: { rule: 'MA-18.1', whose: 'own', netted: 'MA-18.5' },
  pushed: { rule: 'MA-18.1', whose: 'enemy', netted: 'MA-18.5' },
  charger: { rule: 'MA-17.1', whose: 'own', netted: 'MA-17.5' },
} as const satisfies Record<string, Aim>;

export type AimName = keyof typeof AIMS;
export const isAimName = (name: string): name is AimName => name in AIMS;

const IS_WHOSE: Readonly<Record<Aim['whose'], (seat: number, tile: Tile) => boolean>> = {
  own: (seat, tile) => tile.seat === seat,
  friendly: (seat, tile) => areFriends(seat, tile.seat),
  enemy: (seat, tile) => areEnemies(seat, tile.seat),
};

/** Why the tile on the first typed hex cannot be meant, or null where it can. */
export function aiming(arena: Arena, seat: number, name: AimName, text: string): Forbidden | null {
  const [typed] = hexesIn(text);
  if (typed === undefined) return null;
  const hex = typedHex(typed);
  if (typeof hex !== 'number') return hex;
  const { rule, whose, netted }: Aim = AIMS[name];
  const tile = arena.board[hex];
  if (!tile) return forbid('no-tile', { hex: typed }, rule);
  if (!IS_WHOSE[whose](seat, tile)) {
    if (name === 'pushed' && tile.seat !== seat) return forbid('push-partner');
    return forbid(whose === 'enemy' ? 'not-enemy' : 'not-own', factsAt(arena, hex), rule);
  }
  if (netted !== undefined && isNetted(arena, hex)) return forbid('netted', factsAt(arena, hex), netted);
  if (name === 'precise-shot' && printed(tile).kind === 'banner') return forbid('shot-banner');
  return null;
}

export const isNetted = (arena: Arena, hex: number): boolean => (nettedHexes(arena) & (1 << hex)) !== 0;

const at = (arena: Arena, text: string, reason: ReasonName): Forbidden | null => {
  const hex = parseHex(hexesIn(text)[0] ?? '');
  return hex === undefined ? null : forbid(reason, factsAt(arena, hex));
};

/** Why the typed tile cannot charge. */
export function whyCharger(arena: Arena, seat: number, text: string): Forbidden | null {
  const refused = aiming(arena, seat, 'charger', text);
  if (refused) return refused;
  const hex = parseHex(hexesIn(text)[0] ?? '');
  if (hex === undefined) return canCharge(arena, seat, nettedHexes(arena)) ? null : forbid('no-charge');
  return at(arena, text, printed(arena.board[hex]!).isCavalry ? 'charger-stuck' : 'no-cavalry');
}

/** Why a Charge typed with all its hexes (who, target, step) cannot be made so; null where it can, or hexes are left out. */
export function whyCharge(arena: Arena, seat: number, text: string): Forbidden | null {
  const names = hexesIn(text);
  const [from, target, to] = names.map(name => parseHex(name));
  if (from === undefined || target === undefined || to === undefined) return null;
  const refused = aiming(arena, seat, 'charger', names[0]!);
  if (refused) return refused;
  if (!printed(arena.board[from]!).isCavalry) return forbid('no-cavalry', factsAt(arena, from));
  const other = arena.board[target];
  if (!other || areFriends(seat, other.seat)) return whyEnemy(arena, seat, names[1]!, 'charge-target', 'MA-17.1');
  const stuck = stepping(arena, seat, from, to);
  if (stuck) return stuck;
  if (!isAdjacent(to, target)) return forbid('charge-target');
  const rotation = rotationIn(text.slice(text.lastIndexOf(' ') + 1));
  if (rotation === null) return null;
  return printed(arena.board[from]!).melee[sideFacing(directionTo(to, target), rotation)]
    ? null
    : forbid('charge-side');
}

/** Why the step of a Charge is not possible (MA-17.2, MA-17.3, MA-17.9). */
function stepping(arena: Arena, seat: number, from: number, to: number): Forbidden | null {
  if (from === to) return forbid('charge-stays');
  const isUnderNet = isCovered(arena, to, seat, nettedHexes(arena));
  return going(arena, 'charge', from, to) ?? (isUnderNet ? forbid('charge-net', { to: makeHex(to) }) : null);
}

/** Why the typed tile cannot push anything. */
export const whyPusher = (arena: Arena, seat: number, text: string): Forbidden | null =>
  aiming(arena, seat, 'pusher', text) ?? at(arena, text, 'push-nobody');

/** Why the typed tile cannot be pushed by the chosen one. */
export function whyPushed(arena: Arena, seat: number, pusher: string, text: string): Forbidden | null {
  const refused = aiming(arena, seat, 'pushed', text);
  const pushed = parseHex(hexesIn(text)[0] ?? '');
  const by = parseHex(pusher)!;
  if (refused || pushed === undefined) return refused;
  if (!isAdjacent(by, pushed)) return forbid('not-adjacent', { hex: pusher, to: makeHex(pushed) }, 'MA-18.1');
  return pushHexes(arena, { pusher: by, pushed }).length === 0 ? at(arena, text, 'push-nowhere') : null;
}

/** Why an enemy tile cannot be the target of a Charge, or of the Assassin. */
export function whyEnemy(arena: Arena, seat: number, text: string, otherwise: ReasonName, rule: string) {
  const [typed] = hexesIn(text);
  if (typed === undefined) return null;
  const hex = typedHex(typed);
  if (typeof hex !== 'number') return hex;
  const tile = arena.board[hex];
  if (!tile) return forbid('no-tile', { hex: typed }, rule);
  return areFriends(seat, tile.seat) ? forbid('not-enemy', factsAt(arena, hex), rule) : forbid(otherwise);
}
