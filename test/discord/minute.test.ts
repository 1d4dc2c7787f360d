import { beforeEach, expect, test, vi } from 'vitest';
import { strikeMinute } from '../../src/discord/minute.js';
import { type LeagueStand, makeLeagueStand } from '../leagues/stand.js';
import { exampleMatch } from '../matches/match-example.js';

let stand: LeagueStand;
const error = vi.fn();
const log = { info: vi.fn(), warn: vi.fn(), error };
beforeEach(() => {
  error.mockClear();
  stand = makeLeagueStand(false);
});

/** A match of each kind that a minute has something to do with. */
async function tables(game: string, prefix: string): Promise<void> {
  const { store } = stand.hall.house;
  const given = { game, seed: '1'.repeat(32), askedAt: 0, openedAt: 0 };
  await store.write({ match: exampleMatch({ ...given, id: `${prefix}-lobby`, status: 'lobby', place: null }) }, 1);
  const over = { status: 'finished', endedAt: 90, result: { places: [1, 2], reason: 'rules' }, place: prefix } as const;
  await store.write({ match: exampleMatch({ ...given, ...over, id: `${prefix}-over` }) }, 1);
}

test('a match of a game that is gone stops neither closing, nor counting, nor what comes after', async () => {
  const { house, store } = stand.hall;
  await tables('no-longer-there', 'a');
  await tables('pebbles', 'b');
  stand.time = 10 ** 12;
  await strikeMinute(stand.hall, log);
  expect((await house.match('b-lobby')).status).toBe('expired');
  expect(await store.counted('b-over')).toMatchObject({ verdict: 'rated' });
  expect(await store.counted('a-over')).toBeNull();
  expect(error).not.toHaveBeenCalled();
});

test.each(['lobbiesOpenedBefore', 'matchesDue', 'forgetHandled'] as const)(
  'when %s fails altogether, the rest of the minute is done all the same',
  async broken => {
    const { house, store } = stand.hall;
    await tables('pebbles', 'b');
    vi.spyOn(house.store, broken).mockRejectedValue(new Error('disk I/O error'));
    stand.time = 10 ** 12;
    await strikeMinute(stand.hall, log);
    expect(await store.counted('b-over')).toMatchObject({ verdict: 'rated' });
    expect(error).toHaveBeenCalledOnce();
    expect(error.mock.calls[0]![0]).toMatchObject({ error: { message: 'disk I/O error' } });
  },
);
