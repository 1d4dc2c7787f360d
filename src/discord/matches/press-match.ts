import {
  BALLOTS,
  castVote,
  concede,
  type OverdueAction,
  openTurn,
  Refusal,
  settleOverdue,
} from '../../matches/index.js';
import { personOf } from '../command.js';
import { text } from '../components.js';
import { numberPart } from '../custom-id.js';
import { type Message, message } from '../message.js';
import type { Pressed, PressRule } from '../pressed.js';
import { wordsIn } from '../words/index.js';
import { chronicle } from './chronicle.js';
import { handMessage, moreMessage, statusMessage, textBoard } from './looking.js';
import { overduePost, votePost } from './notices.js';
import { obstacleTo } from './obstacle.js';
import { panelFor } from './panel.js';
import { askOthers } from './undo-question.js';

/** The panel; where the table cannot be told something in its own place, it is told on top of it. */
async function play({ surface, press, id, language }: Pressed): Promise<Message> {
  const match = await surface.house.match(id.match);
  const note = match.status === 'running' ? await obstacleTo(surface, match, language) : null;
  return panelFor(surface, match, press.user.id, language, note === null ? {} : { note });
}

async function hand({ surface, press, id, language }: Pressed): Promise<Message> {
  return handMessage(surface, await openTurn(surface.house, id.match, press.user.id), press.user.id, language);
}

async function asText({ surface, press, id, language }: Pressed): Promise<Message> {
  return textBoard(surface, await surface.house.match(id.match), press.user.id, language);
}

async function past({ surface, press, id, language }: Pressed): Promise<Message> {
  const page = numberPart(id, 0);
  const match = await surface.house.match(id.match);
  return chronicle(surface, match, press.user.id, language, page ?? undefined);
}

async function more({ surface, id, language }: Pressed): Promise<Message> {
  return moreMessage(await surface.house.match(id.match), language);
}

async function status({ surface, id, language }: Pressed): Promise<Message> {
  return statusMessage(surface, await surface.house.match(id.match), language);
}

async function vote({ surface, press, id }: Pressed): Promise<Message> {
  const [vote = '', word] = id.parts;
  const ballot = BALLOTS.find(each => each === word);
  if (!ballot) throw new Refusal('stale');
  const reply = { match: id.match, person: personOf(press), interaction: press.id };
  return votePost(await castVote(surface.house, reply, vote, ballot));
}

const OVERDUE_ACTIONS: readonly string[] = ['skip', 'claim', 'wait'] satisfies OverdueAction[];

async function late(pressed: Pressed): Promise<Message> {
  const { surface, press, id } = pressed;
  const moment = numberPart(id, 0);
  const seat = numberPart(id, 1);
  const action = id.parts[2] ?? '';
  if (moment === null || seat === null || !OVERDUE_ACTIONS.includes(action)) throw new Refusal('stale');
  const reply = { match: id.match, person: personOf(press), interaction: press.id, moment };
  const match = await settleOverdue(surface.house, reply, seat, action as OverdueAction);
  return overduePost(match, seat, action as OverdueAction);
}

async function giveUp({ surface, press, id, language }: Pressed): Promise<Message> {
  await concede(surface.house, { match: id.match, person: personOf(press), interaction: press.id });
  return message([text(wordsIn(language).conceded)]);
}

/** Presses made on a match's public messages. */
export const matchPresses: Readonly<
  Record<
    'play' | 'hand' | 'text' | 'past' | 'leaf' | 'more' | 'status' | 'ask' | 'vote' | 'late' | 'concede',
    PressRule
  >
> = {
  play: { way: 'private', spends: 'panels', run: play },
  hand: { way: 'private', spends: 'pictures', run: hand },
  text: { way: 'private', spends: 'look-ups', run: asText },
  past: { way: 'private', spends: 'pictures', run: past },
  leaf: { way: 'set', spends: 'pictures', run: past },
  more: { way: 'private', spends: 'look-ups', run: more },
  status: { way: 'private', run: status },
  ask: { way: 'set', run: askOthers },
  vote: { way: 'shared', run: vote },
  late: { way: 'shared', run: late },
  concede: { way: 'panel', run: giveUp },
};
