import { ApplicationCommandOptionType } from 'discord.js';
import { type Command, described, localised, matchHere, personOf } from '../src/discord/command.js';
import { LIMITS } from '../src/discord/limits.js';
import { panelFor } from '../src/discord/matches/panel.js';
import { wordsIn } from '../src/discord/words/index.js';
import { completions } from '../src/engine/index.js';
import {
  answerAll,
  keepMove,
  openTurn,
  parseMove,
  Refusal,
  type RefusalName,
  seatOf,
  typistOf,
} from '../src/matches/index.js';

/** Whoever mistyped is shown the present choices below the sentence. */
const SHOWING_CHOICES: readonly RefusalName[] = ['stale', 'unclear-move'];
const OUT_OF_TURN: readonly RefusalName[] = ['not-asked', 'answered-already'];

export const act: Command = {
  shape: {
    ...localised('act', 'ruch'),
    ...described('Play by typing; the list shows what is possible', 'Zagraj, pisząc; lista pokazuje, co można'),
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...localised('move', 'co'),
        ...described('Your move', 'Twój ruch'),
        required: true,
        autocomplete: true,
        max_length: 100,
      },
    ],
  },

  async run({ surface, interaction, language }) {
    const { house } = surface;
    const found = await matchHere(surface, interaction.channelId, interaction.user.id);
    const typed = interaction.options.getString('move', true);
    await openTurn(house, found.id, interaction.user.id);
    const reply = { match: found.id, person: personOf(interaction), interaction: interaction.id };
    try {
      const { match } = await answerAll(house, reply, (table, seat) =>
        parseMove(house.game(found.game), found, table, seat, typed),
      );
      return await panelFor(surface, match, interaction.user.id, language, { answered: true });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Out of turn a move waits, sealed, until its turn has come.
      if (OUT_OF_TURN.includes(error.why)) {
        const kept = await keepMove(house, reply, typed);
        return panelFor(surface, kept, interaction.user.id, language, { answered: true });
      }
      if (!SHOWING_CHOICES.includes(error.why)) throw error;
      const note = wordsIn(language).refusal(error.why, error.about);
      return panelFor(surface, await house.match(found.id), interaction.user.id, language, { note });
    }
  },

  async complete({ surface, interaction, language }) {
    const match = await matchHere(surface, interaction.channelId, interaction.user.id);
    const seat = seatOf(match, interaction.user.id);
    if (seat < 0) return [];
    const table = await surface.house.table(match);
    const game = surface.house.game(match.game);
    const typed = interaction.options.getFocused();
    if (match.status === 'running' && !table.offeredTo(seat))
      return typed.trim() === '' ? [] : [{ name: wordsIn(language).keepForTurn(typed.trim()), value: typed.trim() }];
    const typist = typistOf(game, match, seat);
    return completions(typist, table, typed, language, LIMITS.autocompleteChoices).map(found => ({
      name: found.label,
      value: found.typed,
    }));
  },
};
