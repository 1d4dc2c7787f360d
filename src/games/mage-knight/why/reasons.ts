import type { Forbidden } from '../../../engine/game.js';
import { type Both, Speech } from '../words/speech.js';

const pl = new Speech('pl');
const en = new Speech('en');

/** A reason in both languages: the same sentence is made for each. */
export const because = (rule: string, say: (speech: Speech) => string): Forbidden => ({
  rule,
  because: { pl: say(pl), en: say(en) },
});

export const plainly = (rule: string, both: Both): Forbidden => because(rule, speech => speech.of(both));
