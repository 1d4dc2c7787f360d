import { DiscordAPIError, type REST, Routes } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Logger } from './surface.js';

/** People whose membership is remembered, and for how long: a vote is looked at again within a minute. */
const REMEMBERED = 5_000;
const FRESH = 60_000;
/** Discord's codes for a person, or a server, that is not there. */
const NOT_THERE: readonly (number | string)[] = [10007, 10013, 10004];

/** Who is still on a server. Without the privileged intent nobody tells us when somebody leaves, so it is asked. */
export class Membership {
  readonly #rest: REST;
  readonly #log: Logger;
  readonly #known = new LRUCache<string, boolean>({ max: REMEMBERED, ttl: FRESH });

  constructor(rest: REST, log: Logger) {
    this.#rest = rest;
    this.#log = log;
  }

  async isHere(guild: string, player: string): Promise<boolean> {
    const key = `${guild}/${player}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    try {
      await this.#rest.get(Routes.guildMember(guild, player));
      this.#known.set(key, true);
      return true;
    } catch (error) {
      if (error instanceof DiscordAPIError && NOT_THERE.includes(error.code)) {
        this.#known.set(key, false);
        return false;
      }
      // Nobody loses a say because Discord does not answer.
      this.#log.warn({ error, guild }, 'Nobody could say who is on the server');
      return true;
    }
  }
}
