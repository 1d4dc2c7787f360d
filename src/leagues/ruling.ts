import { matchOf, pairingOf, type Season } from './league.js';

/** What an organiser has made of a match that is over: another result, or none at all. */
export interface Ruling {
  readonly shares: readonly number[] | null;
}

/** What organisers have ruled on a match; null where it stands as it was played. */
export function rulingFor(season: Season, match: string): Ruling | null {
  const pairing = pairingOf(season, match);
  if (!pairing) return null;
  // Another match is played in its stead.
  if (matchOf(pairing) !== match) return { shares: null };
  const { score } = pairing;
  if (score?.how === 'annulled') return { shares: null };
  return score?.how === 'awarded' ? { shares: score.shares } : null;
}
