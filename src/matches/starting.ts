import { createHash } from 'node:crypto';
import { type Beginning, begin as beginTable } from '../engine/index.js';
import type { House } from './house.js';
import { isSeatTaken, type Match, type Person } from './match.js';
import { Refusal } from './refusal.js';
import type { NewPost } from './store.js';
import { timed, turnsIn } from './time/timing.js';

export const hashOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** Whether a match may start: every seat it needs is taken. */
export function isReady(house: House, match: Match): boolean {
  const { min } = house.game(match.game).lobby.seats(match.chosen);
  return match.status === 'lobby' && match.seats.filter(isSeatTaken).length >= min;
}

/** Refuses who may not start the table, or not yet: before a place is made for it. */
export function requireStart(house: House, lobby: Match, person: Person): void {
  if (lobby.status !== 'lobby') throw new Refusal('lobby-closed');
  if (!lobby.seats.some(({ player }) => player === person.id)) throw new Refusal('not-in-lobby');
  if (!isReady(house, lobby)) throw new Refusal('seats-empty');
}

/** Starts the match in its place, with what else is to be told there. The seed is chosen now; its hash is public from the first post on. */
export function startMatch(
  house: House,
  id: string,
  person: Person,
  place: string,
  by: string,
  told: readonly NewPost[] = [],
): Promise<Match> {
  return house.queues.run(id, async () => {
    const lobby = await house.match(id);
    requireStart(house, lobby, person);
    if (await house.store.matchAt(place)) throw new Refusal('place-taken');
    return begin(house, lobby, place, [{ kind: 'lobby' }, ...told, { kind: 'board' }], by);
  });
}

/** Deals the match out in its place and writes it down, with what is to be posted. */
export async function begin(
  house: House,
  lobby: Match,
  place: string,
  posts: readonly NewPost[],
  interaction?: string,
): Promise<Match> {
  const game = house.game(lobby.game);
  const seats = lobby.seats.filter(isSeatTaken);
  const seed = house.world.makeSeed();
  const now = house.world.now();
  const { table, change } = beginTable(game, beginningOf({ ...lobby, seats, seed }));
  const opened: Match = {
    ...lobby,
    seats,
    place,
    status: 'running',
    seed,
    seedHash: hashOf(seed),
    moment: 1,
    asked: 1,
    startedAt: now,
    askedAt: now,
    turn: turnsIn(game, change.news),
  };
  const match = await timed(house, opened, opened, table, now);
  const log = change.news.map(told => ({ moment: 0, ...told }));
  await house.store.write(
    { ...(interaction === undefined ? {} : { interaction }), match, saved: table.saved, log, posts },
    now,
  );
  house.keepTable(match, table);
  house.world.wakeOutbox(match.id);
  house.world.wakeBots(match.id);
  return match;
}

/** What the engine begins this match with. */
export const beginningOf = (match: Pick<Match, 'seed' | 'seats' | 'chosen'>): Beginning => ({
  seed: match.seed,
  seats: match.seats.length,
  chosen: match.chosen,
  sides: match.seats.map(({ side }) => side),
});
