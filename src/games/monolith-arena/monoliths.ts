import { seal, tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { HEX_COUNT, makeHex, parseHex } from '../../geometry/hex.js';
import { areTogether, elementAt } from './elements.js';
import { askRotation, loseSupport } from './movement.js';
import { nettedHexes } from './nets.js';
import { mark, mention } from './news.js';
import { fightWhenFull } from './play.js';
import { hexQuestion } from './question.js';
import { RULINGS } from './rulings.js';
import { type Arena, activeSeat, isFull, type Monolith, printed, type Tile } from './state.js';
import type { Subject } from './vocabulary.js';

/** The hexes an element may be unfolded onto: empty, and without any element (MA-22.8). */
function freeHexes(arena: Arena): number[] {
  const hexes: number[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++)
    if (arena.board[hex] === null && elementAt(arena, hex) === null) hexes.push(hex);
  return hexes;
}

/** Where the second element may go once the first lies on `one` (MA-22.7). */
const partnersOf = (free: readonly number[], banner: number, one: number): number[] =>
  free.filter(other => other !== one && areTogether(banner, one, other));

/** Whether the seat may unfold its Monolith now (MA-22.5, MA-22.8, AMB-25). A netted Banner does not prevent it. */
export function canUnfold(arena: Arena, seat: number): boolean {
  const { monolith } = arena.seats[seat]!;
  if (!monolith?.folded) return false;
  if (arena.turn.placed && !RULINGS.unfoldAfterPlacing) return false;
  const free = freeHexes(arena);
  return free.some(one => partnersOf(free, monolith.hexes[0], one).length > 0);
}

/** The Monolith's owner places both lower elements, then the tiles on them are turned (MA-22.7, MA-22.15). */
export function* unfold(arena: Arena, seat: number): Rules<void> {
  const monolith = arena.seats[seat]!.monolith!;
  const free = freeHexes(arena);
  const [banner] = monolith.hexes;
  const firsts = free.filter(one => partnersOf(free, banner, one).length > 0);
  const one = yield* askElement(seat, monolith.under[0], firsts);
  const two = yield* askElement(seat, monolith.under[1], partnersOf(free, banner, one));
  arena.pending = { what: 'unfold', hexes: [one, two], wasFull: isFull(arena) };
  if (monolith.under.some(tile => tile !== null && tile.seat !== seat)) {
    arena.phase = 'unfold';
    seal(arena); // another player is asked: the elements lie as they lie
    return;
  }
  yield* turnElements(arena);
}

function* askElement(seat: number, tile: Tile | null, hexes: readonly number[]): Rules<number> {
  const about = { ...elementSubject(seat, tile), action: 'unfold' as const, removes: [] };
  return parseHex(yield* ask(hexQuestion('hex', seat, about, hexes)))!;
}

const elementSubject = (seat: number, tile: Tile | null): Subject =>
  tile === null ? { tile: 'element', seat, hex: null } : { tile: printed(tile).id, seat: tile.seat, hex: null };

/** Tiles of others are turned by their controllers first, own ones by the Monolith's owner (MA-22.15, AMB-27). */
export function* turnElements(arena: Arena): Rules<void> {
  const seat = activeSeat(arena);
  const monolith = arena.seats[seat]!.monolith!;
  const { hexes, wasFull } = arena.pending as Extract<Arena['pending'], { what: 'unfold' }>;
  const rotations: [number, number] = [0, 0];
  for (const foreign of [true, false]) {
    for (const index of [0, 1] as const) {
      const tile = monolith.under[index];
      if (tile === null || (tile.seat !== seat) !== foreign) continue;
      const about = elementSubject(seat, tile);
      const { rotation } = tile;
      rotations[index] = yield* askRotation(tile.seat, printed(tile), about, 'unfold', hexes[index], rotation, {
        isTrifle: foreign,
      });
    }
  }
  arena.pending = null;
  arena.phase = 'turn';
  spread(arena, seat, monolith, hexes, rotations);
  fightWhenFull(arena, wasFull);
}

/** All three elements appear at once (MA-22.16); who lived by the Guardian aura is looked at again (AMB-34). */
function spread(
  arena: Arena,
  seat: number,
  monolith: Monolith,
  hexes: readonly [number, number],
  rotations: readonly [number, number],
): void {
  const first = monolith.secret;
  const tiles = monolith.under;
  for (const index of [0, 1] as const) {
    const tile = tiles[index];
    monolith.hexes[index + 1] = hexes[index];
    if (tile === null) continue;
    tile.rotation = rotations[index];
    arena.board[hexes[index]] = tile;
  }
  monolith.under = [null, null];
  monolith.folded = false;
  monolith.secret = false;
  arena.turn.unfolded = true;
  if (first) seal(arena); // what was inside is known now
  tell(arena, {
    tell: 'unfolded',
    seat,
    hexes: [makeHex(hexes[0]), makeHex(hexes[1])],
    tiles: [tiles[0] && mention(tiles[0], hexes[0]), tiles[1] && mention(tiles[1], hexes[1])],
    rotations,
    first,
  });
  mark(arena, seat, 'unfolded', null, null, [monolith.hexes[0], ...hexes]);
  loseSupport(arena);
}

/** After a Battle every unfolded Monolith folds, unless a tile on a lower element is netted (MA-22.9, MA-22.11, AMB-26). */
export function foldMonoliths(arena: Arena): void {
  if (!arena.seats.some(({ monolith }) => monolith !== null && !monolith.folded)) return;
  const netted = nettedHexes(arena);
  for (let seat = 0; seat < arena.seats.length; seat++) {
    const { monolith } = arena.seats[seat]!;
    // Where the Banner has fallen the match is over and nothing folds any more.
    if (monolith === null || monolith.folded || arena.board[monolith.hexes[0]] === null) continue;
    const lower = [monolith.hexes[1], monolith.hexes[2]] as const;
    const held = lower.filter(hex => arena.board[hex] !== null && (netted & (1 << hex)) !== 0);
    if (held.length > 0) {
      tell(arena, { tell: 'not-folded', seat, netted: held.map(hex => mention(arena.board[hex]!, hex)) });
      continue;
    }
    const tiles = lower.flatMap(hex => (arena.board[hex] ? [mention(arena.board[hex], hex)] : []));
    monolith.under = [arena.board[lower[0]]!, arena.board[lower[1]]!];
    for (const hex of lower) arena.board[hex] = null;
    monolith.hexes = [monolith.hexes[0], -1, -1];
    monolith.folded = true;
    tell(arena, { tell: 'folded', seat, tiles });
  }
  loseSupport(arena);
}
