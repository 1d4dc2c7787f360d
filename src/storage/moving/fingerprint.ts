import { createHash } from 'node:crypto';
import type { Row } from './whole-database.js';

const HALF_SIGNS = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|\0/g;

/** JSON may come back with its fields in another order: it is compared by what it says. */
function canonical(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(HALF_SIGNS, '\ufffd');
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, canonical(field)] as const);
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function meaning(value: Row[string]): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return canonical(value);
  try {
    return canonical(JSON.parse(value));
  } catch {
    return canonical(value);
  }
}

/** Of rows in any order: what was counted and hashed is the same where every row is. */
export class Fingerprint {
  rows = 0;
  readonly #sum = Buffer.alloc(32);

  add(row: Row): void {
    const fields = Object.keys(row)
      .sort()
      .map(name => [name, meaning(row[name]!)]);
    const digest = createHash('sha256').update(JSON.stringify(fields)).digest();
    for (const [index, byte] of digest.entries()) this.#sum[index]! ^= byte;
    this.rows += 1;
  }

  get hash(): string {
    return this.#sum.toString('hex');
  }
}
