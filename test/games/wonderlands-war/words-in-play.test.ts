import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../src/engine/decision.js';
import { fold, LANGUAGES, type Language } from '../../../src/engine/language.js';
import { readableBy } from '../../../src/engine/match-state.js';
import { randomAnswer } from '../../../src/engine/playout.js';
import { randomFrom } from '../../../src/engine/random.js';
import { Table } from '../../../src/engine/table.js';
import { ABILITY_IDS } from '../../../src/games/wonderlands-war/faction.js';
import { wonderlandsWar as game } from '../../../src/games/wonderlands-war/game.js';
import { ALLY_CHOICES } from '../../../src/games/wonderlands-war/lobby.js';
import type { Wonderland } from '../../../src/games/wonderlands-war/state.js';
import type { QuestionKey } from '../../../src/games/wonderlands-war/vocabulary.js';
import { STANDEES } from '../../../src/games/wonderlands-war/wonderlandian.js';
import { abilityText, sourceName, standeeName } from '../../../src/games/wonderlands-war/words/names/index.js';

const NAMES = ['Ola', 'Jan', 'Ewa', 'Piotr', 'Zoë'];
/** Words of drafts that are not the rulebook's, and what only a fault of the words can produce. */
const FORBIDDEN: Readonly<Record<Language, RegExp>> = {
  pl: /obłęd|sojusznik|rywal|figurk|zwolennik|undefined|\bnull\b|\bNaN\b|_/,
  en: /undefined|\bnull\b|\bNaN\b|_|[ąćęłńśźż]/,
};
const LONGEST_LABEL = 80;

interface Heard {
  readonly keys: Set<string>;
  readonly tells: Set<string>;
}

/** Plays a match and reads everything that is said in it. */
function listen(players: number, allies: string, heard: Heard): void {
  const seed = `${players}`.padStart(32, allies === 'mix' ? 'e' : allies.toLowerCase());
  const random = randomFrom(seed);
  const sides = Array.from({ length: players }, () => null);
  const begun = Table.start(game, game.setup({ seats: players, chosen: { allies }, sides, random: randomFrom(seed) }));
  const { table } = begun;
  const names = NAMES.slice(0, players);
  const sceneOf = (reader: number | 'spectator') => ({
    view: game.view(table.state as Wonderland, reader),
    reader,
    names,
  });
  const check = (text: string, language: Language): void => {
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(FORBIDDEN[language]);
  };
  const read = (decision: Decision): void => {
    for (const language of LANGUAGES) {
      const scene = sceneOf(decision.seat);
      check(game.words[language].prompt(decision, scene), language);
      if (decision.kind === 'number') continue;
      const options = decision.options.map(option => game.words[language].option(decision, option, scene));
      for (const { label, note } of options) {
        check(label, language);
        expect(label.length).toBeLessThanOrEqual(LONGEST_LABEL);
        if (note !== undefined) check(note, language);
      }
      expect(new Set(options.map(({ typed }) => fold(typed))).size).toBe(options.length);
    }
  };
  while (!table.isOver) {
    const [decision] = table.open as [Decision];
    heard.keys.add(decision.key);
    read(decision);
    const { change } = table.answer(decision.seat, randomAnswer(decision, random))!;
    for (const language of LANGUAGES) {
      const scene = sceneOf('spectator');
      for (const entry of readableBy(change.news, 'spectator')) {
        heard.tells.add(entry.tell);
        const text = game.words[language].news(entry, scene);
        if (text !== null) check(text, language);
      }
      const recap = game.words[language].recap(readableBy(change.news, 'spectator'), scene);
      expect(recap?.lines.length ?? 0).toBeLessThanOrEqual(4);
    }
  }
  for (const language of LANGUAGES) {
    check(game.words[language].outcome(sceneOf('spectator')), language);
    check(game.words[language].board(sceneOf(0)), language);
  }
}

describe('words in play', () => {
  const heard: Heard = { keys: new Set(), tells: new Set() };

  it.each(ALLY_CHOICES.flatMap((allies, at) => [[allies, 2 + (at % 4)] as const, [allies, 5 - (at % 4)] as const]))(
    'a match with set %s for %i is told in both languages',
    (allies, players) => listen(players, allies, heard),
  );

  it('most questions have come up in these matches', () => {
    const usual: QuestionKey[] = [
      'tea-move',
      'place-units',
      'answer',
      'draw-on',
      'forge',
      'wager',
      'feat',
      'ally',
      'market',
    ];
    expect(usual.filter(key => !heard.keys.has(key))).toEqual([]);
    expect(heard.tells.size).toBeGreaterThan(40);
  });
});

describe('names', () => {
  it.each(LANGUAGES)('every ability and standee has words in %s', language => {
    for (const id of ABILITY_IDS) {
      expect(sourceName(id, language)).not.toBe('');
      expect(abilityText(id, language, true)).not.toBe('');
    }
    expect(new Set(STANDEES.map(id => standeeName(id, language))).size).toBe(STANDEES.length);
  });

  it('an ability that differs on the side for two says so', () => {
    expect(abilityText('royal_temper', 'en', true)).not.toBe(abilityText('royal_temper', 'en', false));
    expect(abilityText('paint_my_world', 'pl', true)).toBe(abilityText('paint_my_world', 'pl', false));
  });
});
