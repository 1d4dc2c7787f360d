import { ADJACENT, HEX_COUNT } from '../../geometry/hex.js';
import { hitPointsAt } from './banners.js';
import { type Influence, isIn } from './influence.js';
import { linkedHexes } from './runes.js';
import { type Arena, printed } from './state.js';
import { areFriends } from './teams.js';

/** Traits each tile has only through others now, by hex. */
export function grantsOf(arena: Arena, influence: Influence): string[][] {
  const maneuver = reachedBy(arena, influence, 'agility') | auraHexes(arena, influence);
  const teleport = reachedBy(arena, influence, 'teleportation');
  const granted: string[][] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const traits: string[] = [];
    granted.push(traits);
    const tile = arena.board[hex];
    if (!tile) continue;
    const print = printed(tile);
    if (isIn(maneuver, hex)) traits.push('maneuver');
    if (isIn(teleport, hex)) traits.push('teleport');
    if (isIn(influence.venomous, hex) && !print.hasVenom && print.attacks) traits.push('venom');
    if (hitPointsAt(arena, hex, influence.netted) > 1 + print.toughness) traits.push('toughness');
    if (influence.doubles[hex]! > 0 && print.initiative.length > 0) traits.push('double-attack');
    if (isIn(influence.piercing, hex) && print.rangedSides.length > 0) traits.push('penetration');
  }
  return granted;
}

/** The hexes that working Runes of one effect reach, as bits. */
function reachedBy(arena: Arena, influence: Influence, effect: 'agility' | 'teleportation'): number {
  let reached = 0;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const tile = arena.board[hex];
    if (!tile || printed(tile).effect !== effect || isIn(influence.netted, hex)) continue;
    for (const to of linkedHexes(arena.board, hex, tile)) reached |= 1 << to;
  }
  return reached;
}

/** The hexes to which a Banner of the Harbingers gives Maneuver, as bits (MA-15.4). */
function auraHexes(arena: Arena, influence: Influence): number {
  let reached = 0;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const banner = arena.board[hex];
    if (!banner || printed(banner).aura !== 'maneuver' || isIn(influence.netted, hex)) continue;
    for (const to of ADJACENT[hex]!) {
      const other = arena.board[to];
      if (other && areFriends(banner.seat, other.seat)) reached |= 1 << to;
    }
  }
  return reached;
}
