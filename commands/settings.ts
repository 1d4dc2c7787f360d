import { ApplicationCommandOptionType } from 'discord.js';
import { type Call, type Command, choice, described, localised } from '../src/discord/command.js';
import { personalLanguage } from '../src/discord/language.js';
import { dataMessage, deletePanel } from '../src/discord/people/messages.js';
import { changeSettings, ownerFor, quietFrom } from '../src/discord/people/settings.js';
import { settingsPanel } from '../src/discord/people/settings-panel.js';
import { type SettingId, wordsIn } from '../src/discord/words/index.js';
import { LANGUAGES, PALETTES } from '../src/engine/index.js';
import { parseQuietHours, Refusal, type SettingsKind } from '../src/matches/index.js';

const SCOPES: Readonly<Record<string, SettingsKind>> = { me: 'player', channel: 'channel', server: 'guild' };

/** What the typed options ask for. */
function wantedIn({ interaction: { options } }: Call, kept: string | undefined): Partial<Record<SettingId, string>> {
  const typed: Record<SettingId, string | null> = {
    language: options.getString('language'),
    reminders: options.getString('reminders'),
    palette: options.getString('palette'),
    trivial: options.getString('reactions'),
    quiet: quietFrom(options.getString('quiet'), options.getNumber('time-zone'), parseQuietHours(kept)),
  };
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null));
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
        ...localised('time-zone', 'strefa-czasowa'),
        ...described(
          'Hours ahead of UTC (Poland: 1 in winter, 2 in summer)',
          'Ile godzin przed UTC (Polska: zimą 1, latem 2)',
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
        ...localised('reactions', 'reakcje'),
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
        ...localised('scope', 'zakres'),
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
    const kind = SCOPES[interaction.options.getString('scope') ?? 'me'];
    if (!kind) throw new Refusal('unknown-option');
    const owner = ownerFor(interaction, kind);
    const kept = await surface.house.store.settings(owner.kind, owner.id);
    const wanted = wantedIn(call, kept.quiet);
    await changeSettings(surface.house, owner, wanted);
    // A language just chosen is the language of the answer.
    const spoken = await personalLanguage(surface.house, interaction.user.id, interaction.locale);
    const note = Object.keys(wanted).length > 0 ? wordsIn(spoken).settingsSaved : undefined;
    return settingsPanel(surface, interaction, owner, spoken, note);
  },
};
