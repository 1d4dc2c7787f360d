import { ApplicationCommandOptionType, PermissionFlagsBits } from 'discord.js';
import { type Call, type Command, choice, described, localised } from '../src/discord/command.js';
import { text } from '../src/discord/components.js';
import { personalLanguage } from '../src/discord/language.js';
import { message } from '../src/discord/message.js';
import { dataMessage, deletePanel } from '../src/discord/people/messages.js';
import { SETTING_IDS, type SettingId, type Words, wordsIn } from '../src/discord/words/index.js';
import { LANGUAGES, PALETTES } from '../src/engine/index.js';
import { makeQuietHours, parseQuietHours, type QuietHours, Refusal, type SettingsKind } from '../src/matches/index.js';

/** What is set: for oneself, or, by people who manage the server, for the channel or the server. */
function target({ interaction }: Call): { kind: SettingsKind; id: string } {
  const scope = interaction.options.getString('for') ?? 'me';
  if (!['me', 'channel', 'server'].includes(scope)) throw new Refusal('unknown-option');
  if (scope === 'me') return { kind: 'player', id: interaction.user.id };
  if (!interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild)) throw new Refusal('not-admin');
  return scope === 'server' && interaction.guildId
    ? { kind: 'guild', id: interaction.guildId }
    : { kind: 'channel', id: interaction.channelId };
}

/** Minutes ahead of UTC where nothing else is known: Poland in winter. */
const USUAL_OFFSET = 60;
const NO_QUIET = ['off', 'none', 'brak', 'nie'];

/** Quiet hours typed as `22-7`, or `off`; the clock they go by may be set with them or afterwards. */
function quietHours({ interaction }: Call, kept: QuietHours | null): string | null {
  const typed = interaction.options.getString('quiet')?.trim() ?? null;
  const clock = interaction.options.getNumber('clock');
  const offset = clock === null ? (kept?.offset ?? USUAL_OFFSET) : Math.round(clock * 60);
  if (typed === null) return kept && clock !== null ? makeQuietHours({ ...kept, offset }) : null;
  if (NO_QUIET.includes(typed.toLowerCase())) return 'off';
  const [, from, to] = /^(\d{1,2})(?::00)?\s*[-–]\s*(\d{1,2})(?::00)?$/.exec(typed) ?? [];
  if (from === undefined || Number(from) > 24 || Number(to) > 24) throw new Refusal('bad-hours', { typed });
  return makeQuietHours({ from: Number(from) % 24, to: Number(to) % 24, offset });
}

/** What a channel or a server sets for what is posted there; everything else is a person's own. */
const SHARED: readonly SettingId[] = ['language', 'palette'];

const idsOf = (kind: SettingsKind): readonly SettingId[] => (kind === 'player' ? SETTING_IDS : SHARED);

/** What each setting may be; anything else was made up, and is never stored. Quiet hours are read by themselves. */
const VALUES: Readonly<Record<Exclude<SettingId, 'quiet'>, readonly string[]>> = {
  language: ['auto', ...LANGUAGES],
  reminders: ['on', 'off'],
  palette: PALETTES,
  trivial: ['ask', 'auto'],
};

const INITIAL: Readonly<Record<SettingId, string>> = {
  language: 'auto',
  reminders: 'on',
  quiet: 'off',
  palette: 'standard',
  trivial: 'ask',
};

/** `22:00–7:00 (UTC+2)`, the same in every language. */
function hoursText({ from, to, offset }: QuietHours): string {
  return `${from}:00–${to}:00 (UTC${offset < 0 ? '−' : '+'}${Math.abs(offset) / 60})`;
}

function settingLine(id: SettingId, value: string, words: Words): string {
  const hours = id === 'quiet' ? parseQuietHours(value) : null;
  return `**${words.setting(id)}:** ${hours ? hoursText(hours) : words.settingValue(id, value)}`;
}

