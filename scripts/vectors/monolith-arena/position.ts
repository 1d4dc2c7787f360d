import { randomFrom } from '../../../src/engine/random.js';
import { printOf } from '../../../src/games/monolith-arena/prints.js';
import { arenaRules } from '../../../src/games/monolith-arena/rules.js';
import { type Arena, makeTile, type Tile } from '../../../src/games/monolith-arena/state.js';
import { hexAt, makeHex } from '../../../src/geometry/hex.js';
import type { Place, Player, Setup, SetupTile } from './format.js';

/** A position of a vector, set up, and who is who in it. */
export interface Position {
  arena: Arena;
  /** Player ids by seat. */
  readonly players: readonly string[];
  /** Team (or player, where everybody is alone) by seat. */
  readonly sides: readonly string[];
  /** Tile ids by ref; placed tiles join. */
  readonly ids: Map<string, number>;
}

export const hexName = ([q, r]: Place): string => makeHex(hexAt(q, r));

/** Sets the position up from a real match; stacks are empty, so nobody draws and hands hold only what a step uses. */
export function makePosition(setup: Setup, turnsBefore = 0): Position {
  const seated = seat(setup.players);
  const arena = arenaRules.setup({
    seats: seated.length,
    chosen: { mode: ['duel', 'three', 'four'][seated.length - 2]!, first: 'first' },
    sides: seated.map(({ faction }) => faction),
    random: randomFrom('0123456789abcdef0123456789abcdef'),
  });
  const players = seated.map(({ id }) => id);
  const ids = new Map<string, number>();
  const position: Position = { arena, players, sides: seated.map(({ id, team }) => team ?? id), ids };
  arena.news = [];
  arena.turnNumber = 10;
  arena.turn = { limit: 3, left: null, placed: false, unfolded: false, used: [] };
  arena.phase = 'turn';
  // With three players the single one is on turn twice a round: `turnsBefore` tells which of the two it is.
  arena.at = arena.order.indexOf(players.indexOf(setup.active), turnsBefore);
  for (const owner of arena.seats) owner.stack = [];
  for (const [index, { hitPoints }] of seated.entries())
    if (hitPoints !== undefined) arena.pools[index % 2] = hitPoints;
  for (const tile of setup.tiles) arena.board[hexAt(tile.q!, tile.r!)] = makeSetupTile(position, tile);
  const hidden = new Map((setup.hidden ?? []).map(tile => [tile.ref, makeSetupTile(position, tile)]));
  for (const { owner, state, elements } of setup.monoliths ?? []) {
    const under = (element: number): Tile | null => {
      const holds = elements[element]!.holds;
      return state === 'folded' && holds !== null ? hidden.get(holds)! : null;
    };
    const [banner, one, two] = elements.map(({ hex }) => (hex === null ? -1 : hexAt(...hex)));
    arena.seats[players.indexOf(owner)]!.monolith = {
      folded: state === 'folded',
      secret: state === 'folded',
      hexes: [banner!, one!, two!],
      under: [under(1), under(2)],
    };
  }
  return position;
}

/** Seats alternate sides: players of the larger team first take the even seats. */
function seat(players: readonly Player[]): readonly Player[] {
  if (players.length === 2) return players;
  const teams = [...new Set(players.map(({ team }) => team!))]
    .map(team => players.filter(player => player.team === team))
    .sort((one, other) => other.length - one.length);
  return [0, 1].flatMap(row => teams.flatMap(team => (team[row] ? [team[row]] : [])));
}

function makeSetupTile({ arena, players, ids }: Position, tile: SetupTile): Tile {
  const owner = players.indexOf(tile.owner);
  const made = makeTile(arena, owner, printOf(arena.seats[owner]!.faction, tile.tile).index, tile.rot ?? 0);
  made.wounds = tile.wounds ?? 0;
  made.poison = tile.markers?.poison ?? 0;
  made.entrenched = tile.markers?.entrenchment ?? 0;
  ids.set(tile.ref, made.id);
  return made;
}
