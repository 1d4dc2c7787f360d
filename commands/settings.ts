import { ApplicationCommandOptionType, PermissionFlagsBits } from 'discord.js';
import { type Call, type Command, described, localised } from '../src/discord/command.js';
import { text } from '../src/discord/components.js';
import { message } from '../src/discord/message.js';
import { dataMessage, deletePanel } from '../src/discord/person-messages.js';
import { SETTING_IDS, type SettingId, wordsIn } from '../src/discord/words/index.js';
import { LANGUAGES, PALETTES } from '../src/engine/index.js';
import { makeQuietHours, Refusal, type SettingsKind } from '../src/matches/index.js';

const choice = (value: string, en: string, pl: string) => ({
  name: en,
  name_localizations: { 'en-US': en, 'en-GB': en, pl },
  value,
});

/** What is set: for oneself, or, by people who manage the server, for the channel or the server. */
function target({ interaction }: Call): { kind: SettingsKind; id: string } {
  const scope = interaction.options.getString('for') ?? 'me';
  if (scope === 'me') return { kind: 'player', id: interaction.user.id };
  if (!interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild)) throw new Refusal('not-host');
  return scope === 'server' && interaction.guildId
    ? { kind: 'guild', id: interaction.guildId }
    : { kind: 'channel', id: interaction.channelId };
}

/** Quiet hours typed as `22-7`, or `off`; the offset of the clock is a setting of its own. */
function quietHours({ interaction }: Call): string | null {
  const typed = interaction.options.getString('quiet');
  if (typed === null) return null;
  const [, from, to] = /^\s*(\d{1,2})\s*-\s*(\d{1,2})\s*$/.exec(typed) ?? [];
  if (from === undefined) return 'off';
  const offset = Math.round((interaction.options.getNumber('clock') ?? 1) * 60);
  return makeQuietHours({ from: Number(from) % 24, to: Number(to) % 24, offset });
}

function changes(call: Call): Record<string, string> {
  const { options } = call.interaction;
  const wanted: Partial<Record<SettingId, string | null>> = {
    language: options.getString('language'),
    reminders: options.getString('reminders'),
    palette: options.getString('palette'),
    trivial: options.getString('trivial'),
    quiet: quietHours(call),
  };
  return Object.fromEntries(
    Object.entries(wanted).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
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
        ...described('Hours without reminders, e.g. 22-7, or off', 'Godziny bez przypomnień, np. 22-7, albo off'),
        max_length: 10,
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
    if (data === 'export') return dataMessage(surface, interaction.user.id, language);
    if (data === 'delete') return deletePanel(interaction.user.id, language);
    const { store } = surface.house;
    const { kind, id } = target(call);
    const changed = changes(call);
    const now = { ...(await store.settings(kind, id)), ...changed };
    if (Object.keys(changed).length > 0) await store.keepSettings(kind, id, now);
    const words = wordsIn(language);
    const initial: Record<SettingId, string> = {
      language: 'auto',
      reminders: 'on',
      quiet: 'off',
      palette: 'standard',
      trivial: 'ask',
    };
    const lines = SETTING_IDS.map(
      each => `**${words.setting(each)}:** ${words.settingValue(each, now[each] ?? initial[each])}`,
    );
    const saved = Object.keys(changed).length > 0 ? [words.settingsSaved] : [];
    return message([text([`### ${words.settingsTitle}`, ...lines, ...saved].join('\n'))]);
  },
};
