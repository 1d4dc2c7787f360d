import type { Language } from '../../engine/index.js';
import {
  awayDaysOf,
  type Deed,
  entrantAt,
  isOpen,
  isOutByForfeit,
  isOver,
  matchOf,
  type Pairing,
  type Predicted,
  pairingsOf,
  parseOrder,
  participants,
  plannedRounds,
  type Row,
  restingIn,
  roundsOf,
  type Season,
  tableOf,
  undecidedScore,
  winnerOf,
} from '../../leagues/index.js';
import { waitedFor } from '../../matches/index.js';
import { button, buttonRows, gallery, type Part, separator, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { clipLines, plain } from '../limits.js';
import { type Message, message } from '../message.js';
import { type PaintedFile, paint, type Surface } from '../surface.js';
import { leagueWords } from '../words/league.js';
import { lineOf, mentionOf, nameOf, namesOf, organisersOf, playersOf, titleOf } from './names.js';
import { tablePicture } from './pictures.js';
import { finalForetold, predictionParts } from './predictions.js';

const HOUR = 3_600_000;
/** Names and pairings a message lists before it says how many more there are. */
const MOST_NAMES = 40;
const MOST_PAIRINGS = 32;
const MOST_RESTING = 10;
const ACCENT = '#C8862E';

/** The league as one message, edited in place: its rules, who is in, how it stands, and everything people may do. */
export async function livingPost(surface: Surface, season: Season): Promise<Message> {
  const { league } = season;
  const words = leagueWords(league.language);
  const parts: Part[] = [
    text(`## 🏆 ${plain(league.name)}\n-# ${words.status(league.status)}`),
    text(rulesText(surface, season, league.language)),
    separator(),
  ];
  let files: readonly PaintedFile[] = [];
  if (league.round === 0) {
    if (league.finalAt !== null) parts.push(text(words.endedLine(false, league.finalAt)));
    parts.push(text(entrantsText(season)));
  } else {
    parts.push(text(await stateText(surface, season)));
    const name = `league-${league.id}-${league.moment}`;
    files = await paint(surface, [tablePicture(season, league.language)], name);
    parts.push(...files.map(file => gallery([file])));
  }
  return message([...parts, ...controls(season)], { files, accent: ACCENT });
}

/** The rules of the season in a few lines. */
export function rulesText(surface: Surface, season: Season, language: Language): string {
  const { rules } = season.league;
  const game = surface.house.game(rules.game).words[language];
  const rounds = season.league.round === 0 ? plannedRounds(season, participants(season)) : roundsOf(season);
  return leagueWords(language).rulesLines({
    game: game.name,
    options: Object.entries(rules.chosen).map(
      ([id, value]) => `${game.lobbyOption(id)}: ${game.lobbyValue(id, value)}`,
    ),
    format: rules.format,
    rounds,
    roundHours: Math.round(rules.roundTime / HOUR),
    moveHours: rules.pace.limit === null ? null : Math.round(rules.pace.limit / HOUR),
    missed: rules.missed,
    awayDays: awayDaysOf(rules),
    points: rules.points,
    byPlace: rules.byPlace,
    tieBreaks: rules.tieBreaks,
    thirdPlace: rules.thirdPlace,
    lateJoin: rules.lateJoin,
    rated: rules.rated,
    entryRole: rules.entryRole,
    capacity: rules.capacity,
    organisers: organisersOf(season),
  });
}

function entrantsText(season: Season): string {
  const words = leagueWords(season.league.language);
  const all = participants(season);
  const names = all
    .slice(0, MOST_NAMES)
    .map(({ number, checkedIn }) => `${nameOf(season, number)}${checkedIn ? ' ✅' : ''}`);
  const lines = [words.entrants(all.length, names, all.length - names.length)];
  if (season.league.checkIn)
    lines.push(words.checkInCount(all.filter(({ checkedIn }) => checkedIn).length, all.length));
  return lines.join('\n');
}

async function stateText(surface: Surface, season: Season): Promise<string> {
  const { league } = season;
  const words = leagueWords(league.language);
  if (league.status === 'closed') return words.closedLine(winners(season));
  if (league.finalAt !== null) return words.endedLine(league.status === 'ended', league.finalAt);
  const pairings = pairingsOf(season, league.round);
  const open = pairings.filter(({ score }) => score === null);
  const heading = `**${words.roundOf(league.round, roundsOf(season))}**`;
  const clock =
    league.status === 'paused'
      ? words.pausedLine
      : open.length > 0
        ? words.deadlineLine(Math.min(...open.map(({ deadline }) => deadline)), league.rules.missed)
        : '';
  const lines = await pairingLines(surface, season, pairings, league.language, LIVING_LIST);
  const resting = restingText(season, league.round, league.language);
  return [heading, clock, ...lines, ...resting].filter(line => line !== '').join('\n');
}

/** Who has earned a place; in a knockout the first is only whoever has won the final, and nobody who did not come. */
const holdersOf = (season: Season, wanted: number): Row[] =>
  tableOf(season)
    .filter(({ place, played }) => place === wanted && played > 0)
    .filter(
      ({ reached }) =>
        season.league.rules.format !== 'knockout' ||
        (wanted === 1 ? reached > roundsOf(season) : !isOutByForfeit(reached)),
    );

const winners = (season: Season): string[] => holdersOf(season, 1).map(({ entrant }) => plain(entrant.name));

/** Characters a list may take where the rest of the message is short, and where it is the living one. */
const LONG_LIST = 3_600;
const LIVING_LIST = 2_800;

/** The first lines that fit, and how many more there are. */
function listed(lines: readonly string[], all: number, language: Language, limit: number): string[] {
  let length = 0;
  const kept = lines.filter(line => {
    length += line.length + 1;
    return length <= limit;
  });
  return kept.length === all ? kept : [...kept, leagueWords(language).moreLines(all - kept.length)];
}

/** Who sits a round out without anything being drawn for them, where somebody does. */
export function restingText(season: Season, round: number, language: Language): string[] {
  const names = restingIn(season, round).map(({ name }) => plain(name));
  const words = leagueWords(language);
  const more = names.length > MOST_RESTING ? [words.moreLines(names.length - MOST_RESTING)] : [];
  return names.length === 0 ? [] : [words.resting([...names.slice(0, MOST_RESTING), ...more])];
}

/** The pairings of a round, one a line, with links to their tables. */
export async function pairingLines(
  surface: Surface,
  season: Season,
  pairings: readonly Pairing[],
  language: Language,
  limit = LONG_LIST,
): Promise<string[]> {
  const words = leagueWords(language);
  const shown = pairings.slice(0, MOST_PAIRINGS);
  const lines = await Promise.all(
    shown.map(async pairing => {
      // What has a result needs no link, and a look at its match is saved.
      const match = pairing.score ? null : await surface.house.store.match(matchOf(pairing));
      return words.pairingLine(lineOf(season, pairing, match));
    }),
  );
  return listed(lines, pairings.length, language, limit);
}

function controls(season: Season): Part[] {
  const { id, status, round, rules, checkIn, language } = season.league;
  const words = leagueWords(language);
  const isDone = isOver(season.league);
  const mayJoin = status === 'open' || (!isDone && rules.lateJoin && rules.format !== 'knockout');
  const people = [
    ...(mayJoin ? [button(makeCustomId('league', id, 'join'), { label: words.join, style: 'good' })] : []),
    ...(checkIn && status === 'open'
      ? [button(makeCustomId('league', id, 'here'), { label: words.imHere, style: 'main' })]
      : []),
    ...(isDone ? [] : [leaveButton(season)]),
  ];
  const looking = [
    button(makeCustomId('league-look', id, 'table'), { label: words.table }),
    ...(round === 0
      ? []
      : [
          button(makeCustomId('league-look', id, 'pairings'), { label: words.pairings }),
          button(makeCustomId('league-look', id, 'schedule'), { label: words.schedule }),
          button(makeCustomId('league-look', id, 'why'), { label: words.whyMe }),
        ]),
    ...(status === 'closed'
      ? []
      : [button(makeCustomId('league-look', id, 'manage'), { label: words.manage, emoji: '🛠️' })]),
  ];
  return [...buttonRows(people), ...buttonRows(looking)];
}

/** Before the start one just leaves; in a running season it is asked once. */
function leaveButton({ league: { id, round, language } }: Season) {
  const words = leagueWords(language);
  return round === 0
    ? button(makeCustomId('league', id, 'leave'), { label: words.leave })
    : button(makeCustomId('league-look', id, 'drop'), { label: words.drop });
}

/** A pairing's own message: it calls both, its thread holds the table, and in the end it says how it went. */
export function pairingPost(season: Season, pairing: Pairing, predicted: Predicted | null): Message {
  const { language, rules } = season.league;
  const words = leagueWords(language);
  const line = `**${words.round(pairing.round)}** · ${words.pairingLine(lineOf(season, pairing, null))}`;
  if (pairing.score) {
    const reason = pairing.score.reason ? `\n-# ${plain(pairing.score.reason)}` : '';
    return message([text(`${line}${reason}`), ...predictionParts(season, pairing, predicted)]);
  }
  const mentions = pairing.seats.map(number => mentionOf(season, number));
  const called = text(`${line}\n${words.pairingCalls(mentions, pairing.deadline, rules.missed)}`);
  return message([called, ...predictionParts(season, pairing, predicted)], { calls: playersOf(season, pairing) });
}

/** What stays of a pairing's message when its match is played again under another one. */
export function playedAgainPost(season: Season, pairing: Pairing): Message {
  const words = leagueWords(season.league.language);
  const line = words.pairingLine({ ...lineOf(season, pairing, null), score: null });
  return message([text(words.playedAgain(`**${words.round(pairing.round)}** · ${line}`))]);
}

export function roundPost(surface: Surface, season: Season, round: number): Message {
  const { language, name } = season.league;
  const words = leagueWords(language);
  const pairings = pairingsOf(season, round);
  const shown = pairings.slice(0, MOST_PAIRINGS).map(pairing => words.pairingLine(lineOf(season, pairing, null)));
  const lines = [...listed(shown, pairings.length, language, LONG_LIST), ...restingText(season, round, language)];
  surface.log.info({ league: season.league.id, round, pairings: pairings.length }, 'A round begins');
  return message([text([words.roundBegins(plain(name), round, roundsOf(season)), ...lines].join('\n'))], {
    accent: ACCENT,
  });
}

/** Who still has to play until then, and whom each table waits for; null when there is nobody left to remind. */
export async function deadlinePost(surface: Surface, season: Season, last: number): Promise<Message | null> {
  const { league } = season;
  const words = leagueWords(league.language);
  const now = surface.hall.now();
  const open = pairingsOf(season, league.round).filter(
    pairing => isOpen(season, pairing) && pairing.deadline > now && pairing.deadline <= last,
  );
  if (open.length === 0) return null;
  const calls: string[] = [];
  const lines = await Promise.all(
    open.slice(0, MOST_PAIRINGS).map(async pairing => {
      const match = await surface.house.store.match(matchOf(pairing));
      const names = namesOf(season, pairing);
      if (match?.status === 'aborted') return words.stillUndecided(names);
      const waiting = match ? waitedFor(match) : [];
      calls.push(...waiting);
      return words.stillPlaying(
        names,
        waiting.map(player => `<@${player}>`),
        match?.place ? `<#${match.place}>` : '…',
      );
    }),
  );
  const until = Math.min(...open.map(({ deadline }) => deadline));
  const heading = words.deadlineNear(plain(league.name), league.round, until, league.rules.missed);
  const still = listed(lines, open.length, league.language, LONG_LIST);
  return message([text([heading, ...still].join('\n'))], { calls: calls.slice(0, 100) });
}

/** What an organiser did, for everybody. */
export function deedPost(season: Season, about: Readonly<Record<string, string | number>>): Message {
  const { id, language, organiser } = season.league;
  const sentence = text(deedText(season, about.deed as Deed, about, language));
  const calls = about.player ? [String(about.player)] : [];
  if (about.deed === 'closed' && season.league.finalAt !== null) return endedPost(season, sentence);
  if (about.deed === 'offered') return message([sentence, ...offerButtons(season, Number(about.entrant))], { calls });
  if (about.deed !== 'undecided') return message([sentence], { calls });
  const decide = button(makeCustomId('league-form', id, 'award', String(about.pairing)), {
    label: leagueWords(language).decideLabel,
    style: 'main',
  });
  return message([sentence, ...buttonRows([decide])], { calls: organiser === '' ? [] : [organiser] });
}

function offerButtons({ league: { id, language } }: Season, entrant: number): Part[] {
  const words = leagueWords(language);
  const answer = (action: string) => makeCustomId('league-seat', id, action, entrant);
  return buttonRows([
    button(answer('take'), { label: words.takePlace, style: 'good' }),
    button(answer('decline'), { label: words.declinePlace }),
  ]);
}

export function deedText(
  season: Season,
  deed: Deed,
  about: Readonly<Record<string, string | number>>,
  language: Language,
): string {
  const pairing = season.pairings.find(({ id }) => id === about.pairing);
  const entrant = about.entrant === undefined ? '' : plain(entrantAt(season, Number(about.entrant))?.name ?? '');
  const shown = Object.fromEntries(
    Object.entries(about).map(([key, value]) => [key, typeof value === 'string' ? plain(value) : value]),
  );
  const title = pairing ? plain(titleOf(season, pairing, language)) : '';
  const won = pairing && winnerOf(pairing, String(about.award));
  const winner = won === undefined ? '' : nameOf(season, won);
  return leagueWords(language).deed(deed, shown, {
    pairing: title,
    entrant,
    winner,
    order: parseOrder(String(about.order ?? '')).map(number => nameOf(season, number)),
    organisers: organisersOf(season),
    until: pairing?.deadline ?? 0,
    otherwise: pairing && undecidedScore(season.league, pairing).shares[0] !== 0 ? 'draw' : 'neither',
  });
}

/** What stays behind in a channel the league has left. */
export const movedPost = ({ league }: Season): Message =>
  message([text(`## 🏆 ${plain(league.name)}\n${leagueWords(league.language).moved(league.channel)}`)]);

/** Nothing more is played: until when it can be corrected or reopened, and a button for who cannot wait. */
export function endedPost({ league }: Season, intro?: Part): Message {
  const words = leagueWords(league.language);
  const now = button(makeCustomId('league-look', league.id, 'final'), { label: words.finalLabel });
  return message(
    [
      intro ?? text(words.seasonOver(plain(league.name))),
      text(words.endedLine(league.status === 'ended', league.finalAt ?? 0)),
      ...buttonRows([now]),
    ],
    { accent: ACCENT },
  );
}

/** The end of a season: the podium and the whole table. */
export async function finalPost(surface: Surface, season: Season): Promise<Message> {
  const { league } = season;
  const words = leagueWords(league.language);
  const rows = tableOf(season);
  const podium = [1, 2, 3].flatMap(place => {
    const there = holdersOf(season, place);
    return there.length === 0 || there.length > 4
      ? []
      : [
          words.podium(
            place,
            there.map(({ entrant }) => mentionOf(season, entrant.number)),
            league.rules.format === 'knockout' ? null : there[0]!.points,
          ),
        ];
  });
  const files = await paint(surface, [tablePicture(season, league.language)], `league-${league.id}-final`);
  const foretold = await finalForetold(surface, season);
  const calls = rows.flatMap(({ entrant, place }) => (place <= 3 && entrant.player !== '' ? [entrant.player] : []));
  return message(
    [
      text(clipLines([words.seasonEnds(plain(league.name)), ...podium, ...foretold], 2000)),
      ...files.map(file => gallery([file])),
    ],
    { files, calls: calls.slice(0, 12), accent: ACCENT },
  );
}
