import { type MatchState, OutdatedCheckpoint, type Table } from '../engine/index.js';
import type { House } from './house.js';
import type { Match } from './match.js';
import { Refusal } from './refusal.js';
import { timed } from './time/timing.js';

/** Under which name a match remembers that its table could not be rebuilt, and since when. */
const BROKEN = 'broken';

/** Whether the table of a match could not be rebuilt when it was last tried: a fault of ours. */
export const isBroken = async (house: House, { id }: Pick<Match, 'id'>): Promise<boolean> =>
  (await house.store.messageFor(id, BROKEN)) !== null;

/** Whether something failed because of such a table. */
export const isOfBrokenTable = (error: unknown): boolean => error instanceof Refusal && error.why === 'table-broken';

/** The table of a match cannot be rebuilt: nobody's time runs until it can, and its people are told, once. */
export async function breakDown(house: House, match: Match, error: unknown): Promise<Refusal> {
  const refusal = new Refusal('table-broken');
  if (match.status !== 'running' || (await isBroken(house, match))) return refusal;
  if (!(error instanceof OutdatedCheckpoint)) house.noteFault(match, error);
  house.world.report('table-broken', { match: match.id, game: match.game, error });
  const now = house.world.now();
  const resting = await timed(house, match, match, null, now);
  const notice = error instanceof OutdatedCheckpoint ? 'pinned' : 'broken';
  const posts = [{ kind: 'notice', about: { notice } }] as const;
  await house.store.write({ match: resting, expect: match.moment, posts }, now);
  await house.store.rememberMessage(match.id, BROKEN, String(now));
  house.world.wakeOutbox(match.id);
  return refusal;
}

/** The table of a match can be rebuilt again: clocks go on, and the board is shown. */
export async function mend(house: House, match: Match, table: Table<MatchState>): Promise<void> {
  const now = house.world.now();
  const going = await timed(house, match, match, table, now);
  await house.store.write({ match: going, expect: match.moment, posts: [{ kind: 'board' }] }, now);
  await house.store.rememberMessage(match.id, BROKEN, null);
  house.world.report('table-mended', { match: match.id });
  house.world.wakeOutbox(match.id);
}
