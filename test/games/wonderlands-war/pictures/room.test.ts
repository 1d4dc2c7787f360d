import { describe, expect, test } from 'vitest';
import type { Mark, Text } from '../../../../src/engine/drawing.js';
import { copy } from '../../../../src/engine/json.js';
import { LANGUAGES } from '../../../../src/engine/language.js';
import { FACTION_IDS } from '../../../../src/games/wonderlands-war/faction.js';
import { CARD, card } from '../../../../src/games/wonderlands-war/pictures/card.js';
import { crowdOf } from '../../../../src/games/wonderlands-war/pictures/crowd.js';
import { forgeBoard } from '../../../../src/games/wonderlands-war/pictures/forge-board.js';
import { mapGrid } from '../../../../src/games/wonderlands-war/pictures/map.js';
import { playersRow } from '../../../../src/games/wonderlands-war/pictures/players.js';
import { pictureWords } from '../../../../src/games/wonderlands-war/pictures/say/index.js';
import { table } from '../../../../src/games/wonderlands-war/pictures/table.js';
import { placeOf } from '../../../../src/games/wonderlands-war/pictures/table-layout.js';
import { TEA_DECKS } from '../../../../src/games/wonderlands-war/tea-card.js';
import { boundsOf } from '../../../../src/render/bounds.js';
import { typesetter } from '../../../../src/render/painter.js';
import { freshMatch } from '../stage.js';
import { sceneOf } from './gallery.js';
import { battleFive, battleTwo, map, tea, teaFive, teaTwo } from './positions.js';

/** What a reader may take for touching. */
const TOUCH = 2;
/** Where the halves of a split card begin, and the radius of their rewards. */
const HALVES = 50;
const SMALL = 21;

interface Spot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where the letters of a text stand: the box of its capitals. */
function lettersOf(mark: Text): Spot {
  const { size, leading, lines } = typesetter.setText(mark);
  const width = Math.max(...lines.map(line => line.width * size));
  const left = mark.x - width * ({ left: 0, center: 0.5, right: 1 } as const)[mark.align ?? 'center'];
  const below = leading * (lines.length - 1);
  return { left, right: left + width, top: mark.y - 0.36 * size, bottom: mark.y + below + 0.36 * size };
}

/** What a mark covers; the light around it covers nothing. */
function spotOf(mark: Mark): Spot {
  const { shadow: _, ...plain } = mark.kind === 'shape' ? mark : { ...mark, shadow: undefined };
  const [left, top, right, bottom] = boundsOf(plain);
  return { left, right, top, bottom };
}

const meets = (one: Spot, other: Spot): boolean =>
  one.left + TOUCH < other.right &&
  other.left + TOUCH < one.right &&
  one.top + TOUCH < other.bottom &&
  other.top + TOUCH < one.bottom;

/** Texts that something painted later lies over; what is wider than a piece is ground. */
function covered(marks: readonly Mark[], widest: number): string[] {
  return marks.flatMap((mark, at) => {
    if (mark.kind !== 'text') return [];
    const letters = lettersOf(mark);
    const isOver = marks.slice(at + 1).some(other => {
      const spot = other.kind === 'text' ? lettersOf(other) : spotOf(other);
      return spot.right - spot.left < widest && meets(letters, spot);
    });
    return isOver ? [mark.text] : [];
  });
}

describe('there is room', () => {
  const three = freshMatch({ factions: ['alice', 'jabberwock', 'queen'] });
  test.each([
    ['two', teaTwo, battleTwo],
    ['three', { ...three, phase: 'tea-turn' as const }, { ...three, phase: 'war' as const }],
    ['four', tea, tea],
    ['five', teaFive, battleFive],
  ])('for every number of %s players at their tea and in their war', (_, ...states) => {
    for (const state of states) {
      const full = copy(state);
      for (const seat of full.seats) Object.assign(seat, { leader: 6, pool: 14, shards: 12, vp: 104 });
      expect(covered(playersRow(crowdOf(sceneOf(full), 'pl', 'standard'), 12), 90)).toEqual([]);
    }
  });

  test('for the names of regions above their stars', () => {
    for (const language of LANGUAGES) {
      const marks = mapGrid(crowdOf(sceneOf(map), language, 'standard'), 12);
      expect(covered(marks, 90)).toEqual([]);
    }
  });

  test('for the names of forge tracks beside their spaces', () => {
    for (const language of LANGUAGES) {
      for (const faction of FACTION_IDS) {
        const forging = { faction, isForTwo: false, forged: [[], [], [], []], between: [], open: null };
        const marks = forgeBoard(forging, 0, pictureWords[language], { palette: 'standard', language });
        expect(covered(marks, 300)).toEqual([]);
      }
    }
  });

  test.each([
    ['two', teaTwo],
    ['four', tea],
    ['five', teaFive],
  ])('for the way leaders go round the table of %s', (_, state) => {
    for (const isAlice of [false, true]) {
      const turned = copy(state);
      Object.assign(turned.seats[turned.at]!, { faction: isAlice ? 'alice' : 'jabberwock' });
      const crowd = crowdOf(sceneOf(turned), 'pl', 'standard');
      const arrows = table(crowd).filter(mark => mark.kind === 'group' && mark.turn !== undefined);
      expect(arrows).toHaveLength(2);
      const { chairs } = crowd.view.table;
      for (const { chair } of chairs) {
        const { x, y } = placeOf(chair, chairs.length);
        const lying = { left: x, right: x + CARD.width, top: y, bottom: y + CARD.height };
        for (const arrow of arrows) expect(meets(spotOf(arrow), lying), `chair ${chair}`).toBe(false);
      }
    }
  });

  test('for both halves of a split card beside the word between them', () => {
    for (const language of LANGUAGES) {
      for (const { id, layout } of TEA_DECKS.flat()) {
        if (layout !== 'split') continue;
        const drawn = card(id, { palette: 'standard', language }, pictureWords[language], 0, 0);
        const { marks } = drawn as Extract<Mark, { kind: 'group' }>;
        const word = marks.findIndex(mark => mark.kind === 'text' && mark.text === pictureWords[language].or);
        const plate = spotOf(marks[word - 1]!);
        const rewards = marks.flatMap(mark => (mark.kind === 'group' && mark.y! > HALVES ? [mark.y!] : []));
        expect(rewards.length, id).toBeGreaterThan(1);
        for (const y of rewards)
          expect(y + SMALL <= plate.top + TOUCH || y - SMALL >= plate.bottom - TOUCH, id).toBe(true);
      }
    }
  });
});
