import type { Follow } from '../../matches/store.js';
import type { AnswerRow, LogRow, PostRow, TableRow, VoteRow } from '../rows/table-rows.js';
import { statement } from './statement.js';

/** Nobody is about to send it. */
const UNSENT = "NOT EXISTS (SELECT FROM claims WHERE work = 'posts' AND claims.id = outbox.match)";

/** Every statement about what lies at a table: its state, answers, log, votes, picks, and what has to be posted. */
export const TABLE_STATEMENTS = {
  keepTable: statement<{ match: string } & TableRow>(`
    INSERT INTO tables (match, version, checkpoint, tail, fixed) VALUES (@match, @version, @checkpoint, @tail, @fixed)
    ON CONFLICT (match) DO UPDATE SET version = excluded.version, checkpoint = excluded.checkpoint,
      tail = excluded.tail, fixed = excluded.fixed`),
  keepTail: statement<{ match: string; tail: string; fixed: number }>(
    'UPDATE tables SET tail = @tail, fixed = @fixed WHERE match = @match',
  ),
  table: statement<{ id: string }, TableRow>('SELECT version, checkpoint, tail, fixed FROM tables WHERE match = @id'),

  keepAnswer: statement<{ match: string } & Omit<AnswerRow, 'undone'>>(`
    INSERT INTO answers (match, moment, seat, key, said, digest, at)
    VALUES (@match, @moment, @seat, @key, @said, @digest, @at)`),
  undoAnswer: statement<{ match: string; moment: number }>(
    'UPDATE answers SET undone = true WHERE match = @match AND moment = @moment',
  ),
  answers: statement<{ id: string }, AnswerRow>(
    'SELECT moment, seat, key, said, digest, at, undone FROM answers WHERE match = @id ORDER BY moment',
  ),

  keepLog: statement<{ match: string; moment: number; line: number; entry: string; seats: string | null }>(
    'INSERT INTO log (match, moment, line, entry, seats) VALUES (@match, @moment, @line, @entry, @seats)',
  ),
  undoLog: statement<{ match: string; moment: number }>(
    'UPDATE log SET undone = true WHERE match = @match AND moment = @moment',
  ),
  log: statement<{ id: string; since: number }, LogRow>(
    'SELECT moment, entry, seats, undone FROM log WHERE match = @id AND moment >= @since ORDER BY moment, line',
  ),

  keepVote: statement<VoteRow>(`
    INSERT INTO votes (id, match, kind, by, about, moment, agreed)
    VALUES (@id, @match, @kind, @by, @about, @moment, @agreed)
    ON CONFLICT (id) DO UPDATE SET agreed = excluded.agreed`),
  closeVotes: statement<{ match: string }>('DELETE FROM votes WHERE match = @match'),
  votes: statement<{ id: string }, VoteRow>('SELECT * FROM votes WHERE match = @id ORDER BY id'),

  keepDraft: statement<{ id: string; seat: number; moment: number; picks: string }>(`
    INSERT INTO drafts (match, seat, moment, picks) VALUES (@id, @seat, @moment, @picks)
    ON CONFLICT (match, seat) DO UPDATE SET moment = excluded.moment, picks = excluded.picks`),
  draft: statement<{ id: string; seat: number }, { moment: number; picks: string }>(
    'SELECT moment, picks FROM drafts WHERE match = @id AND seat = @seat',
  ),

  orders: statement<{ id: string; seat: number }, { orders: string }>(
    'SELECT orders FROM orders WHERE match = @id AND seat = @seat',
  ),
  keepOrders: statement<{ id: string; seat: number; player: string; orders: string }>(`
    INSERT INTO orders (match, seat, player, orders) VALUES (@id, @seat, @player, @orders)
    ON CONFLICT (match, seat) DO UPDATE SET player = excluded.player, orders = excluded.orders`),
  dropOrders: statement<{ id: string; seat: number }>('DELETE FROM orders WHERE match = @id AND seat = @seat'),

  note: statement<{ id: string; player: string }, { note: string }>(
    'SELECT note FROM notes WHERE match = @id AND player = @player',
  ),
  keepNote: statement<{ id: string; player: string; note: string }>(`
    INSERT INTO notes (match, player, note) VALUES (@id, @player, @note)
    ON CONFLICT (match, player) DO UPDATE SET note = excluded.note`),
  dropNote: statement<{ id: string; player: string }>('DELETE FROM notes WHERE match = @id AND player = @player'),

  follow: statement<{ match: string; player: string }, Follow>(
    'SELECT * FROM follows WHERE match = @match AND player = @player',
  ),
  followers: statement<{ match: string }, Follow>('SELECT * FROM follows WHERE match = @match ORDER BY player'),
  followsOf: statement<{ player: string }, Follow>('SELECT * FROM follows WHERE player = @player ORDER BY match'),
  keepFollow: statement<Follow>(`
    INSERT INTO follows (match, player, wish, told, untold) VALUES (@match, @player, @wish, @told, @untold)
    ON CONFLICT (match, player) DO UPDATE SET wish = excluded.wish`),
  markFollow: statement<Pick<Follow, 'match' | 'player' | 'told' | 'untold'>>(
    'UPDATE follows SET told = @told, untold = @untold WHERE match = @match AND player = @player',
  ),
  dropFollow: statement<{ match: string; player: string }>(
    'DELETE FROM follows WHERE match = @match AND player = @player',
  ),

  addPost: statement<{ match: string; kind: string; about: string; at: number }>(
    'INSERT INTO outbox (match, kind, about, due_at) VALUES (@match, @kind, @about, @at)',
  ),
  matchesWithDuePosts: statement<{ now: number }, { match: string }>(
    `SELECT match FROM outbox WHERE due_at <= @now AND ${UNSENT} GROUP BY match ORDER BY min(id)`,
  ),
  matchesWithRefusedPosts: statement<Record<never, never>, { match: string }>(
    'SELECT match FROM outbox WHERE tries > 0 GROUP BY match ORDER BY min(id)',
  ),
  postsOf: statement<{ id: string }, PostRow>('SELECT * FROM outbox WHERE match = @id ORDER BY id'),
  nextPostAt: statement<Record<never, never>, { at: number }>(
    `SELECT due_at AS at FROM outbox WHERE ${UNSENT} ORDER BY due_at LIMIT 1`,
  ),
  unsent: statement<Record<never, never>, { posts: number; since: number | null }>(
    'SELECT count(*) AS posts, min(due_at) AS since FROM outbox',
  ),
  dropPost: statement<{ id: number }>('DELETE FROM outbox WHERE id = @id'),
  retryPost: statement<{ id: number; tries: number; dueAt: number }>(
    'UPDATE outbox SET tries = @tries, due_at = @dueAt WHERE id = @id',
  ),
};
