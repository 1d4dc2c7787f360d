import type { Language } from '../../engine/index.js';
import {
  AWAY_DAYS,
  awayDaysOf,
  entrantAt,
  hasRounds,
  isBye,
  isForTables,
  isOpen,
  isOver,
  isSeating,
  type League,
  MISSED_RULES,
  type Pairing,
  participants,
  prepared,
  type Rules,
  type Season,
  SIDE_RULES,
  type TieBreak,
} from '../../leagues/index.js';
import type { House } from '../../matches/index.js';
import { button, buttonRows, type MenuOption, menuRow, type Part, type Row, text } from '../components.js';
import { makeCustomId, wholeNumber } from '../custom-id.js';
import { LIMITS, plain } from '../limits.js';
import { optionMenus } from '../matches/option-rows.js';
import { type Message, message } from '../message.js';
import { leagueWords } from '../words/league.js';
import { nameOf, titleOf } from './names.js';

const HOUR = 3_600_000;
const MOVE_HOURS = [4, 12, 24, 48, 72, 168, null] as const;
const ROUND_HOURS = [24, 48, 72, 96, 168, 336, 504, 720] as const;
const POINTS = ['3-1-0', '2-1-0', '1-0.5-0', '3-1-1', '4-2-1'] as const;
const ORDERS: readonly (readonly TieBreak[])[] = [
  ['head-to-head', 'sonneborn', 'wins'],
  ['buchholz', 'sonneborn', 'wins'],
  ['sonneborn', 'head-to-head', 'wins'],
  ['wins', 'head-to-head', 'buchholz'],
];
const BY_PLACE = ['5-3-2-1', '4-2-1-0', '3-2-1-0', '10-6-3-1'] as const;
const CAPACITIES = [4, 6, 8, 10, 12, 16, 20, 24, 32, 48, 64, 128, 256, null] as const;
export const EXTENSIONS = [24, 72] as const;

/** What an organiser may do now, in private. Menus of a large season have several pages. */
export function managePanel(season: Season, language: Language, page = 1): Message {
  const { id, name, status, checkIn } = season.league;
  const words = leagueWords(language);
  const set = (action: string, ...parts: (string | number)[]) => makeCustomId('league-set', id, action, ...parts);
  const edit = button(makeCustomId('league-form', id, 'edit'), { label: words.editLabel });
  if (isOver(season.league)) return overPanel(season, language, page, edit);
  const buttons =
    status === 'open'
      ? [
          button(set('preview'), { label: words.startLabel, style: 'good' }),
          button(set('rules'), { label: words.settingsLabel, style: 'main' }),
          button(set('check-in', Number(!checkIn)), { label: words.checkInLabel(!checkIn) }),
        ]
      : [
          button(set('pause'), { label: words.pauseLabel(status === 'paused') }),
          ...EXTENSIONS.map(hours => button(set('extend', hours), { label: words.extendLabel(hours) })),
        ];
  const close = button(set('close'), { label: words.closeLabel, style: 'bad' });
  return message([
    text(words.manageTitle(plain(name))),
    ...buttonRows([...buttons, edit, close]),
    ...menus(season, language, page),
  ]);
}

/** What is left to do when nothing more is played: correct results, go on after all, or wait no longer. */
function overPanel(season: Season, language: Language, page: number, edit: ReturnType<typeof button>): Message {
  const { id, name, status } = season.league;
  const words = leagueWords(language);
  if (status === 'closed') return message([text(words.manageTitle(plain(name))), text(words.status(status))]);
  const set = (action: string) => makeCustomId('league-set', id, action);
  return message([
    text(words.manageTitle(plain(name))),
    ...buttonRows([
      ...(status === 'closing' ? [button(set('reopen'), { label: words.reopenLabel, style: 'good' })] : []),
      edit,
      button(set('final'), { label: words.finalLabel, style: 'bad' }),
    ]),
    ...menus(season, language, page),
  ]);
}

/** What closing would do, and the one question before it. */
export function closePanel(season: Season, language: Language): Message {
  const { id, name } = season.league;
  const words = leagueWords(language);
  const sure = button(makeCustomId('league-form', id, 'close'), { label: words.closeNow, style: 'bad' });
  const back = button(makeCustomId('league-set', id, 'page', 1), { label: words.backLabel });
  return message([text(words.closeAsks(plain(name), openOf(season).length)), ...buttonRows([back, sure])]);
}

/** The one question before nothing can be corrected any more. */
export function finalPanel({ league: { id, name } }: Season, language: Language): Message {
  const words = leagueWords(language);
  const sure = button(makeCustomId('league-set', id, 'finish'), { label: words.finalLabel, style: 'bad' });
  const back = button(makeCustomId('league-set', id, 'page', 1), { label: words.backLabel });
  return message([text(words.finalAsks(plain(name))), ...buttonRows([back, sure])]);
}

