import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ChannelType,
  InteractionContextType,
} from 'discord.js';
import {
  type Call,
  type Command,
  choice,
  described,
  gameChoices,
  localised,
  personOf,
} from '../src/discord/command.js';
import { text } from '../src/discord/components.js';
import { publicLanguage } from '../src/discord/language.js';
import { channelOf, requireLeagueChannel } from '../src/discord/leagues/channel.js';
import {
  entrantFor,
  leagueHere,
  pairingsMessage,
  scheduleMessage,
  TABLE_LOOKS,
  tableMessage,
  whyMessage,
} from '../src/discord/leagues/looks.js';
import { requireMove } from '../src/discord/leagues/moving.js';
import { pairingsLike } from '../src/discord/leagues/names.js';
import { applicantOf, officialOf, personChosen, roleChosen } from '../src/discord/leagues/official.js';
import { closePanel, dropPanel, managePanel, rulesPanel, startPanel } from '../src/discord/leagues/panels.js';
import { keepPermission, requireOpener } from '../src/discord/leagues/permission.js';
import { LIMITS, plain } from '../src/discord/limits.js';
import { type Message, message } from '../src/discord/message.js';
import { leagueWords } from '../src/discord/words/league.js';
import { fold } from '../src/engine/index.js';
import {
  AWARDS,
  type Award,
  askCheckIn,
  award,
  checkIn,
  edit,
  extend,
  FORMATS,
  type Format,
  join,
  LONGEST_NAME,
  leave,
  offerPlace,
  openLeague,
  type Particulars,
  pause,
  reopen,
  requireOrganiser,
  resume,
} from '../src/leagues/index.js';
import { type AllowanceName, Refusal } from '../src/matches/index.js';

const { String: Text, Integer, User, Role, Channel, Boolean: Flag } = ApplicationCommandOptionType;
type Kind = typeof Text | typeof Integer | typeof Flag | typeof User | typeof Role | typeof Channel;
type Pair = readonly [en: string, pl: string];

const option = (type: Kind, names: Pair, says: Pair, more: object = {}): APIApplicationCommandBasicOption =>
  ({ type, ...localised(...names), ...described(...says), ...more }) as APIApplicationCommandBasicOption;
const needed = { required: true };
const completed = { autocomplete: true };

const LEAGUE = option(Text, ['league', 'liga'], ['Which league', 'Która liga'], completed);
const PLAYER = option(User, ['player', 'gracz'], ['Who', 'Kto'], needed);
const PAIRING = option(Text, ['pairing', 'para'], ['Which pairing', 'Która para'], completed);
const PARTICULARS = [
  option(Role, ['organisers', 'prowadzący'], ['A role that organises too', 'Rola, która też prowadzi']),
  option(Role, ['entry', 'wstęp'], ['Only this role may join', 'Tylko ta rola może dołączyć']),
  option(Channel, ['channel', 'kanał'], ['Where it posts', 'Gdzie pisze'], {
    channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement],
  }),
];
const FORMAT_NAMES: Readonly<Record<Format, Pair>> = {
  'round-robin': ['Everybody plays everybody', 'Każdy z każdym'],
  'double-round-robin': ['Everybody plays everybody, twice', 'Każdy z każdym, z rewanżem'],
  swiss: ['Swiss', 'System szwajcarski'],
  knockout: ['Knockout', 'Puchar'],
  'tables-of-three': ['Tables of three, points by place', 'Stoły po trzy osoby, punkty za miejsca'],
  'tables-of-four': ['Tables of four, points by place', 'Stoły po cztery osoby, punkty za miejsca'],
};
const AWARD_NAMES: Readonly<Record<Award, Pair>> = {
  first: ['The first wins', 'Wygrywa pierwsza osoba'],
  second: ['The second wins', 'Wygrywa druga osoba'],
  third: ['The third of the table wins', 'Wygrywa trzecia osoba stołu'],
  fourth: ['The fourth of the table wins', 'Wygrywa czwarta osoba stołu'],
  draw: ['Draw', 'Remis'],
  neither: ['All forfeit', 'Walkower wszystkich'],
  annul: ['Annul', 'Unieważnij'],
  replay: ['Play again', 'Zagrają jeszcze raz'],
};

