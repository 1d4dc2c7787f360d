import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, described, lastMatchHere, localised } from '../src/discord/command.js';
import { text } from '../src/discord/components.js';
import { message } from '../src/discord/message.js';
import { wordsIn } from '../src/discord/words/index.js';
import { verify as verifyMatch } from '../src/matches/index.js';

export const verify: Command = {
  shape: {
    ...localised('verify', 'sprawdź'),
    ...described('Prove that the shuffles of a match were fair', 'Dowiedź, że tasowanie w partii było uczciwe'),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...localised('match', 'partia'),
        ...described(
          'Id of the match; this channel’s last one if left out',
          'Numer partii; domyślnie ostatnia na tym kanale',
        ),
        max_length: 32,
      },
    ],
  },

  async run({ surface, interaction, language }) {
    const id =
      interaction.options.getString('match') ??
      (await lastMatchHere(surface, interaction.channelId, interaction.user.id)).id;
    const { match, ...found } = await verifyMatch(surface.house, id);
    return message([text(wordsIn(language).verified({ ...found, seed: match.seed }))]);
  },
};
