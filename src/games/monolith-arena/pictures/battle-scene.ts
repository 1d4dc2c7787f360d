import type { Mark } from '../../../engine/drawing.js';
import { makeHex, NEIGHBOURS, parseHex } from '../../../geometry/hex.js';
import { hex } from '../../../geometry/paths.js';
import type { SegmentView, TileView } from '../view.js';
import { placeBadge } from './badges.js';
import { type Shot, saveArrow, strikeArrow } from './battle-arrows.js';
import { lanesOf, type Way } from './battle-lanes.js';
import { freeCorner, type Result, resultBadge, resultCover } from './battle-results.js';
import { pieces } from './board.js';
import { angle, frame } from './effects.js';
import { emptyHex } from './floor.js';
import { hexMiddle, type Layout, onHex, placeOf } from './layout.js';
import { group, shape } from './marks.js';
import { coloursOf, INK, type Livery } from './palette.js';
import { poolPlate } from './tokens.js';

/** Everything a segment's arrows and badges touch. */
export function involved(segment: SegmentView): TileView[] {
  const ids = new Set([
    ...segment.strikes.flatMap(({ from, to }) => [from, to]),
    ...segment.saves.flatMap(({ rune, tile }) => [rune, tile]),
    ...segment.removed,
    ...segment.poisoned,
  ]);
  return segment.tiles.filter(({ id }) => ids.has(id));
}

/** A part of the board, who acts on it, and what came of it. */
export function segmentScene(segment: SegmentView, hexes: readonly string[], layout: Layout, livery: Livery): Mark[] {
  const tiles = segment.tiles.filter(tile => hexes.includes(tile.hex)).map(tile => within(tile, hexes));
  const elements = segment.elements.filter(element => hexes.includes(element.hex));
  const acting = new Set(segment.strikes.filter(({ kind }) => kind !== 'poison').map(({ from }) => from));
  const concerned = new Set(involved(segment).map(({ id }) => id));
  const seats = segment.after.map(hitPoints => ({ hitPoints, hidden: null }));
  const results = resultsOf(segment);
  return [
    ...hexes.map(name => group(emptyHex(name), { ...onHex(layout, name), alpha: 0.55 })),
    ...pieces({ tiles, elements, seats }, layout, livery),
    ...tiles
      .filter(({ id }) => !concerned.has(id))
      .map(tile => group([shape(hex(96), { fill: '#0C0E14A6' })], onHex(layout, tile.hex))),
    ...tiles.filter(({ id }) => acting.has(id)).map(tile => frame(onHex(layout, tile.hex), INK.gold)),
    ...tiles.map(tile => group((results.get(tile.id) ?? []).flatMap(resultCover), onHex(layout, tile.hex))),
    ...arrows(segment, layout),
    ...tiles
      .filter(({ id }) => concerned.has(id))
      .map(tile => group(plates(tile, segment, livery), onHex(layout, tile.hex, 0.93))),
    ...badges(segment, results, layout),
  ];
}

/** What must stay readable under arrows: the name of the hex, and a Banner's hit points. */
const plates = (tile: TileView, { after }: SegmentView, livery: Livery): Mark[] => [
  ...placeBadge(tile.hex, coloursOf(tile.faction, livery)),
  ...(tile.tile === 'banner'
    ? poolPlate(after[tile.seat] ?? 0, tile.poison + tile.entrenched > 0 || tile.disarmed ? 40 : 35)
    : []),
];

/** What reaches out of the part shown is not drawn: it would point at nothing. */
function within(tile: TileView, hexes: readonly string[]): TileView {
  const isShown = (direction: number): boolean => {
    const to = NEIGHBOURS[parseHex(tile.hex)!]![direction]!;
    return to >= 0 && hexes.includes(makeHex(to));
  };
  return {
    ...tile,
    holds: tile.holds.filter(isShown),
    links: tile.links.map(link => ({ ...link, lit: link.lit && isShown(link.direction) })),
  };
}

