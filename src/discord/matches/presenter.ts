import type { Decision, Game, Language, Option, Scene } from '../../engine/index.js';
import { button, buttonRows, type MenuOption, menuRow, type Row } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { LIMITS } from '../limits.js';
import { wordsIn } from '../words/index.js';

/** Where a decision is shown: which match and moment its controls answer, and how far the reader has got with it. */
export interface Showing {
  readonly game: Game;
  readonly language: Language;
  readonly scene: Scene<unknown>;
  readonly match: string;
  readonly moment: number;
  readonly page: number;
  /** Picks made so far, for decisions that take several presses. */
  readonly picks: readonly string[];
}

/** Up to four rows of buttons stay comfortable on a phone. */
const MOST_BUTTONS = 20;
const LONGEST_BUTTON = 44;
/** Menus on one page of a long list. */
const MENUS_PER_PAGE = 3;
const PER_PAGE = MENUS_PER_PAGE * LIMITS.selectOptions;

/** The controls for any decision of any game. */
export function controlsFor(decision: Decision, showing: Showing): Row[] {
  switch (decision.kind) {
    case 'one':
      return oneOf(optionWords(decision.options, decision, showing), showing);
    case 'number':
      return aNumber(decision.min, decision.max, showing);
    case 'some':
      return decision.options.length <= LIMITS.selectOptions
        ? someAtOnce(decision.min, decision.max, optionWords(decision.options, decision, showing), showing)
        : picked(decision, decision.min, showing);
    case 'order':
      return picked(decision, decision.options.length, showing);
  }
}

interface Labelled extends MenuOption {
  readonly index: number;
  readonly place?: string;
  readonly tone?: 'main' | 'good' | 'bad';
}

function optionWords(options: readonly Option[], decision: Decision, showing: Showing): Labelled[] {
  const words = showing.game.words[showing.language];
  return options.map((option, index) => {
    const { label, note, tone } = words.option(decision, option, showing.scene);
    const { place } = option;
    const extra = { ...(note ? { note } : {}), ...(tone ? { tone } : {}), ...(place ? { place } : {}) };
    return { index, value: String(index), label, ...extra };
  });
}

function oneOf(options: readonly Labelled[], showing: Showing): Row[] {
  const { match, moment } = showing;
  if (options.length <= MOST_BUTTONS && options.every(({ label }) => label.length <= LONGEST_BUTTON)) {
    const usual = options.length <= 2 ? 'main' : 'plain';
    return buttonRows(
      options.map(({ index, label, tone }) =>
        button(makeCustomId('say', match, moment, index), { label, style: tone ?? usual }),
      ),
    );
  }
  const rows = rowsOfBoard(options);
  if (rows) return boardRows(rows, showing);
  return pagedMenus(options, showing, (menu, at) => makeCustomId('say', match, moment, 'menu', at + menu));
}

/** Squares of a large board by the number of their row, when every option is a square of its own; null otherwise. */
function rowsOfBoard(options: readonly Labelled[]): Map<string, Labelled[]> | null {
  const rows = new Map<string, Labelled[]>();
  const places = new Set<string>();
  for (const option of options) {
    const [, row] = /^[A-Z](\d)$/.exec(option.place ?? '') ?? [];
    if (row === undefined || places.has(option.place!)) return null;
    places.add(option.place!);
    rows.set(row, [...(rows.get(row) ?? []), option]);
  }
  return new Map([...rows].sort(([a], [b]) => Number(a) - Number(b)));
}

/** First the row, then the square in it: two presses instead of a long list. */
function boardRows(rows: ReadonlyMap<string, readonly Labelled[]>, showing: Showing): Row[] {
  const { match, moment, page, language } = showing;
  const names = [...rows.keys()];
  const chosen = Math.min(page, names.length - 1);
  const squares = rows.get(names[chosen]!)!;
  return [
    ...buttonRows(
      names.map((name, at) =>
        button(makeCustomId('page', match, moment, at, 'row'), {
          label: at === chosen ? wordsIn(language).row(name) : name,
          style: at === chosen ? 'good' : 'plain',
        }),
      ),
    ),
    ...buttonRows(
      squares.map(({ index, label, place }) =>
        button(makeCustomId('say', match, moment, index), {
          label: label.length <= LONGEST_BUTTON ? label : place!,
          style: 'main',
        }),
      ),
    ),
  ];
}

