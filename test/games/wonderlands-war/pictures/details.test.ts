import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../../src/discord/limits.js';
import type { Text } from '../../../../src/engine/drawing.js';
import { copy } from '../../../../src/engine/json.js';
import { LANGUAGES } from '../../../../src/engine/language.js';
import { crowdOf } from '../../../../src/games/wonderlands-war/pictures/crowd.js';
import { ICON } from '../../../../src/games/wonderlands-war/pictures/icons.js';
import { pictures } from '../../../../src/games/wonderlands-war/pictures/index.js';
import { lane } from '../../../../src/games/wonderlands-war/pictures/lane.js';
import { FACE, lineWidth } from '../../../../src/games/wonderlands-war/pictures/marks.js';
import type { Wonderland } from '../../../../src/games/wonderlands-war/state.js';
import { teaName, wonderlandianName } from '../../../../src/games/wonderlands-war/words/names/index.js';
import { allMarks } from '../../picture-checks.js';
import { textsOf } from '../../picture-texts.js';
import { CHOICES } from './choices.js';
import { sceneOf } from './gallery.js';
import { battle, battleFive, NAMES, over, teaFive } from './positions.js';

const look = { palette: 'standard' } as const;

describe('pictures in detail', () => {
  test('says the table, the battle or the final scoring before what Discord cuts off', () => {
    for (const language of LANGUAGES) {
      const said = (state: Wonderland): string =>
        pictures.board(sceneOf(state), language, look).alt.slice(0, LIMITS.altText - 1);
      const { fighters } = battleFive.battle!;
      for (const { seat, strength } of fighters)
        expect(said(battleFive)).toMatch(new RegExp(`^${NAMES[seat]}: \\S+ ${strength},`, 'm'));
      for (const card of teaFive.chairs) expect(said(teaFive)).toContain(teaName(card!, language));
      for (const card of teaFive.market) expect(said(teaFive)).toContain(wonderlandianName(card, language));
      // Castles, quests and shards are in it, the winner stands first.
      const { seats, places } = sceneOf(over).view;
      for (const [seat, { score }] of seats.entries())
        expect(said(over)).toMatch(
          new RegExp(`^${places![seat]}\\. ${NAMES[seat]}: ${score!.total} .*−${-score!.shards}`, 'm'),
        );
      expect(said(over).split('\n')[1]).toMatch(/^1\. /);
    }
  });

  test.each([
    ['of who is out', 'out', []],
    ['behind many standees', 'in', ['dodo', 'knave', 'gryphon', 'walrus', 'duchess', 'march_hare']],
  ] as const)('keeps a castle clear of the madness track: %s', (_, status, standees) => {
    const state = copy(battle);
    Object.assign(state.battle!.fighters[2]!, { status });
    Object.assign(state.seats[3]!, { leaderIn: 4, standees: [[], [], [], [], [...standees]] });
    state.seats[3]!.supporters[4] = 3;
    const crowd = crowdOf(sceneOf(state), 'pl', 'standard');
    for (const height of [150, 176]) {
      const marks = lane(crowd, crowd.view.battle!, crowd.view.battle!.fighters[2]!, 0, height);
      const groups = allMarks({ marks }).flatMap(mark => (mark.kind === 'group' ? [mark] : []));
      const castles = groups.filter(({ marks: inner }) =>
        inner.some(mark => mark.kind === 'icon' && mark.name === ICON.castle),
      );
      expect(castles).toHaveLength(1);
      // The first madness is centred on 552, with a radius of 19; the castle is 44 wide.
      for (const { x = 0, y = 0 } of castles) expect(y > height / 2 || x + 22 < 552 - 19, `${x}, ${y}`).toBe(true);
    }
  });

  test('says of a match that is over whether its points alone decided it, and who won together', () => {
    const head = (vp: readonly number[], shards: readonly number[], places: number[]): string[] => {
      const state = copy(over);
      state.outcome = { places, reason: 'points' };
      for (const [at, seat] of state.seats.entries())
        Object.assign(seat, { vp: vp[at], shards: shards[at], castles: [0, 0, 0, 0, 0], revealed: [], quests: [] });
      return textsOf(pictures.board(sceneOf(state), 'pl', look).drawing).map(({ text }) => text);
    };
    expect(head([9, 5, 5, 5, 5], [0, 0, 0, 0, 0], [1, 2, 2, 2, 2])).toContain('Koniec gry, wygrywa');
    expect(head([9, 10, 5, 5, 5], [0, 1, 0, 0, 0], [1, 2, 3, 3, 3])).toContain(
      'Koniec gry, przy równych punktach wygrywa',
    );
    const shared = head([9, 9, 5, 5, 5], [0, 0, 0, 0, 0], [1, 1, 3, 3, 3]);
    expect(shared).toContain('Koniec gry, wspólnie wygrywają');
    expect(shared).toContain('Żaneta · Olek');
  });

  test('keeps a long name of a fighter clear of the units', () => {
    const scene = { ...sceneOf(battleFive), names: new Array<string>(5).fill('Konstancja'.padEnd(60, 'i')) };
    const crowd = crowdOf(scene, 'pl', 'standard');
    const fought = crowd.view.battle!;
    const name = allMarks({ marks: lane(crowd, fought, fought.fighters[0]!, 0, 150) }).find(
      mark => mark.kind === 'text' && mark.text.startsWith('Konst'),
    ) as Text;
    // Supporters are drawn 52 wide around 334, and there is a gap.
    expect(name.x + lineWidth(name.text, FACE.title) * name.size).toBeLessThan(334 - 26 - 6);
  });

  test.each(['castle', 'castle of two'])('keep what is placed clear of the words around it: %s', wanted => {
    const { decision, state } = CHOICES.find(({ name }) => name === wanted)!;
    for (const language of LANGUAGES) {
      const { drawing } = pictures.choice(decision, sceneOf(state, decision.seat), language, look)!;
      const placed = allMarks(drawing).flatMap(mark =>
        mark.kind === 'group'
          ? mark.marks.flatMap(inner =>
              inner.kind === 'icon' && inner.name === ICON.castle && mark.x === 500
                ? [{ y: mark.y!, size: inner.size }]
                : [],
            )
          : [],
      );
      const inside = allMarks(drawing).flatMap(mark => (mark.kind === 'text' && mark.x === 500 ? [mark] : []));
      expect(placed, language).toHaveLength(2);
      for (const { y, size } of placed) {
        const title = inside.findLast(each => each.y < y)!;
        const text = inside.find(each => each.y > y)!;
        expect(y - size / 2, language).toBeGreaterThan(title.y + title.size / 3);
        expect(y + size / 2, language).toBeLessThan(text.y - text.size / 3);
      }
    }
  });
});
