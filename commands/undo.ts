import { type Command, described, localised, matchHere, personOf } from '../src/discord/command.js';
import { text } from '../src/discord/components.js';
import { panelFor } from '../src/discord/matches/panel.js';
import { undoQuestion } from '../src/discord/matches/undo-question.js';
import { message } from '../src/discord/message.js';
import { wordsIn } from '../src/discord/words/index.js';
import { electors, hasAnswered, propose, Refusal, seatOf, undo as takeBack } from '../src/matches/index.js';

export const undo: Command = {
  shape: {
    ...localised('undo', 'cofnij'),
    ...described(
      'Take your last answer back; if others have moved since, with their consent',
      'Cofnij swoją ostatnią odpowiedź; jeśli inni już grali, za ich zgodą',
    ),
  },

  async run({ surface, interaction, language }) {
    const { house } = surface;
    const found = await matchHere(surface, interaction.channelId, interaction.user.id);
    const reply = { match: found.id, person: personOf(interaction), interaction: interaction.id };
    const seat = seatOf(found, interaction.user.id);
    if (seat < 0) throw new Refusal('not-seated');
    const table = await house.table(found);
    if (table.canUndo(seat)) {
      const { match } = await takeBack(house, reply);
      return panelFor(surface, match, interaction.user.id, language);
    }
    if (!(await hasAnswered(house, found, seat))) throw new Refusal('nothing-to-undo');
    const asked = await electors(house, found, { by: interaction.user.id, kind: 'undo', about: {} });
    if (asked.length > 0) return undoQuestion(found, asked, language);
    await propose(house, reply, { kind: 'undo' });
    return message([text(wordsIn(language).done)]);
  },
};
