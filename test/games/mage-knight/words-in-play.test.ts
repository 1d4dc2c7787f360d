import { describe, expect, it } from 'vitest';
import type { Decision, Said } from '../../../src/engine/decision.js';
import { LANGUAGES, type Language } from '../../../src/engine/language.js';
import { readableBy } from '../../../src/engine/match-state.js';
import { randomFrom } from '../../../src/engine/random.js';
import { Table } from '../../../src/engine/table.js';
import { game } from '../../../src/games/mage-knight/game.js';
import { scenarioOf } from '../../../src/games/mage-knight/scenarios/index.js';
import { SCENARIO_IDS } from '../../../src/games/mage-knight/scenarios/scenario.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import type { QuestionKey } from '../../../src/games/mage-knight/vocabulary.js';
import { expectReadAgain, faultsOf, newsFaults } from '../word-checks.js';
import { crowd, eagerAnswer, enrich, startMatch } from './eager-play.js';

const NAMES = ['Ola', 'Jan', 'Ewa', 'Zoë'];
/** Ids, and words that are not the rulebook's. */
const FORBIDDEN: Readonly<Record<Language, RegExp>> = {
  pl: /[a-z]_[a-z]|\b(rekrut|rozwiąż|sztandar|odwiedz|oferta kart)/i,
  en: /[a-z]_[a-z]|[ąćęłńśźż]/i,
};
/** What a button of the panel holds; a longer one stands by its name among others. */
const LONGEST_LABEL = 44;
const MOST_ANSWERS = 3_000;
const SETS = { lost_legion: 'on', shades_of_tezla: 'on', krang: 'on', ultimate: 'on' };

interface Heard {
  readonly keys: Set<string>;
  readonly tells: Set<string>;
}

/** Plays a match by bold answers and reads everything that is said in it. */
function listen(chosen: Readonly<Record<string, string>>, seats: number, seed: number, heard: Heard): string[] {
  const random = randomFrom(`${seed}${seats}`.padStart(32, 'b'));
  const realm = startMatch(chosen, seats, seed);
  enrich(realm, random);
  crowd(realm, random);
  const { table, change } = Table.start(game, realm);
  const names = NAMES.slice(0, seats);
  const sceneOf = (reader: number | 'spectator') => ({ view: game.view(table.state as Realm, reader), reader, names });
  const faults = newsFaults(game.words, change.news, sceneOf);
  const read = (decision: Decision): void => {
    const scene = sceneOf(decision.seat);
    faults.push(...faultsOf(game.words, decision, scene));
    for (const language of LANGUAGES) {
      const words = game.words[language];
      const said = [words.prompt(decision, scene)];
      if (decision.kind !== 'number')
        for (const option of decision.options) {
          const { label, note, among } = words.option(decision, option, scene);
          const brief = among && label.length > LONGEST_LABEL ? among.name : label;
          if (brief.length > LONGEST_LABEL) faults.push(`too long: ${brief}`);
          said.push(label, note ?? '');
        }
      faults.push(...said.filter(text => FORBIDDEN[language].test(text)));
    }
  };
  for (let answers = 0; !table.isOver && answers < MOST_ANSWERS; answers++) {
    const [decision] = table.open as [Decision];
    heard.keys.add(decision.key);
    // Reading is dear: some decisions of each match.
    if (answers % 5 === 0) read(decision);
    const said: Said = eagerAnswer(decision, random);
    if (answers % 23 === 0)
      for (const language of LANGUAGES) expectReadAgain(game, table, decision, said, language, names);
    const { news } = table.answer(decision.seat, said)!.change;
    for (const { entry } of news) heard.tells.add(entry.tell);
    faults.push(...newsFaults(game.words, news, sceneOf));
    if (answers % 11 !== 0) continue;
    for (const language of LANGUAGES) {
      const scene = sceneOf('spectator');
      const recap = game.words[language].recap(readableBy(news, 'spectator'), scene);
      expect(recap?.lines.length ?? 0).toBeLessThanOrEqual(4);
      const board = game.words[language].board(scene);
      expect(board.length).toBeLessThanOrEqual(1_024);
      const texts = [board, game.words[language].hand(sceneOf(0)), recap?.headline ?? '', ...(recap?.lines ?? [])];
      faults.push(...texts.filter(text => FORBIDDEN[language].test(text) || /undefined|NaN|null/.test(text)));
    }
  }
  if (!table.isOver) return faults;
  for (const language of LANGUAGES) expect(game.words[language].outcome(sceneOf('spectator'))).not.toMatch(/undefined/);
  return [...new Set(faults)].slice(0, 20);
}

const MATCHES = SCENARIO_IDS.map((scenario, at) => {
  const { min, max } = scenarioOf(scenario).seats;
  return [scenario, Math.max(min, max - (at % 3)), at] as const;
});

describe('words in play', () => {
  const heard: Heard = { keys: new Set(), tells: new Set() };

  it.each(MATCHES)('a match of %s with %i is told in both languages', (scenario, seats, at) => {
    expect(listen({ scenario, ...(at % 2 === 0 ? SETS : {}) }, seats, at + 1, heard)).toEqual([]);
  });

  it('variants have their words too', () => {
    const chosen = { scenario: 'full_conquest', draft_at_start: 'on', action_upgrades: 'on', interactive_combat: 'on' };
    expect(listen(chosen, 3, 5, heard)).toEqual([]);
  });

  it('most questions and entries have come up in these matches', () => {
    const usual: QuestionKey[] = [
      'turn',
      'side',
      'fight',
      'damage',
      'tactic',
      'level',
      'option',
      'card',
      'draft',
      'clash',
    ];
    expect(usual.filter(key => !heard.keys.has(key))).toEqual([]);
    expect(heard.tells.size).toBeGreaterThan(70);
  });
});

describe('the lobby', () => {
  it.each(LANGUAGES)('every option and value has a name of its own in %s', language => {
    const words = game.words[language];
    const names = game.lobby.options.map(({ id }) => words.lobbyOption(id));
    expect(new Set(names).size).toBe(names.length);
    for (const { id, values } of game.lobby.options) {
      const said = values.map(value => words.lobbyValue(id, value));
      expect(new Set(said).size, id).toBe(said.length);
      for (const text of said) expect(text).not.toMatch(FORBIDDEN[language]);
    }
  });
});
