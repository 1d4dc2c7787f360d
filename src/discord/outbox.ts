import { DiscordAPIError } from 'discord.js';
import { Queues } from '../matches/index.js';
import type { Logger } from './surface.js';

/** Waits between tries of a post, in milliseconds; the last one is repeated. */
const PATIENCE = [2_000, 10_000, 60_000, 300_000, 1_800_000] as const;
/** The channel or our right to it is gone: trying again soon is pointless. */
export const UNKNOWN_CHANNEL = 10003;
const HOPELESS = new Set<number | string>([UNKNOWN_CHANNEL, 50001, 50013, 50083, 160005]);

/** Thrown instead of sending: there will be more to tell in a moment. */
export class NotYet extends Error {
  override readonly name = 'NotYet';
  readonly delay: number;

  constructor(delay: number) {
    super(`not for ${delay} ms`);
    this.delay = delay;
  }
}

/** A post that waits: of a match, or of a league. */
export interface Waiting {
  readonly id: number;
  readonly kind: string;
  readonly tries: number;
  readonly dueAt: number;
}

/** Where posts are kept, by the thing they tell of, and how one is sent. */
export interface Source<Post extends Waiting> {
  readonly log: Logger;
  now(): number;
  due(now: number): Promise<readonly string[]>;
  posts(id: string): Promise<readonly Post[]>;
  nextAt(): Promise<number | null>;
  failed(ids: readonly number[], tries: number, dueAt: number): Promise<void>;
  /** Posts of this kind show the present state: one stands for all that wait. */
  isLiving(post: Post): boolean;
  /** Sends the post and takes all it stands for out of the store. */
  send(post: Post, satisfied: readonly Post[]): Promise<void>;
}

/**
 * Sends what a store keeps. Posts about one thing go one after another; what fails is tried again, after a restart
 * too.
 */
export class Outbox<Post extends Waiting> {
  readonly #source: Source<Post>;
  readonly #queues = new Queues();
  readonly #waiting = new Set<string>();
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(source: Source<Post>) {
    this.#source = source;
  }

  /** Sends what there is to tell of one thing; called after every commit. */
  wake(id: string): void {
    if (this.#stopped || this.#waiting.has(id)) return;
    this.#waiting.add(id);
    void this.#queues.run(id, async () => {
      this.#waiting.delete(id);
      try {
        await this.#deliver(id);
        await this.#sleep();
      } catch (error) {
        this.#source.log.error({ error, about: id }, 'The outbox could not be read');
      }
    });
  }

  /** Sends everything that is due: at the start, and when a wait between tries is over. */
  async wakeAll(): Promise<void> {
    for (const id of await this.#source.due(this.#source.now())) this.wake(id);
    await this.#sleep();
  }

  /** Finishes what is under way and sends no more; the rest stays in the store for the next start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#queues.idle();
  }

  async #sleep(): Promise<void> {
    const next = await this.#source.nextAt();
    if (this.#timer) clearTimeout(this.#timer);
    if (next === null || this.#stopped) return;
    this.#timer = setTimeout(() => void this.wakeAll(), Math.max(next - this.#source.now(), 50));
    this.#timer.unref();
  }

  async #deliver(id: string): Promise<void> {
    const { log } = this.#source;
    const posts = await this.#source.posts(id);
    const living = posts.filter(post => this.#source.isLiving(post));
    for (const post of posts) {
      const isLiving = living.includes(post);
      if (isLiving && post !== living.at(-1)) continue;
      if (this.#stopped || post.dueAt > this.#source.now()) return;
      const together = isLiving ? living : [post];
      try {
        await this.#source.send(post, together);
      } catch (error) {
        if (error instanceof NotYet) {
          await this.#source.failed(
            together.map(({ id }) => id),
            post.tries,
            this.#source.now() + error.delay,
          );
          return;
        }
        const wait = PATIENCE[Math.min(post.tries, PATIENCE.length - 1)]!;
        const delay = error instanceof DiscordAPIError && HOPELESS.has(error.code) ? PATIENCE.at(-1)! : wait;
        const ids = together.map(({ id }) => id);
        await this.#source.failed(ids, post.tries + 1, this.#source.now() + delay);
        log.warn({ error, about: id, post: post.id, kind: post.kind, tries: post.tries + 1 }, 'A post was not taken');
        return;
      }
    }
  }
}
