import type { Match } from '../../matches/index.js';
import { button, buttonRows, type Part, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { wordsIn } from '../words/index.js';
import { lookBackButton } from './replay.js';

/** Where playing again is offered: on the result in the thread, or on the message the table was opened with. */
export type RematchPlace = 'thread' | 'table';

/** Who plays again, whom it waits for, and the button to say so; where it is played, once it is. And the way to look back. */
export function rematchParts(match: Match, next: Match | null, where: RematchPlace): Part[] {
  const words = wordsIn(match.language);
  const back = lookBackButton(match, match.language);
  if (next?.place) return [text(words.rematchIn(`<#${next.place}>`)), ...buttonRows([back])];
  const people = match.seats.filter(({ player }) => player !== null);
  if (people.length === 0 || match.event) return buttonRows([back]);
  const id = makeCustomId('rematch', match.id, ...(where === 'table' ? [where] : []));
  const ask = buttonRows([button(id, { label: words.rematch, style: 'good' }), back]);
  if (!next) return ask;
  const ready = next.seats.flatMap(({ player }) => (player ? [`<@${player}>`] : []));
  const missing = next.seats.flatMap(({ invited }) => (invited ? [`<@${invited.player}>`] : []));
  return [text(words.rematchWaits(ready, missing)), ...ask];
}
