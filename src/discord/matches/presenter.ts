import type { Decision } from '../../engine/index.js';
import { button, buttonRows, menuRow, type Row } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { LIMITS } from '../limits.js';
import { wordsIn } from '../words/index.js';
import { type BoardRows, boardRows } from './board-controls.js';
import { apart, fittingRows, MOST_BUTTONS } from './fitting-rows.js';
import type { Leap } from './leap.js';
import { type Labelled, pageId, type Showing, sayingId } from './showing.js';

const LONGEST_BUTTON = 44;
/** So few places among other options say what is done there. */
const FEW_PLACES = 5;
/** Beside menus there is room for so many buttons. */
const BESIDE_MENUS = 8;
/** Menus on one page of a long list. */
const MENUS_PER_PAGE = 3;
const PER_PAGE = MENUS_PER_PAGE * LIMITS.selectOptions;
const NO_BOARD: BoardRows = { shown: [], tallest: [] };

/** The controls for any decision of any game. */
export function controlsFor(decision: Decision, showing: Showing): Row[] {
  switch (decision.kind) {
    case 'one':
      return showing.leap ? leaping(decision, showing.leap, showing) : oneOf(optionWords(decision, showing), showing);
    case 'number':
      return aNumber(decision.min, decision.max, showing);
    case 'some':
      return decision.options.length <= LIMITS.selectOptions
        ? someAtOnce(decision.min, decision.max, optionWords(decision, showing), showing)
        : picked(decision, decision.min, showing);
    case 'order':
      return picked(decision, decision.options.length, showing);
  }
}

type Offering = Exclude<Decision, { kind: 'number' }>;

function optionWords(decision: Offering, showing: Pick<Showing, 'game' | 'language' | 'scene'>): Labelled[] {
  const words = showing.game.words[showing.language];
  return decision.options.map(({ id, place }, index) => {
    const { typed: _, ...said } = words.option(decision, { id, ...(place ? { place } : {}) }, showing.scene);
    return { ...said, index, value: String(index), ...(place ? { place } : {}) };
  });
}

function oneOf(options: readonly Labelled[], showing: Showing): Row[] {
  const board = showing.game.places?.(showing.scene.view) ?? [];
  const onBoard = new Set(board.flatMap(({ places }) => places));
  const placed = options.filter(({ place }) => place !== undefined && onBoard.has(place));
  const isPlain = new Set(placed.map(({ place }) => place)).size === placed.length;
  // A place that has a short form of its own says by it what is done there.
  const isFew = placed.length <= FEW_PLACES && placed.length < options.length;
  if (!isPlain || placed.length === 0 || (isFew && placed.some(({ short }) => short === undefined)))
    return listed(options, showing);
  const others = options.filter(option => !placed.includes(option));
  return listed(others, showing, boardRows(board, placed, showing));
}

/** The places of the next question, and everything else that can be said to this one. */
function leaping(decision: Offering, { by, decision: next, scene }: Leap, showing: Showing): Row[] {
  const placed = optionWords(next, { ...showing, scene }).map(option => ({ ...option, by }));
  const others = optionWords(decision, showing).filter(({ index }) => index !== by);
  return listed(others, showing, boardRows(showing.game.places!(scene.view), placed, showing));
}

/** The options below the rows of a board: a button each, set more tightly where they do not fit, or long menus. */
function listed(options: readonly Labelled[], showing: Showing, above: BoardRows = NO_BOARD): Row[] {
  if (options.length === 0) return [...above.shown];
  const brief = options.map(option =>
    isShort(option) ? option : { ...option, label: option.among?.name ?? option.label },
  );
  const set = brief.every(isShort) ? fittingRows(brief, showing, above.shown, above.tallest) : null;
  if (set) return set;
  // Of a long list what stands out stays a press away; the rest is in menus between.
  const outstanding = options.filter(option => option.tone !== undefined && isShort(option));
  const buttons = outstanding.length <= BESIDE_MENUS && outstanding.length < options.length ? outstanding : [];
  const rest = options.filter(option => !buttons.includes(option));
  const id = (menu: number, at: number) => sayingId(showing, 'menu', at + menu);
  const [loud, quiet] = apart(buttons, showing);
  return [...above.shown, ...loud, ...pagedMenus(rest, showing, id), ...quiet];
}

const isShort = ({ label }: Labelled): boolean => label.length <= LONGEST_BUTTON;

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

function pageButtons(page: number, pages: number, showing: Showing): Row[] {
  const words = wordsIn(showing.language);
  return buttonRows([
    button(pageId(showing, Math.max(page - 1, 0), 'earlier'), {
      label: words.earlier,
      disabled: page === 0,
    }),
    button(pageId(showing, Math.min(page + 1, pages - 1), 'later'), {
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
  const least = Math.max(min, 1);
  const placeholder = wordsIn(showing.language).chooseSome(least, Math.min(max, options.length));
  const rows = [menuRow(sayingId(showing, 'some'), { placeholder, options, min: least, max })];
  if (min > 0) return rows;
  const none = button(sayingId(showing, 'none'), { label: wordsIn(showing.language).none });
  return [...rows, ...buttonRows([none])];
}

/** One press per pick: for orders, and for lists longer than a menu. */
function picked(decision: Offering, min: number, showing: Showing): Row[] {
  const { match, moment, picks } = showing;
  const words = wordsIn(showing.language);
  const all = optionWords(decision, showing);
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
