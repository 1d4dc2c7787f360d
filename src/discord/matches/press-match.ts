import {
  answerStandIn,
  BALLOTS,
  castVote,
  concede,
  type Match,
  type OverdueAction,
  openTurn,
  putOff,
  Refusal,
  SNOOZES,
  settleOverdue,
} from '../../matches/index.js';
import { personOf } from '../command.js';
import { text } from '../components.js';
import { numberPart } from '../custom-id.js';
import { plain } from '../limits.js';
import { type Message, message } from '../message.js';
import type { Pressed, PressRule } from '../pressed.js';
import { wordsIn } from '../words/index.js';
import { chronicle } from './chronicle.js';
import { comingBack } from './coming-back.js';
import { handMessage, moreMessage, statusMessage, textBoard } from './looking.js';
import { requireNeighbour } from './neighbours.js';
import { overduePost, reminderPost, votePost } from './notices.js';
import { obstacleTo } from './obstacle.js';
import { panelFor } from './panel.js';
import { pressRematch } from './rematch.js';
import { askOthers } from './undo-question.js';

/** The panel, or first what happened to whoever was long away; where the table cannot be told something in its own place, it is told on top of it. */
async function play({ surface, press, id, language }: Pressed): Promise<Message> {
  const match = await surface.house.match(id.match);
  const back = await comingBack(surface, match, press.user.id, language);
  if (back) return back;
  const note = match.status === 'running' ? await obstacleTo(surface, match, language) : null;
  return panelFor(surface, match, press.user.id, language, note === null ? {} : { note });
}

async function hand({ surface, press, id, language }: Pressed): Promise<Message> {
  return handMessage(surface, await openTurn(surface.house, id.match, press.user.id), press.user.id, language);
}

/** The match a press is about, for those who may see it. */
async function matchSeen({ surface, press, id }: Pressed): Promise<Match> {
  const match = await surface.house.match(id.match);
  await requireNeighbour(surface, match, press);
  return match;
}

async function asText(pressed: Pressed): Promise<Message> {
  const { surface, press, language } = pressed;
  return textBoard(surface, await matchSeen(pressed), press.user.id, language);
}

async function past(pressed: Pressed): Promise<Message> {
  const { surface, press, id, language } = pressed;
  const page = numberPart(id, 0);
  const match = await matchSeen(pressed);
  const reading = page === null ? {} : { page, since: numberPart(id, 1) ?? 0 };
  return chronicle(surface, match, press.user.id, language, reading);
}

async function more(pressed: Pressed): Promise<Message> {
  return moreMessage(await matchSeen(pressed), pressed.press.user.id, pressed.language);
}

async function status(pressed: Pressed): Promise<Message> {
  return statusMessage(pressed.surface, await matchSeen(pressed), pressed.language);
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
  const { match, vote } = await settleOverdue(surface.house, reply, seat, action as OverdueAction);
  // While the others are asked the question stays: they may refuse, and the late one may still move.
  if (vote) return reminderPost(surface.house, match, seat, surface.house.world.now());
  return overduePost(match, seat, action as OverdueAction);
}

async function snooze({ surface, press, id, language }: Pressed): Promise<Message> {
  const wanted = SNOOZES.find(each => each === id.parts[0]);
  if (!wanted) throw new Refusal('stale');
  const reply = { match: id.match, person: personOf(press), interaction: press.id };
  const { until } = await putOff(surface.house, reply, wanted);
  return message([text(wordsIn(language).snoozed(Math.floor(until / 1000)))]);
}

async function standIn({ surface, press, id }: Pressed): Promise<Message> {
  const seat = numberPart(id, 0);
  const [, said] = id.parts;
  if (seat === null || (said !== 'yes' && said !== 'no')) throw new Refusal('stale');
  const match = await answerStandIn(surface.house, id.match, personOf(press), seat, said === 'yes', press.id);
  const words = wordsIn(match.language);
  const held = match.seats[seat]!;
  return message([
    text(
      held.standIn
        ? words.standsIn(`<@${held.standIn.player}>`, plain(held.name), Math.floor(held.standIn.until / 1000))
        : words.seatKept(plain(held.name)),
    ),
  ]);
}

async function giveUp({ surface, press, id, language }: Pressed): Promise<Message> {
  await concede(surface.house, { match: id.match, person: personOf(press), interaction: press.id });
  return message([text(wordsIn(language).conceded)]);
}

/** Presses made on a match's public messages. */
export const matchPresses: Readonly<
  Record<
    | 'play'
    | 'hand'
    | 'text'
    | 'past'
    | 'leaf'
    | 'more'
    | 'status'
    | 'ask'
    | 'vote'
    | 'late'
    | 'snooze'
    | 'stand-in'
    | 'rematch'
    | 'concede',
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
  snooze: { way: 'private', run: snooze },
  rematch: { way: 'shared', run: pressRematch },
  'stand-in': { way: 'shared', run: standIn },
  concede: { way: 'panel', run: giveUp },
};
