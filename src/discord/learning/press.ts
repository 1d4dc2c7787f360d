import { Refusal } from '../../matches/index.js';
import { personOf } from '../command.js';
import { numberPart } from '../custom-id.js';
import { saidBy } from '../matches/said-by.js';
import type { Message } from '../message.js';
import type { Pressed, PressRule } from '../pressed.js';
import { storyWords } from '../words/story.js';
import { courseOf, coursePanel } from './panel.js';
import { keepProgress } from './progress.js';
import { walkTo } from './walk.js';

/** What the button back to a step carries instead of an option. */
export const SHOW = 'show';

/** Somebody answers at a step of a course: what it asks for leads on, anything else is told why not. */
async function learn(pressed: Pressed): Promise<Message> {
  const { surface, press, id, language } = pressed;
  const game = surface.house.game(id.match);
  const course = courseOf(game);
  const step = numberPart(id, 0) ?? -1;
  const here = course.steps[step];
  if (!here) throw new Refusal('stale');
  const learner = personOf(press);
  const panel = (at: number, shown: { note?: string; page?: number } = {}) =>
    coursePanel(surface, game, learner, at, language, shown);
  if (id.parts[1] === SHOW) return panel(step);
  if (id.parts[1] === 'page') return panel(step, { page: numberPart(id, 2) ?? 0 });
  const decision = walkTo(game, course, step).table.decisionOf(course.seat);
  if (!decision) throw new Refusal('stale');
  const wanted = course.answers[here.at]!.said;
  if (JSON.stringify(saidBy(pressed, decision)) !== JSON.stringify(wanted))
    return panel(step, { note: `↩️ ${here.otherwise[language]}` });
  await keepProgress(surface.house, learner.id, game, step + 1);
  return panel(step + 1, { note: storyWords(language).courseRight });
}

export const learningPresses: Readonly<Record<'learn', PressRule>> = {
  learn: { way: 'set', spends: 'panels', run: learn },
};
