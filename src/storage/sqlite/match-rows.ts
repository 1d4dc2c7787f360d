import type { Language } from '../../engine/index.js';
import type { Match, Seat, Status } from '../../matches/match.js';

export interface MatchRow {
  id: string;
  game: string;
  guild: string | null;
  home: string;
  place: string | null;
  host: string;
  status: string;
  language: string;
  chosen: string;
  remind_after: number;
  time_limit: number | null;
  seed: string;
  seed_hash: string;
  moment: number;
  opened_at: number;
  started_at: number | null;
  ended_at: number | null;
  asked_at: number;
  asked: number;
  result: string | null;
  event: string | null;
  unrated: number;
}

export interface SeatRow {
  seat: number;
  player: string | null;
  bot: string | null;
  name: string;
  side: string | null;
  conceded: number;
  helped: number;
}

export const makeRow = (match: Match): MatchRow => ({
  id: match.id,
  game: match.game,
  guild: match.guild,
  home: match.home,
  place: match.place,
  host: match.host,
  status: match.status,
  language: match.language,
  chosen: JSON.stringify(match.chosen),
  remind_after: match.pace.remindAfter,
  time_limit: match.pace.limit,
  seed: match.seed,
  seed_hash: match.seedHash,
  moment: match.moment,
  opened_at: match.openedAt,
  started_at: match.startedAt,
  ended_at: match.endedAt,
  asked_at: match.askedAt,
  asked: match.asked,
  result: match.result && JSON.stringify(match.result),
  event: match.event ? JSON.stringify(match.event) : null,
  unrated: match.unrated ? 1 : 0,
});

export const parseRow = (row: MatchRow, seats: readonly SeatRow[]): Match => ({
  id: row.id,
  game: row.game,
  guild: row.guild,
  home: row.home,
  place: row.place,
  host: row.host,
  status: row.status as Status,
  language: row.language as Language,
  chosen: JSON.parse(row.chosen),
  seats: seats.map(parseSeat),
  pace: { remindAfter: row.remind_after, limit: row.time_limit },
  seed: row.seed,
  seedHash: row.seed_hash,
  moment: row.moment,
  openedAt: row.opened_at,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  askedAt: row.asked_at,
  asked: row.asked,
  result: row.result === null ? null : JSON.parse(row.result),
  ...(row.event === null ? {} : { event: JSON.parse(row.event) }),
  ...(row.unrated === 1 ? { unrated: true } : {}),
});

const parseSeat = ({ player, bot, name, side, conceded, helped }: SeatRow): Seat => ({
  player,
  bot,
  name,
  side,
  conceded: conceded === 1,
  ...(helped === 1 ? { helped: true } : {}),
});
