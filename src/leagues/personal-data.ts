import { giveUp, leaveLobby, ownSeatOf, type Person } from '../matches/index.js';
import { countAll } from './counting.js';
import { leave } from './entering.js';
import { change, type Hall } from './hall.js';
import { isOver } from './league.js';

/** Everything stored about a person, as it is stored. */
export const personalData = (hall: Hall, player: string): Promise<Readonly<Record<string, readonly object[]>>> =>
  hall.store.personalData(player);

/**
 * Forgets a person: they leave what they are in, and then nothing stored names them. Finished matches keep their seats,
 * so that the others keep their results. It may be interrupted anywhere and called again.
 */
export async function forgetPerson(hall: Hall, person: Person, nobody: string, interaction: string): Promise<void> {
  const { house } = hall;
  const held = await hall.store.personalData(person.id);
  for (const [index, entry] of (held.leagues ?? []).entries()) {
    const { league, dropped } = entry as { league: string; dropped: number | null };
    if (dropped === null && !isOver((await hall.season(league)).league))
      await leave(hall, league, person.id, `${interaction}/l${index}`);
  }
  for (const [index, id] of (await hall.store.matchesPlayedBy(person.id)).entries()) {
    const match = await house.match(id);
    if (match.status === 'lobby') await leaveLobby(house, id, person, `${interaction}/m${index}`);
    else if (ownSeatOf(match, person.id) >= 0) {
      // Not even a game that forbids conceding can keep somebody who wants to be forgotten.
      const reason = house.game(match.game).lobby.mayConcede?.(match.chosen) === false ? 'claimed' : 'conceded';
      await house.queues.run(id, async () => {
        const running = await house.match(id);
        const seat = ownSeatOf(running, person.id);
        if (running.status === 'running' && seat >= 0)
          await giveUp(house, running, seat, reason, `${interaction}/m${index}`);
      });
    }
  }
  // What has just ended is counted while it is still known who played.
  await countAll(hall);
  await hall.store.forget(person.id, nobody);
  const renewed = new Set([
    ...(held.matches ?? []).map(entry => (entry as { id: string }).id),
    ...[...(held.follows ?? []), ...(held.shownHands ?? [])].map(entry => (entry as { match: string }).match),
  ]);
  for (const match of renewed) house.world.wakeOutbox(match);
  // The messages of the leagues they were in or organised are written anew, without the name.
  const named = new Set([
    ...(held.leagues ?? []).map(entry => (entry as { league: string }).league),
    ...(held.organised ?? []).map(entry => (entry as { id: string }).id),
  ]);
  for (const league of named) await change(hall, league, null, season => ({ season, posts: [{ kind: 'living' }] }));
}
