import { ApplicationCommandOptionType } from 'discord.js';
import { type Call, type Command, choice, described, localised } from '../src/discord/command.js';
import { personalLanguage } from '../src/discord/language.js';
import { RESULT_CHANNELS } from '../src/discord/matches/ending.js';
import { hearOfTables, nameTablesRole } from '../src/discord/matches/open-tables.js';
import { settingChoices } from '../src/discord/people/completing.js';
import { dataMessage, deletePanel } from '../src/discord/people/messages.js';
import { beAway, changeSettings, keepResults, keepZone, ownerFor, quietFrom } from '../src/discord/people/settings.js';
import { settingsPanel } from '../src/discord/people/settings-panel.js';
import { type SettingId, wordsIn } from '../src/discord/words/index.js';
import { LANGUAGES, PALETTES } from '../src/engine/index.js';
import { parseSleep, Refusal, type SettingsKind, tidyName, toggleAvoided, zoneOf } from '../src/matches/index.js';

const SCOPES: Readonly<Record<string, SettingsKind>> = { me: 'player', channel: 'channel', server: 'guild' };

/** What the typed options ask for. */
function wantedIn(
  { interaction: { options } }: Call,
  kept: Readonly<Record<string, string>>,
): Partial<Record<SettingId, string>> {
  const typed: Record<SettingId, string | null> = {
    language: options.getString('language'),
    reminders: options.getString('reminders'),
    palette: options.getString('palette'),
    trivial: options.getString('reactions'),
    board: options.getString('board'),
    notify: options.getString('notify'),
    quiet: quietFrom(options.getString('quiet'), options.getString('time-zone'), parseSleep(kept.quiet), zoneOf(kept)),
  };
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null));
}

/** Somebody says that they are away, or back; who shall play for them is asked. */
async function setAway({ surface, interaction: { options, user } }: Call): Promise<boolean> {
  const typed = options.getString('away');
  if (typed === null) return false;
  const standIn = options.getUser('stand-in');
  if (standIn?.bot) throw new Refusal('bot-account');
  // They are asked at every table.
  if (standIn) await surface.house.allowances.spend('votes', user.id);
  await beAway(
    surface.house,
    user.id,
    typed,
    standIn && { id: standIn.id, name: tidyName(standIn.displayName) || standIn.id },
  );
  return true;
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
        ...localised('notify', 'powiadomienia'),
        ...described('Where you hear that it is your move', 'Gdzie dowiadujesz się, że to Twój ruch'),
        choices: [
          choice('thread', 'In the thread', 'W wątku'),
          choice('direct', 'By direct message', 'W prywatnej wiadomości'),
          choice('digest', 'One message a day', 'Jedna wiadomość dziennie'),
        ],
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localised('quiet', 'cisza'),
        ...described(
          'When you sleep, e.g. 22-7, or off: no reminders, your clock rests',
          'Kiedy śpisz, np. 22-7, albo brak: bez przypomnień, zegar stoi',
        ),
        max_length: 15,
        autocomplete: true,
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localised('time-zone', 'strefa-czasowa'),
        ...described('Your time zone, e.g. Europe/London', 'Twoja strefa czasowa, np. Europe/Warsaw'),
        max_length: 64,
        autocomplete: true,
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localised('away', 'nieobecność'),
        ...described(
          'Away: 7 days, until 17.05, 10.05-17.05, or off: your clocks rest',
          'Nieobecność: 7 dni, do 17.05, 10.05-17.05 albo brak: zegary stoją',
        ),
        max_length: 40,
        autocomplete: true,
      },
      {
        type: ApplicationCommandOptionType.User,
        ...localised('stand-in', 'zastępca'),
        ...described('Who shall play your seats while you are away', 'Kto ma w tym czasie grać na Twoich miejscach'),
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
        ...localised('board', 'plansza'),
        ...described('Boards and panels in pictures or in words', 'Plansze i panele na obrazkach albo słowami'),
        choices: [
          choice('picture', 'As pictures', 'Na obrazkach'),
          choice('text', 'In words, pictures on request', 'Słowami, obrazki na życzenie'),
        ],
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localised('tables', 'stoły'),
        ...described('Call me when a table opens here', 'Wołaj mnie, gdy ktoś tu otworzy stół'),
        choices: [choice('on', 'On', 'Włączone'), choice('off', 'Off', 'Wyłączone')],
      },
      {
        type: ApplicationCommandOptionType.Channel,
        ...localised('results', 'wyniki'),
        ...described('Server: where results are posted', 'Serwer: gdzie publikować wyniki'),
        channel_types: [...RESULT_CHANNELS],
      },
      {
        type: ApplicationCommandOptionType.Role,
        ...localised('open-tables', 'otwarte-stoły'),
        ...described('Server: role called for open tables', 'Serwer: rola wołana do otwartych stołów'),
      },
      {
        type: ApplicationCommandOptionType.User,
        ...localised('avoid', 'unikaj'),
        ...described(
          'Somebody you would rather not play with; again = no longer',
          'Z kim wolisz nie grać; drugi raz = już nie',
        ),
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

  async complete({ surface, interaction, language }) {
    const { name, value } = interaction.options.getFocused(true);
    const zone = zoneOf(await surface.house.store.settings('player', interaction.user.id));
    return settingChoices(name, value, { zone, now: surface.house.world.now(), language });
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
    const wanted = wantedIn(call, kept);
    const zone = interaction.options.getString('time-zone');
    if (zone !== null) {
      if (owner.kind !== 'player') throw new Refusal('personal-setting');
      await keepZone(surface.house, owner.id, zone);
    }
    await changeSettings(surface.house, owner, wanted);
    const isAway = await setAway(call);
    const results = interaction.options.getChannel('results');
    if (results) await keepResults(surface.house, ownerFor(interaction, 'guild'), results.id);
    const role = interaction.options.getRole('open-tables');
    if (role) {
      ownerFor(interaction, 'guild');
      await nameTablesRole(surface.house, interaction, role.id);
    }
    const tables = interaction.options.getString('tables');
    if (tables !== null) await surface.house.allowances.spend('seats', interaction.user.id);
    if (tables !== null) await hearOfTables(surface, interaction, tables === 'on');
    const avoided = interaction.options.getUser('avoid');
    if (avoided) await toggleAvoided(surface.house, interaction.user.id, avoided.id);
    // A language just chosen is the language of the answer.
    const spoken = await personalLanguage(surface.house, interaction.user.id, interaction.locale);
    const isChanged = Object.keys(wanted).length > 0 || zone || isAway || results || role || tables || avoided;
    return settingsPanel(surface, interaction, owner, spoken, {
      ...(isChanged ? { note: wordsIn(spoken).settingsSaved } : {}),
      ...(tables === null ? {} : { hears: tables === 'on' }),
    });
  },
};
