import type { Palette } from '../../../engine/drawing.js';
import type { GamePictures, Picture, Scene } from '../../../engine/game.js';
import type { Language } from '../../../engine/language.js';
import { TASKS } from '../tasks.js';
import type { ContestView } from '../view.js';
import type { ContestEntry } from '../vocabulary.js';
import { cardText, flareText, taskText } from '../words/cards/index.js';
import { words } from '../words/index.js';
import { cardName, flareName, taskName } from '../words/names.js';
import { colourNames, pictureWords } from '../words/pictures.js';
import { boardDrawing } from './board.js';
import { cardDrawing } from './card-picture.js';
import { choiceDrawing } from './choice.js';
import { handDrawing } from './hand.js';
import { coloursOf } from './palette.js';
import { crowdOf } from './players.js';
import { isFlare } from './question-bar.js';
import { storyPages } from './story.js';

type ContestScene = Scene<ContestView>;

/** Discord's limit for the text that stands for a picture. */
const LONGEST_ALT = 1000;

function alt(text: string): string {
  if (text.length <= LONGEST_ALT) return text;
  const cut = text.slice(0, LONGEST_ALT - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

function story(
  news: readonly ContestEntry[],
  scene: ContestScene,
  language: Language,
  palette: Palette,
): Picture | null {
  const names = colourNames(scene.view, scene.names, language);
  const page = storyPages(news, crowdOf(scene, language, palette), names).map(({ drawing, entry }) => ({
    drawing,
    alt: alt(words[language].news(entry, scene) ?? ''),
  }));
  return page.at(-1) ?? null;
}

/** One being, legend, flare or task by its id, as the rules look-up shows it. */
export function cardPicture(id: string, language: Language, palette: Palette): Picture {
  return { drawing: cardDrawing(id, pictureWords[language], palette), alt: alt(cardAlt(id, language)) };
}

function cardAlt(id: string, language: Language): string {
  if (isFlare(id)) {
    const { upper, lower } = flareText(id);
    return `${flareName(id, language)}. ${upper[language]} ${lower[language]}`;
  }
  if (TASKS.some(task => task.id === id)) return `${taskName(id, language)}. ${taskText(id, language)}`;
  const { effect, frozen, warp } = cardText(id);
  const say = pictureWords[language];
  return [
    `${cardName(id, language)}.`,
    effect[language],
    ...(frozen ? [`${say.frozen}: ${frozen[language]}`] : []),
    ...(warp ? [`${say.warp}: ${warp[language]}`] : []),
  ].join(' ');
}

export const pictures: GamePictures<ContestView, ContestEntry> = {
  board: (scene, language, { palette }) => ({
    drawing: boardDrawing(crowdOf(scene, language, palette)),
    alt: alt(words[language].board(scene)),
  }),
  hand(scene, language, { palette }) {
    if (scene.reader === 'spectator') return null;
    const { view, style, say } = crowdOf(scene, language, palette);
    const drawing = handDrawing(view, scene.reader, style, say);
    return drawing && { drawing, alt: alt(words[language].hand(scene)) };
  },
  choice(decision, scene, language, { palette }) {
    const question = words[language].prompt(decision, scene);
    const drawing = choiceDrawing(decision, question, crowdOf(scene, language, palette));
    if (!drawing || decision.kind === 'number') return null;
    const options = decision.options.map(option => words[language].option(decision, option, scene).label);
    return { drawing, alt: alt(`${question} ${options.join('; ')}`) };
  },
  story: (news, scene, language, { palette }) => story(news, scene, language, palette),
  accent: ({ view }, seat, { palette }) => coloursOf(view.colours[view.seats[seat]!.colour]!.school, palette).face,
};
