import { isPlayedAt, type Match, ownSeatOf, Refusal } from '../../matches/index.js';
import { personOf } from '../command.js';
import { numberPart, wholeNumber } from '../custom-id.js';
import { plain } from '../limits.js';
import type { Message } from '../message.js';
import { type Pressed, type PressRule, valuesOf } from '../pressed.js';
import { makeEdit } from '../reply.js';
import { showEveryone } from '../sharing.js';
import { filmMessage, stopFilm } from './film.js';
import { requireNeighbour } from './neighbours.js';
import { type Looking, replayMessage, sharedReplay } from './replay.js';

/** Who names a match looks back on it where it was played, and where they played it anywhere; a button opens it to who sees it. */
export function requireOnlooker(match: Match, channel: string | null, player: string): void {
  if (ownSeatOf(match, player) < 0 && !isPlayedAt(match, channel ?? '')) throw new Refusal('not-played-here');
}

async function matchOf({ surface, press, id }: Pressed): Promise<Match> {
  const match = await surface.house.match(id.match === 'menu' ? (valuesOf(press)[0] ?? '') : id.match);
  await requireNeighbour(surface, match, press);
  return match;
}

/** Where a press leads: the moment and the hand named by the button, or chosen from a menu. */
function lookingOf({ press, id }: Pressed): Looking {
  const [chosen] = valuesOf(press);
  const [moment, hand] = id.parts;
  return {
    moment: moment === 'turn' ? wholeNumber(chosen) : numberPart(id, 0),
    hand: hand === 'menu' ? wholeNumber(chosen) : numberPart(id, 1),
  };
}

async function look(pressed: Pressed): Promise<Message> {
  const { surface, press, language } = pressed;
  return replayMessage(surface, await matchOf(pressed), press.user.id, language, lookingOf(pressed));
}

async function share(pressed: Pressed): Promise<Message> {
  const { surface, press, language } = pressed;
  const match = await matchOf(pressed);
  const looking = lookingOf(pressed);
  await showEveryone(press, await sharedReplay(surface, match, looking, plain(personOf(press).name)));
  return replayMessage(surface, match, press.user.id, language, looking);
}

async function film(pressed: Pressed): Promise<Message> {
  const { surface, press, language } = pressed;
  return filmMessage(surface, await matchOf(pressed), language, told => press.editReply(makeEdit(told)));
}

async function stop(pressed: Pressed): Promise<Message> {
  return stopFilm(pressed.surface, await matchOf(pressed), pressed.language);
}

/** Presses made while looking back on a match, and the ways into it. */
export const replayPresses: Readonly<
  Record<'replay' | 'look-back' | 'replay-share' | 'film' | 'film-stop', PressRule>
> = {
  film: { way: 'private', spends: 'replays', run: film },
  'film-stop': { way: 'set', run: stop },
  'look-back': { way: 'private', spends: 'pictures', run: look },
  replay: { way: 'set', spends: 'pictures', run: look },
  'replay-share': { way: 'set', spends: 'shares', run: share },
};
