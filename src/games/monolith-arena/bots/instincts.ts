import type { Decision, OneDecision, Said } from '../../../engine/decision.js';
import { parseHex } from '../../../geometry/hex.js';
import { hitPointsAt } from '../banners.js';
import { influenceOf } from '../influence.js';
import { printOf } from '../prints.js';
import { type Arena, printed } from '../state.js';
import { sideOf } from '../teams.js';
import { heldWorth, WORTH } from './tile-worth.js';

/** What is said in thought to questions a Battle or another player's action puts: quick, and good enough to foresee it. */
export function instinct(arena: Arena, decision: Decision): Said {
  if (decision.kind !== 'one') throw new RangeError(`${decision.key} is not asked in the middle of a match`);
  switch (decision.key) {
    case 'assassin':
      return best(decision, id => targetWorth(arena, parseHex(id)!, parseHex(String(decision.about!.from))!));
    case 'poison':
      return best(decision, id => tileWorth(arena, parseHex(id)!));
    case 'regeneration':
      return best(decision, id => tileWorth(arena, parseHex(id.split(':')[1]!)!));
    case 'forced-discard':
      return best(
        decision,
        id => -heldWorth(printOf(arena.seats[decision.seat]!.faction, id).index, arena.closing !== null),
      );
    case 'turn':
      return 'end';
    default:
      return decision.options[0]!.id;
  }
}

/** The option with the highest value, the first of equals. */
export function best(decision: OneDecision, value: (id: string) => number): string {
  let chosen = decision.options[0]!.id;
  let most = Number.NEGATIVE_INFINITY;
  for (const { id } of decision.options) {
    const found = value(id);
    if (found > most) {
      most = found;
      chosen = id;
    }
  }
  return chosen;
}

/** A wound of a Banner is worth more the fewer it has left. */
const bannerWorth = (arena: Arena, hex: number): number => 1 + 6 / arena.pools[sideOf(arena.board[hex]!.seat)]!;

function tileWorth(arena: Arena, hex: number): number {
  const tile = arena.board[hex]!;
  return printed(tile).kind === 'banner' ? bannerWorth(arena, hex) : WORTH[tile.print]!;
}

/** An Assassin kills what it can; a tile that would live is hardly a target. */
function targetWorth(arena: Arena, hex: number, assassin: number): number {
  const tile = arena.board[hex]!;
  const influence = influenceOf(arena);
  const strength = printed(arena.board[assassin]!).anywhere + influence.melee[assassin]!;
  if (printed(tile).kind === 'banner') return strength * bannerWorth(arena, hex);
  const left = hitPointsAt(arena, hex, influence.netted) - tile.wounds + tile.entrenched;
  return left <= strength ? WORTH[tile.print]! : 0.3 * WORTH[tile.print]!;
}
