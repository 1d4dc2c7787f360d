import type { OneDecision, SomeDecision } from '../../../engine/decision.js';
import { type RandomState, randomBelow } from '../../../engine/random.js';
import { ADJACENT, AXIAL, parseHex } from '../../../geometry/hex.js';
import { printOf } from '../prints.js';
import { type Arena, printed } from '../state.js';
import { areEnemies } from '../teams.js';
import { WORTH } from './tile-worth.js';

/** The strongest tiles are hidden: they come into play together when the time is right. */
export function hiddenTiles({ options, about, min }: SomeDecision): string[] {
  const worthOf = (id: string) => WORTH[printOf(String(about!.faction), id.replace('#2', '')).index]!;
  return options
    .map(({ id }) => id)
    .sort((one, other) => worthOf(other) - worthOf(one))
    .slice(0, min);
}

/** At the rim, where fewer sides are open, and away from the enemy. */
export function bannerHexName({ board }: Arena, { options, seat }: OneDecision, random: RandomState): string {
  const enemies = board.flatMap((tile, hex) =>
    tile && areEnemies(tile.seat, seat) && printed(tile).kind === 'banner' ? [hex] : [],
  );
  let chosen = options[0]!.id;
  let most = Number.NEGATIVE_INFINITY;
  for (const { id } of options) {
    const hex = parseHex(id)!;
    const rim = ADJACENT[hex]!.length === 4 ? 2 : ADJACENT[hex]!.length === 3 ? 1 : 0;
    const away = enemies.reduce((sum, enemy) => sum + Math.min(3, distance(hex, enemy)), 0);
    const value = rim + away + randomBelow(random, 100) / 100;
    if (value > most) {
      most = value;
      chosen = id;
    }
  }
  return chosen;
}

function distance(one: number, other: number): number {
  const [q, r] = [AXIAL[one]![0] - AXIAL[other]![0], AXIAL[one]![1] - AXIAL[other]![1]];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}
