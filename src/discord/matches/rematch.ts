import { count } from '../../leagues/index.js';
import { askRematch, isSeatTaken, type Match, rematchOf, startMatch } from '../../matches/index.js';
import { personOf } from '../command.js';
import { countedText } from '../leagues/names.js';
import { foretoldText } from '../leagues/predictions.js';
import type { Message } from '../message.js';
import type { Pressed } from '../pressed.js';
import type { Surface } from '../surface.js';
import { renewTable, tableMessage } from './ending.js';
import { resultPost } from './notices.js';
import { newPlace, noThread } from './places.js';
import { rematchParts } from './rematch-parts.js';
import { paintedCard } from './result-card.js';

/** The result of a match, and how it stands with playing again. */
export async function resultMessage(surface: Surface, match: Match): Promise<Message> {
  const { house, hall } = surface;
  const rated = countedText(await count(hall, match.id), match.language);
  const foretold = await foretoldText(surface, match, match.language);
  const counted = [rated, foretold].filter(line => line !== '').join('\n');
  const next = await rematchOf(house, match);
  const card = await paintedCard(surface, match, match.language);
  return resultPost(surface, match, await house.table(match), counted, card, rematchParts(match, next, 'thread'));
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
  const match = await house.match(id.match);
  if (id.parts[0] === 'table') return tableMessage(surface, match);
  await renewTable(surface, match);
  return resultMessage(surface, match);
}
