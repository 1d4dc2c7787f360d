import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.js';
import { call } from './raw-bot.js';
import { fault, many } from './refusal-tools.js';

let discord: LocalDiscord;

beforeAll(async () => {
  discord = await startLocalDiscord();
});

afterAll(() => discord.close());

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
