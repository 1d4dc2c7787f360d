import { type Decision, type Language, readableBy, type Scene } from '../../engine/index.js';
import type { Match } from '../../matches/index.js';
import { type Part, section, text } from '../components.js';
import { ruleSign } from '../rules/link.js';
import type { Surface } from '../surface.js';

/** What a panel teaches, and the lines that takes. */
interface Taught {
  readonly parts: readonly Part[];
  readonly lines: readonly string[];
}

const NOTHING: Taught = { parts: [], lines: [] };

/**
 * What the seat meets for the first time at its decision, with the way to the passage; only where the match teaches.
 * `shown` is the question as the panel puts it.
 */
export async function lessonFor(
  surface: Surface,
  match: Match,
  scene: Scene<unknown>,
  decision: Decision,
  shown: Decision,
  language: Language,
): Promise<Taught> {
  const { lessons, questionRules } = surface.house.game(match.game);
  if (!lessons?.isOn(match.chosen)) return NOTHING;
  const told = readableBy(await surface.house.store.log(match.id, 0), decision.seat);
  const lesson = lessons.at(decision, scene, told);
  if (lesson === null) return NOTHING;
  const line = `🎓 ${lesson.text[language]}`;
  // Where the question leads to the same passage one way there is enough.
  const passage = (rule: string | undefined) => (rule === undefined ? undefined : surface.rulebook.passageOf(rule));
  const isShown = passage(questionRules?.[shown.key]) === passage(lesson.rule);
  const sign = isShown ? null : ruleSign(surface, lesson.rule);
  return { parts: [sign ? section(line, sign) : text(line)], lines: [line] };
}
