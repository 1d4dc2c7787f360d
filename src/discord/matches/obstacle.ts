import { DiscordAPIError, PermissionFlagsBits } from 'discord.js';
import type { Match } from '../../matches/index.js';
import { text } from '../components.js';
import { type Message, message } from '../message.js';
import { UNKNOWN_CHANNEL } from '../outbox.js';
import { editOnly, sendInPlace } from '../sending.js';
import type { Access, Surface } from '../surface.js';
import { type Obstacle, wordsIn } from '../words/index.js';
import { NEEDED } from './places.js';

const MISSING_ACCESS = 50001;
const MISSING_PERMISSIONS = 50013;
const LOCKED: readonly (number | string)[] = [50083, 160005];

/** Under these names a match remembers what is in the way of its posts, and the message that says so. */
const OBSTACLE = 'obstacle';
const SAID = 'obstacle-said';

/** What kept a post out of a place; null where it was something else. */
export function obstacleOf(error: unknown, access: Access | null): Obstacle | null {
  if (!(error instanceof DiscordAPIError)) return null;
  if (error.code === UNKNOWN_CHANNEL) return 'gone';
  if (LOCKED.includes(error.code)) return 'locked';
  if (error.code !== MISSING_ACCESS && error.code !== MISSING_PERMISSIONS) return null;
  const missing = access ? lackingIn(access) : [];
  if (missing.length === 0 && access?.isLocked) return 'locked';
  return { missing: missing.length > 0 ? missing : [error.code === MISSING_ACCESS ? 'ViewChannel' : 'SendMessages'] };
}

function lackingIn({ permissions, isThread }: Access): string[] {
  const needed = NEEDED.map(name => (isThread && name === 'SendMessages' ? 'SendMessagesInThreads' : name));
  return needed.filter(name => !permissions.has(PermissionFlagsBits[name]));
}

/** An obstacle as a match remembers it: `gone`, `locked`, or what is missing. */
export const makeObstacle = (obstacle: Obstacle): string =>
  typeof obstacle === 'string' ? obstacle : `lacks ${obstacle.missing.join(', ')}`;

export function parseObstacle(kept: string): Obstacle {
  if (kept === 'locked' || kept === 'gone') return kept;
  return { missing: kept.replace(/^lacks /, '').split(', ') };
}

/** What is in the way of a match's posts now, in a sentence; null where they go out. */
export async function obstacleTo(surface: Surface, match: Match, language = match.language): Promise<string | null> {
  const kept = await surface.house.store.messageFor(match.id, OBSTACLE);
  if (kept === null || match.place === null) return null;
  return wordsIn(language).cannotPost(`<#${match.place}>`, parseObstacle(kept));
}

/**
 * Remembers what is in the way, and says it once in the channel the match was opened in: also where that is its own,
 * words may go where pictures may not.
 */
export async function meetObstacle(surface: Surface, match: Match, obstacle: Obstacle, post: number): Promise<void> {
  const { store } = surface.house;
  const known = await store.messageFor(match.id, OBSTACLE);
  const isNew = known !== makeObstacle(obstacle);
  // What could not be said is said as soon as the channel takes it.
  if (!isNew && (await store.messageFor(match.id, SAID)) !== null) return;
  if (isNew) await store.rememberMessage(match.id, OBSTACLE, makeObstacle(obstacle));
  try {
    const about = { id: match.id, name: SAID, channel: match.home, nonce: `o${post}` };
    await sendInPlace(surface.rest, store, about, obstaclePost(match, obstacle));
  } catch (error) {
    // Then /games and the private panel are the nearest places left.
    surface.log.warn({ error, match: match.id }, 'Nobody could be told why a match cannot be posted');
  }
}

function obstaclePost(match: Match, obstacle: Obstacle): Message {
  const calls = match.seats.flatMap(({ player }) => player ?? []);
  const line = wordsIn(match.language).cannotPost(`<#${match.place}>`, obstacle);
  return message([text(`${calls.map(player => `<@${player}>`).join(' ')}\n${line}`)], { calls });
}

/** Posts go out again: what said that they do not is no longer true. */
export async function leaveObstacle(surface: Surface, match: Match): Promise<void> {
  const { store } = surface.house;
  if ((await store.messageFor(match.id, OBSTACLE)) === null) return;
  const said = await store.messageFor(match.id, SAID);
  if (said !== null) {
    const again = message([text(wordsIn(match.language).canPostAgain(`<#${match.place}>`))]);
    await editOnly(surface, match.home, said, again);
    await store.rememberMessage(match.id, SAID, null);
  }
  // Last of all: what was broken off is done again with the next board.
  await store.rememberMessage(match.id, OBSTACLE, null);
}
