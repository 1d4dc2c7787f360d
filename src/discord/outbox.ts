import { DiscordAPIError } from 'discord.js';
import { type Claims, Queues, type Work } from '../matches/index.js';
import { ClockWatch } from './clock-watch.js';
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
  /** What is sent about one thing is sent by one process at a time. */
  readonly work: Work;
  readonly claims: Claims;
  now(): number;
  due(now: number): Promise<readonly string[]>;
  /** Whatever has a post that was refused before. */
  refused(): Promise<readonly string[]>;
  posts(id: string): Promise<readonly Post[]>;
  nextAt(): Promise<number | null>;
  failed(ids: readonly number[], tries: number, dueAt: number): Promise<void>;
  /** Posts of this kind show the present state: one stands for all that wait. */
  isLiving(post: Post): boolean;
  /** Sends the post and takes all it stands for out of the store. */
  send(post: Post, satisfied: readonly Post[]): Promise<void>;
}

/**
 * Sends what a store keeps, about one thing in order. A post that is refused waits and holds nothing back; it is tried
 * again when its wait is over, when a later post about the same thing was taken, when somebody says that things may have
 * changed, and after a restart.
 */
export class Outbox<Post extends Waiting> {
  readonly #source: Source<Post>;
  readonly #queues = new Queues();
  readonly #waiting = new Set<string>();
  /** Things whose posts are tried now, whatever their waits say. */
  readonly #eager = new Set<string>();
  readonly #watch: ClockWatch;
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(source: Source<Post>) {
    this.#source = source;
    this.#watch = new ClockWatch(() => source.now());
  }

  /** Sends what there is to tell of one thing; called after every commit. */
  wake(id: string): void {
    if (this.#stopped || this.#waiting.has(id)) return;
    this.#waiting.add(id);
    void this.#queues.run(id, async () => {
      this.#waiting.delete(id);
      try {
        await this.#deliverAlone(id, this.#eager.delete(id));
        await this.#sleep();
      } catch (error) {
        this.#source.log.error({ error, about: id }, 'The outbox could not be read');
        // Nobody else wakes it: where the answer to our claim was lost, it is ours, and found by nobody who looks.
        setTimeout(() => this.wake(id), PATIENCE[0]).unref();
      }
    });
  }

  /** Sends everything that is due: at the start, and when a wait between tries is over. */
  async wakeAll(): Promise<void> {
    for (const id of await this.#source.due(this.#source.now())) this.wake(id);
    await this.#sleep();
  }

  /** What was refused may be taken now where that concerns it: a permission has come back, or a channel. */
  async retry(isConcerned: (id: string) => Promise<boolean>): Promise<void> {
    const ids = await this.#source.refused();
    const concerned = await Promise.all(ids.map(isConcerned));
    this.#wakeEagerly(ids.filter((_, index) => concerned[index]));
  }

  /** Finishes what is under way and sends no more; the rest stays in the store for the next start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#queues.idle();
  }

  #wakeEagerly(ids: readonly string[]): void {
    for (const id of ids) {
      this.#eager.add(id);
      this.wake(id);
    }
  }

  async #sleep(): Promise<void> {
    // Nobody knows what the waits are worth that were counted before.
    if (this.#watch.isSetBack()) this.#wakeEagerly(await this.#source.due(Number.MAX_SAFE_INTEGER));
    const next = await this.#source.nextAt();
    if (this.#timer) clearTimeout(this.#timer);
    if (next === null) return;
    this.#wakeIn(Math.min(Math.max(next - this.#source.now(), 50), PATIENCE.at(-1)!));
  }

  #wakeIn(wait: number): void {
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.wakeAll().catch(error => {
        this.#source.log.error({ error }, 'The outbox could not be read');
        // Nobody knows what is due: it is asked again soon.
        this.#wakeIn(PATIENCE[0]);
      });
    }, wait);
    this.#timer.unref();
  }

  async #deliverAlone(id: string, isEager: boolean): Promise<void> {
    const { work, claims } = this.#source;
    if (!(await claims.claim(work, id))) return;
    try {
      await this.#deliver(id, isEager);
    } finally {
      await claims.release(work, id);
    }
  }

  async #deliver(id: string, isEager: boolean): Promise<void> {
    const tried = new Set<number>();
    let isTaken = false;
    const isNext = (post: Post): boolean => {
      if (tried.has(post.id)) return false;
      return isEager || (isTaken && post.tries > 0) || post.dueAt <= this.#source.now();
    };
    // A process that was held up too long is taken for dead: another may send it by now.
    while (!this.#stopped && this.#source.claims.isAlive()) {
      const { posts, living } = this.#inTurn(await this.#source.posts(id));
      const post = posts.find(isNext);
      if (!post) return;
      const together = this.#source.isLiving(post) ? living : [post];
      for (const { id } of together) tried.add(id);
      if (await this.#isSent(id, post, together)) isTaken = true;
    }
  }

  /** What is new comes in order; what was refused before comes after it, the present state first. */
  #inTurn(all: readonly Post[]): { posts: readonly Post[]; living: readonly Post[] } {
    const living = all.filter(post => this.#source.isLiving(post));
    const rank = (post: Post): number => {
      if (post.tries === 0) return 0;
      return this.#source.isLiving(post) ? 1 : 2;
    };
    const posts = all
      .filter(post => !this.#source.isLiving(post) || post === living.at(-1))
      .sort((one, other) => rank(one) - rank(other) || one.id - other.id);
    return { posts, living };
  }

  async #isSent(about: string, post: Post, together: readonly Post[]): Promise<boolean> {
    const { log } = this.#source;
    const ids = together.map(({ id }) => id);
    try {
      await this.#source.send(post, together);
      return true;
    } catch (error) {
      if (error instanceof NotYet) {
        await this.#source.failed(ids, post.tries, this.#source.now() + error.delay);
        return false;
      }
      const tries = post.tries + 1;
      const wait = PATIENCE[Math.min(post.tries, PATIENCE.length - 1)]!;
      const delay = error instanceof DiscordAPIError && HOPELESS.has(error.code) ? PATIENCE.at(-1)! : wait;
      await this.#source.failed(ids, tries, this.#source.now() + delay);
      log.warn({ error, about, post: post.id, kind: post.kind, tries }, 'A post was not taken');
      return false;
    }
  }
}
