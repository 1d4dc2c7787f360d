import { DiscordAPIError, type RESTPostAPIChannelMessageResult, Routes } from 'discord.js';
import { type Match, moveMatch, type Post, Queues } from '../matches/index.js';
import { boardPost, callsOf, tellingFor } from './board-post.js';
import { LIMITS } from './limits.js';
import { lobbyPost } from './lobby-post.js';
import { type Message, makeBody, makeFiles } from './message.js';
import { noticePost, reminderPost, resultPost, votePost } from './notices.js';
import { newPlace } from './places.js';
import type { Surface } from './surface.js';

/** Waits between tries of a post, in milliseconds; the last one is repeated. */
const PATIENCE = [2_000, 10_000, 60_000, 300_000, 1_800_000] as const;
/** The channel or our right to it is gone: trying again soon is pointless. */
const UNKNOWN_CHANNEL = 10003;
const HOPELESS = new Set<number | string>([UNKNOWN_CHANNEL, 50001, 50013, 50083, 160005]);

/**
 * Sends what the outbox holds. Posts of one match go one after another; what fails is tried again, after a restart
 * too. Whatever is sent shows the present state, so several due board posts of a match become one.
 */
export class Delivery {
  readonly #surface: Surface;
  readonly #queues = new Queues();
  readonly #waiting = new Set<string>();
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(surface: Surface) {
    this.#surface = surface;
  }

