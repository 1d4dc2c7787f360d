import type { Surface } from '../surface.js';
import { requireLeagueChannel } from './channel.js';
import { requirePlace } from './permission.js';

type Caller = Parameters<typeof requireLeagueChannel>[0] & Parameters<typeof requirePlace>[1];

/** Refuses a channel a league cannot move to: for what the bot lacks there, or whoever wants it. Where it is it may stay. */
export async function requireMove(
  { hall, house }: Surface,
  caller: Caller,
  league: string,
  channel: string,
): Promise<void> {
  if ((await hall.season(league)).league.channel === channel) return;
  requireLeagueChannel(caller, channel);
  await requirePlace(house, caller, channel);
}
