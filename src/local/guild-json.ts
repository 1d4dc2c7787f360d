import type { JsonObject } from './json.js';
import type { Channel, Deniable, Person, World } from './world.js';

/** Everything an ordinary member may do in a channel that nobody has restricted. */
const memberPermissions = [
  6, 10, 11, 14, 15, 16, 17, 18, 20, 21, 25, 26, 31, 33, 35, 36, 37, 38, 39, 40, 42, 46, 49, 50,
].reduce((bits, bit) => bits | (1n << BigInt(bit)), 0n);
/** A bot that keeps its threads and messages in order asks for these as well. */
const askedPermissions = [13, 34, 51].reduce((bits, bit) => bits | (1n << BigInt(bit)), 0n);
const administrator = 1n << 3n;
const everything = (1n << 52n) - 1n;

const deniedBits: Record<Deniable, bigint> = {
  view: 1n << 10n,
  send: 1n << 11n,
  files: 1n << 15n,
  threads: (1n << 35n) | (1n << 36n),
  'send-in-threads': 1n << 38n,
  reactions: 1n << 6n,
  pins: 1n << 51n,
  manage: (1n << 13n) | (1n << 34n),
};

function denied(channel: Channel): bigint {
  return [...channel.denied].reduce((bits, what) => bits | deniedBits[what], 0n);
}

export function botPermissions(channel: Channel): bigint {
  return (memberPermissions | askedPermissions) & ~denied(channel);
}

export function permissionsOf(world: World, personId: string): bigint {
  return personId === world.ownerId ? everything | administrator : memberPermissions;
}

export function userJson(person: Person): JsonObject {
  return {
    id: person.id,
    username: person.name.toLowerCase().replace(/[^a-z0-9_.]+/g, '_'),
    discriminator: person.bot ? '0001' : '0',
    global_name: person.bot ? null : person.name,
    avatar: null,
    banner: null,
    accent_color: null,
    bot: person.bot,
    system: false,
    public_flags: 0,
    flags: 0,
  };
}

export function memberJson(person: Person): JsonObject {
  return {
    nick: null,
    avatar: null,
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
    permission_overwrites:
      channel.denied.size > 0 ? [{ id: world.bot.id, type: 1, allow: '0', deny: denied(channel).toString() }] : [],
    nsfw: false,
    flags: 0,
    rate_limit_per_user: 0,
    last_message_id: channel.lastMessageId,
    last_pin_timestamp: null,
  };
}

export function rolesJson(world: World): readonly JsonObject[] {
  const bot = roleJson(world.botRoleId, world.bot.name, 1, memberPermissions | askedPermissions);
  return [
    roleJson(world.guildId, '@everyone', 0, memberPermissions),
    { ...bot, managed: true, tags: { bot_id: world.bot.id } },
  ];
}

function roleJson(id: string, name: string, position: number, permissions: bigint): JsonObject {
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
    managed: false,
    mentionable: false,
    flags: 0,
  };
}

export function guildJson(world: World): JsonObject {
  return {
    id: world.guildId,
    name: world.guildName,
    icon: null,
    splash: null,
    discovery_splash: null,
    owner_id: world.ownerId,
    region: 'local',
    afk_channel_id: null,
    afk_timeout: 300,
    verification_level: 0,
    default_message_notifications: 0,
    explicit_content_filter: 0,
    roles: rolesJson(world),
    emojis: [],
    stickers: [],
    features: [],
    mfa_level: 0,
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
    nsfw_level: 0,
    premium_progress_bar_enabled: false,
    safety_alerts_channel_id: null,
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