function resultsOf(segment: SegmentView): Map<number, Result[]> {
  const results = new Map<number, Result[]>();
  const add = (id: number, result: Result): void => {
    results.set(id, [...(results.get(id) ?? []), result]);
  };
  const spent = new Set(segment.saves.map(({ rune }) => rune));
  for (const { rune, tile } of segment.saves) {
    add(rune, { kind: 'spent' });
    add(tile, { kind: 'saved' });
  }
  for (const tile of segment.tiles) {
    if (segment.removed.includes(tile.id)) {
      if (!spent.has(tile.id)) add(tile.id, { kind: 'dead' });
    } else if (tile.tile === 'banner') {
      const lost = woundsOn(segment, tile);
      if (lost > 0) add(tile.id, { kind: 'pool', lost });
    } else {
      const wounds = woundsOn(segment, tile);
      if (wounds > 0) add(tile.id, { kind: 'wounded', wounds });
    }
  }
  for (const id of segment.poisoned) add(id, { kind: 'poisoned' });
  return results;
}

/** Wounds that reached a tile: not what armour stopped nor what a Rune took away. */
function woundsOn(segment: SegmentView, { id }: TileView): number {
  const saved = segment.saves.filter(({ tile }) => tile === id).map(({ source }) => source);
  return segment.strikes
    .filter(({ to, from, kind }) => to === id && !saved.includes(kind === 'poison' ? null : from))
    .reduce((sum, { strength, stopped }) => sum + strength - stopped, 0);
}

const placed = (segment: SegmentView, id: number): TileView | undefined => segment.tiles.find(tile => tile.id === id);

function arrows(segment: SegmentView, layout: Layout): Mark[] {
  const ways: Way[] = segment.strikes.flatMap(strike => {
    const [from, to] = [placed(segment, strike.from), placed(segment, strike.to)];
    return from && to && from !== to ? [{ strike, from: hexMiddle(from.hex), to: hexMiddle(to.hex) }] : [];
  });
  const lanes = lanesOf(ways.filter(({ strike }) => strike.kind !== 'anywhere'));
  const shotOf = (from: string, to: string, lane: number): Shot => ({
    from: placeOf(layout, from),
    to: placeOf(layout, to),
    radius: layout.radius,
    lane,
  });
  // Long shots lie under short blows.
  const far = ({ from, to }: Way): number => Math.hypot(to[0] - from[0], to[1] - from[1]);
  const struck = [...ways]
    .sort((one, other) => far(other) - far(one))
    .flatMap(({ strike }) =>
      strikeArrow(
        strike,
        shotOf(placed(segment, strike.from)!.hex, placed(segment, strike.to)!.hex, lanes.get(strike) ?? 0),
      ),
    );
  const saved = segment.saves.flatMap(({ rune, tile }) => {
    const [from, to] = [placed(segment, rune), placed(segment, tile)];
    return from && to ? saveArrow(shotOf(from.hex, to.hex, 0)) : [];
  });
  return [...struck, ...saved];
}

/** Each tile's badges, in corners where no arrow comes or goes. */
function badges(segment: SegmentView, results: ReadonlyMap<number, readonly Result[]>, layout: Layout): Mark[] {
  return segment.tiles.flatMap(tile => {
    const own = results.get(tile.id);
    if (!own) return [];
    const busy = [...segment.strikes, ...segment.saves.map(({ rune, tile: to }) => ({ from: rune, to }))].flatMap(
      ({ from, to }) => {
        const other = placed(segment, from === tile.id ? to : from);
        const isMine = from === tile.id || to === tile.id;
        return isMine && other && other !== tile ? [angle(hexMiddle(tile.hex), hexMiddle(other.hex))] : [];
      },
    );
    return own.map(result => group(resultBadge(result, freeCorner(busy)), onHex(layout, tile.hex)));
  });
}
