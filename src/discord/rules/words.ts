import { type Language, list } from '../../engine/index.js';

/** Every sentence of the rules look-up. The passages themselves lie in assets. */
export interface RulesWords {
  /** On board posts. */
  readonly button: string;
  readonly share: string;
  readonly shared: string;
  readonly contents: string;
  readonly contentsOf: (game: string) => string;
  readonly contentsHint: string;
  readonly chooseChapter: string;
  readonly chooseComponents: string;
  readonly choosePassage: string;
  readonly otherHits: string;
  /** Where the printed rulebook has it. */
  readonly printed: (heading: string) => string;
  readonly ruling: string;
  readonly nearest: (asked: string) => string;
  /** Nothing of the game played here fits, but something of another does. */
  readonly elsewhere: (asked: string, game: string) => string;
  readonly sharedBy: (name: string) => string;
  /** Somebody names a game that is not here, or that several could be. */
  readonly noSuchGame: (asked: string, games: string) => string;
  readonly whichGame: (asked: string, games: string) => string;
  readonly noRules: string;
  /** Whom the match waits for, said to somebody who asks why in another's turn. */
  readonly waitsFor: (names: readonly string[]) => string;
  /** What was typed begins a legal move: how it may go on. */
  readonly whyBegun: (typed: string, move: string) => string;
}

export const rulesWords: Readonly<Record<Language, RulesWords>> = {
  pl: {
    button: 'Zasady',
    share: 'Pokaż wszystkim',
    shared: 'Pokazane na kanale',
    contents: 'Spis treści',
    contentsOf: game => `### ${game}: zasady`,
    contentsHint: 'Wybierz rozdział albo zapytaj: `/zasady` i kilka słów, nazwa żetonu, karty lub numer zasady.',
    chooseChapter: 'Rozdział…',
    chooseComponents: 'Żetony i karty…',
    choosePassage: 'Fragment…',
    otherHits: '-# Może chodziło o:',
    printed: heading => `-# 📕 W instrukcji: „${heading}”`,
    ruling: '-# ⚖️ Tu instrukcja milczy; tak rozstrzyga Arbiter.',
    nearest: asked => `Nie wiem na pewno, o co chodzi w „${asked}”. Najbliżej jest to:`,
    elsewhere: (asked, game) => `W grze ${game} nic pewnego o „${asked}” nie znajduję. Najbliżej jest to z innej gry:`,
    sharedBy: name => `-# Z zasad pokazuje: ${name}`,
    noSuchGame: (asked, games) => `Gry „${asked}” tu nie mam. Znam zasady: ${games}.`,
    whichGame: (asked, games) => `„${asked}” pasuje do kilku gier: ${games}. Wybierz jedną z listy.`,
    waitsFor: names => `Teraz kolej na: ${list(names, 'i')}.`,
    whyBegun: (typed, move) => `Samego „${typed}” nic nie zabrania. Cały ruch to na przykład \`${move}\`.`,
    noRules: 'Do tej gry nie mam jeszcze spisanych zasad.',
  },
  en: {
    button: 'Rules',
    share: 'Show everyone',
    shared: 'Shown in the channel',
    contents: 'Contents',
    contentsOf: game => `### ${game}: rules`,
    contentsHint:
      'Choose a chapter, or ask: `/rules` and a few words, the name of a tile or card, or the number of a rule.',
    chooseChapter: 'Chapter…',
    chooseComponents: 'Tiles and cards…',
    choosePassage: 'Passage…',
    otherHits: '-# Or did you mean:',
    printed: heading => `-# 📕 In the Polish rulebook: “${heading}”`,
    ruling: '-# ⚖️ The rulebook is silent here; this is how Arbiter rules.',
    nearest: asked => `I am not sure what “${asked}” is about. This is the nearest:`,
    elsewhere: (asked, game) => `I find nothing certain about “${asked}” in ${game}. The nearest, from another game:`,
    sharedBy: name => `-# From the rules, shown by ${name}`,
    noSuchGame: (asked, games) => `There is no game “${asked}” here. I know the rules of ${games}.`,
    whichGame: (asked, games) => `“${asked}” could be any of ${games}. Pick one from the list.`,
    waitsFor: names => (names.length === 1 ? `It is ${names[0]}’s turn.` : `It is up to ${list(names, 'and')} now.`),
    whyBegun: (typed, move) => `Nothing forbids “${typed}” as such. A whole move is, for instance, \`${move}\`.`,
    noRules: 'The rules of this game are not written down yet.',
  },
};
