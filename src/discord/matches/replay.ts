import {
  type Game,
  type Language,
  type Look,
  type MatchState,
  type Picture,
  readableBy,
  type Scene,
  unmarked,
} from '../../engine/index.js';
import {
  chapterAt,
  type Frame,
  framesOf,
  isOpenBook,
  lookedBackOn,
  type Match,
  Refusal,
  seatOf,
  stateAt,
  tellingFrames,
} from '../../matches/index.js';
import { button, buttonRows, gallery, menuRow, type Part, type Row, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { clip, LIMITS } from '../limits.js';
import { type Message, message } from '../message.js';
import { lookOf, paint, publicLook, type Surface, spoken } from '../surface.js';
import { seatNames, wordsIn } from '../words/index.js';

/** Of what happened at one moment no more is told beside its picture. */
const MOST_LINES = 6;
/** Turns a menu offers at once, those around the present one. */
const MOST_TURNS = LIMITS.selectOptions;
const NO_HAND = 'none';

/** The way to look back on a match. */
export const lookBackButton = (match: Pick<Match, 'id'>, language: Language) =>
  button(makeCustomId('look-back', match.id), { label: wordsIn(language).replay, emoji: '⏯️' });

/** Where somebody looks: the moment, and whose hand lies beside the board. */
export interface Looking {
  readonly moment?: number | null;
  readonly hand?: number | null;
}

/** A match at a moment of its past, as one reader sees it. */
interface Seen {
  readonly surface: Surface;
  readonly match: Match;
  readonly game: Game;
  readonly frames: readonly Frame[];
  /** Which of the frames. */
  readonly at: number;
  readonly hand: number | null;
  readonly state: MatchState;
  readonly reader: number | 'spectator';
  readonly language: Language;
}

/** The board at any moment, for one reader: what they could see then, and of a match that is over everything. */
export async function replayMessage(
  surface: Surface,
  match: Match,
  player: string,
  language: Language,
  looking: Looking = {},
): Promise<Message> {
  const seat = seatOf(match, player);
  const seen = await see(surface, match, seat < 0 ? 'spectator' : seat, language, looking);
  const parts = await pictured(seen, await lookOf(surface.house, player), `${match.id}-${player}-replay`);
  return message([...parts.shown, ...walkRow(seen), ...turnMenu(seen), ...handMenu(seen), ...shareRow(seen)], {
    files: parts.files,
    accent: parts.accent,
  });
}

/** The same for everybody, in the language of the table; of a running match only what everybody may see. */
export async function sharedReplay(surface: Surface, match: Match, looking: Looking, sharer: string): Promise<Message> {
  const { language } = match;
  const seen = await see(surface, match, 'spectator', language, looking);
  const parts = await pictured(seen, await publicLook(surface.house, match), `${match.id}-shared`);
  const by = text(`-# ${wordsIn(language).sharedBy(sharer)}`);
  return message([...parts.shown, by], { files: parts.files, accent: parts.accent });
}

async function see(
  surface: Surface,
  match: Match,
  reader: number | 'spectator',
  language: Language,
  { moment = null, hand = null }: Looking,
): Promise<Seen> {
  const { house } = surface;
  if (match.status === 'lobby') throw new Refusal('not-started');
  const game = house.game(match.game);
  const all = await framesOf(house, match, reader);
  if (all.length === 0) throw new Refusal('not-started');
  const names = seatNames(match.seats, language);
  const view = game.view((await house.table(match)).state as MatchState, reader);
  const frames = tellingFrames(all, game, [language], spoken({ view, reader, names }));
  const found = frames.findLastIndex(frame => frame.moment <= (moment ?? Number.POSITIVE_INFINITY));
  const at = Math.max(found, 0);
  const state = await stateAt(house, match, frames[at]!.moment);
  if (!state) throw new Refusal('cannot-replay');
  const isShown = hand !== null && isOpenBook(match) && hand < match.seats.length;
  return { surface, match, game, frames, at, hand: isShown ? hand : null, state, reader, language };
}

const sceneOf = ({ game, match, state, language }: Seen, reader: number | 'spectator'): Scene<unknown> => ({
  view: game.view(state, reader),
  reader,
  names: seatNames(match.seats, language),
});

async function pictured(seen: Seen, look: Look, name: string) {
  const { surface, game, language, hand, reader } = seen;
  const scene = sceneOf(seen, reader);
  const pictures: Picture[] = [game.pictures.board(scene, language, look)];
  const held = hand === null ? null : game.pictures.hand(sceneOf(seen, hand), language, look);
  if (held) pictures.push(held);
  const files = await paint(surface, pictures, name);
  const shown: Part[] = [text(caption(seen)), ...files.map(file => gallery([file]))];
  return { files, shown, accent: game.pictures.accent(scene, game.onTurn(seen.state) ?? 0, look) };
}

/** Which moment this is, and what happened at it. */
function caption(seen: Seen): string {
  const { match, game, frames, at, language, reader } = seen;
  const words = wordsIn(language);
  const scene = spoken(sceneOf(seen, reader));
  const { told } = frames[at]!;
  const lines = told.flatMap(one => {
    if (!isOpenBook(match) && readableBy([one], reader).length === 0) return [];
    const line = game.words[language].news(one.entry, scene);
    return line === null ? [] : [lookedBackOn(line, one, scene, words.privately)];
  });
  const shown = lines.slice(0, MOST_LINES);
  const left = lines.length - shown.length;
  return [words.replayAt(at + 1, frames.length), ...shown, ...(left > 0 ? [words.andMore(left)] : [])].join('\n');
}

const replayId = ({ match, frames, hand }: Seen, at: number, mark: string): string =>
  makeCustomId('replay', match.id, frames[at]!.moment, hand ?? NO_HAND, mark);

function walkRow(seen: Seen): Row[] {
  const { frames, at } = seen;
  const last = frames.length - 1;
  const step = (to: number, mark: string, emoji: string, disabled: boolean) =>
    button(replayId(seen, to, mark), { emoji, disabled });
  return buttonRows([
    step(0, 'first', '⏮️', at === 0),
    step(Math.max(at - 1, 0), 'back', '◀️', at === 0),
    step(Math.min(at + 1, last), 'on', '▶️', at === last),
    step(last, 'last', '⏭️', at === last),
  ]);
}

/** Turns and battles to go to: where there are more than a menu holds, those around the present one. */
function turnMenu(seen: Seen): Row[] {
  const { match, game, frames, at, hand, language } = seen;
  const scene = spoken(sceneOf(seen, seen.reader));
  const turns = frames.flatMap((frame, index) => {
    const entry = chapterAt(frame, game);
    const name = entry && game.words[language].news(entry, scene);
    return name ? [{ moment: frame.moment, index, name }] : [];
  });
  if (turns.length === 0) return [];
  const present = Math.max(
    turns.findLastIndex(({ index }) => index <= at),
    0,
  );
  const from = Math.max(0, Math.min(present - Math.floor(MOST_TURNS / 2), turns.length - MOST_TURNS));
  const options = turns.slice(from, from + MOST_TURNS).map(({ moment, name }, index) => ({
    value: String(moment),
    label: clip(`${from + index + 1}. ${unmarked(name)}`, LIMITS.selectOptionText),
    chosen: from + index === present,
  }));
  const id = makeCustomId('replay', match.id, 'turn', hand ?? NO_HAND, 'menu');
  return [menuRow(id, { placeholder: wordsIn(language).replayTurns, options })];
}

/** Whose hand lies beside the board: once a match is over nothing is hidden any more. */
function handMenu(seen: Seen): Row[] {
  const { match, frames, at, hand, language } = seen;
  if (!isOpenBook(match)) return [];
  const words = wordsIn(language);
  const names = seatNames(match.seats, language);
  const seats = names.map((name, seat) => ({
    value: String(seat),
    label: words.replayHand(name),
    chosen: seat === hand,
  }));
  const none = { value: NO_HAND, label: words.replayNoHand, chosen: hand === null };
  const id = makeCustomId('replay', match.id, frames[at]!.moment, 'menu', 'hand');
  return [menuRow(id, { placeholder: words.replayNoHand, options: [none, ...seats] })];
}

function shareRow(seen: Seen): Row[] {
  const { match, frames, at, hand, language } = seen;
  const id = makeCustomId('replay-share', match.id, frames[at]!.moment, hand ?? NO_HAND);
  const words = wordsIn(language);
  const film = button(makeCustomId('film', match.id), { label: words.film, emoji: '🎞️' });
  const share = button(id, { label: words.showEveryone, emoji: '📣' });
  return buttonRows(isOpenBook(match) ? [share, film] : [share]);
}
