import { type Answer, type Beginning, begin, type Game, type MatchState, replay } from '../../src/engine/index.js';
import { chooseRandomly } from '../fuzz/campaign.js';

/** A finished match kept as a file: what it began with, all its answers, and where it ended. */
export interface Kept {
  readonly game: string;
  readonly version: number;
  readonly beginning: Beginning;
  readonly end: string;
  readonly places: readonly number[];
  readonly answers: readonly Answer[];
}

/** Plays a random match to its end, to be kept. */
export function playToKeep(game: Game, beginning: Beginning, text: string): Kept {
  const { table } = begin<MatchState>(game, beginning);
  const choose = chooseRandomly(text, beginning.seats);
  const answers: Answer[] = [];
  while (!table.isOver) {
    const move = choose(table)!;
    answers.push(table.answer(move.seat, move.said)!.answer);
  }
  const { places } = table.state.outcome!;
  return { game: game.id, version: game.version, beginning, end: table.digest, places, answers };
}

/** Where a kept match no longer goes the way it went, or null where it does. */
export function faultOfKept(game: Game, kept: Kept): string | null {
  if (kept.version !== game.version) return `it was kept under version ${kept.version}, the rules are ${game.version}`;
  const { table, mismatch } = replay<MatchState>(game, kept.beginning, kept.answers);
  if (mismatch) return `answer ${mismatch.at}: ${mismatch.reason}`;
  if (!table.isOver) return 'it does not end';
  return table.digest === kept.end ? null : `it ends as ${table.digest}, not as ${kept.end}`;
}

/** One answer a line, so that a change of the rules reads well in a diff. */
export function makeKept({ answers, ...rest }: Kept): string {
  const head = JSON.stringify(rest, null, 1).slice(0, -2);
  return `${head},\n "answers": [\n${answers.map(answer => `  ${JSON.stringify(answer)}`).join(',\n')}\n ]\n}\n`;
}

export const parseKept = (text: string): Kept => JSON.parse(text) as Kept;
