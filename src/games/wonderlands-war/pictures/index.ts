import type { GamePictures } from '../../../engine/game.js';
import type { WonderlandView } from '../view.js';
import type { Entry } from '../vocabulary.js';
import { words } from '../words/index.js';
import { boardDrawing } from './board.js';
import { choiceDrawing } from './choice.js';
import { crowdOf } from './crowd.js';
import { handDrawing } from './hand.js';
import { coloursOf } from './palette.js';
import { storyDrawing } from './story.js';

export const pictures: GamePictures<WonderlandView, Entry> = {
  board: (scene, language, { palette }) => ({
    drawing: boardDrawing(crowdOf(scene, language, palette)),
    alt: words[language].board(scene),
  }),
  hand(scene, language, { palette }) {
    if (scene.reader === 'spectator') return null;
    const drawing = handDrawing(crowdOf(scene, language, palette), scene.reader);
    return { drawing, alt: words[language].hand(scene) };
  },
  choice(decision, scene, language, { palette }) {
    const drawing = choiceDrawing(decision, crowdOf(scene, language, palette));
    const { board, hand } = words[language];
    return drawing && { drawing, alt: `${hand(scene)}\n${board(scene)}` };
  },
  story(news, scene, language, { palette }) {
    const drawing = storyDrawing(news, crowdOf(scene, language, palette));
    const told = news.flatMap(entry => words[language].news(entry, scene) ?? []);
    return drawing && { drawing, alt: told.join(' ') };
  },
  accent: ({ view }, seat, { palette }) => coloursOf(view.seats[seat]!.faction, palette).base,
};
