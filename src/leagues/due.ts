import { isOpen, type Pairing, pairingsOf, type Season } from './league.js';

/** Reminders of a round go out when this part of its time is left. */
export const REMINDERS = [0.25, 0.05] as const;

/** When something next happens by itself in a season: a reminder, a deadline, its being final; null = never. */
export function leagueDue(season: Season): number | null {
  const { status, finalAt, round } = season.league;
  if (finalAt !== null) return finalAt;
  if (status !== 'running') return null;
  const open = pairingsOf(season, round).filter(pairing => isOpen(season, pairing));
  return open.length === 0 ? null : Math.min(...open.map(pairing => nextOf(season, pairing)));
}

function nextOf({ league }: Season, { deadline, reminded }: Pairing): number {
  const part = REMINDERS[reminded];
  return part === undefined ? deadline : deadline - part * league.rules.roundTime;
}
