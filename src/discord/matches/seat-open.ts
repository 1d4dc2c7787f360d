import { isOverdue, type Match, offerLateSeat, Refusal, type RefusalName, takeLateSeat } from '../../matches/index.js';
import { personOf } from '../command.js';
import { button, buttonRows, text } from '../components.js';
import { makeCustomId, numberPart } from '../custom-id.js';
import { type Message, message } from '../message.js';
import { hasControl, type Pressed, type PressRule } from '../pressed.js';
import { editOnly } from '../sending.js';
import type { Surface } from '../surface.js';
import { wordsIn } from '../words/index.js';
import { nameOf } from './next-table.js';
import { offeredAround } from './open-tables.js';

/** A seat that let its time pass is offered to whoever wants to play on, where the table was opened. */
export async function seatOpenPost(
  surface: Surface,
  match: Match,
  { seat, by }: Readonly<Record<string, string | number>>,
): Promise<Message> {
  const { house } = surface;
  const words = wordsIn(match.language);
  const number = Number(seat);
  if (match.status !== 'running' || !isOverdue(match.clocks[number], house.world.now()))
    return message([text(words.seatNoLongerOpen)]);
  const table = nameOf(surface, match, match.seats[number]!.player ?? '', match.language);
  const offer = message([
    text(words.seatOpen(table, `<#${match.place ?? match.home}>`, `<@${by}>`)),
    ...buttonRows([
      button(makeCustomId('take', match.id, number, String(by)), { label: words.takeSeat, style: 'main' }),
    ]),
  ]);
  return offeredAround(house, match, offer);
}

/** Somebody who waits has the seat offered. */
async function find({ surface, press, id, language }: Pressed): Promise<Message> {
  const seat = numberPart(id, 0);
  if (seat === null) throw new Refusal('stale');
  await offerLateSeat(surface.house, { match: id.match, person: personOf(press), interaction: press.id }, seat);
  return message([text(wordsIn(language).seatLookedFor)]);
}

/** Why nobody can take the seat any more. */
const GONE: readonly RefusalName[] = ['not-overdue', 'match-over', 'stale'];

async function take(pressed: Pressed): Promise<Message> {
  const { surface, press, id, language } = pressed;
  const seat = numberPart(id, 0);
  const by = id.parts[1];
  // Who offered it is named by the button alone, and consents by it.
  if (seat === null || by === undefined || !hasControl(press)) throw new Refusal('stale');
  const reply = { match: id.match, person: personOf(press), interaction: press.id };
  const match = await takeLateSeat(surface.house, reply, seat, by).catch(async error => {
    if (error instanceof Refusal && GONE.includes(error.why)) await closeOffer(pressed);
    throw error;
  });
  const words = wordsIn(language);
  const isTaken = match.seats[seat]?.player === press.user.id;
  if (isTaken) await closeOffer(pressed);
  return message([text(isTaken ? words.seatTaken(`<#${match.place}>`) : words.seatCalled)]);
}

/** What was offered is no longer: the offer says so to whoever reads it later. */
async function closeOffer({ surface, press, id }: Pressed): Promise<void> {
  if (!press.message) return;
  const { language } = await surface.house.match(id.match);
  const closed = message([text(wordsIn(language).seatNoLongerOpen)]);
  await editOnly(surface, press.message.channelId, press.message.id, closed);
}

export const seatOpenPresses: Readonly<Record<'take' | 'seek-seat', PressRule>> = {
  take: { way: 'private', spends: 'seats', run: take },
  'seek-seat': { way: 'private', run: find },
};
