import type { Language } from '../../engine/index.js';
import { en } from './en.js';
import { pl } from './pl.js';
import type { Words } from './words.js';

export * from './words.js';

const WORDS: Readonly<Record<Language, Words>> = { en, pl };

export const wordsIn = (language: Language): Words => WORDS[language];

const BOTS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  easy: { en: 'Computer (easy)', pl: 'Komputer (łatwy)' },
  hard: { en: 'Computer (hard)', pl: 'Komputer (trudny)' },
};

/** What a computer opponent is called. */
export const botName = (id: string, language: Language): string => BOTS[id]?.[language] ?? id;
