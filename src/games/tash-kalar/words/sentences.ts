import type { OptionWords, Scene } from '../../../engine/game.js';
import type { ContestView } from '../view.js';
import type { ContestEntry, QuestionKey, Questions } from '../vocabulary.js';
import type { BoardWords } from './position.js';

export type ContestScene = Scene<ContestView>;

/** Any list of arguments a sentence may be made from. */
type Sentence<Arguments extends readonly unknown[], Result = string> = (...given: Arguments) => Result;

/** The question of every decision: a missing one fails the type check. `seat` is the one that is asked. */
export type Prompts = {
  readonly [Key in QuestionKey]: Sentence<[about: Questions[Key]['about'], scene: ContestScene, seat: number]>;
};

/** The options of every decision. */
export type Options = {
  readonly [Key in QuestionKey]: Sentence<
    [id: Questions[Key]['option'], about: Questions[Key]['about'], scene: ContestScene, seat: number],
    OptionWords
  >;
};

/** The sentence of every log entry; null where another entry tells it better. */
export type News = {
  readonly [Tell in ContestEntry['tell']]: Sentence<
    [entry: Extract<ContestEntry, { readonly tell: Tell }>, scene: ContestScene],
    string | null
  >;
};

/** What the lobby offers, by option and value. */
export interface LobbyWords {
  readonly [option: string]: { readonly name: string; readonly values: Readonly<Record<string, string>> };
}

/** Everything one language says about the contest. */
export interface Sentences {
  readonly blurb: string;
  readonly lobby: LobbyWords;
  readonly prompts: Prompts;
  readonly options: Options;
  readonly news: News;
  readonly board: BoardWords;
  readonly outcome: Sentence<[scene: ContestScene]>;
}