const sub = (
  names: Pair,
  says: Pair,
  options: readonly APIApplicationCommandBasicOption[] = [],
): APIApplicationCommandSubcommandOption => ({
  type: ApplicationCommandOptionType.Subcommand,
  ...localised(...names),
  ...described(...says),
  options: [...options, LEAGUE],
});

async function create({ surface, interaction, language }: Call): Promise<Message> {
  const { options, guildId, guildLocale } = interaction;
  if (guildId === null) throw new Refusal('no-league-here');
  const channel = options.getChannel('channel')?.id ?? channelOf(interaction);
  requireLeagueChannel(interaction, channel);
  await requireOpener(surface.house, interaction, channel);
  await surface.house.allowances.spend('leagues', interaction.user.id);
  const rounds = options.getInteger('rounds');
  const season = await openLeague(surface.hall, {
    name: options.getString('name', true),
    game: options.getString('game', true),
    format: options.getString('format', true) as Format,
    ...(rounds === null ? {} : { rounds }),
    guild: guildId,
    channel,
    language: await publicLanguage(surface.house, channel, guildId, guildLocale, language),
    organiser: personOf(interaction),
    organiserRole: roleIn(interaction, 'organisers') ?? null,
    entryRole: roleIn(interaction, 'entry') ?? null,
    interaction: interaction.id,
  });
  const note = leagueWords(language).opened(plain(season.league.name), channel);
  return rulesPanel(surface.house, season, language, { note });
}

/** Who else may open leagues, and where; what is left out is as usual again. */
async function permit({ surface, interaction, language }: Call): Promise<Message> {
  const { guildId, options } = interaction;
  if (guildId === null) throw new Refusal('no-league-here');
  if (!officialOf(interaction).managesServer) throw new Refusal('not-admin');
  const permission = {
    role: options.get('role') === null ? null : (roleIn(interaction, 'role') ?? ''),
    channel: options.getChannel('only-in')?.id ?? null,
  };
  await keepPermission(surface.house, guildId, permission);
  return message([text(leagueWords(language).permitted(permission.role, permission.channel))]);
}

/** A role somebody named, null where they chose none; undefined where they said nothing. */
function roleIn({ options, guildId }: Call['interaction'], name: string): string | null | undefined {
  const role = options.get(name)?.value;
  return role === undefined ? undefined : roleChosen(String(role), guildId);
}

/** What is named is changed; `@everyone` takes a role away. */
async function particularsIn({ surface, interaction }: Call, league: string): Promise<Partial<Particulars>> {
  const { options } = interaction;
  const name = options.getString('name');
  const channel = options.getChannel('channel')?.id;
  const roles = (['organisers', 'entry'] as const).flatMap(each => {
    const role = roleIn(interaction, each);
    return role === undefined ? [] : [[each, role] as const];
  });
  if (channel !== undefined) await requireMove(surface, interaction, league, channel);
  return {
    ...Object.fromEntries(roles),
    ...(name === null ? {} : { name }),
    ...(channel === undefined ? {} : { channel }),
  };
}

/** What everybody may do with a league, and how it is limited; the rest is for organisers. */
const SPENT_BY: Readonly<Record<string, AllowanceName>> = {
  join: 'seats',
  leave: 'seats',
  here: 'seats',
  table: 'pictures',
  pairings: 'look-ups',
  schedule: 'look-ups',
  why: 'look-ups',
};

