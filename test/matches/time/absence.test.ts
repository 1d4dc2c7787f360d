import { describe, expect, it } from 'vitest';
import { absenceFrom, Refusal } from '../../../src/matches/index.js';

const NOW = Date.parse('2026-05-08T10:00:00Z');
const read = (typed: string) => {
  const away = absenceFrom(typed, 'Europe/Warsaw', NOW);
  return away && [new Date(away.from).toISOString(), new Date(away.to).toISOString()];
};

describe('an absence as people type it', () => {
  it.each([
    ['7', '2026-05-08T10:00:00.000Z', '2026-05-15T10:00:00.000Z'],
    ['3 dni', '2026-05-08T10:00:00.000Z', '2026-05-11T10:00:00.000Z'],
    ['1 dzień', '2026-05-08T10:00:00.000Z', '2026-05-09T10:00:00.000Z'],
    ['Tydzień', '2026-05-08T10:00:00.000Z', '2026-05-15T10:00:00.000Z'],
    ['do 17.05', '2026-05-08T10:00:00.000Z', '2026-05-17T22:00:00.000Z'],
    ['until 2026-05-17', '2026-05-08T10:00:00.000Z', '2026-05-17T22:00:00.000Z'],
    ['10.05-17.05', '2026-05-09T22:00:00.000Z', '2026-05-17T22:00:00.000Z'],
    ['10.05 – 17.05', '2026-05-09T22:00:00.000Z', '2026-05-17T22:00:00.000Z'],
    ['2026-05-10 to 2026-05-17', '2026-05-09T22:00:00.000Z', '2026-05-17T22:00:00.000Z'],
    ['2.01', '2026-05-08T10:00:00.000Z', '2027-01-02T23:00:00.000Z'],
  ])('%s', (typed, from, to) => {
    expect(read(typed)).toEqual([from, to]);
  });

  it.each(['off', 'wracam', 'Brak'])('%s means being here', typed => {
    expect(read(typed)).toBeNull();
  });

  it.each(['', 'kiedyś', '31.02', '99.99', '10.05-', '-3', '17.05-kiedyś'])('%s is not understood', typed => {
    expect(() => read(typed)).toThrow(new Refusal('bad-absence'));
  });
});
