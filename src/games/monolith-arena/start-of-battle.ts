import { facing, HEX_COUNT, NEIGHBOURS } from '../../geometry/hex.js';
import { type Hit, POISON } from './hit.js';
import { canAttack, type Influence } from './influence.js';
import { type Arena, printed } from './state.js';
import { areEnemies } from './teams.js';

/** What strikes at the start of a Battle, all at once (MA-19.1), and the Morlocks that go with it. */
export interface Onset {
  readonly hits: readonly Hit[];
  readonly morlocks: readonly number[];
}

export function onsetOf(arena: Arena, influence: Influence): Onset {
  const hits: Hit[] = [];
  const morlocks: number[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const tile = arena.board[hex];
    if (!tile) continue;
    // Poison: one wound a marker, and the markers stay (MA-13.3).
    if (tile.poison > 0)
      hits.push({ target: hex, source: POISON, kind: 'poison', strength: tile.poison, stopped: 0, venom: false });
    // A netted or disarmed Morlock is not activated (MA-19.5).
    if (printed(tile).lightningSides.length > 0 && canAttack(influence, hex) && strikesEnemy(arena, hex, hits))
      morlocks.push(hex);
  }
  return { hits, morlocks };
}

/** A Morlock destroys the enemy at its lightning side, a Banner excepted (MA-19.2, MA-19.3). Without an enemy it waits. */
function strikesEnemy(arena: Arena, hex: number, hits: Hit[]): boolean {
  const morlock = arena.board[hex]!;
  let active = false;
  for (const side of printed(morlock).lightningSides) {
    const target = NEIGHBOURS[hex]![facing(side, morlock.rotation)]!;
    const other = target < 0 ? null : arena.board[target];
    if (!other || !areEnemies(morlock.seat, other.seat)) continue;
    active = true;
    if (printed(other).kind !== 'banner')
      hits.push({ target, source: hex, kind: 'morlock', strength: 1, stopped: 0, venom: false });
  }
  return active;
}
