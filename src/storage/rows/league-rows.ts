import type { Language } from '../../engine/index.js';
import type { Entrant, League, LeagueStatus, Pairing } from '../../leagues/league.js';
import type { Deed, LeaguePost, LeaguePostKind, LogLine } from '../../leagues/store.js';

export interface LeagueRow {
  id: string;
  guild: string;
  channel: string;
  language: string;
  name: string;
  organiser: string;
  organiser_role: string | null;
  rules: string;
  status: string;
  check_in: number;
  round: number;
  round_started_at: number | null;
  paused_at: number | null;
  final_at: number | null;
  lots: string;
  moment: number;
  opened_at: number;
  started_at: number | null;
  closed_at: number | null;
  due: number | null;
}

export interface EntrantRow {
  league: string;
  number: number;
  player: string;
  name: string;
  seed: number;
  since: number;
  dropped: number | null;
  checked_in: number;
  offered: string | null;
}

export interface PairingRow {
  id: string;
  league: string;
  ord: number;
  round: number;
  board: number;
  seats: string;
  sides: string | null;
  deadline: number;
  extended: number;
  reminded: number;
  replays: number;
  score: string | null;
  reason: string;
}

export const makeLeagueRow = (league: League, due: number | null): LeagueRow => ({
  id: league.id,
  guild: league.guild,
  channel: league.channel,
  language: league.language,
  name: league.name,
  organiser: league.organiser,
  organiser_role: league.organiserRole,
  rules: JSON.stringify(league.rules),
  status: league.status,
  check_in: Number(league.checkIn),
  round: league.round,
  round_started_at: league.roundStartedAt,
  paused_at: league.pausedAt,
  final_at: league.finalAt,
  lots: league.lots,
  moment: league.moment,
  opened_at: league.openedAt,
  started_at: league.startedAt,
  closed_at: league.closedAt,
  due,
});

export const parseLeagueRow = (row: LeagueRow): League => ({
  id: row.id,
  guild: row.guild,
  channel: row.channel,
  language: row.language as Language,
  name: row.name,
  organiser: row.organiser,
  organiserRole: row.organiser_role,
  // Seasons older than the match for third place, or than tables of more than two, have none.
  rules: { thirdPlace: false, byPlace: [5, 3, 2, 1], ...JSON.parse(row.rules) },
  status: row.status as LeagueStatus,
  checkIn: row.check_in === 1,
  round: row.round,
  roundStartedAt: row.round_started_at,
  pausedAt: row.paused_at,
  finalAt: row.final_at,
  lots: row.lots,
  moment: row.moment,
  openedAt: row.opened_at,
  startedAt: row.started_at,
  closedAt: row.closed_at,
});

export const makeEntrantRow = (league: string, { checkedIn, offered, ...entrant }: Entrant): EntrantRow => ({
  ...entrant,
  league,
  checked_in: Number(checkedIn),
  offered: offered && JSON.stringify(offered),
});

export const parseEntrantRow = ({ league: _, checked_in, offered, ...row }: EntrantRow): Entrant => ({
  ...row,
  checkedIn: checked_in === 1,
  offered: offered === null ? null : JSON.parse(offered),
});

/** Pairings are numbered in the order they were drawn; the number is the end of their id. */
export const makePairingRow = (league: string, { seats, sides, score, reason, ...pairing }: Pairing): PairingRow => ({
  ...pairing,
  league,
  seats: JSON.stringify(seats),
  ord: Number(pairing.id.slice(pairing.id.lastIndexOf('-') + 1)),
  sides: sides && JSON.stringify(sides),
  score: score && JSON.stringify(score),
  reason: JSON.stringify(reason),
});

export const parsePairingRow = ({ league: _, ord: __, seats, sides, score, reason, ...row }: PairingRow): Pairing => ({
  ...row,
  seats: JSON.parse(seats),
  sides: sides === null ? null : JSON.parse(sides),
  score: score === null ? null : JSON.parse(score),
  reason: JSON.parse(reason),
});

export interface LeaguePostRow {
  id: number;
  league: string;
  kind: string;
  about: string;
  tries: number;
  due_at: number;
}

export const parseLeaguePost = ({ due_at, kind, about, ...row }: LeaguePostRow): LeaguePost => ({
  ...row,
  kind: kind as LeaguePostKind,
  about: JSON.parse(about),
  dueAt: due_at,
});

export interface LogLineRow {
  at: number;
  by: string | null;
  deed: string;
  about: string;
}

export const parseLogLine = (row: LogLineRow): LogLine => ({
  ...row,
  deed: row.deed as Deed,
  about: JSON.parse(row.about),
});
