import { button, buttonRows, countComponents, evenRows, menuRow, type Row } from '../components.js';
import { LIMITS } from '../limits.js';
import { wordsIn } from '../words/index.js';
import { type Labelled, type Showing, sayId, sayingId, styleOf } from './showing.js';

/** More buttons than this are a wall. */
export const MOST_BUTTONS = 20;
/** Text, two pictures, the ways back and the frame of a panel, unless it is said. */
const AROUND = 7;

/** How tightly options are set. */
interface Setting {
  /** The headings that have become menus. */
  readonly menus: ReadonlySet<string>;
  /** Whether the buttons of what is most to be done leave their verb out, or say no more than their sign in the picture. */
  readonly isBrief: boolean | 'signs';
  /**
   * What stands in one menu: nothing, all with a heading that is no better than the rest, all but what is most to be done,
   * all that has a heading, all that is not quiet, or both of these.
   */
  readonly listed: 'nothing' | 'usual' | 'rest' | 'headed' | 'loud' | 'both';
}

const isQuiet = ({ tone }: Labelled): boolean => tone === 'quiet';

const IS_LISTED: Readonly<Record<Setting['listed'], (option: Labelled) => boolean>> = {
  nothing: () => false,
  usual: ({ among, tone }) => among !== undefined && (tone === undefined || tone === 'quiet'),
  rest: option => option.tone !== 'main' && (option.among !== undefined || !isQuiet(option)),
  headed: ({ among }) => among !== undefined,
  loud: option => !isQuiet(option),
  both: option => option.among !== undefined || !isQuiet(option),
};

/** As many as one menu is for. */
const isMenu = ({ length }: readonly Labelled[]): boolean => length > 1 && length <= LIMITS.selectOptions;

/** Headings that several options share, those of most options first; as many options under each are alike, and go together. */
function headingsOf(options: readonly Labelled[]): string[][] {
  const counts = new Map<string, number>();
  for (const { among } of options) if (among) counts.set(among.heading, (counts.get(among.heading) ?? 0) + 1);
  const sizes = [...new Set(counts.values())].filter(size => size > 1).sort((one, other) => other - one);
  return sizes.map(size => [...counts].flatMap(([heading, count]) => (count === size ? [heading] : [])));
}

/**
 * A button each; then menus of what is quiet; then names without verbs; then signs; then menus of the rest. What has a sign
 * keeps its button as long as a menu of everything else makes room for it.
 */
function* settingsOf(options: readonly Labelled[]): Generator<Setting> {
  const of = (...tones: readonly Labelled['tone'][]) => options.filter(({ tone }) => tones.includes(tone));
  const loose = { isBrief: false, listed: 'nothing' } as const;
  yield { menus: new Set(), ...loose };
  const menus = new Set(headingsOf(of('quiet')).flat());
  yield { menus: new Set(menus), ...loose };
  yield { menus: new Set(menus), ...loose, isBrief: true };
  const hasSigns = options.some(({ tone, short }) => tone === 'main' && short !== undefined);
  if (hasSigns) yield { menus: new Set(menus), ...loose, isBrief: 'signs' };
  if (hasSigns)
    for (const listed of ['usual', 'rest'] as const)
      if (isMenu(options.filter(option => IS_LISTED[listed](option))))
        yield { menus: new Set(), isBrief: 'signs', listed };
  for (const headings of [...headingsOf(of(undefined, 'good')), ...headingsOf(of('main'))]) {
    for (const heading of headings) menus.add(heading);
    yield { menus: new Set(menus), ...loose, isBrief: true };
  }
  const loud = options.filter(option => !isQuiet(option));
  // What has no heading is never a press further away.
  const headed = options.filter(({ among }) => among !== undefined);
  if (loud.some(({ among }) => among === undefined) && isMenu(headed))
    yield { menus: new Set(), isBrief: true, listed: 'headed' };
  if (isMenu(loud)) yield { menus, isBrief: true, listed: 'loud' };
  const both = options.filter(option => IS_LISTED.both(option));
  if (both.length > loud.length && isMenu(both)) yield { menus: new Set(), isBrief: true, listed: 'both' };
}

