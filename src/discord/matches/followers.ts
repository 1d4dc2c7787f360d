import { type Game, type Language, readableBy } from '../../engine/index.js';
import {
  callWayOf,
  type Follow,
  isHere,
  type Logged,
  type Match,
  markUnreachable,
  type NewPost,
  type Post,
  seatOf,
  turnsIn,
} from '../../matches/index.js';
import { buttonRows, linkButton, text } from '../components.js';
import { clip } from '../limits.js';
import { type Message, message } from '../message.js';
import { createMessage, sendAnew } from '../sending.js';
import { type Surface, sceneFor, spoken } from '../surface.js';
import { wordsIn } from '../words/index.js';
import { watchingWords } from '../words/watching.js';
import { linkTo } from './calling.js';
import { chosenLanguage, sendDirect } from './direct.js';
import { followButton } from './following.js';
import { captionOf } from './match-turns.js';
import { nameOf } from './next-table.js';
import { outcomeText } from './notices.js';
import { lookBackButton } from './replay.js';

/** What a message to a follower says at most. */
const LONGEST_HEADLINE = 300;
/** Under which the one message at a table is remembered that calls those who follow. */
const CALLED_HERE = 'followers';

/** What followers are told: that it is over, or of a battle of this turn, told in these moments. */
export type News =
  | { readonly what: 'end' }
  | { readonly what: 'battle'; readonly turn: number; readonly since: number };

/** The last battle everybody was told of since a moment; null where there was none. */
export function battleSince(game: Game, match: Match, told: readonly Logged[], since: number): News | null {
  if (match.status !== 'running') return null;
  const at = told.findLastIndex(
    ({ moment, seats, entry }) => moment >= since && seats === undefined && game.isBattle(entry),
  );
  return at < 0 ? null : { what: 'battle', since, turn: match.turn - turnsIn(game, told.slice(at + 1)) };
}

/** What has to be posted for a battle: nothing where nobody follows. */
export const followPosts = async ({ house }: Surface, match: Match, news: News | null): Promise<NewPost[]> =>
  news === null || (await house.store.followers(match.id)).length === 0 ? [] : [{ kind: 'follow', about: { ...news } }];

/** Whoever still follows and has not heard it. Who plays is told as a player; who has left the server follows no longer. */
async function audience({ house }: Surface, match: Match, news: News): Promise<Follow[]> {
  const isTold = ({ player, wish, told }: Follow): boolean =>
    news.what === 'end'
      ? match.seats.some(seat => seat.player === player)
      : wish === 'end' || told >= news.turn || seatOf(match, player) >= 0;
  const waiting = (await house.store.followers(match.id)).filter(follow => !isTold(follow));
  const present = await Promise.all(waiting.map(({ player }) => isHere(house, match, player)));
  for (const [index, { player }] of waiting.entries())
    if (!present[index]) await house.store.dropFollow(match.id, player);
  return waiting.filter((_, index) => present[index]);
}

/** They have heard it: of a match that is over there is nothing more to hear. */
async function settle({ house }: Surface, match: Match, { player, told, untold }: Follow, news: News): Promise<void> {
  if (news.what === 'end') await house.store.dropFollow(match.id, player);
  else await house.store.markFollow(match.id, player, Math.max(told, news.turn), untold);
}

/**
 * Tells everybody who follows, each where they want to hear it: at the table all in one message. Returns the messages that
 * go to people by themselves.
 */
export async function tellFollowers(surface: Surface, match: Match, news: News, nonce: string): Promise<NewPost[]> {
  const { house, rest } = surface;
  if (!(await isStill(surface, match, news))) return [];
  const heard = await audience(surface, match, news);
  const ways = await Promise.all(heard.map(({ player }) => callWayOf(house, player)));
  const here = heard.filter((_, index) => ways[index] === 'thread');
  if (here.length > 0 && match.place !== null) {
    const about = { id: match.id, name: CALLED_HERE, channel: match.place, nonce };
    await sendAnew(rest, house.store, about, calledHere(match, here, news));
  }
  for (const follow of here) await settle(surface, match, follow, news);
  for (const [index, { player, told }] of heard.entries())
    if (ways[index] === 'digest')
      await house.store.markFollow(match.id, player, news.what === 'end' ? told : news.turn, news.what);
  if (news.what === 'end') await dropPlayers(surface, match);
  return heard.flatMap(({ player }, index): NewPost[] =>
    ways[index] === 'direct' ? [{ kind: 'follow', about: { ...news, player } }] : [],
  );
}

