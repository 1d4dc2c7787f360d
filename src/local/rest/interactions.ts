import { done, ok, type Route } from '../http/router.js';
import { messageJson } from '../message-json.js';
import { refuse } from '../refusal.js';
import { flags, readMessage } from '../shape/message.js';
import type { Interaction, Message } from '../world.js';
import type { Parts } from './reach.js';

export function interactionRoutes({ world, cdn, posts, desk, callbacks }: Parts): readonly Route[] {
  const show = (message: Message) => messageJson(world, cdn, message);

  const original = (interaction: Interaction): Message =>
    world.messages.get(interaction.originalId ?? '') ?? refuse('unknownMessage');

  const tokenOf = (params: Readonly<Record<string, string>>): Interaction =>
    desk.answered(params.application!, params.token!);

  /** A token reaches its own messages only: the original response, its follow-ups, and the message it came from. */
  const reach = (interaction: Interaction, id: string): Message => {
    if (id === '@original') return original(interaction);
    const own = [interaction.originalId, interaction.sourceMessageId, ...interaction.followUps];
    return (own.includes(id) ? world.messages.get(id) : undefined) ?? refuse('unknownMessage');
  };

  const edited = (interaction: Interaction, message: Message): void => {
    interaction.edits.push({ at: world.clock.now(), message: show(message) });
    desk.changed(interaction);
  };

  const isWaiting = (message: Message | undefined): message is Message =>
    message !== undefined && (message.flags & flags.loading) !== 0;

  return [
    {
      name: 'POST /interactions/:id/:token/callback',
      admit: params => void desk.unanswered(params.id!, params.token!),
      handle: ({ params, query, body, files }) => {
        const interaction = desk.unanswered(params.id!, params.token!);
        const receipt = callbacks.respond(interaction, body, files);
        return query.get('with_response') === 'true' ? ok(receipt) : done;
      },
    },
    {
      name: 'POST /webhooks/:application/:token',
      admit: params => void tokenOf(params),
      handle: ({ params, body, files }) => {
        const interaction = tokenOf(params);
        if (interaction.type === 4) refuse('unknownWebhook');
        const waiting = world.messages.get(interaction.originalId ?? '');
        if (isWaiting(waiting)) {
          // The first follow-up after a defer fills the placeholder; its own ephemeral flag changes nothing.
          posts.edit(waiting, readMessage(body, files, waiting));
          edited(interaction, waiting);
          return ok(show(waiting));
        }
        const draft = readMessage(body, files, null);
        const channel = world.channels.get(interaction.channelId) ?? refuse('unknownChannel');
        const isPrivate = (draft.flags & flags.ephemeral) !== 0;
        const message = posts.post(channel, world.bot.id, draft, {
          type: interaction.originalId ? 19 : 0,
          ephemeralFor: isPrivate ? interaction.memberId : null,
          interactionId: interaction.id,
          reference: interaction.originalId ? { messageId: interaction.originalId, channelId: channel.id } : null,
        });
        interaction.followUps.push(message.id);
        desk.changed(interaction);
        return ok(show(message));
      },
    },
    {
      name: 'GET /webhooks/:application/:token/messages/:message',
      admit: params => void tokenOf(params),
      handle: ({ params }) => {
        const interaction = tokenOf(params);
        return ok(show(reach(interaction, params.message!)));
      },
    },
    {
      name: 'PATCH /webhooks/:application/:token/messages/:message',
      admit: params => void tokenOf(params),
      handle: ({ params, body, files }) => {
        const interaction = tokenOf(params);
        const message = reach(interaction, params.message!);
        posts.edit(message, readMessage(body, files, message));
        edited(interaction, message);
        return ok(show(message));
      },
    },
    {
      name: 'DELETE /webhooks/:application/:token/messages/:message',
      admit: params => void tokenOf(params),
      handle: ({ params }) => {
        const interaction = tokenOf(params);
        posts.remove(reach(interaction, params.message!));
        desk.changed(interaction);
        return done;
      },
    },
  ];
}
