import { describe, expect, test } from 'vitest';
import type { Decision } from '../../../../src/engine/decision.js';
import type { Picture, Scene } from '../../../../src/engine/game.js';
import { readableBy } from '../../../../src/engine/match-state.js';
import { randomFrom } from '../../../../src/engine/random.js';
import { Table } from '../../../../src/engine/table.js';
import { game } from '../../../../src/games/mage-knight/game.js';
import { pictures } from '../../../../src/games/mage-knight/pictures/index.js';
import { scenarioOf } from '../../../../src/games/mage-knight/scenarios/index.js';
import { SCENARIO_IDS } from '../../../../src/games/mage-knight/scenarios/scenario.js';
import type { RealmView } from '../../../../src/games/mage-knight/view.js';
import { expectReadable, textsOf } from '../../picture-texts.js';
import { eagerAnswer, enrich, startMatch } from '../eager-play.js';
import { NAMES } from './positions.js';

const MOST: Readonly<Record<string, number>> = { board: 2020, story: 1150, hand: 6000 };
const ANSWERS = 260;

/** Plays on for a while and looks at what people would see on the way. */
function watch(
  chosen: Readonly<Record<string, string>>,
  seats: number,
  seed: number,
  look: (picture: Picture, kind: string) => void,
): void {
  const realm = startMatch(chosen, seats, seed);
  const random = randomFrom(seed.toString(16).padStart(32, '7'));
  enrich(realm, random);
  const { table, change } = Table.start(game, realm);
  const names = NAMES.slice(0, seats);
  let { news } = change;
  for (let count = 0; count < ANSWERS && !table.isOver; count++) {
    const palette = { palette: count % 3 === 0 ? 'colour-blind' : 'standard' } as const;
    const language = count % 2 === 0 ? 'pl' : 'en';
    const scene = (reader: number | 'spectator'): Scene<RealmView> => ({
      view: game.view(table.state, reader),
      reader,
      names,
    });
    const page = pictures.story(readableBy(news, 'spectator'), scene('spectator'), language, palette);
    if (page) look(page, 'story');
    if (count % 20 === 0) look(pictures.board(scene('spectator'), language, palette), 'board');
    for (const decision of table.open) {
      const choice = pictures.choice(decision, scene(decision.seat), language, palette);
      if (choice) look(choice, decision.key);
      if (count % 20 === 0) look(pictures.hand(scene(decision.seat), language, palette)!, 'hand');
    }
    const decision: Decision = table.open[0]!;
    news = table.answer(decision.seat, eagerAnswer(decision, random))!.change.news;
  }
}

const EXPANSIONS = { lost_legion: 'on', shades_of_tezla: 'on', krang: 'on', ultimate: 'on' } as const;
const VARIED = {
  random_tile_orientation: 'on',
  action_upgrades: 'on',
  draft_at_start: 'on',
  megapolis: 'one',
} as const;

const seatsOf = (id: (typeof SCENARIO_IDS)[number]): number[] => {
  const { min, max } = scenarioOf(id).seats;
  return min === max ? [min] : [min, max];
};
const matches = SCENARIO_IDS.flatMap((id, at) => seatsOf(id).map(seats => [id, seats, at] as const));

describe('a match can be looked at', () => {
  test.each(matches)('%s for %i', (scenario, seats, at) => {
    let looked = 0;
    const chosen = { scenario, ...(at % 2 ? EXPANSIONS : {}), ...(at % 3 === 0 ? VARIED : {}) };
    watch(chosen, seats, 40 + at, ({ drawing, alt }, kind) => {
      looked += 1;
      expect(alt.length, kind).toBeGreaterThan(3);
      expect(drawing.width, kind).toBe(1000);
      expect(drawing.height, kind).toBeLessThanOrEqual(MOST[kind] ?? 1150);
      expectReadable(kind, drawing, NAMES);
      if (looked % 9 > 0) return;
      for (const { text, size, isCut } of textsOf(drawing)) {
        expect(isCut, `${kind}: ${text}`).toBe(false);
        if (text.length > 1) expect(size, `${kind}: ${text}`).toBeGreaterThanOrEqual(text.length > 2 ? 27 : 24);
      }
    });
    expect(looked).toBeGreaterThan(ANSWERS / 2);
  });
});
