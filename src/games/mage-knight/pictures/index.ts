import type { GamePictures } from '../../../engine/game.js';
import type { RealmEntry } from '../entries.js';
import type { RealmView } from '../view.js';
import { words } from '../words/index.js';
import { boardDrawing } from './board.js';
import { choiceDrawing } from './choice.js';
import { handDrawing } from './hand.js';
import { heroLook } from './hero-look.js';
import { storyDrawing } from './story.js';
import { vistaOf } from './vista.js';

export const pictures: GamePictures<RealmView, RealmEntry> = {
  board: (scene, language, look) => ({
    drawing: boardDrawing(vistaOf(scene, language, look)),
    alt: words[language].board(scene),
  }),
  hand(scene, language, look) {
    if (scene.reader === 'spectator') return null;
    const drawing = handDrawing(vistaOf(scene, language, look), scene.reader);
    return { drawing, alt: words[language].hand(scene) };
  },
  choice(decision, scene, language, look) {
    const drawing = choiceDrawing(decision, vistaOf(scene, language, look));
    const { board, hand } = words[language];
    return drawing && { drawing, alt: `${hand(scene)}\n${board(scene)}` };
  },
  story(news, scene, language, look) {
    const drawing = storyDrawing(news, vistaOf(scene, language, look));
    const told = news.flatMap(entry => words[language].news(entry, scene) ?? []);
    return drawing && { drawing, alt: told.join(' ') };
  },
  accent: ({ view }, seat, { palette }) => heroLook(view.heroes[seat]?.hero ?? '', palette).face,
};
