import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, described, lastMatchHere, localised } from '../src/discord/command.js';
import { chronicle } from '../src/discord/matches/chronicle.js';
import { seatOf } from '../src/matches/index.js';

export const log: Command = {
  spends: 'look-ups',
  shape: {
    ...localised('log', 'przebieg'),
    ...described('What happened, turn by turn', 'Co się wydarzyło, tura po turze'),
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
    const { user, options } = interaction;
    const match = await lastMatchHere(surface, interaction.channelId, user.id);
    if (!options.getBoolean('mine')) return chronicle(surface, match, user.id, language);
    const seat = seatOf(match, user.id);
    const own = (await house.store.answers(match.id)).findLast(({ answer }) => answer.seat === seat);
    return chronicle(surface, match, user.id, language, { since: own ? own.moment + 1 : 0 });
  },
};
