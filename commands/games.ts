import { type Command, described, localised } from '../src/discord/command.js';
import { gamesMessage } from '../src/discord/matches/visiting.js';

export const games: Command = {
  spends: 'look-ups',
  shape: {
    ...localised('games', 'partie'),
    ...described('Your matches everywhere, and whose turn it is', 'Wszystkie Twoje partie i czyj jest ruch'),
  },

  async run({ surface, interaction, language }) {
    return gamesMessage(surface, interaction.user.id, language);
  },
};
