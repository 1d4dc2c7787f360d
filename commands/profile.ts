import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import { type Command, described, introduced, localised, personOf } from '../src/discord/command.js';
import { profileMessage } from '../src/discord/people/messages.js';
import { Refusal } from '../src/matches/index.js';

export const profile: Command = {
  spends: 'pictures',
  shape: {
    ...localised('profile', 'profil'),
    ...described('Results, rating and reliability', 'Wyniki, ranking i rzetelność'),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.User,
        ...localised('player', 'gracz'),
        ...described('Whose; yours if left out', 'Czyj; domyślnie Twój'),
      },
    ],
  },

  async run({ surface, interaction, language }) {
    const { guildId, options } = interaction;
    if (guildId === null) throw new Refusal('no-results');
    const named = options.getUser('player');
    const person = named ? introduced(named, options.getMember('player')) : personOf(interaction);
    return profileMessage(surface, guildId, person, interaction.user.id, language);
  },
};