function menus(season: Season, language: Language, page: number): Row[] {
  const { id, round } = season.league;
  const words = leagueWords(language);
  const people = (isOver(season.league) ? [] : participants(season))
    .filter(({ dropped }) => dropped === null)
    .map(({ number, name }) => ({ value: String(number), label: name }));
  const titled = (pairings: readonly Pairing[]): MenuOption[] =>
    pairings.map(pairing => ({ value: pairing.id, label: titleOf(season, pairing, language) }));
  const lists = [
    { id: makeCustomId('league-form', id, 'award'), placeholder: words.awardPlaceholder, all: titled(lately(season)) },
    {
      id: makeCustomId('league-form', id, 'extend'),
      placeholder: words.extendPlaceholder,
      all: titled(openOf(season)),
    },
    {
      id: makeCustomId('league-form', id, 'replace'),
      placeholder: words.replacePlaceholder,
      all: round > 0 ? people : [],
    },
    { id: makeCustomId('league-set', id, 'drop'), placeholder: words.dropPlaceholder, all: people },
  ];
  const pages = Math.max(1, ...lists.map(({ all }) => Math.ceil(all.length / LIMITS.selectOptions)));
  const rows = lists.flatMap(({ id: customId, placeholder, all }) => {
    // A list that is shorter than the others keeps showing its last part.
    const last = Math.max(1, Math.ceil(all.length / LIMITS.selectOptions));
    const from = (Math.min(page, last) - 1) * LIMITS.selectOptions;
    const options = all.slice(from, from + LIMITS.selectOptions);
    return options.length === 0 ? [] : [menuRow(customId, { placeholder, options })];
  });
  if (pages === 1) return rows;
  const next = (page % pages) + 1;
  return [
    ...rows,
    ...buttonRows([button(makeCustomId('league-set', id, 'page', next), { label: words.turnPage(next, pages) })]),
  ];
}

const openOf = (season: Season): readonly Pairing[] => season.pairings.filter(pairing => isOpen(season, pairing));

/** The pairings whose result an organiser may set: the open ones first, then the latest, as long as they matter. */
function lately(season: Season): readonly Pairing[] {
  const real = season.pairings.filter(pairing => !isBye(pairing) && pairing.score !== null);
  return [...openOf(season), ...real.reverse()];
}

/** The one question before somebody is out of a running season: asked of themselves, or of an organiser. */
export function dropPanel(season: Season, language: Language, number: number, byOrganiser: boolean): Message {
  const { id } = season.league;
  const words = leagueWords(language);
  const name = nameOf(season, number);
  if (!byOrganiser) {
    const sure = button(makeCustomId('league-set', id, 'leave'), { label: words.drop, style: 'bad' });
    return message([text(words.dropAsks(name)), ...buttonRows([sure])]);
  }
  const label = words.dropOther(entrantAt(season, number).name);
  const sure = button(makeCustomId('league-set', id, 'dropped', number), { label, style: 'bad' });
  const back = button(makeCustomId('league-set', id, 'page', 1), { label: words.backLabel });
  return message([text(words.dropOtherAsks(name)), ...buttonRows([sure, back])]);
}

/** What starting would do, and the one question before it. */
export function startPanel(season: Season, language: Language, now: number): Message {
  const { league } = season;
  const words = leagueWords(language);
  const { taking, rounds } = prepared(season);
  const left = participants(season).filter(entrant => !taking.includes(entrant));
  return message([
    text(
      words.startPreview({
        name: plain(league.name),
        count: taking.length,
        rounds,
        format: league.rules.format,
        left: left.map(({ number }) => nameOf(season, number)),
        until: now + league.rules.roundTime,
        missed: league.rules.missed,
      }),
    ),
    ...buttonRows([button(makeCustomId('league-set', league.id, 'start'), { label: words.startNow, style: 'good' })]),
  ]);
}

type Setting =
  | 'pace'
  | 'away'
  | 'round'
  | 'missed'
  | 'points'
  | 'by-place'
  | 'ties'
  | 'rated'
  | 'sides'
  | 'late'
  | 'third'
  | 'rounds'
  | 'places';

/** Every rule of the season as a menu. */
export function rulesPanel(
  house: House,
  season: Season,
  language: Language,
  { note, opened }: { readonly note?: string; readonly opened?: string | undefined } = {},
): Message {
  const { league } = season;
  const { rules } = league;
  const words = leagueWords(language);
  const game = house.game(rules.game);
  const menu = (id: string, title: string, options: readonly MenuOption[]): Row =>
    menuRow(makeCustomId('league-set', league.id, id), {
      placeholder: title,
      options: options.map(option => ({ ...option, label: `${title}: ${option.label}` })),
    });
  const menus = {
    setting: (id: string) => makeCustomId('league-set', league.id, 'option', id),
    opening: (at: number) => makeCustomId('league-set', league.id, 'variant', at),
    allows: (id: string, value: string) => isSeating(game.lobby, { ...rules.chosen, [id]: value }, rules.format),
  };
  const rows = optionMenus(game, rules.chosen, language, menus, opened);
  return message([
    ...(note === undefined ? [] : [text(note)]),
    text(words.settingsTitle(plain(league.name))),
    ...rows,
    ...ruleMenus(rules, language, menu),
  ] as Part[]);
}

