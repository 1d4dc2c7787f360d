import type { Language } from '../../engine/index.js';
import { hideHand, type Match, type Person, Refusal, requireShown, showHand } from '../../matches/index.js';
import { personOf } from '../command.js';
import { button, buttonRows, text } from '../components.js';
import { makeCustomId, numberPart } from '../custom-id.js';
import { plain } from '../limits.js';
import { type Message, message } from '../message.js';
import type { Pressed, PressRule } from '../pressed.js';
import { editOnly, sendAnew } from '../sending.js';
import type { Surface } from '../surface.js';
import { watchingWords } from '../words/watching.js';
import { handOf } from './looking.js';

const hideButton = ({ id }: Pick<Match, 'id'>, language: Language) =>
  button(makeCustomId('hide-hand', id), { label: watchingWords(language).hideHand });

/** Under which the message about a seat's hand is remembered. */
const nameOfHand = (seat: number): string => `hand/${seat}`;

/** What the table reads of a hand that is shown, or no longer: to whom, and the way to it for them alone. */
export function handNotice(match: Match, seat: number): Message {
  const words = watchingWords(match.language);
  const { name, shownTo } = match.seats[seat]!;
  if (!shownTo || match.status !== 'running') return message([text(words.handNoLonger(plain(name)))]);
  return message(
    [
      text(words.handShown(plain(name), `<@${shownTo.player}>`)),
      ...buttonRows([
        button(makeCustomId('shown-hand', match.id, seat), { label: words.seeHand, style: 'main', emoji: '🤝' }),
        hideButton(match, match.language),
      ]),
    ],
    { calls: [shownTo.player] },
  );
}

/** A hand that is shown is announced anew; one that is not any more changes what was announced. */
export async function sendHandNotice(surface: Surface, match: Match, seat: number, nonce: string): Promise<void> {
  const { rest, house } = surface;
  const [id, name] = [match.id, nameOfHand(seat)];
  const notice = handNotice(match, seat);
  if (match.seats[seat]!.shownTo)
    return sendAnew(rest, house.store, { id, name, channel: match.place!, nonce }, notice);
  const known = await house.store.messageFor(id, name);
  if (known) await editOnly(surface, match.place!, known, notice);
}

/** Somebody shows their hand to a friend. */
export async function showTo(
  surface: Surface,
  match: Match,
  by: { readonly person: Person; readonly interaction: string },
  friend: Person,
  language: Language,
): Promise<Message> {
  await showHand(surface.house, { match: match.id, ...by }, friend);
  const said = watchingWords(language).youShow(`<@${friend.id}>`);
  return message([text(said), ...buttonRows([hideButton(match, language)])]);
}

/** Somebody shows it no longer. */
export async function hide(
  { house }: Surface,
  match: string,
  by: { readonly person: Person; readonly interaction: string },
  language: Language,
): Promise<Message> {
  await hideHand(house, { match, ...by });
  return message([text(watchingWords(language).youHide)]);
}

/** The hand as it is now, for whom it is shown to. */
async function see({ surface, press, id, language }: Pressed): Promise<Message> {
  const seat = numberPart(id, 0);
  if (seat === null) throw new Refusal('stale');
  const match = await surface.house.match(id.match);
  requireShown(match, seat, press.user.id);
  const words = watchingWords(language);
  const head = text(words.handOf(plain(match.seats[seat]!.name)));
  const hand = await handOf(surface, match, seat, press.user.id, language);
  return hand ? message([head, ...hand.parts], hand) : message([head, text(words.emptyHand)]);
}

/** Presses on the message about a hand that is shown. */
export const handPresses: Readonly<Record<'shown-hand' | 'hide-hand', PressRule>> = {
  'shown-hand': { way: 'private', spends: 'pictures', run: see },
  'hide-hand': {
    way: 'private',
    run: ({ surface, press, id, language }) =>
      hide(surface, id.match, { person: personOf(press), interaction: press.id }, language),
  },
};
