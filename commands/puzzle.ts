import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import { type Command, choice, described, gamesNamed, localised, personOf } from '../src/discord/command.js';
import { openArchive, openDay, puzzleMenu, puzzleTable } from '../src/discord/puzzles/opening.js';
import { Refusal } from '../src/matches/index.js';

export const puzzle: Command = {
  spends: 'panels',
  shape: {
    ...localised('puzzle', 'zadanie'),
    ...described('A position a day to be solved, and an archive', 'Codziennie pozycja do rozwiązania i archiwum'),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...localised('game', 'gra'),
        ...described('Which game; all of today if left out', 'Która gra; domyślnie wszystkie na dziś'),
        autocomplete: true,
      },
      {
        type: ApplicationCommandOptionType.String,
        ...localised('show', 'pokaż'),
        ...described('What to show', 'Co pokazać'),
        choices: [
          choice('today', 'The puzzle of today', 'Zadanie na dziś'),
          choice('archive', 'Another one, from the archive', 'Inne, z archiwum'),
          choice('table', 'The table of this server', 'Tabela tego serwera'),
        ],
      },
    ],
  },

  async run({ surface, interaction, language }) {
    const { guildId, guild, options } = interaction;
    if (guildId === null) throw new Refusal('no-results');
    const show = options.getString('show') ?? 'today';
    if (show === 'table') return puzzleTable(surface, { id: guildId, name: guild?.name ?? '' }, language);
    const named = options.getString('game');
    const person = personOf(interaction);
    if (named === null) {
      const leadsTo = show === 'archive' ? 'archive' : 'day';
      return puzzleMenu(surface, guildId, person, language, leadsTo);
    }
    const open = show === 'archive' ? openArchive : openDay;
    return open(surface, guildId, surface.house.game(named), person, language);
  },

  async complete({ surface, interaction, language }) {
    return gamesNamed(surface, interaction.options.getFocused())
      .filter(game => surface.puzzles.sets.has(game))
      .map(({ id, words }) => ({ name: words[language].name, value: id }));
  },
};
