import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, described, lastMatchHere, localised } from '../src/discord/command.js';
import { text } from '../src/discord/components.js';
import { pastChoices } from '../src/discord/matches/past-choices.js';
import { message } from '../src/discord/message.js';
import { wordsIn } from '../src/discord/words/index.js';
import { isPlayedAt, Refusal, verify as verifyMatch } from '../src/matches/index.js';

export const verify: Command = {
  spends: 'replays',
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
        autocomplete: true,
      },
    ],
  },

  async run({ surface, interaction, language }) {
    const { house } = surface;
    const { channelId, user, options } = interaction;
    const named = options.getString('match');
    const asked = named === null ? await lastMatchHere(surface, channelId, user.id) : await house.store.match(named);
    // A match belongs to the people who could watch it: elsewhere it is as if there were none.
    if (!asked || !isPlayedAt(asked, channelId)) throw new Refusal('not-played-here');
    const { match, ...found } = await verifyMatch(house, asked.id);
    return message([text(wordsIn(language).verified({ ...found, seed: match.seed }))]);
  },

  complete: ({ surface, interaction, language }) =>
    pastChoices(surface, interaction.user.id, interaction.guildId, interaction.options.getFocused(), language),
};
