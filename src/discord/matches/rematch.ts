import { count } from '../../leagues/index.js';
import { askRematch, isSeatTaken, type Match, rematchOf, startMatch } from '../../matches/index.js';
import { personOf } from '../command.js';
import { button, buttonRows, type Part, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { countedText } from '../leagues/names.js';
import type { Message } from '../message.js';
import type { Pressed } from '../pressed.js';
import type { Surface } from '../surface.js';
import { wordsIn } from '../words/index.js';
import { resultPost } from './notices.js';
import { newPlace, noThread } from './places.js';
import { lookBackButton } from './replay.js';

/** The result of a match, and how it stands with playing again. */
export async function resultMessage(surface: Surface, match: Match): Promise<Message> {
  const { house, hall } = surface;
  const counted = countedText(await count(hall, match.id), match.language);
  const next = await rematchOf(house, match);
  return resultPost(surface, match, await house.table(match), counted, rematchParts(match, next));
}

/** Who plays again, whom it waits for, and the button to say so; where it is played, once it is. And the way to look back. */
function rematchParts(match: Match, next: Match | null): Part[] {
  const words = wordsIn(match.language);
  if (next?.place)
    return [text(words.rematchIn(`<#${next.place}>`)), ...buttonRows([lookBackButton(match, match.language)])];
  const people = match.seats.filter(({ player }) => player !== null);
  const back = lookBackButton(match, match.language);
  if (people.length === 0 || match.event) return buttonRows([back]);
  const ask = buttonRows([button(makeCustomId('rematch', match.id), { label: words.rematch, style: 'good' }), back]);
  if (!next) return ask;
  const ready = next.seats.flatMap(({ player }) => (player ? [`<@${player}>`] : []));
  const missing = next.seats.flatMap(({ invited }) => (invited ? [`<@${invited.player}>`] : []));
  return [text(words.rematchWaits(ready, missing)), ...ask];
}

/** Somebody wants to play again; the last one to say so starts it, in a thread of its own. */
export async function pressRematch({ surface, press, id }: Pressed): Promise<Message> {
  const { house } = surface;
  const person = personOf(press);
  const lobby = await askRematch(house, { match: id.match, person, interaction: press.id });
  if (lobby.status === 'lobby' && lobby.seats.every(isSeatTaken)) {
    const { place, missing } = await newPlace(surface, lobby);
    const told = missing.length > 0 ? [noThread(missing)] : [];
    await startMatch(house, lobby.id, person, place, `${press.id}/start`, told);
  }
  return resultMessage(surface, await house.match(id.match));
}
