import { expect } from 'vitest';
import {
  type Change,
  type Decision,
  fold,
  type Game,
  type GameWords,
  LANGUAGES,
  type Language,
  type LogEntry,
  type MatchState,
  type Option,
  type Reader,
  type Said,
  type Scene,
  type Table,
  type Told,
} from '../../src/engine/index.js';
import { readMove, typedOf } from '../../src/engine/typed.js';

type Spoken<View, Entry extends LogEntry> = Readonly<Record<Language, GameWords<View, Entry>>>;

/** What only a fault of the words can produce. */
export const BROKEN = /undefined|null|NaN|\[object| {2}|\.\.| \.| ,/;

export const optionsOf = (decision: Decision): readonly Option[] =>
  decision.kind === 'number' ? [] : decision.options;

/** What is wrong with the words of a decision: every option reads well, and is typed without meaning another one. */
export function faultsOf<View, Entry extends LogEntry>(
  words: Spoken<View, Entry>,
  decision: Decision,
  scene: Scene<View>,
): string[] {
  const faults: string[] = [];
  const meant = new Map<string, string>();
  for (const language of LANGUAGES) {
    const prompt = words[language].prompt(decision, scene);
    if (BROKEN.test(prompt)) faults.push(prompt);
    for (const option of optionsOf(decision)) {
      const { label, note, among, typed } = words[language].option(decision, option, scene);
      const read = [label, note, among?.heading, among?.name].filter(text => text !== undefined).join(' | ');
      if (BROKEN.test(read)) faults.push(read);
      const form = fold(typed);
      if ((meant.get(form) ?? option.id) !== option.id)
        faults.push(`${form} means ${meant.get(form)} and ${option.id}`);
      meant.set(form, option.id);
    }
  }
  return faults;
}

/** What is wrong with the words of entries, each as somebody who may read it sees it. */
export const newsFaults = <View, Entry extends LogEntry>(
  words: Spoken<View, Entry>,
  news: readonly Told<Entry>[],
  sceneOf: (reader: Reader) => Scene<View>,
): string[] =>
  news.flatMap(({ entry, seats }) => {
    const scene = sceneOf(seats?.[0] ?? 'spectator');
    return LANGUAGES.map(language => words[language].news(entry, scene) ?? '').filter(text => BROKEN.test(text));
  });

/** What was said is typed and read again. */
export function expectReadAgain<State extends MatchState, View>(
  game: Game<State, View>,
  table: Table<State>,
  decision: Decision,
  said: Said,
  language: Language,
  names: readonly string[],
): void {
  const { seat } = decision;
  const scene = { view: game.view(table.state as State, seat), reader: seat, names };
  const typed = typedOf(game.words[language], scene, decision, said);
  expect(readMove({ game, seat, names }, table, typed), typed).toMatchObject({ said: [said] });
}

/** Plays a match by these answers and looks at all its words; now and then what is said is typed as well. */
export function expectWordsInPlay(
  game: Game,
  { table, change }: { readonly table: Table<MatchState>; readonly change: Change },
  names: readonly string[],
  choose: (decision: Decision) => Said,
): void {
  const { words } = game;
  const sceneOf = (reader: Reader) => ({ view: game.view(table.state as MatchState, reader), reader, names });
  const told = (news: Change['news']) => newsFaults(words, news, sceneOf);
  const faults = told(change.news);
  for (let answers = 0; !table.isOver; answers++) {
    const decision = table.open[0]!;
    faults.push(...faultsOf(words, decision, sceneOf(decision.seat)));
    const said = choose(decision);
    // Reading a move forks the table: now and then is enough.
    if (answers % 11 === 0)
      for (const language of LANGUAGES) expectReadAgain(game, table, decision, said, language, names);
    faults.push(...told(table.answer(decision.seat, said)!.change.news));
    for (const language of LANGUAGES) {
      const board = words[language].board(sceneOf('spectator'));
      if (BROKEN.test(board) || board.length > 1024) faults.push(board);
    }
  }
  for (const language of LANGUAGES)
    for (const text of [words[language].outcome(sceneOf(0)), words[language].hand(sceneOf(0))])
      if (BROKEN.test(text)) faults.push(text);
  expect(faults).toEqual([]);
}

/** The option a text means by the rule of typed moves: the longest form of either language that begins it. */
export function optionTyped<View, Entry extends LogEntry>(
  words: Spoken<View, Entry>,
  decision: Decision,
  text: string,
  scene: Scene<View>,
): string | undefined {
  let best: { id: string; length: number } | undefined;
  for (const option of optionsOf(decision)) {
    for (const language of LANGUAGES) {
      const form = fold(words[language].option(decision, option, scene).typed);
      const begins = text === form || text.startsWith(`${form} `);
      if (begins && form.length > (best?.length ?? 0)) best = { id: option.id, length: form.length };
    }
  }
  return best?.id;
}
