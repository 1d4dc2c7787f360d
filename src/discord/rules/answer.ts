import type { APIButtonComponent } from 'discord.js';
import type { Language, Look, Picture } from '../../engine/index.js';
import { type Book, type Entry, isRuling } from '../../rulebook/index.js';
import { button, buttonRows, gallery, menuRow, type Part, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { clip, LIMITS } from '../limits.js';
import { type Message, message } from '../message.js';
import { type PaintedFile, paint, type Surface } from '../surface.js';
import { rulesWords } from './words.js';

/** Passages referred to that get a button; more would bury the answer. */
const MOST_SEE = 5;
/** Tells the tile "Net" from the passage about nets. */
const COMPONENT = '🧩';
/** How much of a passage is shown where several are only offered. */
const TEASER = 160;

/** Who reads an answer, and how. */
export interface Reader {
  readonly language: Language;
  readonly look: Look;
}

const gameName = (surface: Surface, game: string, language: Language): string =>
  surface.house.game(game).words[language].name;

/** Numbers as people cite them; rulings on open points only where there is nothing else. */
export function numbersOf({ rules }: Entry): string {
  const numbers = rules.filter(rule => !isRuling(rule));
  return (numbers.length > 0 ? numbers : rules).join(', ');
}

function headed(surface: Surface, entry: Entry, language: Language): string {
  const { title, group } = entry.text[language];
  const about = [gameName(surface, entry.game, language), group, numbersOf(entry)];
  return `### ${title}\n-# ${about.join(' · ')}`;
}

function pictureOf(surface: Surface, entry: Entry, { language, look }: Reader): Picture | null {
  const reference = surface.rulebook.book(entry.game)?.reference;
  if (!reference) return null;
  if (entry.kind === 'component') return reference.component(entry.id, language, look);
  return entry.example && reference.examples.includes(entry.example)
    ? reference.example(entry.example, language, look)
    : null;
}

/** A passage or component without its controls: what is shown to one and to everybody. */
async function shown(surface: Surface, entry: Entry, reader: Reader): Promise<{ parts: Part[]; files: PaintedFile[] }> {
  const picture = pictureOf(surface, entry, reader);
  const files = picture ? await paint(surface, [picture], `${entry.game}-${entry.id}`) : [];
  const { body } = entry.text[reader.language];
  const say = rulesWords[reader.language];
  const parts = [
    text(headed(surface, entry, reader.language)),
    text(body),
    ...files.map(file => gallery([file])),
    ...(entry.chapter ? [text(say.printed(entry.chapter))] : []),
    ...(body.includes('⚖️') ? [text(say.ruling)] : []),
  ];
  return { parts, files };
}

/** Buttons that lead to entries: in place of a private answer, or, from a public post, privately. */
function leadingTo(entries: readonly Entry[], verb: 'passage' | 'rule', language: Language): APIButtonComponent[] {
  return entries.map(({ game, id, kind, text }) =>
    button(makeCustomId(verb, game, id), {
      label: text[language].title,
      ...(kind === 'component' ? { emoji: COMPONENT } : {}),
    }),
  );
}

const seeOf = ({ rulebook }: Surface, entry: Entry): Entry[] =>
  entry.see.flatMap(id => rulebook.entry(entry.game, id) ?? []).slice(0, MOST_SEE);

/** The private answer: the passage, what it refers to, what else may have been meant, and a way to show it around. */
export async function answerMessage(
  surface: Surface,
  entry: Entry,
  reader: Reader,
  more: { readonly others?: readonly Entry[]; readonly isShared?: boolean } = {},
): Promise<Message> {
  const { language } = reader;
  const say = rulesWords[language];
  const { parts, files } = await shown(surface, entry, reader);
  const see = seeOf(surface, entry);
  const others = (more.others ?? []).filter(other => other !== entry && !see.includes(other));
  const share = button(makeCustomId('share', entry.game, entry.id), {
    label: more.isShared ? say.shared : say.share,
    style: 'main',
    emoji: '📣',
    disabled: more.isShared === true,
  });
  const contents = button(makeCustomId('chapter', entry.game), { label: say.contents });
  return message(
    [
      ...parts,
      ...buttonRows(leadingTo(see, 'passage', language)),
      ...(others.length > 0 ? [text(say.otherHits), ...buttonRows(leadingTo(others, 'passage', language))] : []),
      ...buttonRows([share, contents]),
    ],
    { files },
  );
}

/** The public post of a passage. Its buttons answer whoever presses them, privately. */
export async function sharedMessage(surface: Surface, entry: Entry, reader: Reader, by: string): Promise<Message> {
  const { parts, files } = await shown(surface, entry, reader);
  const see = leadingTo(seeOf(surface, entry), 'rule', reader.language);
  return message([...parts, text(rulesWords[reader.language].sharedBy(by)), ...buttonRows(see)], { files });
}

/** The first line that says something: a component's body opens with what kind it is. */
const beginningOf = ({ text }: Pick<Entry, 'text'>, language: Language): string =>
  text[language].body.split('\n').find(line => !/^\*[^*]/.test(line)) ?? '';

/** What was asked, as it can be said back. */
export const quoted = (asked: string): string => clip(asked.replace(/[`*_~|<>@#]/g, ''), 80);

/** Nothing fits: the nearest entries, each with its beginning. `here` = the game asked about, where there is one. */
export function nearestMessage(
  surface: Surface,
  asked: string,
  entries: readonly Entry[],
  language: Language,
  here?: string,
): Message {
  const say = rulesWords[language];
  const [best] = entries;
  if (!best) return message([text(say.noRules)]);
  const isElsewhere = here !== undefined && best.game !== here;
  return message([
    text(isElsewhere ? say.elsewhere(quoted(asked), gameName(surface, here, language)) : say.nearest(quoted(asked))),
    ...entries.map(entry => text(`${headed(surface, entry, language)}\n${clip(beginningOf(entry, language), TEASER)}`)),
    ...buttonRows(leadingTo(entries, 'passage', language)),
  ]);
}

/** The table of contents of a game: its chapters, and its components by kind. */
export function contentsMessage(surface: Surface, book: Book, language: Language): Message {
  const say = rulesWords[language];
  const option = ({ id, title, entries }: Book['sections'][number]) => ({
    value: id,
    label: title[language],
    note: entries.map(({ text }) => text[language].title).join(', '),
  });
  const isComponents = ({ entries }: Book['sections'][number]): boolean => entries[0]?.kind === 'component';
  const chapters = book.sections.filter(section => !isComponents(section)).map(option);
  const components = book.sections.filter(isComponents).map(option);
  return message([
    text(`${say.contentsOf(gameName(surface, book.game, language))}\n${say.contentsHint}`),
    ...menus('chapter', book.game, 'chapters', say.chooseChapter, chapters),
    ...menus('chapter', book.game, 'components', say.chooseComponents, components),
  ]);
}

/** One chapter, or components of one kind: what is in it. */
export function chapterMessage(surface: Surface, book: Book, section: string, language: Language): Message {
  const found = book.sections.find(({ id }) => id === section);
  if (!found) return contentsMessage(surface, book, language);
  const say = rulesWords[language];
  const options = found.entries.map(({ id, text }) => ({
    value: id,
    label: text[language].title,
    note: beginningOf({ text }, language).replaceAll('*', ''),
  }));
  return message([
    text(`### ${found.title[language]}\n-# ${gameName(surface, book.game, language)}`),
    ...menus('passage', book.game, 'list', say.choosePassage, options),
    ...buttonRows([button(makeCustomId('chapter', book.game), { label: say.contents })]),
  ]);
}

/** As many menus as the options need. */
function menus(
  verb: 'chapter' | 'passage',
  game: string,
  name: string,
  placeholder: string,
  options: readonly { readonly value: string; readonly label: string; readonly note: string }[],
): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < options.length; at += LIMITS.selectOptions) {
    const some = options.slice(at, at + LIMITS.selectOptions);
    parts.push(menuRow(makeCustomId(verb, game, `${name}-${at}`), { placeholder, options: some }));
  }
  return parts;
}
