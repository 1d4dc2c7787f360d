import type { Language } from '../../../../engine/language.js';

export type Bilingual = Readonly<Record<Language, string>>;

/** What a being or legend does, in our own words. "It" (ta istota) is the piece that was summoned. */
export interface CardText {
  readonly effect: Bilingual;
  /** The frozen effect (TK-14.1). */
  readonly frozen?: Bilingual;
  /** The warp effect (TK-14.10). */
  readonly warp?: Bilingual;
}

export type CardTexts = Readonly<Record<string, CardText>>;

/** Red and green squares bear a flame and leaves in every palette: the sign stays with the word. */
const withSign = (text: string): string => text.replace(/ (?=🔥|☘)/gu, '\u00a0');

export const says = (pl: string, en: string): Bilingual => ({ pl: withSign(pl), en: withSign(en) });

/** A card with nothing but an effect. */
export const card = (pl: string, en: string): CardText => ({ effect: says(pl, en) });
export const frozen = (text: CardText, pl: string, en: string): CardText => ({ ...text, frozen: says(pl, en) });
export const warp = (text: CardText, pl: string, en: string): CardText => ({ ...text, warp: says(pl, en) });

/** Cards that wait for their other text. */
export const NOTHING: CardText = card('Przy przywołaniu nic nie robi.', 'Does nothing when summoned.');
