import { expect } from 'vitest';
import {
  type Decision,
  fold,
  LANGUAGES,
  type Language,
  type Said,
  type Table,
  type Told,
} from '../../../src/engine/index.js';
import { readMove, typedOf } from '../../../src/engine/typed.js';
import { tashKalar } from '../../../src/games/tash-kalar/game.js';
import type { Contest } from '../../../src/games/tash-kalar/state.js';
import type { ContestEntry } from '../../../src/games/tash-kalar/vocabulary.js';
import { words } from '../../../src/games/tash-kalar/words/index.js';
import type { ContestScene } from '../../../src/games/tash-kalar/words/sentences.js';
import { NAMES, sceneOf } from './eager-play.js';

export const BROKEN = /undefined|null|NaN|\[object| {2}|\.\.| \.| ,/;

/** What is wrong with the words of a decision: every option reads well, and is typed without meaning another one. */
export function faultsOf(decision: Decision, scene: ContestScene): string[] {
  if (decision.kind === 'number') return [];
  const faults: string[] = [];
  const meant = new Map<string, string>();
  for (const language of LANGUAGES) {
    const prompt = words[language].prompt(decision, scene);
    if (BROKEN.test(prompt)) faults.push(prompt);
    for (const option of decision.options) {
      const { label, note, typed } = words[language].option(decision, option, scene);
      if (BROKEN.test(`${label} ${note ?? ''}`)) faults.push(`${label} | ${note}`);
      const form = fold(typed);
      if ((meant.get(form) ?? option.id) !== option.id)
        faults.push(`${form} means ${meant.get(form)} and ${option.id}`);
      meant.set(form, option.id);
    }
  }
  return faults;
}

export function newsFaults(news: readonly Told<ContestEntry>[], table: Table<Contest>): string[] {
  return news.flatMap(({ entry, seats }) => {
    const scene = sceneOf(table, seats?.[0] ?? 'spectator');
    return LANGUAGES.map(language => words[language].news(entry, scene) ?? '').filter(text => BROKEN.test(text));
  });
}

/** What was said, typed and read again. */
export function readAgain(table: Table<Contest>, decision: Decision, said: Said, language: Language): Said {
  const typed = typedOf(words[language], sceneOf(table, decision.seat), decision, said);
  const read = readMove({ game: tashKalar, seat: decision.seat, names: NAMES }, table, typed);
  expect(read, typed).toMatchObject({ said: [said] });
  return 'said' in read ? read.said[0]! : '';
}
