import type { Cdn } from '../cdn.js';
import { channelJson, fullMemberJson, guildJson, ownJson, rolesJson, threadMemberJson } from '../guild-json.js';
import { interactionPayload } from '../interactions/payload.js';
import type { JsonObject } from '../json.js';
import { emojiJson, messageEvent } from '../message-json.js';
import type { Channel, Message, World } from '../world.js';
import { type Gateway, intents } from './gateway.js';

/** How often the next interactions are delivered; a fault can make it twice. */
export interface Deliveries {
  times(): number;
}

/** Turns what happens in the world into the gateway events a bot would receive. */
export function forwardEvents(world: World, cdn: Cdn, gateway: Gateway, deliveries: Deliveries): void {
  const whereIs = (channelId: string): 'guild' | 'direct' => (isDirect(channelId) ? 'direct' : 'guild');
  const isDirect = (channelId: string): boolean => world.channels.get(channelId)?.type === 1;
  const place = (channelId: string): JsonObject =>
    isDirect(channelId) ? { channel_id: channelId } : { channel_id: channelId, guild_id: world.guildId };

  const onMessage = (kind: 'create' | 'update' | 'delete', message: Message): void => {
    // Ephemeral messages never travel through the gateway: the bot knows them by its own requests only.
    if (message.ephemeralFor !== null) return;
    const needed = isDirect(message.channelId) ? intents.directMessages : intents.messages;
    const where = whereIs(message.channelId);
    const event =
      kind === 'delete' ? { id: message.id, ...place(message.channelId) } : messageEvent(world, cdn, message);
    gateway.dispatch(`MESSAGE_${kind.toUpperCase()}`, event, needed, where);
  };

  const onChannel = (kind: 'create' | 'update' | 'delete', channel: Channel): void => {
    if (channel.type === 1) return;
    const prefix = channel.thread ? 'THREAD' : 'CHANNEL';
    const fresh = channel.thread && kind === 'create' ? { newly_created: true } : {};
    const event = { ...channelJson(world, channel), ...fresh };
    gateway.dispatch(`${prefix}_${kind.toUpperCase()}`, event, intents.guilds, 'guild');
  };

  world.events.on('message', onMessage);
  world.events.on('channel', onChannel);
  world.events.on('threadMembers', (channel, added, removed) => {
    gateway.dispatch(
      'THREAD_MEMBERS_UPDATE',
      {
        id: channel.id,
        guild_id: world.guildId,
        member_count: channel.thread!.members.size,
        // Without the GuildMembers intent a bot hears of itself only.
        added_members: added.filter(id => id === world.bot.id).map(id => threadMemberJson(channel, id)),
        removed_member_ids: removed.filter(id => id === world.bot.id),
      },
      intents.guilds,
      'guild',
    );
  });
  world.events.on('reaction', (kind, message, emoji, userId) => {
    const person = world.people.get(userId);
    const needed = isDirect(message.channelId) ? intents.directReactions : intents.reactions;
    gateway.dispatch(
      `MESSAGE_REACTION_${kind.toUpperCase()}`,
      {
        user_id: userId,
        message_id: message.id,
        ...place(message.channelId),
        emoji: emojiJson(emoji),
        burst: false,
        type: 0,
        ...(kind === 'add' ? { message_author_id: message.authorId } : {}),
        ...(kind === 'add' && person && !isDirect(message.channelId) ? { member: fullMemberJson(person) } : {}),
      },
      needed,
      whereIs(message.channelId),
    );
  });
  world.events.on('reactionsCleared', (message, emoji) => {
    const event = {
      message_id: message.id,
      ...place(message.channelId),
      ...(emoji === null ? {} : { emoji: emojiJson(emoji) }),
    };
    const name = emoji === null ? 'MESSAGE_REACTION_REMOVE_ALL' : 'MESSAGE_REACTION_REMOVE_EMOJI';
    const needed = isDirect(message.channelId) ? intents.directReactions : intents.reactions;
    gateway.dispatch(name, event, needed, whereIs(message.channelId));
  });
  world.events.on('pins', channel => {
    const at = new Date(world.clock.now()).toISOString();
    const needed = isDirect(channel.id) ? intents.directMessages : intents.guilds;
    const event = { ...place(channel.id), last_pin_timestamp: at };
    gateway.dispatch('CHANNEL_PINS_UPDATE', event, needed, whereIs(channel.id));
  });
  world.events.on('typing', (channel, userId) => {
    const timestamp = Math.floor(world.clock.now() / 1000);
    const needed = isDirect(channel.id) ? intents.directTyping : intents.typing;
    const event = { ...place(channel.id), user_id: userId, timestamp };
    gateway.dispatch('TYPING_START', event, needed, whereIs(channel.id));
  });
  world.events.on('guild', () => gateway.dispatch('GUILD_UPDATE', guildJson(world), intents.guilds, 'guild'));
  world.events.on('roles', memberId => {
    // Of itself a bot hears without the GuildMembers intent.
    if (memberId !== world.bot.id) return;
    const event = { guild_id: world.guildId, ...fullMemberJson(world.bot) };
    gateway.dispatch('GUILD_MEMBER_UPDATE', event, 0, 'guild');
  });
  world.events.on('self', () => gateway.dispatch('USER_UPDATE', ownJson(world.bot), 0, 'everywhere'));
  world.events.on('role', (kind, id) => {
    const role = rolesJson(world).find(one => one.id === id);
    gateway.dispatch(
      kind === 'create' ? 'GUILD_ROLE_CREATE' : 'GUILD_ROLE_UPDATE',
      { guild_id: world.guildId, role },
      intents.guilds,
      'guild',
    );
  });
  world.events.on('interaction', (kind, interaction) => {
    if (kind !== 'create') return;
    const payload = interactionPayload(world, cdn, interaction);
    const where = whereIs(interaction.channelId);
    for (let times = deliveries.times(); times > 0; times -= 1)
      gateway.dispatch('INTERACTION_CREATE', payload, 0, where);
  });
}
