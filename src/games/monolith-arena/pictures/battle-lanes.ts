import type { Point } from '../../../geometry/paths.js';
import type { StrikeView } from '../view.js';

/** A strike from one place to another, in radii. */
export interface Way {
  readonly strike: StrikeView;
  readonly from: Point;
  readonly to: Point;
}

/** How far to the side of the straight line an arrow is drawn, in radii, seen along the arrow. */
export type Lanes = ReadonlyMap<StrikeView, number>;

interface Track {
  readonly way: Way;
  /** Which straight line it lies on, whatever its direction. */
  readonly line: string;
  readonly start: number;
  readonly end: number;
  /** Whether it runs along its line or against it. */
  readonly along: boolean;
  lane: number;
}

/** Arrows end short of the middles of their tiles: what only meets in a tile does not collide. */
const SHORT = 0.42;
const APART = 0.4;

/**
 * The collision rule: arrows that would lie on top of each other (blows exchanged, a shot over the head of another)
 * are laid in lanes beside each other; an arrow that has its line to itself stays in the middle.
 */
export function lanesOf(ways: readonly Way[]): Lanes {
  const tracks = ways.map(trackOf);
  const lanes = new Map<StrikeView, number>();
  for (const cluster of clustersOf(tracks)) {
    const count = layOut(cluster);
    for (const { way, lane, along } of cluster) {
      const offset = (lane - (count - 1) / 2) * APART;
      lanes.set(way.strike, along ? offset : -offset);
    }
  }
  return lanes;
}

function trackOf(way: Way): Track {
  const dx = way.to[0] - way.from[0];
  const dy = way.to[1] - way.from[1];
  const length = Math.hypot(dx, dy) || 1;
  const along = dx > 0.01 || (Math.abs(dx) <= 0.01 && dy > 0);
  const [ux, uy] = along ? [dx / length, dy / length] : [-dx / length, -dy / length];
  const reach = ([x, y]: Point): number => x * ux + y * uy;
  const aside = way.from[0] * uy - way.from[1] * ux;
  const ends = [reach(way.from), reach(way.to)] as const;
  return {
    way,
    line: `${ux.toFixed(2)} ${uy.toFixed(2)} ${aside.toFixed(2)}`.replaceAll('-0.00', '0.00'),
    start: Math.min(...ends) + SHORT,
    end: Math.max(...ends) - SHORT,
    along,
    lane: 0,
  };
}

const overlap = (one: Track, other: Track): boolean =>
  one.line === other.line && one.start < other.end && other.start < one.end;

/** Tracks that touch each other, directly or by way of others. */
function clustersOf(tracks: readonly Track[]): Track[][] {
  const clusters: Track[][] = [];
  for (const track of tracks) {
    const touching = clusters.filter(cluster => cluster.some(other => overlap(track, other)));
    const merged = [...touching.flat(), track];
    for (const cluster of touching) clusters.splice(clusters.indexOf(cluster), 1);
    clusters.push(merged);
  }
  return clusters;
}

/** Gives every track the first lane that is free, the short ones first; returns how many lanes there are. */
function layOut(cluster: Track[]): number {
  const laid: Track[] = [];
  for (const track of cluster.sort((one, other) => one.end - one.start - (other.end - other.start))) {
    const taken = new Set(laid.filter(other => overlap(track, other)).map(({ lane }) => lane));
    while (taken.has(track.lane)) track.lane += 1;
    laid.push(track);
  }
  return Math.max(...cluster.map(({ lane }) => lane)) + 1;
}
