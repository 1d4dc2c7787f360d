import { randomBytes } from 'node:crypto';
import { type Claims, soleClaims } from '../../matches/claims.js';
import type { Connection } from './database.js';

const BEAT = 60_000;

/** Every statement about processes, prepared once. */
export const prepareClaimStatements = (db: Connection) => ({
  beat: db.prepare<[string, number, string]>(
    'INSERT INTO processes (id, seen, serves) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen',
  ),
  others: db.prepare<[string], { seen: number }>('SELECT seen FROM processes WHERE id <> ?'),
  forget: db.prepare<[string]>('DELETE FROM processes WHERE id <> ?'),
});

/** Claims on SQLite, which one process has for itself: it only leaves word when it last lived. */
export function sqliteClaims(db: Connection): Claims {
  const sql = prepareClaimStatements(db);
  const me = randomBytes(9).toString('base64url');
  let timer: NodeJS.Timeout | null = null;
  let beat = (): void => undefined;

  return {
    ...soleClaims(),
    async join({ what }, now) {
      beat = () => void sql.beat.run(me, now(), what);
      beat();
      timer = setInterval(beat, BEAT);
      timer.unref();
    },
    async start(heard) {
      const others = sql.others.all(me).map(({ seen }) => seen);
      sql.forget.run(me);
      heard.gone([], others.length === 0 ? 0 : Math.min(...others));
    },
    async stop() {
      if (timer) clearInterval(timer);
      beat();
    },
  };
}
