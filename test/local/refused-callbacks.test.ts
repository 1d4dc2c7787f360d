import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.js';
import { call, RawGateway } from './raw-bot.js';
import { button, fault, many, row, select } from './refusal-tools.js';

let discord: LocalDiscord;
let gateway: RawGateway;
let place: string;

beforeAll(async () => {
  discord = await startLocalDiscord();
  place = discord.channels[0]!.id;
  gateway = new RawGateway(discord);
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
