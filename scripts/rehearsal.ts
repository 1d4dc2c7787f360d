import type { Game } from '../src/engine/index.js';
import { isFall, type Prospect, prospectOf } from '../src/matches/index.js';
import { runningTables } from '../src/storage/running-tables.js';

export interface Rehearsal {
  readonly lines: readonly string[];
  /** How many matches would lose something. */
  readonly falls: number;
}

/** What becomes of every running match of a database under these games: a line a game, and one for each that would fall. */
export async function rehearse(database: string, games: readonly Game[]): Promise<Rehearsal> {
  const tables = await runningTables(database);
  const prospects = tables.map(({ match, game: id, saved }) => {
    const game = games.find(each => each.id === id);
    const prospect: Prospect = game ? prospectOf(game, saved) : { how: 'broken', why: 'the game is not there' };
    return { match, game: id, from: saved.version, to: game?.version, prospect };
  });
  const falling = prospects.filter(({ prospect }) => isFall(prospect));
  const lines = [...new Set(tables.map(({ game }) => game))].sort().map(game => {
    const all = prospects.filter(each => each.game === game);
    const count = (how: Prospect['how']): number => all.filter(({ prospect }) => prospect.how === how).length;
    const hows = (['same', 'unchanged', 'shortened', 'pinned', 'broken'] as const).map(how => `${count(how)} ${how}`);
    return `${game}: ${all.length} running, ${hows.join(', ')}`;
  });
  return {
    lines: [
      ...(lines.length === 0 ? ['No match is running.'] : lines),
      ...falling.map(
        ({ match, game, from, to = '-', prospect }) => `${match} (${game} ${from} → ${to}): ${said(prospect)}`,
      ),
    ],
    falls: falling.length,
  };
}

function said(prospect: Prospect): string {
  if (prospect.how === 'shortened') return `loses ${prospect.answers} answers, ${prospect.why}`;
  return 'why' in prospect ? `${prospect.how}, ${prospect.why}` : prospect.how;
}