function ruleMenus(
  rules: Rules,
  language: Language,
  menu: (id: Setting, title: string, options: readonly MenuOption[]) => Row,
): Row[] {
  const words = leagueWords(language);
  const { setting } = words;
  const limit = rules.pace.limit === null ? null : rules.pace.limit / HOUR;
  const listed = <T>(
    values: readonly T[],
    label: (value: T) => string,
    isChosen: (value: T) => boolean,
  ): MenuOption[] =>
    values.map((value, index) => ({ value: String(index), label: label(value), chosen: isChosen(value) }));
  const yesNo = [true, false] as const;
  return [
    ...(hasRounds(rules.format)
      ? [
          menu(
            'rounds',
            setting.rounds,
            listed(ROUNDS, words.roundsAre, value => value === rules.rounds),
          ),
        ]
      : []),
    menu(
      'pace',
      setting.pace,
      listed(MOVE_HOURS, words.moveTime, value => value === limit),
    ),
    menu(
      'round',
      setting.roundTime,
      listed(ROUND_HOURS, words.roundTime, value => value * HOUR === rules.roundTime),
    ),
    menu(
      'missed',
      setting.missed,
      listed(MISSED_RULES, words.missed, value => value === rules.missed),
    ),
    menu(
      'away',
      setting.awayDays,
      listed(AWAY_DAYS, words.awayDays, value => value === awayDaysOf(rules)),
    ),
    ...(rules.format === 'knockout'
      ? [
          menu(
            'third',
            setting.thirdPlace,
            listed(yesNo, words.yesNo, value => value === rules.thirdPlace),
          ),
        ]
      : [
          isForTables(rules.format)
            ? menu(
                'by-place',
                setting.byPlace,
                listed(BY_PLACE.map(numbersFrom), words.byPlaceAre, value => value.join() === rules.byPlace.join()),
              )
            : menu(
                'points',
                setting.points,
                listed(POINTS.map(pointsFrom), words.pointsAre, ({ win, draw, loss }) => {
                  const { points } = rules;
                  return win === points.win && draw === points.draw && loss === points.loss;
                }),
              ),
          menu(
            'ties',
            setting.tieBreaks,
            listed(
              ORDERS,
              order => order.map(words.tieBreak).join(', '),
              value => value.join() === rules.tieBreaks.join(),
            ),
          ),
        ]),
    menu(
      'rated',
      setting.rated,
      listed(yesNo, words.ratedIs, value => value === rules.rated),
    ),
    menu(
      'sides',
      setting.sides,
      listed(SIDE_RULES, words.sideRule, value => value === rules.sides),
    ),
    ...(rules.format === 'knockout'
      ? []
      : [
          menu(
            'late',
            setting.lateJoin,
            listed(yesNo, words.yesNo, value => value === rules.lateJoin),
          ),
        ]),
    menu(
      'places',
      setting.capacity,
      listed(CAPACITIES, words.capacityIs, value => value === rules.capacity),
    ),
  ];
}

const ROUNDS = Array.from({ length: 15 }, (_, index) => index + 1);

const numbersFrom = (text: string): number[] => text.split('-').map(Number);

function pointsFrom(text: string) {
  const [win, draw, loss] = numbersFrom(text) as [number, number, number];
  return { win, draw, loss };
}

/** What a choice in the rules panel changes; null for one that is not there. */
export function ruleChange({ rules }: League, id: string, value: string, option?: string): Partial<Rules> | null {
  const index = wholeNumber(value);
  const from = <T>(values: readonly T[], change: (value: T) => Partial<Rules>): Partial<Rules> | null =>
    index !== null && index in values ? change(values[index]!) : null;
  switch (id) {
    case 'option':
      return option === undefined ? null : { chosen: { ...rules.chosen, [option]: value } };
    case 'rounds':
      return from(ROUNDS, rounds => ({ rounds }));
    case 'pace':
      return from(MOVE_HOURS, hours => ({
        pace: {
          remindAfter: Math.min(24, Math.ceil((hours ?? 96) / 3)) * HOUR,
          limit: hours === null ? null : hours * HOUR,
        },
      }));
    case 'round':
      return from(ROUND_HOURS, hours => ({ roundTime: hours * HOUR }));
    case 'missed':
      return from(MISSED_RULES, missed => ({ missed }));
    case 'away':
      return from(AWAY_DAYS, awayDays => ({ awayDays }));
    case 'points':
      return from(POINTS, text => ({ points: pointsFrom(text) }));
    case 'by-place':
      return from(BY_PLACE, text => ({ byPlace: numbersFrom(text) }));
    case 'ties':
      return from(ORDERS, tieBreaks => ({ tieBreaks }));
    case 'rated':
      return from([true, false], rated => ({ rated }));
    case 'sides':
      return from(SIDE_RULES, sides => ({ sides }));
    case 'late':
      return from([true, false], lateJoin => ({ lateJoin }));
    case 'third':
      return from([true, false], thirdPlace => ({ thirdPlace }));
    case 'places':
      return from(CAPACITIES, capacity => ({ capacity }));
    default:
      return null;
  }
}
