import type { Rules } from '../../engine/rules.js';
import { HEX_COUNT } from '../../geometry/hex.js';
import { hitPointsAt, removeUnsupported } from './banners.js';
import { type Hit, isLethal, woundsOf } from './hit.js';
import { mention } from './news.js';
import { regenerate } from './regeneration.js';
import { removeTile } from './removal.js';
import { type Arena, printed } from './state.js';
import { sideOf } from './teams.js';
import { markPoison } from './venom.js';
import type { Departure, Mention, Moment } from './vocabulary.js';

/** What came of hits that were settled together. */
export interface Settlement {
  readonly saves: readonly { readonly rune: Mention; readonly saved: Mention; readonly source: number }[];
  readonly wounded: readonly { readonly target: Mention; readonly wounds: number; readonly left: number }[];
  readonly poisoned: readonly Mention[];
  readonly removed: readonly { readonly removed: Mention; readonly why: Departure }[];
}

/**
 * Settles everything that strikes at one moment: Regeneration, wounds, Venom, then all eliminated tiles leave together
 * (MA-7.6, MA-9.4, MA-9.5). `netted` is the board as the moment found it; `doomed` tiles leave whatever happens.
 */
export function* settle(
  arena: Arena,
  hits: readonly Hit[],
  netted: number,
  moment: Moment,
  doomed: readonly number[] = [],
): Rules<Settlement> {
  const at = (hex: number) => mention(arena.board[hex]!, hex);
  const saved = yield* regenerate(arena, hits, netted, moment);
  const saves = saved.map(({ rune, target, source }) => ({ rune: at(rune), saved: at(target), source }));
  const spent = bitsOf(saved.map(({ rune }) => rune));
  const landed = hits.filter(
    hit =>
      woundsOf(hit) > 0 &&
      (spent & (1 << hit.target)) === 0 &&
      !saved.some(({ target, source }) => target === hit.target && source === hit.source),
  );
  const fallen = fallenHexes(arena, landed, netted);
  const marked = yield* markPoison(arena, landed, fallen | spent | bitsOf(doomed), moment);

  const poisoned = marked.map(at);
  for (const hex of marked) arena.board[hex]!.poison += 1;
  const wounded = applyWounds(arena, landed, netted);
  const removed: { removed: Mention; why: Departure }[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const why = departure(arena, hex, fallen | bitsOf(doomed), spent);
    if (why === null) continue;
    removed.push({ removed: at(hex), why });
    removeTile(arena, hex);
  }
  for (const lost of removeUnsupported(arena)) removed.push({ removed: lost, why: 'support' });
  return { saves, wounded, poisoned, removed };
}

function departure(arena: Arena, hex: number, fallen: number, spent: number): Departure | null {
  const tile = arena.board[hex];
  if (!tile) return null;
  if ((spent & (1 << hex)) !== 0) return 'regeneration';
  if ((fallen & (1 << hex)) === 0) return null;
  return printed(tile).kind === 'banner' ? 'destroyed' : 'wounds';
}

/** Wounds each hex takes beyond its Entrenchment markers, which are spent first (AMB-11). */
function woundsByHex(arena: Arena, landed: readonly Hit[]): number[] {
  const wounds: number[] = new Array(HEX_COUNT).fill(0);
  for (const hit of landed) wounds[hit.target]! += woundsOf(hit);
  for (let hex = 0; hex < HEX_COUNT; hex++)
    if (wounds[hex]! > 0) wounds[hex] = Math.max(0, wounds[hex]! - arena.board[hex]!.entrenched);
  return wounds;
}

/** The hexes of the tiles these hits eliminate, as bits. A pool at 0 takes all Banners of its side (MA-20.4, AMB-23). */
function fallenHexes(arena: Arena, landed: readonly Hit[], netted: number): number {
  if (landed.length === 0) return 0;
  const wounds = woundsByHex(arena, landed);
  const pools = poolsAfter(arena, wounds);
  let fallen = 0;
  for (const hit of landed) if (isLethal(hit)) fallen |= 1 << hit.target;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const tile = arena.board[hex];
    if (!tile) continue;
    if (printed(tile).kind === 'banner') {
      if (pools[sideOf(tile.seat)] === 0) fallen |= 1 << hex;
    } else if (wounds[hex]! > 0 && tile.wounds + wounds[hex]! >= hitPointsAt(arena, hex, netted)) fallen |= 1 << hex;
  }
  return fallen;
}

/** The pools once these wounds are taken off; surplus is lost (MA-9.6). */
function poolsAfter(arena: Arena, wounds: readonly number[]): [number, number] {
  const pools: [number, number] = [...arena.pools];
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const tile = arena.board[hex];
    if (!tile || wounds[hex] === 0 || printed(tile).kind !== 'banner') continue;
    const side = sideOf(tile.seat);
    pools[side] = Math.max(0, pools[side]! - wounds[hex]!);
  }
  return pools;
}

/** Writes the wounds onto tiles and pools, and says who was wounded and what is left of it. */
function applyWounds(arena: Arena, landed: readonly Hit[], netted: number): Settlement['wounded'] {
  const wounds = woundsByHex(arena, landed);
  arena.pools = poolsAfter(arena, wounds);
  const struck = [...new Set(landed.map(hit => hit.target))];
  return struck.map(hex => {
    const tile = arena.board[hex]!;
    const taken = landed.reduce((sum, hit) => (hit.target === hex ? sum + woundsOf(hit) : sum), 0);
    tile.entrenched = Math.max(0, tile.entrenched - taken);
    const target = mention(tile, hex);
    if (printed(tile).kind === 'banner') return { target, wounds: taken, left: arena.pools[sideOf(tile.seat)]! };
    tile.wounds += wounds[hex]!;
    return { target, wounds: taken, left: Math.max(0, hitPointsAt(arena, hex, netted) - tile.wounds) };
  });
}

const bitsOf = (hexes: readonly number[]): number => hexes.reduce((bits, hex) => bits | (1 << hex), 0);
