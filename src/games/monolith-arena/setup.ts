import type { SomeDecision } from '../../engine/decision.js';
import type { Start } from '../../engine/game.js';
import { seal, tell } from '../../engine/match-state.js';
import { pick, shuffle } from '../../engine/random.js';
import { ask, askEach, type Rules } from '../../engine/rules.js';
import { HEX_COUNT, makeHex, parseHex } from '../../geometry/hex.js';
import { chosenMode } from './lobby.js';
import { mark } from './news.js';
import { FACTIONS, PRINTS, printOf, printsOf } from './prints.js';
import { hexQuestion } from './question.js';
import { RULINGS } from './rulings.js';
import { type Arena, makeTile, type Seat } from './state.js';
import { areFriends, starters, turnOrder } from './teams.js';

/** Hit points a side begins with (MA-1.4, MA-23.2). */
export const FULL_POOL = 20;

/** A match before anything was asked: factions dealt, stacks shuffled unless Monoliths come first. */
export function setup({ chosen, sides, random: given }: Start): Arena {
  const mode = chosenMode(chosen);
  const random: Start['random'] = [...given];
  const factions = dealFactions(sides, random);
  const withMonoliths = chosen.monoliths === 'on';
  const seats = factions.map(faction => makeSeat(faction, withMonoliths));
  const order = turnOrder(mode, chosen.first === 'first' ? 0 : pick(random, starters(mode)));
  const arena: Arena = {
    random,
    news: [],
    sealed: 0,
    outcome: null,
    mode,
    variant: chosen.variant === 'tactical' ? 'tactical' : 'standard',
    privateDraws: chosen.draws !== 'open',
    seats,
    order,
    at: 0,
    turnNumber: 0,
    turn: { limit: 0, left: null, placed: false, unfolded: false, used: [] },
    phase: withMonoliths ? 'monoliths' : 'banners',
    pools: [FULL_POOL, FULL_POOL],
    board: new Array(HEX_COUNT).fill(null),
    tileCount: 0,
    battleCount: 0,
    battle: null,
    pending: null,
    declared: null,
    closing: null,
    last: null,
  };
  if (!withMonoliths) for (const seat of seats) shuffle(arena.random, seat.stack);
  tell(arena, { tell: 'match-begins', factions, order });
  return arena;
}

/** Every faction is there once (MA-1.8); seats that took none get one at random. */
function dealFactions(sides: Start['sides'], random: Start['random']): string[] {
  const free = FACTIONS.map(({ id }) => id).filter(id => !sides.includes(id));
  shuffle(random, free);
  return sides.map(side => side ?? free.pop()!);
}

/** The Banner is set aside, the other 34 tiles are the stack (MA-1.5). */
function makeSeat(faction: string, withMonolith: boolean): Seat {
  const stack = printsOf(faction).flatMap(({ kind, count, index }) =>
    kind === 'banner' ? [] : new Array<number>(count).fill(index),
  );
  const monolith = withMonolith
    ? {
        folded: true,
        secret: true,
        hexes: [-1, -1, -1] as [number, number, number],
        under: [null, null] as [null, null],
      }
    : null;
  return { faction, hand: [], stack, discard: [], monolith };
}

/** Everybody secretly hides two own Board tiles in their Monolith; the rest is shuffled (MA-22.1, MA-22.2). */
export function* hideTiles(arena: Arena): Rules<void> {
  const decisions = arena.seats.map((seat, index): SomeDecision => {
    const options = printsOf(seat.faction)
      .filter(({ kind }) => kind === 'champion' || kind === 'rune')
      .flatMap(({ id, count }) => (count > 1 ? [{ id }, { id: `${id}#2` }] : [{ id }]));
    return { kind: 'some', key: 'monolith', seat: index, about: { faction: seat.faction }, options, min: 2, max: 2 };
  });
  const answers = (yield* askEach(decisions)) as readonly (readonly string[])[];
  for (const [index, seat] of arena.seats.entries()) {
    const prints = answers[index]!.map(id => printOf(seat.faction, id.replace('#2', '')));
    for (const { index: print } of prints) seat.stack.splice(seat.stack.indexOf(print), 1);
    const [one, two] = prints.map(print => makeTile(arena, index, print.index, 0));
    seat.monolith!.under = [one!, two!];
    shuffle(arena.random, seat.stack);
    const knowing = arena.seats.map((_, other) => other).filter(other => mayKnowHidden(other, index));
    tell(arena, { tell: 'monolith-tiles', seat: index, tiles: prints.map(({ id }) => id) }, knowing);
  }
  tell(arena, { tell: 'monoliths-chosen' });
  seal(arena);
  arena.phase = 'banners';
}

/** The partner may see what is hidden too (AMB-39). */
export const mayKnowHidden = (reader: number, owner: number): boolean =>
  reader === owner || (RULINGS.partnerSeesHidden && areFriends(reader, owner));

/** The next Banner, or folded Monolith, is put on any free hex, in turn order (MA-1.6, MA-23.11). */
export function* placeBanner(arena: Arena): Rules<void> {
  const placed = arena.board.filter(tile => tile !== null).length;
  const seat = [...new Set(arena.order)][placed]!;
  const owner = arena.seats[seat]!;
  const folded = owner.monolith !== null;
  const free = arena.board.flatMap((tile, hex) => (tile === null ? [hex] : []));
  const hex = parseHex(yield* ask(hexQuestion('banner', seat, { folded }, free)))!;
  const print = printOf(owner.faction, 'banner');
  arena.board[hex] = makeTile(arena, seat, print.index, 0);
  if (owner.monolith) owner.monolith.hexes[0] = hex;
  tell(arena, { tell: 'banner-placed', seat, hex: makeHex(hex), folded });
  mark(arena, seat, 'placed', PRINTS[print.index]!.id, null, [hex]);
  if (placed + 1 === arena.seats.length) arena.phase = 'draw';
}