/** Who follows a match they had a seat in was told by its result. */
async function dropPlayers({ house }: Surface, match: Match): Promise<void> {
  for (const { player } of match.seats) if (player !== null) await house.store.dropFollow(match.id, player);
}

function calledHere({ language }: Match, followers: readonly Follow[], { what }: News, refused = false): Message {
  const words = watchingWords(language);
  const mentions = followers.map(({ player }) => `<@${player}>`);
  const line = what === 'end' ? words.endHere(mentions) : words.battleHere(mentions);
  return message([text(refused ? `${line}\n${words.notDirectly}` : line)], {
    calls: followers.map(({ player }) => player),
  });
}

/** Sends what a post has for followers: for all of them, or for one. Returns what has to be posted after it. */
export async function sendFollow(surface: Surface, match: Match, { id, about }: Post): Promise<NewPost[]> {
  const news: News =
    about.what === 'end' ? { what: 'end' } : { what: 'battle', turn: Number(about.turn), since: Number(about.since) };
  if (about.player === undefined) return tellFollowers(surface, match, news, `f${id}`);
  const player = String(about.player);
  if (!(await isStill(surface, match, news))) return [];
  const follow = (await audience(surface, match, news)).find(each => each.player === player);
  if (!follow) return [];
  if (about.refused !== undefined) {
    if (match.place !== null)
      await createMessage(surface.rest, match.place, calledHere(match, [follow], news, true), `f${id}`);
  } else if (
    (await sendDirect(surface, player, await followMessage(surface, match, player, news), `f${id}`)) === null
  ) {
    await markUnreachable(surface.house, player);
    return [{ kind: 'follow', about: { ...about, refused: 1 } }];
  }
  await settle(surface, match, follow, news);
  return [];
}

/** Whether the battle still stands: one that was taken back is told to nobody. */
async function isStill({ house }: Surface, match: Match, news: News): Promise<boolean> {
  if (news.what === 'end') return true;
  const game = house.game(match.game);
  return (await house.store.log(match.id, news.since)).some(({ seats, entry }) => !seats && game.isBattle(entry));
}

/** What somebody who follows reads by themselves: only what everybody sees. */
async function followMessage(surface: Surface, match: Match, player: string, news: News): Promise<Message> {
  const language = await chosenLanguage(surface.house, player, match.language);
  const words = watchingWords(language);
  const table = nameOf(surface, match, player, language);
  const link = linkButton(linkTo(match), wordsIn(language).toThread);
  if (news.what === 'end')
    return message(
      [
        text(words.endTold(table, await endOf(surface, match, language))),
        ...buttonRows([link, ...(match.result === null ? [] : [lookBackButton(match, language)])]),
      ],
      { calls: [player] },
    );
  const headline = clip(await battleOf(surface, match, news.since, language), LONGEST_HEADLINE);
  return message(
    [text(words.battleTold(table, headline)), ...buttonRows([link, followButton(match, language, words.followChange)])],
    { calls: [player] },
  );
}

/** How a match ended, in one sentence. */
export const endOf = async (surface: Pick<Surface, 'house'>, match: Match, language: Language): Promise<string> =>
  match.result === null
    ? wordsIn(language).withoutResult
    : outcomeText(surface, match, await surface.house.table(match), language);

/** The battle in one sentence: what its post says first. */
async function battleOf(surface: Surface, match: Match, since: number, language: Language): Promise<string> {
  const { house } = surface;
  const game = house.game(match.game);
  const scene = spoken(sceneFor(game, match, await house.table(match), 'spectator', language));
  const told = (await house.store.log(match.id, since)).filter(one => readableBy([one], 'spectator').length > 0);
  const last = told.findLastIndex(({ entry }) => game.isBattle(entry));
  return captionOf(game, told.slice(0, last + 1), scene, language);
}
