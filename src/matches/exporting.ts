import type { House } from './house.js';

/** A match as a file: its start and every answer. The seed of a running match stays secret. */
export async function exportMatch(house: House, id: string): Promise<object> {
  const match = await house.match(id);
  const running = match.status === 'running' || match.status === 'lobby';
  const answers = running ? [] : await house.store.answers(id);
  return {
    match: match.id,
    game: match.game,
    version: house.game(match.game).version,
    chosen: match.chosen,
    seats: match.seats.map(({ name, bot, side }) => ({ name, bot, side })),
    startedAt: match.startedAt,
    endedAt: match.endedAt,
    result: match.result,
    seedHash: match.seedHash,
    ...(running ? {} : { seed: match.seed }),
    answers: answers.map(({ answer, at }) => ({ ...answer, at })),
  };
}
