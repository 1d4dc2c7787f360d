import type { Patience } from '../../../src/storage/postgres/patience.js';

/** As in life, only faster: what is proved with it is not how long anything takes. */
export const QUICK: Patience = {
  beat: 500,
  life: 2_000,
  idle: 1_200,
  lock: 2_000,
  statement: 3_000,
  silence: 3_500,
  away: 2_000,
};
