import { channelJson, fullMemberJson, guildJson, ownJson, rolesJson, userJson } from '../guild-json.js';
import { done, ok, type Route } from '../http/router.js';
import { limits } from '../limits.js';
import { mayGive, permissionsOf } from '../permissions.js';
import { refuse } from '../refusal.js';
import { hashOf, readPicture } from '../shape/picture.js';
import type { Person } from '../world.js';
import type { Parts } from './reach.js';

export function peopleRoutes({ world, gateway }: Parts): readonly Route[] {
  const user = (id: string | undefined): Person => world.people.get(id ?? '') ?? refuse('unknownUser');
  const guild = (id: string | undefined): void => {
    if (id !== world.guildId) refuse('unknownGuild');
  };
  const application = () => ({
    id: world.applicationId,
    name: world.bot.name,
    icon: null,
    description: '',
    type: null,
    bot: userJson(world.bot),
    owner: userJson(world.people.get(world.ownerId)!),
    bot_public: false,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    team: null,
    flags: 0,
    flags_new: '0',
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    explicit_content_filter: 0,
    eligible_oauth2_scopes: [],
    integration_types_config: { '0': {} },
    approximate_guild_count: 1,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
  });
  /** Who is given a role, or loses it, and which; the bot gives away only what lies below its own. */
  const giving = (params: Readonly<Record<string, string | undefined>>): { person: Person; role: string } => {
    guild(params.guild);
    const person = world.people.get(params.user ?? '') ?? refuse('unknownMember');
    const role = params.role ?? '';
    if (role === world.guildId || role === world.botRoleId) refuse('invalidRole');
    if (!world.roles.has(role)) refuse('unknownRole');
    if (!mayGive(world, world.bot.id, role)) refuse('missingPermissions');
    return { person, role };
  };
  const inChannels = () => [...world.channels.values()].filter(({ type }) => type === 0);
  return [
    { name: 'GET /gateway', admit: () => undefined, handle: () => ok({ url: gateway.url }) },
    {
      name: 'GET /gateway/bot',
      handle: () =>
        ok({
          url: gateway.url,
          shards: 1,
          session_start_limit: { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 },
        }),
    },
    { name: 'GET /applications/@me', handle: () => ok(application()) },
    { name: 'GET /oauth2/applications/@me', handle: () => ok(application()) },
    { name: 'GET /users/@me', handle: () => ok(ownJson(world.bot)) },
    { name: 'GET /users/:user', handle: ({ params }) => ok(userJson(user(params.user))) },
    {
      name: 'PATCH /users/@me',
      handle: ({ body }) => {
        const name = body.get('username').text({ min: 2, max: 32 });
        const avatar = readPicture(body.get('avatar'), { most: limits.avatarBytes });
        readPicture(body.get('banner'), { most: limits.avatarBytes });
        body.form.assertClean();
        world.bot.name = name ?? world.bot.name;
        if (body.get('avatar').value !== undefined) world.bot.avatar = avatar ? hashOf(avatar) : null;
        world.events.emit('self');
        return ok(ownJson(world.bot));
      },
    },
    {
      name: 'GET /users/@me/guilds',
      handle: () => {
        const permissions = permissionsOf(world, world.bot.id).toString();
        const { guildId: id, guildName: name } = world;
        return ok([{ id, name, icon: null, banner: null, owner: false, permissions, features: [] }]);
      },
    },
    {
      name: 'POST /users/@me/channels',
      handle: ({ body }) => {
        const id = body.get('recipient_id').snowflake(true);
        body.form.assertClean();
        const person = user(id);
        if (person.bot) refuse('closedDirectMessages');
        return ok(channelJson(world, world.directChannel(person.id)));
      },
    },
    {
      name: 'GET /guilds/:guild',
      handle: ({ params }) => {
        guild(params.guild);
        return ok(guildJson(world));
      },
    },
    {
      name: 'GET /guilds/:guild/channels',
      handle: ({ params }) => {
        guild(params.guild);
        return ok(inChannels().map(channel => channelJson(world, channel)));
      },
    },
    {
      name: 'GET /guilds/:guild/roles',
      handle: ({ params }) => {
        guild(params.guild);
        return ok(rolesJson(world));
      },
    },
    {
      name: 'GET /guilds/:guild/roles/:role',
      handle: ({ params }) => {
        guild(params.guild);
        return ok(rolesJson(world).find(({ id }) => id === params.role) ?? refuse('unknownRole'));
      },
    },
    {
      name: 'GET /guilds/:guild/members/search',
      handle: ({ params, query }) => {
        guild(params.guild);
        const text = (query.get('query') ?? '').toLowerCase();
        const found = [...world.people.values()].filter(({ name }) => name.toLowerCase().startsWith(text));
        return ok(found.map(fullMemberJson));
      },
    },
    {
      name: 'GET /guilds/:guild/members/:user',
      handle: ({ params }) => {
        guild(params.guild);
        const id = params.user === '@me' ? world.bot.id : params.user;
        return ok(fullMemberJson(world.people.get(id ?? '') ?? refuse('unknownMember')));
      },
    },
    {
      name: 'PUT /guilds/:guild/members/:user/roles/:role',
      handle: ({ params }) => {
        const { person, role } = giving(params);
        person.roles = [...new Set([...person.roles, role])];
        world.events.emit('people');
        world.events.emit('roles', person.id);
        return done;
      },
    },
    {
      name: 'DELETE /guilds/:guild/members/:user/roles/:role',
      handle: ({ params }) => {
        const { person, role } = giving(params);
        person.roles = person.roles.filter(id => id !== role);
        world.events.emit('people');
        world.events.emit('roles', person.id);
        return done;
      },
    },
    {
      name: 'GET /guilds/:guild/members',
      // Listing everyone needs the GuildMembers intent, which this stand-in, like a modest bot, does not grant.
      handle: () => refuse('missingAccess'),
    },
  ];
}
