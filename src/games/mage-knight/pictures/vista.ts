import type { Look } from '../../../engine/drawing.js';
import type { Scene } from '../../../engine/game.js';
import type { Language } from '../../../engine/language.js';
import type { RealmView } from '../view.js';
import { WIDTH } from './furniture.js';
import type { Sky } from './palette.js';
import type { PictureWords } from './picture-words.js';
import { pictureWords } from './say/index.js';

const TALLEST = 1150;
/** Less than this shows nothing. */
const LEAST_TALL = 640;

/** All a picture is made from: what the reader may see, in which language and colours. */
export interface Vista extends Sky {
  readonly view: RealmView;
  readonly names: readonly string[];
  readonly reader: number | 'spectator';
  readonly language: Language;
  readonly say: PictureWords;
  /** With its question and buttons a choice must fit the screen of a phone: no picture of one is higher. */
  readonly tallest: number;
}

export const vistaOf = (scene: Scene<RealmView>, language: Language, { palette, taken = 0 }: Look): Vista => ({
  view: scene.view,
  names: scene.names,
  reader: scene.reader,
  language,
  palette,
  night: scene.view.time === 'night',
  say: pictureWords[language],
  tallest: Math.max(LEAST_TALL, TALLEST - WIDTH * taken),
});
