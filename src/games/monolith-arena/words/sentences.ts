import type { OptionWords, Scene } from '../../../engine/game.js';
import type { ArenaView } from '../view.js';
import type { ArenaEntry, QuestionKey, Questions } from '../vocabulary.js';
import type { BoardWords } from './position.js';

export type ArenaScene = Scene<ArenaView>;

/** Any list of arguments a sentence may be made from. */
type Sentence<Arguments extends readonly unknown[], Result = string> = (...given: Arguments) => Result;

/** The question of every decision: a missing one fails the type check. */
export type Prompts = {
  readonly [Key in QuestionKey]: Sentence<[about: Questions[Key]['about'], scene: ArenaScene]>;
};

/** The options of every decision. `seat` is the one that is asked. */
export type Options = {
  readonly [Key in QuestionKey]: Sentence<
    [id: Questions[Key]['option'], about: Questions[Key]['about'], scene: ArenaScene, seat: number],
    OptionWords
  >;
};

/** The sentence of every log entry; null where another entry tells it better. */
export type News = {
  readonly [Tell in ArenaEntry['tell']]: Sentence<
    [entry: Extract<ArenaEntry, { readonly tell: Tell }>, scene: ArenaScene],
    string | null
  >;
};

/** What the lobby offers, by option and value. */
export interface LobbyWords {
  readonly [option: string]: { readonly name: string; readonly values: Readonly<Record<string, string>> };
}

/** Everything one language says about the arena. */
export interface Sentences {
  readonly blurb: string;
  readonly lobby: LobbyWords;
  readonly prompts: Prompts;
  readonly options: Options;
  readonly news: News;
  readonly board: BoardWords;
  readonly outcome: Sentence<[scene: ArenaScene]>;
}
