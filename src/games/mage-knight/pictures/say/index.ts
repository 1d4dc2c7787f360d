import { en } from './en.js';
import { pl } from './pl.js';

export const pictureWords = { pl, en } as const;
