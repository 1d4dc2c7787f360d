import type { JsonObject } from '../json.js';
import type { Interaction, RefusedCall } from '../world.js';
import type { SeenMessage } from './seen.js';

/** How an act looks at the world it happened in. */
export interface Witness {
  see(messageId: string | null): SeenMessage | null;
  waitFor<T>(check: () => T | null | undefined | false, timeoutMs?: number): Promise<T>;
}

/** One thing a member did and everything the bot answered. It is live: later edits and follow-ups appear in it. */
export class Act {
  readonly #interaction: Interaction;
  readonly #witness: Witness;

  constructor(interaction: Interaction, witness: Witness) {
    this.#interaction = interaction;
    this.#witness = witness;
  }

  get id(): string {
    return this.#interaction.id;
  }

  get memberId(): string {
    return this.#interaction.memberId;
  }

  get channelId(): string {
    return this.#interaction.channelId;
  }

  get token(): string {
    return this.#interaction.token;
  }

  /** Milliseconds from the act to the first response, or null while there is none. */
  get acknowledgedAfter(): number | null {
    const { response, createdAt } = this.#interaction;
    return response ? response.at - createdAt : null;
  }

  /** 4 reply, 5 deferred reply, 6 deferred update, 7 update, 8 choices, 9 modal; null while there is none. */
  get responseType(): number | null {
    return this.#interaction.response?.type ?? null;
  }

  get deferred(): boolean {
    return this.responseType === 5 || this.responseType === 6;
  }

  /** "This interaction failed": three seconds passed without an answer. */
  get failed(): boolean {
    return this.#interaction.expired;
  }

  /** The original response as the member sees it now; for an update, the message that was updated. */
  get reply(): SeenMessage | null {
    return this.#witness.see(this.#interaction.originalId);
  }

  get followUps(): readonly SeenMessage[] {
    return this.#interaction.followUps.flatMap(id => this.#witness.see(id) ?? []);
  }

  /** What each edit of the response made of it, in order, with its delay in milliseconds. */
  get edits(): readonly { readonly after: number; readonly message: JsonObject }[] {
    return this.#interaction.edits.map(({ at, message }) => ({ after: at - this.#interaction.createdAt, message }));
  }

  get modal(): JsonObject | null {
    return this.#interaction.modal;
  }

  get choices(): readonly { readonly name: string; readonly value: string | number }[] | null {
    const choices = this.#interaction.choices;
    return choices?.map(({ name, value }) => ({ name: String(name), value: value as string | number })) ?? null;
  }

  /** Every request about this interaction that was refused. */
  get errors(): readonly RefusedCall[] {
    return this.#interaction.refusals;
  }

  /** The reply once it says something: a deferred one is waited for. */
  settled(timeoutMs = 5000): Promise<SeenMessage> {
    return this.#witness.waitFor(() => {
      const isFilled = this.responseType !== 6 || this.#interaction.edits.length > 0;
      return this.reply && !this.reply.thinking && isFilled ? this.reply : null;
    }, timeoutMs);
  }
}
