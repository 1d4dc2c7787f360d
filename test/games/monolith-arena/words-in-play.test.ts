import { describe, expect, it } from 'vitest';
import {
  type Decision,
  fold,
  LANGUAGES,
  type Language,
  randomAnswer,
  randomFrom,
  type Said,
  Table,
  type Told,
} from '../../../src/engine/index.js';
import { typedOf } from '../../../src/engine/typed.js';
import { monolithArena } from '../../../src/games/monolith-arena/game.js';
import { arenaRules } from '../../../src/games/monolith-arena/rules.js';
import type { Arena } from '../../../src/games/monolith-arena/state.js';
import { SEAT_COUNT } from '../../../src/games/monolith-arena/teams.js';
import type { ArenaEntry } from '../../../src/games/monolith-arena/vocabulary.js';
import { words } from '../../../src/games/monolith-arena/words/index.js';
import type { ArenaScene } from '../../../src/games/monolith-arena/words/sentences.js';
import { parseMove } from '../../../src/matches/typed-move.js';
import { exampleMatch } from '../../matches/match-example.js';

const NAMES = ['P1', 'P2', 'P3', 'P4'];
const MATCH = exampleMatch();
const BROKEN = /undefined|null|NaN|\[object| {2}/;

function sceneOf(table: Table<Arena>, reader: number | 'spectator'): ArenaScene {
  return { view: arenaRules.view(table.state as Arena, reader), reader, names: NAMES };
}

/** What is wrong with the words of a decision: every option reads well, and is typed without meaning another one. */
function faultsOf(decision: Decision, scene: ArenaScene): string[] {
  if (decision.kind === 'number') return [];
  const faults: string[] = [];
  const meant = new Map<string, string>();
  for (const language of LANGUAGES) {
    const prompt = words[language].prompt(decision, scene);
    if (BROKEN.test(prompt)) faults.push(prompt);
    for (const option of decision.options) {
      const { label, note, typed } = words[language].option(decision, option, scene);
      if (BROKEN.test(label) || label.length > 80 || (note?.length ?? 0) > 100) faults.push(`${label} | ${note}`);
      const form = fold(typed);
      if ((meant.get(form) ?? option.id) !== option.id)
        faults.push(`${form} means ${meant.get(form)} and ${option.id}`);
      meant.set(form, option.id);
    }
  }
  return faults;
}

function newsFaults(news: readonly Told<ArenaEntry>[], table: Table<Arena>): string[] {
  return news.flatMap(({ entry, seats }) => {
    const scene = sceneOf(table, seats?.[0] ?? 'spectator');
    return LANGUAGES.map(language => words[language].news(entry, scene) ?? '').filter(text => BROKEN.test(text));
  });
}

/** What was said, typed and read again. */
function readAgain(table: Table<Arena>, decision: Decision, said: Said, language: Language): Said {
  const typed = typedOf(words[language], sceneOf(table, decision.seat), decision, said);
  const [read, ...more] = parseMove(monolithArena, MATCH, table, decision.seat, typed);
  expect(more, typed).toEqual([]);
  return read!;
}

describe('words in play', () => {
  const cases = (['duel', 'three', 'four'] as const).flatMap(mode =>
    (['standard', 'tactical'] as const).flatMap(variant =>
      (['off', 'on'] as const).map(monoliths => ({ mode, variant, monoliths })),
    ),
  );

  it.each(cases)('tell whole matches: $mode, $variant, Monoliths $monoliths', ({ mode, variant, monoliths }) => {
    for (let round = 0; round < 3; round++) {
      const random = randomFrom(`${round + 1}`.repeat(32));
      const state = arenaRules.setup({
        seats: SEAT_COUNT[mode],
        chosen: { mode, variant, monoliths, draws: round === 0 ? 'open' : 'private' },
        sides: new Array(SEAT_COUNT[mode]).fill(null),
        random: randomFrom('abcdef01'.repeat(4)),
      });
      const { table, change } = Table.start(monolithArena, state);
      const faults = newsFaults(change.news, table);
      let longest = 0;
      let answers = 0;
      while (!table.isOver) {
        const [decision] = table.open;
        faults.push(...faultsOf(decision!, sceneOf(table, decision!.seat)));
        const said = randomAnswer(decision!, random);
        // Reading a move forks the table: now and then is enough.
        if (answers % 9 === 0) {
          for (const language of LANGUAGES) expect(readAgain(table, decision!, said, language)).toEqual(said);
        }
        answers += 1;
        faults.push(...newsFaults(table.answer(decision!.seat, said)!.change.news, table));
        for (const language of LANGUAGES)
          longest = Math.max(longest, words[language].board(sceneOf(table, 'spectator')).length);
      }
      expect(faults).toEqual([]);
      expect(longest).toBeLessThanOrEqual(1024);
      for (const language of LANGUAGES) {
        expect(words[language].outcome(sceneOf(table, 0))).not.toMatch(BROKEN);
        expect(words[language].hand(sceneOf(table, 0))).not.toMatch(BROKEN);
      }
    }
  });
});
