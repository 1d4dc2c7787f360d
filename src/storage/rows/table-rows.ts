import type { MatchState, Saved } from '../../engine/index.js';
import type { KeptAnswer, Logged, Post, PostKind, Vote, VoteKind } from '../../matches/store.js';

export interface TableRow {
  version: number;
  checkpoint: string;
  tail: string;
  fixed: number;
}

export const parseTable = (row: TableRow): Saved<MatchState> => ({
  version: row.version,
  checkpoint: JSON.parse(row.checkpoint),
  tail: JSON.parse(row.tail),
  fixed: row.fixed,
});

export interface AnswerRow {
  moment: number;
  seat: number;
  key: string;
  said: string;
  digest: string;
  at: number;
  undone: number;
}

export const parseAnswer = ({ moment, at, seat, key, said, digest, undone }: AnswerRow): KeptAnswer => ({
  moment,
  at,
  answer: { key, seat, said: JSON.parse(said), digest },
  ...(undone === 1 ? { undone: true } : {}),
});

export interface LogRow {
  moment: number;
  entry: string;
  seats: string | null;
  undone: number;
}

export const parseLogged = ({ moment, entry, seats, undone }: LogRow): Logged => ({
  moment,
  entry: JSON.parse(entry),
  ...(seats === null ? {} : { seats: JSON.parse(seats) }),
  ...(undone === 1 ? { undone: true } : {}),
});

export interface VoteRow {
  id: string;
  match: string;
  kind: string;
  by: string;
  about: string;
  moment: number;
  agreed: string;
}

export const makeVoteRow = (match: string, vote: Vote): VoteRow => ({
  ...vote,
  match,
  about: JSON.stringify(vote.about),
  agreed: JSON.stringify(vote.agreed),
});

export const parseVote = (row: VoteRow): Vote => ({
  ...row,
  kind: row.kind as VoteKind,
  about: JSON.parse(row.about),
  agreed: JSON.parse(row.agreed),
});

export interface PostRow {
  id: number;
  match: string;
  kind: string;
  about: string;
  tries: number;
  due_at: number;
}

export const parsePost = ({ due_at, kind, about, ...row }: PostRow): Post => ({
  ...row,
  kind: kind as PostKind,
  about: JSON.parse(about),
  dueAt: due_at,
});
