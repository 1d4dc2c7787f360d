import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/engine/language.js';
import { why } from '../../../src/games/wonderlands-war/why.js';
import { REASONS, type ReasonName } from '../../../src/games/wonderlands-war/words/reasons.js';
import { RULE_NUMBERS } from './rule-numbers.js';
import type { Sample } from './why-positions.js';
import { FORBIDDEN_AT_TEA } from './why-tea-samples.js';
import { FORBIDDEN_IN_WAR } from './why-war-samples.js';

const FORBIDDEN: Readonly<Record<ReasonName, readonly Sample[]>> = { ...FORBIDDEN_AT_TEA, ...FORBIDDEN_IN_WAR };

const samples = (Object.keys(FORBIDDEN) as ReasonName[]).flatMap(reason =>
  FORBIDDEN[reason].map(([rule, typed, where, seat]) => ({ reason, rule, typed, where, seat: seat ?? 0 })),
);

describe('why', () => {
  it.each(samples)('$reason, $rule: $typed', ({ reason, rule, typed, where, seat }) => {
    const { table } = where();
    const before = table.digest;
    const forbidden = why(table, seat, typed);
    expect(forbidden?.rule).toBe(rule);
    const { pl } = REASONS[reason];
    if (typeof pl === 'string') expect(forbidden!.because.pl).toBe(pl);
    for (const language of LANGUAGES) {
      expect(forbidden!.because[language]).toMatch(/^[^a-z].*\.$/);
      expect(forbidden!.because[language]).not.toMatch(/undefined| {2}|NaN/);
    }
    expect(forbidden!.because.en).not.toMatch(/[ąćęłńóśźż]/i);
    expect(table.digest).toBe(before);
  });

  it('names rules of the digest only, and every reason has a sample', () => {
    for (const { rule } of Object.values(REASONS)) expect(RULE_NUMBERS).toContain(rule);
    for (const { rule } of samples) expect(RULE_NUMBERS).toContain(rule);
    expect((Object.keys(FORBIDDEN) as ReasonName[]).filter(reason => FORBIDDEN[reason].length === 0)).toEqual([]);
  });
});
