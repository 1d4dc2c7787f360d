import { describe, expect, test } from 'vitest';
import type { Drawing } from '../../../../src/engine/drawing.js';
import type { Picture, Scene } from '../../../../src/engine/game.js';
import { readableBy, type Told } from '../../../../src/engine/match-state.js';
import { randomAnswer } from '../../../../src/engine/playout.js';
import { randomFrom } from '../../../../src/engine/random.js';
import { Table } from '../../../../src/engine/table.js';
import { monolithArena } from '../../../../src/games/monolith-arena/game.js';
import { BOARD_HEIGHT } from '../../../../src/games/monolith-arena/pictures/ground.js';
import type { ArenaView } from '../../../../src/games/monolith-arena/view.js';
import type { ArenaEntry } from '../../../../src/games/monolith-arena/vocabulary.js';
import { expectReadable } from '../../picture-texts.js';

const standard = { palette: 'standard' } as const;
const NAMES = ['Żaneta', 'Konstantynopolitańczykowianeczka', 'Юлія', 'Ćma'];
const SEED = '0123456789abcdef0123456789abcdef';

/** Plays a random match to its end and looks at every picture on the way. */
function watch(mode: string, seats: number, look: (picture: Picture) => void): { stories: number; choices: number } {
  const random = randomFrom(SEED);
  const chosen = { mode, variant: mode === 'duel' ? 'tactical' : 'standard', monoliths: 'on', draws: 'private' };
  const sides = Array.from({ length: seats }, () => null);
  const { table, change } = Table.start(
    monolithArena,
    monolithArena.setup({ seats, chosen, sides, random: randomFrom(SEED) }),
  );
  const names = NAMES.slice(0, seats);
  const { pictures } = monolithArena;
  const seen = { stories: 0, choices: 0 };
  const tellAll = (news: readonly Told<ArenaEntry>[], scene: Scene<ArenaView>): void => {
    const page = pictures.story(readableBy(news, scene.reader), scene, 'pl', standard);
    if (!page) return;
    seen.stories += 1;
    checkHeight(page, BOARD_HEIGHT);
    look(page);
  };
  let { news } = change;
  while (!table.isOver) {
    for (const decision of table.open) {
      const scene: Scene<ArenaView> = {
        view: monolithArena.view(table.state, decision.seat),
        reader: decision.seat,
        names,
      };
      look(pictures.board(scene, 'pl', standard));
      tellAll(news, scene);
      const hand = pictures.hand(scene, 'en', standard);
      if (hand) look(hand);
      const choice = pictures.choice(decision, scene, 'pl', standard);
      if (choice) {
        seen.choices += 1;
        checkHeight(choice, 1180);
        look(choice);
      }
    }
    const decision = table.open[0]!;
    news = table.answer(decision.seat, randomAnswer(decision, random))!.change.news;
  }
  const scene: Scene<ArenaView> = { view: monolithArena.view(table.state, 'spectator'), reader: 'spectator', names };
  tellAll(news, scene);
  look(pictures.board(scene, 'en', { palette: 'colour-blind' }));
  return seen;
}

function check({ drawing, alt }: { drawing: Drawing; alt: string }): void {
  expect(alt.length).toBeGreaterThan(10);
  expect(drawing.width).toBe(1000);
  expect(drawing.height).toBeLessThanOrEqual(1500);
  expectReadable('live', drawing, NAMES);
}

/** With its question and five rows of buttons it fits a phone; nothing told is higher than the board. */
function checkHeight({ drawing }: Picture, most: number): void {
  expect(drawing.height).toBeLessThanOrEqual(most);
}

describe('a whole match can be looked at', () => {
  test.each([
    ['duel', 2],
    ['three', 3],
    ['four', 4],
  ])('%s', (mode, seats) => {
    const { stories, choices } = watch(mode, seats, check);
    expect(stories).toBeGreaterThan(0);
    expect(choices).toBeGreaterThan(10);
  });
});
