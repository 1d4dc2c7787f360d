import { type Decision, isAllowed, type Said } from './decision.js';
import type { Game } from './game.js';
import type { MatchState } from './match-state.js';
import { type RandomState, randomBelow, shuffle } from './random.js';
import { advance } from './rules.js';

/**
 * Plays on from a resting point, changing the state, until the end or the first resting point with `limit` answers or
 * more. Returns how many were given.
 */
export function playOut<State extends MatchState>(
  game: Pick<Game<State>, 'step'>,
  state: State,
  choose: (decision: Decision) => Said,
  limit = Number.POSITIVE_INFINITY,
): number {
  let answers = 0;
  while (state.outcome === null && answers < limit) {
    const rules = game.step(state);
    let turn = advance(rules, []);
    while (!turn.done) {
      const given: Said[] = [];
      for (const decision of turn.value) {
        const said = choose(decision);
        if (!isAllowed(decision, said))
          throw new RangeError(`${JSON.stringify(said)} cannot be said to ${decision.key}`);
        given.push(said);
      }
      answers += given.length;
      turn = advance(rules, given);
    }
    state.news.length = 0;
  }
  return answers;
}

/** Something that may be said to the decision, everything as likely as anything else. */
export function randomAnswer(decision: Decision, random: RandomState): Said {
  switch (decision.kind) {
    case 'one':
      return decision.options[randomBelow(random, decision.options.length)]!.id;
    case 'number':
      return decision.min + randomBelow(random, decision.max - decision.min + 1);
    case 'order':
    case 'some': {
      const ids = decision.options.map(({ id }) => id);
      shuffle(random, ids);
      if (decision.kind === 'order') return ids;
      const most = Math.min(decision.max, ids.length);
      return ids.slice(0, decision.min + randomBelow(random, most - decision.min + 1));
    }
  }
}
