import { ALLOWANCES, type Allowance, type AllowanceName } from '../../src/matches/index.js';

/** Tests do in a second what people do in a week; those of the limits themselves bring the real ones. */
export const NO_LIMITS = Object.fromEntries(
  Object.keys(ALLOWANCES).map(name => [name, { burst: 1_000_000, every: 1 }]),
) as Readonly<Record<AllowanceName, Allowance>>;
