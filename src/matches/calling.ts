import type { House } from './house.js';
import type { PlayerId } from './match.js';
import { wakesAt } from './time/calendar.js';
import { snoozedUntil, zoneOf } from './time/snoozing.js';
import { calendarOf } from './time/timing.js';

/** Where somebody hears that a table waits for them: in its thread, by a message of their own, or once a day. */
export const CALLS = ['thread', 'direct', 'digest'] as const;
export type CallWay = (typeof CALLS)[number];

/** Under which names a player's settings keep how they want to be called, and that it did not work. */
const WISH = 'notify';
const REFUSED = 'unreachable';

/** Where a player is called: as they wish, or in the thread once a message to them was refused. */
export async function callWayOf(house: House, player: PlayerId): Promise<CallWay> {
  const settings = await house.store.settings('player', player);
  if (settings[REFUSED] !== undefined) return 'thread';
  return CALLS.find(way => way === settings[WISH]) ?? 'thread';
}

/** Of these people the ones who are called in the thread. */
export async function calledInThread(house: House, players: readonly PlayerId[]): Promise<readonly PlayerId[]> {
  const ways = await Promise.all(players.map(player => callWayOf(house, player)));
  return players.filter((_, index) => ways[index] === 'thread');
}

export const isUnreachable = async (house: House, player: PlayerId): Promise<boolean> =>
  (await house.store.settings('player', player))[REFUSED] !== undefined;

/** Nothing can be sent to the player: they are called in threads from now on, until they choose anew. */
export async function markUnreachable(house: House, player: PlayerId): Promise<void> {
  const settings = await house.store.settings('player', player);
  await house.store.keepSettings('player', player, { ...settings, [REFUSED]: String(house.world.now()) });
  await house.store.setDigest(player, null);
}

/** A player has chosen where to be called: settings without what went wrong before, and the first digest. */
export async function callBy(house: House, player: PlayerId, way: CallWay): Promise<void> {
  const { [REFUSED]: _, ...settings } = await house.store.settings('player', player);
  await house.store.keepSettings('player', player, { ...settings, [WISH]: way });
  await house.store.setDigest(player, way === 'digest' ? await nextDigest(house, player) : null);
}

/** Tomorrow morning by the player's clock, or when they wake after it. */
export async function nextDigest(house: House, player: PlayerId): Promise<number> {
  const zone = zoneOf(await house.store.settings('player', player));
  return wakesAt(await calendarOf(house, player), snoozedUntil('tomorrow', zone, house.world.now()));
}
