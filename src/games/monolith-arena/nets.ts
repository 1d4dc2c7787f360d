import { facing, NEIGHBOURS } from '../../geometry/hex.js';
import { type Arena, printed, type Tile } from './state.js';
import { areEnemies } from './teams.js';

/** One net side that points at an enemy tile, both named by hex. */
interface Net {
  readonly from: number;
  readonly to: number;
}

/** The hexes whose tiles are netted now, as bits (MA-10). */
export function nettedHexes(arena: Arena): number {
  const { board } = arena;
  let netted = 0;
  let nets: Net[] | null = null;
  for (let hex = 0; hex < board.length; hex++) {
    const tile = board[hex];
    if (!tile) continue;
    if (tile.caught) netted |= 1 << hex;
    if (printed(tile).netSides.length > 0) nets = addNets(board, hex, tile, nets);
  }
  return nets === null ? netted : settleNets(nets, netted);
}

function addNets(board: Arena['board'], hex: number, tile: Tile, nets: Net[] | null): Net[] | null {
  let found = nets;
  for (const side of printed(tile).netSides) {
    const to = NEIGHBOURS[hex]![facing(side, tile.rotation)]!;
    const other = to < 0 ? null : board[to];
    if (!other || !areEnemies(tile.seat, other.seat)) continue;
    found ??= [];
    found.push({ from: hex, to });
  }
  return found;
}

/**
 * A netted netter does not net (MA-10.7): settled from netters nobody can hold outward. Nets left undecided run in rings
 * and cancel, as two facing ones do (MA-10.8, AMB-18).
 */
function settleNets(nets: readonly Net[], caught: number): number {
  let netted = caught;
  let open = nets.filter(net => (netted & (1 << net.from)) === 0);
  for (;;) {
    const free = open.filter(net => !open.some(other => other.to === net.from));
    if (free.length === 0) break;
    for (const net of free) netted |= 1 << net.to;
    open = open.filter(net => !free.includes(net) && (netted & (1 << net.from)) === 0);
  }
  // What is left points from ring to ring, or from a ring at a bystander: only the latter nets.
  const rings = open.reduce((bits, net) => bits | (1 << net.from), 0);
  for (const net of open) if ((rings & (1 << net.to)) === 0) netted |= 1 << net.to;
  return netted;
}

/** Whether an enemy net that works now covers a hex for tiles of this seat (AMB-14). */
export function isCovered(arena: Arena, hex: number, seat: number, netted: number): boolean {
  return nettersOf(arena, hex, seat, netted).length > 0;
}

/** The hexes of the netters that hold a tile of this seat on this hex. */
export function nettersOf(arena: Arena, hex: number, seat: number, netted: number): number[] {
  const around = NEIGHBOURS[hex]!;
  const netters: number[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const from = around[direction]!;
    const netter = from < 0 ? null : arena.board[from];
    if (!netter || (netted & (1 << from)) !== 0 || !areEnemies(netter.seat, seat)) continue;
    for (const side of printed(netter).netSides)
      if (NEIGHBOURS[from]![facing(side, netter.rotation)] === hex) netters.push(from);
  }
  return netters;
}
