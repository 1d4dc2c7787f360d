import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Component, LANGUAGES, type Language, type Reference } from '../engine/index.js';
import { parseChapter } from './chapter.js';
import type { Chapter, Passage } from './passage.js';

/** What can be looked up: a passage of the rules, or a component. */
export interface Entry {
  readonly game: string;
  readonly id: string;
  readonly kind: 'passage' | 'component';
  /** Numbers of the rules it covers; for a component those that concern it. */
  readonly rules: readonly string[];
  /** Entries of the same game that belong to it. */
  readonly see: readonly string[];
  readonly example: string | null;
  /** The heading of the printed rulebook it stands under, in the language of the print. */
  readonly chapter: string | null;
  readonly text: Readonly<Record<Language, EntryText>>;
}

export interface EntryText {
  readonly title: string;
  /** The chapter's title; for a component what it belongs to. */
  readonly group: string;
  readonly words: readonly string[];
  readonly body: string;
}

/** A part of the book for browsing: a chapter, or components of one kind. */
export interface Section {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly entries: readonly Entry[];
}

/** Whether a number is that of a ruling on an open point, AMB-14 or A-7: those of rules have a chapter in front of a point. */
export const isRuling = (rule: string): boolean => !rule.includes('.');

/** All rules and components of one game. */
export interface Book {
  readonly game: string;
  readonly sections: readonly Section[];
  readonly reference: Reference | null;
}

/** Reads the rules of a game from `<folder>/<language>`; null where it has none yet. */
export function readBook(folder: string, game: string, reference: Reference | undefined): Book | null {
  const chapters = Object.fromEntries(LANGUAGES.map(language => [language, readChapters(join(folder, language))]));
  const { pl, en } = chapters as Record<Language, Chapter[]>;
  if (pl.length + en.length === 0) return null;
  const sections = en.map((chapter, at) => chapterSection(game, chapter, match(chapter, pl[at], folder)));
  if (pl.length > en.length) throw new Error(`${folder}: chapter ${pl[en.length]!.id} has no English text`);
  const covering = new Map(
    sections.flatMap(({ entries }) => entries).flatMap(({ id, rules }) => rules.map(rule => [rule, id])),
  );
  return {
    game,
    sections: [...sections, ...componentSections(game, reference, covering)],
    reference: reference ?? null,
  };
}

function readChapters(folder: string): Chapter[] {
  let files: string[];
  try {
    files = readdirSync(folder);
  } catch {
    return [];
  }
  return files
    .filter(file => file.endsWith('.md'))
    .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
    .map(file => parseChapter(readFileSync(join(folder, file), 'utf8'), join(folder, file)));
}

/** The Polish chapter of an English one. Both must have the same passages with the same numbers in the same order. */
function match(en: Chapter, pl: Chapter | undefined, folder: string): Chapter {
  if (pl?.id !== en.id) throw new Error(`${folder}: chapter ${en.id} has no Polish text in the same place`);
  const outline = ({ id, rules, chapter, see, example }: Passage): string =>
    JSON.stringify([id, rules, chapter, see, example]);
  for (let at = 0; at < Math.max(en.passages.length, pl.passages.length); at++) {
    const [one, other] = [en.passages[at], pl.passages[at]];
    if (!one || !other || outline(one) !== outline(other)) {
      const [left, right] = [one && outline(one), other && outline(other)];
      throw new Error(`${folder}: chapter ${en.id} differs between the languages: en ${left}, pl ${right}`);
    }
  }
  return pl;
}

function chapterSection(game: string, en: Chapter, pl: Chapter): Section {
  const entries = en.passages.map(({ id, rules, chapter, see, example }, at): Entry => {
    const told = ({ title, passages }: Chapter): EntryText => {
      const passage = passages[at]!;
      return { title: passage.title, group: title, words: passage.words, body: passage.body };
    };
    return { game, id, kind: 'passage', rules, see, example, chapter, text: { pl: told(pl), en: told(en) } };
  });
  return { id: en.id, title: { pl: pl.title, en: en.title }, entries };
}

function componentSections(
  game: string,
  reference: Reference | undefined,
  covering: ReadonlyMap<string, string>,
): Section[] {
  const groups = new Map<string, Component[]>();
  for (const component of reference?.components ?? []) {
    const { group } = component.text.en;
    groups.set(group, [...(groups.get(group) ?? []), component]);
  }
  return [...groups.values()].map((components, at) => ({
    id: `components-${at + 1}`,
    title: { pl: components[0]!.text.pl.group, en: components[0]!.text.en.group },
    entries: components.map(({ id, text, rules }): Entry => {
      const told = (language: Language): EntryText => ({ ...text[language], title: text[language].name });
      const see = [...new Set(rules.flatMap(rule => covering.get(rule) ?? []))];
      return {
        game,
        id,
        kind: 'component',
        rules,
        see,
        example: null,
        chapter: null,
        text: { pl: told('pl'), en: told('en') },
      };
    }),
  }));
}
