import { type Game, randomAnswer, randomBelow } from '../../src/engine/index.js';
import type { Check } from './broken.js';
import { type Chooser, oneIn, play, type Watch } from './play.js';
import type { Failure } from './shrink.js';
import { Tally } from './tally.js';
import { type Given, randomBeginning, randomOf } from './trial.js';

export interface Campaign extends Given {
  readonly matches: number;
  readonly seed: string;
  /** Answers after which a match is too long to be true. */
  readonly limit?: number;
  /** The costly checks are made at one in so many decisions. */
  readonly oneIn?: number;
  /** Checks that are not made. */
  readonly skip?: readonly Check[];
}

export interface Report {
  readonly tally: Tally;
  /** The first match that broke an invariant. */
  readonly failure: Failure | null;
}

const LONGEST_MATCH = 5000;
const ONE_IN = 8;

/** Plays whole random matches under the invariants, up to the first that breaks one. */
export function fuzz(game: Game, campaign: Campaign): Report {
  const { limit = LONGEST_MATCH, oneIn: many = ONE_IN, skip = [] } = campaign;
  const tally = new Tally();
  const isClose = oneIn(many);
  const isDrawn = oneIn(many === 1 ? 1 : many * 4);
  const isLastDrawn = oneIn(Math.min(many, ONE_IN));
  const watch: Watch = {
    tally,
    limit,
    isMade: check => !skip.includes(check),
    isClose: moment => moment.table.isOver || isClose(moment),
    isDrawn: moment => (moment.table.isOver ? isLastDrawn : isDrawn)(moment),
  };
  for (let number = 0; number < campaign.matches; number++) {
    const text = `${campaign.seed}/${number}`;
    const beginning = randomBeginning(game, text, campaign);
    const { trial, broken } = play(game, beginning, chooseRandomly(text, beginning.seats), watch);
    if (broken) return { tally, failure: { trial, broken } };
    tally.ended(beginning, trial.moves.length);
  }
  return { tally, failure: null };
}

/** An instruction is given at one in so many decisions at which somebody could. */
const INSTRUCTION_IN = 6;

/** Any open decision, any answer; now and then an instruction of somebody who is not asked. */
export function chooseRandomly(text: string, seats: number): Chooser {
  const random = randomOf(`${text}/answers`);
  return table => {
    const { open } = table;
    const unasked = [...Array(seats).keys()].flatMap(seat => table.instructionOf(seat) ?? []);
    const isUnasked = unasked.length > 0 && randomBelow(random, INSTRUCTION_IN) === 0;
    const offered = isUnasked ? unasked : open;
    const decision = offered[randomBelow(random, offered.length)]!;
    return { seat: decision.seat, said: randomAnswer(decision, random) };
  };
}
