import type { OneDecision } from '../../../engine/decision.js';
import { makeHex, parseHex } from '../../../geometry/hex.js';
import { enemyHexes } from '../attacks.js';
import { usableFeatures } from '../features.js';
import { jumpsFrom, stepsFrom } from '../movement.js';
import { nettedHexes } from '../nets.js';
import { placingHexes } from '../play.js';
import { printOf } from '../prints.js';
import { type Arena, printed } from '../state.js';
import { areFriends } from '../teams.js';
import { type Air, airOf, promiseOf } from './promise.js';
import { WORTH } from './tile-worth.js';

/** One way to carry out an action, by the keys of its questions. */
export interface Idea {
  readonly turn: string;
  readonly effect?: string;
  readonly target?: string;
  readonly hex?: string;
  readonly rotation?: string;
}

interface Rated {
  readonly idea: Idea;
  readonly promise: number;
}

/**
 * The most promising ways to place or move tiles, `most` for each entry of the menu. What is not a placing or a move has
 * few ways; those are all tried elsewhere.
 */
export function ideasFor(arena: Arena, menu: OneDecision, most: number): Idea[] {
  const air = airOf(arena, menu.seat);
  const ideas: Idea[] = [];
  for (const { id } of menu.options) {
    const rated = ratedFor(arena, menu.seat, id, air);
    rated.sort((one, other) => other.promise - one.promise);
    for (const { idea } of rated.slice(0, most)) ideas.push(idea);
  }
  return ideas;
}

function ratedFor(arena: Arena, seat: number, turn: string, air: Air): Rated[] {
  if (turn.startsWith('place:')) return placings(arena, seat, turn, air);
  if (turn.startsWith('feature:')) return features(arena, seat, turn, air);
  const netted = nettedHexes(arena);
  const isFree = (hex: number): boolean => (netted & (1 << hex)) === 0;
  switch (turn) {
    case 'order:move':
    case 'order:rotation': {
      const mine = arena.board.flatMap((tile, hex) =>
        tile && areFriends(seat, tile.seat) && isFree(hex) ? [hex] : [],
      );
      return mine.flatMap(hex => {
        const steps = turn === 'order:move' ? stepsFrom(arena, hex) : [];
        return moves(arena, { turn, target: makeHex(hex) }, hex, steps, air, 1);
      });
    }
    case 'order:false-order': {
      const theirs = airOf(arena, seat ^ 1);
      return enemyHexes(arena, seat)
        .filter(isFree)
        .flatMap(hex => moves(arena, { turn, target: makeHex(hex) }, hex, stepsFrom(arena, hex), theirs, -1));
    }
    default:
      return [];
  }
}

function placings(arena: Arena, seat: number, turn: string, air: Air): Rated[] {
  const print = printOf(arena.seats[seat]!.faction, turn.slice('place:'.length));
  const rated: Rated[] = [];
  for (const hex of placingHexes(arena, seat, print)) {
    const taken = arena.board[hex];
    const gain = taken ? WORTH[taken.print]! : 0;
    for (const rotation of print.turns)
      rated.push({
        idea: { turn, hex: makeHex(hex), rotation: String(rotation) },
        promise: gain + promiseOf(air, print, hex, rotation, null),
      });
  }
  return rated;
}

/** Steps, jumps and turns of a tile that has such a feature. A Charge is no move. */
function features(arena: Arena, seat: number, turn: string, air: Air): Rated[] {
  const hex = parseHex(turn.slice('feature:'.length))!;
  const rated: Rated[] = [];
  for (const { hex: at, effect } of usableFeatures(arena, seat, nettedHexes(arena))) {
    if (at !== hex || effect === 'charge') continue;
    const jumps = effect === 'teleport' || effect.startsWith('teleportation:');
    const to = effect === 'rotation' ? [] : jumps ? jumpsFrom(arena, hex) : stepsFrom(arena, hex);
    rated.push(...moves(arena, { turn, effect }, hex, to, air, 1));
  }
  return rated;
}

/** Every step and turn of a tile, by what it gains; `sign` -1 = the loss of its owner is the gain. */
function moves(arena: Arena, start: Idea, from: number, steps: readonly number[], air: Air, sign: 1 | -1): Rated[] {
  const tile = arena.board[from]!;
  const print = printed(tile);
  const stay = promiseOf(air, print, from, tile.rotation, from);
  const rated: Rated[] = [];
  for (const to of [from, ...steps])
    for (const rotation of print.turns) {
      if (to === from && rotation === tile.rotation % print.turns.length) continue;
      const promise = sign * (promiseOf(air, print, to, rotation, from) - stay);
      if (promise > 0) rated.push({ idea: { ...start, hex: makeHex(to), rotation: String(rotation) }, promise });
    }
  return rated;
}
