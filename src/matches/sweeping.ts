import { claimed, type Work } from './claims.js';
import type { House } from './house.js';

/** Does the same to each of several; one that throws is reported and keeps none of the others from it. */
export async function sweep<Thing extends { readonly id: string }>(
  house: House,
  deed: string,
  things: readonly Thing[],
  job: (thing: Thing) => Promise<unknown>,
): Promise<void> {
  for (const thing of things) {
    try {
      await job(thing);
    } catch (error) {
      house.world.report('sweep-stumbled', { deed, id: thing.id, error });
    }
  }
}

/** The same for work that several processes find at once: each piece is done by one of them. */
export const share = <Thing extends { readonly id: string }>(
  house: House,
  work: Work,
  things: readonly Thing[],
  job: (thing: Thing) => Promise<unknown>,
): Promise<void> => sweep(house, work, things, thing => claimed(house, work, thing.id, () => job(thing)));
