import { HEX_COUNT, makeHex, parseHex } from '../../../geometry/hex.js';
import { addStrikes, enemyHexes } from '../attacks.js';
import { chargeSteps } from '../charge.js';
import type { Hit } from '../hit.js';
import { canAttack, influenceOf } from '../influence.js';
import { jumpsFrom, stepsFrom } from '../movement.js';
import { nettedHexes } from '../nets.js';
import { printOf } from '../prints.js';
import { pushHexes } from '../push.js';
import { setup } from '../setup.js';
import { view } from '../sight.js';
import { onsetOf } from '../start-of-battle.js';
import { type Arena, type Mode, makeTile, printed, type Tile } from '../state.js';
import type { ArenaView } from '../view.js';
import type { Example, Going } from './example.js';

const MODE_OF: Readonly<Record<number, Mode>> = { 2: 'duel', 3: 'three', 4: 'four' };

/** The position of an example. */
export function arenaOf({ factions, tiles, elements = {}, folded = {} }: Example): Arena {
  const hasMonoliths = Object.keys(elements).length + Object.keys(folded).length > 0;
  const arena = setup({
    seats: factions.length,
    chosen: { mode: MODE_OF[factions.length]!, first: 'first', monoliths: hasMonoliths ? 'on' : 'off' },
    sides: factions,
    random: [1, 2, 3, 4],
  });
  for (const line of tiles) put(arena, line);
  for (const seat of arena.seats) seat.monolith = null;
  for (const [seat, hexes] of Object.entries(elements)) {
    const [banner, one, other] = hexes.map(hexNamed);
    const lies: [number, number, number] = [banner!, one!, other!];
    arena.seats[Number(seat)]!.monolith = { folded: false, secret: false, hexes: lies, under: [null, null] };
  }
  for (const [seat, [hex, one, other]] of Object.entries(folded)) {
    const owner = Number(seat);
    const inside = (tile: string): Tile => makeTile(arena, owner, printOf(arena.seats[owner]!.faction, tile).index, 0);
    const lies: [number, number, number] = [hexNamed(hex), -1, -1];
    const under: [Tile, Tile] = [inside(one), inside(other)];
    arena.seats[owner]!.monolith = { folded: true, secret: true, hexes: lies, under };
  }
  return arena;
}

/** The same as anybody sees it: what tiles do to each other is worked out by the rules. */
export const viewOf = (example: Example): ArenaView => view(arenaOf(example), 'spectator');

/** Whom the tiles on these hexes strike now: by their own sides (MA-8), a Morlock at the start of a Battle (MA-19). */
export function hitsOf(arena: Arena, hexes: readonly string[]): Hit[] {
  const influence = influenceOf(arena);
  const wanted = hexes.map(hexNamed);
  const hits = onsetOf(arena, influence).hits.filter(({ source }) => wanted.includes(source));
  for (const hex of wanted) if (canAttack(influence, hex)) addStrikes(arena, hex, influence, hits);
  return hits;
}

/** The hexes a tile may go to, or be aimed at, by the rules. */
export function goalsOf(arena: Arena, goes: Going): string[] {
  return hexesOf(arena, goes).map(makeHex);
}

function hexesOf(arena: Arena, goes: Going): number[] {
  switch (goes.by) {
    case 'step':
      return stepsFrom(arena, hexNamed(goes.from));
    case 'jump':
      return jumpsFrom(arena, hexNamed(goes.from));
    case 'push':
      return pushHexes(arena, { pusher: hexNamed(goes.from), pushed: hexNamed(goes.pushed) });
    case 'charge':
      return chargeSteps(arena, hexNamed(goes.from), nettedHexes(arena));
    case 'place':
      return Array.from({ length: HEX_COUNT }, (_, hex) => hex).filter(hex => arena.board[hex] === null);
    case 'aim':
      return enemyHexes(arena, goes.seat).filter(hex => goes.banners || printed(arena.board[hex]!).kind !== 'banner');
  }
}

const MARKERS = ['poison', 'wounds', 'entrenched'] as const;

function put(arena: Arena, line: string): void {
  const [seat, tile, hex, rotation, ...markers] = line.split(' ');
  const owner = Number(seat);
  const lying = makeTile(arena, owner, printOf(arena.seats[owner]!.faction, tile!).index, Number(rotation));
  for (const marker of markers) {
    const [what, count] = marker.split('=');
    const known = MARKERS.find(each => each === what);
    if (known) lying[known] = Number(count);
    else if (what === 'caught') lying.caught = true;
    else throw new Error(`Unknown marker: ${line}`);
  }
  arena.board[hexNamed(hex!)] = lying;
}

function hexNamed(name: string): number {
  const hex = parseHex(name);
  if (hex === undefined) throw new Error(`Not a hex: ${name}`);
  return hex;
}
