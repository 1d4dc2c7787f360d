import { type APIThreadChannel, DiscordAPIError, Routes } from 'discord.js';
import {
  entrantAt,
  isBye,
  isOpen,
  type LeaguePost,
  matchOf,
  type Pairing,
  predictedOn,
  type Season,
  startPairing,
} from '../../leagues/index.js';
import { clip, LIMITS } from '../limits.js';
import { type Message, makeBody } from '../message.js';
import { Outbox } from '../outbox.js';
import { createMessage, sendInPlace } from '../sending.js';
import type { Surface } from '../surface.js';
import { leagueWords } from '../words/league.js';
import {
  deadlinePost,
  deedPost,
  endedPost,
  finalPost,
  livingPost,
  movedPost,
  pairingPost,
  playedAgainPost,
  roundPost,
} from './posts.js';

/** Sends what the outbox of the leagues holds, and opens the tables of their pairings. */
export class LeagueDelivery {
  readonly #surface: Surface;
  readonly #outbox: Outbox<LeaguePost>;

  constructor(surface: Surface) {
    this.#surface = surface;
    const { hall } = surface;
    this.#outbox = new Outbox<LeaguePost>({
      log: surface.log,
      work: 'league-posts',
      claims: surface.house.claims,
      now: () => hall.now(),
      due: now => hall.store.leaguesWithDuePosts(now),
      refused: () => hall.store.leaguesWithRefusedPosts(),
      posts: id => hall.store.postsOf(id),
      nextAt: () => hall.store.nextPostAt(),
      failed: (ids, tries, dueAt) => hall.store.postsFailed(ids, tries, dueAt),
      isLiving: ({ kind }) => kind === 'living',
      send: async (post, satisfied) => {
        await this.#send(post, await hall.season(post.league));
        await hall.store.postsSent(satisfied.map(({ id }) => id));
      },
    });
  }

  wake(league: string): void {
    this.#outbox.wake(league);
  }

  wakeAll(): Promise<void> {
    return this.#outbox.wakeAll();
  }

  /** Something has changed on a server or in a channel: what was refused there may be taken now. */
  retry(where: string): Promise<void> {
    const { hall } = this.#surface;
    return this.#outbox.retry(async id => {
      const { guild, channel } = (await hall.season(id)).league;
      return where === guild || where === channel;
    });
  }

  stop(): Promise<void> {
    return this.#outbox.stop();
  }

  async #send(post: LeaguePost, season: Season): Promise<void> {
    const pairing = season.pairings.find(({ id }) => id === post.about.pairing);
    switch (post.kind) {
      case 'living':
        await this.#inPlace(season, 'living', await livingPost(this.#surface, season), `L${post.id}`);
        return;
      case 'open':
        if (pairing) await this.#openTable(season, pairing, post.id);
        return;
      case 'pairing':
        if (pairing) await this.#renewLine(season, pairing, post);
        return;
      case 'round':
        return this.#create(season, roundPost(this.#surface, season, Number(post.about.round)), `R${post.id}`);
      case 'deadline': {
        // What comes too late to remind of anything is not said at all.
        const reminder = await deadlinePost(this.#surface, season, Number(post.about.until));
        if (reminder) await this.#create(season, reminder, `D${post.id}`);
        return;
      }
      case 'notice':
        return this.#create(season, deedPost(season, post.about), `N${post.id}`);
      case 'moved':
        return this.#leaveWord(season, String(post.about.from));
      case 'ended':
        if (season.league.finalAt !== null) await this.#create(season, endedPost(season), `E${post.id}`);
        return;
      case 'final':
        return this.#create(season, await finalPost(this.#surface, season), `F${post.id}`);
    }
  }

  /** Only a line that is there already is renewed: what never had a table needs none. */
  async #renewLine(season: Season, pairing: Pairing, { id, about }: LeaguePost): Promise<void> {
    const match = String(about.match ?? matchOf(pairing));
    if (!(await this.#surface.hall.store.messageFor(season.league.id, match))) return;
    const line = match === matchOf(pairing) ? await this.#pairing(season, pairing) : playedAgainPost(season, pairing);
    // It stands where its thread is, also when the league has moved since.
    const home = (await this.#surface.house.store.match(match))?.home ?? season.league.channel;
    await this.#inPlace(season, match, line, `P${id}`, home);
  }

  /** The living message of a channel the league has left says where it is now; the next one is made there. */
  async #leaveWord(season: Season, from: string): Promise<void> {
    const { rest, hall } = this.#surface;
    const known = await hall.store.messageFor(season.league.id, 'living');
    if (!known) return;
    try {
      await rest.patch(Routes.channelMessage(from, known), { body: makeBody(movedPost(season)) });
    } catch (error) {
      // The old channel, or our right to it, may be why the league has moved.
      if (!(error instanceof DiscordAPIError)) throw error;
    }
    await hall.store.rememberMessage(season.league.id, 'living', null);
  }

  /**
   * A message that calls both players, a thread on it, and the match in the thread. Each step finds what an
   * interrupted one left behind: the message by its nonce, the thread by the message, the match by its id.
   */
  async #openTable(season: Season, pairing: Pairing, post: number): Promise<void> {
    if (!isOpen(season, pairing) || isBye(pairing)) return;
    const { hall } = this.#surface;
    const message = await this.#inPlace(season, matchOf(pairing), await this.#pairing(season, pairing), `T${post}`);
    const place = await this.#thread(season, pairing, message);
    const title = leagueWords(season.league.language).matchTitle(season.league.name, pairing.round, pairing.board);
    await startPairing(hall, season.league.id, pairing.id, place, title);
  }

  async #pairing(season: Season, pairing: Pairing): Promise<Message> {
    return pairingPost(season, pairing, await predictedOn(this.#surface.hall, season, pairing));
  }

  async #thread(season: Season, pairing: Pairing, message: string): Promise<string> {
    const { league } = season;
    const names = pairing.seats.map(number => entrantAt(season, number).name).join(' – ');
    const round = leagueWords(league.language).round(pairing.round);
    const body = { name: clip(`${round}: ${names}`, LIMITS.threadName), auto_archive_duration: 10080 };
    try {
      const thread = await this.#surface.rest.post(Routes.threads(league.channel, message), { body });
      return (thread as APIThreadChannel).id;
    } catch (error) {
      // 160004: it exists already; a thread has the id of its message.
      if (error instanceof DiscordAPIError && error.code === 160004) return message;
      throw error;
    }
  }

  #inPlace(
    { league: { id, channel: present } }: Season,
    name: string,
    message: Message,
    nonce: string,
    channel = present,
  ): Promise<string> {
    const { rest, hall } = this.#surface;
    return sendInPlace(rest, hall.store, { id, name, channel, nonce }, message);
  }

  async #create(season: Season, message: Message, nonce: string): Promise<void> {
    await createMessage(this.#surface.rest, season.league.channel, message, nonce);
  }
}
