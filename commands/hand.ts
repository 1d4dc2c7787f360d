import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, described, localised, matchHere, newcomerNamed, personOf } from '../src/discord/command.js';
import { handMessage } from '../src/discord/matches/looking.js';
import { hide, showTo } from '../src/discord/matches/shown-hand.js';
import { openTurn } from '../src/matches/index.js';

export const hand: Command = {
  spends: 'pictures',
  shape: {
    ...localised('hand', 'ręka'),
    ...described('Your private tiles or cards, for your eyes only', 'Twoje żetony lub karty, tylko dla Ciebie'),
    options: [
      {
        type: ApplicationCommandOptionType.User,
        ...localised('show', 'pokaż'),
        ...described(
          'Show it to a friend who does not play; the table is told',
          'Pokaż ją komuś, kto nie gra; stół się o tym dowie',
        ),
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        ...localised('hide', 'ukryj'),
        ...described('Show it to nobody any more', 'Nie pokazuj jej już nikomu'),
      },
    ],
  },

  async run({ surface, interaction, language }) {
    const { channelId, user, options } = interaction;
    const match = await matchHere(surface, channelId, user.id);
    const by = { person: personOf(interaction), interaction: interaction.id };
    const friend = options.getUser('show');
    if (options.getBoolean('hide')) return hide(surface, match.id, by, language);
    if (friend) return showTo(surface, match, by, newcomerNamed(friend, options.getMember('show')), language);
    const opened = await openTurn(surface.house, match.id, user.id);
    return handMessage(surface, opened, user.id, language);
  },
};
