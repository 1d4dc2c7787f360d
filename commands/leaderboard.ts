import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import { type Command, described, localised } from '../src/discord/command.js';
import { leaderboardMessage, statisticsMessage } from '../src/discord/person-messages.js';
import { fold, LANGUAGES } from '../src/engine/index.js';
import { Refusal } from '../src/matches/index.js';

const choice = (value: string, en: string, pl: string) => ({
  name: en,
  name_localizations: { 'en-US': en, 'en-GB': en, pl },
  value,
});

export const leaderboard: Command = {
  shape: {
    ...localised('leaderboard', 'ranking'),
    ...described('Who plays best on this server, and statistics', 'Kto gra najlepiej na tym serwerze i statystyki'),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...localised('game', 'gra'),
        ...described('Which game', 'Która gra'),
        required: true,
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
    const { guildId, guild, options } = interaction;
    if (guildId === null) throw new Refusal('no-results');
    const game = options.getString('game', true);
    const show = options.getString('show') ?? 'picture';
    if (show === 'statistics') return statisticsMessage(surface, guildId, game, language);
    return leaderboardMessage(surface, { id: guildId, name: guild?.name ?? '' }, game, language, show === 'text');
  },

  async complete({ surface, interaction, language }) {
    const typed = fold(interaction.options.getFocused());
    return surface.house.world.games
      .filter(({ id, words }) =>
        [id, ...LANGUAGES.map(each => words[each].name)].some(name => fold(name).includes(typed)),
      )
      .map(({ id, words }) => ({ name: words[language].name, value: id }));
  },
};
