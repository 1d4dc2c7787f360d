import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
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
import { wholeNumber } from '../src/discord/custom-id.js';
import { publicLanguage } from '../src/discord/language.js';
import { clip, LIMITS, tidyName } from '../src/discord/limits.js';
import { PACES } from '../src/discord/matches/paces.js';
import { missingPermissions } from '../src/discord/matches/places.js';
import { message } from '../src/discord/message.js';
import { wordsIn } from '../src/discord/words/index.js';
import type { Language } from '../src/engine/index.js';
import { NEW_RATING, shownRating } from '../src/leagues/index.js';
import {
  DEFAULT_PACE,
  openLobby,
  type Pace,
  type Person,
  type Place,
  Refusal,
  seek,
  stopSeeking,
} from '../src/matches/index.js';

/** As many as can be invited besides the host of a table of five. */
const INVITED = [1, 2, 3, 4] as const;
const optionOf = (number: number): string => (number === 1 ? 'with' : `with-${number}`);

/** The people a seat is kept for. */
function invitedIn(options: Call['interaction']['options']): Person[] {
  const users = INVITED.flatMap(number => options.getUser(optionOf(number)) ?? []);
  if (users.some(({ bot }) => bot)) throw new Refusal('bot-account');
  return [...new Map(users.map(({ id, displayName }) => [id, { id, name: tidyName(displayName) || id }])).values()];
}

/** How long people are looked for, in hours. */
const SEARCHES = [
  [2, 'For 2 hours', 'Przez 2 godziny'],
  [12, 'For 12 hours', 'Przez 12 godzin'],
  [24, 'For a day', 'Przez dobę'],
  [72, 'For 3 days', 'Przez 3 dni'],
  [168, 'For a week', 'Przez tydzień'],
] as const;
const STOP = 'stop';
const RANGES = [50, 100, 200, 400] as const;
const HOUR = 3_600_000;

interface Search {
  readonly guild: string;
  readonly game: string;
  readonly time: string;
  readonly pace?: Pace;
}

/** Looks for people, or no longer: until when, `found` once the table is open, `stopped` when nobody is looked for. */
async function searchFor(
  { surface, interaction }: Call,
  { guild, game, time, pace = DEFAULT_PACE }: Search,
  place: Place,
): Promise<number | 'found' | 'stopped'> {
  const { house, hall } = surface;
  const person = personOf(interaction);
  if (time === STOP) {
    await stopSeeking(house, guild, game, person.id);
    return 'stopped';
  }
  const hours = SEARCHES.find(([each]) => String(each) === time)?.[0];
  if (hours === undefined) throw new Refusal('unknown-option');
  const since = house.world.now();
  const until = since + hours * HOUR;
  const known = await hall.store.rating(guild, game, person.id);
  const rating = shownRating(known ?? NEW_RATING);
  const within = interaction.options.getInteger('rating');
  const found = await seek(house, { guild, game, person, pace, rating, within, since, until }, place);
  return found ? 'found' : until;
}

function saidOf(until: number | 'found' | 'stopped', game: string, language: Language): string {
  const words = wordsIn(language);
  if (until === 'found') return words.found(game);
  return until === 'stopped' ? words.notSeeking(game) : words.seeking(game, Math.floor(until / 1000));
}

export const play: Command = {
  shape: {
    ...localised('play', 'graj'),
    ...described('Open a table for a game in this channel', 'Otwórz stół do gry na tym kanale'),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...localised('game', 'gra'),
        ...described('Which game', 'W co gramy'),
        required: true,
        autocomplete: true,
      },
      ...INVITED.map(number => ({
        type: ApplicationCommandOptionType.User as const,
        ...localised(optionOf(number), number === 1 ? 'z-kim' : `z-kim-${number}`),
        ...described('Somebody a seat is kept for, two days', 'Dla kogo trzymać miejsce, dwa dni'),
      })),
      {
        type: ApplicationCommandOptionType.String,
        ...localised('find', 'szukaj'),
        ...described(
          'Look for people: a table opens when enough fit',
          'Szukaj chętnych: stół otworzy się, gdy będzie dość osób',
        ),
        choices: [
          ...SEARCHES.map(([hours, en, pl]) => choice(String(hours), en, pl)),
          choice(STOP, 'Stop looking', 'Przestań szukać'),
        ],
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localised('pace', 'tempo'),
        ...described(
          'How fast; three days a turn unless said',
          'Jak szybko; trzy dni na turę, jeśli nie powiesz inaczej',
        ),
        choices: PACES.map((pace, index) =>
          choice(
            String(index),
            clip(wordsIn('en').pace(pace), LIMITS.choiceText),
            clip(wordsIn('pl').pace(pace), LIMITS.choiceText),
          ),
        ),
      },
      {
        type: ApplicationCommandOptionType.Integer,
        ...localised('rating', 'ranking'),
        ...described('With find: how far from your rating', 'Przy szukaniu: jak daleko od Twojego rankingu'),
        choices: RANGES.map(range => ({ ...localised(`± ${range}`, `± ${range}`), value: range })),
      },
    ],
  },

  async run({ surface, interaction, language }) {
    const missing = missingPermissions(interaction.appPermissions);
    if (missing.length > 0) throw new Refusal('missing-permission', { permissions: missing.join(', ') });
    const { house } = surface;
    const { channelId, guildId, guildLocale, options } = interaction;
    const game = house.game(options.getString('game', true));
    const place = {
      home: channelId,
      language: await publicLanguage(house, channelId, guildId, guildLocale, language),
      interaction: interaction.id,
    };
    const wanted = PACES[wholeNumber(options.getString('pace') ?? undefined) ?? -1];
    const pace = wanted ? { pace: wanted } : {};
    const time = options.getString('find');
    if (time !== null && guildId !== null) {
      const { name } = game.words[language];
      const until = await searchFor(
        { surface, interaction, language },
        { guild: guildId, game: game.id, time, ...pace },
        place,
      );
      return message([text(saidOf(until, name, language))]);
    }
    const match = await openLobby(house, {
      ...place,
      ...pace,
      game: game.id,
      host: personOf(interaction),
      guild: guildId,
      invited: invitedIn(options),
    });
    return message([text(wordsIn(language).lobbyOpened(house.game(match.game).words[language].name))]);
  },

  async complete({ surface, interaction, language }) {
    return gameChoices(surface, interaction.options.getFocused(), language);
  },
};
