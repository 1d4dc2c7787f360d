import { boundColours } from '../card-steps.js';
import type { CustomNamed } from '../custom-step.js';
import type { Effect } from '../effect.js';

/** Until the round ends others who use this colour are wounded, once a turn (Mana Curse). See `pay`. */
export function curseColor(effect: Effect, step: CustomNamed<'curseColor'>): void {
  const [colour] = boundColours(effect, step.color.bind);
  if (colour !== undefined) effect.realm.curses.push({ owner: effect.seat, colour });
}
