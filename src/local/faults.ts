import type { Gateway } from './gateway/gateway.js';
import type { Allowance, RateLimits } from './http/rate-limits.js';
import { type Deniable, deniable, type World } from './world.js';

/** What can go wrong with one request. `after` means: Discord did it, and only the answer was lost. */
export type Fault =
  | { readonly kind: 'rate-limit'; readonly retryAfter: number; readonly global?: boolean }
  | { readonly kind: 'error'; readonly effect: 'before' | 'after'; readonly status?: number }
  | { readonly kind: 'slow'; readonly ms: number }
  | { readonly kind: 'close'; readonly effect: 'before' | 'after' };

interface Planned {
  readonly match: string | RegExp;
  readonly fault: Fault;
  left: number;
}

/** Everything that goes wrong with the real Discord, on a switch. */
export class Faults {
  readonly #world: World;
  readonly #gateway: Gateway;
  readonly #limits: RateLimits;
  #planned: Planned[] = [];
  #duplicates = 0;

  constructor(world: World, gateway: Gateway, limits: RateLimits) {
    this.#world = world;
    this.#gateway = gateway;
    this.#limits = limits;
  }

  /**
   * The next `times` requests that match meet this fault. A string is a route such as
   * `POST /channels/:channel/messages`; an expression is tried on `POST /channels/123/messages`.
   */
  next(match: string | RegExp, fault: Fault, times = 1): void {
    this.#planned.push({ match, fault, left: times });
  }

  /** The fault this request meets, used up. */
  take(route: string, path: string): Fault | null {
    const planned = this.#planned.find(({ match }) => (typeof match === 'string' ? match === route : match.test(path)));
    if (!planned) return null;
    planned.left -= 1;
    if (planned.left === 0) this.#planned = this.#planned.filter(one => one !== planned);
    return planned.fault;
  }

  /** Delivers the next `count` interactions twice. */
  duplicateInteractions(count = 1): void {
    this.#duplicates += count;
  }

  times(): number {
    if (this.#duplicates === 0) return 1;
    this.#duplicates -= 1;
    return 2;
  }

  /** Cuts the bot's socket. Without `resumable` the session is gone, and RESUME ends in an invalid session. */
  dropGateway({ resumable = true }: { resumable?: boolean } = {}): void {
    this.#gateway.drop({ resumable });
  }

  /** Opcode 7. */
  askToReconnect(): void {
    this.#gateway.askToReconnect();
  }

  /** Opcode 9 in the middle of a session. */
  invalidateSession({ resumable = false }: { resumable?: boolean } = {}): void {
    this.#gateway.invalidate(resumable);
  }

  /** Takes permissions of the bot in one channel: `view` makes it fail with 50001, the others with 50013. */
  deny(channelId: string, ...what: readonly Deniable[]): void {
    const channel = this.#world.channels.get(channelId);
    if (!channel) throw new Error(`no channel ${channelId}`);
    this.#world.deny(this.#world.bot.id, channel, what);
  }

  allow(channelId: string, ...what: readonly Deniable[]): void {
    const channel = this.#world.channels.get(channelId);
    if (!channel) throw new Error(`no channel ${channelId}`);
    this.#world.allow(this.#world.bot.id, channel, what.length > 0 ? what : deniable);
  }

  /** A member who takes no direct messages: sending one fails with 50007. */
  closeDirectMessages(memberId: string, closed = true): void {
    const person = this.#world.people.get(memberId);
    if (!person) throw new Error(`no member ${memberId}`);
    person.openToMessages = !closed;
  }

  /** Holds one route to so many requests per window; null gives it back its usual allowance. */
  limitRate(route: string, allowance: Allowance | null): void {
    this.#limits.tighten(route, allowance);
  }

  /** Forgets faults that have not happened yet and gives every permission back. */
  clear(): void {
    this.#planned = [];
    this.#duplicates = 0;
    for (const channel of this.#world.channels.values())
      for (const memberId of [...channel.denied.keys()]) this.#world.allow(memberId, channel, deniable);
    for (const person of this.#world.people.values()) person.openToMessages = true;
  }
}