async function run(call: Call): Promise<Message> {
  const { surface, interaction, language } = call;
  const { options, guildId, user } = interaction;
  const command = options.getSubcommand();
  if (command === 'create') return create(call);
  if (command === 'permit') return permit(call);
  const { hall } = surface;
  const words = leagueWords(language);
  await surface.house.allowances.spend(SPENT_BY[command] ?? 'organising', user.id);
  const { id, name } = await leagueHere(surface, guildId, channelOf(interaction), options.getString('league'));
  const act = { league: id, official: officialOf(interaction), interaction: interaction.id };
  const season = await hall.season(id);
  const done = message([text('✅')]);
  switch (command) {
    case 'join':
      await join(
        hall,
        id,
        { ...applicantOf(interaction), anyway: options.getBoolean('anyway') ?? false },
        interaction.id,
      );
      return message([text(words.joined(plain(name)))]);
    case 'leave':
      if (season.league.round > 0) return dropPanel(season, language, entrantFor(season, user.id).number, false);
      await leave(hall, id, user.id, interaction.id);
      return message([text(words.left(plain(name)))]);
    case 'here':
      await checkIn(hall, id, user.id, interaction.id);
      return message([text(words.checkedIn)]);
    case 'table':
      return tableMessage(
        surface,
        season,
        language,
        TABLE_LOOKS.find(each => each === options.getString('as')),
      );
    case 'pairings':
      return pairingsMessage(surface, season, language, options.getInteger('round') ?? undefined);
    case 'schedule':
      return scheduleMessage(surface, season, language);
    case 'why':
      return whyMessage(surface, season, language, entrantFor(season, (options.getUser('player') ?? user).id));
  }
  requireOrganiser(season.league, act.official);
  switch (command) {
    case 'start':
      return startPanel(season, language, hall.now());
    case 'check-in':
      await askCheckIn(hall, act, !season.league.checkIn);
      return done;
    case 'extend':
      await extend(hall, act, options.getInteger('hours', true) * 3_600_000, options.getString('pairing') ?? undefined);
      return done;
    case 'award': {
      const result = options.getString('result', true) as Award;
      await award(hall, act, options.getString('pairing', true), result, options.getString('reason', true));
      return done;
    }
    case 'replace': {
      const newcomer = personChosen(options.getUser('by', true));
      const { number } = entrantFor(season, options.getUser('player', true).id);
      await offerPlace(hall, act, number, newcomer);
      return message([text(words.offerSent(plain(newcomer.name)))]);
    }
    case 'drop':
      return dropPanel(season, language, entrantFor(season, options.getUser('player', true).id).number, true);
    case 'edit':
      await edit(hall, act, await particularsIn(call, id));
      return done;
    case 'pause':
      await (season.league.status === 'paused' ? resume(hall, act) : pause(hall, act));
      return done;
    case 'close':
      return season.league.finalAt === null ? closePanel(season, language) : managePanel(season, language);
    case 'reopen':
      await reopen(hall, act);
      return done;
    default:
      return managePanel(season, language);
  }
}

