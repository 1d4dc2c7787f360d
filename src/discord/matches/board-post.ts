import {
  type Game,
  type LogEntry,
  type MatchState,
  type Recap,
  readableBy,
  type Scene,
  type Table,
} from '../../engine/index.js';
import { actorOf, calledInThread, isOverdue, type Logged, type Match, type TurnMessage } from '../../matches/index.js';
import { button, buttonRows, gallery, type Part, separator, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { clip, plain } from '../limits.js';
import { type Message, message } from '../message.js';
import { linesTaken, roomForLines, SCREEN } from '../phone.js';
import { paint, publicLook, type Surface, sceneFor, spoken } from '../surface.js';
import { wordsIn } from '../words/index.js';
import { absencesAt } from './absences.js';

/** What a public post says in words; all of it is behind "What happened". */
const LONGEST_HEADLINE = 160;
const LONGEST_LINE = 110;
const MOST_LINES = 4;

/** What a public post tells besides what is new. */
export interface Telling {
  readonly undoneBy?: number;
  readonly opening: boolean;
  /** Whoever is waited for has been called before: it calls nobody. */
  readonly isKnown?: boolean;
}

/** The public message after a move: what matters of what happened, the board, whose turn it is, and the way in. */
export async function boardPost(
  surface: Surface,
  match: Match,
  table: Table<MatchState>,
  told: readonly Logged[],
  telling: Telling,
): Promise<Message> {
  const game = surface.house.game(match.game);
  const { language } = match;
  const scene = sceneFor(game, match, table, 'spectator', language);
  const look = await publicLook(surface.house, match);
  const news = readableBy(told, 'spectator');
  const story = game.pictures.story(news, scene, language, look);
  const board = game.pictures.board(scene, language, look);
  const pictures = story ? [story, board] : [board];
  const files = await paint(surface, pictures, match.id);
  const calls = callsOf(match, table);
  const seat = game.onTurn(table.state as MatchState) ?? table.awaited[0]?.seat ?? null;
  const name = heading(game, match, telling);
  const absences = match.status === 'running' ? await absencesAt(surface.house, match) : [];
  const foot = footOf(match, table, surface.house.world.now(), absences, telling);
  const room = roomForLines(
    SCREEN.post,
    pictures.map(({ drawing }) => drawing),
    [name, ...foot],
  );
  const lines = fitting(summary(game, match, spoken(scene), news, telling, story !== null), room);
  const [whose = '', ...small] = foot;
  const parts: Part[] = [
    text([name, ...lines].join('\n')),
    ...files.map(file => gallery([file])),
    ...(match.status === 'running'
      ? [text(whose), ...controls(match)]
      : [separator(), text(whose), ...buttonRows([pastButton(match)])]),
    ...small.map(text),
  ];
  const accent = seat === null ? undefined : game.pictures.accent(scene, seat, look);
  const people = telling.isKnown ? [] : calls.map(({ player }) => player);
  const pinged = await calledInThread(surface.house, people);
  return message(parts, { files, calls: pinged, ...(accent ? { accent } : {}) });
}

/** What stands below the board: whose turn it is, who is away, and once what proves the shuffles. */
function footOf(
  match: Match,
  table: Table<MatchState>,
  now: number,
  absences: readonly string[],
  { opening }: Telling,
): string[] {
  const words = wordsIn(match.language);
  const whose = match.status === 'running' ? turnLine(match, table, now) : words.over;
  return [[whose, ...absences].join('\n'), ...(opening ? [words.opening(match.seedHash)] : [])];
}

/** The headline, and of the lines those that leave the post its screen and a half. */
function fitting([headline, ...lines]: readonly string[], room: number): string[] {
  if (headline === undefined) return [];
  let left = room - linesTaken(headline);
  const kept = lines.filter(line => {
    const taken = linesTaken(line);
    if (taken > left) return false;
    left -= taken;
    return true;
  });
  return [headline, ...kept];
}

function heading(game: Game, match: Match, { opening }: Telling): string {
  const { name: called } = game.words[match.language];
  const name = match.event ? `${called} · 🏆 ${plain(match.event.title)}` : called;
  return opening ? `### ${name}` : `-# ${name}`;
}

/** The one thing that matters in bold, and at most four short lines under it. */
function summary(
  game: Game,
  match: Match,
  scene: Scene<unknown>,
  news: readonly LogEntry[],
  { undoneBy }: Telling,
  isDrawn: boolean,
): string[] {
  const { language } = match;
  const taken = undoneBy === undefined ? null : wordsIn(language).undone(scene.names[undoneBy]!);
  // Who is called though nothing new is told still reads how it stands.
  const isTold = news.length > 0 || taken === null;
  const recap: Recap | null = isTold ? game.words[language].recap(news, scene, isDrawn) : null;
  const headline = recap?.headline ?? taken;
  const lines = [...(recap?.lines ?? []), ...(recap && taken ? [taken] : [])];
  return [
    ...(headline ? [`**${clip(headline, LONGEST_HEADLINE)}**`] : []),
    ...lines.slice(0, MOST_LINES).map(line => clip(line, LONGEST_LINE)),
  ];
}

/** The people that are waited for, seat by seat. */
export function callsOf(match: Match, table: Table<MatchState>): { seat: number; player: string }[] {
  return table.awaited.flatMap(({ seat }) => {
    const held = match.seats[seat]!;
    const player = actorOf(held);
    return player && !held.conceded ? [{ seat, player }] : [];
  });
}

function turnLine(match: Match, table: Table<MatchState>, now: number): string {
  const words = wordsIn(match.language);
  const calls = callsOf(match, table);
  if (calls.length === 0) return words.computerThinks;
  const isLate = calls.some(({ seat }) => isOverdue(match.clocks[seat], now));
  const seats = calls.map(({ seat }) => seat);
  return words.yourMove(
    calls.map(({ player }) => `<@${player}>`),
    dueAt(match, seats),
    isLate,
  );
}

/** When the time of the first of these seats is over, as a Discord timestamp counts; null without a limit. */
export function dueAt({ clocks }: Match, seats: readonly number[]): number | null {
  const dues = seats.flatMap(seat => clocks[seat]?.due ?? []);
  return dues.length === 0 ? null : Math.floor(Math.min(...dues) / 1000);
}

/** The way into the private panel, in the language of the place. */
export const playButton = (match: Match) =>
  button(makeCustomId('play', match.id), { label: wordsIn(match.language).play, style: 'main' });

const pastButton = (match: Match) =>
  button(makeCustomId('past', match.id), { label: wordsIn(match.language).whatHappened });

/** One row on a phone of 390 px: the labels are as short as that. */
function controls(match: Match): Part[] {
  const words = wordsIn(match.language);
  return buttonRows([
    playButton(match),
    button(makeCustomId('hand', match.id), { label: words.hand }),
    pastButton(match),
    button(makeCustomId('more', match.id), { label: words.more }),
  ]);
}

/** Answers as they are kept, the earliest first. */
type Answers = readonly { readonly moment: number; readonly answer: { readonly seat: number } }[];

/**
 * Whether the people the message called are still at it: since then only they have answered, or only others, as whoever
 * draws early after their turn. Where both have, they are called again.
 */
export function isSameTurn(previous: TurnMessage, called: readonly number[], answers: Answers): boolean {
  if (previous.called !== called.join()) return false;
  const since = answers
    .filter(({ moment }) => moment >= previous.upTo)
    .map(({ answer }) => called.includes(answer.seat));
  return called.length === 0 || since.every(isCalled => isCalled === since[0]);
}

/**
 * The moment from which a new post tells. Whoever is called finds the whole turn of those called before, which they may
 * have slept through, also where that message was edited meanwhile; who is called again knows what they did themselves.
 */
export function freshFor(previous: TurnMessage | null, called: readonly number[], answers: Answers): number {
  if (previous === null) return 0;
  const before = previous.called === '' ? [] : previous.called.split(',').map(Number);
  if (called.length > 0 && called.every(seat => before.includes(seat))) return previous.upTo;
  const told = answers.filter(({ moment }) => moment < previous.upTo);
  const stranger = told.findLastIndex(({ answer }) => !before.includes(answer.seat));
  return told[stranger + 1]?.moment ?? previous.upTo;
}

/** Who plays alone is never called anew: the post tells the turn before and the present one, from that one's beginning. */
export function lastTurnsFrom({ turns, chapters }: Game, news: readonly Logged[], since: number): number {
  const begun = news.filter(({ entry }) => (turns ?? chapters).includes(entry.tell));
  return begun.at(-2)?.moment ?? since;
}
