import { ADJACENT, facing, HEX_COUNT, NEIGHBOURS, opposite, RAYS, sideFacing } from '../../../geometry/hex.js';
import { influenceOf } from '../influence.js';
import type { Print } from '../prints.js';
import { isHostile } from '../runes.js';
import { type Arena, printed, type Tile } from '../state.js';
import { areEnemies, areFriends } from '../teams.js';
import { WORTH } from './tile-worth.js';

/** What lies in the air over each hex for one side, so that a thousand places for a tile can be compared quickly. */
export interface Air {
  readonly seat: number;
  readonly board: Arena['board'];
  /** Strength of the enemy attacks that would strike a tile put there. */
  readonly threat: readonly number[];
  /** What a tile put there would keep from the own Banner. */
  readonly cover: readonly number[];
  /** Friendly rune links and auras that would reach a tile put there. */
  readonly help: readonly number[];
}

const zeroes = (): number[] => new Array<number>(HEX_COUNT).fill(0);

/** Reads the board once for the seat. */
export function airOf(arena: Arena, seat: number): Air {
  const { board } = arena;
  const { netted, disarmed } = influenceOf(arena);
  const air = { seat, board, threat: zeroes(), cover: zeroes(), help: zeroes() };
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const tile = board[hex];
    if (!tile || (netted & (1 << hex)) !== 0) continue;
    if (areFriends(seat, tile.seat)) addHelp(air, hex, tile);
    else if ((disarmed & (1 << hex)) === 0) addThreat(air, hex, tile);
  }
  return air;
}

function addThreat(
  { board, threat, cover, seat }: Air & { threat: number[]; cover: number[] },
  hex: number,
  tile: Tile,
) {
  const { melee, ranged, meleeSides, rangedSides } = printed(tile);
  for (const side of meleeSides) {
    const to = NEIGHBOURS[hex]![facing(side, tile.rotation)]!;
    if (to >= 0) threat[to]! += melee[side]!;
  }
  for (const side of rangedSides) {
    const ray = RAYS[hex]![facing(side, tile.rotation)]!;
    const end = ray.findIndex(to => board[to] && areFriends(seat, board[to]!.seat));
    const reach = end < 0 ? ray : ray.slice(0, end);
    const shields = end >= 0 && printed(board[ray[end]!]!).kind === 'banner';
    for (const to of reach) {
      threat[to]! += ranged[side]!;
      if (shields) cover[to]! += ranged[side]!;
    }
  }
}

function addHelp({ help }: { help: number[] }, hex: number, tile: Tile): void {
  const print = printed(tile);
  if (print.aura !== null) for (const to of ADJACENT[hex]!) help[to]! += 0.3;
  if (print.effect === null || isHostile(print.effect)) return;
  for (const side of print.linkSides) {
    const to = NEIGHBOURS[hex]![facing(side, tile.rotation)]!;
    if (to >= 0) help[to]! += 0.5;
  }
}

/** How promising it looks to have this tile on the hex so turned; `from` is the hex it leaves, if it lies already. */
export function promiseOf(air: Air, print: Print, hex: number, rotation: number, from: number | null): number {
  const at = (to: number): Tile | null => (to < 0 || to === from ? null : air.board[to]!);
  let promise = 0;
  for (const side of print.meleeSides) {
    const other = at(NEIGHBOURS[hex]![facing(side, rotation)]!);
    if (other && areEnemies(air.seat, other.seat)) promise += print.melee[side]! * prey(other, print);
  }
  for (const side of print.rangedSides) {
    const direction = facing(side, rotation);
    const target = RAYS[hex]![direction]!.find(to => at(to) !== null && areEnemies(air.seat, at(to)!.seat));
    if (target === undefined) continue;
    const armor = printed(at(target)!).armor[sideFacing(opposite(direction), at(target)!.rotation)]!;
    promise += Math.max(0, print.ranged[side]! - armor) * prey(at(target)!, print);
  }
  for (const side of print.netSides) {
    const other = at(NEIGHBOURS[hex]![facing(side, rotation)]!);
    if (other && areEnemies(air.seat, other.seat)) promise += 0.6 + 0.5 * WORTH[other.print]!;
  }
  for (const side of print.lightningSides) {
    const other = at(NEIGHBOURS[hex]![facing(side, rotation)]!);
    if (other && areEnemies(air.seat, other.seat))
      promise += printed(other).kind === 'banner' ? -1 : WORTH[other.print]!;
  }
  for (const side of print.linkSides) {
    const other = at(NEIGHBOURS[hex]![facing(side, rotation)]!);
    if (other && areEnemies(air.seat, other.seat) === isHostile(print.effect!)) promise += link(other, print);
  }
  if (print.kind === 'banner') return promise - air.threat[hex]!;
  const harm = (air.threat[hex]! * WORTH[print.index]!) / (1 + print.toughness);
  return promise + air.cover[hex]! + (print.attacks ? air.help[hex]! : 0) - 0.25 * harm;
}

/** What a wound of this tile is worth to the one who strikes it. */
function prey(tile: Tile, by: Print): number {
  const print = printed(tile);
  if (print.kind === 'banner') return by.kind === 'banner' ? 0 : 1.2;
  return (0.5 * WORTH[tile.print]!) / (1 + print.toughness - Math.min(print.toughness, tile.wounds));
}

/** What a link of this Rune to this tile is worth. */
function link(tile: Tile, rune: Print): number {
  const print = printed(tile);
  switch (rune.effect) {
    case 'regeneration':
      return print.kind === 'banner' ? 1 : 0.6 * WORTH[tile.print]!;
    case 'melee-1':
      return print.kind !== 'banner' && print.meleeSides.length > 0 ? 0.8 : 0;
    case 'ranged-1':
    case 'penetration':
      return print.rangedSides.length > 0 ? 0.9 : 0;
    default:
      return print.kind === 'banner' ? 0.2 : print.attacks ? 0.8 : 0.1;
  }
}
