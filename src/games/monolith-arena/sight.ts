import type { Reader } from '../../engine/game.js';
import { facing, HEX_COUNT, makeHex, NEIGHBOURS } from '../../geometry/hex.js';
import { hitPointsAt } from './banners.js';
import { forecastOf } from './forecast.js';
import { grantsOf } from './grants.js';
import { type Influence, influenceOf, initiativeOf, isIn } from './influence.js';
import { nettersOf } from './nets.js';
import { PRINTS } from './prints.js';
import { isHostile, linkedHexes } from './runes.js';
import { mayKnowHidden } from './setup.js';
import { type Arena, activeSeat, printed, type Tile } from './state.js';
import { sideOf } from './teams.js';
import type { ArenaView, ElementView, HiddenTile, SeatView, TileView } from './view.js';

/** What a reader may see of the arena. */
export function view(arena: Arena, reader: Reader): ArenaView {
  return {
    mode: arena.mode,
    variant: arena.variant,
    turn: arena.turnNumber,
    onTurn: onTurn(arena),
    seats: arena.seats.map((_, seat) => seatView(arena, seat, reader)),
    tiles: tileViews(arena, influenceOf(arena)),
    elements: elementViews(arena),
    last: arena.last,
    forecast: arena.declared !== null && reader === activeSeat(arena) ? forecastOf(arena) : null,
    turnsLeft: arena.closing?.remaining.length ?? null,
  };
}

/** The seat on turn; while Banners are placed the one that places, while tiles are hidden nobody. */
export function onTurn(arena: Arena): number | null {
  if (arena.outcome !== null || arena.phase === 'monoliths') return null;
  if (arena.phase !== 'banners') return activeSeat(arena);
  const placed = arena.board.filter(tile => tile !== null).length;
  return [...new Set(arena.order)][placed] ?? null;
}

function seatView(arena: Arena, seat: number, reader: Reader): SeatView {
  const { faction, hand, stack, discard, monolith } = arena.seats[seat]!;
  const inside = monolith?.under.filter(tile => tile !== null) ?? [];
  const knowsInside = monolith === null || !monolith.secret || (reader !== 'spectator' && mayKnowHidden(reader, seat));
  return {
    faction,
    team: arena.mode === 'duel' ? seat : sideOf(seat),
    hitPoints: arena.pools[sideOf(seat)]!,
    stack: stack.length,
    discard: discard.map(print => PRINTS[print]!.id),
    hand: arena.privateDraws && reader !== seat ? hand.length : hand.map(print => PRINTS[print]!.id),
    hidden: knowsInside ? inside.map(tile => hiddenTile(arena, tile)) : inside.length,
  };
}

const hiddenTile = (arena: Arena, tile: Tile): HiddenTile => ({
  faction: arena.seats[tile.seat]!.faction,
  tile: printed(tile).id,
});

/** Everything lying on hexes, in reading order, with all that is in force on it. */
export function tileViews(arena: Arena, influence: Influence): TileView[] {
  const granted = grantsOf(arena, influence);
  const views: TileView[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const tile = arena.board[hex];
    if (tile) views.push(tileView(arena, hex, tile, influence, granted[hex]!));
  }
  return views;
}

function tileView(arena: Arena, hex: number, tile: Tile, influence: Influence, granted: readonly string[]): TileView {
  const print = printed(tile);
  const isBanner = print.kind === 'banner';
  return {
    id: tile.id,
    seat: tile.seat,
    faction: print.faction,
    tile: print.id,
    hex: makeHex(hex),
    rotation: tile.rotation,
    wounds: tile.wounds,
    poison: tile.poison,
    entrenched: tile.entrenched,
    hitPoints: isBanner ? 0 : hitPointsAt(arena, hex, influence.netted),
    nettedBy: nettedBy(arena, hex, tile, influence),
    disarmed: isIn(influence.disarmed, hex),
    initiative: initiativeOf(arena, hex, influence),
    initiativeBonus: print.initiative.length > 0 ? influence.initiative[hex]! : 0,
    meleeBonus: influence.melee[hex]!,
    rangedBonus: influence.ranged[hex]!,
    granted,
    links: linkViews(arena, hex, tile, influence),
    holds: heldDirections(arena, hex, tile, influence),
    folded: isBanner && arena.seats[tile.seat]!.monolith?.folded === true,
  };
}

function nettedBy(arena: Arena, hex: number, tile: Tile, influence: Influence): string[] {
  if (!isIn(influence.netted, hex)) return [];
  const netters = nettersOf(arena, hex, tile.seat, influence.netted).map(makeHex);
  return tile.caught ? ['order', ...netters] : netters;
}

function linkViews(arena: Arena, hex: number, tile: Tile, influence: Influence): TileView['links'] {
  const print = printed(tile);
  if (print.effect === null || print.linkSides.length === 0) return [];
  const reached = isIn(influence.netted, hex) ? [] : linkedHexes(arena.board, hex, tile);
  const hostile = isHostile(print.effect);
  return print.linkSides.map(side => {
    const direction = facing(side, tile.rotation);
    return { direction, lit: reached.includes(NEIGHBOURS[hex]![direction]!), hostile };
  });
}

function heldDirections(arena: Arena, hex: number, tile: Tile, influence: Influence): number[] {
  if (isIn(influence.netted, hex)) return [];
  return printed(tile)
    .netSides.map(side => facing(side, tile.rotation))
    .filter(direction => {
      const to = NEIGHBOURS[hex]![direction]!;
      const other = to < 0 ? null : arena.board[to];
      return other != null && sideOf(other.seat) !== sideOf(tile.seat) && isIn(influence.netted, to);
    });
}

/** Monolith elements lying on hexes of their own, occupied or empty. */
export function elementViews(arena: Arena): ElementView[] {
  const views: ElementView[] = [];
  for (const [seat, { faction, monolith }] of arena.seats.entries()) {
    if (monolith === null || monolith.folded) continue;
    for (const hex of monolith.hexes)
      if (hex >= 0) views.push({ seat, faction, hex: makeHex(hex), empty: arena.board[hex] === null });
  }
  return views;
}
