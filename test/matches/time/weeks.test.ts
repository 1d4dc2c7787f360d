import { expect, test } from 'vitest';
import type { Game } from '../../../src/engine/index.js';
import { monolithArena } from '../../../src/games/monolith-arena/game.js';
import { tashKalar } from '../../../src/games/tash-kalar/game.js';
import { DEFAULT_PACE } from '../../../src/matches/index.js';
import { games } from '../../../src/registry.js';
import { pebbles } from '../../engine/pebbles.js';
import { Weeks } from './weeks.js';

const MINUTE = 60_000;
const WEEKS = 4;
/** In these weeks summer time begins, and ends, in America and a while later or earlier in Europe. */
const SPRING = '2026-03-05T07:00:00Z';
const AUTUMN = '2026-10-18T19:30:00Z';

/** Choices that seat more people than usual; the rest are as they are. */
const CHOSEN: Readonly<Record<string, Record<string, string>>> = {
  [monolithArena.id]: { mode: 'four' },
  [tashKalar.id]: { mode: 'melee' },
};
const seatsOf = ({ id, lobby }: Game): number => {
  const initial = Object.fromEntries(lobby.options.map(option => [option.id, option.initial]));
  return Math.min(4, lobby.seats({ ...initial, ...CHOSEN[id] }).max);
};

const DAY = 24 * 60 * MINUTE;
/** Three days and twelve hours a turn. */
const BANK = { remindAfter: DAY / 2, limit: null, bank: { size: 3 * DAY, increment: DAY / 2 } };

const CASES = [
  [pebbles.id, '1', pebbles, SPRING, DEFAULT_PACE],
  [pebbles.id, '2', pebbles, AUTUMN, DEFAULT_PACE],
  [pebbles.id, '4', pebbles, AUTUMN, BANK],
  ...games.map((game, at) => [game.id, '3', game, at % 2 === 0 ? SPRING : AUTUMN, DEFAULT_PACE] as const),
] as const;

test.each(CASES)(
  'weeks of %s, seed %s: nobody is charged for time they did not use, nor called twice',
  async (_, seed, game, start, pace) => {
    const weeks = new Weeks(seed, start, game, CHOSEN[game.id] ?? {}, seatsOf(game), pace);
    await weeks.begin();
    for (let hours = 0; hours < WEEKS * 7 * 24; hours += 2) {
      await weeks.step(120);
      if ((await weeks.match()).status !== 'running') break;
      await weeks.strike();
      await weeks.live();
      for (const { seat, off, isRight } of await weeks.audit()) {
        expect(Math.abs(off), `seat ${seat} after ${hours} h`).toBeLessThan(MINUTE);
        expect(isRight, `seat ${seat} after ${hours} h`).toBe(true);
      }
    }
    expect(new Set(weeks.reminders).size).toBe(weeks.reminders.length);
    expect(weeks.reminders.length).toBeGreaterThan(3);
    expect(weeks.deaths).toBeGreaterThan(3);
  },
);
