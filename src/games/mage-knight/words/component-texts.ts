import type { OptionWords } from '../../../engine/game.js';
import type { Speech } from './speech.js';

type Note = Pick<OptionWords, 'note'>;

/** What a component says of itself; empty until its text is written. */
export const cardText = (_card: string, _side: 'basic' | 'powered', _speech: Speech): Note => ({});
export const unitText = (_unit: string, _speech: Speech): Note => ({});
export const skillText = (_skill: string, _speech: Speech): Note => ({});
export const tacticText = (_tactic: string, _speech: Speech): Note => ({});
