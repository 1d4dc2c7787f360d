import type { Forbidden } from '../../../engine/game.js';
import type { Facts } from './facts.js';
import type { Reason } from './reason.js';
import { REASONS, type ReasonName } from './reasons.js';

/** Why something is forbidden; where several rules say so, the caller names the nearest. */
export function forbid(name: ReasonName, facts: Partial<Facts> = {}, rule: string = REASONS[name].rule): Forbidden {
  const { pl, en }: Reason = REASONS[name];
  const say = (text: Reason['pl']): string => (typeof text === 'string' ? text : text(facts as Facts));
  return { rule, because: { pl: say(pl), en: say(en) } };
}
