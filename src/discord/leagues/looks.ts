import type { Language } from '../../engine/index.js';
import {
  type Entrant,
  entrantOf,
  explainPlace,
  isForTables,
  isForThird,
  isOver,
  type League,
  matchOf,
  pairingsCsv,
  pairingsOf,
  roundsOf,
  type Season,
  stageOf,
  tableCsv,
  tableOf,
  timesUsed,
} from '../../leagues/index.js';
import { Refusal } from '../../matches/index.js';
import { button, buttonRows, file, gallery, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { clip, clipLines, LIMITS, plain } from '../limits.js';
import { type Message, message } from '../message.js';
import { paint, type Surface } from '../surface.js';
import { leagueWords } from '../words/league.js';
import { nameOf, namesOf } from './names.js';
import { tablePicture, tableText } from './pictures.js';
import { deedText, pairingLines, restingText, rulesText } from './posts.js';

/** The league a command means: the one named, the one of this channel, or the server's only one that is not over. */
export async function leagueHere(
  surface: Surface,
  guild: string | null,
  channel: string,
  named: string | null,
): Promise<League> {
  if (guild === null) throw new Refusal('no-league-here');
  const all = await surface.hall.store.leagues(guild);
  if (named !== null) {
    const found = all.find(({ id, name }) => id === named || name === named);
    if (!found) throw new Refusal('no-league-here');
    return found;
  }
  const here = all.filter(league => league.channel === channel);
  const active = (leagues: readonly League[]) => leagues.filter(({ status }) => status !== 'closed');
  for (const candidates of [active(here), active(all), here, all]) {
    if (candidates.length === 1) return candidates[0]!;
    if (candidates.length > 1 && candidates[0]!.status !== 'closed') throw new Refusal('which-league');
    if (candidates.length > 1) return candidates[0]!;
  }
  throw new Refusal('no-league-here');
}

export const TABLE_LOOKS = ['picture', 'text', 'csv'] as const;
export type TableLook = (typeof TABLE_LOOKS)[number];

/** The table as a picture, as text, or as files for a spreadsheet. */
export async function tableMessage(
  surface: Surface,
  season: Season,
  language: Language,
  as: TableLook = 'picture',
): Promise<Message> {
  const words = leagueWords(language);
  if (as === 'csv') {
    const files = [
      { file: 'table.csv', data: Buffer.from(`\uFEFF${tableCsv(season)}`), alt: words.tableTitle },
      { file: 'pairings.csv', data: Buffer.from(`\uFEFF${pairingsCsv(season)}`), alt: words.pairings },
    ];
    return message([text(words.csvReady), ...files.map(each => file(each.file))], { files });
  }
  if (tableOf(season).length === 0) return message([text(words.tableEmpty)]);
  if (as === 'text') return message([text(clip(plain(tableText(season, language)), LIMITS.textPerMessage))]);
  const name = `league-${season.league.id}-${season.league.moment}`;
  const files = await paint(surface, [tablePicture(season, language)], name);
  const look = (how: string, label: string) =>
    button(makeCustomId('league-look', season.league.id, 'table', how), { label });
  const buttons = buttonRows([look('text', words.asText), look('csv', words.asCsv)]);
  return message([...files.map(each => gallery([each])), ...buttons], { files });
}

/** The pairings of the present round, or of another one. */
export async function pairingsMessage(
  surface: Surface,
  season: Season,
  language: Language,
  round?: number,
): Promise<Message> {
  const words = leagueWords(language);
  const wanted = Math.min(round ?? season.league.round, season.league.round);
  if (wanted < 1) throw new Refusal('league-not-running');
  const lines = await pairingLines(surface, season, pairingsOf(season, wanted), language);
  const resting = restingText(season, wanted, language);
  return message([text([`### ${words.roundOf(wanted, roundsOf(season))}`, ...lines, ...resting].join('\n'))]);
}

/** All rounds: those drawn with their results, those to come, the rules, and what organisers decided. */
export async function scheduleMessage(surface: Surface, season: Season, language: Language): Promise<Message> {
  const words = leagueWords(language);
  const { league } = season;
  const head = [words.scheduleTitle(plain(league.name)), rulesText(surface, season, language)];
  const tail: string[] = [];
  const rounds = roundsOf(season);
  if (!isOver(league) && rounds > league.round) tail.push(words.scheduleFuture(league.round + 1, rounds));
  const log = (await surface.hall.store.log(league.id)).slice(-10);
  const decisions = log.map(({ at, by, deed, about }) =>
    words.logLine(at, by, deedText(season, deed, about, language)),
  );
  if (log.length > 0) tail.push(`**${words.logTitle}**`, clipLines(decisions, LONGEST_LOG));
  const room = LIMITS.textPerMessage - 100 - [...head, ...tail].join('\n').length;
  const lines = await roundsText(surface, season, language, room);
  return message([text([...head, ...lines, ...tail].join('\n'))]);
}

/** Characters the decisions may take of a schedule. */
const LONGEST_LOG = 1_500;
/** Characters without which a round is not begun: its heading, a pairing, and how many more there are. */
const SHORTEST_ROUND = 200;

/** The rounds drawn, the latest first; where there is no room for all, how many pairings are left out. */
async function roundsText(surface: Surface, season: Season, language: Language, limit: number): Promise<string[]> {
  const words = leagueWords(language);
  const lines: string[] = [];
  let room = limit - SHORTEST_ROUND / 2;
  let round = season.league.round;
  for (; round >= 1 && room >= SHORTEST_ROUND; round--) {
    const heading = `**${words.round(round)}**`;
    const pairings = pairingsOf(season, round);
    const added = [heading, ...(await pairingLines(surface, season, pairings, language, room - SHORTEST_ROUND / 4))];
    room -= added.join('\n').length + 1;
    lines.push(...added);
  }
  if (round < 1) return lines;
  const left = season.pairings.filter(pairing => pairing.round <= round).length;
  const span = round === 1 ? words.round(1) : `${words.round(round)} – ${words.round(1)}`;
  return [...lines, `**${span}** ${words.moreLines(left)}`];
}

/** Why somebody meets whom they meet, and stands where they stand. */
export async function whyMessage(
  surface: Surface,
  season: Season,
  language: Language,
  entrant: Entrant,
): Promise<Message> {
  const parts = [
    whyPairing(surface, season, language, entrant),
    ...(await whyLate(surface, season, language, entrant)),
    '',
    whyPlace(season, language, entrant),
  ];
  return message([text(clipLines(parts, 3900))]);
}

/** The rounds somebody played that were judged by time, with the time each used. */
async function whyLate(surface: Surface, season: Season, language: Language, { number }: Entrant): Promise<string[]> {
  const { house } = surface;
  const lines: string[] = [];
  for (const pairing of season.pairings.filter(
    ({ seats, score }) => seats.includes(number) && score?.how === 'forfeit',
  )) {
    const match = await house.store.match(matchOf(pairing));
    if (!match) continue;
    const used = await timesUsed(house, match);
    const names = namesOf(season, pairing);
    const times = names.flatMap((name, seat) => (used[seat] == null ? [] : [{ name, used: used[seat] }]));
    if (times.length > 0) lines.push(leagueWords(language).whyLate(pairing.round, times));
  }
  return lines;
}

function whyPairing(surface: Surface, season: Season, language: Language, { number }: Entrant): string {
  const words = leagueWords(language);
  const pairing = pairingsOf(season, season.league.round).find(({ seats }) => seats.includes(number));
  if (!pairing) return words.noPairing(nameOf(season, number));
  const { side } = surface.house.game(season.league.rules.game).words[language];
  return words.whyPairing({
    format: season.league.rules.format,
    names: namesOf(season, pairing),
    points: pairing.reason.points,
    met: pairing.reason.met,
    // Where the season lets the match draw lots, sitting first does not mean to begin.
    begun: season.league.rules.chosen.first === 'random' ? null : pairing.reason.begun,
    passedOver: pairing.reason.passedOver.map(({ entrant, because }) => ({ name: nameOf(season, entrant), because })),
    sides: pairing.sides?.map(side) ?? null,
    isForThird: isForThird(season, pairing),
  });
}

function whyPlace(season: Season, language: Language, { number, name }: Entrant): string {
  const explained = explainPlace(season, number);
  if (!explained) return leagueWords(language).noPlace(plain(name));
  const { row, neighbours } = explained;
  return leagueWords(language).whyPlace({
    name: plain(name),
    place: row.place,
    points: row.points,
    won: row.won,
    drawn: row.drawn,
    lost: row.lost,
    byes: row.byes,
    pointsFor: season.league.rules.points,
    places: isForTables(season.league.rules.format) ? row.places : null,
    stage: season.league.rules.format === 'knockout' ? leagueWords(language).stage(stageOf(season, number)) : null,
    neighbours: neighbours.map(({ row: other, ...rest }) => ({ name: plain(other.entrant.name), ...rest })),
  });
}

/** The place of a person, or of the caller where nobody is named. */
export function entrantFor(season: Season, player: string): Entrant {
  const entrant = entrantOf(season, player) ?? season.entrants.find(candidate => candidate.player === player);
  if (!entrant) throw new Refusal('no-such-entrant');
  return entrant;
}
