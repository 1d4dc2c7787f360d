import { HEX_COUNT } from '../../geometry/hex.js';
import { enemyHexes } from './attacks.js';
import { canAttack, type Influence } from './influence.js';
import { type Arena, type Attacks, type Battle, printed } from './state.js';

/** The highest Initiative on the board, -1 where nobody has any (MA-7.3). */
export function highestInitiative(arena: Arena, influence: Influence): number {
  let highest = -1;
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const tile = arena.board[hex];
    if (!tile) continue;
    for (const value of printed(tile).initiative) highest = Math.max(highest, value + influence.initiative[hex]!);
  }
  return highest;
}

/** The hexes of the tiles that attack in this segment (MA-7.4). */
export function attackersIn(arena: Arena, influence: Influence, segment: number): number[] {
  const attackers: number[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const tile = arena.board[hex];
    if (!tile || !printed(tile).attacks || !canAttack(influence, hex)) continue;
    if (firing(arena, hex, influence, segment) === null) continue;
    // An Assassin attacks as long as there is an enemy tile at all (AMB-19).
    if (printed(tile).anywhere > 0 && enemyHexes(arena, tile.seat).length === 0) continue;
    attackers.push(hex);
  }
  return attackers;
}

/** Which attack the tile makes in this segment: the position of a printed value, 'extra', or null for none. */
function firing(arena: Arena, hex: number, influence: Influence, segment: number): number | 'extra' | null {
  const tile = arena.board[hex]!;
  const print = printed(tile);
  const made = attacksOf(arena.battle!, tile.id);
  // An unused value fires whenever its current value is the segment (MA-7.11, AMB-04).
  for (let position = 0; position < print.initiative.length; position++) {
    if (made?.used.includes(position)) continue;
    if (Math.max(0, print.initiative[position]! + influence.initiative[hex]!) === segment) return position;
  }
  // Double Attack: in the segment right below an attack really made (MA-11.14 to MA-11.18, AMB-05).
  if (made && made.last === segment + 1 && made.extra < influence.doubles[hex]!) return 'extra';
  return null;
}

/** Remembers that these tiles have attacked in this segment. */
export function noteAttacks(arena: Arena, attackers: readonly number[], influence: Influence, segment: number): void {
  const battle = arena.battle!;
  for (const hex of attackers) {
    const fired = firing(arena, hex, influence, segment);
    const { id } = arena.board[hex]!;
    let made = attacksOf(battle, id);
    if (!made) {
      made = { id, used: [], last: segment, extra: 0 };
      battle.attacks.push(made);
    }
    if (fired === 'extra') made.extra += 1;
    else if (fired !== null) made.used.push(fired);
    made.last = segment;
  }
}

function attacksOf(battle: Battle, id: number): Attacks | undefined {
  for (const made of battle.attacks) if (made.id === id) return made;
  return undefined;
}
