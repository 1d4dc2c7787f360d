import type { Decision } from '../../../engine/decision.js';
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
import { battleEntries, storyDrawing } from './story.js';

function story(news: readonly ArenaEntry[], scene: ArenaScene, language: Language, look: Look): Picture | null {
  const drawing = storyDrawing(news, scene, pictureWords[language], { ...look, language });
  // What it came to first: a long Battle does not fit into what stands for a picture.
  const entries = battleEntries(news);
  const isSegment = ({ tell }: ArenaEntry): boolean => tell === 'segment';
  const told = [...entries.filter(entry => !isSegment(entry)), ...entries.filter(isSegment)].flatMap(
    entry => words[language].news(entry, scene) ?? [],
  );
  return drawing && { drawing, alt: told.join(' ') };
}

/** The position that is chosen in, not what the buttons say: the board and the hand, or the tiles to choose from. */
function choiceText(decision: Decision, scene: ArenaScene, language: Language): string {
  const { board, hand, option } = words[language];
  if (decision.kind !== 'some') return `${board(scene)}\n${hand(scene)}`;
  return decision.options
    .filter(({ id }) => !id.includes('#'))
    .map(each => option(decision, each, scene))
    .map(({ label, note }) => `${label}: ${note ?? ''}`)
    .join('\n');
}

export const pictures: GamePictures<ArenaView, ArenaEntry> = {
  board: (scene, language, look) => ({
    drawing: boardDrawing(scene.view, scene.names, pictureWords[language], { ...look, language }),
    alt: words[language].board(scene),
  }),
  hand(scene, language, look) {
    const seat = scene.reader === 'spectator' ? undefined : scene.view.seats[scene.reader];
    const drawing = seat && handDrawing(seat, pictureWords[language], { ...look, language });
    return drawing ? { drawing, alt: words[language].hand(scene) } : null;
  },
  choice(decision, scene, language, look) {
    const drawing = choiceDrawing(decision, scene.view, pictureWords[language], { ...look, language });
    return drawing && { drawing, alt: choiceText(decision, scene, language) };
  },
  story,
  accent: ({ view }, seat, { palette }) => accentOf(view.seats[seat]!.faction, palette),
};
