import type { Language } from '../../../../engine/language.js';
import { ETHERWEAVE_TEXTS } from './etherweave.js';
import { EVERFROST_TEXTS } from './everfrost.js';
import { FLARE_TEXTS, type FlareText } from './flares.js';
import { HIGHLAND_TEXTS } from './highland.js';
import { IMPERIAL_TEXTS } from './imperial.js';
import { LEGEND_TEXTS } from './legends.js';
import { NETHERVOID_TEXTS } from './nethervoid.js';
import { SYLVAN_TEXTS } from './sylvan.js';
import { TASK_TEXTS } from './tasks.js';
import type { CardText, CardTexts } from './text.js';

export type { Bilingual, CardText } from './text.js';
export { FLARE_TEXTS, type FlareText, TASK_TEXTS };

/** What every being and legend does, by id. */
export const CARD_TEXTS: CardTexts = {
  ...IMPERIAL_TEXTS,
  ...HIGHLAND_TEXTS,
  ...SYLVAN_TEXTS,
  ...EVERFROST_TEXTS,
  ...NETHERVOID_TEXTS,
  ...ETHERWEAVE_TEXTS,
  ...LEGEND_TEXTS,
};

export function cardText(id: string): CardText {
  const text = CARD_TEXTS[id];
  if (!text) throw new Error(`Card without a text: ${id}`);
  return text;
}

export function flareText(id: string): FlareText {
  const text = FLARE_TEXTS[id];
  if (!text) throw new Error(`Flare without a text: ${id}`);
  return text;
}

export function taskText(id: string, language: Language): string {
  const text = TASK_TEXTS[id];
  if (!text) throw new Error(`Task without a text: ${id}`);
  return text[language];
}
