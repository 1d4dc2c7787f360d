import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, described, lastMatchHere, localised } from '../src/discord/command.js';
import { pastChoices } from '../src/discord/matches/past-choices.js';
import { requireOnlooker } from '../src/discord/matches/press-replay.js';
import { replayMessage } from '../src/discord/matches/replay.js';
import { Refusal } from '../src/matches/index.js';

export const replay: Command = {
  spends: 'pictures',
  shape: {
    ...localised('replay', 'powtórka'),
    ...described('Step through a match, board by board', 'Obejrzyj partię krok po kroku'),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...localised('match', 'partia'),
        ...described(
          'Which match; this channel’s last one if left out',
          'Która partia; domyślnie ostatnia na tym kanale',
        ),
        max_length: 32,
        autocomplete: true,
      },
    ],
  },

  async run({ surface, interaction, language }) {
    const { channelId, user, options } = interaction;
    const named = options.getString('match');
    const match =
      named === null ? await lastMatchHere(surface, channelId, user.id) : await surface.house.store.match(named);
    if (!match) throw new Refusal('not-played-here');
    requireOnlooker(match, channelId, user.id);
    return replayMessage(surface, match, user.id, language);
  },

  complete: ({ surface, interaction, language }) =>
    pastChoices(surface, interaction.user.id, interaction.guildId, interaction.options.getFocused(), language),
};
