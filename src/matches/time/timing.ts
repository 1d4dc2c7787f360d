import type { Decision, Game, LogEntry, MatchState, Table } from '../../engine/index.js';
import type { House } from '../house.js';
import { isUnmanned, type Match, type PlayerId } from '../match.js';
import { pastAbsences } from './absences.js';
import { type Calendar, parseAway, parseSleep, type Stretch } from './calendar.js';
import { type Clock, FRESH, heardOf, running, stopped, type Wait } from './clock.js';

const DAY = 24 * 3_600_000;
/** Under which name a player's settings keep from when on their nights rest the clock. */
export const NIGHTS_FROM = 'nights-from';

/** When a player sleeps and is away, by their settings; of their absences what the match, or what it is part of, allows. */
export const calendarOf = async (house: House, player: PlayerId, match?: Stage): Promise<Calendar> =>
  calendarFrom(await house.store.settings('player', player), match);

/** What of a match decides how long an absence may be. */
type Stage = Pick<Match, 'event' | 'startedAt'>;

/** The same, read from settings as they are kept. */
export function calendarFrom(kept: Readonly<Record<string, string>>, match?: Stage): Calendar {
  const nightsFrom = Number(kept[NIGHTS_FROM] ?? 0);
  return {
    sleep: parseSleep(kept.quiet),
    away: allowedOf(parseAway(kept.away), pastAbsences(kept), match),
    ...(nightsFrom > 0 ? { nightsFrom } : {}),
  };
}

/** Of an absence the days that are left of those a league allows from the beginning of its match on. */
function allowedOf(away: Stretch | null, past: readonly Stretch[], match: Stage | undefined): Stretch | null {
  const days = match?.event?.awayDays;
  if (away === null || days === undefined) return away;
  const started = match?.startedAt ?? 0;
  const used = past.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, started)), 0);
  const begins = Math.max(away.from, started);
  const to = Math.min(away.to, begins + Math.max(0, days * DAY - used));
  return to > begins ? { from: away.from, to } : null;
}

/** How many turns of the match begin with these entries. */
export function turnsIn(
  { turns, chapters }: Pick<Game, 'turns' | 'chapters'>,
  told: readonly { readonly entry: LogEntry }[],
): number {
  const starts: readonly string[] = turns ?? chapters;
  return told.filter(({ entry }) => starts.includes(entry.tell)).length;
}

/** The seats whose person is waited for, each with the turn it is waited for in: a rest belongs to the turn it opens. */
function waitsOf(house: House, match: Match, table: Table<MatchState> | null): ReadonlyMap<number, Wait> {
  if (match.status !== 'running' || table === null) return new Map();
  const onTurn = house.game(match.game).onTurn(table.state);
  const waits = awaitedOf(match, table).map((decision): [number, Wait] => {
    const { seat } = decision;
    const opens = decision.kind === 'one' && decision.opens === 'turn';
    return [seat, { turn: match.turn + (opens ? 1 : 0), isOwn: opens || onTurn === null || onTurn === seat }];
  });
  return new Map(waits);
}

/** What people, not computers, are waited for. */
export const awaitedOf = ({ seats }: Match, table: Table<MatchState>): readonly Decision[] =>
  table.awaited.filter(({ seat }) => seats[seat]?.player && !seats[seat].conceded);

/** The match with the clocks of its seats as they run from now on; `by` is the seat whose person has just acted. */
export async function timed(
  house: House,
  before: Match,
  after: Match,
  table: Table<MatchState> | null,
  now: number,
  by?: number,
): Promise<Match> {
  const waits = waitsOf(house, after, table);
  const clocks = await Promise.all(
    after.seats.map(async ({ player }, seat): Promise<Clock> => {
      const { player: former } = before.seats[seat] ?? {};
      // Who takes a seat over has all the time there is.
      const clock = former === player ? (before.clocks[seat] ?? FRESH) : FRESH;
      const wait = waits.get(seat);
      if (!player || isSettled(clock, wait)) return seat === by ? heardOf(clock, after.pace, now) : clock;
      const calendar = await calendarOf(house, player, after);
      return wait ? running(clock, wait, after.pace, calendar, now) : stopped(clock, calendar, now);
    }),
  );
  return { ...after, clocks: withComputers(after, table, clocks, now) };
}

/** A computer that has not answered after this was forgotten, by a process that is gone: it is asked again. */
const FORGOTTEN = 60_000;

/** The clocks with the time by which a computer, where one is asked, has answered; no other time runs for it. */
function withComputers(
  { status, seats }: Match,
  table: Table<MatchState> | null,
  clocks: readonly Clock[],
  now: number,
): readonly Clock[] {
  const open = status === 'running' ? (table?.open ?? []) : [];
  return clocks.map((clock, seat) => {
    if (clock.since !== null) return clock;
    if (isUnmanned(seats[seat]!) && open.some(decision => decision.seat === seat))
      return { ...clock, answerAt: now + FORGOTTEN };
    return clock.answerAt == null ? clock : { ...clock, answerAt: null };
  });
}

/** Whether a clock goes on as it is: it runs in its turn, or rests and is not waited for. */
const isSettled = ({ since, turn }: Clock, wait: Wait | undefined): boolean =>
  wait ? since !== null && wait.turn <= turn : since === null;