export const league: Command = {
  shape: {
    ...localised('league', 'liga'),
    ...described('Leagues: seasons that run themselves', 'Ligi: sezony, które prowadzą się same'),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        ...localised('create', 'utwórz'),
        ...described('Open a league for entries', 'Otwórz zapisy do ligi'),
        options: [
          option(Text, ['name', 'nazwa'], ['Its name', 'Nazwa ligi'], { ...needed, max_length: LONGEST_NAME }),
          option(Text, ['game', 'gra'], ['Which game', 'W co gramy'], { ...needed, ...completed }),
          option(Text, ['format', 'formuła'], ['Who meets whom', 'Kto z kim gra'], {
            ...needed,
            choices: FORMATS.map(id => choice(id, ...FORMAT_NAMES[id])),
          }),
          option(Integer, ['rounds', 'rundy'], ['Rounds, Swiss or of tables', 'Rundy, szwajcarskie albo stołów'], {
            min_value: 1,
            max_value: 15,
          }),
          ...PARTICULARS,
        ],
      },
      sub(
        ['join', 'dołącz'],
        ['Join a league', 'Dołącz do ligi'],
        [option(Flag, ['anyway', 'mimo-to'], ['Also with people you avoid in it', 'Także z osobami, których unikasz'])],
      ),
      sub(['leave', 'odejdź'], ['Leave, or drop out of a running season', 'Wypisz się albo zrezygnuj w trakcie']),
      sub(['here', 'jestem'], ['Check in before the start', 'Potwierdź obecność przed startem']),
      sub(
        ['table', 'tabela'],
        ['The table', 'Tabela'],
        [
          option(Text, ['as', 'jako'], ['How', 'Jak'], {
            choices: [
              choice('picture', 'Picture', 'Obrazek'),
              choice('text', 'Text', 'Tekst'),
              choice('csv', 'CSV files', 'Pliki CSV'),
            ],
          }),
        ],
      ),
      sub(
        ['pairings', 'pary'],
        ['Who meets whom', 'Kto z kim gra'],
        [option(Integer, ['round', 'runda'], ['Which round', 'Która runda'], { min_value: 1 })],
      ),
      sub(['schedule', 'terminarz'], ['All rounds, rules and decisions', 'Wszystkie rundy, zasady i decyzje']),
      sub(
        ['why', 'dlaczego'],
        ['Why this pairing and this place', 'Skąd ta para i to miejsce'],
        [option(User, ['player', 'gracz'], ['Whose', 'Czyje'])],
      ),
      sub(['manage', 'prowadź'], ['Everything an organiser may do', 'Wszystko, co może organizator']),
      sub(['start', 'start'], ['Start the season', 'Zacznij sezon']),
      sub(['check-in', 'obecność'], ['Ask for check-in, or stop asking', 'Wymagaj obecności albo przestań']),
      sub(
        ['extend', 'przedłuż'],
        ['Give the round, or one pairing, more time', 'Daj rundzie lub parze więcej czasu'],
        [
          option(Integer, ['hours', 'godziny'], ['How much', 'O ile'], { ...needed, min_value: 1, max_value: 720 }),
          PAIRING,
        ],
      ),
      sub(
        ['award', 'wynik'],
        ['Award or annul a result, or have it played again', 'Ustal albo unieważnij wynik, zarządź powtórkę'],
        [
          { ...PAIRING, required: true },
          option(Text, ['result', 'rezultat'], ['Which', 'Jaki'], {
            ...needed,
            choices: AWARDS.map(id => choice(id, ...AWARD_NAMES[id])),
          }),
          option(Text, ['reason', 'powód'], ['Everybody reads it', 'Zobaczą go wszyscy'], {
            ...needed,
            max_length: 300,
          }),
        ],
      ),
      sub(
        ['replace', 'zastąp'],
        ['Somebody else takes a place over', 'Ktoś inny przejmuje miejsce'],
        [PLAYER, option(User, ['by', 'przez'], ['By whom', 'Przez kogo'], needed)],
      ),
      sub(['drop', 'skreśl'], ['Take somebody out', 'Skreśl kogoś z ligi'], [PLAYER]),
      sub(
        ['edit', 'zmień'],
        [
          'Change name, channel or roles; @everyone takes a role away',
          'Zmień nazwę, kanał, role; @everyone usuwa rolę',
        ],
        [option(Text, ['name', 'nazwa'], ['Its name', 'Nazwa ligi'], { max_length: LONGEST_NAME }), ...PARTICULARS],
      ),
      sub(['pause', 'przerwa'], ['Pause or resume', 'Przerwij albo wznów']),
      sub(['close', 'zamknij'], ['Close the season, after a question', 'Zamknij sezon, po pytaniu']),
      sub(['reopen', 'wznów'], ['Reopen a season that was closed', 'Wznów zamknięty sezon']),
      {
        type: ApplicationCommandOptionType.Subcommand,
        ...localised('permit', 'zezwól'),
        ...described(
          'Who may open leagues on this server, and where',
          'Kto może otwierać ligi na tym serwerze i gdzie',
        ),
        options: [
          option(Role, ['role', 'rola'], ['Who else may; @everyone: everybody', 'Kto jeszcze; @everyone: każdy']),
          option(Channel, ['only-in', 'tylko-na'], ['The only channel for it', 'Jedyny kanał na ligi'], {
            channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement],
          }),
        ],
      },
    ],
  },

  run,

  async complete({ surface, interaction, language }) {
    const { name, value } = interaction.options.getFocused(true);
    if (name === 'game') return gameChoices(surface, value, language);
    const { guildId, options } = interaction;
    if (name === 'league') {
      const all = guildId === null ? [] : await surface.hall.store.leagues(guildId);
      return all
        .filter(each => fold(each.name).includes(fold(value)))
        .map(({ id, name: title }) => ({ name: title, value: id }));
    }
    const found = await leagueHere(surface, guildId, channelOf(interaction), options.getString('league'));
    const season = await surface.hall.season(found.id);
    return pairingsLike(season, value, language, LIMITS.autocompleteChoices);
  },
};
