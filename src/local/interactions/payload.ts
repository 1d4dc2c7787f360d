import type { Cdn } from '../cdn.js';
import { channelJson, fullMemberJson, userJson } from '../guild-json.js';
import type { JsonObject } from '../json.js';
import { limits } from '../limits.js';
import { messageJson } from '../message-json.js';
import { permissionsOf } from '../permissions.js';
import type { Interaction, World } from '../world.js';

/** The body of INTERACTION_CREATE. */
export function interactionPayload(world: World, cdn: Cdn, interaction: Interaction): JsonObject {
  const channel = world.channels.get(interaction.channelId)!;
  const person = world.people.get(interaction.memberId)!;
  const source = world.messages.get(interaction.sourceMessageId ?? '');
  const permissions = permissionsOf(world, person.id, channel).toString();
  const place: JsonObject =
    channel.type === 1
      ? { user: userJson(person), context: 1, authorizing_integration_owners: { '0': '0' } }
      : {
          guild_id: world.guildId,
          guild: { id: world.guildId, locale: world.guildLocale, features: [] },
          guild_locale: world.guildLocale,
          member: { ...fullMemberJson(person), permissions },
          context: 0,
          authorizing_integration_owners: { '0': world.guildId },
        };
  return {
    id: interaction.id,
    application_id: world.applicationId,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    data: interaction.data,
    channel_id: channel.id,
    channel: { ...channelJson(world, channel), permissions },
    locale: interaction.locale,
    app_permissions: permissionsOf(world, world.bot.id, channel).toString(),
    entitlements: [],
    attachment_size_limit: limits.fileBytes,
    ...(source ? { message: messageJson(world, cdn, source) } : {}),
    ...place,
  };
}
