import type { Chosen, Game, Language } from '../engine/index.js';
import { DEFAULT_PACE, type House, type Person, Refusal, tidyName } from '../matches/index.js';
import { change, type Hall } from './hall.js';
import {
  AWAY_DAYS,
  awayDaysOf,
  type Format,
  isOver,
  type League,
  type Rules,
  type Season,
  tableSize,
} from './league.js';

const HOUR = 3_600_000;
export const LONGEST_NAME = 60;

/** What a league is opened with; the rest has sensible values that the organiser may change until the start. */
export interface Opening {
  readonly name: string;
  readonly game: string;
  readonly format: Format;
  readonly rounds?: number;
  readonly guild: string;
  readonly channel: string;
  readonly language: Language;
  readonly organiser: Person;
  readonly organiserRole?: string | null;
  readonly entryRole?: string | null;
  readonly interaction: string;
}

/** The name as it is kept; refuses one that says nothing, or too much. */
export function checkedName(typed: string): string {
  const name = tidyName(typed);
  if (name === '' || name.length > LONGEST_NAME) throw new Refusal('bad-name', { most: String(LONGEST_NAME) });
  return name;
}

/** Opens a league: people may join, and its one message appears. */
export async function openLeague(hall: Hall, opening: Opening): Promise<Season> {
  const name = checkedName(opening.name);
  const { world } = hall.house;
  const now = hall.now();
  const league: League = {
    id: world.makeId(),
    guild: opening.guild,
    channel: opening.channel,
    language: opening.language,
    name,
    organiser: opening.organiser.id,
    organiserRole: opening.organiserRole ?? null,
    rules: checkedRules(hall.house, {
      game: opening.game,
      chosen: defaultChoices(hall.house, opening.game, opening.format),
      format: opening.format,
      rounds: opening.rounds ?? 5,
      pace: DEFAULT_PACE,
      roundTime: 7 * 24 * HOUR,
      missed: 'forfeit',
      points: { win: 3, draw: 1, loss: 0 },
      byPlace: [5, 3, 2, 1],
      tieBreaks: opening.format.endsWith('round-robin')
        ? ['head-to-head', 'sonneborn', 'wins']
        : ['buchholz', 'sonneborn', 'wins'],
      sides: 'balanced',
      rated: true,
      entryRole: opening.entryRole ?? null,
      capacity: null,
      lateJoin: opening.format !== 'knockout',
      thirdPlace: opening.format === 'knockout',
    }),
    status: 'open',
    checkIn: false,
    round: 0,
    roundStartedAt: null,
    pausedAt: null,
    finalAt: null,
    lots: world.makeSeed(),
    moment: 0,
    openedAt: now,
    startedAt: null,
    closedAt: null,
  };
  const season: Season = { league, entrants: [], pairings: [] };
  await hall.store.write({ interaction: opening.interaction, league, posts: [{ kind: 'living' }] }, now);
  hall.keep(season);
  hall.wakeOutbox(league.id);
  return season;
}

/**
 * An option `first` with the value `first` lets seat 0 begin, and the league says who sits there: begun evenly. Where
 * the usual match has too few or too many seats, the first value of an option that makes it fit is taken.
 */
function defaultChoices(house: House, game: string, format: Format): Chosen {
  const { lobby } = house.game(game);
  const usual = Object.fromEntries(
    lobby.options.map(({ id, values, initial }) => [
      id,
      id === 'first' && values.includes('first') ? 'first' : initial,
    ]),
  );
  const others = lobby.options.flatMap(({ id, values }) => values.map(value => ({ ...usual, [id]: value })));
  return [usual, ...others].find(chosen => isSeating(lobby, chosen, format)) ?? usual;
}

/** Changes the rules of a season that has not started. */
export function setRules(hall: Hall, id: string, rules: Partial<Rules>, interaction: string): Promise<Season> {
  return change(hall, id, interaction, season => {
    if (isOver(season.league)) throw new Refusal('league-over');
    if (season.league.status !== 'open') throw new Refusal('league-running');
    const league = { ...season.league, rules: checkedRules(hall.house, { ...season.league.rules, ...rules }) };
    return { season: { ...season, league }, posts: [{ kind: 'living' }] };
  });
}

/** Whether as many as the season wants can sit down to a match with these options. */
export function isSeating(lobby: Game['lobby'], chosen: Chosen, format: Format): boolean {
  const { min, max } = lobby.seats(chosen);
  const wanted = tableSize(format);
  return min <= wanted && max >= wanted;
}

/** Rules that a season can be played by: matches of the right size, options the game knows, sane numbers. */
function checkedRules(house: House, rules: Rules): Rules {
  const { lobby } = house.game(rules.game);
  for (const [id, value] of Object.entries(rules.chosen)) {
    if (!lobby.options.find(option => option.id === id)?.values.includes(value)) throw new Refusal('unknown-option');
  }
  if (!isSeating(lobby, rules.chosen, rules.format)) {
    throw new Refusal('wrong-seats', { seats: String(tableSize(rules.format)) });
  }
  const { win, draw, loss } = rules.points;
  const isFalling = rules.byPlace.every((points, at) => points >= 0 && points <= (rules.byPlace[at - 1] ?? points));
  const sane =
    rules.rounds >= 1 &&
    rules.rounds <= 30 &&
    rules.roundTime >= HOUR &&
    win >= draw &&
    draw >= loss &&
    loss >= 0 &&
    AWAY_DAYS.some(days => days === awayDaysOf(rules)) &&
    rules.byPlace.length === 4 &&
    isFalling;
  if (!sane) throw new Refusal('unknown-option');
  return rules;
}
