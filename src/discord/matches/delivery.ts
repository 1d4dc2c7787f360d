import { DiscordAPIError } from 'discord.js';
import { closePredictions } from '../../leagues/index.js';
import {
  electors,
  isLastCall,
  isOfBrokenTable,
  type Match,
  moveMatch,
  type NewPost,
  type Post,
  type SentTurn,
  waitsSince,
} from '../../matches/index.js';
import { LIMITS } from '../limits.js';
import type { Message } from '../message.js';
import { NotYet, Outbox, UNKNOWN_CHANNEL } from '../outbox.js';
import { createMessage, editOrCreate, sendInPlace } from '../sending.js';
import type { Surface } from '../surface.js';
import { boardPost, callsOf, freshFor, isSameTurn, lastTurnsFrom } from './board-post.js';
import { directCalls, sendCall, sendReminder, threadCall } from './calling.js';
import { tableMessage, tellEnd } from './ending.js';
import { battleSince, followPosts, sendFollow, tellFollowers } from './followers.js';
import { noticePost, votePost } from './notices.js';
import { leaveObstacle, meetObstacle, obstacleOf } from './obstacle.js';
import { calledOut } from './open-tables.js';
import { newPlace, noThread } from './places.js';
import { resultMessage } from './rematch.js';
import { nameOfNotice, nameOfVote, renewPosts } from './renewing.js';
import { seatOpenPost } from './seat-open.js';
import { sendHandNotice } from './shown-hand.js';

/** How long the computer may think before the table is told that it does. */
const COMPUTER_PAUSE = 3_000;

/**
 * Sends what the outbox of the matches holds. Whatever is sent shows the present state, so several due board posts of a
 * match become one.
 */
export class Delivery {
  readonly #surface: Surface;
  readonly #outbox: Outbox<Post>;

