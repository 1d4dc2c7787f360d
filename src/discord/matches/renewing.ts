import { type Match, seatOf, type Vote } from '../../matches/index.js';
import { text } from '../components.js';
import { type Message, message } from '../message.js';
import { editOnly } from '../sending.js';
import type { Surface } from '../surface.js';
import { wordsIn } from '../words/index.js';
import { boardPost } from './board-post.js';
import { tableMessage } from './ending.js';
import { noticePost } from './notices.js';
import { resultMessage } from './rematch.js';
import { handNotice } from './shown-hand.js';

/** Under which name a notice is remembered; null for one that names nobody. */
export function nameOfNotice({ notice, seat }: Readonly<Record<string, string | number>>): string | null {
  return notice === 'gave-up' || notice === 'replace' ? `${notice}/${seat}` : null;
}

/** A vote is remembered by the seats it names, so that it is found when one of them is forgotten. */
export function nameOfVote(match: Match, vote: Vote): string {
  const about = vote.about.seat === undefined ? '' : `-${vote.about.seat}`;
  return `vote/${seatOf(match, vote.by)}${about}/${vote.id}`;
}

/** Writes anew, as far as it can still be edited, what names the people of a match: somebody wants to be forgotten. */
export async function renewPosts(surface: Surface, match: Match): Promise<void> {
  const { store } = surface.house;
  const place = match.place ?? match.home;
  for (const { name, message: id } of await store.messagesOf(match.id)) {
    const renewed = await renewal(surface, match, name);
    if (renewed) await editOnly(surface, name === 'lobby' ? match.home : place, id, renewed);
  }
  const turn = await store.turnMessage(match.id);
  if (!turn) return;
  const told = await store.log(match.id, turn.fresh);
  const table = await surface.house.table(match);
  const board = await boardPost(surface, match, table, told, { opening: turn.fresh === 0 });
  await editOnly(surface, place, turn.message, board);
}

/** What a message says now; null for one that names nobody who is forgotten. */
async function renewal(surface: Surface, match: Match, name: string): Promise<Message | null> {
  const [kind, seats = ''] = name.split('/');
  switch (kind) {
    case 'lobby':
      return tableMessage(surface, match);
    case 'result':
      return resultMessage(surface, match);
    case 'gave-up':
      return noticePost(match, { notice: kind, seat: Number(seats) });
    case 'hand':
      return handNotice(match, Number(seats));
    case 'followers':
      return message([text(wordsIn(match.language).forgotten)]);
    case 'replace':
    case 'reminder':
    case 'vote':
      return seats.split('-').some(seat => isForgotten(match, Number(seat)))
        ? message([text(wordsIn(match.language).forgotten)])
        : null;
    default:
      return null;
  }
}

const isForgotten = ({ seats }: Match, seat: number): boolean => {
  const held = seats[seat];
  return held !== undefined && held.player === null && held.bot === null;
};
