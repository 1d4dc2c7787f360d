import { type Beginning, type Game, isAllowed } from '../../src/engine/index.js';
import type { Broken } from './broken.js';
import { type Chooser, type Played, play } from './play.js';
import { Tally } from './tally.js';
import { type Move, simplestAnswer, type Trial } from './trial.js';

export interface Failure {
  readonly trial: Trial;
  readonly broken: Broken;
}

/** How many answers may be played in the search. */
const PATIENCE = 60_000;

/** Looks for a shorter and plainer match that breaks the same invariant, until no change makes it smaller. */
export function shrink(game: Game, failure: Failure, patience = PATIENCE): Failure {
  if (failure.broken.check === 'length') return failure; // every shorter match is short enough
  let best = failure;
  let played = 0;
  const isBetter: Attempt = (beginning, moves, longest) => {
    if (played >= patience) return false;
    const { trial, broken } = attempt(game, { beginning, moves }, longest, failure.broken);
    played += trial.moves.length + 1;
    if (!broken?.isLike(failure.broken)) return false;
    best = { trial, broken };
    return true;
  };
  for (let before = ''; before !== JSON.stringify(best.trial) && played < patience; ) {
    before = JSON.stringify(best.trial);
    for (const beginning of plainerBeginnings(game, best.trial.beginning)) {
      isBetter(beginning, best.trial.moves, best.trial.moves.length);
    }
    cutPieces(() => best.trial, isBetter);
    plainer(game, () => best.trial, isBetter);
  }
  return best;
}

type Attempt = (beginning: Beginning, moves: readonly Move[], longest: number) => boolean;

/** Leaves out longer and then shorter runs of answers; what no longer fits is left out too. */
function cutPieces(best: () => Trial, isBetter: Attempt): void {
  for (let piece = best().moves.length >> 1; piece >= 1; piece >>= 1) {
    for (let at = 0; at < best().moves.length; ) {
      const { beginning, moves } = best();
      if (!isBetter(beginning, moves.toSpliced(at, piece), moves.length - 1)) at += piece;
    }
  }
}

/** Puts the plainest answer in the place of each answer. */
function plainer(game: Game, best: () => Trial, isBetter: Attempt): void {
  let plainest = plainestMoves(game, best());
  for (let at = 0; at < best().moves.length; at++) {
    const { beginning, moves } = best();
    const plain = plainest[at];
    if (!plain || JSON.stringify(plain) === JSON.stringify(moves[at])) continue;
    if (isBetter(beginning, moves.with(at, plain), moves.length)) plainest = plainestMoves(game, best());
  }
}

/** For each answer of a match the plainest one that could have been given in its place. */
function plainestMoves(game: Game, { beginning, moves }: Trial): readonly Move[] {
  const plainest: Move[] = [];
  const { choose } = script(moves);
  const note: Chooser = table => {
    const move = choose(table);
    const decision = move && table.offeredTo(move.seat);
    if (decision) plainest.push({ seat: decision.seat, said: simplestAnswer(decision) });
    return move;
  };
  const never = () => false;
  play(game, beginning, note, { ...unlimited(), isMade: never, isClose: never, isDrawn: never });
  return plainest;
}

/** Beginnings with one thing plainer: fewer seats, a choice as it initially is, a side left to chance. */
function plainerBeginnings(game: Game, beginning: Beginning): readonly Beginning[] {
  const { chosen, seats, sides } = beginning;
  const plainer: Beginning[] = [];
  if (seats > game.lobby.seats(chosen).min) plainer.push({ ...beginning, seats: seats - 1, sides: sides.slice(0, -1) });
  for (const { id, initial } of game.lobby.options) {
    if (chosen[id] === initial) continue;
    const other = { ...chosen, [id]: initial };
    const { min, max } = game.lobby.seats(other);
    const fits =
      seats >= min && seats <= max && sides.every(side => side === null || game.lobby.sides(other).includes(side));
    if (fits) plainer.push({ ...beginning, chosen: other });
  }
  for (const [seat, side] of sides.entries()) {
    if (side !== null) plainer.push({ ...beginning, sides: sides.with(seat, null) });
  }
  return plainer;
}

/** How many plain answers are tried after the given ones. */
const MOST_ADDED = 6;

/** Plays the moves that still fit, then a few plain ones, up to `longest` in all. Looks closely only at the end. */
function attempt(game: Game, { beginning, moves }: Trial, longest: number, { check }: Broken): Played {
  const { choose, isEnding } = script(moves);
  let [given, added] = [0, 0];
  const chooser: Chooser = table => {
    const move = choose(table);
    if (move === null) added += 1;
    given += 1;
    if (given > longest || added > MOST_ADDED) return null;
    return move ?? { seat: table.open[0]!.seat, said: simplestAnswer(table.open[0]!) };
  };
  const isMade = (other: string) => other === check;
  return play(game, beginning, chooser, { ...unlimited(), isMade, isClose: isEnding, isDrawn: isEnding });
}

const unlimited = () => ({ tally: new Tally(), limit: Number.POSITIVE_INFINITY });

/**
 * Gives the listed moves: by another seat where one fits only there, and passing over those that fit nowhere. It is
 * ending when at most one is left to give.
 */
export function script(moves: readonly Move[]): { choose: Chooser; isEnding(): boolean } {
  let next = 0;
  const choose: Chooser = table => {
    while (next < moves.length) {
      const { seat, said } = moves[next++]!;
      const own = table.offeredTo(seat);
      const fitting = [...(own ? [own] : []), ...table.open].find(decision => isAllowed(decision, said));
      if (fitting) return { seat: fitting.seat, said };
    }
    return null;
  };
  return { choose, isEnding: () => next >= moves.length - 1 };
}
