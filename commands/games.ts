import { type Command, described, localised } from '../src/discord/command.js';
import { text } from '../src/discord/components.js';
import { clipLines, LIMITS, plain } from '../src/discord/limits.js';
import { message } from '../src/discord/message.js';
import { botName, wordsIn } from '../src/discord/words/index.js';
import { isWaitedFor } from '../src/matches/index.js';

export const games: Command = {
  shape: {
    ...localised('games', 'partie'),
    ...described('Your matches everywhere, and whose turn it is', 'Wszystkie Twoje partie i czyj jest ruch'),
  },

  async run({ surface, interaction, language }) {
    const { house } = surface;
    const words = wordsIn(language);
    const matches = await house.store.matchesOf(interaction.user.id);
    if (matches.length === 0) return message([text(words.noMatches())]);
    const lines = await Promise.all(
      matches.map(async match => ({
        game: house.game(match.game).words[language].name,
        place: `<#${match.place ?? match.home}>`,
        opponents: match.seats
          .flatMap(({ player, bot, name }) => {
            if (bot) return [botName(bot, language)];
            return player && player !== interaction.user.id ? [plain(name)] : [];
          })
          .join(', '),
        yours: match.status === 'running' && isWaitedFor(match, await house.table(match), interaction.user.id),
        since: Math.floor(match.askedAt / 1000),
      })),
    );
    const sorted = [...lines].sort((a, b) => Number(b.yours) - Number(a.yours) || a.since - b.since);
    return message([text(clipLines(sorted.map(words.matchLine).reverse(), LIMITS.textPerMessage - 10))]);
  },
};
