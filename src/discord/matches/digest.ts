import {
  AlreadyHandled,
  type Match,
  markUnreachable,
  matchesWaitingFor,
  nextDigest,
  seatOf,
  share,
} from '../../matches/index.js';
import { button, buttonRows, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { firstLines, LIMITS } from '../limits.js';
import { type Message, message } from '../message.js';
import type { Surface } from '../surface.js';
import { wordsIn } from '../words/index.js';
import { dueAt } from './board-post.js';
import { linkTo } from './calling.js';
import { chosenLanguage, sendDirect } from './direct.js';
import { knownMatches } from './lines.js';
import { nameOf } from './next-table.js';
import { digestDeed, settleUntold, tellInThread, type Untold, untoldLine, untoldOf } from './untold.js';

const DAY = 24 * 3_600_000;
const ROOM_FOR_FOLLOWED = 1_200;
const LONGEST_LIST = LIMITS.textPerMessage - 300 - ROOM_FOR_FOLLOWED;

/** Sends everybody who wants it once a day the tables that wait for them. */
export async function sendDigests(surface: Surface): Promise<void> {
  const { house } = surface;
  const due = await house.store.digestsDue(house.world.now());
  await share(
    house,
    'digests',
    due.map(id => ({ id })),
    ({ id }) => sendDigest(surface, id),
  );
}

async function sendDigest(surface: Surface, player: string): Promise<void> {
  const { house } = surface;
  const now = house.world.now();
  const waiting = knownMatches(house, await matchesWaitingFor(house, player));
  const followed = await untoldOf(house, player);
  if (waiting.length > 0 || followed.length > 0) {
    // Of one day there is one digest, whatever happens between sending it and writing it down.
    const nonce = `d${player}${Math.floor(now / DAY)}`;
    const digest = await digestMessage(surface, player, waiting, followed);
    const sent = await sendDirect(surface, player, digest, nonce);
    if (sent === null) return callInThreads(surface, player, waiting, followed);
    for (const { follow } of followed) await settleUntold(house, follow);
  }
  await house.store.setDigest(player, await nextDigest(house, player));
}

async function digestMessage(
  surface: Surface,
  player: string,
  waiting: readonly Match[],
  followed: readonly Untold[],
): Promise<Message> {
  const [first] = [...waiting, ...followed.map(({ match }) => match)];
  const language = await chosenLanguage(surface.house, player, first!.language);
  const words = wordsIn(language);
  const lines = waiting.map(match =>
    words.digestLine(nameOf(surface, match, player, language), linkTo(match), dueAt(match, [seatOf(match, player)])),
  );
  const next = button(makeCustomId('next', 'games'), { label: words.nextButton, style: 'main', emoji: '⏭️' });
  const own = [text(`### ${words.digest(waiting.length)}\n${firstLines(lines, LONGEST_LIST)}`), ...buttonRows([next])];
  const heard = await Promise.all(followed.map(each => untoldLine(surface, each, player, language)));
  const watched = heard.length === 0 ? [] : [text(firstLines(heard, ROOM_FOR_FOLLOWED))];
  return message([...(waiting.length === 0 ? [] : own), ...watched], { calls: [player] });
}

/**
 * Discord refuses the message: every table that waits calls in its thread. Until all of them do the digest is due, and
 * whoever goes on with it after a crash calls nobody twice.
 */
async function callInThreads(
  { house }: Surface,
  player: string,
  waiting: readonly Match[],
  followed: readonly Untold[],
): Promise<void> {
  for (const { match, follow } of followed) await unlessTold(tellInThread(house, match, follow));
  for (const match of waiting) {
    const about = { notice: 'call', player, asked: match.asked };
    const interaction = digestDeed(player, match, match.asked);
    const called = { interaction, match, expect: match.moment, posts: [{ kind: 'notice', about }] } as const;
    await unlessTold(house.store.write(called, house.world.now()));
    house.world.wakeOutbox(match.id);
  }
  await markUnreachable(house, player);
}

async function unlessTold(telling: Promise<void>): Promise<void> {
  try {
    await telling;
  } catch (error) {
    if (!(error instanceof AlreadyHandled)) throw error;
  }
}
