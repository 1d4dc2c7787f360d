import { randomBytes } from 'node:crypto';
import { limits } from '../limits.js';
import { refuse } from '../refusal.js';
import type { Interaction, World } from '../world.js';

/** Opens interactions and watches their two deadlines: 3 seconds to answer, 15 minutes of token. */
export class Desk {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  open(
    given: Pick<Interaction, 'type' | 'memberId' | 'channelId' | 'locale' | 'data' | 'sourceMessageId'>,
  ): Interaction {
    const interaction: Interaction = {
      ...given,
      id: this.#world.nextId(),
      token: randomBytes(48).toString('base64url'),
      createdAt: this.#world.clock.now(),
      response: null,
      expired: false,
      originalId: null,
      modal: null,
      choices: null,
      edits: [],
      followUps: [],
      refusals: [],
    };
    this.#world.interactions.set(interaction.id, interaction);
    this.#world.clock.after(limits.acknowledgeMs, () => {
      if (interaction.response) return;
      interaction.expired = true;
      this.changed(interaction);
    });
    this.#world.events.emit('interaction', 'create', interaction);
    return interaction;
  }

  changed(interaction: Interaction): void {
    this.#world.events.emit('interaction', 'update', interaction);
  }

  /** The interaction a callback is meant for, if it may still be answered. */
  unanswered(id: string, token: string): Interaction {
    const interaction = this.#world.interactions.get(id);
    if (!interaction || interaction.token !== token) return refuse('unknownInteraction');
    if (interaction.response) return refuse('alreadyAcknowledged');
    if (interaction.expired) return refuse('unknownInteraction');
    return interaction;
  }

  /** The interaction a webhook request is meant for, while its token lives. */
  answered(applicationId: string, token: string): Interaction {
    if (applicationId !== this.#world.applicationId) return refuse('unknownWebhook');
    const interaction = this.#world.interactionByToken(token);
    if (!interaction || this.#world.clock.now() - interaction.createdAt > limits.tokenMs) return refuse('invalidToken');
    if (!interaction.response) return refuse('unknownWebhook');
    return interaction;
  }
}
