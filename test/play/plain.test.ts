import { expect, it } from 'vitest';
import { faultOf } from '../../scripts/fuzz/plain.js';

const shared = { x: 1 };

it.each<[unknown, string | null]>([
  [{ a: [1, 'b', null, true, { c: [] }] }, null],
  [{ a: undefined }, '.a: undefined'],
  [{ a: [1, Number.NaN] }, '.a[1]: NaN'],
  [[Number.POSITIVE_INFINITY], '[0]: Infinity'],
  [{ a: -0 }, '.a: minus zero'],
  [{ a: new Date(0) }, '.a: a Date'],
  [{ a: new Map() }, '.a: a Map'],
  [{ a: () => 1 }, '.a: function'],
  [{ a: 1n }, '.a: bigint'],
  [new Array(2), '[0]: undefined'],
  [Object.assign([1], { name: 2 }), ': a list with names'],
  [{ a: shared, b: [shared] }, '.b[0]: the same object as .a'],
])('%o: %s', (value, fault) => {
  expect(faultOf(value)).toBe(fault);
});
