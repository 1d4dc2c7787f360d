import type { Decision, Option } from '../../engine/index.js';
import { button, buttonRows, menuRow, type Row } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { LIMITS } from '../limits.js';
import { wordsIn } from '../words/index.js';
import { boardRows, fewPlaces } from './board-controls.js';
import { type Labelled, type Showing, sayId, styleOf } from './showing.js';

/** Up to four rows of buttons stay comfortable on a phone. */
const MOST_BUTTONS = 20;
const LONGEST_BUTTON = 44;
/** So few places are a row of buttons; more are laid out like the board. */
const FEW_PLACES = 5;
/** Besides a board of buttons there is room for so many others; more go into a menu. */
const BESIDE_PLACES = 5;
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

function optionWords(options: readonly Option[], decision: Decision, showing: Showing): Labelled[] {
  const words = showing.game.words[showing.language];
  return options.map(({ id, place }, index) => {
    const { label, note, tone, short } = words.option(decision, { id, ...(place ? { place } : {}) }, showing.scene);
    const extra = { ...(note ? { note } : {}), ...(tone ? { tone } : {}), ...(short ? { short } : {}) };
    return { index, value: String(index), label, ...extra, ...(place ? { place } : {}) };
  });
}

function oneOf(options: readonly Labelled[], showing: Showing): Row[] {
  const board = showing.game.places?.(showing.scene.view) ?? [];
  const onBoard = new Set(board.flatMap(({ places }) => places));
  const placed = options.filter(({ place }) => place !== undefined && onBoard.has(place));
  const isPlain = new Set(placed.map(({ place }) => place)).size === placed.length;
  if (!isPlain || placed.length === 0) return listed(options, showing);
  if (placed.length <= FEW_PLACES)
    return placed.length < options.length ? listed(options, showing) : fewPlaces(placed, showing);
  const others = options.filter(option => !placed.includes(option));
  return [...boardRows(board, placed, showing), ...besides(others, showing)];
}

/** What is most to be done first and loudest, what ends or gives up last, quiet and in rows of its own. */
function listed(options: readonly Labelled[], showing: Showing): Row[] {
  if (options.length > MOST_BUTTONS || options.some(({ label }) => label.length > LONGEST_BUTTON))
    return pagedMenus(options, showing, (menu, at) =>
      makeCustomId('say', showing.match, showing.moment, 'menu', at + menu),
    );
  return apart(options, showing);
}

function apart(options: readonly Labelled[], showing: Showing): Row[] {
  const usual = options.length <= 2 ? 'main' : 'plain';
  const made = ({ index, label, tone }: Labelled) =>
    button(sayId(showing, index), { label, style: styleOf(tone, usual) });
  const isQuiet = ({ tone }: Labelled) => tone === 'quiet';
  return [
    ...buttonRows(options.filter(option => !isQuiet(option)).map(made)),
    ...buttonRows(options.filter(isQuiet).map(made)),
  ];
}

/** What else can be said while a place is chosen. */
function besides(others: readonly Labelled[], showing: Showing): Row[] {
  if (others.length === 0) return [];
  const isShort = others.length <= BESIDE_PLACES && others.every(({ label }) => label.length <= LONGEST_BUTTON);
  return isShort ? apart(others, showing) : listed(others, showing);
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
  return listed(numbers, showing);
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
