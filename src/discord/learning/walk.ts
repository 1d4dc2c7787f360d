import {
  begin,
  type Course,
  type Game,
  type LogEntry,
  type MatchState,
  readableBy,
  type Table,
} from '../../engine/index.js';

/** A course at one of its steps: the table as it stands, and what was told since the step before. */
export interface Walk {
  readonly table: Table<MatchState>;
  readonly told: readonly LogEntry[];
}

/** Plays a course up to a step, or to its end. */
export function walkTo(game: Game, { beginning, answers, steps, seat }: Course, step: number): Walk {
  const { table, change } = begin(game, beginning);
  const until = steps[step]?.at ?? answers.length;
  const from = steps[step - 1]?.at ?? 0;
  const told = from === 0 ? [...readableBy(change.news, seat)] : [];
  for (const [at, { seat: who, said, key }] of answers.slice(0, until).entries()) {
    const given = table.answer(who, said, key);
    if (!given) throw new Error(`The course of ${game.id} no longer fits the rules at answer ${at}`);
    if (at >= from) told.push(...readableBy(given.change.news, seat));
  }
  return { table, told };
}
