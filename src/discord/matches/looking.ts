import type { Language } from '../../engine/index.js';
import { calendarOf, leftTo, type Match, Refusal, seatOf } from '../../matches/index.js';
import { button, buttonRows, gallery, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { clip, LIMITS, plain } from '../limits.js';
import { type Message, message } from '../message.js';
import { rulesButton } from '../rules/link.js';
import { lookOf, paint, type Surface, sceneFor, spoken } from '../surface.js';
import { seatNames, wordsIn } from '../words/index.js';
import { absenceText } from './absences.js';
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
  const game = surface.house.game(match.game);
  const table = await surface.house.table(match);
  const scene = sceneFor(game, match, table, seat, language);
  const look = await lookOf(surface.house, player);
  const hand = game.pictures.hand(scene, language, look);
  if (!hand) throw new Refusal('nothing-private');
  const inWords = await wantsWords(surface.house, player);
  const files = inWords ? [] : await paint(surface, [hand], `${match.id}-hand`);
  const words = wordsIn(language);
  const play = button(makeCustomId('play', match.id), { label: words.play, style: 'main', emoji: '🎲' });
  return message(
    [
      // What the picture says is not said again below it; whoever hears it has it as the picture's alternative text.
      ...(inWords
        ? [text(clip(game.words[language].hand(spoken(scene)), LIMITS.textPerMessage / 2))]
        : files.map(file => gallery([file]))),
      ...buttonRows([...(table.offeredTo(seat) ? [play] : []), ...(inWords ? [pictureButton(match, language)] : [])]),
    ],
    { files, accent: game.pictures.accent(scene, seat, look) },
  );
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

/** Who plays, who is waited for, and what proves the shuffles. */
export async function statusMessage(surface: Surface, match: Match, language: Language): Promise<Message> {
  const game = surface.house.game(match.game);
  const waiting = match.clocks.flatMap(({ since }, seat) => (since === null ? [] : [seat]));
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
    waitingFor: waiting.map(seat => `<@${match.seats[seat]!.player}>`),
  });
  return message([text(line)]);
}

/** What is left to a seat of a running match; null where nothing limits it. */
async function timeLeft({ house }: Surface, match: Match, seat: number): Promise<number | null> {
  const clock = match.clocks[seat];
  const { player, conceded } = match.seats[seat]!;
  if (!clock || !player || conceded || match.status !== 'running') return null;
  return leftTo(match.pace, clock, await calendarOf(house, player, match), house.world.now());
}

/** What else there is to see of a match: its board in words, its rules, how it stands. */
export function moreMessage(match: Match, language: Language): Message {
  const words = wordsIn(language);
  return message(
    buttonRows([
      button(makeCustomId('text', match.id), { label: words.boardAsText }),
      rulesButton(match.id, language),
      button(makeCustomId('status', match.id), { label: words.aboutMatch }),
      lookBackButton(match, language),
      noteButton(match),
    ]),
  );
}
