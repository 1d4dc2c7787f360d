import { ask, type Rules } from '../../engine/rules.js';
import { makeHex, parseHex } from '../../geometry/hex.js';
import type { Hit } from './hit.js';
import { hexQuestion } from './question.js';
import { RULINGS } from './rulings.js';
import { type Arena, printed } from './state.js';
import { areFriends, seatsFromActive } from './teams.js';
import type { Moment } from './vocabulary.js';

/** There are only five markers (MA-13.6). */
export const POISON_MARKERS = 5;

/** Markers not lying on any tile; those on tiles hidden in Monoliths stay there (MA-13.8). */
export function poisonSupply(arena: Arena): number {
  let lying = 0;
  for (const tile of arena.board) if (tile) lying += tile.poison;
  for (const { monolith } of arena.seats)
    if (monolith) for (const tile of monolith.under) if (tile) lying += tile.poison;
  return Math.max(0, POISON_MARKERS - lying);
}

/**
 * The hexes of the tiles that get a marker, one entry a marker: each Venom attack that wounded leaves one on a survivor
 * (MA-13.1, AMB-10). Where the supply is short the Venom player chooses (MA-13.7).
 */
export function* markPoison(arena: Arena, landed: readonly Hit[], dying: number, moment: Moment): Rules<number[]> {
  const fresh = landed.filter(hit => hit.venom && (RULINGS.poisonOnTheDying || (dying & (1 << hit.target)) === 0));
  if (fresh.length === 0) return [];
  let supply = poisonSupply(arena);
  const marked: number[] = [];
  for (const seat of seatsFromActive(arena)) {
    const targets = fresh.filter(hit => venomSeat(arena, hit) === seat).map(hit => hit.target);
    while (targets.length > 0 && supply > 0) {
      let target = targets[0]!;
      if (targets.length > supply) {
        const hexes = [...new Set(targets)];
        const asked = hexQuestion('poison', seat, { moment, left: supply }, hexes);
        target = parseHex(yield* ask({ ...asked, usual: makeHex(bannerAmong(arena, hexes) ?? target) }))!;
      }
      targets.splice(targets.indexOf(target), 1);
      marked.push(target);
      supply -= 1;
    }
  }
  return marked;
}

/** Who does not want to be asked poisons a Banner before anything else. */
const bannerAmong = (arena: Arena, hexes: readonly number[]): number | undefined =>
  hexes.find(hex => printed(arena.board[hex]!).kind === 'banner');

/** The player whose Venom it is: a partner's tile has it from the Banner of the Abyss (MA-15.3, MA-23.6). */
function venomSeat(arena: Arena, hit: Hit): number {
  const attacker = arena.board[hit.source]!;
  if (printed(attacker).hasVenom) return attacker.seat;
  const banner = arena.board.find(
    tile => tile && printed(tile).aura === 'venom' && areFriends(tile.seat, attacker.seat),
  );
  return banner?.seat ?? attacker.seat;
}
