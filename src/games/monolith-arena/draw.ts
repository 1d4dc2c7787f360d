import { seal, tell } from '../../engine/match-state.js';
import { ask, pause, type Rules } from '../../engine/rules.js';
import { noteLastDraw } from './end.js';
import { PRINTS } from './prints.js';
import { question } from './question.js';
import { RULINGS } from './rulings.js';
import { type Arena, activeSeat } from './state.js';

/** Tiles in front of a player after a normal draw (MA-3.1, MA-21.1). */
const fullHand = (arena: Arena): number => (arena.variant === 'tactical' ? 6 : 3);

/** The first turns draw 1, 2 and 3 tiles, every later one up to the full hand (MA-2, MA-23.3, AMB-22, AMB-31). */
const drawLimit = (arena: Arena): number =>
  arena.variant === 'tactical' ? fullHand(arena) : Math.min(arena.turnNumber, fullHand(arena));

/** How many tiles may be played or discarded after the forced discard (MA-21.1, AMB-35). */
const playLimit = (arena: Arena): number | null =>
  arena.variant !== 'tactical' ? null : arena.turnNumber === 1 ? RULINGS.tacticalFirstTurnPlays : 2;

/** A turn begins with its draw. Until its player comes to it, the turn before can still be taken back. */
export function* beginTurn(arena: Arena): Rules<void> {
  const seat = activeSeat(arena);
  if (arena.turnNumber > 0) yield* pause(seat);
  arena.turnNumber += 1;
  arena.turn = { limit: drawLimit(arena), left: playLimit(arena), placed: false, unfolded: false, used: [] };
  const closing = arena.closing?.remaining.length ?? null;
  tell(arena, { tell: 'turn-begins', seat, turn: arena.turnNumber, closing });
  drawTiles(arena, seat);
}

/** Draws up to the limit of the turn, fewer where the stack ends (MA-3.1, AMB-02). Features come only after it (AMB-01). */
function drawTiles(arena: Arena, seat: number): void {
  const { hand, stack } = arena.seats[seat]!;
  const drawn: number[] = [];
  while (hand.length < arena.turn.limit && stack.length > 0) {
    const print = stack.pop()!;
    hand.push(print);
    drawn.push(print);
  }
  if (drawn.length > 0) {
    const tiles = drawn.map(print => PRINTS[print]!.id);
    const count = drawn.length;
    tell(arena, {
      tell: 'drawn',
      seat,
      count,
      stack: stack.length,
      tiles: arena.privateDraws ? null : tiles,
    });
    if (arena.privateDraws) tell(arena, { tell: 'drawn-tiles', seat, tiles }, [seat]);
    if (stack.length === 0) noteLastDraw(arena, seat);
  }
  seal(arena); // the turn before is over for good, also where nothing is left to draw
  arena.phase = isUnlucky(arena, seat) ? 'redraw' : mustDiscard(arena, seat) ? 'discard' : 'turn';
}

/** Unlucky draw: all tiles held are Orders, kept ones included (MA-4.1). Without a stack there is nothing to draw again. */
const isUnlucky = (arena: Arena, seat: number): boolean => {
  const { hand, stack } = arena.seats[seat]!;
  return (
    hand.length > 0 &&
    (stack.length > 0 || RULINGS.redrawWithoutStack) &&
    hand.every(print => PRINTS[print]!.kind === 'order')
  );
};

/** Only a full hand forces a discard: not the opening hands, nor one cut short by the end of the stack (MA-3.4, AMB-33). */
const mustDiscard = (arena: Arena, seat: number): boolean => arena.seats[seat]!.hand.length === fullHand(arena);

/** An unlucky draw may be exchanged, again and again (MA-4). */
export function* exchangeUnlucky(arena: Arena): Rules<void> {
  const seat = activeSeat(arena);
  const owner = arena.seats[seat]!;
  const tiles = owner.hand.map(print => PRINTS[print]!.id);
  if ((yield* ask(question('redraw', seat, { tiles }, ['redraw', 'keep']))) === 'keep') {
    arena.phase = mustDiscard(arena, seat) ? 'discard' : 'turn';
    return;
  }
  owner.discard.push(...owner.hand);
  owner.hand = [];
  tell(arena, { tell: 'redrawn', seat, tiles });
  drawTiles(arena, seat);
}

/** With a full hand one tile must be discarded first (MA-3.2). */
export function* forceDiscard(arena: Arena): Rules<void> {
  const seat = activeSeat(arena);
  const owner = arena.seats[seat]!;
  const ids = [...new Set(owner.hand)].map(print => PRINTS[print]!.id);
  const id = yield* ask(question('forced-discard', seat, { of: owner.hand.length }, ids));
  const at = owner.hand.findIndex(print => PRINTS[print]!.id === id);
  owner.discard.push(...owner.hand.splice(at, 1));
  tell(arena, { tell: 'discarded', seat, tile: id, forced: true });
  arena.phase = 'turn';
}
