import { createHash } from 'node:crypto';
import { type MatchState, randomFrom, Table } from '../engine/index.js';
import type { House } from './house.js';
import { isSeatTaken, type Match, type Person } from './match.js';
import { Refusal } from './refusal.js';

export const hashOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** Whether a match may start: every seat it needs is taken. */
export function isReady(house: House, match: Match): boolean {
  const { min } = house.game(match.game).lobby.seats(match.chosen);
  return match.status === 'lobby' && match.seats.filter(isSeatTaken).length >= min;
}

/** Starts the match in its place. The seed is chosen now; its hash is public from the first post on. */
export function startMatch(house: House, id: string, person: Person, place: string, by: string): Promise<Match> {
  return house.queues.run(id, async () => {
    const lobby = await house.match(id);
    if (lobby.status !== 'lobby') throw new Refusal('lobby-closed');
    if (!lobby.seats.some(({ player }) => player === person.id)) throw new Refusal('not-in-lobby');
    if (!isReady(house, lobby)) throw new Refusal('seats-empty');
    if (await house.store.matchAt(place)) throw new Refusal('place-taken');
    const game = house.game(lobby.game);
    const seats = lobby.seats.filter(isSeatTaken);
    const seed = house.world.makeSeed();
    const now = house.world.now();
    const state = game.setup(startOf({ ...lobby, seats, seed }));
    const { table, change } = Table.start<MatchState>(game, state);
    const match: Match = {
      ...lobby,
      seats,
      place,
      status: 'running',
      seed,
      seedHash: hashOf(seed),
      moment: 1,
      startedAt: now,
      askedAt: now,
    };
    await house.store.write(
      {
        interaction: by,
        match,
        saved: table.saved,
        log: change.news.map(entry => ({ moment: 0, entry })),
        posts: [{ kind: 'lobby' }, { kind: 'board' }],
      },
      now,
    );
    house.keepTable(match, table);
    house.world.wakeOutbox(match.id);
    house.world.wakeBots(id);
    return match;
  });
}

/** What the engine starts this match from. */
export const startOf = (match: Match) => ({
  seats: match.seats.length,
  chosen: match.chosen,
  sides: match.seats.map(({ side }) => side),
  random: randomFrom(match.seed),
});
