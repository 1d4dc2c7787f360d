import type { APIButtonComponent } from 'discord.js';
import type { Language } from '../../engine/index.js';
import { button, buttonRows, type Part } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import type { Surface } from '../surface.js';
import { rulesWords } from './words.js';

/** A button that opens the passage covering a rule; nothing where the rule is not written down. */
export function ruleLink({ rulebook }: Surface, rule: string | undefined, language: Language): Part[] {
  const passage = rule === undefined ? undefined : rulebook.passageOf(rule);
  if (!passage) return [];
  const label = `${rule} · ${passage.text[language].title}`;
  return buttonRows([button(makeCustomId('rule', passage.game, passage.id), { label, emoji: '📖' })]);
}

/** The same as a sign alone, beside what the rule governs; null where the rule is not written down. */
export function ruleSign({ rulebook }: Surface, rule: string | undefined): APIButtonComponent | null {
  const passage = rule === undefined ? undefined : rulebook.passageOf(rule);
  return passage ? button(makeCustomId('rule', passage.game, passage.id), { emoji: '📖' }) : null;
}

/** The way into the rules from a match's posts. */
export const rulesButton = (match: string, language: Language) =>
  button(makeCustomId('rules', match), { label: rulesWords[language].button, emoji: '📖' });

/** The same as a sign alone. */
export const rulesSign = (match: string) => button(makeCustomId('rules', match), { emoji: '📖' });
