import type { Language } from '../../engine/index.js';
import { leagueEn } from './league-en.js';
import { leaguePl } from './league-pl.js';
import type { LeagueWords } from './league-words.js';

export type * from './league-words.js';

const WORDS: Readonly<Record<Language, LeagueWords>> = { en: leagueEn, pl: leaguePl };

/** The sentences of leagues, ratings and profiles. */
export const leagueWords = (language: Language): LeagueWords => WORDS[language];
