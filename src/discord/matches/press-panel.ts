import { ComponentType, TextInputStyle } from 'discord.js';
import type { Decision, MatchState, Said, Table } from '../../engine/index.js';
import {
  answer,
  answerAll,
  askedAt,
  isPresent,
  type Match,
  Refusal,
  seatOf,
  unasked,
  undo,
  undoTurn,
} from '../../matches/index.js';
import { personOf } from '../command.js';
import { makeCustomId, numberPart, wholeNumber } from '../custom-id.js';
import { clip, LIMITS } from '../limits.js';
import type { Message } from '../message.js';
import { type Pressed, type PressRule, typedIn, valuesOf } from '../pressed.js';
import { wordsIn } from '../words/index.js';
import { panelFor } from './panel.js';
import { saidBy } from './said-by.js';

const replyOf = ({ press, id }: Pressed) => {
  const moment = numberPart(id, 0);
  if (moment === null) throw new Refusal('stale');
  return { match: id.match, person: personOf(press), interaction: press.id, moment };
};

const showPanel = ({ surface, press, language }: Pressed, match: Match): Promise<Message> =>
  panelFor(surface, match, press.user.id, language, { answered: true });

/** The turn that has come, on the panel of the one before. */
async function go({ surface, press, id, language }: Pressed): Promise<Message> {
  return panelFor(surface, await surface.house.match(id.match), press.user.id, language);
}

/** Says one thing to the present decision, and where that leaps, to the next as well. */
async function say(pressed: Pressed): Promise<Message> {
  const { house } = pressed.surface;
  const { match } = await answerAll(house, replyOf(pressed), (table, seat, now) => {
    const said = saidBy(pressed, askedAt(house.game(now.game), table, seat));
    // Behind a menu stands its number, behind an option the place it leaps to.
    const next = numberPart(pressed.id, 1) === null ? null : numberPart(pressed.id, 2);
    return next === null ? [said] : [said, saidNext(table, seat, said, next)];
  });
  return showPanel(pressed, match);
}

/** Leaves word of what to do in one's absence, or changes it. */
async function instruct(pressed: Pressed): Promise<Message> {
  const { house } = pressed.surface;
  const { match } = await answerAll(house, replyOf(pressed), (table, seat, now) => {
    const instruction = table.instructionOf(seat);
    if (!instruction) throw unasked(house.game(now.game), table, seat);
    return [saidBy(pressed, instruction)];
  });
  return showPanel(pressed, match);
}

/** What a press that leaps says to the question behind its first answer. */
function saidNext(table: Table<MatchState>, seat: number, said: Said, index: number): Said {
  const ahead = table.fork();
  const decision = ahead.answer(seat, said) ? ahead.decisionOf(seat) : undefined;
  const option = decision?.kind === 'one' ? decision.options[index] : undefined;
  if (!option) throw new Refusal('no-such-option');
  return option.id;
}

async function back(pressed: Pressed): Promise<Message> {
  const { match } = await undo(pressed.surface.house, replyOf(pressed));
  return showPanel(pressed, match);
}

/** The whole turn from its start, as far as it can be taken back. */
async function anew(pressed: Pressed): Promise<Message> {
  const { match } = await undoTurn(pressed.surface.house, replyOf(pressed));
  return showPanel(pressed, match);
}

async function turnPage(pressed: Pressed): Promise<Message> {
  const { surface, press, id, language } = pressed;
  const match = await surface.house.match(id.match);
  if (!isPresent(match, numberPart(id, 0) ?? -1)) throw new Refusal('stale');
  return panelFor(surface, match, press.user.id, language, { page: numberPart(id, 1) ?? 0 });
}

/** Adds a pick to the draft, or takes the last one away. */
const pick = (change: (picks: readonly string[], decision: Decision, pressed: Pressed) => readonly string[]) =>
  async function changeDraft(pressed: Pressed): Promise<Message> {
    const { house } = pressed.surface;
    const reply = replyOf(pressed);
    const match = await house.queues.run(reply.match, async () => {
      const { match, table } = await house.running(reply.match);
      const seat = seatOf(match, reply.person.id);
      if (seat < 0) throw new Refusal('not-seated');
      if (!isPresent(match, reply.moment)) throw new Refusal('stale');
      const decision = table.decisionOf(seat);
      if (!decision) throw new Refusal('not-asked');
      const draft = await house.store.draft(match.id, seat);
      const picks = draft?.moment === match.asked ? draft.picks : [];
      await house.store.keepDraft(match.id, seat, { moment: match.asked, picks: change(picks, decision, pressed) });
      return match;
    });
    return showPanel(pressed, match);
  };

function addPick(picks: readonly string[], decision: Decision, { press, id }: Pressed): readonly string[] {
  if (decision.kind === 'number') throw new Refusal('no-such-option');
  const index = id.parts[1] === 'menu' ? wholeNumber(valuesOf(press)[0]) : numberPart(id, 1);
  const option = decision.options[index ?? -1];
  if (!option) throw new Refusal('no-such-option');
  return picks.includes(option.id) ? picks : [...picks, option.id];
}

async function sayPicks(pressed: Pressed): Promise<Message> {
  const { house } = pressed.surface;
  const reply = replyOf(pressed);
  const before = await house.match(reply.match);
  const draft = await house.store.draft(reply.match, seatOf(before, reply.person.id));
  const { match } = await answer(house, reply, () => (draft?.moment === before.asked ? draft.picks : []));
  return showPanel(pressed, match);
}

/** A number too large for menus is typed into a form. */
async function askNumber({ press, id, language }: Pressed): Promise<void> {
  if (press.isModalSubmit()) return;
  const words = wordsIn(language);
  await press.showModal({
    title: clip(words.numberTitle, LIMITS.modalTitle),
    custom_id: makeCustomId('say', id.match, ...id.parts, 'typed'),
    components: [
      {
        type: ComponentType.Label,
        label: clip(words.numberTitle, LIMITS.modalLabel),
        component: { type: ComponentType.TextInput, custom_id: 'number', style: TextInputStyle.Short, max_length: 9 },
      },
    ],
  });
}

/** A number from a form. */
async function sayTyped(pressed: Pressed): Promise<Message> {
  const { press } = pressed;
  if (!press.isModalSubmit()) return say(pressed);
  const typed = typedIn(press, 'number').trim();
  // Digits only: an empty field is no zero.
  const number = /^-?\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
  const { match } = await answer(pressed.surface.house, replyOf(pressed), () => number);
  return showPanel(pressed, match);
}

/** Presses made on the private panel. */
export const panelPresses: Readonly<
  Record<'go' | 'say' | 'instruct' | 'back' | 'anew' | 'page' | 'pick' | 'unpick' | 'done' | 'number', PressRule>
> = {
  go: { way: 'panel', run: go },
  say: { way: 'panel', run: sayTyped },
  instruct: { way: 'panel', run: instruct },
  back: { way: 'panel', run: back },
  anew: { way: 'panel', run: anew },
  page: { way: 'panel', run: turnPage },
  pick: { way: 'panel', run: pick(addPick) },
  unpick: { way: 'panel', run: pick(picks => picks.slice(0, -1)) },
  done: { way: 'panel', run: sayPicks },
  number: { way: 'form', run: askNumber },
};
