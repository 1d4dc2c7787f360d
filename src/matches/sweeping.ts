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
