import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseKept } from '../scripts/replays/kept.js';
import { captionOf } from '../src/discord/matches/match-turns.js';
import { begin, type Game, LANGUAGES, type MatchState, type Told } from '../src/engine/index.js';
import { games } from '../src/registry.js';
import { pebbles } from './engine/pebbles.js';

const FOLDER = join(import.meta.dirname, 'replays');

/** The battles of the matches that are kept of a game, each with all that was told with its answer. */
function* battlesOf(game: Game): Generator<{ told: readonly Told[]; state: MatchState; answers: number }> {
  for (const file of readdirSync(join(FOLDER, game.id)).filter(name => name.endsWith('.json'))) {
    const kept = parseKept(readFileSync(join(FOLDER, game.id, file), 'utf8'));
    const { table } = begin<MatchState>(game, kept.beginning);
    for (const { seat, said } of kept.answers) {
      const { news } = table.answer(seat, said)!.change;
      if (news.some(({ entry }) => game.isBattle(entry)))
        yield { told: news, state: table.state as MatchState, answers: kept.answers.length };
    }
  }
}

describe.each([...games, pebbles].map(game => [game.id, game] as const))('%s', (_, game) => {
  test('has battles, not too many, which everybody may read and which make a sentence', () => {
    const battles = [...battlesOf(game)];
    expect(battles.length).toBeGreaterThan(0);
    for (const { told, state } of battles) {
      expect(told.filter(({ entry }) => game.isBattle(entry)).every(({ seats }) => seats === undefined)).toBe(true);
      const logged = told.filter(({ seats }) => seats === undefined).map(({ entry }) => ({ moment: 1, entry }));
      const names = ['Ada', 'Bo', 'Celina', 'Dan'];
      const scene = { view: game.view(state, 'spectator'), reader: 'spectator', names } as const;
      for (const language of LANGUAGES) expect(captionOf(game, logged, scene, language)).toMatch(/\p{L}{2}/u);
    }
    // Whoever follows is called at some of what happens, not at all of it.
    const answers = new Set(battles.map(each => each.answers));
    expect(battles.length).toBeLessThan([...answers].reduce((sum, each) => sum + each, 0) / 4);
  });
});
