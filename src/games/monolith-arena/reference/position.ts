import { parseHex } from '../../../geometry/hex.js';
import { printOf } from '../prints.js';
import { setup } from '../setup.js';
import { view } from '../sight.js';
import { type Arena, type Mode, makeTile } from '../state.js';
import type { ArenaView } from '../view.js';
import type { Example } from './examples.js';

const MODE_OF: Readonly<Record<number, Mode>> = { 2: 'duel', 3: 'three', 4: 'four' };

/** The position of an example as anybody sees it: what tiles do to each other is worked out by the rules. */
export function viewOf({ factions, tiles, elements }: Example): ArenaView {
  const arena = setup({
    seats: factions.length,
    chosen: { mode: MODE_OF[factions.length]!, first: 'first', monoliths: elements ? 'on' : 'off' },
    sides: factions,
    random: [1, 2, 3, 4],
  });
  for (const line of tiles) put(arena, line);
  for (const seat of arena.seats) seat.monolith = null;
  for (const [seat, hexes] of Object.entries(elements ?? {})) {
    const [banner, one, other] = hexes.map(hexNamed);
    arena.seats[Number(seat)]!.monolith = {
      folded: false,
      secret: false,
      hexes: [banner!, one!, other!],
      under: [null, null],
    };
  }
  return view(arena, 'spectator');
}

function put(arena: Arena, line: string): void {
  const [seat, tile, hex, rotation, ...markers] = line.split(' ');
  const owner = Number(seat);
  const lying = makeTile(arena, owner, printOf(arena.seats[owner]!.faction, tile!).index, Number(rotation));
  for (const marker of markers) {
    const [what, count] = marker.split('=');
    if (what !== 'poison' && what !== 'wounds') throw new Error(`Unknown marker: ${line}`);
    lying[what] = Number(count);
  }
  arena.board[hexNamed(hex!)] = lying;
}

function hexNamed(name: string): number {
  const hex = parseHex(name);
  if (hex === undefined) throw new Error(`Not a hex: ${name}`);
  return hex;
}
