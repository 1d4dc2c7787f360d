import { type Game, type MatchState, replay, Table } from '../src/engine/index.js';
import type { Match, MatchStore } from '../src/matches/index.js';
import { beginningOf } from '../src/matches/starting.js';

/** Plays every running match again from both databases. Returns how many, and those that come out otherwise. */
export async function replayBoth(
  from: MatchStore,
  to: MatchStore,
  games: readonly Game[],
): Promise<{ readonly played: number; readonly different: readonly string[] }> {
  const running = await from.running();
  const different: string[] = [];
  for (const { id } of running) {
    if ((await playedAgain(from, id, games)) !== (await playedAgain(to, id, games))) different.push(id);
  }
  return { played: running.length, different };
}

/** Where a match stands, by its table and by all of its answers, in one line. */
async function playedAgain(store: MatchStore, id: string, games: readonly Game[]): Promise<string> {
  const [match, saved, answers] = await Promise.all([store.match(id), store.saved(id), store.answers(id)]);
  const game = games.find(each => each.id === match?.game);
  if (!match || !saved) return 'missing';
  if (!game) return JSON.stringify([match, saved, answers]);
  const { table, divergence } = Table.restore<MatchState>(game, saved);
  return JSON.stringify([table.digest, divergence, standing(game, match, answers)]);
}

function standing(game: Game, match: Match, answers: Awaited<ReturnType<MatchStore['answers']>>) {
  const given = answers.map(({ answer }) => answer);
  const { digests, mismatch } = replay(game, beginningOf(match), given, false);
  return [digests.length, digests.at(-1), mismatch];
}
