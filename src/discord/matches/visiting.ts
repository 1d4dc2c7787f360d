import type { Language } from '../../engine/index.js';
import {
  electors,
  type House,
  isOfBrokenTable,
  isUnreachable,
  type Match,
  propose,
  Refusal,
  seatOf,
} from '../../matches/index.js';
import { personOf } from '../command.js';
import { button, buttonRows, menuRow, type Part, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { clip, firstLines, LIMITS } from '../limits.js';
import { type Message, message } from '../message.js';
import { type Pressed, type PressRule, valuesOf } from '../pressed.js';
import type { Surface } from '../surface.js';
import { wordsIn } from '../words/index.js';
import { concedePanel } from './concede-panel.js';
import { followParts } from './following.js';
import { absenceLines, knownMatches, matchLines, opponentsOf } from './lines.js';
import { boardFor } from './looking.js';
import { voteParts } from './notices.js';
import { obstacleTo } from './obstacle.js';
import { seekParts } from './seeks.js';

/** Room for the list above its menu. */
const ROOM_FOR_ABSENT = 500;
const ROOM_FOR_FOLLOWED = 800;
const LONGEST_LIST = LIMITS.textPerMessage - 500 - ROOM_FOR_ABSENT - ROOM_FOR_FOLLOWED;

/** A person's matches, and the way into each of them: also where their channel is gone. */
export async function gamesMessage(surface: Surface, player: string, language: Language): Promise<Message> {
  const { house } = surface;
  const words = wordsIn(language);
  const refused = (await isUnreachable(house, player)) ? [text(words.unreachable)] : [];
  const matches = knownMatches(house, await house.store.matchesOf(player));
  const seeks = await seekParts(house, player, language);
  const followed = await followParts(surface, player, language);
  if (matches.length === 0) return message([text(words.noMatches()), ...seeks, ...refused, ...followed]);
  const lines = matchLines(house, matches, player, language, true);
  const absent = await absenceLines(house, matches, language);
  const running = matches.filter(({ status }) => status === 'running');
  return message([
    text(firstLines(lines, LONGEST_LIST)),
    ...(absent.length === 0 ? [] : [text(firstLines(absent, ROOM_FOR_ABSENT))]),
    ...seeks,
    ...refused,
    ...visits(house, running, player, language),
    ...followed,
  ]);
}

function visits(house: House, matches: readonly Match[], player: string, language: Language): Part[] {
  if (matches.length === 0) return [];
  const options = matches.slice(0, LIMITS.selectOptions).map(match => ({
    value: match.id,
    label: house.game(match.game).words[language].name,
    note: clip(opponentsOf(match, player, language), LIMITS.selectOptionText),
  }));
  return [menuRow(makeCustomId('visit', 'games'), { placeholder: wordsIn(language).openMatch, options })];
}

/** A match from afar, for who plays in it: the board, what is voted on, and everything that can be done with it. */
async function visitMessage(surface: Surface, match: Match, player: string, language: Language): Promise<Message> {
  if (match.status !== 'running') throw new Refusal('match-over');
  if (seatOf(match, player) < 0) throw new Refusal('not-seated');
  const words = wordsIn(language);
  const board = await boardFor(surface, match, player, language).catch(error => {
    if (!isOfBrokenTable(error)) throw error;
    return message([text(words.refusal('table-broken', {}))]);
  });
  const obstacle = await obstacleTo(surface, match, language);
  const label = (verb: 'play' | 'hand' | 'text') => makeCustomId(verb, match.id);
  const controls = buttonRows([
    button(label('play'), { label: words.play, style: 'main', emoji: '🎲' }),
    button(label('hand'), { label: words.hand }),
    button(label('text'), { label: words.boardAsText }),
    button(makeCustomId('visit', match.id, 'concede'), { label: words.yesConcede, style: 'bad' }),
    button(makeCustomId('visit', match.id, 'abort'), { label: words.endMatch }),
  ]);
  const votes = await openVotes(surface, match);
  const head = obstacle === null ? [] : message([text(obstacle)]).components;
  const foot = message([...votes, ...controls]).components;
  return { components: [...head, ...board.components, ...foot], files: board.files, calls: [] };
}

/** What the table is asked: whoever cannot see the thread answers here. */
async function openVotes({ house }: Surface, match: Match): Promise<Part[]> {
  const votes = (await house.store.votes(match.id)).filter(({ moment }) => moment === match.moment);
  const polls = await Promise.all(
    votes.map(async vote => {
      const missing = (await electors(house, match, vote)).filter(player => !vote.agreed.includes(player));
      return { match, vote, state: 'open', missing } as const;
    }),
  );
  return polls.flatMap(voteParts);
}

async function visit(pressed: Pressed): Promise<Message> {
  const { surface, press, id, language } = pressed;
  const { house } = surface;
  const match = await house.match(valuesOf(press)[0] ?? id.match);
  const words = wordsIn(language);
  switch (id.parts[0]) {
    case 'concede':
      return concedePanel(match, press.user.id, language);
    case 'abort': {
      const reply = { match: match.id, person: personOf(press), interaction: press.id };
      const { vote } = await propose(house, reply, { kind: 'abort' });
      return message([text(vote ? words.voteCalled : words.done)]);
    }
    default:
      return visitMessage(surface, match, press.user.id, language);
  }
}

/** Presses made on the list of one's matches, and on a match opened from it. */
export const visitPresses: Readonly<Record<'visit', PressRule>> = {
  visit: { way: 'set', spends: 'panels', run: visit },
};
