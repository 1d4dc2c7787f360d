import { countAll, type Hall, tendLeagues } from '../leagues/index.js';
import { expireLobbies, ring } from '../matches/index.js';
import type { Logger } from './surface.js';

/** Interactions are remembered for a day; Discord never delivers one that late again. */
const HANDLED_LIFE = 24 * 3_600_000;

/** What has to be done every minute, and `more` that needs Discord. One thing that fails keeps none of the others from being done. */
export async function strikeMinute(
  hall: Hall,
  log: Logger,
  more: Readonly<Record<string, () => Promise<unknown>>> = {},
): Promise<void> {
  const { house } = hall;
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    lobbies: () => expireLobbies(house),
    clocks: () => ring(house),
    results: () => countAll(hall),
    leagues: () => tendLeagues(hall),
    ...more,
    seeks: () => house.store.forgetSeeks(hall.now()),
    interactions: () => house.store.forgetHandled(hall.now() - HANDLED_LIFE),
  };
  for (const [step, run] of Object.entries(steps)) {
    try {
      await run();
    } catch (error) {
      log.error({ error, step }, 'The clock stumbled');
    }
  }
}
