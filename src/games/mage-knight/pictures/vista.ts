import type { Palette } from '../../../engine/drawing.js';
import type { Scene } from '../../../engine/game.js';
import type { Language } from '../../../engine/language.js';
import type { RealmView } from '../view.js';
import type { Sky } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { pictureWords } from './say/index.js';

/** All a picture is made from: what the reader may see, in which language and colours. */
export interface Vista extends Sky {
  readonly view: RealmView;
  readonly names: readonly string[];
  readonly reader: number | 'spectator';
  readonly language: Language;
  readonly say: PictureWords;
}

export const vistaOf = (scene: Scene<RealmView>, language: Language, palette: Palette): Vista => ({
  view: scene.view,
  names: scene.names,
  reader: scene.reader,
  language,
  palette,
  night: scene.view.time === 'night',
  say: pictureWords[language],
});
