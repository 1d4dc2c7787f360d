import { type Command, described, localised, matchHere, personOf } from '../src/discord/command.js';
import { text } from '../src/discord/components.js';
import { panelFor } from '../src/discord/matches/panel.js';
import { message } from '../src/discord/message.js';
import { wordsIn } from '../src/discord/words/index.js';
import { propose, seatOf, undo as takeBack } from '../src/matches/index.js';

export const undo: Command = {
  shape: {
    ...localised('undo', 'cofnij'),
    ...described(
      'Take your last answer back; later ones only if the others agree',
      'Cofnij swoją ostatnią odpowiedź; dawniejszą za zgodą innych',
    ),
  },

  async run({ surface, interaction, language }) {
    const { house } = surface;
    const found = await matchHere(surface, interaction.channelId, interaction.user.id);
    const reply = { match: found.id, person: personOf(interaction), interaction: interaction.id };
    const table = await house.table(found);
    if (table.canUndo(seatOf(found, interaction.user.id))) {
      const { match } = await takeBack(house, reply);
      return panelFor(surface, match, interaction.user.id, language);
    }
    const { vote } = await propose(house, reply, { kind: 'undo' });
    return message([text(vote ? wordsIn(language).voteCalled : wordsIn(language).done)]);
  },
};