function changes(call: Call, kind: SettingsKind, kept: Readonly<Record<string, string>>): Record<string, string> {
  const { options } = call.interaction;
  const wanted: Partial<Record<SettingId, string | null>> = {
    language: options.getString('language'),
    reminders: options.getString('reminders'),
    palette: options.getString('palette'),
    trivial: options.getString('trivial'),
    quiet: quietHours(call, parseQuietHours(kept.quiet)),
  };
  const changed = Object.entries(wanted).filter((entry): entry is [SettingId, string] => typeof entry[1] === 'string');
  if (changed.some(([id, value]) => id !== 'quiet' && !VALUES[id].includes(value))) throw new Refusal('unknown-option');
  if (changed.some(([id]) => !idsOf(kind).includes(id))) throw new Refusal('personal-setting');
  return Object.fromEntries(changed);
}

export const settings: Command = {
  shape: {
    ...localised('settings', 'ustawienia'),
    ...described('Language, reminders, quiet hours, colours', 'Język, przypomnienia, godziny ciszy, kolory'),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...localised('language', 'język'),
        ...described('Language', 'Język'),
        choices: [
          choice('auto', 'As in Discord', 'Jak w Discordzie'),
          ...LANGUAGES.map(id => choice(id, id === 'pl' ? 'Polish' : 'English', id === 'pl' ? 'Polski' : 'Angielski')),
        ],
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localised('reminders', 'przypomnienia'),
        ...described('Reminders when a match waits for you', 'Przypomnienia, gdy stół na Ciebie czeka'),
        choices: [choice('on', 'On', 'Włączone'), choice('off', 'Off', 'Wyłączone')],
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localised('quiet', 'cisza'),
        ...described('Hours without reminders, e.g. 22-7, or off', 'Godziny bez przypomnień, np. 22-7, albo brak'),
        max_length: 15,
      },
      {
        type: ApplicationCommandOptionType.Number,
        ...localised('clock', 'zegar'),
        ...described(
          'Your clock: hours ahead of UTC (Poland: 1 or 2)',
          'Twój zegar: godziny przed UTC (Polska: 1 lub 2)',
        ),
        min_value: -12,
        max_value: 14,
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localised('palette', 'kolory'),
        ...described('Colours of pictures', 'Kolory obrazków'),
        choices: PALETTES.map(id =>
          id === 'standard' ? choice(id, 'Standard', 'Zwykłe') : choice(id, 'Colour-blind safe', 'Dla daltonistów'),
        ),
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localised('trivial', 'drobiazgi'),
        ...described('Reactions with an obvious answer', 'Reakcje z oczywistą odpowiedzią'),
        choices: [choice('ask', 'Ask me', 'Pytaj mnie'), choice('auto', 'Answer for me', 'Odpowiadaj za mnie')],
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localised('data', 'dane'),
        ...described('What is stored about you', 'Co jest o Tobie zapisane'),
        choices: [
          choice('export', 'Download my data', 'Pobierz moje dane'),
          choice('delete', 'Delete my data', 'Usuń moje dane'),
        ],
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localised('for', 'dla'),
        ...described('Whose setting (channel and server: admins)', 'Czyje ustawienie (kanał i serwer: administracja)'),
        choices: [
          choice('me', 'Me', 'Dla mnie'),
          choice('channel', 'This channel', 'Dla tego kanału'),
          choice('server', 'This server', 'Dla serwera'),
        ],
      },
    ],
  },

  async run(call) {
    const { surface, language, interaction } = call;
    const data = interaction.options.getString('data');
    if (data === 'export') {
      surface.house.allowances.spend('replays', interaction.user.id);
      return dataMessage(surface, interaction.user.id, language);
    }
    if (data === 'delete') return deletePanel(interaction.user.id, language);
    const { store } = surface.house;
    const { kind, id } = target(call);
    const kept = await store.settings(kind, id);
    const changed = changes(call, kind, kept);
    const now = { ...kept, ...changed };
    const isChanged = Object.keys(changed).length > 0;
    if (isChanged) await store.keepSettings(kind, id, now);
    // A language just chosen is the language of the answer.
    const words = wordsIn(await personalLanguage(surface.house, interaction.user.id, interaction.locale));
    const lines = idsOf(kind).map(each => settingLine(each, now[each] ?? INITIAL[each], words));
    const saved = isChanged ? [words.settingsSaved] : [];
    return message([text([`### ${words.settingsTitle(kind)}`, ...lines, ...saved].join('\n'))]);
  },
};
