import type { Reply } from './answering.js';
import { beginnerOf } from './beginner.js';
import type { House } from './house.js';
import { INVITATION_LIFE, joinLobby, requireRoom } from './lobby.js';
import { type Match, type Seat, unbegun } from './match.js';
import { Refusal } from './refusal.js';

/** Under which name a match remembers the one after it. */
const REMATCH = 'rematch';

/** The lobby or match that follows this one; null while nobody has asked for it. */
export async function rematchOf(house: House, { id }: Match): Promise<Match | null> {
  const next = await house.store.messageFor(id, REMATCH);
  const match = next === null ? null : await house.store.match(next);
  return match?.status === 'expired' ? null : match;
}

/**
 * Somebody who played wants to play again. The first to say so opens a table for the same people with the same options, on
 * which another begins, and each has the side of another. The rest take their seats by saying so too.
 */
export async function askRematch(house: House, reply: Reply): Promise<Match> {
  const { id } = await house.queues.run(reply.match, () => openRematch(house, reply));
  const lobby = await house.match(id);
  const isSeated = lobby.seats.some(({ player }) => player === reply.person.id);
  return lobby.status !== 'lobby' || isSeated ? lobby : joinLobby(house, id, reply.person, reply.interaction);
}

async function openRematch(house: House, { match: id, person, interaction }: Reply): Promise<Match> {
  const match = await house.match(id);
  if (match.endedAt === null || match.startedAt === null) throw new Refusal('not-over');
  if (!match.seats.some(({ player }) => player === person.id)) throw new Refusal('not-seated');
  const known = await rematchOf(house, match);
  if (known) return known;
  await house.allowances.spend('tables', person.id);
  await requireRoom(house, person);
  const now = house.world.now();
  const { event: _, ...rest } = match;
  const lobby: Match = {
    ...rest,
    id: house.world.makeId(),
    place: null,
    host: person.id,
    status: 'lobby',
    chosen: { ...match.chosen, ...house.game(match.game).lobby.begins },
    seats: (await seatsMovedOn(house, match)).map(seat => keptFor(seat, person.id, now + INVITATION_LIFE)),
    ...unbegun(now),
  };
  await house.store.write({ interaction, match: lobby, posts: [{ kind: 'lobby' }] }, now);
  await house.store.rememberMessage(id, REMATCH, lobby.id);
  house.world.wakeOutbox(lobby.id);
  return lobby;
}

/** Whoever sat behind the one who began sits down first, and the rest after them; each has the side of who sat before them. */
async function seatsMovedOn(house: House, match: Match): Promise<Seat[]> {
  const game = house.game(match.game);
  const { state } = await house.table(match);
  const began = beginnerOf(game, match, await house.store.answers(match.id)) ?? 0;
  const count = match.seats.length;
  return match.seats.map((_, seat): Seat => {
    const { player, bot, name } = match.seats[(seat + began + 1) % count]!;
    const before = (seat + began) % count;
    return { player, bot, name, side: game.sideOf?.(state, before) ?? match.seats[before]!.side, conceded: false };
  });
}

/** The seat, kept for its person until they say that they play. */
function keptFor(seat: Seat, present: string, until: number): Seat {
  const { player, name, side } = seat;
  if (player === null || player === present) return seat;
  return { player: null, bot: null, name: '', side, conceded: false, invited: { player, name, until } };
}
