import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, described, lastMatchHere, localised } from '../src/discord/command.js';
import { logMessage } from '../src/discord/matches/looking.js';
import { seatOf } from '../src/matches/index.js';

export const log: Command = {
  spends: 'look-ups',
  shape: {
    ...localised('log', 'przebieg'),
    ...described('What happened, in words', 'Co się wydarzyło, słowami'),
    options: [
      {
        type: ApplicationCommandOptionType.Boolean,
        ...localised('mine', 'moje'),
        ...described('Only since my last move', 'Tylko od mojego ostatniego ruchu'),
      },
    ],
  },

  async run({ surface, interaction, language }) {
    const { house } = surface;
    const match = await lastMatchHere(surface, interaction.channelId, interaction.user.id);
    const seat = seatOf(match, interaction.user.id);
    const own = interaction.options.getBoolean('mine')
      ? (await house.store.answers(match.id)).findLast(({ answer }) => answer.seat === seat)
      : undefined;
    const table = await house.table(match);
    return logMessage(surface, match, table, interaction.user.id, language, own ? own.moment + 1 : 0);
  },
};
