import { ChannelType, DiscordAPIError, Routes } from 'discord.js';
import { count } from '../../leagues/index.js';
import type { Match } from '../../matches/index.js';
import { separator, text } from '../components.js';
import { countedText } from '../leagues/names.js';
import { clip, LIMITS, plain } from '../limits.js';
import { type Message, message } from '../message.js';
import { editOnly, sendInPlace } from '../sending.js';
import type { Surface } from '../surface.js';
import { seatNames, wordsIn } from '../words/index.js';
import { lobbyPost } from './lobby-post.js';
import { outcomeText } from './notices.js';

/** A thread that is over is put away by Discord after an hour without a word. */
const QUIET_MINUTES = 60;

/** What is told of a match that is over besides its result: the table it was opened at, the results channel, its thread. */
export async function tellEnd(surface: Surface, match: Match): Promise<void> {
  const { store } = surface.house;
  const told = await tableMessage(surface, match);
  const lobby = await store.messageFor(match.id, 'lobby');
  if (lobby) await editOnly(surface, match.home, lobby, told);
  const results = match.guild === null ? undefined : (await store.settings('guild', match.guild)).results;
  if (results) await softly(surface, match, () => tellResults(surface, match, results, told));
  if (match.place !== null && match.place !== match.home)
    await softly(surface, match, () => nameThread(surface, match, match.place!));
}

/** The message a table was opened with: its lobby, and in the end the result in a few lines with the way to the thread. */
export async function tableMessage(surface: Surface, match: Match): Promise<Message> {
  if (match.result === null) return lobbyPost(surface.house, match);
  const { name } = surface.house.game(match.game).words[match.language];
  const how = outcomeText(surface, match, await surface.house.table(match));
  const seats = seatNames(match.seats, match.language).map(plain).join(' – ');
  const counted = countedText(await count(surface.hall, match.id), match.language);
  const where = match.place === null ? [] : [`<#${match.place}>`];
  return message([
    text(`### ${name}\n${seats}`),
    separator(),
    text([`🏁 ${how}`, ...(counted === '' ? [] : [counted]), ...where].join('\n')),
  ]);
}

async function tellResults(surface: Surface, match: Match, channel: string, told: Message): Promise<void> {
  const about = { id: match.id, name: 'results', channel, nonce: `end-${match.id}`.slice(0, LIMITS.nonce) };
  await sendInPlace(surface.rest, surface.house.store, about, told);
}

/** The thread says in its name who has won. */
async function nameThread(surface: Surface, match: Match, thread: string): Promise<void> {
  const names = seatNames(match.seats, match.language);
  const winners = names.filter((_, seat) => match.result?.places[seat] === 1);
  const name = clip(wordsIn(match.language).threadOver(winners, names), LIMITS.threadName);
  await surface.rest.patch(Routes.channel(thread), { body: { name, auto_archive_duration: QUIET_MINUTES } });
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
