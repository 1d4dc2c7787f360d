import type { MatchStore } from '../../../src/matches/index.js';

/** The program was ended, in the middle of whatever it did. */
export class Died extends Error {
  override readonly name = 'Died';
}

/** Whether the program ends here: before something is written, after it, or not at all. */
export type Ends = 'before' | 'after' | null;

/** A store on which the program may end at every write. From then on nothing works, until it is started again. */
export function fragileStore(store: MatchStore, ends: () => Ends): { store: MatchStore; revive(): void } {
  let isDead = false;
  const die = (): never => {
    isDead = true;
    throw new Died();
  };
  const WRITES = ['write', 'keepSettings', 'keepOrders', 'postsSent', 'rememberMessage', 'setDigest'];
  const handler: ProxyHandler<MatchStore> = {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver);
      if (typeof member !== 'function') return member;
      return async (...given: unknown[]): Promise<unknown> => {
        if (isDead) throw new Died();
        const when = WRITES.includes(String(name)) ? ends() : null;
        if (when === 'before') die();
        const result: unknown = await Reflect.apply(member, target, given);
        return when === 'after' ? die() : result;
      };
    },
  };
  return {
    store: new Proxy(store, handler),
    revive() {
      isDead = false;
    },
  };
}