/** Menus of 25, three on a page, with buttons to turn the page where that is not enough. */
function pagedMenus(options: readonly Labelled[], showing: Showing, id: (menu: number, at: number) => string): Row[] {
  const words = wordsIn(showing.language);
  const pages = Math.ceil(options.length / PER_PAGE);
  const page = Math.min(Math.max(showing.page, 0), pages - 1);
  const shown = options.slice(page * PER_PAGE, (page + 1) * PER_PAGE);
  const rows: Row[] = [];
  for (let at = 0; at < shown.length; at += LIMITS.selectOptions) {
    const part = shown.slice(at, at + LIMITS.selectOptions);
    const placeholder =
      shown.length <= LIMITS.selectOptions ? words.choose : words.range(part[0]!.label, part.at(-1)!.label);
    rows.push(menuRow(id(at / LIMITS.selectOptions, page * MENUS_PER_PAGE), { placeholder, options: part }));
  }
  if (pages > 1) rows.push(...pageButtons(page, pages, showing));
  return rows;
}

function pageButtons(page: number, pages: number, { match, moment, language }: Showing): Row[] {
  const words = wordsIn(language);
  return buttonRows([
    button(makeCustomId('page', match, moment, Math.max(page - 1, 0), 'earlier'), {
      label: words.earlier,
      disabled: page === 0,
    }),
    button(makeCustomId('page', match, moment, Math.min(page + 1, pages - 1), 'later'), {
      label: words.later(page + 1, pages),
      disabled: page === pages - 1,
    }),
  ]);
}

function aNumber(min: number, max: number, showing: Showing): Row[] {
  const { match, moment } = showing;
  if (max - min >= 4 * LIMITS.selectOptions) {
    const label = wordsIn(showing.language).typeNumber(min, max);
    return buttonRows([button(makeCustomId('number', match, moment), { label, style: 'main' })]);
  }
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => ({
    index,
    value: String(index),
    label: String(min + index),
  }));
  return oneOf(numbers, showing);
}

function someAtOnce(min: number, max: number, options: readonly Labelled[], showing: Showing): Row[] {
  const { match, moment } = showing;
  const least = Math.max(min, 1);
  const placeholder = wordsIn(showing.language).chooseSome(least, Math.min(max, options.length));
  const rows = [menuRow(makeCustomId('say', match, moment, 'some'), { placeholder, options, min: least, max })];
  if (min > 0) return rows;
  const none = button(makeCustomId('say', match, moment, 'none'), { label: wordsIn(showing.language).none });
  return [...rows, ...buttonRows([none])];
}

/** One press per pick: for orders, and for lists longer than a menu. */
function picked(decision: Decision & { options: readonly Option[] }, min: number, showing: Showing): Row[] {
  const { match, moment, picks } = showing;
  const words = wordsIn(showing.language);
  const all = optionWords(decision.options, decision, showing);
  const left = all.filter(({ index }) => !picks.includes(decision.options[index]!.id));
  const most = decision.kind === 'some' ? decision.max : decision.options.length;
  const rows: Row[] = [];
  if (picks.length < most) {
    rows.push(
      ...(left.length <= MOST_BUTTONS - LIMITS.buttonsPerRow
        ? buttonRows(left.map(({ index, label }) => button(makeCustomId('pick', match, moment, index), { label })))
        : pagedMenus(left, showing, (menu, at) => makeCustomId('pick', match, moment, 'menu', at + menu))),
    );
  }
  const done = button(makeCustomId('done', match, moment), {
    label: words.donePicking(picks.length),
    style: 'good',
    disabled: picks.length < min,
  });
  const undo = button(makeCustomId('unpick', match, moment), { label: words.unpick, disabled: picks.length === 0 });
  return [...rows, ...buttonRows([done, undo])];
}
