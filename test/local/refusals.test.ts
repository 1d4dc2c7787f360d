import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.js';
import { call, RawGateway } from './raw-bot.js';

let discord: LocalDiscord;
let gateway: RawGateway;
let place: string;

beforeAll(async () => {
  discord = await startLocalDiscord();
  place = discord.channels[0]!.id;
  gateway = new RawGateway(discord);
  discord.control.faults.limitRate('POST /channels/:channel/messages', { limit: 1000, windowMs: 1000 });
  await gateway.identify(discord.token, 1 | (1 << 9));
  const options = [{ type: 3, name: 'text', description: 'd', autocomplete: true }];
  await call(discord, 'PUT', `/applications/${discord.applicationId}/commands`, [
    { name: 'try', description: 'd', options },
  ]);
});

afterAll(async () => {
  gateway.socket.terminate();
  await discord.close();
});

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const button = (id: unknown, more = {}) => ({ type: 2, style: 1, label: 'x', custom_id: id, ...more });
const row = (...components: unknown[]) => ({ type: 1, components });
const text = (content: string) => ({ type: 10, content });
const select = (more = {}) => ({ type: 3, custom_id: 's', options: [{ label: 'a', value: 'a' }], ...more });
const v2 = (...components: unknown[]) => ({ flags: 32768, components });
const option = (index: number) => ({ label: `o${index}`, value: `v${index}` });
const field = (more = {}) => ({ name: 'n', value: 'v', ...more });

/** The place of the first fault in Discord's tree of errors, and its code. */
function fault(errors: Record<string, unknown> | undefined): string {
  const steps: string[] = [];
  let at: unknown = errors;
  while (typeof at === 'object' && at !== null) {
    const list = Reflect.get(at, '_errors') as { code: string }[] | undefined;
    if (list) return `${steps.join('.')} ${list[0]!.code}`.trim();
    const [key, inner] = Object.entries(at)[0]!;
    steps.push(key);
    at = inner;
  }
  return '';
}

