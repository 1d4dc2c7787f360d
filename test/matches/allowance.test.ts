import { describe, expect, test } from 'vitest';
import { ALLOWANCES, type AllowanceName, Allowances, openLobby, propose, Refusal } from '../../src/matches/index.js';
import { pebbles } from '../engine/pebbles.js';
import { makeStand, ola, startedMatch } from './stand.js';

/** What came of trying this often: how many were let through, and what the rest was told. */
async function attempts(many: number, run: () => Promise<unknown>) {
  const results = await Promise.allSettled(Array.from({ length: many }, run));
  const refused = results.flatMap(result => (result.status === 'rejected' ? [result.reason as Refusal] : []));
  return { passed: many - refused.length, reasons: new Set(refused.map(({ why }) => why)), last: refused.at(-1) };
}

describe('an allowance', () => {
  test('lets a burst through, then one at a time, and says when one may go on', async () => {
    let now = 1_000_000;
    const allowances = new Allowances(() => now);
    const { burst, every } = ALLOWANCES.votes;
    for (let time = 0; time < burst; time++) await allowances.spend('votes', 'ola');
    const until = String((now + every) / 1000);
    const refused = allowances.spend('votes', 'ola');
    await expect(refused).rejects.toThrow(Refusal);
    await expect(refused).rejects.toMatchObject({ why: 'too-fast', about: { until } });
    await allowances.spend('votes', 'kuba');
    await allowances.spend('shares', 'ola');
    now += every;
    await allowances.spend('votes', 'ola');
    await expect(allowances.spend('votes', 'ola')).rejects.toThrow('too-fast');
    now += every * burst * 3;
    for (let time = 0; time < burst; time++) await allowances.spend('votes', 'ola');
    await expect(allowances.spend('votes', 'ola')).rejects.toThrow('too-fast');
  });

  test('is not lost for ten minutes when the clock is set back by as much', async () => {
    let now = 10_000_000;
    const allowances = new Allowances(() => now);
    const { burst, every } = ALLOWANCES.pictures;
    for (let time = 0; time < burst; time++) await allowances.spend('pictures', 'ola');
    now -= 600_000;
    await expect(allowances.spend('pictures', 'ola')).rejects.toThrow('too-fast');
    now += every;
    await allowances.spend('pictures', 'ola');
  });
});

describe('nobody can flood', () => {
  test.each<[string, AllowanceName, (stand: ReturnType<typeof makeStand>) => Promise<() => Promise<unknown>>]>([
    ['by opening tables', 'tables', async stand => () => openTable(stand)],
    [
      'by calling votes',
      'votes',
      async stand => {
        const { id } = await startedMatch(stand, pebbles);
        const ask = () => ({ match: id, person: ola, interaction: stand.press() });
        return () => propose(stand.house, ask(), { kind: 'abort' });
      },
    ],
  ])('%s', async (_, name, prepare) => {
    const { passed, reasons } = await attempts(40, await prepare(makeStand([pebbles])));
    expect(passed).toBe(ALLOWANCES[name].burst);
    expect([...reasons]).toEqual(['too-fast']);
  });
});

const openTable = (stand: ReturnType<typeof makeStand>) =>
  openLobby(stand.house, {
    game: pebbles.id,
    host: ola,
    guild: '100',
    home: 'home',
    language: 'pl',
    interaction: stand.press(),
  });
