import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import { type Command, described, gameChoices, localised, personOf } from '../src/discord/command.js';
import { text } from '../src/discord/components.js';
import { publicLanguage } from '../src/discord/language.js';
import { missingPermissions } from '../src/discord/matches/places.js';
import { message } from '../src/discord/message.js';
import { wordsIn } from '../src/discord/words/index.js';
import { openLobby, Refusal } from '../src/matches/index.js';

export const play: Command = {
  shape: {
    ...localised('play', 'graj'),
    ...described('Open a table for a game in this channel', 'Otwórz stół do gry na tym kanale'),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...localised('game', 'gra'),
        ...described('Which game', 'W co gramy'),
        required: true,
        autocomplete: true,
      },
    ],
  },

  async run({ surface, interaction, language }) {
    const missing = missingPermissions(interaction.appPermissions);
    if (missing.length > 0) throw new Refusal('missing-permission', { permissions: missing.join(', ') });
    const { house } = surface;
    const { channelId, guildId, guildLocale } = interaction;
    const match = await openLobby(house, {
      game: interaction.options.getString('game', true),
      host: personOf(interaction),
      guild: guildId,
      home: channelId,
      language: await publicLanguage(house, channelId, guildId, guildLocale, language),
      interaction: interaction.id,
    });
    return message([text(wordsIn(language).lobbyOpened(house.game(match.game).words[language].name))]);
  },

  async complete({ surface, interaction, language }) {
    return gameChoices(surface, interaction.options.getFocused(), language);
  },
};
