import type { Course, Game, Language } from '../../engine/index.js';
import { Refusal } from '../../matches/index.js';
import { button, buttonRows, countComponents, gallery, type Part, type Row, section, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { controlsFor } from '../matches/presenter.js';
import { picturesOf, positionInWords, wantsWords } from '../matches/words-first.js';
import { type Message, message } from '../message.js';
import { controlsHeight, roomForControls, SCREEN } from '../phone.js';
import { ruleSign } from '../rules/link.js';
import { lookOf, paint, type Surface, spoken } from '../surface.js';
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
  const look = await lookOf(surface.house, learner.id);
  const inWords = await wantsWords(surface.house, learner.id);
  const recap = told.length === 0 ? null : game.words[language].recap(told, spoken(scene));
  const happened = recap === null ? [] : [text([`**${recap.headline}**`, ...recap.lines.slice(0, 2)].join('\n'))];
  const head = `🎓 ${game.words[language].name} · ${words.courseAt(Math.min(step + 1, steps.length), steps.length)}`;
  const top: Part[] = [text(`-# ${head}`), ...(note ? [text(note)] : []), ...happened];
  const here = steps[step];
  const decision = here && table.decisionOf(seat);
  const accent = game.pictures.accent(scene, seat, look);
  if (!decision) {
    const board = inWords ? [] : [game.pictures.board(scene, language, look)];
    const files = await paint(surface, board, `course-${game.id}`);
    const end = [text(course.end[language]), text(words.courseDone(game.words[language].name))];
    return message([...top, ...files.map(file => gallery([file])), ...end], { files, accent });
  }
  const pictures = inWords ? [] : picturesOf(game, decision, scene, scene, language, look);
  const files = await paint(surface, pictures, `course-${game.id}`);
  const sign = ruleSign(surface, here.rule);
  const lesson = here.text[language];
  const prompt = `**${game.words[language].prompt(decision, spoken(scene))}**`;
  const above = [...top, sign ? section(lesson, sign) : text(lesson), text(prompt)];
  const shown = inWords ? [text(positionInWords(game, scene, language))] : files.map(file => gallery([file]));
  const back = step === 0 ? [] : buttonRows([backButton(game, step, language)]);
  // Who learns reads more than who plays: the panel may be as high as a post, so that every choice keeps its button.
  const room = roomForControls(
    SCREEN.post,
    [lesson, prompt].join('\n'),
    pictures.map(({ drawing }) => drawing),
    sign !== null,
  );
  const controls = controlsFor(decision, {
    game,
    language,
    scene,
    match: game.id,
    moment: step,
    page,
    picks: [],
    says: 'learn',
    around: countComponents([...above, ...shown, ...back]) + 1,
    fits: (rows: readonly Row[]) => controlsHeight([...rows, ...back]) <= room,
  });
  return message([...above, ...shown, ...controls, ...back], { files, accent });
}

const backButton = (game: Game, step: number, language: Language) =>
  button(makeCustomId('learn', game.id, step - 1, 'show'), { label: wordsIn(language).back });
