import {
  type Decision,
  type Forbidden,
  type Game,
  isInstruction,
  type MatchState,
  type Said,
  type Table,
} from '../engine/index.js';
import type { House } from './house.js';
import { isPresent, type Match, ownSeatOf, type Person, type Result, seatOf } from './match.js';
import { Refusal } from './refusal.js';
import type { KeptAnswer, Logged, NewPost } from './store.js';
import { timed, turnsIn } from './time/timing.js';

/** What a person pressed or typed: whose it is, for which moment, and what they say. */
export interface Reply {
  readonly match: string;
  readonly person: Person;
  readonly interaction: string;
  /** The moment the button was made for; absent when typed. */
  readonly moment?: number;
}

export interface Answered {
  readonly match: Match;
  readonly table: Table<MatchState>;
  readonly seat: number;
}

/** Takes one answer of a person. `said` is worked out from the decision, inside the match's queue. */
export function answer(house: House, reply: Reply, said: (decision: Decision) => Said): Promise<Answered> {
  return answerAll(house, reply, (table, seat, match) => [said(askedAt(house.game(match.game), table, seat))]);
}

/** What a seat is asked; who is asked nothing is told why. */
export function askedAt(game: Game, table: Table<MatchState>, seat: number): Decision {
  const decision = table.decisionOf(seat);
  if (!decision) throw unasked(game, table, seat);
  return decision;
}

/** Nothing can be said now: to what was answered under seal the game may name the rule. */
export function unasked(game: Game, table: Table<MatchState>, seat: number): Refusal {
  if (!table.sealedOf(seat)) return new Refusal('not-asked');
  const forbidden = game.why(table, seat, '');
  return forbidden ? illegalMove(forbidden) : new Refusal('answered-already');
}

/** The refusal that names a rule. */
export const illegalMove = ({ rule, because }: Forbidden): Refusal =>
  new Refusal('illegal-move', { rule, pl: because.pl, en: because.en });

/** Takes several answers of a person in a row, all or none: a typed move is often more than one small choice. */
export function answerAll(
  house: House,
  reply: Reply,
  choose: (table: Table<MatchState>, seat: number, match: Match) => readonly Said[],
): Promise<Answered> {
  return house.queues.run(reply.match, async () => {
    const { match, table } = await house.running(reply.match);
    const seat = seatOf(match, reply.person.id);
    if (seat < 0) throw new Refusal('not-seated');
    if (reply.moment !== undefined && !isPresent(match, reply.moment)) throw new Refusal('stale');
    const answers = choose(table, seat, match);
    const isOwn = ownSeatOf(match, reply.person.id) === seat;
    const { onTurn } = house.game(match.game);
    const isTheirTurn =
      [null, seat].includes(onTurn(table.state as MatchState)) && table.decisionOf(seat) !== undefined;
    const helped = isOwn ? match : withHelp(match, seat);
    const answered = await commitAnswers(house, helped, table, seat, answers, reply.interaction);
    if (isTheirTurn) await forgetMove(house, match.id, seat);
    return answered;
  });
}

/** Whoever plays in their turn has no need of a move they left word of before. */
async function forgetMove(house: House, id: string, seat: number): Promise<void> {
  const orders = await house.store.orders(id, seat);
  if (!orders?.move) return;
  const { move: _, ...rest } = orders;
  await house.store.keepOrders(id, seat, rest.answer ? rest : null);
}

/** Goes on from a rest for the person whose turn comes; what they look at next is their turn. Does nothing elsewhere. */
export function openTurn(house: House, id: string, player: string): Promise<Match> {
  return house.queues.run(id, async () => {
    const match = await house.match(id);
    const seat = seatOf(match, player);
    if (match.status !== 'running' || seat < 0) return match;
    const table = await house.table(match);
    const decision = table.decisionOf(seat);
    if (decision?.kind !== 'one' || decision.opens !== 'turn') return match;
    return (await commitAnswers(house, match, table, seat, [decision.options[0]!.id])).match;
  });
}

