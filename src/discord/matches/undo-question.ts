import type { Language } from '../../engine/index.js';
import { type Match, propose } from '../../matches/index.js';
import { personOf } from '../command.js';
import { button, buttonRows, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { type Message, message } from '../message.js';
import type { Pressed } from '../pressed.js';
import { wordsIn } from '../words/index.js';
import { panelFor } from './panel.js';

/** Before the others are asked whether a move may be taken back: who they are, and the button that asks them. */
export function undoQuestion(match: Match, electors: readonly string[], language: Language): Message {
  const words = wordsIn(language);
  const mentions = electors.map(player => `<@${player}>`);
  return message([
    text(words.undoNeeds(mentions)),
    ...buttonRows([button(makeCustomId('ask', match.id), { label: words.askOthers(mentions.length), style: 'main' })]),
  ]);
}

export async function askOthers({ surface, press, id, language }: Pressed): Promise<Message> {
  const reply = { match: id.match, person: personOf(press), interaction: press.id };
  const { vote, match } = await propose(surface.house, reply, { kind: 'undo' });
  // With nobody to ask it has happened: the panel shows the turn as it stood.
  if (!vote) return panelFor(surface, match, press.user.id, language);
  return message([text(wordsIn(language).voteCalled)]);
}
