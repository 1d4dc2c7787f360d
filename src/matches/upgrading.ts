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

const changedGames = async ({ store, world }: House): Promise<readonly Game[]> => {
  const told = await store.rulesTold();
  return world.games.filter(({ id, version }) => told[id] !== version);
};

/**
 * Before anybody presses at this process: from now on processes on other rules leave alone what it moves to its own. Whoever
 * was first does that; the others wait for it.
 */
export async function beginRules(house: House): Promise<void> {
  for (const { id } of await changedGames(house)) if (await house.claims.claim('rules', id)) house.moving.add(id);
}

/**
 * After a start on other rules every table of them is told, once, that it goes on, or what has become of it. A start on
 * the same rules only finds that there is nothing to tell.
 */
export async function tellOfRules(house: House): Promise<void> {
  await share(house, 'rules', await changedGames(house), async ({ id, version }) => {
    house.moving.add(id);
    try {
      for (const match of await house.store.tablesOfOtherRules(id, version)) await tellTable(house, match);
      await house.store.keepRulesTold(id, version);
    } finally {
      house.moving.delete(id);
    }
  });
}

/**
 * Whether a table of newer rules is for a process that has them, which has been started since: written back by this one it
 * would lose what was answered there. Where the newer rules were given up the table comes back to these.
 */
export async function isOvertaken(house: House, { id, version }: Game): Promise<boolean> {
  if (house.moving.has(id)) return false;
  if ((await house.store.rulesTold())[id] !== version) return true;
  if (!(await house.claims.claim('rules', id))) return true;
  await house.claims.release('rules', id);
  return false;
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
      // A process on other rules that has the table in memory sees that it is another one. What is asked stays as it is.
      const moved = { ...match, moment: match.moment + 1 };
      const [vote] = (await house.store.votes(id)).filter(({ moment }) => moment === match.moment);
      const kept = vote ? { closeVotes: true, vote: { ...vote, moment: moved.moment } } : {};
      await house.store.write(
        { match: moved, expect: match.moment, saved: table.saved, posts, ...kept },
        house.world.now(),
      );
      house.keepTable(moved, table);
      house.world.wakeOutbox(id);
      house.world.wakeBots(id);
    });
  } catch (error) {
    // Its people were told.
    if (!isOfBrokenTable(error)) house.world.report('sweep-stumbled', { deed: 'rules', id, error });
  }
}
