import type { Language } from '../../engine/index.js';
import {
  callWayOf,
  FOLLOW_WISHES,
  follow,
  followedBy,
  type Match,
  Refusal,
  seatOf,
  unfollow,
} from '../../matches/index.js';
import { button, buttonRows, menuRow, type Part, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { clip, firstLines, LIMITS } from '../limits.js';
import { type Message, message } from '../message.js';
import { type Pressed, type PressRule, valuesOf } from '../pressed.js';
import type { Surface } from '../surface.js';
import { watchingWords } from '../words/watching.js';
import { knownMatches, opponentsOf } from './lines.js';
import { requireNeighbour } from './neighbours.js';
import { nameOf } from './next-table.js';

/** Room for what one follows, below one's own matches. */
const LONGEST_LIST = 700;
const STOP = 'stop';

/** The way to hear of a match one does not play in. */
export const followButton = ({ id }: Pick<Match, 'id'>, language: Language, label?: string) =>
  button(makeCustomId('follow', id), { label: label ?? watchingWords(language).follow, emoji: '👀' });

/** What somebody hears of a match, and what they could hear. */
async function followPanel(surface: Surface, match: Match, player: string, language: Language): Promise<Message> {
  const { house } = surface;
  const words = watchingWords(language);
  const wish = (await house.store.follow(match.id, player))?.wish ?? null;
  const table = nameOf(surface, match, player, language);
  return message([
    text(words.followPanel(table, wish, await callWayOf(house, player))),
    ...buttonRows([
      ...FOLLOW_WISHES.map(each =>
        button(makeCustomId('follow', match.id, each), {
          label: words.followButton(each),
          style: each === wish ? 'good' : 'plain',
        }),
      ),
      ...(wish === null ? [] : [button(makeCustomId('follow', match.id, STOP), { label: words.unfollow })]),
    ]),
  ]);
}

/** In the list of one's matches: those one follows, and the way to change that. */
export async function followParts({ house }: Surface, player: string, language: Language): Promise<Part[]> {
  const matches = knownMatches(house, await followedBy(house, player));
  if (matches.length === 0) return [];
  const words = watchingWords(language);
  const wishes = new Map((await house.store.followsOf(player)).map(({ match, wish }) => [match, wish]));
  const nameIn = (match: Match): string => house.game(match.game).words[language].name;
  const who = (match: Match): string => opponentsOf(match, player, language);
  const lines = matches.map(match =>
    words.followLine(
      // A thread says by its name what is played there, and by whom.
      match.place === match.home
        ? `<#${match.home}> ${nameIn(match)} (${who(match)})`
        : `<#${match.place ?? match.home}>`,
      wishes.get(match.id) ?? 'end',
    ),
  );
  const options = matches.slice(0, LIMITS.selectOptions).map(match => ({
    value: match.id,
    label: nameIn(match),
    note: clip(who(match), LIMITS.selectOptionText),
  }));
  return [
    text([words.following, firstLines(lines, LONGEST_LIST)].join('\n')),
    menuRow(makeCustomId('follow', 'games'), { placeholder: words.followMenu, options }),
  ];
}

async function pressFollow({ surface, press, id, language }: Pressed): Promise<Message> {
  const { house } = surface;
  const { id: player } = press.user;
  const match = await house.match(valuesOf(press)[0] ?? id.match);
  const [wanted] = id.parts;
  if (wanted === STOP) await unfollow(house, match.id, player);
  await requireNeighbour(surface, match, press);
  if (wanted !== STOP && wanted !== undefined) {
    const wish = FOLLOW_WISHES.find(each => each === wanted);
    if (!wish) throw new Refusal('stale');
    await follow(house, match.id, player, wish);
  }
  if (match.status !== 'running') throw new Refusal(match.status === 'lobby' ? 'not-started' : 'match-over');
  if (seatOf(match, player) >= 0) throw new Refusal('plays-already');
  return followPanel(surface, match, player, language);
}

/** Presses of people who watch. */
export const followPresses: Readonly<Record<'follow', PressRule>> = {
  follow: { way: 'set', spends: 'look-ups', run: pressFollow },
};
