import { tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { HEX_COUNT, makeHex, parseHex } from '../../geometry/hex.js';
import { beginBattle } from './battle.js';
import { declareBattle } from './declaration.js';
import { askRotation, loseSupport } from './movement.js';
import { mark, mention } from './news.js';
import { PRINTS, type Print } from './prints.js';
import { hexQuestion } from './question.js';
import { removeTile } from './removal.js';
import { RULINGS } from './rulings.js';
import { type Arena, isFull, makeTile, printed } from './state.js';
import { areEnemies } from './teams.js';

/** Whether the turn still allows a tile to be played or discarded (MA-21.1). */
export const maySpend = (arena: Arena): boolean => arena.turn.left === null || arena.turn.left > 0;

/** Takes a tile out of the hand to be played or discarded. */
export function spend(arena: Arena, seat: number, print: Print): void {
  const { hand } = arena.seats[seat]!;
  hand.splice(hand.indexOf(print.index), 1);
  if (arena.turn.left !== null) arena.turn.left -= 1;
}

/** Plays or discards a tile onto the discard pile (MA-5.2). */
export function spendToPile(arena: Arena, seat: number, print: Print): void {
  spend(arena, seat, print);
  arena.seats[seat]!.discard.push(print.index);
}

/** Where a Board tile from the hand may be put (MA-5.3); in the turn of an unfolding only on own empty elements (MA-22.6, AMB-20). */
export function placingHexes(arena: Arena, seat: number, print: Print): number[] {
  const hexes: number[] = [];
  if (arena.turn.unfolded) {
    for (const hex of arena.seats[seat]!.monolith!.hexes) if (hex >= 0 && arena.board[hex] === null) hexes.push(hex);
    return hexes;
  }
  for (let hex = 0; hex < HEX_COUNT; hex++)
    if (arena.board[hex] === null || (print.canTransform && isTransformable(arena, seat, hex))) hexes.push(hex);
  return hexes;
}

/** Transformation takes the place of any enemy tile but a Banner, netted or not (MA-6.8). */
function isTransformable(arena: Arena, seat: number, hex: number): boolean {
  const tile = arena.board[hex]!;
  return areEnemies(seat, tile.seat) && printed(tile).kind !== 'banner';
}

/** Puts a Board tile from the hand on the board. */
export function* placeTile(arena: Arena, seat: number, index: number): Rules<void> {
  const print = PRINTS[index]!;
  const hexes = placingHexes(arena, seat, print);
  const removes = hexes.filter(hex => arena.board[hex] !== null).map(makeHex);
  const about = { tile: print.id, seat, hex: null };
  const hex = parseHex(yield* ask(hexQuestion('hex', seat, { ...about, action: 'place', removes }, hexes)))!;
  const rotation = yield* askRotation(seat, print, about, 'place', hex, 0);
  if (fills(arena, hex) && (yield* declareBattle(arena, seat, print, { hex, rotation })) !== 'battle') return;

  const wasFull = isFull(arena);
  spend(arena, seat, print);
  const taken = arena.board[hex];
  const gone = taken ? mention(taken, hex) : null;
  if (gone) removeTile(arena, hex);
  arena.board[hex] = makeTile(arena, seat, index, rotation);
  arena.turn.placed = true;
  tell(arena, { tell: 'placed', seat, tile: print.id, hex: makeHex(hex), rotation, replaced: gone });
  mark(arena, seat, 'placed', print.id, null, [hex]);
  loseSupport(arena);
  fightWhenFull(arena, wasFull);
}

/** Whether this is the last empty hex. */
const fills = ({ board }: Arena, hex: number): boolean =>
  board[hex] === null && board.every((tile, other) => other === hex || tile !== null);

/** A Battle follows at once when the last empty hex is taken (MA-5.6, AMB-03). */
export function fightWhenFull(arena: Arena, wasFull: boolean): void {
  if (isFull(arena) && (!wasFull || RULINGS.fullBoardFightsAgain)) beginBattle(arena, 'full-board');
}
