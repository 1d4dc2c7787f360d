import type { ForecastView } from '../view.js';
import type { Mention } from '../vocabulary.js';
import { sidesOf } from './reading.js';
import type { ArenaScene } from './sentences.js';

/** What a Battle would cost one side: its tiles, and its Banner before and after. */
export interface Cost {
  /** Null = the side of the one who is asked. */
  readonly names: readonly string[] | null;
  readonly tiles: readonly Mention[];
  readonly before: number;
  readonly after: number;
}

/** The costs of a Battle, the asked seat's side first. */
export function costsOf({ removed, before, after }: ForecastView, scene: ArenaScene, seat: number): Cost[] {
  const sides = sidesOf(scene);
  const own = sides.find(seats => seats.includes(seat))!;
  return [own, ...sides.filter(seats => seats !== own)].map(seats => ({
    names: seats === own ? null : seats.map(other => scene.names[other]!),
    tiles: removed.filter(tile => seats.includes(tile.seat)),
    before: before[seats[0]!]!,
    after: after[seats[0]!]!,
  }));
}
