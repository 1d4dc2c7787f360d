import type { Language } from '../../../../engine/language.js';
import type { PictureWords } from '../picture-words.js';
import { en } from './en.js';
import { pl } from './pl.js';

export const pictureWords: Readonly<Record<Language, PictureWords>> = { pl, en };
