import type { Arena, Monolith, Seat, Tile } from './state.js';

/**
 * A copy to try things on. It shares only what the rules replace and never change in place; a copy by way of JSON takes
 * over a hundred times as long, and a bot makes thousands of them for one turn. The log stays behind.
 */
export function cloneArena(arena: Arena): Arena {
  const { turn, battle, closing } = arena;
  return {
    ...arena,
    random: [...arena.random],
    news: [],
    seats: arena.seats.map(cloneSeat),
    turn: { ...turn, used: [...turn.used] },
    pools: [...arena.pools],
    board: arena.board.map(cloneTile),
    battle: battle && {
      ...battle,
      attacks: battle.attacks.map(made => ({ ...made, used: [...made.used] })),
      removed: battle.removed.map(gone => ({ ...gone })),
    },
    closing: closing && { ...closing },
  };
}

const cloneTile = (tile: Tile | null): Tile | null => (tile === null ? null : { ...tile });

const cloneSeat = (seat: Seat): Seat => ({
  faction: seat.faction,
  hand: [...seat.hand],
  stack: [...seat.stack],
  discard: [...seat.discard],
  monolith: seat.monolith && cloneMonolith(seat.monolith),
});

const cloneMonolith = ({ folded, secret, hexes, under }: Monolith): Monolith => ({
  folded,
  secret,
  hexes: [...hexes],
  under: [cloneTile(under[0]), cloneTile(under[1])],
});
