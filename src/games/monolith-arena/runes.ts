import { facing, NEIGHBOURS } from '../../geometry/hex.js';
import type { RuneEffect } from './faction.js';
import type { Influence } from './influence.js';
import { type Arena, printed, type Tile } from './state.js';
import { areEnemies } from './teams.js';

/** Disarm acts on enemies, every other Rune on friendly tiles, the partner's included (MA-11.2, MA-23.6). */
export const isHostile = (effect: RuneEffect): boolean => effect === 'disarm';

/** The hexes of the tiles a Rune's links reach (MA-11.1). Nothing is passed on through them (MA-11.5). */
export function linkedHexes(board: Arena['board'], hex: number, rune: Tile): number[] {
  const print = printed(rune);
  const reached: number[] = [];
  if (print.effect === null) return reached;
  const hostile = isHostile(print.effect);
  for (const side of print.linkSides) {
    const to = NEIGHBOURS[hex]![facing(side, rune.rotation)]!;
    const other = to < 0 ? null : board[to];
    if (other && areEnemies(rune.seat, other.seat) === hostile) reached.push(to);
  }
  return reached;
}

/** Adds what a working Rune does to the tiles it reaches; several Runes add up (MA-11.4). */
export function addLinks(board: Arena['board'], hex: number, rune: Tile, influence: Influence): void {
  const { effect } = printed(rune);
  for (const to of linkedHexes(board, hex, rune)) {
    switch (effect) {
      case 'melee-1':
        influence.melee[to]! += 1;
        break;
      case 'ranged-1':
        influence.ranged[to]! += 1;
        break;
      case 'melee-ranged-1':
        influence.melee[to]! += 1;
        influence.ranged[to]! += 1;
        break;
      case 'initiative-1':
        influence.initiative[to]! += 1;
        break;
      case 'initiative-2':
        influence.initiative[to]! += 2;
        break;
      case 'double-attack':
        influence.doubles[to]! += 1;
        break;
      case 'penetration':
        influence.piercing |= 1 << to;
        break;
      case 'disarm':
        influence.disarmed |= 1 << to;
        break;
      // Agility, Teleportation and Charge are features (MA-6), Regeneration answers wounds (MA-12).
      default:
        return;
    }
  }
}
