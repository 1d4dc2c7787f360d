import {
  type Game,
  type LogEntry,
  type MatchState,
  type Recap,
  readableBy,
  type Scene,
  type Table,
} from '../../engine/index.js';
import { isOverdue, type Logged, type Match, type TurnMessage } from '../../matches/index.js';
import { button, buttonRows, gallery, type Part, separator, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { clip, plain } from '../limits.js';
import { type Message, message } from '../message.js';
import { paint, publicLook, type Surface, sceneFor, spoken } from '../surface.js';
import { wordsIn } from '../words/index.js';

/** What a public post says in words; all of it is behind "What happened". */
const LONGEST_HEADLINE = 160;
const LONGEST_LINE = 110;
const MOST_LINES = 4;

/** What a public post tells besides what is new. */
export interface Telling {
  readonly undoneBy?: number;
  readonly opening: boolean;
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
  const files = await paint(surface, story ? [story, board] : [board], match.id);
  const calls = callsOf(match, table);
  const seat = game.onTurn(table.state as MatchState) ?? table.open[0]?.seat ?? null;
  const parts: Part[] = [
    text([heading(game, match, telling), ...summary(game, match, spoken(scene), news, telling)].join('\n')),
    ...files.map(file => gallery([file])),
    ...(match.status === 'running'
      ? [text(turnLine(match, table, surface.house.world.now())), ...controls(match)]
      : [separator(), text(wordsIn(language).over), ...buttonRows([pastButton(match)])]),
    ...(telling.opening ? [text(wordsIn(language).opening(match.seedHash))] : []),
  ];
  const accent = seat === null ? undefined : game.pictures.accent(scene, seat, look);
  return message(parts, { files, calls: calls.map(({ player }) => player), ...(accent ? { accent } : {}) });
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
  { undoneBy, opening }: Telling,
): string[] {
  const { language } = match;
  const teams = opening ? teamLines(game, match, scene.names) : [];
  const taken = undoneBy === undefined ? null : wordsIn(language).undone(scene.names[undoneBy]!);
  const recap: Recap | null = news.length === 0 ? null : game.words[language].recap(news, scene);
  const headline = recap?.headline ?? taken;
  const lines = [...teams, ...(recap?.lines ?? []), ...(recap && taken ? [taken] : [])];
  return [
    ...(headline ? [`**${clip(headline, LONGEST_HEADLINE)}**`] : []),
    ...lines.slice(0, MOST_LINES).map(line => clip(line, LONGEST_LINE)),
  ];
}

/** Who plays with whom, where the game is played in teams. */
function teamLines(game: Game, match: Match, names: readonly string[]): string[] {
  const teams = game.lobby.teams?.(match.chosen, match.seats.length);
  if (!teams) return [];
  const sides = [...new Set(teams)].map(team => names.filter((_, seat) => teams[seat] === team));
  return [wordsIn(match.language).teams(sides)];
}

/** The people that are waited for, seat by seat. */
export function callsOf(match: Match, table: Table<MatchState>): { seat: number; player: string }[] {
  return table.awaited.flatMap(({ seat }) => {
    const { player, conceded } = match.seats[seat]!;
    return player && !conceded ? [{ seat, player }] : [];
  });
}

function turnLine(match: Match, table: Table<MatchState>, now: number): string {
  const words = wordsIn(match.language);
  const mentions = callsOf(match, table).map(({ player }) => `<@${player}>`);
  if (mentions.length === 0) return words.computerThinks;
  return words.yourMove(mentions, dueAt(match), isOverdue(match, now));
}

/** When the time of the present move is over, as a Discord timestamp counts; null without a limit. */
export const dueAt = ({ pace: { limit }, askedAt }: Match): number | null =>
  limit === null ? null : Math.floor((askedAt + limit) / 1000);

/** The way into the private panel, in the language of the place. */
export const playButton = (match: Match) =>
  button(makeCustomId('play', match.id), { label: wordsIn(match.language).play, style: 'main', emoji: '🎲' });

const pastButton = (match: Match) =>
  button(makeCustomId('past', match.id), { label: wordsIn(match.language).whatHappened });

function controls(match: Match): Part[] {
  const words = wordsIn(match.language);
  return buttonRows([
    playButton(match),
    button(makeCustomId('hand', match.id), { label: words.hand }),
    pastButton(match),
    button(makeCustomId('more', match.id), { label: words.more }),
  ]);
}

/** Whether the people the message called are still at it: nobody else, no computer either, has answered since. */
export function isSameTurn(
  previous: TurnMessage,
  called: readonly number[],
  answers: readonly { readonly moment: number; readonly answer: { readonly seat: number } }[],
): boolean {
  if (previous.called !== called.join()) return false;
  return (
    called.length === 0 || answers.every(({ moment, answer }) => moment < previous.upTo || called.includes(answer.seat))
  );
}
