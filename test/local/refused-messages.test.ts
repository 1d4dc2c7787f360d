import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.js';
import { call } from './raw-bot.js';
import { button, fault, field, many, option, row, select, text, v2 } from './refusal-tools.js';

let discord: LocalDiscord;
let place: string;

beforeAll(async () => {
  discord = await startLocalDiscord();
  place = discord.channels[0]!.id;
  discord.control.faults.limitRate('POST /channels/:channel/messages', { limit: 1000, windowMs: 1000 });
});

afterAll(() => discord.close());

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
    { content: 'x', attachments: [{ id: '0' }] },
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
