import type { Scene } from '../../../engine/game.js';
import type * as engine from '../../../engine/sentences.js';
import type { ArenaView } from '../view.js';
import type { ArenaEntry, Questions } from '../vocabulary.js';
import type { BoardWords } from './position.js';
import type { RecapWords } from './recap.js';

export type { LobbyWords } from '../../../engine/sentences.js';
export type ArenaScene = Scene<ArenaView>;
export type Prompts = engine.Prompts<Questions, ArenaView>;
export type Options = engine.Options<Questions, ArenaView>;
export type News = engine.News<ArenaEntry, ArenaView>;

/** Everything one language says about the arena. */
export interface Sentences extends engine.Sentences<Questions, ArenaEntry, ArenaView> {
  readonly board: BoardWords;
  readonly recap: RecapWords;
}
