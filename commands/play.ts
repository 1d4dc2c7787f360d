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
import { coursePanel } from '../src/discord/learning/panel.js';
import { courseProgress } from '../src/discord/learning/progress.js';
import { clip, LIMITS } from '../src/discord/limits.js';
import { choicesLike, LONGEST_CHOICES, parseChoices } from '../src/discord/matches/option-text.js';
import { PACES } from '../src/discord/matches/paces.js';
import { missingPermissions } from '../src/discord/matches/places.js';
import { wishText } from '../src/discord/matches/seeks.js';
import { message } from '../src/discord/message.js';
import { wordsIn } from '../src/discord/words/index.js';
import type { Chosen, Game } from '../src/engine/index.js';
import { NEW_RATING, shownRating } from '../src/leagues/index.js';
import {
  openLobby,
  type Pace,
  type Person,
  type Place,
  Refusal,
  type Seek,
  seek,
  stopSeeking,
  tidyName,
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

/** What is looked for, where and for how long. */
interface Search {
  readonly guild: string;
  readonly game: Game;
  readonly time: string;
  readonly pace: Pace | null;
  readonly chosen: Chosen;
}

/** Looks for people, or no longer, and says so. */
async function searchFor(
  { surface, interaction, language }: Call,
  { guild, game, time, pace, chosen }: Search,
  place: Place,
): Promise<string> {
  const { house, hall } = surface;
  const words = wordsIn(language);
  const { name } = game.words[language];
  const person = personOf(interaction);
  if (time === STOP) {
    await stopSeeking(house, guild, game.id, person.id);
    return words.notSeeking(name);
  }
  const hours = SEARCHES.find(([each]) => String(each) === time)?.[0];
  if (hours === undefined) throw new Refusal('unknown-option');
  const since = house.world.now();
  const known = await hall.store.rating(guild, game.id, person.id);
  const rating = shownRating(known ?? NEW_RATING);
  const within = interaction.options.getInteger('rating');
  const until = since + hours * HOUR;
  const wish: Seek = { guild, game: game.id, person, pace, chosen, rating, within, since, until };
  const found = await seek(house, wish, place);
  return found
    ? words.found(name)
    : `${words.seeking(name, Math.floor(until / 1000))}\n${wishText(game, wish, language)}`;
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
        ...localised('options', 'opcje'),
        ...described(
          'Options of the game, joined by +; with find, only what matters to you',
          'Opcje gry, łączone przez +; przy szukaniu tylko to, na czym Ci zależy',
        ),
        max_length: LONGEST_CHOICES,
        autocomplete: true,
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localised('pace', 'tempo'),
        ...described(
          'How fast: three days a turn unless said; with find, any',
          'Jak szybko: trzy dni na turę, jeśli nie powiesz inaczej; przy szukaniu dowolnie',
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
      {
        type: ApplicationCommandOptionType.Boolean,
        ...localised('learn', 'nauka'),
        ...described('Learn the game step by step, privately', 'Poznaj grę krok po kroku, tylko dla Ciebie'),
      },
    ],
  },

  async run({ surface, interaction, language }) {
    const missing = missingPermissions(interaction.appPermissions);
    if (missing.length > 0) throw new Refusal('missing-permission', { permissions: missing.join(', ') });
    const { house } = surface;
    const { channelId, guildId, guildLocale, options } = interaction;
    const game = house.game(options.getString('game', true));
    if (options.getBoolean('learn')) {
      const learner = personOf(interaction);
      const { step } = await courseProgress(house, learner.id, game);
      return coursePanel(surface, game, learner, step, language);
    }
    const place = {
      home: channelId,
      language: await publicLanguage(house, channelId, guildId, guildLocale, language),
      interaction: interaction.id,
    };
    const pace = PACES[wholeNumber(options.getString('pace') ?? undefined) ?? -1] ?? null;
    const chosen = parseChoices(game, options.getString('options') ?? '');
    const time = options.getString('find');
    if (time !== null && guildId !== null) {
      const search = { guild: guildId, game, time, pace, chosen };
      return message([text(await searchFor({ surface, interaction, language }, search, place))]);
    }
    const match = await openLobby(house, {
      ...place,
      ...(pace ? { pace } : {}),
      chosen,
      game: game.id,
      host: personOf(interaction),
      guild: guildId,
      invited: invitedIn(options),
    });
    return message([text(wordsIn(language).lobbyOpened(house.game(match.game).words[language].name))]);
  },

  async complete({ surface, interaction: { options }, language }) {
    const { name, value } = options.getFocused(true);
    if (name === 'game') return gameChoices(surface, value, language);
    const game = surface.house.world.games.find(({ id }) => id === options.getString('game'));
    return game ? choicesLike(game, value, language) : [];
  },
};