/** Who answers where no person does: a computer opponent, or the answer somebody has asked for in their settings. */
export type Proxy = 'computer' | 'setting';

/** Takes one answer that no person gave. Does nothing when the match has moved on meanwhile. */
export function answerForSeat(
  house: House,
  id: string,
  moment: number,
  seat: number,
  said: Said,
  by: Proxy,
): Promise<void> {
  return house.queues.run(id, async () => {
    const { match, table } = await house.running(id);
    if (!isPresent(match, moment) || !table.decisionOf(seat)) return;
    await commitAnswers(house, by === 'computer' ? withHelp(match, seat) : match, table, seat, [said]);
  });
}

/** The match with the fact that somebody else, a computer or a stand-in, answered for the person of a seat. */
function withHelp(match: Match, seat: number): Match {
  const helped = match.seats[seat]!;
  return helped.player === null ? match : { ...match, seats: match.seats.with(seat, { ...helped, helped: true }) };
}

async function commitAnswers(
  house: House,
  match: Match,
  table: Table<MatchState>,
  seat: number,
  answers: readonly Said[],
  interaction?: string,
): Promise<Answered> {
  // Tried on a fork: the table in memory changes only after everything is on disk.
  const next = house.byRules(() => table.fork());
  const now = house.world.now();
  const kept: KeptAnswer[] = [];
  const log: Logged[] = [];
  let { asked } = match;
  for (const said of answers) {
    const given = house.byRules(() => next.answer(seat, said));
    if (!given) throw new Refusal('no-such-option');
    const moment = match.moment + kept.length;
    kept.push({ moment, answer: given.answer, at: now });
    log.push(...given.change.news.map(told => ({ moment, ...told })));
    // An instruction asks nobody anything else.
    if (!next.isHalfAnswered && !isInstruction(given.answer)) asked = moment + 1;
  }
  const turn = match.turn + turnsIn(house.game(match.game), log);
  const after = movedOn(house, { ...match, moment: match.moment + kept.length, asked, turn }, next, now, match);
  const moved = await timed(house, match, after, next, now, seat);
  await house.store.write(
    {
      ...(interaction === undefined ? {} : { interaction }),
      match: moved,
      expect: match.moment,
      saved: next.saved,
      answers: kept,
      log,
      closeVotes: true,
      posts: kept.every(({ answer }) => isInstruction(answer)) ? [] : postsFor(moved, next, seat, log.length > 0),
    },
    now,
  );
  house.keepTable(moved, next);
  house.world.wakeOutbox(match.id);
  house.world.wakeBots(match.id);
  if (moved.endedAt !== null) house.world.matchEnded?.(moved);
  return { match: moved, table: next, seat };
}

/** The match after its answers; whoever still owes one to the same question has been asked since before. */
function movedOn(house: House, answered: Match, table: Table<MatchState>, now: number, before: Match): Match {
  const { outcome } = table.state;
  const moved: Match = answered.asked === before.asked ? answered : { ...answered, askedAt: now };
  if (!outcome) return moved;
  house.world.report('match-finished', { match: moved.id, game: moved.game, moment: moved.moment });
  const { places, reason, score } = outcome;
  return finished(moved, { places, reason, ...(score ? { score } : {}) }, now);
}

export const finished = (match: Match, result: Result, now: number): Match => ({
  ...match,
  status: 'finished',
  endedAt: now,
  result,
});

/** A small choice inside a move tells nobody anything; whatever is told or turns to another seat is posted. */
function postsFor(match: Match, table: Table<MatchState>, seat: number, told: boolean): NewPost[] {
  if (match.status === 'finished') return [{ kind: 'board' }, { kind: 'result' }];
  if (told) return [{ kind: 'board' }];
  if (table.decisionOf(seat)) return [];
  // What is sealed turns to nobody new.
  return [{ kind: 'board', ...(table.isHalfAnswered ? { about: { sealed: 1 } } : {}) }];
}
