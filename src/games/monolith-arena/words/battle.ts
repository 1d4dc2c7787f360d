import type { SegmentView, StrikeView, TileView } from '../view.js';
import { isThing, sidesOf } from './reading.js';
import type { ArenaScene } from './sentences.js';

/** One tile's strikes of one kind in a segment. */
export interface Blow {
  readonly by: TileView;
  readonly kind: StrikeView['kind'];
  readonly targets: readonly Target[];
}

export interface Target {
  readonly tile: TileView;
  readonly wounds: number;
  readonly isStopped: boolean;
}

/** A pool that a Battle changed: the seats it belongs to, before and after. */
export interface Loss {
  readonly names: readonly string[];
  readonly before: number;
  readonly after: number;
}

/** A segment put in order for telling it. */
export interface Told {
  readonly initiative: number | null;
  readonly blows: readonly Blow[];
  readonly saves: readonly { readonly rune: TileView; readonly tile: TileView; readonly source: TileView | null }[];
  readonly poisoned: readonly TileView[];
  /** Champions that died, then Runes and Banners that fell; Runes that left by saving are told with what they saved. */
  readonly dead: readonly TileView[];
  readonly fallen: readonly TileView[];
  readonly losses: readonly Loss[];
}

export function toldSegment(segment: SegmentView, scene: ArenaScene): Told {
  const find = (id: number): TileView => segment.tiles.find(tile => tile.id === id)!;
  const savers = new Set(segment.saves.map(({ rune }) => rune));
  const left = segment.removed.filter(id => !savers.has(id)).map(find);
  return {
    initiative: segment.initiative,
    blows: blowsOf(segment.strikes, find),
    saves: segment.saves.map(({ rune, tile, source }) => ({
      rune: find(rune),
      tile: find(tile),
      source: source === null ? null : find(source),
    })),
    poisoned: segment.poisoned.map(find),
    dead: left.filter(tile => !isThing(scene, tile)),
    fallen: left.filter(tile => isThing(scene, tile)),
    losses: lossesOf(scene, segment.before, segment.after).filter(({ before, after }) => before !== after),
  };
}

function blowsOf(strikes: readonly StrikeView[], find: (id: number) => TileView): Blow[] {
  const groups = new Map<string, StrikeView[]>();
  for (const strike of strikes) {
    const key = `${strike.from} ${strike.kind}`;
    groups.set(key, [...(groups.get(key) ?? []), strike]);
  }
  return [...groups.values()].map(group => ({
    by: find(group[0]!.from),
    kind: group[0]!.kind,
    targets: group.map(({ to, strength, stopped }) => ({
      tile: find(to),
      wounds: strength - stopped,
      isStopped: stopped > 0 && stopped >= strength,
    })),
  }));
}

/** The pools of both sides, before and after. */
export function lossesOf(scene: ArenaScene, before: readonly number[], after: readonly number[]): Loss[] {
  return sidesOf(scene).map(seats => ({
    names: seats.map(seat => scene.names[seat]!),
    before: before[seats[0]!]!,
    after: after[seats[0]!]!,
  }));
}

/** "18", or "20 → 18" where it changed. */
export const poolText = ({ before, after }: Loss): string => (before === after ? `${after}` : `${before} → ${after}`);
