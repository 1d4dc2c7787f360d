import type { Decision } from '../../../engine/decision.js';
import type { Palette } from '../../../engine/drawing.js';
import type { GamePictures, Picture, Scene } from '../../../engine/game.js';
import type { Language } from '../../../engine/language.js';
import { drawnEffects } from '../drawn-effects.js';
import { TASKS } from '../tasks.js';
import type { ContestView } from '../view.js';
import type { ContestEntry } from '../vocabulary.js';
import { cardText, flareText, taskText } from '../words/cards/index.js';
import { words } from '../words/index.js';
import { cardName, flareName, taskName } from '../words/names.js';
import { colourNames, pictureWords } from '../words/pictures.js';
import { boardDrawing } from './board.js';
import { isFlare } from './card-bar.js';
import { cardDrawing } from './card-picture.js';
import { choiceDrawing } from './choice.js';
import { handDrawing } from './hand.js';
import { coloursOf } from './palette.js';
import { crowdOf } from './players.js';
import { storyDrawing } from './story.js';

type ContestScene = Scene<ContestView>;

function story(
  news: readonly ContestEntry[],
  scene: ContestScene,
  language: Language,
  palette: Palette,
): Picture | null {
  const crowd = crowdOf(scene, language, palette);
  const told = drawnEffects(news, crowd.view);
  if (told.length === 0) return null;
  const drawing = storyDrawing(told, crowd, colourNames(scene.view, scene.names, language));
  return { drawing, alt: told.map(entry => words[language].news(entry, scene)).join('\n') };
}

/** What the asked seat sees: the position first, then its hand, or the card that asks. */
function choiceAlt(decision: Decision, scene: ContestScene, language: Language): string {
  const { board, hand } = words[language];
  const card = decision.about && 'part' in decision.about ? String(decision.about.card) : null;
  return card === null ? `${board(scene)}\n${hand(scene)}` : `${cardAlt(card, language)}\n${board(scene)}`;
}

/** One being, legend, flare or task by its id, as the rules look-up shows it. */
export function cardPicture(id: string, language: Language, palette: Palette): Picture {
  return { drawing: cardDrawing(id, pictureWords[language], palette), alt: cardAlt(id, language) };
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
    alt: words[language].board(scene),
  }),
  hand(scene, language, { palette }) {
    if (scene.reader === 'spectator') return null;
    const { view, style, say } = crowdOf(scene, language, palette);
    const drawing = handDrawing(view, scene.reader, style, say);
    return drawing && { drawing, alt: words[language].hand(scene) };
  },
  choice(decision, scene, language, { palette }) {
    const drawing = choiceDrawing(decision, crowdOf(scene, language, palette));
    return drawing && { drawing, alt: choiceAlt(decision, scene, language) };
  },
  story: (news, scene, language, { palette }) => story(news, scene, language, palette),
  accent: ({ view }, seat, { palette }) => coloursOf(view.colours[view.seats[seat]!.colour]!.school, palette).face,
};
