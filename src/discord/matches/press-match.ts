import { castVote, concede, type OverdueAction, openTurn, Refusal, settleOverdue } from '../../matches/index.js';
import { personOf } from '../command.js';
import { text } from '../components.js';
import { numberPart } from '../custom-id.js';
import { type Message, message } from '../message.js';
import type { Pressed, PressRule } from '../pressed.js';
import { wordsIn } from '../words/index.js';
import { chronicle } from './chronicle.js';
import { handMessage, moreMessage, textBoard } from './looking.js';
import { overduePost, votePost } from './notices.js';
import { panelFor } from './panel.js';
import { askOthers } from './undo-question.js';

async function play({ surface, press, id, language }: Pressed): Promise<Message> {
  return panelFor(surface, await surface.house.match(id.match), press.user.id, language);
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

async function vote({ surface, press, id }: Pressed): Promise<Message> {
  const [ballot, word] = id.parts;
  const reply = { match: id.match, person: personOf(press), interaction: press.id };
  const { match, vote, state } = await castVote(surface.house, reply, ballot ?? '', word === 'yes');
  return votePost(match, vote, state);
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
  Record<'play' | 'hand' | 'text' | 'past' | 'leaf' | 'more' | 'ask' | 'vote' | 'late' | 'concede', PressRule>
> = {
  play: { way: 'private', run: play },
  hand: { way: 'private', run: hand },
  text: { way: 'private', run: asText },
  past: { way: 'private', run: past },
  leaf: { way: 'set', run: past },
  more: { way: 'private', run: more },
  ask: { way: 'set', run: askOthers },
  vote: { way: 'shared', run: vote },
  late: { way: 'shared', run: late },
  concede: { way: 'panel', run: giveUp },
};
