import { isInstruction, type MatchState, replay, type Table, takeableBack, takenBack } from '../engine/index.js';
import type { Answered, Reply } from './answering.js';
import type { House } from './house.js';
import { isPresent, type Match, seatOf } from './match.js';
import { Refusal } from './refusal.js';
import { beginningOf } from './starting.js';
import type { KeptAnswer } from './store.js';
import { timed, turnsIn } from './time/timing.js';

/** Takes the person's last answer back, where nothing was learnt since. */
export function undo(house: House, reply: Reply): Promise<Answered> {
  return house.queues.run(reply.match, async () => {
    const { match, table } = await house.running(reply.match);
    const seat = seatOf(match, reply.person.id);
    if (seat < 0) throw new Refusal('not-seated');
    if (reply.moment !== undefined && !isPresent(match, reply.moment)) throw new Refusal('stale');
    const back = table.undone(seat);
    if (!back) throw new Refusal('cannot-undo');
    const last = (await house.store.answers(match.id)).findLast(isUndoable(seat));
    if (!last) throw new Refusal('cannot-undo');
    const told = (await house.store.log(match.id, last.moment)).length > 0;
    // What is taken back while others still owe their answer leaves them asked what they were asked.
    const asked = table.isHalfAnswered ? match.asked : match.moment + 1;
    return commitUndo(house, { ...match, asked }, back.table, [last.moment], seat, told, reply.interaction);
  });
}

/** Takes back all the person has answered since the turn began, as far as nothing was learnt since. */
export function undoTurn(house: House, reply: Reply): Promise<Answered> {
  return house.queues.run(reply.match, async () => {
    const { match, table } = await house.running(reply.match);
    const seat = seatOf(match, reply.person.id);
    if (seat < 0) throw new Refusal('not-seated');
    if (reply.moment !== undefined && !isPresent(match, reply.moment)) throw new Refusal('stale');
    const most = takeableBack(table, seat);
    const kept = (await house.store.answers(match.id)).filter(isUndoable(seat)).slice(-most);
    if (most === 0 || kept.length === 0) throw new Refusal('cannot-undo');
    const game = house.game(match.game);
    const log = await house.store.log(match.id, kept[0]!.moment);
    // An answer that let a turn begin belongs to the time before it.
    const opening = kept.findLastIndex(
      ({ moment }) =>
        turnsIn(
          game,
          log.filter(told => told.moment === moment),
        ) > 0,
    );
    const undone = kept.slice(opening + 1);
    if (undone.length === 0) throw new Refusal('cannot-undo');
    const moments = undone.map(({ moment }) => moment);
    const told = log.some(({ moment }) => moments.includes(moment));
    const asked = table.isHalfAnswered ? match.asked : match.moment + 1;
    const back = table.isHalfAnswered ? table.undone(seat)!.table : takenBack(game, table, undone.length);
    return commitUndo(house, { ...match, asked }, back, moments, seat, told, reply.interaction);
  });
}

/** Answers of a seat that can be taken back: an instruction is changed instead. */
const isUndoable =
  (seat: number) =>
  ({ answer }: KeptAnswer): boolean =>
    answer.seat === seat && !isInstruction(answer);

/**
 * Takes a seat's last answer and everything after it back, across draws and other people's moves: only with the
 * consent of everybody else. The match is played again from its seed up to there.
 */
export async function undoByConsent(house: House, match: Match, seat: number, interaction: string): Promise<Answered> {
  const kept = await house.store.answers(match.id);
  const last = kept.findLastIndex(isUndoable(seat));
  if (last < 0) throw new Refusal('cannot-undo');
  const answers = kept.slice(0, last).map(({ answer }) => answer);
  const { table, mismatch } = replay(house.game(match.game), beginningOf(match), answers, false);
  if (mismatch) throw new Refusal('cannot-undo');
  const undone = kept.slice(last).map(({ moment }) => moment);
  return commitUndo(house, { ...match, asked: match.moment + 1 }, table, undone, seat, true, interaction);
}

/** The latest answer of a seat that undo by consent would take back. */
export async function hasAnswered(house: House, match: Match, seat: number): Promise<boolean> {
  return (await house.store.answers(match.id)).some(isUndoable(seat));
}

async function commitUndo(
  house: House,
  match: Match,
  table: Table<MatchState>,
  undone: readonly number[],
  seat: number,
  told: boolean,
  interaction: string,
): Promise<Answered> {
  const now = house.world.now();
  const moment = match.moment + 1;
  const gone = (await house.store.log(match.id, Math.min(...undone))).filter(told => undone.includes(told.moment));
  const turn = match.turn - turnsIn(house.game(match.game), gone);
  const back: Match = { ...match, moment, turn, askedAt: match.asked === moment ? now : match.askedAt };
  const moved = await timed(house, match, back, table, now, seat);
  await house.store.write(
    {
      interaction,
      match: moved,
      expect: match.moment,
      saved: table.saved,
      undone,
      closeVotes: true,
      posts: told ? [{ kind: 'board', about: { undoneBy: seat } }] : [],
    },
    now,
  );
  house.keepTable(moved, table);
  house.world.wakeOutbox(match.id);
  return { match: moved, table, seat };
}
