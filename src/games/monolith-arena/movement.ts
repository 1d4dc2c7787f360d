import { tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { ADJACENT, HEX_COUNT, makeHex, parseHex } from '../../geometry/hex.js';
import { removeUnsupported } from './banners.js';
import { canEnter, moveTile } from './elements.js';
import { mark, mention } from './news.js';
import type { Print } from './prints.js';
import { hexQuestion, question, subject } from './question.js';
import { RULINGS } from './rulings.js';
import { type Arena, printed, type Tile } from './state.js';
import type { Action, Mention, Questions, Subject } from './vocabulary.js';

/** How a rotation is said. */
export const turnOption = (rotation: number): Questions['rotation']['option'] =>
  (['0', '1', '2', '3', '4', '5'] as const)[rotation]!;

/** Where a step may lead (MA-6.5). */
export const stepsFrom = (arena: Arena, from: number): number[] =>
  ADJACENT[from]!.filter(to => canEnter(arena, from, to));

/** Where Teleport may lead (MA-6.6). */
export function jumpsFrom(arena: Arena, from: number): number[] {
  const hexes: number[] = [];
  for (let to = 0; to < HEX_COUNT; to++) if (canEnter(arena, from, to)) hexes.push(to);
  return hexes;
}

/** Whether Orders that push or move may be meant for the tile, Banners and Runes included (MA-5.7, AMB-16). */
export const canShift = (tile: Tile): boolean => RULINGS.bannersAndRunesShift || printed(tile).kind === 'champion';

const isOrder = (action: Action): boolean =>
  action === 'move' || action === 'rotation-order' || action === 'false-order';

/** A tile on the board goes to one of the destinations and/or turns; doing neither is no move. `paid` runs before it happens. */
export function* relocate(
  arena: Arena,
  seat: number,
  from: number,
  destinations: readonly number[],
  action: Action,
  paid = () => {},
): Rules<void> {
  const about = subject(arena, from);
  const { rotation: before } = arena.board[from]!;
  const print = printed(arena.board[from]!);
  // An Order may be spent on turning what looks the same all around (MA-16.4, MA-16.5); a feature is not used for it.
  const hexes = print.isRound && !isOrder(action) ? destinations : [from, ...destinations];
  const to = parseHex(yield* ask(hexQuestion('hex', seat, { ...about, action, removes: [] }, hexes)))!;
  const rotation = yield* askRotation(seat, print, about, action, to, before, { moves: to !== from });
  paid();
  moveTile(arena, from, to);
  const tile = arena.board[to]!;
  tile.rotation = rotation;
  tell(arena, {
    tell: 'moved',
    seat,
    by: action,
    moved: mention(tile, to),
    from: makeHex(from),
    to: makeHex(to),
    turnedFrom: before,
    rotation,
  });
  mark(arena, seat, to === from ? 'turned' : 'moved', about.tile, to === from ? null : from, [to]);
  loseSupport(arena);
}

/**
 * Asks how a tile is turned: rotations that look the same are one, and a tile that stays where it is must turn. `rotation`
 * is its present one; who does not want to be asked in another's turn leaves it so.
 */
export function* askRotation(
  seat: number,
  print: Print,
  about: Subject,
  action: Action,
  to: number,
  rotation: number,
  { moves = true, isTrifle = false }: { readonly moves?: boolean; readonly isTrifle?: boolean } = {},
): Rules<number> {
  if (print.isRound) return rotation;
  const present = rotation % print.turns.length;
  const options = print.turns.filter(turn => moves || turn !== present).map(turnOption);
  const facts: Questions['rotation']['about'] = { ...about, action, to: makeHex(to), rotation: present };
  const usual = isTrifle ? { usual: turnOption(present) } : {};
  return Number(yield* ask({ ...question('rotation', seat, facts, options), ...usual }));
}

/** Whether a tile that may go to these hexes, or turn where it lies, changes anything by it. */
export const canChange = ({ isRound }: Print, destinations: () => readonly number[]): boolean =>
  !isRound || destinations().length > 0;

/** Takes away, and tells of, the tiles that have lost the Guardian aura they lived by (MA-15.5). */
export function loseSupport(arena: Arena): Mention[] {
  const lost = removeUnsupported(arena);
  for (const removed of lost) tell(arena, { tell: 'removed', removed, why: 'support' });
  return lost;
}
