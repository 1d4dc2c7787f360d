import type { Decision } from './decision.js';
import type { GameWords, OptionWords, Scene } from './game.js';
import type { LogEntry } from './match-state.js';

/** A game's questions by key: what each offers, and what it tells besides. */
type Asked<Questions> = { readonly [Key in keyof Questions]: { readonly option: string; readonly about: unknown } };

/** The question of every decision: a missing one fails the type check. `seat` is the one that is asked. */
export type Prompts<Questions extends Asked<Questions>, View> = {
  readonly [Key in keyof Questions]: (about: Questions[Key]['about'], scene: Scene<View>, seat: number) => string;
};

/** The options of every decision. */
export type Options<Questions extends Asked<Questions>, View> = {
  readonly [Key in keyof Questions]: (
    id: Questions[Key]['option'],
    about: Questions[Key]['about'],
    scene: Scene<View>,
    seat: number,
  ) => OptionWords;
};

/** The sentence of every log entry; null where an entry beside it tells the same better. */
export type News<Entry extends LogEntry, View> = {
  readonly [Tell in Entry['tell']]: Telling<Extract<Entry, { readonly tell: Tell }>, View>;
};

/** Written as a method so that the sentence of one entry is found by its name among those of all. */
type Telling<Entry extends LogEntry, View> = {
  tells(entry: Entry, scene: Scene<View>): string | null;
}['tells'];

/** What the lobby offers, by option and value. */
export interface LobbyWords {
  readonly [option: string]: { readonly name: string; readonly values: Readonly<Record<string, string>> };
}

/** What one language says about a game, sentence by sentence. */
export interface Sentences<Questions extends Asked<Questions>, Entry extends LogEntry, View> {
  readonly blurb: string;
  readonly lobby: LobbyWords;
  readonly prompts: Prompts<Questions, View>;
  readonly options: Options<Questions, View>;
  readonly news: News<Entry, View>;
  readonly outcome: (scene: Scene<View>) => string;
}

type Spoken = 'blurb' | 'lobbyOption' | 'lobbyValue' | 'prompt' | 'option' | 'news' | 'outcome';

/**
 * The sentences as the engine asks for them: it knows decisions and entries as plain JSON; the game's vocabulary says
 * what is in each of them.
 */
export function spoken<Questions extends Asked<Questions>, Entry extends LogEntry, View>(
  sentences: Sentences<Questions, Entry, View>,
): Pick<GameWords<View, Entry>, Spoken> {
  const { blurb, lobby, outcome } = sentences;
  type Prompt = (about: unknown, scene: Scene<View>, seat: number) => string;
  type Offer = (id: string, about: unknown, scene: Scene<View>, seat: number) => OptionWords;
  const prompts = sentences.prompts as Readonly<Record<string, Prompt>>;
  const options = sentences.options as Readonly<Record<string, Offer>>;
  const news: Readonly<Record<string, Telling<Entry, View>>> = sentences.news;
  return {
    blurb,
    outcome,
    lobbyOption: id => lobby[id]!.name,
    lobbyValue: (id, value) => lobby[id]!.values[value]!,
    prompt: (decision, scene) => prompts[decision.key]!(aboutOf(decision), scene, decision.seat),
    option: (decision, { id }, scene) => options[decision.key]!(id, aboutOf(decision), scene, decision.seat),
    news: (entry, scene) => news[entry.tell]!(entry, scene),
  };
}

const aboutOf = (decision: Decision): unknown => decision.about ?? {};
