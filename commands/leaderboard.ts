import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import { type Command, choice, described, gameChoices, localised } from '../src/discord/command.js';
import { channelOf } from '../src/discord/leagues/channel.js';
import { gameHere } from '../src/discord/people/game-here.js';
import { leaderboardMessage, statisticsMessage } from '../src/discord/people/messages.js';
import { Refusal } from '../src/matches/index.js';

export const leaderboard: Command = {
  spends: 'pictures',
  shape: {
    ...localised('leaderboard', 'ranking'),
    ...described('Who plays best on this server, and statistics', 'Kto gra najlepiej na tym serwerze i statystyki'),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...localised('game', 'gra'),
        ...described('Which game; this channel’s if left out', 'Która gra; domyślnie ta z tego kanału'),
        autocomplete: true,
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localised('show', 'pokaż'),
        ...described('What to show', 'Co pokazać'),
        choices: [
          choice('picture', 'The best, as a picture', 'Najlepsi, obrazek'),
          choice('text', 'The best, as text', 'Najlepsi, tekst'),
          choice('statistics', 'Statistics', 'Statystyki'),
        ],
      },
    ],
  },

  async run({ surface, interaction, language }) {
    const { guildId, guild, options, channelId } = interaction;
    if (guildId === null) throw new Refusal('no-results');
    const here = { guild: guildId, place: channelId, channel: channelOf(interaction) };
    const game = options.getString('game') ?? (await gameHere(surface, here));
    const show = options.getString('show') ?? 'picture';
    if (show === 'statistics') return statisticsMessage(surface, guildId, game, language);
    return leaderboardMessage(surface, { id: guildId, name: guild?.name ?? '' }, game, language, show === 'text');
  },

  async complete({ surface, interaction, language }) {
    return gameChoices(surface, interaction.options.getFocused(), language);
  },
};
