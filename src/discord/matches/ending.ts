import { ChannelType, DiscordAPIError, Routes } from 'discord.js';
import { count } from '../../leagues/index.js';
import { type Match, rematchOf } from '../../matches/index.js';
import { gallery, type Part, separator, text } from '../components.js';
import { countedText } from '../leagues/names.js';
import { clip, LIMITS, plain } from '../limits.js';
import { type Message, message } from '../message.js';
import { editOnly, sendInPlace } from '../sending.js';
import type { Surface } from '../surface.js';
import { seatNames, wordsIn } from '../words/index.js';
import { lobbyPost } from './lobby-post.js';
import { outcomeText } from './notices.js';
import { rematchParts } from './rematch-parts.js';
import { paintedCard } from './result-card.js';

/** Whoever writes in a thread that is over opens it again; after an hour without a word Discord puts it away once more. */
const QUIET_MINUTES = 60;

/** What is told of a match that is over besides its result: the table it was opened at, the results channel, its thread. */
export async function tellEnd(surface: Surface, match: Match): Promise<void> {
  await renewTable(surface, match);
  const { store } = surface.house;
  const results = match.guild === null ? undefined : (await store.settings('guild', match.guild)).results;
  if (results && match.result) await softly(surface, match, () => tellResults(surface, match, results));
  if (match.place !== null && match.place !== match.home)
    await softly(surface, match, () => putAway(surface, match, match.place!));
}

/** Shows on the message a table was opened with how it stands. */
export async function renewTable(surface: Surface, match: Match): Promise<void> {
  const lobby = await surface.house.store.messageFor(match.id, 'lobby');
  if (lobby) await editOnly(surface, match.home, lobby, await tableMessage(surface, match));
}

/**
 * The message a table was opened with: its lobby, and in the end the result in a few lines with the way to the thread. A
 * thread that is put away is hard to press in on a phone: who wants to play again says so here as well.
 */
export async function tableMessage(surface: Surface, match: Match): Promise<Message> {
  if (match.result === null) return lobbyPost(surface.house, match);
  const again = rematchParts(match, await rematchOf(surface.house, match), 'table');
  return resultWith(surface, match, again);
}

/** Who played, how it ended, what it counts for, where it can be read, and all of it on a card. */
async function resultWith(surface: Surface, match: Match, after: readonly Part[]): Promise<Message> {
  const { name } = surface.house.game(match.game).words[match.language];
  const how = outcomeText(surface, match, await surface.house.table(match));
  const seats = seatNames(match.seats, match.language).map(plain).join(' – ');
  const counted = countedText(await count(surface.hall, match.id), match.language);
  const where = match.place === null ? [] : [`<#${match.place}>`];
  const files = await paintedCard(surface, match, match.language);
  return message(
    [
      text(`### ${name}\n${seats}`),
      separator(),
      text([`🏁 ${how}`, ...(counted === '' ? [] : [counted]), ...where].join('\n')),
      ...(files.length > 0 ? [gallery(files)] : []),
      ...after,
    ],
    { files },
  );
}

async function tellResults(surface: Surface, match: Match, channel: string): Promise<void> {
  const about = { id: match.id, name: 'results', channel, nonce: `end-${match.id}`.slice(0, LIMITS.nonce) };
  await sendInPlace(surface.rest, surface.house.store, about, await resultWith(surface, match, []));
}

/** The thread says in its name who has won, and leaves the list of those in which something happens. */
async function putAway(surface: Surface, match: Match, thread: string): Promise<void> {
  const names = seatNames(match.seats, match.language);
  const winners = match.result && names.filter((_, seat) => match.result!.places[seat] === 1);
  const name = clip(wordsIn(match.language).threadOver(winners, names), LIMITS.threadName);
  const body = { name, auto_archive_duration: QUIET_MINUTES, archived: true };
  await surface.rest.patch(Routes.channel(thread), { body });
}

/** None of this is worth losing the result for: what Discord refuses is left as it is. */
async function softly({ log }: Surface, { id }: Match, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error;
    log.warn({ error, match: id }, 'The end of a match could not be told everywhere');
  }
}

/** Channels a server may have results posted in. */
export const RESULT_CHANNELS = [ChannelType.GuildText, ChannelType.GuildAnnouncement] as const;
