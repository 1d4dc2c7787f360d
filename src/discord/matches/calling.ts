import {
  actorOf,
  callWayOf,
  isOverdue,
  type Match,
  markUnreachable,
  type NewPost,
  type Post,
  seatOf,
  waitsSince,
} from '../../matches/index.js';
import { buttonRows, linkButton, text } from '../components.js';
import { type Message, message } from '../message.js';
import { sendAnew } from '../sending.js';
import type { Surface } from '../surface.js';
import { wordsIn } from '../words/index.js';
import { dueAt, playButton } from './board-post.js';
import { chosenLanguage, directChannel, sendDirect, unlessClosed } from './direct.js';
import { nameOf } from './next-table.js';
import { reminderPost } from './notices.js';

/** Where a match is played, as an address that opens from anywhere. */
export const linkTo = ({ guild, place, home }: Match): string =>
  `https://discord.com/channels/${guild ?? '@me'}/${place ?? home}`;

/** The calls that go to people by themselves when the board calls these seats. */
export async function directCalls(
  { house }: Surface,
  match: Match,
  calls: readonly { readonly seat: number; readonly player: string }[],
): Promise<NewPost[]> {
  const posts = await Promise.all(
    calls.map(async ({ player }): Promise<NewPost[]> => {
      if ((await callWayOf(house, player)) !== 'direct') return [];
      return [{ kind: 'call', about: { player, asked: match.asked } }];
    }),
  );
  return posts.flat();
}

/** That it is somebody's move, as a message of their own: what, where, until when, and the way in. */
async function callMessage(surface: Surface, match: Match, player: string): Promise<Message> {
  const language = await chosenLanguage(surface.house, player, match.language);
  const words = wordsIn(language);
  const due = dueAt(match, [seatOf(match, player)]);
  return message(
    [
      text(words.calledDirectly(nameOf(surface, match, player, language), due)),
      ...buttonRows([playButton({ ...match, language }), linkButton(linkTo(match), words.toThread)]),
    ],
    { calls: [player] },
  );
}

/**
 * Calls somebody. Returns what has to be posted instead: in the thread, where Discord refuses the message. Whoever has
 * moved since is called no more.
 */
export async function sendCall(surface: Surface, match: Match, { id, about }: Post): Promise<NewPost[]> {
  const player = String(about.player);
  if (match.asked !== about.asked || waitsSince(match, player) === null) return [];
  const sent = await sendDirect(surface, player, await callMessage(surface, match, player), `c${id}`);
  return sent === null ? refused(surface, match, player) : [];
}

/** In the thread, because nothing else is open: the call itself, and why it is here. */
export function threadCall(match: Match, player: string): Message {
  const { calledHere } = wordsIn(match.language);
  return message([text(calledHere(`<@${player}>`)), ...buttonRows([playButton(match)])], { calls: [player] });
}

async function refused({ house }: Surface, match: Match, player: string): Promise<NewPost[]> {
  await markUnreachable(house, player);
  return [{ kind: 'notice', about: { notice: 'call', player, asked: match.asked } }];
}

/** Reminds somebody where they want to be reminded; past the limit the table is told in its thread, whatever they want. */
export async function sendReminder(surface: Surface, match: Match, seat: number, post: Post): Promise<NewPost[]> {
  const { house, rest } = surface;
  const now = house.world.now();
  const player = actorOf(match.seats[seat]!)!;
  const isLate = isOverdue(match.clocks[seat], now);
  const way = await callWayOf(house, player);
  const about = { id: match.id, name: `reminder/${seat}`, nonce: `r${post.id}` };
  if (isLate || way === 'thread') {
    // An edit notifies nobody.
    await sendAnew(rest, house.store, { ...about, channel: match.place! }, reminderPost(house, match, seat, now));
    return isLate && way === 'direct' ? [{ kind: 'call', about: { player, asked: match.asked } }] : [];
  }
  if (way === 'digest') return [];
  const language = await chosenLanguage(house, player, match.language);
  const reminder = reminderPost(house, { ...match, language }, seat, now, nameOf(surface, match, player, language));
  const channel = await directChannel(surface, player);
  const name = `direct-${about.name}`;
  const sent =
    channel === null
      ? null
      : await unlessClosed(async () => {
          await sendAnew(rest, house.store, { ...about, name, channel }, reminder);
          return channel;
        });
  return sent === null ? refused(surface, match, player) : [];
}
