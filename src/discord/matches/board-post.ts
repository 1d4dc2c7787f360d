import { type Game, type Language, type MatchState, readableBy, type Scene, type Table } from '../../engine/index.js';
import { isOverdue, type Logged, type Match, type TurnMessage } from '../../matches/index.js';
import { button, buttonRows, gallery, type Part, separator, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { clipLines, plain } from '../limits.js';
import { type Message, message } from '../message.js';
import { rulesButton } from '../rules/link.js';
import { paint, publicLook, type Surface, sceneFor, spoken } from '../surface.js';
import { wordsIn } from '../words/index.js';

/** Sentences of one public post, in characters; the rest is in /log. */
const LONGEST_NEWS = 1800;

/** What a public post tells: sentences from `since`, pictures of what is new from `fresh` on. */
export interface Telling {
  readonly since: number;
  readonly fresh: number;
  readonly undoneBy?: number;
  readonly opening: boolean;
}

/** The public message after a move: what happened, the board, whose turn it is, and the way in. */
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
  const fresh = readableBy(
    told.filter(({ moment }) => moment >= telling.fresh),
    'spectator',
  );
  const files = await paint(
    surface,
    [...game.pictures.story(fresh, scene, language, look), game.pictures.board(scene, language, look)],
    `${match.id}-${match.moment}`,
  );
  const calls = callsOf(match, table);
  const seat = game.onTurn(table.state as MatchState) ?? table.open[0]?.seat ?? null;
  const news = sentences(game, language, spoken(scene), told, telling);
  const parts: Part[] = [
    text(heading(game, match, telling)),
    ...(news === '' ? [] : [text(news)]),
    ...files.map(file => gallery([file])),
    ...(match.status === 'running'
      ? [text(turnLine(match, table, language, surface.house.world.now())), ...controls(match)]
      : [separator(), text(wordsIn(language).over)]),
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

function sentences(
  game: Game,
  language: Language,
  scene: Scene<unknown>,
  told: readonly Logged[],
  { since, undoneBy }: Telling,
): string {
  const words = game.words[language];
  const lines = readableBy(
    told.filter(({ moment }) => moment >= since),
    'spectator',
  )
    .map(entry => words.news(entry, scene))
    .filter(line => line !== null);
  if (undoneBy !== undefined) lines.push(wordsIn(language).undone(scene.names[undoneBy]!));
  return clipLines(lines, LONGEST_NEWS);
}

/** The people that are waited for, seat by seat. */
export function callsOf(match: Match, table: Table<MatchState>): { seat: number; player: string }[] {
  return table.awaited.flatMap(({ seat }) => {
    const { player, conceded } = match.seats[seat]!;
    return player && !conceded ? [{ seat, player }] : [];
  });
}

function turnLine(match: Match, table: Table<MatchState>, language: Language, now: number): string {
  const words = wordsIn(language);
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

function controls(match: Match): Part[] {
  const words = wordsIn(match.language);
  return buttonRows([
    playButton(match),
    button(makeCustomId('hand', match.id), { label: words.hand }),
    button(makeCustomId('text', match.id), { label: words.boardAsText }),
    rulesButton(match.id, match.language),
  ]);
}

/**
 * From which moment a new message tells, so that the called seats read all that happened since they last played. One
 * that calls nobody, such as the last of a match, tells only what is new.
 */
export function tellingFor(
  answers: readonly { readonly moment: number; readonly answer: { readonly seat: number } }[],
  called: readonly number[],
  previous: TurnMessage | null,
): { since: number; fresh: number } {
  const fresh = previous?.upTo ?? 0;
  if (called.length === 0) return { since: fresh, fresh };
  const own = answers.findLast(({ answer }) => called.includes(answer.seat));
  return { since: Math.min(fresh, own ? own.moment + 1 : 0), fresh };
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
