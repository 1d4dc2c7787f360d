import { describe, expect, it } from 'vitest';
import { marked, randomAnswer, randomFrom } from '../../src/engine/index.js';
import { playRandomly } from './random-match.js';

describe('what cannot be taken back is marked before it is said', () => {
  it('at every decision of whole matches exactly the options that seal', () => {
    const seen = { sealing: 0, open: 0 };
    for (let number = 0; number < 6; number++)
      playRandomly(number, table => {
        const before = table.digest;
        for (const { seat } of table.open) {
          const decision = marked(table, seat)!;
          if (decision.kind !== 'one') continue;
          for (const { id, seals } of decision.options) {
            const tried = table.fork();
            tried.answer(seat, id);
            expect(seals === true).toBe(tried.state.sealed !== table.state.sealed);
            seen[seals === true ? 'sealing' : 'open'] += 1;
          }
        }
        expect(table.digest).toBe(before);
      });
    expect(Math.min(seen.sealing, seen.open)).toBeGreaterThan(20);
  });

  it('several options, a number or an order as a whole', () => {
    const random = randomFrom('3'.repeat(32));
    const kinds = new Set<string>();
    for (let number = 0; number < 6; number++)
      playRandomly(number, table => {
        for (const { seat } of table.open) {
          const decision = marked(table, seat)!;
          if (decision.kind === 'one' || table.open.length > 1) continue;
          const tried = table.fork();
          tried.answer(seat, randomAnswer(decision, random));
          if (tried.state.sealed !== table.state.sealed) kinds.add(`${decision.kind} ${decision.seals === true}`);
        }
      });
    expect([...kinds].filter(kind => kind.endsWith('false'))).toEqual([]);
  });
});
