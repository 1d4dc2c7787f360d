import {
  type AllowanceName,
  AT_ZERO,
  chooseOption,
  freeSeat,
  joinLobby,
  leaveLobby,
  type Match,
  type Pace,
  Refusal,
  requireStart,
  seatBot,
  setPace,
  setRated,
  startMatch,
  takeSide,
} from '../../matches/index.js';
import { personOf } from '../command.js';
import { wholeNumber } from '../custom-id.js';
import type { Message } from '../message.js';
import { type Pressed, type PressRule, valuesOf } from '../pressed.js';
import { lobbyPost, optionsPanel, sideFrom } from './lobby-post.js';
import { requireNeighbour } from './neighbours.js';
import { paceAt } from './paces.js';
import { noThread, placeFor } from './places.js';

/** A change made in the private panel of options; the lobby message follows through the outbox. */
const set = (
  run: (pressed: Pressed) => Promise<Match>,
  opened: (pressed: Pressed) => string | undefined = () => undefined,
): PressRule => ({
  way: 'set',
  async run(pressed): Promise<Message> {
    const { surface, press } = pressed;
    const { house } = surface;
    const match = await house.match(pressed.id.match);
    await requireNeighbour(surface, match, press);
    const changed = match.status === 'lobby' ? await run(pressed) : match;
    return optionsPanel(house, changed, pressed.language, opened(pressed));
  },
});

async function options({ surface, press, id, language }: Pressed): Promise<Message> {
  const match = await surface.house.match(id.match);
  await requireNeighbour(surface, match, press);
  if (match.status === 'lobby' && match.host !== press.user.id) throw new Refusal('not-host');
  return optionsPanel(surface.house, match, language);
}

/** A change of the lobby; the message it was pressed on shows the lobby afterwards. */
const change = (run: (pressed: Pressed) => Promise<Match>, spends?: AllowanceName): PressRule => ({
  way: 'shared',
  ...(spends ? { spends } : {}),
  async run(pressed): Promise<Message> {
    const match = await run(pressed);
    return lobbyPost(pressed.surface.house, match);
  },
});

const firstValue = ({ press }: Pressed): string => {
  const [value] = valuesOf(press);
  if (value === undefined) throw new Refusal('unknown-option');
  return value;
};

async function join({ surface, press, id }: Pressed): Promise<Match> {
  await requireNeighbour(surface, await surface.house.match(id.match), press);
  return joinLobby(surface.house, id.match, personOf(press), press.id);
}

async function start({ surface, press, id }: Pressed): Promise<Match> {
  const lobby = await surface.house.match(id.match);
  const person = personOf(press);
  // Before a thread is made: whoever may not start leaves none behind.
  requireStart(surface.house, lobby, person);
  const { place, missing } = await placeFor(surface, lobby, press);
  const told = missing.length > 0 ? [noThread(missing)] : [];
  return startMatch(surface.house, lobby.id, person, place, press.id, told);
}

const changePace = ({ surface, press, id }: Pressed, wanted: (match: Match) => Pace | null): Promise<Match> =>
  setPace(surface.house, id.match, personOf(press), press.id, match => {
    const pace = wanted(match);
    if (!pace) throw new Refusal('unknown-option');
    return pace;
  });

/** Presses made on the lobby message. */
export const lobbyPresses: Readonly<
  Record<
    'join' | 'leave' | 'side' | 'options' | 'option' | 'variant' | 'pace' | 'zero' | 'rated' | 'bot' | 'free' | 'start',
    PressRule
  >
> = {
  join: change(join, 'seats'),
  leave: change(({ surface, press, id }) => leaveLobby(surface.house, id.match, personOf(press), press.id), 'seats'),
  side: change(pressed =>
    takeSide(
      pressed.surface.house,
      pressed.id.match,
      personOf(pressed.press),
      sideFrom(firstValue(pressed)),
      pressed.press.id,
    ),
  ),
  options: { way: 'private', run: options },
  option: set(
    pressed => {
      const { surface, press, id } = pressed;
      return chooseOption(surface.house, id.match, personOf(press), id.parts[0] ?? '', firstValue(pressed), press.id);
    },
    ({ id }) => id.parts[0],
  ),
  // One of many options is opened: nothing is chosen yet.
  variant: set(({ surface, id }) => surface.house.match(id.match), firstValue),
  pace: set(pressed => {
    const index = wholeNumber(firstValue(pressed)) ?? -1;
    return changePace(pressed, match => paceAt(index, match));
  }),
  zero: set(pressed => {
    const atZero = AT_ZERO.find(each => each === firstValue(pressed));
    return changePace(pressed, ({ pace }) => (atZero ? { ...pace, atZero } : null));
  }),
  rated: set(pressed => {
    const { surface, press, id } = pressed;
    const value = firstValue(pressed);
    if (value !== 'yes' && value !== 'no') throw new Refusal('unknown-option');
    return setRated(surface.house, id.match, personOf(press), value === 'yes', press.id);
  }),
  bot: set(pressed => {
    const value = firstValue(pressed);
    const bot = value === 'none' ? null : value;
    return seatBot(pressed.surface.house, pressed.id.match, personOf(pressed.press), bot, pressed.press.id);
  }),
  free: set(pressed => {
    const { surface, press, id } = pressed;
    return freeSeat(surface.house, id.match, personOf(press), wholeNumber(firstValue(pressed)) ?? -1, press.id);
  }),
  start: change(start),
};
