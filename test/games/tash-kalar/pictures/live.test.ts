import { describe, expect, test } from 'vitest';
import type { Picture, Scene } from '../../../../src/engine/game.js';
import { readableBy } from '../../../../src/engine/match-state.js';
import { randomAnswer } from '../../../../src/engine/playout.js';
import { randomFrom } from '../../../../src/engine/random.js';
import { Table } from '../../../../src/engine/table.js';
import { pictures } from '../../../../src/games/tash-kalar/pictures/index.js';
import { contestRules } from '../../../../src/games/tash-kalar/rules.js';
import type { ContestView } from '../../../../src/games/tash-kalar/view.js';
import { words } from '../../../../src/games/tash-kalar/words/index.js';
import { expectReadable } from '../../picture-texts.js';

const game = { ...contestRules, words, pictures, bots: [] };
const standard = { palette: 'standard' } as const;
const NAMES = ['Żaneta', 'Konstantynopolitańczykowianeczka', 'Юлія', 'Ćma'];
const SEED = '0123456789abcdef0123456789abcdef';

/** Boards, stories and hands are looked at alone; everything else stands over its buttons. */
const MOST: Readonly<Record<string, number>> = { board: 1900, story: 1300, hand: 3300 };

/** Plays a match to its end, summoning whenever it can, and looks at every picture on the way. */
function watch(mode: string, seats: number, look: (picture: Picture, kind: string) => void): void {
  const random = randomFrom(SEED);
  const chosen = { mode, expansions: 'on', first: 'random' };
  const sides = Array.from({ length: seats }, () => null);
  const { table, change } = Table.start(game, game.setup({ seats, chosen, sides, random: randomFrom(SEED) }));
  const names = NAMES.slice(0, seats);
  let { news } = change;
  while (!table.isOver) {
    for (const decision of table.open) {
      const scene: Scene<ContestView> = { view: game.view(table.state, decision.seat), reader: decision.seat, names };
      look(pictures.board(scene, 'pl', standard), 'board');
      const page = pictures.story(readableBy(news, scene.reader), scene, 'pl', standard);
      if (page) look(page, 'story');
      const hand = pictures.hand(scene, 'en', standard);
      if (hand) look(hand, 'hand');
      const choice = pictures.choice(decision, scene, 'pl', standard);
      if (choice) look(choice, decision.key);
    }
    const decision = table.open[0]!;
    const summons = decision.kind === 'one' ? decision.options.filter(({ id }) => id.startsWith('summon:')) : [];
    news = table.answer(decision.seat, summons[0]?.id ?? randomAnswer(decision, random))!.change.news;
  }
  const scene: Scene<ContestView> = { view: game.view(table.state, 'spectator'), reader: 'spectator', names };
  look(pictures.board(scene, 'en', { palette: 'colour-blind' }), 'board');
}

describe('a whole match can be looked at', () => {
  test.each([
    ['high-form', 2],
    ['duel', 2],
    ['melee', 3],
    ['melee', 4],
    ['high-form-team', 4],
    ['duel-team', 4],
  ])('%s of %i', (mode, seats) => {
    const seen = new Map<string, number>();
    watch(mode, seats, ({ drawing, alt }, kind) => {
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      expect(alt.length, kind).toBeGreaterThan(5);
      expect(drawing.width, kind).toBe(1000);
      // Question, picture and buttons share one screen; a story is no higher than the board below it.
      expect(drawing.height, kind).toBeLessThanOrEqual(MOST[kind] ?? 1280);
      expectReadable(kind, drawing, NAMES);
    });
    for (const kind of ['board', 'story', 'hand', 'placement', 'turn']) {
      expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0);
    }
  });
});
