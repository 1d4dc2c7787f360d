import { type Command, described, localised, matchHere } from '../src/discord/command.js';
import { concedePanel } from '../src/discord/matches/concede-panel.js';

export const concede: Command = {
  shape: {
    ...localised('concede', 'poddaj'),
    ...described('Concede your match in this channel', 'Poddaj swoją partię na tym kanale'),
  },

  async run({ surface, interaction, language }) {
    const match = await matchHere(surface, interaction.channelId, interaction.user.id);
    return concedePanel(match, interaction.user.id, language);
  },
};
