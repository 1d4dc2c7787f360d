import { isDeepStrictEqual } from 'node:util';
import {
  copy,
  type LogEntry,
  type MatchState,
  type RandomState,
  type Reader,
  randomAnswer,
  readableBy,
  Table,
  type Told,
} from '../../../src/engine/index.js';
import { Broken } from '../broken.js';
import { randomOf } from '../trial.js';
import { contrast, nameOf } from './hidden.js';
import { type Answered, type Moment, readersOf } from './moment.js';

/**
 * A second match played beside the true one: what the reader cannot know was dealt anew at the checkpoint, and all
 * answers since were given again. While the reader cannot tell the two apart, it must be asked and told the same.
 */
export interface World {
  readonly reader: Reader;
  readonly table: Table<MatchState>;
  /** The others' sealed answers were replaced by other ones. */
  readonly guessed: boolean;
}

/** The worlds of all readers that look like the true one; `tried` counts all that were made. */
export function worldsOf(moment: Moment): { worlds: readonly World[]; tried: number } {
  const made: World[] = [];
  let tried = 0;
  for (const reader of readersOf(moment.seats)) {
    for (const guessed of [false, true]) {
      if (guessed && !hasSealedAnswers(moment, reader)) continue;
      tried += 1;
      const table = worldOf(moment, reader, guessed);
      if (table === null || !looksAlike(moment, table, reader)) continue;
      checkAsked(moment, table, reader);
      made.push({ reader, table, guessed });
    }
  }
  return { worlds: made, tried };
}

/** Gives the same answer in the other world: the reader may not be told anything else there. */
export function checkWorld(answered: Answered, { reader, table: other, guessed }: World): void {
  const { table, move, news, before } = answered;
  const given = other.answer(move.seat, move.said);
  if (given === null) return; // said by a seat that holds something else in that world
  const learnt = table.state.sealed !== before.sealed;
  if (!looksAlike(answered, other, reader)) {
    if (move.seat === reader && !learnt) {
      throw new Broken('worlds', `Seat ${reader} learns something and may take its answer back: seal what it learns`);
    }
    return;
  }
  if (guessed) return; // the others answered otherwise there, and may be told to have
  checkTold(reader, news, given.change.news);
}

/** The same for what is told before anybody has answered. */
export function checkOpening(opening: Answered, setup: () => MatchState): void {
  const { game, digest, news, seats } = opening;
  for (const reader of readersOf(seats)) {
    const dealt = game.conceal(copy(setup()), reader, randomOf(`${digest}/${reader}/opening`));
    const { table, change } = Table.start<MatchState>(game, dealt);
    if (looksAlike(opening, table, reader)) checkTold(reader, news, change.news);
  }
}

function checkTold(reader: Reader, news: readonly Told[], newsThere: readonly Told[]): void {
  const all = readableBy(news, reader);
  const allThere = readableBy(newsThere, reader);
  const parted = partedAt(all, allThere);
  const told = unrevealed(all.slice(0, parted));
  const toldThere = unrevealed(allThere.slice(0, parted));
  if (isDeepStrictEqual(toldThere, told)) return;
  throw new Broken(
    'worlds',
    `The log tells ${nameOf(reader)} what it cannot know: ${contrast(told, toldThere)}. ` +
      'Tell it to the seats that may know, show what it tells in the view, or mark it `reveals: true`',
  );
}

/** Where something else is revealed the reader tells the worlds apart: whatever follows from it may differ as well. */
function partedAt(news: readonly LogEntry[], newsThere: readonly LogEntry[]): number {
  const reveals = (entry: LogEntry | undefined): boolean => entry?.reveals === true;
  const at = news.findIndex(
    (entry, index) => (reveals(entry) || reveals(newsThere[index])) && !isDeepStrictEqual(entry, newsThere[index]),
  );
  return at < 0 ? Math.max(news.length, newsThere.length) : at;
}

/** What is revealed on purpose is sealed. */
export function checkReveals({ news, table, before }: Answered): void {
  const told = news.find(({ entry }) => entry.reveals === true);
  if (told && table.state.sealed === before.sealed)
    throw new Broken('worlds', `${told.entry.tell} reveals and nothing is sealed`);
}

const unrevealed = (news: readonly LogEntry[]) => news.filter(({ reveals }) => reveals !== true);

/** The same view, and the table waits for the same seats, which everybody can tell. */
function looksAlike({ game, table }: Moment, other: Table<MatchState>, reader: Reader): boolean {
  const seenIn = ({ state, open }: Table<MatchState>) => ({
    view: copy(game.view(state as MatchState, reader)),
    waiting: open.map(({ seat }) => seat),
  });
  return isDeepStrictEqual(seenIn(other), seenIn(table));
}

/** The questions a seat is asked come from what it can see. */
function checkAsked({ table }: Moment, other: Table<MatchState>, reader: Reader): void {
  if (reader === 'spectator') return;
  const asked = table.offeredTo(reader);
  const askedThere = other.offeredTo(reader);
  if (isDeepStrictEqual(askedThere, asked)) return;
  throw new Broken(
    'worlds',
    `Seat ${reader} is asked from what it cannot know: ${contrast(asked ?? null, askedThere ?? null)}`,
  );
}

function worldOf({ game, table, digest, pending }: Moment, reader: Reader, guessed: boolean): Table<MatchState> | null {
  const { checkpoint, tail } = table.saved;
  const random = randomOf(`${digest}/${reader}/world`);
  const { table: other } = Table.start<MatchState>(game, game.conceal(copy(checkpoint), reader, random));
  for (const [index, { seat, said, key }] of tail.entries()) {
    const isGuessed = guessed && index >= tail.length - pending && seat !== reader;
    const instead = isGuessed ? guess(other, seat, random) : said;
    if (instead === null || other.answer(seat, instead, isGuessed ? undefined : key) === null) return null;
  }
  return other;
}

function guess(table: Table<MatchState>, seat: number, random: RandomState) {
  const decision = table.offeredTo(seat);
  return decision ? randomAnswer(decision, random) : null;
}

const hasSealedAnswers = ({ table, pending }: Moment, reader: Reader): boolean =>
  table.saved.tail.slice(table.saved.tail.length - pending).some(({ seat }) => seat !== reader);
