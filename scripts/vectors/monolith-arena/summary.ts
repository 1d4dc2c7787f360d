import { view } from '../../../src/games/monolith-arena/sight.js';
import { type Arena, printed, type Tile } from '../../../src/games/monolith-arena/state.js';
import { poisonSupply } from '../../../src/games/monolith-arena/venom.js';
import type { TileView } from '../../../src/games/monolith-arena/view.js';
import { AXIAL, parseHex } from '../../../src/geometry/hex.js';
import type { Place } from './format.js';
import type { Position } from './position.js';

/** The tiles inside folded Monoliths. */
const hiddenTiles = (arena: Arena): Tile[] =>
  arena.seats.flatMap(({ monolith }) => monolith?.under.filter(tile => tile !== null) ?? []);

/** Everything a vector may ask of a position, by ref, read from what a spectator sees wherever that shows it. */
export function summarise(position: Position) {
  const { arena, ids, players, sides } = position;
  const refs = new Map([...ids].map(([ref, id]) => [id, ref]));
  const ref = (id: number): string => refs.get(id) ?? `tile ${id}`;
  const { tiles } = view(arena, 'spectator');
  const all = [...arena.board.filter(tile => tile !== null), ...hiddenTiles(arena)];
  const present = new Set(all.map(({ id }) => id));
  const named = (wanted: (tile: TileView) => boolean) => tiles.filter(wanted).map(({ id }) => ref(id));
  const counts = (value: (tile: Tile) => number) =>
    Object.fromEntries(all.filter(tile => value(tile) > 0).map(tile => [ref(tile.id), value(tile)]));
  const byTile = <T>(value: (tile: TileView) => T) =>
    Object.fromEntries(tiles.map(tile => [ref(tile.id), value(tile)]));
  const news = arena.news.map(({ entry }) => entry);
  const segments = news.flatMap(entry =>
    entry.tell === 'segment' && entry.number === arena.battleCount && entry.segment.initiative !== null
      ? [entry.segment]
      : [],
  );
  const winner = arena.outcome?.places.every(place => place === 1) ? null : arena.outcome?.places.indexOf(1);
  return {
    removed: [...ids].filter(([, id]) => !present.has(id)).map(([name]) => name),
    wounds: counts(({ wounds }) => wounds),
    poison: counts(({ poison }) => poison),
    hitPoints: Object.fromEntries(sides.map((side, seat) => [side, arena.pools[seat % 2]!])),
    netted: named(({ nettedBy }) => nettedBy.length > 0),
    disarmed: named(({ disarmed }) => disarmed),
    positions: byTile(({ hex }) => AXIAL[parseHex(hex)!] as Place),
    rotations: byTile(({ rotation }) => rotation),
    initiative: byTile(({ initiative }) => initiative),
    maxHitPoints: byTile(({ hitPoints }) => hitPoints),
    meleeBonus: byTile(({ meleeBonus }) => meleeBonus),
    segments: segments.map(({ initiative }) => initiative),
    attacks: Object.fromEntries(
      segments.map(({ initiative, attackers, tiles: lying }) => [
        String(initiative),
        attackers.filter(id => lying.find(tile => tile.id === id)!.tile !== 'banner').map(ref),
      ]),
    ),
    folded: players.filter((_, seat) => arena.seats[seat]!.monolith?.folded),
    hiddenTiles: hiddenTiles(arena).map(({ id }) => ref(id)),
    poisonPool: poisonSupply(arena),
    entrenched: all.filter(({ entrenched }) => entrenched > 0).map(({ id }) => ref(id)),
    battles: news.filter(({ tell }) => tell === 'battle-begins').length,
    result: arena.outcome === null ? null : winner == null ? 'draw' : `${sides[winner]} wins`,
    banners: arena.board.filter(tile => tile && printed(tile).kind === 'banner').length,
  };
}

export type Summary = ReturnType<typeof summarise>;
