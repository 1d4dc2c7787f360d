import { type Command, described, localised, matchHere } from '../src/discord/command.js';
import { handMessage } from '../src/discord/matches/looking.js';
import { openTurn } from '../src/matches/index.js';

export const hand: Command = {
  spends: 'pictures',
  shape: {
    ...localised('hand', 'ręka'),
    ...described('Your private tiles or cards, for your eyes only', 'Twoje żetony lub karty, tylko dla Ciebie'),
  },

  async run({ surface, interaction, language }) {
    const match = await matchHere(surface, interaction.channelId, interaction.user.id);
    const opened = await openTurn(surface.house, match.id, interaction.user.id);
    return handMessage(surface, opened, interaction.user.id, language);
  },
};
