import type { OptionWords } from '../../../engine/game.js';
import type { Speech } from './speech.js';
import * as texts from './texts/index.js';

type Note = Pick<OptionWords, 'note'>;

const noted = (text: string): Note => (text === '' ? {} : { note: text });

/** What a component says of itself, for those who do not know it by heart. */
export const cardText = (card: string, side: 'basic' | 'powered', { language }: Speech): Note =>
  card === 'wound' ? {} : noted(texts.cardText(card, language)[side]);
export const abilityText = (unit: string, ability: number, { language }: Speech): string =>
  texts.unitTexts(unit, language)[ability - 1]!;
export const unitText = (unit: string, { language }: Speech): Note =>
  noted(texts.unitTexts(unit, language).join(' / '));
export const skillText = (skill: string, { language }: Speech): Note => noted(texts.skillText(skill, language));
export const tacticText = (tactic: string, { language }: Speech): Note => noted(texts.tacticText(tactic, language));
