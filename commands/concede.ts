import { type Command, described, localised, matchHere } from '../src/discord/command.js';
import { button, buttonRows, text } from '../src/discord/components.js';
import { makeCustomId } from '../src/discord/custom-id.js';
import { message } from '../src/discord/message.js';
import { wordsIn } from '../src/discord/words/index.js';
import { Refusal, seatOf } from '../src/matches/index.js';

export const concede: Command = {
  shape: {
    ...localised('concede', 'poddaj'),
    ...described('Give your match in this channel up', 'Poddaj swoją partię na tym kanale'),
  },

  async run({ surface, interaction, language }) {
    const match = await matchHere(surface, interaction.channelId, interaction.user.id);
    if (seatOf(match, interaction.user.id) < 0) throw new Refusal('not-seated');
    const words = wordsIn(language);
    const confirm = button(makeCustomId('concede', match.id), { label: words.yesConcede, style: 'bad' });
    return message([text(words.confirmConcede), ...buttonRows([confirm])]);
  },
};
