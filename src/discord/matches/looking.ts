import type { Language } from '../../engine/index.js';
import { calendarOf, isBroken, leftTo, type Match, Refusal, seatOf, waitedFor } from '../../matches/index.js';
import { button, buttonRows, gallery, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { clip, LIMITS, plain } from '../limits.js';
import { type Message, message } from '../message.js';
import { rulesButton } from '../rules/link.js';
import { lookOf, paint, type Surface, sceneFor, spoken } from '../surface.js';
import { seatNames, wordsIn } from '../words/index.js';
import { absenceText } from './absences.js';
import { followButton } from './following.js';
import { noteButton } from './notes.js';
import { lookBackButton } from './replay.js';
import { pictureButton, wantsWords } from './words-first.js';

/** A reader of a match: their seat, or a spectator. */
const readerOf = (match: Match, player: string): number | 'spectator' => {
  const seat = seatOf(match, player);
  return seat < 0 ? 'spectator' : seat;
};

/** The reader's private draw as a picture, with the way to play it. */
export async function handMessage(
  surface: Surface,
  match: Match,
  player: string,
  language: Language,
): Promise<Message> {
  const seat = seatOf(match, player);
  if (seat < 0) throw new Refusal('not-seated');
  const hand = await handOf(surface, match, seat, player, language);
  if (!hand) throw new Refusal('nothing-private');
  const { parts, inWords, ...extra } = hand;
  const table = await surface.house.table(match);
  const label = wordsIn(language).play;
  const play = button(makeCustomId('play', match.id), { label, style: 'main', emoji: '🎲' });
  const offered = table.offeredTo(seat) ? [play] : [];
  return message([...parts, ...buttonRows([...offered, ...(inWords ? [pictureButton(match, language)] : [])])], extra);
}

/** The hand of a seat as its reader wants it: a picture, or words; null where it holds nothing others may not see. */
export async function handOf(surface: Surface, match: Match, seat: number, reader: string, language: Language) {
  const game = surface.house.game(match.game);
  const table = await surface.house.table(match);
  const scene = sceneFor(game, match, table, seat, language);
  const look = await lookOf(surface.house, reader);
  const hand = game.pictures.hand(scene, language, look);
  if (!hand) return null;
  const inWords = await wantsWords(surface.house, reader);
  const files = inWords ? [] : await paint(surface, [hand], `${match.id}-hand`);
  // What the picture says is not said again below it; whoever hears it has it as the picture's alternative text.
  const parts = inWords
    ? [text(clip(game.words[language].hand(spoken(scene)), LIMITS.textPerMessage / 2))]
    : files.map(file => gallery([file]));
  return { parts, inWords, files, accent: game.pictures.accent(scene, seat, look) };
}

/** The board as the reader wants it: in words where they have said so. */
export async function boardFor(surface: Surface, match: Match, player: string, language: Language): Promise<Message> {
  const show = (await wantsWords(surface.house, player)) ? textBoard : pictureBoard;
  return show(surface, match, player, language);
}

/** The board as the reader sees it, as a picture. */
export async function pictureBoard(
  surface: Surface,
  match: Match,
  player: string,
  language: Language,
): Promise<Message> {
  const game = surface.house.game(match.game);
  const table = await surface.house.table(match);
  const scene = sceneFor(game, match, table, readerOf(match, player), language);
  const look = await lookOf(surface.house, player);
  const files = await paint(surface, [game.pictures.board(scene, language, look)], match.id);
  return message(
    files.map(file => gallery([file])),
    { files },
  );
}

/** The board as the reader sees it, in words. */
export async function textBoard(surface: Surface, match: Match, player: string, language: Language): Promise<Message> {
  const game = surface.house.game(match.game);
  const table = await surface.house.table(match);
  const scene = spoken(sceneFor(game, match, table, readerOf(match, player), language));
  return message([text(clip(game.words[language].board(scene), LIMITS.textPerMessage))]);
}

/** Who plays, who is waited for, what proves the shuffles, and that the table cannot be opened where it cannot. */
export async function statusMessage(surface: Surface, match: Match, language: Language): Promise<Message> {
  const game = surface.house.game(match.game);
  const names = seatNames(match.seats, language);
  const absences = await Promise.all(match.seats.map(seat => absenceText(surface.house, seat, language)));
  const seats = match.seats.map(({ player, bot }, seat) => {
    if (bot) return `🤖 ${names[seat]}`;
    // Somebody who wanted to be forgotten is nobody to call.
    return player ? `<@${player}> (${plain(names[seat]!)})${absences[seat]}` : plain(names[seat]!);
  });
  const line = wordsIn(language).matchStatus({
    game: game.words[language].name,
    id: match.id,
    seats,
    startedAt: match.startedAt,
    isOver: match.status !== 'running',
    seedHash: match.seedHash,
    pace: match.pace,
    left: await Promise.all(match.seats.map((_, seat) => timeLeft(surface, match, seat))),
    waitingFor: waitedFor(match).map(player => `<@${player}>`),
  });
  const broken = match.status === 'running' && (await isBroken(surface.house, match));
  return message([text(line), ...(broken ? [text(wordsIn(language).refusal('table-broken', {}))] : [])]);
}

/** What is left to a seat of a running match; null where nothing limits it. */
async function timeLeft({ house }: Surface, match: Match, seat: number): Promise<number | null> {
  const clock = match.clocks[seat];
  const { player, conceded } = match.seats[seat]!;
  if (!clock || !player || conceded || match.status !== 'running') return null;
  return leftTo(match.pace, clock, await calendarOf(house, player, match), house.world.now());
}

/** What else there is to see of a match: its board in words, its rules, how it stands. Who plays keeps notes, who watches follows. */
export function moreMessage(match: Match, player: string, language: Language): Message {
  const words = wordsIn(language);
  const isWatching = readerOf(match, player) === 'spectator';
  const own = isWatching ? [followButton(match, language)] : [noteButton(match)];
  return message(
    buttonRows([
      button(makeCustomId('text', match.id), { label: words.boardAsText }),
      rulesButton(match.id, language),
      button(makeCustomId('status', match.id), { label: words.aboutMatch }),
      lookBackButton(match, language),
      ...(isWatching && match.status !== 'running' ? [] : own),
    ]),
  );
}
