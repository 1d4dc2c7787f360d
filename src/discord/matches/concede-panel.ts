import type { Language } from '../../engine/index.js';
import { type Match, Refusal, seatOf } from '../../matches/index.js';
import { button, buttonRows, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { type Message, message } from '../message.js';
import { wordsIn } from '../words/index.js';

/** The one question before a match is given up. */
export function concedePanel(match: Match, player: string, language: Language): Message {
  if (seatOf(match, player) < 0) throw new Refusal('not-seated');
  const words = wordsIn(language);
  const confirm = button(makeCustomId('concede', match.id), { label: words.yesConcede, style: 'bad' });
  return message([text(words.confirmConcede), ...buttonRows([confirm])]);
}
