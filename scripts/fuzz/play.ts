import { isDeepStrictEqual } from 'node:util';
import { type Decision, type Game, type MatchState, randomFrom, Table, type Told } from '../../src/engine/index.js';
import type { Logged } from '../../src/matches/index.js';
import { Broken, type Check, within } from './broken.js';
import { checkAnnals } from './checks/annals.js';
import { checkDecisions } from './checks/decisions.js';
import { checkHidden } from './checks/hidden.js';
import type { Answered, Moment } from './checks/moment.js';
import { checkPictures, checkStory } from './checks/pictures.js';
import { checkPlain, checkPlainNews, checkRoundTrip } from './checks/plain.js';
import { checkFork, checkRebuilt, checkUndo } from './checks/rebuilt.js';
import { checkDecisionWords, checkLobbyWords, checkNewsWords, checkPost } from './checks/words.js';
import { checkOpening, checkReveals, checkWorld, type World, worldsOf } from './checks/worlds.js';
import { guarded } from './guarded.js';
import type { Tally } from './tally.js';
import type { Move, Trial } from './trial.js';

/** Says what is answered next, or null to stop. */
export type Chooser = (table: Table<MatchState>) => Move | null;

export interface Watch {
  readonly tally: Tally;
  /** Answers after which a match is too long to be true. */
  readonly limit: number;
  /** Whether this check is made at all. */
  isMade(check: Check): boolean;
  /** Whether the costly checks are made at this decision, and the costliest: drawing its pictures. */
  isClose(moment: Moment): boolean;
  isDrawn(moment: Moment): boolean;
}

/** One in so many decisions, chosen by the state itself: a match played again is looked at in the same places. */
export const oneIn =
  (many: number) =>
  ({ digest }: Moment): boolean =>
    Number.parseInt(digest, 16) % many === 0;

export interface Played {
  readonly trial: Trial;
  readonly broken: Broken | null;
}

/** Plays a match under the invariants until it ends, the chooser stops or an invariant breaks. */
export function play(game: Game, beginning: Trial['beginning'], choose: Chooser, watch: Watch): Played {
  const moves: Move[] = [];
  const trial: Trial = { beginning, moves };
  try {
    within('rules', () => playOn(game, trial, moves, choose, watch));
    return { trial, broken: null };
  } catch (error) {
    if (error instanceof Broken) return { trial, broken: error };
    throw error;
  }
}

function playOn(bare: Game, { beginning }: Trial, moves: Move[], choose: Chooser, watch: Watch): void {
  const { game, calm } = guarded(bare);
  const { seed, seats, chosen, sides } = beginning;
  look(watch, 'words', () => checkLobbyWords(game, chosen));
  const setup = () => game.setup({ seats, chosen, sides, random: randomFrom(seed) });
  const { table, change } = Table.start<MatchState>(game, setup());
  let moment: Moment = { game, table, digest: table.digest, seats, pending: 0, untold: change.news, isOthers: true };
  tellOpening(moment, change.news, watch, setup);
  const told: Logged[] = change.news.map(each => ({ ...each, moment: 0 }));
  for (;;) {
    calm();
    const worlds = inspect(moment, watch);
    const move = table.isOver ? null : choose(table);
    if (move === null) {
      look(watch, 'words', () => checkAnnals(moment, told));
      return;
    }
    moves.push(move);
    if (moves.length > watch.limit) throw new Broken('length', `Not over after ${watch.limit} answers`);
    const answered = answer(moment, move, worlds, watch);
    told.push(...answered.news.map(each => ({ ...each, moment: moves.length })));
    moment = answered;
  }
}

function look<T>(watch: Watch, check: Check, part: () => T): T | undefined {
  return watch.isMade(check) ? within(check, part) : undefined;
}

/** All that must hold at a decision. Returns the other worlds the coming answer is tried in. */
function inspect(moment: Moment, watch: Watch): readonly World[] {
  const { tally } = watch;
  look(watch, 'plain', () => checkPlain(moment));
  look(watch, 'decisions', () => checkDecisions(moment));
  for (const decision of moment.table.open) tally.asked(decision);
  if (!watch.isClose(moment)) return [];
  look(watch, 'plain', () => checkRoundTrip(moment));
  look(watch, 'rebuilt', () => {
    checkRebuilt(moment);
    checkFork(moment);
  });
  look(watch, 'words', () => checkDecisionWords(moment));
  if (watch.isDrawn(moment)) look(watch, 'pictures', () => checkPictures(moment));
  tally.rebuilt += 1;
  tally.concealed += moment.seats + 1;
  tally.different += look(watch, 'hidden', () => checkHidden(moment)) ?? 0;
  const found = look(watch, 'worlds', () => worldsOf(moment));
  tally.worlds += found?.tried ?? 0;
  tally.alike += found?.worlds.length ?? 0;
  return found?.worlds ?? [];
}

function answer(moment: Moment, move: Move, worlds: readonly World[], watch: Watch): Answered {
  const { table } = moment;
  const before = { digest: moment.digest, sealed: table.state.sealed, open: table.open };
  const isClose = watch.isClose(moment);
  const given = table.answer(move.seat, move.said);
  if (given === null) throw new Broken('decisions', `${JSON.stringify(move)} was refused`);
  const pending = isPending(before.open, table.open, move.seat) ? moment.pending + 1 : 0;
  const { news } = given.change;
  const isSameCall = isDeepStrictEqual(seatsOf(before.open), seatsOf(table.open));
  const untold = moment.isOthers ? news : [...moment.untold, ...news];
  const answered: Answered = {
    ...moment,
    digest: table.digest,
    pending,
    move,
    news,
    untold,
    before,
    isOthers: !isSameCall,
  };
  look(watch, 'plain', () => checkPlainNews(answered));
  if (!isClose) return answered;
  look(watch, 'words', () => {
    checkNewsWords(answered);
    checkPost(answered);
  });
  look(watch, 'pictures', () => checkStory(answered));
  if (look(watch, 'undo', () => checkUndo(answered))) watch.tally.undone += 1;
  look(watch, 'worlds', () => {
    checkReveals(answered);
    for (const world of worlds) checkWorld(answered, world);
  });
  return answered;
}

/** The opening news are checked like those of an answer. */
function tellOpening(moment: Moment, news: readonly Told[], watch: Watch, setup: () => MatchState): void {
  const opening = { ...moment, move: { seat: -1, said: '' }, news, before: { digest: '', sealed: -1, open: [] } };
  look(watch, 'plain', () => checkPlainNews(opening));
  look(watch, 'words', () => checkNewsWords(opening));
  look(watch, 'worlds', () => checkOpening(opening, setup));
}

const seatsOf = (open: readonly Decision[]): readonly number[] => open.map(({ seat }) => seat);

/** Nothing came of the answer yet: the same others are still asked the same. */
function isPending(before: readonly Decision[], after: readonly Decision[], seat: number): boolean {
  const others = before.filter(decision => decision.seat !== seat);
  return others.length > 0 && isDeepStrictEqual(after, others);
}
