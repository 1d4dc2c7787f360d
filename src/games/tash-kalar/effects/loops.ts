import type { Rules } from '../../../engine/rules.js';
import type { LoopStep } from '../card.js';
import { idOf } from '../pieces.js';
import { squareOf } from '../state.js';
import { enemyColours } from '../teams.js';
import { chooseSquare, mayDo } from './asking.js';
import type { Run } from './choosing.js';
import { holds } from './conditions.js';
import { during, type Effect, traced, traceOf } from './effect.js';
import { wouldDo } from './possible.js';
import { piecesOf } from './who.js';

/** Steps done for each bound piece. */
export function* forEach(effect: Effect, step: LoopStep, run: Run): Rules<void> {
  const { path } = effect;
  const name = step.var!;
  const { pieces, squares } = traceOf(effect, name);
  for (const [round, piece] of pieces.entries()) {
    effect.bound.set(name, traced({ pieces: [piece], squares: [squares[round]!] }));
    yield* run(effect, step.steps, `${path}.${round}.`);
  }
}

/** Steps done for each colour, the own one first, in turn order. */
export function* forEachColor(effect: Effect, step: LoopStep, run: Run): Rules<void> {
  const { path, contest, colour } = effect;
  const enemies = enemyColours(contest, colour);
  for (const [round, loopColour] of (step.colors === 'all' ? [colour, ...enemies] : enemies).entries()) {
    effect.loopColour = loopColour;
    yield* run(effect, step.steps, `${path}.${round}.`);
  }
  effect.loopColour = -1;
}

/** Steps done by each fitting piece that is still there when its turn comes; the player sets the order. */
export function* forEachPiece(effect: Effect, step: LoopStep, run: Run): Rules<void> {
  const { path, contest } = effect;
  let left = piecesOf(effect, step.who!, step.rank!, step.where).map(square => idOf(contest.board[square]!));
  for (let round = 0; left.length > 0; round++) {
    const squares = left.map(id => squareOf(contest, id));
    const about = {
      ...during(effect),
      act: 'choose' as const,
      left: left.length,
      optional: false,
      chosen: [] as string[],
    };
    const square = (yield* chooseSquare(effect, 'target', about, squares, false))!;
    effect.each = idOf(contest.board[square]!);
    yield* run(effect, step.steps, `${path}.${round}.`);
    effect.path = path;
    left = left.filter(id => id !== effect.each && squareOf(contest, id) >= 0);
  }
  effect.each = 0;
}

/** Steps done again and again until a condition ends it. */
export function* repeat(effect: Effect, step: LoopStep, run: Run): Rules<void> {
  const { path } = effect;
  for (let round = 0; round < step.at_least! || !holds(effect, step.until); round++)
    yield* run(effect, step.steps, `${path}.${round}.`);
}

/** One yes or no for all its steps (AMB-24). */
export function* may(effect: Effect, step: LoopStep, run: Run): Rules<void> {
  const { path } = effect;
  if (!step.steps.some(inner => wouldDo(effect, inner))) return;
  if (yield* mayDo(effect, 'steps')) yield* run(effect, step.steps, `${path}.`);
}