const messages: readonly [string, unknown, string][] = [
  ['content over 2000', { content: 'x'.repeat(2001) }, 'content BASE_TYPE_MAX_LENGTH'],
  ['11 embeds', { embeds: many(11, () => ({ title: 't' })) }, 'embeds BASE_TYPE_MAX_LENGTH'],
  ['embed title over 256', { embeds: [{ title: 'x'.repeat(257) }] }, 'embeds.0.title BASE_TYPE_MAX_LENGTH'],
  [
    'embed description over 4096',
    { embeds: [{ description: 'x'.repeat(4097) }] },
    'embeds.0.description BASE_TYPE_MAX_LENGTH',
  ],
  [
    'embed footer over 2048',
    { embeds: [{ footer: { text: 'x'.repeat(2049) } }] },
    'embeds.0.footer.text BASE_TYPE_MAX_LENGTH',
  ],
  ['26 embed fields', { embeds: [{ fields: many(26, () => field()) }] }, 'embeds.0.fields BASE_TYPE_MAX_LENGTH'],
  [
    'an empty field value',
    { embeds: [{ fields: [field({ value: '' })] }] },
    'embeds.0.fields.0.value BASE_TYPE_REQUIRED',
  ],
  [
    'embeds over 6000 together',
    { embeds: many(2, () => ({ description: 'x'.repeat(3001) })) },
    'embeds MAX_EMBED_SIZE_EXCEEDED',
  ],
  [
    'an embed of a missing file',
    { embeds: [{ image: { url: 'attachment://no.png' } }] },
    'embeds.0.image.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
  ],
  ['an embed url with a foreign scheme', { embeds: [{ url: 'ftp://x.y' }] }, 'embeds.0.url URL_TYPE_INVALID_SCHEME'],
  ['a nonce over 25', { content: 'x', nonce: 'n'.repeat(26) }, 'nonce BASE_TYPE_MAX_LENGTH'],
  [
    'parse and users together',
    { content: 'x', allowed_mentions: { parse: ['users'], users: ['100000000000000000'] } },
    'allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ],
  [
    'a reply to nothing',
    { content: 'x', message_reference: { message_id: '100000000000000000' } },
    'message_reference REPLIES_UNKNOWN_MESSAGE',
  ],
  [
    'an attachment that was not sent',
    { content: 'x', attachments: [{ id: 0 }] },
    'attachments.0.id ATTACHMENT_NOT_FOUND',
  ],
  [
    '6 rows',
    { content: 'x', components: many(6, index => row(button(`${index}`))) },
    'components BASE_TYPE_MAX_LENGTH',
  ],
  [
    '6 buttons in a row',
    { content: 'x', components: [row(...many(6, index => button(`${index}`)))] },
    'components.0.components BASE_TYPE_BAD_LENGTH',
  ],
  ['an empty row', { content: 'x', components: [row()] }, 'components.0.components BASE_TYPE_BAD_LENGTH'],
  [
    'a select beside a button',
    { content: 'x', components: [row(select(), button('b'))] },
    'components.0.components COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ],
  [
    'the same custom id twice',
    { content: 'x', components: [row(button('a'), button('a'))] },
    'components.0.components.1.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'a custom id over 100',
    { content: 'x', components: [row(button('x'.repeat(101)))] },
    'components.0.components.0.custom_id BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a button without custom id',
    { content: 'x', components: [row(button(undefined))] },
    'components.0.components.0.custom_id BASE_TYPE_REQUIRED',
  ],
  [
    'a label over 80',
    { content: 'x', components: [row(button('a', { label: 'x'.repeat(81) }))] },
    'components.0.components.0.label BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a button that says nothing',
    { content: 'x', components: [row(button('a', { label: undefined }))] },
    'components.0.components.0 BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
  ],
  [
    'an emoji that is none',
    { content: 'x', components: [row(button('a', { emoji: { name: 'x' } }))] },
    'components.0.components.0.emoji COMPONENT_INVALID_EMOJI',
  ],
  [
    'a link with a custom id',
    { content: 'x', components: [row(button('a', { style: 5, url: 'https://a.b' }))] },
    'components.0.components.0.custom_id BUTTON_COMPONENT_CUSTOM_ID_AND_URL',
  ],
  [
    'a link without url',
    { content: 'x', components: [row(button(undefined, { style: 5 }))] },
    'components.0.components.0.url BASE_TYPE_REQUIRED',
  ],
  [
    'an unknown style',
    { content: 'x', components: [row(button('a', { style: 9 }))] },
    'components.0.components.0.style BASE_TYPE_CHOICES',
  ],
  [
    '26 options',
    { content: 'x', components: [row(select({ options: many(26, option) }))] },
    'components.0.components.0.options BASE_TYPE_BAD_LENGTH',
  ],
  [
    'no options',
    { content: 'x', components: [row(select({ options: [] }))] },
    'components.0.components.0.options BASE_TYPE_BAD_LENGTH',
  ],
  [
    'the same value twice',
    { content: 'x', components: [row(select({ options: [option(1), option(1)] }))] },
    'components.0.components.0.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ],
  [
    'max_values over the options',
    { content: 'x', components: [row(select({ max_values: 2 }))] },
    'components.0.components.0.max_values NUMBER_TYPE_MAX',
  ],
  [
    'min_values over max_values',
    { content: 'x', components: [row(select({ min_values: 3, max_values: 1 }))] },
    'components.0.components.0.min_values NUMBER_TYPE_MAX',
  ],
  [
    'a placeholder over 150',
    { content: 'x', components: [row(select({ placeholder: 'x'.repeat(151) }))] },
    'components.0.components.0.placeholder BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a text display in a classic message',
    { content: 'x', components: [text('t')] },
    'components.0.type UNION_TYPE_CHOICES',
  ],
  [
    'content beside V2',
    { content: 'x', ...v2(text('t')) },
    'content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'embeds beside V2',
    { embeds: [{ title: 't' }], ...v2(text('t')) },
    'embeds MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    '41 components',
    v2(...many(21, index => row(button(`${index}`)))),
    'components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
  ],
  [
    '4001 characters over several texts',
    v2(text('x'.repeat(2000)), text('x'.repeat(2001))),
    'components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  ],
  ['an empty text', v2(text('')), 'components.0.content BASE_TYPE_REQUIRED'],
  [
    'a container in a container',
    v2({ type: 17, components: [{ type: 17, components: [text('t')] }] }),
    'components.0.components.0.type UNION_TYPE_CHOICES',
  ],
  ['a bare button', v2(button('a')), 'components.0.type UNION_TYPE_CHOICES'],
  [
    'a section without accessory',
    v2({ type: 9, components: [text('t')] }),
    'components.0.accessory BASE_TYPE_REQUIRED',
  ],
  [
    'a section of 4 texts',
    v2({ type: 9, components: many(4, () => text('t')), accessory: button('a') }),
    'components.0.components BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a gallery of 11',
    v2({ type: 12, items: many(11, () => ({ media: { url: 'https://a.b' } })) }),
    'components.0.items BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a gallery of a missing file',
    v2({ type: 12, items: [{ media: { url: 'attachment://no.png' } }] }),
    'components.0.items.0.media.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
  ],
  [
    'alt text over 1024',
    v2({ type: 12, items: [{ media: { url: 'https://a.b' }, description: 'x'.repeat(1025) }] }),
    'components.0.items.0.description BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a file from elsewhere',
    v2({ type: 13, file: { url: 'https://a.b/c' } }),
    'components.0.file.url URL_TYPE_INVALID_SCHEME',
  ],
  ['a spacing of 3', v2({ type: 14, spacing: 3 }), 'components.0.spacing BASE_TYPE_CHOICES'],
  [
    'an accent colour out of range',
    v2({ type: 17, accent_color: 0x1000000, components: [text('t')] }),
    'components.0.accent_color NUMBER_TYPE_MAX',
  ],
  [
    'the same component id twice',
    v2({ ...text('a'), id: 5 }, { ...text('b'), id: 5 }),
    'components.1.id COMPONENT_ID_DUPLICATED',
  ],
];

describe('a message with', () => {
  test.each(messages)('%s is refused', async (_, body, expected) => {
    const answer = await call(discord, 'POST', `/channels/${place}/messages`, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 50035, message: 'Invalid Form Body' } });
    expect(fault(answer.body.errors)).toBe(expected);
  });

  test('nothing in it is refused with 50006', async () => {
    for (const body of [{}, { content: '   ' }, { content: null, components: [row(button('a'))] }, v2()])
      expect((await call(discord, 'POST', `/channels/${place}/messages`, body)).body.code).toBe(50006);
  });

  test('limits that are just met is accepted', async () => {
    const accepted = [
      { content: '🎲'.repeat(2000) },
      { content: 'x', components: many(5, at => row(...many(5, index => button(`${at} ${index}`)))) },
      v2(
        ...many(6, at => row(...many(5, index => button(`${at} ${index}`)))),
        row(button('a'), button('b'), button('c')),
      ),
      v2(text('x'.repeat(4000))),
      { content: 'x', components: [row(button('a', { label: '🎲'.repeat(80) }))] },
      {
        content: 'x',
        components: [row(button('a', { emoji: { name: '🏴‍☠️' } }), button('b', { emoji: { name: '1️⃣' } }))],
      },
    ];
    for (const body of accepted)
      expect((await call(discord, 'POST', `/channels/${place}/messages`, body)).status).toBe(200);
  });
});

const command = (more = {}) => ({ name: 'play', description: 'd', ...more });
const input = (more = {}) => ({ type: 3, name: 'o', description: 'd', ...more });

const commands: readonly [string, unknown, string][] = [
  ['a capital letter', command({ name: 'Play' }), '0.name APPLICATION_COMMAND_INVALID_NAME'],
  ['a space', command({ name: 'pl ay' }), '0.name APPLICATION_COMMAND_INVALID_NAME'],
  ['a name over 32', command({ name: 'x'.repeat(33) }), '0.name BASE_TYPE_BAD_LENGTH'],
  ['no description', command({ description: undefined }), '0.description BASE_TYPE_REQUIRED'],
  ['a description over 100', command({ description: 'x'.repeat(101) }), '0.description BASE_TYPE_BAD_LENGTH'],
  ['an unknown field', command({ colour: 'red' }), '0.colour BASE_TYPE_UNKNOWN_FIELD'],
  [
    'an unknown field of an option',
    command({ options: [input({ hint: 'x' })] }),
    '0.options.0.hint BASE_TYPE_UNKNOWN_FIELD',
  ],
  [
    'an unknown locale',
    command({ name_localizations: { polish: 'graj' } }),
    '0.name_localizations.polish BASE_TYPE_CHOICES',
  ],
  [
    'a bad localised name',
    command({ name_localizations: { pl: 'Graj Teraz' } }),
    '0.name_localizations.pl APPLICATION_COMMAND_INVALID_NAME',
  ],
  ['26 options', command({ options: many(26, at => input({ name: `o${at}` })) }), '0.options BASE_TYPE_MAX_LENGTH'],
  [
    'the same option twice',
    command({ options: [input(), input()] }),
    '0.options.1.name APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
  ],
  [
    'the same localised option twice',
    command({
      options: [input({ name_localizations: { pl: 'gra' } }), input({ name: 'p', name_localizations: { pl: 'gra' } })],
    }),
    '0.options.1.name APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
  ],
  [
    'a required option after an optional one',
    command({ options: [input(), input({ name: 'p', required: true })] }),
    '0.options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ],
  [
    '26 choices',
    command({ options: [input({ choices: many(26, at => ({ name: `c${at}`, value: 'v' })) })] }),
    '0.options.0.choices BASE_TYPE_MAX_LENGTH',
  ],
  [
    'choices and autocomplete',
    command({ options: [input({ autocomplete: true, choices: [{ name: 'a', value: 'a' }] })] }),
    '0.options.0.autocomplete APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES',
  ],
  [
    'a choice value over 100',
    command({ options: [input({ choices: [{ name: 'a', value: 'x'.repeat(101) }] })] }),
    '0.options.0.choices.0.value BASE_TYPE_MAX_LENGTH',
  ],
  [
    'max_length over 6000',
    command({ options: [input({ max_length: 6001 })] }),
    '0.options.0.max_length NUMBER_TYPE_MAX',
  ],
  [
    'a subcommand beside an option',
    command({ options: [{ type: 1, name: 's', description: 'd' }, input()] }),
    '0.options APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  ],
  [
    'a group inside a subcommand',
    command({
      options: [{ type: 1, name: 's', description: 'd', options: [{ type: 2, name: 'g', description: 'd' }] }],
    }),
    '0.options.0.options.0.type BASE_TYPE_CHOICES',
  ],
  [
    'over 8000 characters',
    command({
      options: many(20, at =>
        input({
          name: `o${at}`,
          description: 'x'.repeat(100),
          choices: many(4, index => ({ name: `${index}`.padEnd(50, 'n'), value: 'v'.repeat(50) })),
        }),
      ),
    }),
    '0 APPLICATION_COMMAND_TOO_LARGE',
  ],
];

describe('a command with', () => {
  test.each(commands)('%s is refused', async (_, body, expected) => {
    const answer = await call(
      discord,
      'PUT',
      `/applications/${discord.applicationId}/guilds/${discord.guildId}/commands`,
      [body],
    );
    expect(answer).toMatchObject({ status: 400, body: { code: 50035 } });
    expect(fault(answer.body.errors)).toBe(expected);
  });

  test('the name of another is refused, and so are 101 of them', async () => {
    const path = `/applications/${discord.applicationId}/guilds/${discord.guildId}/commands`;
    const twice = await call(discord, 'PUT', path, [command(), command()]);
    expect(fault(twice.body.errors)).toBe('1 APPLICATION_COMMANDS_DUPLICATE_NAME');
    const tooMany = await call(
      discord,
      'PUT',
      path,
      many(101, at => command({ name: `c${at}` })),
    );
    expect(tooMany.body.code).toBe(30032);
  });
});

/** Lets a member act and answers it with `body`. */
async function respond(kind: 'command' | 'autocomplete', body: unknown) {
  const seen = gateway.received.length;
  const member = discord.members[0]!.id;
  if (kind === 'command') void discord.control.command(member, place, 'try').catch(() => undefined);
  else void discord.control.autocomplete(member, place, 'try', {}, 'text').catch(() => undefined);
  const { d } = await gateway.next(one => one.t === 'INTERACTION_CREATE' && gateway.received.indexOf(one) >= seen);
  return { d, answer: await call(discord, 'POST', `/interactions/${d.id}/${d.token}/callback`, body) };
}

const modal = (more = {}) => ({ custom_id: 'm', title: 't', components: [label()], ...more });
const label = (more = {}) => ({ type: 18, label: 'l', component: { type: 4, custom_id: 'i', style: 1 }, ...more });

const callbacks: readonly [string, 'command' | 'autocomplete', unknown, string][] = [
  ['an update of no message', 'command', { type: 7, data: { content: 'x' } }, 'type BASE_TYPE_CHOICES'],
  ['choices for a command', 'command', { type: 8, data: { choices: [] } }, 'type BASE_TYPE_CHOICES'],
  ['a message for autocomplete', 'autocomplete', { type: 4, data: { content: 'x' } }, 'type BASE_TYPE_CHOICES'],
  [
    '26 choices',
    'autocomplete',
    { type: 8, data: { choices: many(26, at => ({ name: `c${at}`, value: 'v' })) } },
    'data.choices BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a choice name over 100',
    'autocomplete',
    { type: 8, data: { choices: [{ name: 'x'.repeat(101), value: 'v' }] } },
    'data.choices.0.name BASE_TYPE_BAD_LENGTH',
  ],
  ['the V2 flag in a defer', 'command', { type: 5, data: { flags: 32768 } }, 'data.flags BASE_TYPE_CHOICES'],
  ['no data', 'command', { type: 4 }, 'data BASE_TYPE_REQUIRED'],
  [
    'a modal title over 45',
    'command',
    { type: 9, data: modal({ title: 'x'.repeat(46) }) },
    'data.title BASE_TYPE_BAD_LENGTH',
  ],
  [
    '6 modal components',
    'command',
    {
      type: 9,
      data: modal({ components: many(6, at => label({ component: { type: 4, custom_id: `${at}`, style: 1 } })) }),
    },
    'data.components BASE_TYPE_BAD_LENGTH',
  ],
  [
    'the same modal field twice',
    'command',
    { type: 9, data: modal({ components: [label(), label()] }) },
    'data.components.1.component.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'a label over 45',
    'command',
    { type: 9, data: modal({ components: [label({ label: 'x'.repeat(46) })] }) },
    'data.components.0.label BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a disabled select in a modal',
    'command',
    { type: 9, data: modal({ components: [label({ component: select({ disabled: true }) })] }) },
    'data.components.0.component.disabled COMPONENT_DISABLED_IN_MODAL',
  ],
  [
    'a required select of none',
    'command',
    { type: 9, data: modal({ components: [label({ component: select({ min_values: 0 }) })] }) },
    'data.components.0.component.min_values NUMBER_TYPE_MIN',
  ],
  [
    'a button in a modal',
    'command',
    { type: 9, data: modal({ components: [row(button('b'))] }) },
    'data.components.0.components.0.type UNION_TYPE_CHOICES',
  ],
];

describe('a callback with', () => {
  test.each(callbacks)('%s is refused', async (_, kind, body, expected) => {
    const { answer } = await respond(kind, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 50035 } });
    expect(fault(answer.body.errors)).toBe(expected);
  });

  test('a second answer is refused with 40060, a wrong token with 10062', async () => {
    const { d, answer } = await respond('command', { type: 4, data: { content: 'x' } });
    expect(answer.status).toBe(204);
    const again = await call(discord, 'POST', `/interactions/${d.id}/${d.token}/callback`, { type: 5 });
    expect(again).toMatchObject({ status: 400, body: { code: 40060 } });
    const wrong = await call(discord, 'POST', `/interactions/${d.id}/wrong/callback`, { type: 5 });
    expect(wrong).toMatchObject({ status: 404, body: { code: 10062 } });
  });

  test('with_response the message comes back, but not for a defer', async () => {
    const { d } = await respond('command', { type: 0 });
    const path = `/interactions/${d.id}/${d.token}/callback?with_response=true`;
    const { body } = await call(discord, 'POST', path, { type: 5, data: { flags: 64 } });
    expect(body.resource).toBeUndefined();
    expect(body.interaction).toMatchObject({ response_message_loading: true, response_message_ephemeral: true });
  });
});

describe('a request', () => {
  const id = '100000000000000000';
  const requests: readonly [string, string, () => string, unknown, number, number][] = [
    ['to no route', 'GET', () => '/nowhere', undefined, 404, 0],
    ['with a wrong method', 'PUT', () => '/gateway/bot', undefined, 405, 0],
    ['to an unknown channel', 'POST', () => `/channels/${id}/messages`, { content: 'x' }, 404, 10003],
    ['to an unknown message', 'PATCH', () => `/channels/${place}/messages/${id}`, { content: 'x' }, 404, 10008],
    ['for an unknown user', 'GET', () => `/users/${id}`, undefined, 404, 10013],
    ['for an unknown member', 'GET', () => `/guilds/${discord.guildId}/members/${id}`, undefined, 404, 10007],
    ['for an unknown guild', 'GET', () => `/guilds/${id}`, undefined, 404, 10004],
    [
      'for an unknown command',
      'GET',
      () => `/applications/${discord.applicationId}/commands/${id}`,
      undefined,
      404,
      10063,
    ],
    [
      'with an unknown token',
      'PATCH',
      () => `/webhooks/${discord.applicationId}/nope/messages/@original`,
      { content: 'x' },
      401,
      50027,
    ],
    [
      'that deletes one message in bulk',
      'POST',
      () => `/channels/${place}/messages/bulk-delete`,
      { messages: [id] },
      400,
      50016,
    ],
    ['for a thread without a name', 'POST', () => `/channels/${place}/threads`, { type: 11 }, 400, 50035],
    [
      'for a thread archived after 5 minutes',
      'POST',
      () => `/channels/${place}/threads`,
      { name: 't', auto_archive_duration: 5 },
      400,
      50035,
    ],
    ['that renames a channel', 'PATCH', () => `/channels/${place}`, { name: 'x' }, 403, 50013],
  ];
  test.each(requests)('%s is refused', async (_, method, path, body, status, code) => {
    expect(await call(discord, method, path(), body)).toMatchObject({ status, body: { code } });
  });

  test('with a wrong token or broken JSON is refused', async () => {
    const headers = { authorization: 'Bot wrong' };
    expect((await fetch(`${discord.api}/v10/gateway/bot`, { headers })).status).toBe(401);
    const authorization = `Bot ${discord.token}`;
    const broken = await fetch(`${discord.api}/v10/channels/${place}/messages`, {
      method: 'POST',
      headers: { authorization },
      body: '{',
    });
    expect(await broken.json()).toMatchObject({ code: 50109 });
  });

  test('to edit what a person wrote is refused', async () => {
    const said = discord.control.say(discord.members[0]!.id, place, 'mine');
    const answer = await call(discord, 'PATCH', `/channels/${place}/messages/${said.id}`, { content: 'x' });
    expect(answer).toMatchObject({ status: 403, body: { code: 50005 } });
  });

  test('with a file that is too large is refused', async () => {
    const form = new FormData();
    form.append('files[0]', new Blob([Buffer.alloc(10 * 1024 * 1024 + 1)]), 'big.bin');
    expect(await call(discord, 'POST', `/channels/${place}/messages`, form)).toMatchObject({
      status: 413,
      body: { code: 40005 },
    });
  });

  test('for the 21st reaction, and a second thread of a message, is refused', async () => {
    const { body } = await call(discord, 'POST', `/channels/${place}/messages`, { content: 'x' });
    const path = `/channels/${place}/messages/${body.id}`;
    const react = (at: number) =>
      call(discord, 'PUT', `${path}/reactions/${encodeURIComponent(String.fromCodePoint(0x1f600 + at))}/@me`);
    for (const at of many(20, index => index)) expect((await react(at)).status).toBe(204);
    expect((await react(20)).body.code).toBe(30010);
    expect((await call(discord, 'POST', `${path}/threads`, { name: 't' })).status).toBe(201);
    expect((await call(discord, 'POST', `${path}/threads`, { name: 't' })).body.code).toBe(160004);
  });

  test('that makes a classic message V2 must empty it', async () => {
    const { body } = await call(discord, 'POST', `/channels/${place}/messages`, { content: 'x' });
    const path = `/channels/${place}/messages/${body.id}`;
    const refused = await call(discord, 'PATCH', path, v2(text('t')));
    expect(fault(refused.body.errors)).toBe('content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2');
    expect((await call(discord, 'PATCH', path, { content: null, embeds: [], ...v2(text('t')) })).status).toBe(200);
    expect((await call(discord, 'PATCH', path, { components: [text('u')] })).status).toBe(200);
    const unflagged = await call(discord, 'PATCH', path, { flags: 0, components: [text('u')] });
    expect(fault(unflagged.body.errors)).toBe('components.0.type UNION_TYPE_CHOICES');
  });
});
