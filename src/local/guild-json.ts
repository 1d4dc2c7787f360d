import type { JsonObject } from './json.js';
import { deniedIn, memberPermissions } from './permissions.js';
import type { Channel, Person, Role, World } from './world.js';

export function userJson(person: Person): JsonObject {
  return {
    id: person.id,
    // People's names are lower case by now; bots have kept theirs.
    username: person.bot ? person.name : person.name.toLowerCase().replace(/[^a-z0-9_.]+/g, '_'),
    discriminator: person.bot ? '0001' : '0',
    global_name: person.bot ? null : person.name,
    avatar: person.avatar,
    banner: null,
    accent_color: null,
    bot: person.bot,
    system: false,
    primary_guild: null,
    public_flags: 0,
    flags: 0,
  };
}

/** The bot as it sees itself. */
export function ownJson(bot: Person): JsonObject {
  return { ...userJson(bot), verified: true, mfa_enabled: false, locale: bot.locale, email: null };
}

export function memberJson(person: Person): JsonObject {
  return {
    nick: null,
    avatar: null,
    banner: null,
    roles: person.roles,
    joined_at: new Date(person.joinedAt).toISOString(),
    premium_since: null,
    deaf: false,
    mute: false,
    flags: 0,
    pending: false,
    communication_disabled_until: null,
  };
}

export function fullMemberJson(person: Person): JsonObject {
  return { user: userJson(person), ...memberJson(person) };
}

function threadJson(world: World, channel: Channel): JsonObject {
  const thread = channel.thread!;
  return {
    id: channel.id,
    type: channel.type,
    guild_id: world.guildId,
    parent_id: channel.parentId,
    owner_id: thread.ownerId,
    name: channel.name,
    flags: 0,
    last_message_id: channel.lastMessageId,
    last_pin_timestamp: null,
    rate_limit_per_user: 0,
    message_count: channel.messagesSent,
    total_message_sent: channel.messagesSent,
    member_count: thread.members.size,
    thread_metadata: {
      archived: thread.archived,
      archive_timestamp: new Date(thread.archivedAt).toISOString(),
      auto_archive_duration: thread.autoArchiveMinutes,
      locked: thread.locked,
      create_timestamp: new Date(thread.createdAt).toISOString(),
      ...(channel.type === 12 ? { invitable: thread.invitable } : {}),
    },
    ...(thread.members.has(world.bot.id) ? { member: threadMemberJson(channel, world.bot.id) } : {}),
  };
}

export function threadMemberJson(channel: Channel, userId: string): JsonObject {
  return {
    id: channel.id,
    user_id: userId,
    join_timestamp: new Date(channel.thread!.createdAt).toISOString(),
    flags: 0,
  };
}

export function channelJson(world: World, channel: Channel): JsonObject {
  if (channel.thread) return threadJson(world, channel);
  if (channel.type === 1) {
    const recipient = world.people.get(channel.recipientId ?? '');
    return {
      id: channel.id,
      type: 1,
      flags: 0,
      last_message_id: channel.lastMessageId,
      recipients: recipient ? [userJson(recipient)] : [],
    };
  }
  return {
    id: channel.id,
    type: 0,
    guild_id: world.guildId,
    name: channel.name,
    topic: channel.topic,
    position: channel.position,
    parent_id: null,
    permission_overwrites: [...channel.denied.keys()].map(id => ({
      id,
      type: 1,
      allow: '0',
      deny: deniedIn(channel, id).toString(),
    })),
    nsfw: false,
    flags: 0,
    rate_limit_per_user: 0,
    last_message_id: channel.lastMessageId,
    last_pin_timestamp: null,
  };
}

export function rolesJson(world: World): readonly JsonObject[] {
  const everyone = { id: world.guildId, name: '@everyone', permissions: memberPermissions, mentionable: false };
  return [everyone, ...[...world.roles.values()].reverse()].map((role, position) => roleJson(world, role, position));
}

function roleJson(world: World, { id, name, permissions, mentionable }: Role, position: number): JsonObject {
  const isBots = id === world.botRoleId;
  return {
    id,
    name,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    icon: null,
    unicode_emoji: null,
    position,
    permissions: permissions.toString(),
    managed: isBots,
    mentionable,
    flags: 0,
    ...(isBots ? { tags: { bot_id: world.bot.id } } : {}),
  };
}

export function guildJson(world: World): JsonObject {
  return {
    id: world.guildId,
    name: world.guildName,
    icon: null,
    splash: null,
    discovery_splash: null,
    home_header: null,
    owner_id: world.ownerId,
    region: 'local',
    afk_channel_id: null,
    afk_timeout: 300,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    default_message_notifications: 0,
    explicit_content_filter: 0,
    roles: rolesJson(world),
    emojis: [],
    stickers: [],
    features: [],
    mfa_level: 0,
    max_presences: null,
    max_members: 500_000,
    max_stage_video_channel_users: 50,
    max_video_channel_users: 25,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    public_updates_channel_id: null,
    vanity_url_code: null,
    description: null,
    banner: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: world.guildLocale,
    nsfw: false,
    nsfw_level: 0,
    premium_progress_bar_enabled: false,
    safety_alerts_channel_id: null,
    incidents_data: null,
  };
}

/** The guild as the gateway sends it. Without privileged intents the only member in it is the bot itself. */
export function guildCreateJson(world: World): JsonObject {
  const channels = [...world.channels.values()];
  return {
    ...guildJson(world),
    joined_at: new Date(world.bot.joinedAt).toISOString(),
    large: false,
    unavailable: false,
    member_count: world.people.size,
    members: [fullMemberJson(world.bot)],
    channels: channels.filter(({ type }) => type === 0).map(channel => channelJson(world, channel)),
    threads: channels.filter(({ thread }) => thread && !thread.archived).map(channel => channelJson(world, channel)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}
