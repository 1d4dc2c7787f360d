import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, described, localised, matchHere } from '../src/discord/command.js';
import { text } from '../src/discord/components.js';
import { message } from '../src/discord/message.js';
import { ruleLink } from '../src/discord/rules/link.js';
import { wordsIn } from '../src/discord/words/index.js';
import { parseMove, Refusal, seatOf } from '../src/matches/index.js';

export const why: Command = {
  spends: 'look-ups',
  shape: {
    ...localised('why', 'dlaczego'),
    ...described('Which rule forbids a move now', 'Która zasada zabrania teraz ruchu'),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...localised('move', 'ruch'),
        ...described('The move, typed as for /act', 'Ruch wpisany jak w /ruch'),
        required: true,
        max_length: 100,
      },
    ],
  },

  async run({ surface, interaction, language }) {
    const match = await matchHere(surface, interaction.channelId, interaction.user.id);
    const seat = seatOf(match, interaction.user.id);
    if (seat < 0) throw new Refusal('not-seated');
    const typed = interaction.options.getString('move', true);
    const table = await surface.house.table(match);
    const game = surface.house.game(match.game);
    const forbidden = game.why(table, seat, typed);
    if (forbidden) {
      const { rule, because } = forbidden;
      return message([
        text(wordsIn(language).forbidden(rule, because[language])),
        ...ruleLink(surface, rule, language),
      ]);
    }
    parseMove(game, match, table, seat, typed);
    return message([text(wordsIn(language).whyAllowed(typed))]);
  },
};
