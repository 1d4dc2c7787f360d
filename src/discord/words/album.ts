import type { Language } from '../../engine/index.js';
import type { AlbumWords } from '../../matches/index.js';

/** The page of a match, and what is said of it on Discord. */
interface AlbumSentences {
  readonly page: AlbumWords;
  /** What stands in the place of the result while there is none. */
  readonly running: string;
  readonly withoutResult: string;
  /** Beside the file. */
  readonly bound: string;
  alt(game: string, names: readonly string[]): string;
  handOf(name: string): string;
}

const en: AlbumSentences = {
  page: {
    ownName: 'English',
    moment: 'Moment {at} of {of}',
    slider: 'Moment of the match',
    first: 'To the beginning',
    back: 'Back',
    on: 'On',
    last: 'To the end',
    play: 'Play',
    pause: 'Pause',
    pace: 'Pace',
    paces: ['Slow', 'Steady', 'Fast'],
    turns: 'Go to a turn or a battle',
    board: 'The board',
    boardInWords: 'The board in words',
    hand: 'A hand beside the board',
    handInWords: 'The hand in words',
    noHand: 'Nobody’s hand',
    nothing: 'The match begins.',
    players: 'Seats',
    result: 'How it ended',
    keys: 'Keys: ← and → for a step, Home and End for the beginning and the end, space to play and pause.',
    opening: 'Opening the match…',
    tooOld:
      'This browser cannot open the match: it is too old, or scripts are switched off. A browser from 2023 or later can.',
    credits: 'Unofficial fan project. Icons: game-icons.net (CC BY 3.0). Fonts: SIL Open Font License.',
  },
  withoutResult: 'The match ended without a result.',
  running: 'The match is still going on. Here is what everybody could see until this file was made.',
  bound: 'The match as one page: save the file and open it in any browser, it needs no network.',
  alt: (game, names) => `${game}: ${names.join(' – ')}, as a page to leaf through`,
  handOf: name => `${name}’s hand`,
};

const pl: AlbumSentences = {
  page: {
    ownName: 'Polski',
    moment: 'Chwila {at} z {of}',
    slider: 'Chwila partii',
    first: 'Do początku',
    back: 'Wstecz',
    on: 'Dalej',
    last: 'Do końca',
    play: 'Odtwarzaj',
    pause: 'Zatrzymaj',
    pace: 'Tempo',
    paces: ['Powoli', 'Zwyczajnie', 'Szybko'],
    turns: 'Przejdź do tury lub bitwy',
    board: 'Plansza',
    boardInWords: 'Plansza słowami',
    hand: 'Ręka obok planszy',
    handInWords: 'Ręka słowami',
    noHand: 'Niczyja ręka',
    nothing: 'Partia się zaczyna.',
    players: 'Kto gdzie siedzi',
    result: 'Jak się skończyło',
    keys: 'Klawisze: ← i → to krok, Home i End to początek i koniec, spacja odtwarza i zatrzymuje.',
    opening: 'Otwieram partię…',
    tooOld:
      'Ta przeglądarka nie otworzy partii: jest za stara albo ma wyłączone skrypty. Wystarczy przeglądarka z 2023 roku lub nowsza.',
    credits: 'Nieoficjalny projekt fanowski. Ikony: game-icons.net (CC BY 3.0). Kroje pisma: SIL Open Font License.',
  },
  withoutResult: 'Partia skończyła się bez wyniku.',
  running: 'Partia jeszcze trwa. Tu jest to, co wszyscy widzieli do chwili zapisania tego pliku.',
  bound: 'Partia jako jedna strona: zapisz plik i otwórz go w dowolnej przeglądarce, sieć nie jest potrzebna.',
  alt: (game, names) => `${game}: ${names.join(' – ')}, strona do przeglądania partii`,
  handOf: name => `Ręka: ${name}`,
};

const SENTENCES: Readonly<Record<Language, AlbumSentences>> = { en, pl };

export const albumWords = (language: Language): AlbumSentences => SENTENCES[language];
