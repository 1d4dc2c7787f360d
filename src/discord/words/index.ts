import type { Language } from '../../engine/index.js';
import type { Seat } from '../../matches/index.js';
import { en } from './en.js';
import { pl } from './pl.js';
import type { Words } from './words.js';

export * from './words.js';

const WORDS: Readonly<Record<Language, Words>> = { en, pl };

export const wordsIn = (language: Language): Words => WORDS[language];

const BOTS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  easy: { en: 'Easy computer', pl: 'Łatwy komputer' },
  hard: { en: 'Hard computer', pl: 'Trudny komputer' },
};

/** What a computer opponent is called. */
export const botName = (id: string, language: Language): string => BOTS[id]?.[language] ?? id;

/** What the seats are called: two computers of one name are told apart by a number. */
export const seatNames = (seats: readonly Pick<Seat, 'bot' | 'name'>[], language: Language): string[] =>
  seats.map(({ bot, name }, seat) => {
    if (!bot) return name;
    const alike = seats.flatMap((other, at) => (other.bot === bot ? [at] : []));
    return alike.length === 1 ? botName(bot, language) : `${botName(bot, language)} ${alike.indexOf(seat) + 1}`;
  });
