import { type Decision, type Language, readableBy, type Scene } from '../../engine/index.js';
import type { Match } from '../../matches/index.js';
import type { Surface } from '../surface.js';

/** What a panel teaches, and the rule whose passage tells more. */
interface Taught {
  readonly line: string;
  readonly rule: string;
}

/** What the seat meets for the first time at its decision; only where the match teaches. */
export async function lessonFor(
  surface: Surface,
  match: Match,
  scene: Scene<unknown>,
  decision: Decision,
  language: Language,
): Promise<Taught | null> {
  const { lessons } = surface.house.game(match.game);
  if (!lessons?.isOn(match.chosen)) return null;
  const told = readableBy(await surface.house.store.log(match.id, 0), decision.seat);
  const lesson = lessons.at(decision, scene, told);
  return lesson && { line: `🎓 ${lesson.text[language]}`, rule: lesson.rule };
}
