import { tell } from '../../engine/match-state.js';
import type { Why } from './entries.js';
import type { Realm } from './state.js';

/** Where each level begins on the Fame track: n * n - 1 (MK-C-14.1). */
export const LEVEL_STARTS = [0, 3, 8, 15, 24, 35, 48, 63, 80, 99] as const;

/** The level a Fame belongs to; above the last space it stays 10, below 0 it is 1 (MK-W-19.7, MK-X-21.6). */
export const levelAt = (fame: number): number => Math.max(1, LEVEL_STARTS.filter(start => start <= fame).length);

/** Armor and hand limit of the level token (MK-W-1.9). */
export const armorAt = (level: number): number => (level >= 7 ? 4 : level >= 3 ? 3 : 2);
export const handLimitAt = (level: number): number => (level >= 9 ? 7 : level >= 5 ? 6 : 5);
/** One at the start, one more at each odd level (MK-W-1.9). */
export const commandTokensAt = (level: number): number => Math.floor((level + 1) / 2);

/** The levels above this one that a Fame brings, in order (MK-W-15.6). */
export function levelsFrom(level: number, fame: number): number[] {
  const levels: number[] = [];
  for (let next = level + 1; next <= levelAt(fame); next++) levels.push(next);
  return levels;
}

/** Fame after a gain, with what the lines crossed bring (MK-X-3.4). */
export function fameAfter(fame: number, gain: number, perLine: number): number {
  let [now, level] = [fame + gain, levelAt(fame)];
  while (perLine > 0 && levelAt(now) > level) {
    level += 1;
    now += perLine;
  }
  return now;
}

const WORST = -7;
const BEST = 7;
const MODIFIERS = [null, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5] as const;

/** Influence by reputation; null = X, no interaction (MK-W-1.11). */
export const reputationModifier = (reputation: number): number | null => MODIFIERS[reputation - WORST]!;

export function gainFame(realm: Realm, seat: number, amount: number, why: Why): void {
  if (amount === 0) return;
  const hero = realm.heroes[seat]!;
  const before = hero.fame;
  hero.fame = fameAfter(before, amount, realm.charter.famePerLine);
  tell(realm, { tell: 'fame', seat, amount: hero.fame - before, total: hero.fame, why });
}

/** Changes beyond an end of the track are lost (MK-W-1.11). */
export function changeReputation(realm: Realm, seat: number, amount: number): void {
  const hero = realm.heroes[seat]!;
  const now = Math.max(WORST, Math.min(BEST, hero.reputation + amount));
  const change = now - hero.reputation;
  if (change === 0) return;
  hero.reputation = now;
  tell(realm, { tell: 'reputation', seat, amount: change, total: now });
}
