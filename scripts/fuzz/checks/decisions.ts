import { isDeadEnd, isPause, onlyAnswer } from '../../../src/engine/index.js';
import { Broken } from '../broken.js';
import { type Moment, offeredAt } from './moment.js';

/** A running match asks somebody something answerable; a finished one asks nobody and has a place for everybody. */
export function checkDecisions(moment: Moment): void {
  const { table, seats, game } = moment;
  const { open, isOver, state } = table;
  if (isOver) {
    if (open.length > 0) throw new Broken('decisions', `The match is over and still asks ${open[0]!.key}`);
    const places = state.outcome!.places;
    if (places.length !== seats) throw new Broken('decisions', `${places.length} places for ${seats} seats`);
    if (Math.min(...places) !== 1) throw new Broken('decisions', `Nobody is first: ${places}`);
    return;
  }
  if (open.length === 0) throw new Broken('decisions', 'Nobody is asked and the match is not over');
  if (new Set(open.map(({ seat }) => seat)).size !== open.length) {
    throw new Broken('decisions', `One seat is asked twice: ${open.map(({ key, seat }) => `${key} ${seat}`)}`);
  }
  for (const decision of offeredAt(moment)) {
    const { key, seat } = decision;
    if (!(Number.isInteger(seat) && seat >= 0 && seat < seats))
      throw new Broken('decisions', `${key} asks seat ${seat}`);
    if (game.questionRules && !isPause(decision) && game.questionRules[key] === undefined)
      throw new Broken('decisions', `No rule is named for the question ${key}`);
    if (isDeadEnd(decision)) throw new Broken('decisions', `${key} leaves seat ${seat} nothing to say`);
    if (onlyAnswer(decision) !== undefined && !isPause(decision))
      throw new Broken('decisions', `${key} should have answered itself`);
    if (decision.kind === 'number') continue;
    const ids = decision.options.map(({ id }) => id);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== undefined) throw new Broken('decisions', `${key} offers ${twice} twice`);
    if (decision.kind === 'one' && decision.usual !== undefined && !ids.includes(decision.usual)) {
      throw new Broken('decisions', `The usual answer to ${key} is no option: ${decision.usual}`);
    }
  }
}
