import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, described, lastMatchHere, localised } from '../src/discord/command.js';
import { boardFor, pictureBoard, textBoard } from '../src/discord/matches/looking.js';

export const board: Command = {
  spends: 'pictures',
  shape: {
    ...localised('board', 'plansza'),
    ...described('The board as it stands', 'Plansza w tej chwili'),
    options: [
      {
        type: ApplicationCommandOptionType.Boolean,
        ...localised('text', 'słowami'),
        ...described('In words instead of a picture', 'Słowami zamiast obrazka'),
      },
    ],
  },

  async run({ surface, interaction, language }) {
    const match = await lastMatchHere(surface, interaction.channelId, interaction.user.id);
    const inWords = interaction.options.getBoolean('text');
    if (inWords === null) return boardFor(surface, match, interaction.user.id, language);
    const show = inWords ? textBoard : pictureBoard;
    return show(surface, match, interaction.user.id, language);
  },
};