  /** Sends what a match has to tell; called after every commit. */
  wake(match: string): void {
    if (this.#stopped || this.#waiting.has(match)) return;
    this.#waiting.add(match);
    void this.#queues.run(match, async () => {
      this.#waiting.delete(match);
      try {
        await this.#deliver(match);
        await this.#sleep();
      } catch (error) {
        this.#surface.log.error({ error, match }, 'The outbox could not be read');
      }
    });
  }

  /** Sends everything that is due: at the start, and when a wait between tries is over. */
  async wakeAll(): Promise<void> {
    const { store, world } = this.#surface.house;
    for (const match of await store.matchesWithDuePosts(world.now())) this.wake(match);
    await this.#sleep();
  }

  /** Finishes what is under way and sends no more; the rest stays in the outbox for the next start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#queues.idle();
  }

  /** Resolves when nothing is being sent. */
  idle(): Promise<void> {
    return this.#queues.idle();
  }

  async #sleep(): Promise<void> {
    const { store, world } = this.#surface.house;
    const next = await store.nextPostAt();
    if (this.#timer) clearTimeout(this.#timer);
    if (next === null || this.#stopped) return;
    this.#timer = setTimeout(() => void this.wakeAll(), Math.max(next - world.now(), 50));
    this.#timer.unref();
  }

  async #deliver(id: string): Promise<void> {
    const { house, log } = this.#surface;
    const posts = await house.store.postsOf(id);
    const boards = posts.filter(({ kind }) => kind === 'board');
    for (const post of posts) {
      if (this.#stopped || post.dueAt > house.world.now()) return;
      if (post.kind === 'board' && post !== boards.at(-1)) continue;
      const together = post.kind === 'board' ? boards : [post];
      try {
        await this.#sendSomewhere(post, together);
      } catch (error) {
        const wait = PATIENCE[Math.min(post.tries, PATIENCE.length - 1)]!;
        const delay = error instanceof DiscordAPIError && HOPELESS.has(error.code) ? PATIENCE.at(-1)! : wait;
        const ids = together.map(({ id }) => id);
        await house.store.postsFailed(ids, post.tries + 1, house.world.now() + delay);
        log.warn({ error, match: id, post: post.id, kind: post.kind, tries: post.tries + 1 }, 'A post was not taken');
        return;
      }
    }
  }

  /** Sends the post; when the match's thread is gone the match moves to a new one first. */
  async #sendSomewhere(post: Post, satisfied: readonly Post[]): Promise<void> {
    const match = await this.#surface.house.match(post.match);
    try {
      await this.#send(post, satisfied, match);
    } catch (error) {
      const isGone = error instanceof DiscordAPIError && error.code === UNKNOWN_CHANNEL;
      if (!isGone || match.place === null || match.place === match.home) throw error;
      const place = await newPlace(this.#surface, match);
      await this.#send(post, satisfied, await moveMatch(this.#surface.house, match.id, place));
    }
  }

  async #send(post: Post, satisfied: readonly Post[], match: Match): Promise<void> {
    const { house } = this.#surface;
    const ids = satisfied.map(({ id }) => id);
    switch (post.kind) {
      case 'board':
        return this.#sendBoard(match, satisfied, ids);
      case 'lobby':
        await this.#inPlace(match, match.home, 'lobby', lobbyPost(house, match), `l${post.id}`);
        return house.store.postsSent(ids);
      case 'reminder': {
        const seat = Number(post.about.seat);
        const reminder = reminderPost(match, seat, house.world.now());
        // A move made meanwhile makes the reminder pointless.
        const table = await house.table(match);
        const waits = match.status === 'running' && table.decisionOf(seat) !== undefined;
        if (waits)
          await this.#inPlace(match, match.place!, `reminder/${seat}/${match.moment}`, reminder, `r${post.id}`);
        return house.store.postsSent(ids);
      }
      case 'vote': {
        const vote = (await house.store.votes(match.id)).find(({ id }) => id === post.about.vote);
        if (vote) await this.#create(match.place!, votePost(match, vote, 'open'), `v${post.id}`);
        return house.store.postsSent(ids);
      }
      case 'result':
        await this.#create(match.place!, resultPost(this.#surface, match, await house.table(match)), `e${post.id}`);
        return house.store.postsSent(ids);
      case 'notice':
        await this.#create(match.place!, noticePost(match, post.about), `n${post.id}`);
        return house.store.postsSent(ids);
    }
  }

  /** The turn's message is edited while the same people are waited for and it is young; otherwise a new one calls them. */
  async #sendBoard(match: Match, posts: readonly Post[], ids: readonly number[]): Promise<void> {
    const { house } = this.#surface;
    const table = await house.table(match);
    const previous = await house.store.turnMessage(match.id);
    const called = callsOf(match, table).map(({ seat }) => seat);
    const now = house.world.now();
    const edits = previous?.called === called.join() && now - previous.at < LIMITS.editableFor && called.length > 0;
    const telling = edits ? previous : tellingFor(await house.store.answers(match.id), called, previous);
    const undoneBy = posts.at(-1)?.about.undoneBy;
    const post = await boardPost(
      this.#surface,
      match,
      table,
      await house.store.log(match.id, Math.min(telling.since, telling.fresh)),
      {
        since: telling.since,
        fresh: telling.fresh,
        opening: telling.fresh === 0,
        ...(undoneBy === undefined ? {} : { undoneBy: Number(undoneBy) }),
      },
    );
    const last = ids.at(-1)!;
    const message = edits
      ? await this.#editOrCreate(match.place!, previous.message, post, `b${last}`)
      : await this.#create(match.place!, post, `b${last}`);
    const { since, fresh } = telling;
    await house.store.postsSent(ids, {
      match: match.id,
      message: {
        message,
        at: edits && message === previous.message ? previous.at : now,
        since,
        fresh,
        upTo: match.moment,
        called: called.join(),
      },
    });
  }

  /** One message under a name of the match: edited when it exists, made and remembered otherwise. */
  async #inPlace(match: Match, channel: string, name: string, message: Message, nonce: string): Promise<void> {
    const { store } = this.#surface.house;
    const known = await store.messageFor(match.id, name);
    const sent = known
      ? await this.#editOrCreate(channel, known, message, nonce)
      : await this.#create(channel, message, nonce);
    if (sent !== known) await store.rememberMessage(match.id, name, sent);
  }

  /** Sends a new message. The nonce makes a repeated send after a lost answer harmless. */
  async #create(channel: string, message: Message, nonce: string): Promise<string> {
    const body = { ...makeBody(message), nonce: nonce.slice(0, LIMITS.nonce), enforce_nonce: true };
    const sent = await this.#surface.rest.post(Routes.channelMessages(channel), { body, files: makeFiles(message) });
    return (sent as RESTPostAPIChannelMessageResult).id;
  }

  async #editOrCreate(channel: string, known: string, message: Message, nonce: string): Promise<string> {
    try {
      await this.#surface.rest.patch(Routes.channelMessage(channel, known), {
        body: makeBody(message),
        files: makeFiles(message),
      });
      return known;
    } catch (error) {
      // Somebody deleted it, or it is too old to be edited.
      if (error instanceof DiscordAPIError && (error.code === 10008 || error.code === 30046)) {
        return this.#create(channel, message, nonce);
      }
      throw error;
    }
  }
}
