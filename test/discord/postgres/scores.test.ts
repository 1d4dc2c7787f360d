import { expect, test } from 'vitest';
import { game as mageKnight } from '../../../src/games/mage-knight/game.js';
import { freshDatabase } from '../../storage/postgres/fresh-database.js';
import { asked, beginRealm, playRealm } from '../realm.js';
import { raiseStage } from '../stage.js';

test('a match played for a score is kept in PostgreSQL, from the lobby to the leaderboard', async () => {
  const stage = await raiseStage([mageKnight], undefined, undefined, [], { server: await freshDatabase() });
  try {
    const match = await playRealm(stage, await beginRealm(stage, { lessons: 'off' }, 1));
    const { category, points } = match.result!.score!;
    expect(category).toBe('first_reconnaissance/1/');
    const named = mageKnight.words.pl.scored!(category);
    const leaderboard = await asked(stage, 'leaderboard', { game: mageKnight.id });
    expect(leaderboard).toContain(`**${named}**`);
    expect(leaderboard).toContain(`**${points}** · Żaneta (`);
    expect(await asked(stage, 'profile')).toContain(`${named}: **${points}**`);
    expect(await stage.program.hall.store.ratings(stage.discord.guildId, mageKnight.id, 10)).toEqual([]);
    expect(stage.faults).toEqual([]);
  } finally {
    await stage.close();
  }
}, 600_000);
