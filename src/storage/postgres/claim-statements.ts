import type { News, Work } from '../../matches/claims.js';
import { statement } from './statement.js';

/** The clock all processes share, in milliseconds. */
const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

type Piece = { work: Work; id: string; me: string };

/** Every statement about which process does what. `channel` is what all of them listen to. */
export const CLAIM_STATEMENTS = {
  clock: statement<Record<never, never>, { now: number }>(`SELECT ${NOW} AS now`),
  beat: statement<{ me: string; serves: string; life: number }, { now: number; others: string }>(`
    INSERT INTO processes (id, seen, serves) VALUES (@me, ${NOW}, @serves)
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen
    RETURNING seen AS now, (SELECT coalesce(json_agg(others.serves), '[]') FROM processes AS others
      WHERE others.id <> @me AND others.seen > ${NOW} - @life::bigint) AS others`),
  /** A process that comes or goes says so: what the others are handed may be handed to it too. */
  greet: statement<{ channel: string }>("SELECT pg_notify(@channel, '')"),
  /** Who leaves by itself is gone at once. */
  leave: statement<{ me: string; life: number }>(`UPDATE processes SET seen = ${NOW} - @life::bigint WHERE id = @me`),
  anybody: statement<{ me: string }, { id: string }>('SELECT id FROM processes WHERE id <> @me LIMIT 1'),

  claim: statement<Piece & { life: number }, { holder: string }>(`
    INSERT INTO claims (work, id, holder) VALUES (@work, @id, @me)
    ON CONFLICT (work, id) DO UPDATE SET holder = excluded.holder
    WHERE claims.holder = excluded.holder OR NOT EXISTS (
      SELECT FROM processes WHERE processes.id = claims.holder AND seen > ${NOW} - @life::bigint)
    RETURNING holder`),
  /** Whoever has it is told; nobody, where it was released meanwhile. */
  tell: statement<Piece & { channel: string }, { told: string }>(`
    SELECT pg_notify(@channel, concat_ws(' ', holder, work, id)) AS told FROM claims
    WHERE work = @work AND id = @id AND holder <> @me`),
  announce: statement<{ channel: string; me: string; news: News; about: string }, { told: string }>(
    "SELECT pg_notify(@channel, concat_ws(' ', @me::text, @news::text, @about::text)) AS told",
  ),
  /** Takes one where one is left: the row says when all that was taken is given back. */
  take: statement<{ key: string; every: number; freeAt: number; most: number }, { freeAt: number }>(`
    INSERT INTO allowances AS known (id, free_at) VALUES (@key, @freeAt)
    ON CONFLICT (id) DO UPDATE SET free_at = greatest(known.free_at + @every::bigint, excluded.free_at)
    WHERE known.free_at + @every::bigint <= @most::bigint
    RETURNING free_at AS "freeAt"`),
  taken: statement<{ key: string }, { freeAt: number }>('SELECT free_at AS "freeAt" FROM allowances WHERE id = @key'),
  /** What is given back needs no row. */
  forgetTaken: statement<{ now: number }>('DELETE FROM allowances WHERE free_at < @now'),
  release: statement<Piece>('DELETE FROM claims WHERE work = @work AND id = @id AND holder = @me'),
  first: statement<{ press: string }>(
    `INSERT INTO handled (interaction, at) VALUES (@press, ${NOW}) ON CONFLICT DO NOTHING`,
  ),
  releaseAll: statement<{ me: string }>('DELETE FROM claims WHERE holder = @me'),

  /** Each that is gone is found by one of those that live, and nobody waits for another to look. */
  gone: statement<{ life: number }, { id: string; seen: number }>(`
    DELETE FROM processes WHERE id IN (
      SELECT id FROM processes WHERE seen <= ${NOW} - @life::bigint ORDER BY id FOR UPDATE SKIP LOCKED)
    RETURNING id, seen`),
  left: statement<{ gone: string }, { work: Work; id: string }>(
    'DELETE FROM claims WHERE holder = @gone RETURNING work, id',
  ),
};
