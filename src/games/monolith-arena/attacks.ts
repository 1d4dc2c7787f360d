import { ask, type Rules } from '../../engine/rules.js';
import { facing, HEX_COUNT, makeHex, NEIGHBOURS, opposite, parseHex, RAYS, sideFacing } from '../../geometry/hex.js';
import type { Hit } from './hit.js';
import { type Influence, isIn } from './influence.js';
import { hexQuestion } from './question.js';
import { RULINGS } from './rulings.js';
import { type Arena, printed, type Tile } from './state.js';
import { areEnemies, seatsFromActive } from './teams.js';

/** Whether the attacks of the tile on this hex leave poison (MA-13.1, MA-15.3). */
export const hasVenom = (tile: Tile, hex: number, influence: Influence): boolean =>
  printed(tile).hasVenom || isIn(influence.venomous, hex);

/** Everything the attacking sides of a tile strike, all at once (MA-8.4). Bonuses raise only sides that attack (MA-8.5). */
export function addStrikes(arena: Arena, hex: number, influence: Influence, hits: Hit[]): void {
  const tile = arena.board[hex]!;
  const print = printed(tile);
  const venom = hasVenom(tile, hex, influence);
  for (const side of print.meleeSides) {
    const target = NEIGHBOURS[hex]![facing(side, tile.rotation)]!;
    const other = target < 0 ? null : arena.board[target];
    if (!other || !areEnemies(tile.seat, other.seat)) continue;
    // A Banner never wounds a Banner (MA-8.9).
    if (print.kind === 'banner' && printed(other).kind === 'banner') continue;
    const strength = print.melee[side]! + influence.melee[hex]!;
    hits.push({ target, source: hex, kind: 'melee', strength, stopped: 0, venom });
  }
  for (const side of print.rangedSides) addShot(arena, hex, side, influence, venom, hits);
}

/** A shot flies over friends and empty hexes to the first enemy (MA-8.2, MA-8.3), or with Penetration to all of them. */
function addShot(arena: Arena, hex: number, side: number, influence: Influence, venom: boolean, hits: Hit[]): void {
  const tile = arena.board[hex]!;
  const direction = facing(side, tile.rotation);
  const pierces = isIn(influence.piercing, hex);
  const power = printed(tile).ranged[side]!;
  const strength = (pierces && RULINGS.penetration === 'one' ? 1 : power) + influence.ranged[hex]!;
  for (const target of RAYS[hex]![direction]!) {
    const other = arena.board[target];
    if (!other || !areEnemies(tile.seat, other.seat)) continue;
    // Armor on the side the shot arrives at takes 1 off this attack alone (MA-8.6).
    const stopped = printed(other).armor[sideFacing(opposite(direction), other.rotation)]! > 0 ? 1 : 0;
    hits.push({ target, source: hex, kind: 'ranged', strength, stopped, venom });
    if (!pierces) return;
  }
}

/** The tiles an attacker of this seat may strike anywhere (MA-8.10). */
export function enemyHexes(arena: Arena, seat: number): number[] {
  const hexes: number[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const tile = arena.board[hex];
    if (tile && areEnemies(seat, tile.seat)) hexes.push(hex);
  }
  return hexes;
}

/** Assassins pick their targets, the active player's first (AMB-19). Compulsory; it counts as melee (MA-8.10). */
export function* aimAssassins(
  arena: Arena,
  attackers: readonly number[],
  influence: Influence,
  segment: number,
): Rules<Hit[]> {
  const hits: Hit[] = [];
  const assassins = attackers.filter(hex => printed(arena.board[hex]!).anywhere > 0);
  if (assassins.length === 0) return hits;
  for (const seat of seatsFromActive(arena)) {
    for (const hex of assassins) {
      const tile = arena.board[hex]!;
      if (tile.seat !== seat) continue;
      const about = { moment: segment, from: makeHex(hex) };
      const target = parseHex(yield* ask(hexQuestion('assassin', seat, about, enemyHexes(arena, seat))))!;
      const strength = printed(tile).anywhere + influence.melee[hex]!;
      hits.push({
        target,
        source: hex,
        kind: 'anywhere',
        strength,
        stopped: 0,
        venom: hasVenom(tile, hex, influence),
      });
    }
  }
  return hits;
}
