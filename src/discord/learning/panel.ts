import type { Course, Game, Language } from '../../engine/index.js';
import { Refusal } from '../../matches/index.js';
import { button, buttonRows, type Part, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { boardPanel, positionPanel } from '../matches/position-panel.js';
import type { Message } from '../message.js';
import { SCREEN } from '../phone.js';
import { type Surface, spoken } from '../surface.js';
import { botName, wordsIn } from '../words/index.js';
import { storyWords } from '../words/story.js';
import { walkTo } from './walk.js';

/** Who learns: their name is on the board as at any table. */
export interface Learner {
  readonly id: string;
  readonly name: string;
}

/** The course of a game; who asks for one that has none is told so. */
export function courseOf(game: Game): Course {
  if (!game.course) throw new Refusal('no-course');
  return game.course;
}

/** The private panel of a course at a step, or its end. `note` says what came of the last press. */
export async function coursePanel(
  surface: Surface,
  game: Game,
  learner: Learner,
  step: number,
  language: Language,
  { note, page = 0 }: { readonly note?: string; readonly page?: number } = {},
): Promise<Message> {
  const course = courseOf(game);
  const { table, told } = walkTo(game, course, step);
  const { seat, steps, beginning } = course;
  const names = Array.from({ length: beginning.seats }, (_, at) =>
    at === seat ? learner.name : botName(game.bots[0]?.id ?? '', language),
  );
  const scene = { view: game.view(table.state, seat), reader: seat, names } as const;
  const words = storyWords(language);
  const recap = told.length === 0 ? null : game.words[language].recap(told, spoken(scene));
  const happened = recap === null ? [] : [text([`**${recap.headline}**`, ...recap.lines.slice(0, 2)].join('\n'))];
  const head = `🎓 ${game.words[language].name} · ${words.courseAt(Math.min(step + 1, steps.length), steps.length)}`;
  const top: Part[] = [text(`-# ${head}`), ...(note ? [text(note)] : []), ...happened];
  const posed = { game, scene, seat, player: learner.id, language, name: `course-${game.id}`, top };
  const here = steps[step];
  const decision = here && table.decisionOf(seat);
  if (!decision) {
    const end = [text(course.end[language]), text(words.courseDone(game.words[language].name))];
    return boardPanel(surface, posed, end);
  }
  return positionPanel(surface, posed, {
    decision,
    lesson: here.text[language],
    rules: { lesson: here.rule },
    showing: { match: game.id, moment: step, page, says: 'learn' },
    below: step === 0 ? [] : buttonRows([backButton(game, step, language)]),
    // Who learns reads more than who plays: the panel may be as high as a post, so that every choice keeps its button.
    height: SCREEN.post,
  });
}

const backButton = (game: Game, step: number, language: Language) =>
  button(makeCustomId('learn', game.id, step - 1, 'show'), { label: wordsIn(language).back });
