import type { Game, Language } from '../../engine/index.js';
import { type House, isReady, isSeatTaken, type Match, type Seat } from '../../matches/index.js';
import { button, buttonRows, menuRow, type Part, type Row, separator, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { plain } from '../limits.js';
import { type Message, message } from '../message.js';
import { botName, seatNames, wordsIn } from '../words/index.js';
import { chosenLines, optionMenus } from './option-rows.js';
import { paceLines, paceOptions, zeroOptions } from './paces.js';

const RANDOM = 'random';

/** The side a menu value stands for; null = drawn at random. */
export const sideFrom = (value: string): string | null => (value === RANDOM ? null : value);

/** The lobby as one message, edited in place: who sits, what was chosen, and how to join. */
export function lobbyPost(house: House, match: Match): Message {
  const game = house.game(match.game);
  const words = wordsIn(match.language);
  const { name, blurb } = game.words[match.language];
  const parts: Part[] = [text(`### ${name}\n${blurb}`), separator(), text(seatLines(game, match))];
  if (match.status !== 'lobby') return message([...parts, separator(), text(statusLine(match))]);
  const taken = match.seats.filter(isSeatTaken).length;
  const missing = game.lobby.seats(match.chosen).min - taken;
  const state = missing > 0 ? words.lobbyWaits(missing) : words.lobbyReady(match.seats.length - taken);
  parts.push(text(`${choices(game, match)}\n${state}`), ...joinRow(house, match), ...sideRow(game, match));
  return message(parts, { calls: match.seats.flatMap(({ invited }) => (invited ? [invited.player] : [])) });
}

function seatLines(game: Game, match: Match): string {
  const { seats, language, chosen } = match;
  const names = seatNames(seats, language);
  const teams = game.lobby.teams?.(chosen, seats.length);
  return seats
    .map((seat, index) => {
      const team = teams ? ` · ${wordsIn(language).team(teams[index]! + 1)}` : '';
      return `${index + 1}. ${sitterOf(seat, names[index]!, language)}${sideOf(game, seat, match)}${team}`;
    })
    .join('\n');
}

function sitterOf(seat: Seat, name: string, language: Language): string {
  if (seat.bot) return `🤖 ${name}`;
  if (seat.player) return `<@${seat.player}> (${plain(seat.name)})`;
  const { invited } = seat;
  const kept = invited && wordsIn(language).keptFor(`<@${invited.player}>`, Math.floor(invited.until / 1000));
  return `*${kept ?? wordsIn(language).freeSeat}*`;
}

/** The side somebody chose; one left to chance is drawn at the start, and the match tells it. */
function sideOf(game: Game, seat: Seat, { language, status }: Match): string {
  if (!isSeatTaken(seat) || (seat.side === null && status !== 'lobby')) return '';
  const side = seat.side === null ? wordsIn(language).randomSide : game.words[language].side(seat.side);
  return ` — ${side}`;
}

function choices(game: Game, match: Match): string {
  return [
    ...chosenLines(game, match.chosen, match.language),
    ...paceLines(wordsIn(match.language), match),
    ...(match.unrated ? [wordsIn(match.language).rated(false)] : []),
  ].join('\n');
}

function statusLine(match: Match): string {
  const words = wordsIn(match.language);
  if (match.status === 'expired') return words.lobbyExpired;
  if (match.status === 'aborted') return [words.withoutResult, ...(match.place ? [`<#${match.place}>`] : [])].join(' ');
  return match.place && match.place !== match.home ? words.startedIn(`<#${match.place}>`) : words.startedHere;
}

function joinRow(house: House, match: Match): Row[] {
  const words = wordsIn(match.language);
  const full = match.seats.every(isSeatTaken);
  return buttonRows([
    button(makeCustomId('join', match.id), { label: words.join, style: 'good', disabled: full }),
    button(makeCustomId('leave', match.id), { label: words.leave }),
    button(makeCustomId('start', match.id), { label: words.start, style: 'main', disabled: !isReady(house, match) }),
    button(makeCustomId('options', match.id), { label: words.options }),
  ]);
}

function sideRow(game: Game, match: Match): Row[] {
  const sides = game.lobby.sides(match.chosen);
  if (sides.length === 0) return [];
  const words = wordsIn(match.language);
  const options = sides.map(side => ({ value: side, label: game.words[match.language].side(side) }));
  return [
    menuRow(makeCustomId('side', match.id), {
      placeholder: words.chooseSide,
      options: [{ value: RANDOM, label: words.randomSide }, ...options],
    }),
  ];
}

/** The private panel in which the host sets the table up; the lobby message follows. Later it only says what was set. */
export function optionsPanel(house: House, match: Match, language: Language, opened?: string): Message {
  const game = house.game(match.game);
  if (match.status !== 'lobby')
    return message([text(`${wordsIn(language).optionsFixed}\n${choices(game, { ...match, language })}`)]);
  return message([text(wordsIn(language).optionsTitle), ...optionRows(game, match, language, opened)]);
}

function optionRows(game: Game, match: Match, language: Language, opened?: string): Row[] {
  const words = wordsIn(language);
  const menus = {
    setting: (id: string) => makeCustomId('option', match.id, id),
    opening: (menu: number) => makeCustomId('variant', match.id, menu),
  };
  const rows = optionMenus(game, match.chosen, language, menus, opened);
  const pace = menuRow(makeCustomId('pace', match.id), {
    placeholder: words.paceLabel,
    options: paceOptions(words, match),
  });
  const zero = zeroOptions(words, match);
  const atZero = menuRow(makeCustomId('zero', match.id), { placeholder: words.atZeroLabel, options: zero });
  const rated = menuRow(makeCustomId('rated', match.id), {
    placeholder: words.ratedLabel,
    options: [true, false].map(yes => ({
      value: yes ? 'yes' : 'no',
      label: words.rated(yes),
      chosen: yes === (match.unrated === undefined),
    })),
  });
  const bots = menuRow(makeCustomId('bot', match.id), {
    placeholder: words.addBot,
    options: [
      ...game.bots.map(({ id }) => ({ value: id, label: botName(id, language) })),
      ...(match.seats.some(({ bot }) => bot) ? [{ value: 'none', label: words.removeBot }] : []),
    ],
  });
  const kept = match.seats.flatMap(({ invited }, seat) =>
    invited ? [{ value: String(seat), label: words.freeSeatOf(invited.name) }] : [],
  );
  const free = menuRow(makeCustomId('free', match.id), { placeholder: words.freeSeatLabel, options: kept });
  return [
    ...(game.bots.length > 0 ? [bots] : []),
    ...(kept.length > 0 ? [free] : []),
    ...rows,
    pace,
    ...(zero.length > 0 ? [atZero] : []),
    rated,
  ];
}
