import { type Command, described, localised } from '../src/discord/command.js';
import { text } from '../src/discord/components.js';
import { clipLines, LIMITS } from '../src/discord/limits.js';
import { matchLines } from '../src/discord/matches/lines.js';
import { message } from '../src/discord/message.js';
import { wordsIn } from '../src/discord/words/index.js';

export const games: Command = {
  shape: {
    ...localised('games', 'partie'),
    ...described('Your matches everywhere, and whose turn it is', 'Wszystkie Twoje partie i czyj jest ruch'),
  },

  async run({ surface: { house }, interaction, language }) {
    const matches = await house.store.matchesOf(interaction.user.id);
    if (matches.length === 0) return message([text(wordsIn(language).noMatches())]);
    const lines = await matchLines(house, matches, interaction.user.id, language, true);
    return message([text(clipLines(lines.reverse(), LIMITS.textPerMessage - 10))]);
  },
};
