import { type Game, type MatchState, OutdatedCheckpoint, type Saved, Table } from '../engine/index.js';
import { isOfBrokenTable } from './breaking.js';
import type { House } from './house.js';
import { share } from './sweeping.js';

/** What becomes of a stored match under the rules of this program. */
export type Prospect =
  | { readonly how: 'same' | 'unchanged' }
  | { readonly how: 'shortened'; readonly answers: number; readonly why: string }
  | { readonly how: 'pinned' | 'broken'; readonly why: string };

/** Plays a stored match on under the present rules, without changing anything. */
export function prospectOf(game: Game, saved: Saved<MatchState>): Prospect {
  try {
    const { divergence } = Table.restore(game, saved);
    if (divergence) return { how: 'shortened', answers: divergence.dropped.length, why: divergence.reason };
    return { how: saved.version === game.version ? 'same' : 'unchanged' };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { how: error instanceof OutdatedCheckpoint ? 'pinned' : 'broken', why };
  }
}

/** Whether somebody at the table would lose something by it. */
export const isFall = ({ how }: Prospect): boolean => how !== 'same' && how !== 'unchanged';

/**
 * After a start on other rules every table of them is told, once, that it goes on, or what has become of it. A start on
 * the same rules only finds that there is nothing to tell.
 */
export async function tellOfRules(house: House): Promise<void> {
  const told = await house.store.rulesTold();
  const changed = house.world.games.filter(({ id, version }) => told[id] !== version);
  await share(house, 'rules', changed, async ({ id, version }) => {
    const tables = await house.store.tablesOfOtherRules(id, version);
    for (const match of tables) await tellTable(house, match);
    await house.store.keepRulesTold(id, version);
  });
}

async function tellTable(house: House, id: string): Promise<void> {
  try {
    await house.queues.run(id, async () => {
      const match = await house.match(id);
      const { version } = house.game(match.game);
      const saved = match.status === 'running' ? await house.store.saved(id) : null;
      if (!saved || saved.version === version) return;
      house.dropTable(id);
      const table = await house.table(match);
      // What no longer fits was said, and written, by rebuilding it.
      if ((await house.match(id)).moment !== match.moment) return;
      const posts = [{ kind: 'notice', about: { notice: 'rules', version } }] as const;
      await house.store.write({ match, expect: match.moment, saved: table.saved, posts }, house.world.now());
      house.keepTable(match, table);
      house.world.wakeOutbox(id);
    });
  } catch (error) {
    // Its people were told.
    if (!isOfBrokenTable(error)) house.world.report('sweep-stumbled', { deed: 'rules', id, error });
  }
}
