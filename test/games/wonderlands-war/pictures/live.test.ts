import { describe, expect, test } from 'vitest';
import type { Decision } from '../../../../src/engine/decision.js';
import type { Picture, Scene } from '../../../../src/engine/game.js';
import { readableBy } from '../../../../src/engine/match-state.js';
import { randomAnswer } from '../../../../src/engine/playout.js';
import { randomFrom } from '../../../../src/engine/random.js';
import { Table } from '../../../../src/engine/table.js';
import { crowdOf, presentIn } from '../../../../src/games/wonderlands-war/pictures/crowd.js';
import { pictures } from '../../../../src/games/wonderlands-war/pictures/index.js';
import { regionOf } from '../../../../src/games/wonderlands-war/regions.js';
import { wonderlandRules } from '../../../../src/games/wonderlands-war/rules.js';
import type { WonderlandView } from '../../../../src/games/wonderlands-war/view.js';
import type { Entry } from '../../../../src/games/wonderlands-war/vocabulary.js';
import { expectReadable, textsOf } from '../../picture-texts.js';

const NAMES = ['Żaneta', 'Łukasz', 'Юлія', 'Ćma', 'Konstancja Wielka'];
const MOST: Readonly<Record<string, number>> = { board: 1900, story: 1240, hand: 3300 };

type Look = (picture: Picture, kind: string) => void;

/** Plays a random match to its end and looks at the pictures on the way. */
function watch(
  seats: number,
  allies: string,
  look: Look,
  told: (news: readonly Entry[], view: WonderlandView) => void,
): void {
  const seed = `${seats}`.padStart(32, '3');
  const random = randomFrom(seed);
  const sides = Array.from({ length: seats }, () => null);
  const start = wonderlandRules.setup({ seats, chosen: { allies, first: 'random' }, sides, random: randomFrom(seed) });
  const { table, change } = Table.start(wonderlandRules, start);
  const names = NAMES.slice(0, seats);
  let { news } = change;
  for (let count = 0; !table.isOver; count++) {
    const language = count % 2 === 0 ? 'pl' : 'en';
    const palette = { palette: count % 3 === 0 ? 'colour-blind' : 'standard' } as const;
    const spectator: Scene<WonderlandView> = {
      view: wonderlandRules.view(table.state, 'spectator'),
      reader: 'spectator',
      names,
    };
    told(readableBy(news, 'spectator'), spectator.view);
    if (count % 4 === 0) look(pictures.board(spectator, language, palette), 'board');
    const page = pictures.story(readableBy(news, 'spectator'), spectator, language, palette);
    if (page) look(page, 'story');
    for (const decision of table.open) ask(decision, table, names, count, look);
    const decision = table.open[0]!;
    news = table.answer(decision.seat, randomAnswer(decision, random))!.change.news;
  }
  const scene: Scene<WonderlandView> = {
    view: wonderlandRules.view(table.state, 'spectator'),
    reader: 'spectator',
    names,
  };
  look(pictures.board(scene, 'en', { palette: 'colour-blind' }), 'board');
}

function ask(
  decision: Decision,
  table: Table<ReturnType<typeof wonderlandRules.setup>>,
  names: readonly string[],
  count: number,
  look: Look,
): void {
  const { seat } = decision;
  const scene: Scene<WonderlandView> = { view: wonderlandRules.view(table.state, seat), reader: seat, names };
  const choice = pictures.choice(decision, scene, count % 2 === 0 ? 'pl' : 'en', { palette: 'standard' });
  if (choice) look(choice, decision.key);
  if (count % 4 === 0) look(pictures.hand(scene, 'en', { palette: 'standard' })!, 'hand');
}

describe('a whole match can be looked at', () => {
  test.each([
    [2, 'A'],
    [3, 'B'],
    [4, 'C'],
    [5, 'D'],
  ])('of %i with set %s', (seats, allies) => {
    const seen = new Map<string, number>();
    const look: Look = ({ drawing, alt }, kind) => {
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      expect(alt.length, kind).toBeGreaterThan(5);
      expect(drawing.width, kind).toBe(1000);
      // Question, picture and buttons share one screen; a story is no higher than the board below it.
      expect(drawing.height, kind).toBeLessThanOrEqual(MOST[kind] ?? 1150);
      expectReadable(kind, drawing, NAMES);
      if (kind === 'hand' || seen.get(kind)! % 5 !== 1) return;
      for (const { text, size } of textsOf(drawing)) expect(size, `${kind}: ${text}`).toBeGreaterThanOrEqual(27);
    };
    watch(seats, allies, look, () => undefined);
    for (const kind of ['board', 'story', 'hand', 'tea-move', 'next-effect', 'draw-on', 'forge']) {
      expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0);
    }
  });

  test('what units begin with is what the rules give them (WW-7.4)', () => {
    let compared = 0;
    let before: WonderlandView | null = null;
    watch(
      4,
      'A',
      () => undefined,
      (news, view) => {
        const begins = news.find(entry => entry.tell === 'battle-begins');
        const shown = begins && view.battle?.draw === 0 ? view : before;
        if (begins && shown) {
          const crowd = crowdOf({ view: shown, reader: 'spectator', names: NAMES }, 'pl', 'standard');
          const there = presentIn(crowd, regionOf(begins.region));
          for (const { seat, strength } of begins.fighters) {
            const found = there.find(each => each.seat === seat);
            if (!found) continue;
            compared += 1;
            expect(found.strength).toBe(strength);
          }
        }
        before = view;
      },
    );
    expect(compared).toBeGreaterThan(10);
  });
});
