import { ApplicationCommandOptionType, InteractionContextType } from 'discord.js';
import { type Call, type Command, described, gameChoices, localised, personOf } from '../src/discord/command.js';
import { text } from '../src/discord/components.js';
import { publicLanguage } from '../src/discord/language.js';
import { tidyName } from '../src/discord/limits.js';
import { missingPermissions } from '../src/discord/matches/places.js';
import { message } from '../src/discord/message.js';
import { wordsIn } from '../src/discord/words/index.js';
import { openLobby, type Person, Refusal } from '../src/matches/index.js';

/** As many as can be invited besides the host of a table of five. */
const INVITED = [1, 2, 3, 4] as const;
const optionOf = (number: number): string => (number === 1 ? 'with' : `with-${number}`);

/** The people a seat is kept for. */
function invitedIn(options: Call['interaction']['options']): Person[] {
  const users = INVITED.flatMap(number => options.getUser(optionOf(number)) ?? []);
  if (users.some(({ bot }) => bot)) throw new Refusal('bot-account');
  return [...new Map(users.map(({ id, displayName }) => [id, { id, name: tidyName(displayName) || id }])).values()];
}

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
      ...INVITED.map(number => ({
        type: ApplicationCommandOptionType.User as const,
        ...localised(optionOf(number), number === 1 ? 'z-kim' : `z-kim-${number}`),
        ...described('Somebody a seat is kept for, two days', 'Dla kogo trzymać miejsce, dwa dni'),
      })),
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
      invited: invitedIn(interaction.options),
      interaction: interaction.id,
    });
    return message([text(wordsIn(language).lobbyOpened(house.game(match.game).words[language].name))]);
  },

  async complete({ surface, interaction, language }) {
    return gameChoices(surface, interaction.options.getFocused(), language);
  },
};