  constructor(surface: Surface) {
    this.#surface = surface;
    const { store, world } = surface.house;
    this.#outbox = new Outbox<Post>({
      log: surface.log,
      work: 'posts',
      claims: surface.house.claims,
      now: () => world.now(),
      due: now => store.matchesWithDuePosts(now),
      refused: () => store.matchesWithRefusedPosts(),
      posts: id => store.postsOf(id),
      nextAt: () => store.nextPostAt(),
      failed: (ids, tries, dueAt) => store.postsFailed(ids, tries, dueAt),
      isLiving: ({ kind }) => kind === 'board',
      send: (post, satisfied) => this.#sendSomewhere(post, satisfied),
    });
  }

  /** Sends what a match has to tell; called after every commit. */
  wake(match: string): void {
    this.#outbox.wake(match);
  }

  wakeAll(): Promise<void> {
    return this.#outbox.wakeAll();
  }

  /** Something has changed on a server, in a channel or a thread: what was refused there may be taken now. */
  retry(where: string): Promise<void> {
    const { store } = this.#surface.house;
    return this.#outbox.retry(async id => {
      const match = await store.match(id);
      return match !== null && [match.guild, match.home, match.place].includes(where);
    });
  }

  stop(): Promise<void> {
    return this.#outbox.stop();
  }

  /** Sends the post, and tells the table in the nearest place when its own is closed to us. */
  async #sendSomewhere(post: Post, satisfied: readonly Post[]): Promise<void> {
    const { house, access } = this.#surface;
    const match = await house.match(post.match);
    try {
      await this.#sendOrMove(post, satisfied, match);
      // Other posts may need less: only where the board goes out, nothing is in its way any more.
      if (post.kind === 'board') await leaveObstacle(this.#surface, await house.match(match.id));
    } catch (error) {
      // What shows a table that cannot be rebuilt waits for nobody: it is shown once it can.
      if (isOfBrokenTable(error)) {
        const posts = match.status === 'aborted' ? await this.#tellEnd(match, post.id) : [];
        return house.store.postsSent(
          satisfied.map(({ id }) => id),
          undefined,
          { match: match.id, posts, at: house.world.now() },
        );
      }
      const obstacle = obstacleOf(error, access(match.place ?? match.home));
      const isLobby = post.kind === 'lobby';
      if (obstacle === 'gone' && (isLobby || match.status !== 'running')) {
        // Nobody can read it any more, and nobody has to decide anything.
        return house.store.postsSent(satisfied.map(({ id }) => id));
      }
      if (obstacle && !isLobby) await meetObstacle(this.#surface, match, obstacle, post.id);
      throw error;
    }
  }

  /** When the match's thread is gone the match moves to a new one first. */
  async #sendOrMove(post: Post, satisfied: readonly Post[], match: Match): Promise<void> {
    try {
      await this.#send(post, satisfied, match);
    } catch (error) {
      const isGone = error instanceof DiscordAPIError && error.code === UNKNOWN_CHANNEL;
      if (!isGone || match.place === null || match.place === match.home) throw error;
      const { place, missing } = await newPlace(this.#surface, match);
      const told = missing.length > 0 ? [noThread(missing)] : [];
      await this.#send(post, satisfied, await moveMatch(this.#surface.house, match.id, place, told));
    }
  }

  async #send(post: Post, satisfied: readonly Post[], match: Match): Promise<void> {
    const { house } = this.#surface;
    const ids = satisfied.map(({ id }) => id);
    switch (post.kind) {
      case 'board':
        return this.#sendBoard(match, satisfied, ids);
      case 'lobby': {
        const isNew = (await house.store.messageFor(match.id, 'lobby')) === null;
        const shown = await calledOut(house, match, await tableMessage(this.#surface, match), isNew);
        await this.#inPlace(match, match.home, 'lobby', shown, `l${post.id}`);
        return house.store.postsSent(ids);
      }
      case 'reminder': {
        const seat = Number(post.about.seat);
        // A move made meanwhile makes the reminder pointless.
        const clock = match.clocks[seat];
        const isLast = clock?.since != null && isLastCall(clock, Number(post.about.round));
        const waits = match.status === 'running' && isLast && match.seats[seat]?.player;
        const posts = waits ? await sendReminder(this.#surface, match, seat, post) : [];
        return house.store.postsSent(ids, undefined, { match: match.id, posts, at: house.world.now() });
      }
      case 'call': {
        const posts = await sendCall(this.#surface, match, post);
        return house.store.postsSent(ids, undefined, { match: match.id, posts, at: house.world.now() });
      }
      case 'vote': {
        const vote = (await house.store.votes(match.id)).find(({ id }) => id === post.about.vote);
        if (vote) {
          const missing = (await electors(house, match, vote)).filter(player => !vote.agreed.includes(player));
          const asked = votePost({ match, vote, state: 'open', missing });
          const sent = await this.#create(match.place!, asked, `v${post.id}`);
          await house.store.rememberMessage(match.id, nameOfVote(match, vote), sent);
        }
        return house.store.postsSent(ids);
      }
      case 'result': {
        const result = await resultMessage(this.#surface, match);
        await this.#inPlace(match, match.place!, 'result', result, `e${post.id}`);
        const posts = await this.#tellEnd(match, post.id);
        return house.store.postsSent(ids, undefined, { match: match.id, posts, at: house.world.now() });
      }
      case 'follow': {
        const posts = await sendFollow(this.#surface, match, post);
        return house.store.postsSent(ids, undefined, { match: match.id, posts, at: house.world.now() });
      }
      case 'notice': {
        if (post.about.notice === 'call') {
          const player = String(post.about.player);
          if (match.asked === post.about.asked && waitsSince(match, player) !== null)
            await this.#create(match.place!, threadCall(match, player), `n${post.id}`);
          return house.store.postsSent(ids);
        }
        if (post.about.notice === 'hand') {
          await sendHandNotice(this.#surface, match, Number(post.about.seat), `n${post.id}`);
          return house.store.postsSent(ids);
        }
        if (post.about.notice === 'seat-open') {
          await this.#create(match.home, await seatOpenPost(this.#surface, match, post.about), `n${post.id}`);
          return house.store.postsSent(ids);
        }
        const sent = await this.#create(match.place!, noticePost(match, post.about), `n${post.id}`);
        const name = nameOfNotice(post.about);
        if (name) await house.store.rememberMessage(match.id, name, sent);
        return house.store.postsSent(ids);
      }
      case 'renewal':
        // First of all: what is on a disk names somebody who is forgotten, whatever Discord makes of the rest.
        this.#surface.films.forget(match.id);
        await house.claims.announce('forgotten', match.id);
        await renewPosts(this.#surface, match);
        return house.store.postsSent(ids);
    }
  }

  /** The turn's message is edited while the same people are waited for and it is young; otherwise a new one calls them. */
  async #sendBoard(match: Match, posts: readonly Post[], ids: readonly number[]): Promise<void> {
    const { house } = this.#surface;
    const table = await house.table(match);
    const previous = await house.store.turnMessage(match.id);
    const calls = callsOf(match, table);
    const called = calls.map(({ seat }) => seat);
    const now = house.world.now();
    // The computer is usually done in a moment: its whole turn becomes one post, which calls the next person.
    const since = now - match.askedAt;
    const thinking = match.status === 'running' && called.length === 0 && since >= 0 && since < COMPUTER_PAUSE;
    if (thinking) throw new NotYet(COMPUTER_PAUSE);
    const answers = await house.store.answers(match.id);
    const isYoung = previous !== null && now - previous.at < LIMITS.editableFor;
    // An answer under seal calls nobody anew: the others were called when all were asked.
    const isSealed = posts.every(({ about }) => about.sealed !== undefined);
    const isSameRound = previous !== null && isSealed && match.asked <= previous.upTo;
    if (isSameRound && !isYoung)
      return house.store.postsSent(ids, {
        match: match.id,
        message: { ...previous, upTo: match.moment, called: called.join() },
      });
    // Whoever is still at it has been called: also a post that can no longer be edited calls nobody for the same thing twice.
    const isKnown = previous !== null && (isSameRound || isSameTurn(previous, called, answers));
    const edits = isYoung && isKnown;
    const untold = edits ? previous.fresh : freshFor(previous, called, answers);
    const news = await house.store.log(match.id, untold);
    const fresh = match.seats.length === 1 ? lastTurnsFrom(house.game(match.game), news, untold) : untold;
    const undoneBy = posts.at(-1)?.about.undoneBy;
    const told = news.filter(({ moment }) => moment >= fresh);
    const post = await boardPost(this.#surface, match, table, told, {
      opening: fresh === 0,
      isKnown,
      ...(undoneBy === undefined ? {} : { undoneBy: Number(undoneBy) }),
    });
    const last = ids.at(-1)!;
    const message = edits
      ? await editOrCreate(this.#surface.rest, match.place!, previous.message, post, {
          nonce: `b${last}`,
          isOver: match.status !== 'running',
        })
      : await this.#create(match.place!, post, `b${last}`);
    const battle = battleSince(house.game(match.game), match, news, previous?.upTo ?? 0);
    const next = [
      ...(isKnown ? [] : await directCalls(this.#surface, match, calls)),
      ...(await followPosts(this.#surface, match, battle)),
    ];
    const sent: SentTurn = {
      match: match.id,
      message: {
        message,
        at: edits && message === previous.message ? previous.at : now,
        fresh,
        upTo: match.moment,
        called: called.join(),
      },
    };
    // What ends with a result is told with it.
    if (match.status === 'aborted') next.push(...(await this.#tellEnd(match, last)));
    // Until its first move people say who wins a final; from then on everybody sees what they said.
    if (match.moment > 1 && (previous?.upTo ?? 1) <= 1) await closePredictions(this.#surface.hall, match);
    await house.store.postsSent(ids, sent, { match: match.id, posts: next, at: now });
  }

  /** Tells everybody that it is over, in the thread before it is put away; returns what goes to people by themselves. */
  async #tellEnd(match: Match, post: number): Promise<NewPost[]> {
    const posts = await tellFollowers(this.#surface, match, { what: 'end' }, `w${post}`);
    await tellEnd(this.#surface, match);
    return posts;
  }

  /** One message under a name of the match: edited when it exists, made and remembered otherwise. */
  async #inPlace(match: Match, channel: string, name: string, message: Message, nonce: string): Promise<void> {
    const { rest, house } = this.#surface;
    await sendInPlace(rest, house.store, { id: match.id, name, channel, nonce }, message);
  }

  #create(channel: string, message: Message, nonce: string): Promise<string> {
    return createMessage(this.#surface.rest, channel, message, nonce);
  }
}
