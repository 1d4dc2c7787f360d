import type { Scene } from '../../../engine/game.js';
import type * as engine from '../../../engine/sentences.js';
import type { ContestView } from '../view.js';
import type { ContestEntry, Questions } from '../vocabulary.js';
import type { BoardWords } from './position.js';
import type { RecapWords } from './recap.js';

export type { LobbyWords } from '../../../engine/sentences.js';
export type ContestScene = Scene<ContestView>;
export type Prompts = engine.Prompts<Questions, ContestView>;
export type Options = engine.Options<Questions, ContestView>;
export type News = engine.News<ContestEntry, ContestView>;

/** Everything one language says about the contest. */
export interface Sentences extends engine.Sentences<Questions, ContestEntry, ContestView> {
  readonly board: BoardWords;
  readonly recap: RecapWords;
}
