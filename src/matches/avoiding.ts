import type { House } from './house.js';
import type { PlayerId } from './match.js';
import { Refusal } from './refusal.js';

/** Under which name a player's settings keep whom they would rather not play with. */
const AVOIDED = 'avoid';
const MOST_AVOIDED = 50;

/** The people somebody would rather not play with; known to themselves alone. */
export async function avoidedBy(house: House, player: PlayerId): Promise<readonly PlayerId[]> {
  const kept = (await house.store.settings('player', player))[AVOIDED] ?? '';
  return kept === '' ? [] : kept.split(',');
}

/** Puts somebody on the list, or takes them off it. */
export async function toggleAvoided(house: House, player: PlayerId, other: PlayerId): Promise<void> {
  if (player === other) throw new Refusal('own-seat');
  const known = await avoidedBy(house, player);
  const changed = known.includes(other) ? known.filter(id => id !== other) : [...known, other];
  if (changed.length > MOST_AVOIDED) throw new Refusal('too-many-avoided', { most: String(MOST_AVOIDED) });
  const { [AVOIDED]: _, ...settings } = await house.store.settings('player', player);
  const list = changed.length === 0 ? {} : { [AVOIDED]: changed.join(',') };
  await house.store.keepSettings('player', player, { ...settings, ...list });
}
