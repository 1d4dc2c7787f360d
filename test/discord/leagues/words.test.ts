import { expect, test } from 'vitest';
import { leagueWords } from '../../../src/discord/words/league.js';

const MINUTES = [0.4, 1, 22, 119, 180, 47 * 60, 5 * 1440];

test('times are said in the largest unit that still says something', () => {
  const paces = (language: 'pl' | 'en') =>
    MINUTES.map(
      minutes =>
        /(po|after) [^.]*?(?= on average|\.)/.exec(leagueWords(language).profileReliability(3, 0, minutes))?.[0],
    );
  expect(paces('pl')).toEqual([
    'po mniej niż minucie',
    'po 1 minucie',
    'po 22 minutach',
    'po 119 minutach',
    'po 3 godzinach',
    'po 47 godzinach',
    'po 5 dniach',
  ]);
  expect(paces('en')).toEqual([
    'after less than a minute',
    'after 1 minute',
    'after 22 minutes',
    'after 119 minutes',
    'after 3 hours',
    'after 47 hours',
    'after 5 days',
  ]);
});

test('statistics are whole sentences', () => {
  const about = { matches: 12, answers: 34, minutes: 2000, minutesPerAnswer: 61 };
  expect(leagueWords('pl').statisticsLengths(about)).toBe(
    '**Długość:** 12 partii, średnio 34 odpowiedzi, koniec średnio po 33 godzinach.\n**Tempo:** odpowiedź średnio po 61 minutach.',
  );
  expect(leagueWords('en').statisticsLengths(about)).toBe(
    '**Length:** 12 matches, on average 34 answers, finished after 33 hours.\n**Pace:** an answer comes after 61 minutes on average.',
  );
});

test('who has a bye is named in the line of the round', () => {
  const line = { board: 4, names: ['Ola'], score: null, place: null };
  expect(leagueWords('pl').pairingLine(line)).toBe('4. Ola · wolny los');
  expect(leagueWords('en').pairingLine(line)).toBe('4. Ola · bye');
});
