import { channelJson, fullMemberJson, guildJson, rolesJson, userJson } from '../guild-json.js';
import { ok, type Route } from '../http/router.js';
import { refuse } from '../refusal.js';
import type { Person } from '../world.js';
import type { Parts } from './reach.js';

export function peopleRoutes({ world, gateway }: Parts): readonly Route[] {
  const user = (id: string | undefined): Person =>
    (id === '@me' ? world.bot : world.people.get(id ?? '')) ?? refuse('unknownUser');
  const guild = (id: string | undefined): void => {
    if (id !== world.guildId) refuse('unknownGuild');
  };
  const application = () => ({
    id: world.applicationId,
    name: world.bot.name,
    icon: null,
    description: '',
    bot: userJson(world.bot),
    owner: userJson(world.people.get(world.ownerId)!),
    bot_public: false,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    team: null,
    flags: 0,
    integration_types_config: { '0': {} },
    approximate_guild_count: 1,
  });
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
    { name: 'GET /users/:user', handle: ({ params }) => ok(userJson(user(params.user))) },
    { name: 'GET /users/@me/guilds', handle: () => ok([{ id: world.guildId, name: world.guildName, owner: false }]) },
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
      name: 'GET /guilds/:guild/members',
      // Listing everyone needs the GuildMembers intent, which this stand-in, like a modest bot, does not grant.
      handle: () => refuse('missingAccess'),
    },
  ];
}
