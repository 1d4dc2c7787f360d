import type { Language } from '../../engine/index.js';
import type { Match, Seat, Status } from '../../matches/match.js';
import { dueOf } from '../../matches/time/due.js';

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
  pace: string;
  seed: string;
  seed_hash: string;
  moment: number;
  opened_at: number;
  started_at: number | null;
  ended_at: number | null;
  asked_at: number;
  asked: number;
  turn: number;
  clocks: string;
  due: number | null;
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
  stand_in: string | null;
  acting: string | null;
  invited: string | null;
  shown_to: string | null;
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
  pace: JSON.stringify(match.pace),
  seed: match.seed,
  seed_hash: match.seedHash,
  moment: match.moment,
  opened_at: match.openedAt,
  started_at: match.startedAt,
  ended_at: match.endedAt,
  asked_at: match.askedAt,
  asked: match.asked,
  turn: match.turn,
  clocks: JSON.stringify(match.clocks),
  due: dueOf(match),
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
  pace: JSON.parse(row.pace),
  seed: row.seed,
  seedHash: row.seed_hash,
  moment: row.moment,
  openedAt: row.opened_at,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  askedAt: row.asked_at,
  asked: row.asked,
  turn: row.turn,
  clocks: JSON.parse(row.clocks),
  result: row.result === null ? null : JSON.parse(row.result),
  ...(row.event === null ? {} : { event: JSON.parse(row.event) }),
  ...(row.unrated === 1 ? { unrated: true } : {}),
});

export const makeSeatRow = (
  seat: number,
  { player, bot, name, side, conceded, helped, standIn, invited, shownTo }: Seat,
): SeatRow => ({
  seat,
  player,
  bot,
  name,
  side,
  conceded: conceded ? 1 : 0,
  helped: helped ? 1 : 0,
  stand_in: standIn ? JSON.stringify(standIn) : null,
  acting: standIn?.accepted ? standIn.player : null,
  invited: invited ? JSON.stringify(invited) : null,
  shown_to: shownTo ? JSON.stringify(shownTo) : null,
});

const parseSeat = ({ player, bot, name, side, conceded, helped, stand_in, invited, shown_to }: SeatRow): Seat => ({
  player,
  bot,
  name,
  side,
  conceded: conceded === 1,
  ...(helped === 1 ? { helped: true } : {}),
  ...(invited === null ? {} : { invited: JSON.parse(invited) }),
  ...(stand_in === null ? {} : { standIn: JSON.parse(stand_in) }),
  ...(shown_to === null ? {} : { shownTo: JSON.parse(shown_to) }),
});
