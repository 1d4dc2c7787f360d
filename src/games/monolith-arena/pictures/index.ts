import type { Look } from '../../../engine/drawing.js';
import type { GamePictures, Picture } from '../../../engine/game.js';
import type { Language } from '../../../engine/language.js';
import type { ArenaView } from '../view.js';
import type { ArenaEntry } from '../vocabulary.js';
import { words } from '../words/index.js';
import { pictureWords } from '../words/pictures.js';
import type { ArenaScene } from '../words/sentences.js';
import { boardDrawing } from './board.js';
import { choiceDrawing } from './choice.js';
import { handDrawing } from './hand.js';
import { accentOf } from './palette.js';
import { storyPages } from './story.js';

/** Discord's limit for the text that stands for a picture. */
const LONGEST_ALT = 1000;

function alt(text: string): string {
  if (text.length <= LONGEST_ALT) return text;
  const cut = text.slice(0, LONGEST_ALT - 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

function story(news: readonly ArenaEntry[], scene: ArenaScene, language: Language, look: Look): Picture | null {
  const [page] = storyPages(news, scene, pictureWords[language], { ...look, language }).map(({ drawing, entries }) => ({
    drawing,
    alt: alt(
      entries
        .map(entry => words[language].news(entry, scene))
        .filter(sentence => sentence !== null)
        .join(' '),
    ),
  }));
  return page ?? null;
}

export const pictures: GamePictures<ArenaView, ArenaEntry> = {
  board: (scene, language, look) => ({
    drawing: boardDrawing(scene.view, scene.names, pictureWords[language], { ...look, language }),
    alt: alt(words[language].board(scene)),
  }),
  hand(scene, language, look) {
    const seat = scene.reader === 'spectator' ? undefined : scene.view.seats[scene.reader];
    const drawing = seat && handDrawing(seat, pictureWords[language], { ...look, language });
    return drawing ? { drawing, alt: alt(words[language].hand(scene)) } : null;
  },
  choice(decision, scene, language, look) {
    const title = words[language].prompt(decision, scene);
    const drawing = choiceDrawing(decision, scene.view, title, pictureWords[language], { ...look, language });
    if (!drawing || decision.kind === 'number') return null;
    const options = decision.options.map(option => words[language].option(decision, option, scene).label);
    return { drawing, alt: alt(`${title} ${options.join('; ')}`) };
  },
  story,
  accent: ({ view }, seat, { palette }) => accentOf(view.seats[seat]!.faction, palette),
};
