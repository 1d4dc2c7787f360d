import { type Beginning, type Game, isAllowed } from '../../src/engine/index.js';
import type { Broken } from './broken.js';
import { type Chooser, type Played, play } from './play.js';
import { Tally } from './tally.js';
import { type Move, simplestAnswer, type Trial } from './trial.js';

export interface Failure {
  readonly trial: Trial;
  readonly broken: Broken;
}

/** How many answers may be played in the search; pictures take ten times as long to look at. */
const PATIENCE = 30_000;

/** Looks for a shorter and plainer match that breaks the same invariant, until no change makes it smaller. */
export function shrink(game: Game, failure: Failure, limit = PATIENCE): Failure {
  const patience = failure.broken.check === 'pictures' ? limit / 10 : limit;
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
  for (let at = 0; at < best().moves.length; at++) {
    const { beginning, moves } = best();
    const plain = plainestAt(game, best(), at);
    if (plain === null || JSON.stringify(plain) === JSON.stringify(moves[at])) continue;
    isBetter(beginning, moves.with(at, plain), moves.length);
  }
}

function plainestAt(game: Game, { beginning, moves }: Trial, at: number): Move | null {
  let plain: Move | null = null;
  const choose: Chooser = repeat(moves.slice(0, at));
  play(
    game,
    beginning,
    table => {
      const move = choose(table);
      const decision = table.decisionOf(moves[at]!.seat);
      if (move === null && decision) plain = { seat: decision.seat, said: simplestAnswer(decision) };
      return move;
    },
    { tally: new Tally(), limit: moves.length, oneIn: Number.POSITIVE_INFINITY },
  );
  return plain;
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

/** Plays the moves that still fit, then the plainest ones, up to `longest` in all. */
function attempt(game: Game, { beginning, moves }: Trial, longest: number, broken: Broken): Played {
  const choose = repeat(moves);
  let given = 0;
  const chooser: Chooser = table => {
    if (given >= longest) return null;
    given += 1;
    const decision = table.open[0]!;
    return choose(table) ?? { seat: decision.seat, said: simplestAnswer(decision) };
  };
  return play(game, beginning, chooser, { tally: new Tally(), limit: longest, oneIn: 1, only: broken.check });
}

/** Gives the listed moves, those that do not fit by another seat where they fit there, and passes over the rest. */
export function repeat(moves: readonly Move[]): Chooser {
  let next = 0;
  return table => {
    while (next < moves.length) {
      const { seat, said } = moves[next++]!;
      const own = table.decisionOf(seat);
      const fitting = [...(own ? [own] : []), ...table.open].find(decision => isAllowed(decision, said));
      if (fitting) return { seat: fitting.seat, said };
    }
    return null;
  };
}
