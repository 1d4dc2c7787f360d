import type { Scene } from '../../../engine/game.js';
import type * as engine from '../../../engine/sentences.js';
import type { WonderlandView } from '../view.js';
import type { Entry, Questions } from '../vocabulary.js';
import type { BoardWords } from './position.js';
import type { RecapWords } from './recap.js';

export type { LobbyWords } from '../../../engine/sentences.js';
export type WonderlandScene = Scene<WonderlandView>;
export type Prompts = engine.Prompts<Questions, WonderlandView>;
export type Options = engine.Options<Questions, WonderlandView>;
export type News = engine.News<Entry, WonderlandView>;

/** Everything one language says about the match. */
export interface Sentences extends engine.Sentences<Questions, Entry, WonderlandView> {
  readonly board: BoardWords;
  readonly recap: RecapWords;
}