/** What is most to be done first and loudest, what ends or gives up last, quiet and in rows of its own. */
function rowsOf(
  options: readonly Labelled[],
  { menus, isBrief, listed }: Setting,
  showing: Showing,
  isBelow = false,
): Row[] {
  const words = wordsIn(showing.language);
  const usual = options.length <= 2 ? 'main' : 'plain';
  const nameOf = ({ label, among, tone, short }: Labelled) => {
    if (isBrief === 'signs' && short !== undefined) return short;
    return isBrief && tone === 'main' ? (among?.name ?? label) : label;
  };
  const made = (option: Labelled) =>
    button(sayId(showing, option), { label: nameOf(option), style: styleOf(option.tone, usual) });
  const isFolded = ({ among }: Labelled) => among !== undefined && menus.has(among.heading);
  const menusOf = (folded: readonly Labelled[]) =>
    [...new Set(folded.map(({ among }) => among!.heading))].map(heading =>
      menuOf(
        heading,
        folded.filter(({ among }) => among!.heading === heading),
        showing,
      ),
    );
  const isListed = IS_LISTED[listed];
  const stays = (option: Labelled) => !isFolded(option) && !isListed(option);
  const [loud, quiet] = [options.filter(option => !isQuiet(option)), options.filter(isQuiet)];
  const inOne = options.filter(isListed);
  // Below places and buttons a menu of everything else says that it is no part of their question.
  const placeholder = isBelow || loud.some(stays) ? words.chooseOther : words.choose;
  return [
    ...evenRows(loud.filter(stays).map(made)),
    ...(inOne.length > 0
      ? [menuRow(menuId(showing, inOne), { placeholder, options: inOne })]
      : menusOf(loud.filter(isFolded))),
    ...menusOf(quiet.filter(option => isFolded(option) && !isListed(option))),
    ...buttonRows(quiet.filter(stays).map(made)),
  ];
}

/** A button each, what is quiet in rows of its own. */
export function apart(options: readonly Labelled[], showing: Showing): readonly [loud: Row[], quiet: Row[]] {
  const loose = { menus: new Set<string>(), isBrief: false, listed: 'nothing' } as const;
  const set = (some: readonly Labelled[]) => rowsOf(some, loose, showing);
  return [set(options.filter(option => !isQuiet(option))), set(options.filter(isQuiet))];
}

const menuId = (showing: Showing, [first]: readonly Labelled[]): string =>
  sayingId(showing, 'menu', `of${first!.index}`);

const menuOf = (heading: string, options: readonly Labelled[], showing: Showing): Row =>
  menuRow(menuId(showing, options), {
    placeholder: heading,
    options: options.map(({ value, note, among }) => ({ value, label: among!.name, ...(note ? { note } : {}) })),
  });

const countButtons = (rows: readonly Row[]): number => rows.reduce((sum, { components }) => sum + components.length, 0);

/**
 * The options as loosely as they fit below these rows, or as tightly as they go; null where they are too many. `tallest`
 * is what may come to stand above them.
 */
export function fittingRows(
  options: readonly Labelled[],
  showing: Showing,
  above: readonly Row[],
  tallest: readonly Row[],
): Row[] | null {
  let tightest: Row[] | null = null;
  for (const setting of settingsOf(options)) {
    const rows = rowsOf(options, setting, showing, above.length > 0);
    if (countButtons(rows) > MOST_BUTTONS) continue;
    const most = [...tallest, ...rows];
    if (countComponents(most) + (showing.around ?? AROUND) > LIMITS.componentsPerMessage) continue;
    if (showing.fits?.(most, setting.isBrief === 'signs' && setting.listed !== 'nothing') ?? true)
      return [...above, ...rows];
    tightest = [...above, ...rows];
  }
  return tightest;
}
