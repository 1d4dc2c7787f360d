import { statement } from './statement.js';

/** Every statement about what people and servers want beside their matches. */
export const SETTINGS_STATEMENTS = {
  settings: statement<{ kind: string; id: string }, { settings: string }>(
    'SELECT settings FROM settings WHERE kind = @kind AND id = @id',
  ),
  keepSettings: statement<{ kind: string; id: string; settings: string }>(`
    INSERT INTO settings (kind, id, settings) VALUES (@kind, @id, @settings)
    ON CONFLICT (kind, id) DO UPDATE SET settings = excluded.settings`),

  seeks: statement<{ guild: string; game: string; now: number }, { seek: string }>(
    'SELECT seek FROM seeks WHERE guild = @guild AND game = @game AND until > @now ORDER BY since, player',
  ),
  seeksOf: statement<{ player: string; now: number }, { seek: string }>(
    'SELECT seek FROM seeks WHERE player = @player AND until > @now ORDER BY since, game',
  ),
  keepSeek: statement<{ guild: string; game: string; player: string; since: number; until: number; seek: string }>(`
    INSERT INTO seeks (guild, game, player, since, until, seek) VALUES (@guild, @game, @player, @since, @until, @seek)
    ON CONFLICT (guild, game, player) DO UPDATE SET since = excluded.since, until = excluded.until, seek = excluded.seek`),
  dropSeek: statement<{ guild: string; game: string; player: string }>(
    'DELETE FROM seeks WHERE guild = @guild AND game = @game AND player = @player',
  ),
  forgetSeeks: statement<{ before: number }>('DELETE FROM seeks WHERE until <= @before'),

  digestsDue: statement<{ now: number }, { player: string }>(
    'SELECT player FROM digests WHERE due_at <= @now ORDER BY due_at',
  ),
  keepDigest: statement<{ player: string; dueAt: number }>(`
    INSERT INTO digests (player, due_at) VALUES (@player, @dueAt)
    ON CONFLICT (player) DO UPDATE SET due_at = excluded.due_at`),
  dropDigest: statement<{ player: string }>('DELETE FROM digests WHERE player = @player'),
};
