import type { House } from './house.js';

/** A match as a file: its start, every answer and what happened. What is secret in a running match stays out. */
export async function exportMatch(house: House, id: string): Promise<object> {
  const match = await house.match(id);
  const running = match.status === 'running' || match.status === 'lobby';
  const answers = running ? [] : await house.store.allAnswers(id);
  const log = (await house.store.history(id, 0)).filter(({ seats }) => !running || seats === undefined);
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
    answers: answers.map(({ answer, at, undone }) => ({ ...answer, at, ...(undone ? { undone } : {}) })),
    log,
  };
}
