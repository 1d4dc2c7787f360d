import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, described, localised } from '../src/discord/command.js';
import { nextPanel } from '../src/discord/matches/press-next.js';
import { gamesMessage } from '../src/discord/matches/visiting.js';

export const games: Command = {
  spends: 'look-ups',
  shape: {
    ...localised('games', 'partie'),
    ...described('Your matches everywhere, and whose turn it is', 'Wszystkie Twoje partie i czyj jest ruch'),
    options: [
      {
        type: ApplicationCommandOptionType.Boolean,
        ...localised('next', 'następna'),
        ...described('Open the one that has waited longest for you', 'Otwórz tę, która najdłużej czeka na Twój ruch'),
      },
    ],
  },

  async run({ surface, interaction, language }) {
    const { user, options } = interaction;
    if (options.getBoolean('next')) return nextPanel(surface, user.id, language);
    return gamesMessage(surface, user.id, language);
  },
};
