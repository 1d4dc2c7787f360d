import { ADJACENT } from '../../geometry/hex.js';
import type { Influence } from './influence.js';
import { nettedHexes } from './nets.js';
import { mention } from './news.js';
import { removeTile } from './removal.js';
import { type Arena, printed, type Tile } from './state.js';
import { areFriends } from './teams.js';
import type { Mention } from './vocabulary.js';

/** Adds what a Banner's aura does to the friendly tiles around it, never to itself (MA-15.1). */
export function addAura(board: Arena['board'], hex: number, banner: Tile, influence: Influence): void {
  const { aura } = printed(banner);
  if (aura !== 'melee-strength' && aura !== 'venom') return;
  for (const to of ADJACENT[hex]!) {
    const other = board[to];
    if (!other || !areFriends(banner.seat, other.seat)) continue;
    if (aura === 'venom') influence.venomous |= 1 << to;
    else influence.melee[to]! += 1;
  }
}

/** Toughness the Guardian aura gives the tile on a hex (MA-15.5); it means nothing for Banners (AMB-38). */
function guardianToughness(arena: Arena, hex: number, netted: number): number {
  const tile = arena.board[hex]!;
  if (printed(tile).kind === 'banner') return 0;
  let toughness = 0;
  for (const from of ADJACENT[hex]!) {
    const banner = arena.board[from];
    if (!banner || (netted & (1 << from)) !== 0) continue;
    if (printed(banner).aura === 'toughness' && areFriends(banner.seat, tile.seat)) toughness += 1;
  }
  return toughness;
}

/** Hit points of a tile that is no Banner: 1 and every Toughness (MA-9.1, MA-9.2). */
export const hitPointsAt = (arena: Arena, hex: number, netted: number): number =>
  1 + printed(arena.board[hex]!).toughness + guardianToughness(arena, hex, netted);

/**
 * Takes away the tiles that lived only by a Guardian aura they have lost (MA-15.5, AMB-17). It is no wound. Returns the
 * tiles; one going may free or expose others, so it is looked at until nothing changes.
 */
export function removeUnsupported(arena: Arena): Mention[] {
  const left: Mention[] = [];
  for (;;) {
    const wounded = hexesWithWounds(arena);
    if (wounded.length === 0) return left;
    const netted = nettedHexes(arena);
    const lost = wounded.filter(hex => arena.board[hex]!.wounds >= hitPointsAt(arena, hex, netted));
    if (lost.length === 0) return left;
    for (const hex of lost) left.push(mention(removeTile(arena, hex), hex));
  }
}

function hexesWithWounds(arena: Arena): number[] {
  const hexes: number[] = [];
  for (let hex = 0; hex < arena.board.length; hex++) {
    const tile = arena.board[hex];
    if (tile && tile.wounds > 0 && printed(tile).kind !== 'banner') hexes.push(hex);
  }
  return hexes;
}
