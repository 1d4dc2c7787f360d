import type { Game, Language } from '../engine/index.js';
import type { House } from './house.js';
import { isSeatTaken, type Match, type Person, type Seat, unbegun } from './match.js';
import { Refusal } from './refusal.js';
import { share } from './sweeping.js';
import type { Pace } from './time/pace.js';

const HOUR = 3_600_000;
export const DEFAULT_PACE: Pace = { remindAfter: 24 * HOUR, limit: 72 * HOUR };
/** A seat is kept for who was invited for so long. */
export const INVITATION_LIFE = 48 * HOUR;
/** A lobby nobody started is closed after this: whoever wants a seat that was kept in vain has a day for it. */
export const LOBBY_LIFE = INVITATION_LIFE + 24 * HOUR;
const MATCHES_PER_PLAYER = 50;

const EMPTY_SEAT: Seat = { player: null, bot: null, name: '', side: null, conceded: false };

export interface Opening {
  readonly game: string;
  readonly host: Person;
  readonly guild: string | null;
  readonly home: string;
  readonly language: Language;
  readonly chosen?: Readonly<Record<string, string>>;
  /** People for whom a seat is kept. */
  readonly invited?: readonly Person[];
  readonly pace?: Pace;
  readonly interaction: string;
}

/** Opens a lobby. The host sits down first. */
export async function openLobby(house: House, opening: Opening): Promise<Match> {
  const game = house.game(opening.game);
  house.requireSound(game);
  await house.allowances.spend('tables', opening.host.id);
  await requireRoom(house, opening.host);
  const now = house.world.now();
  const invited = (opening.invited ?? []).filter(({ id }) => id !== opening.host.id);
  const kept = invited.map((person): Seat => keptSeat(person, now + INVITATION_LIFE));
  const chosen = choicesFor(game, opening.chosen ?? {}, kept.length + 1);
  const match: Match = {
    id: house.world.makeId(),
    game: game.id,
    guild: opening.guild,
    home: opening.home,
    place: null,
    host: opening.host.id,
    status: 'lobby',
    language: opening.language,
    chosen,
    seats: resized(game, chosen, [personSeat(opening.host), ...kept]),
    pace: opening.pace ?? DEFAULT_PACE,
    ...unbegun(now),
  };
  await house.store.write({ interaction: opening.interaction, match, posts: [{ kind: 'lobby' }] }, now);
  house.world.wakeOutbox(match.id);
  return match;
}

export async function joinLobby(house: House, id: string, person: Person, interaction: string): Promise<Match> {
  await requireRoom(house, person);
  return changeLobby(house, id, interaction, match => {
    if (match.seats.some(({ player }) => player === person.id)) throw new Refusal('already-seated');
    const free = freeSeatFor(match, person, house.world.now());
    const { side } = match.seats[free]!;
    return { ...match, seats: match.seats.with(free, { ...personSeat(person), side }) };
  });
}

/** A person has only so many matches at once: more would only be a way to flood a server. */
export async function requireRoom(house: House, person: Person): Promise<void> {
  if ((await house.store.matchesOf(person.id)).length >= MATCHES_PER_PLAYER) throw new Refusal('too-many-matches');
}

/** The seat that is kept for the person, else one that is kept for nobody. */
function freeSeatFor({ seats }: Match, { id }: Person, now: number): number {
  const own = seats.findIndex(({ invited, ...seat }) => !isSeatTaken(seat) && invited?.player === id);
  if (own >= 0) return own;
  const free = seats.findIndex(seat => !isSeatTaken(seat) && !isKept(seat, now));
  if (free >= 0) return free;
  throw new Refusal(seats.every(isSeatTaken) ? 'lobby-full' : 'seats-kept');
}

export const isKept = ({ invited }: Seat, now: number): boolean => invited !== undefined && invited.until > now;

/** The host frees a seat that is kept for somebody. */
export const freeSeat = (house: House, id: string, person: Person, seat: number, interaction: string): Promise<Match> =>
  changeLobby(house, id, interaction, match => {
    requireHost(match, person);
    const held = match.seats[seat];
    if (!held?.invited) throw new Refusal('no-such-seat');
    return { ...match, seats: match.seats.with(seat, freed(held)) };
  });

const freed = ({ side }: Seat): Seat => ({ ...EMPTY_SEAT, side });

export const leaveLobby = (house: House, id: string, person: Person, interaction: string): Promise<Match> =>
  changeLobby(house, id, interaction, match => {
    const seat = lobbySeat(match, person);
    const seats = match.seats.with(seat, EMPTY_SEAT);
    const next = seats.find(({ player }) => player !== null);
    if (!next) return { ...match, seats, status: 'expired', endedAt: house.world.now() };
    return { ...match, seats, host: match.host === person.id ? next.player! : match.host };
  });

/** The person takes a side, or leaves it to chance with null. */
export const takeSide = (house: House, id: string, person: Person, side: string | null, interaction: string) =>
  changeLobby(house, id, interaction, match => {
    const seat = lobbySeat(match, person);
    const game = house.game(match.game);
    if (side !== null) {
      if (!game.lobby.sides(match.chosen).includes(side)) throw new Refusal('unknown-option');
      const holder = match.seats.findIndex(other => other.side === side);
      if (holder >= 0 && holder !== seat) throw new Refusal('side-taken', { side, by: match.seats[holder]!.name });
    }
    return { ...match, seats: match.seats.with(seat, { ...match.seats[seat]!, side }) };
  });

/** The host changes an option of the game. */
export const chooseOption = (house: House, id: string, person: Person, option: string, value: string, by: string) =>
  changeLobby(house, id, by, match => {
    requireHost(match, person);
    const game = house.game(match.game);
    const chosen = fittingChoices(game, checkedChoices(game, { ...match.chosen, [option]: value }));
    const { max } = game.lobby.seats(chosen);
    if (match.seats.filter(seat => isSeatTaken(seat) || seat.invited).length > max) throw new Refusal('lobby-full');
    const sides = game.lobby.sides(chosen);
    const seats = match.seats.map(seat =>
      seat.side !== null && !sides.includes(seat.side) ? { ...seat, side: null } : seat,
    );
    return { ...match, chosen, seats: resized(game, chosen, seats) };
  });

/** The host changes how fast the match is meant to go. */
export const setPace = (
  house: House,
  id: string,
  person: Person,
  interaction: string,
  pace: (match: Match) => Pace,
): Promise<Match> =>
  changeLobby(house, id, interaction, match => {
    requireHost(match, person);
    return { ...match, pace: pace(match) };
  });

/** The host says whether the match may change ratings. */
export const setRated = (house: House, id: string, person: Person, rated: boolean, interaction: string) =>
  changeLobby(house, id, interaction, match => {
    requireHost(match, person);
    const { unrated: _, ...rest } = match;
    return rated ? rest : { ...rest, unrated: true };
  });

/** The host lets a computer opponent sit down, at a full table in place of the last one, or sends that away with null. */
export const seatBot = (house: House, id: string, person: Person, bot: string | null, interaction: string) =>
  changeLobby(house, id, interaction, match => {
    requireHost(match, person);
    const game = house.game(match.game);
    const last = match.seats.findLastIndex(seat => seat.bot !== null);
    if (bot === null) {
      if (last < 0) throw new Refusal('no-such-seat');
      return { ...match, seats: match.seats.with(last, EMPTY_SEAT) };
    }
    if (!game.bots.some(candidate => candidate.id === bot)) throw new Refusal('unknown-option');
    const now = house.world.now();
    const free = match.seats.findIndex(seat => !isSeatTaken(seat) && !isKept(seat, now));
    const at = free < 0 ? last : free;
    if (at < 0) throw new Refusal('lobby-full');
    return { ...match, seats: match.seats.with(at, { ...EMPTY_SEAT, bot, name: bot, side: match.seats[at]!.side }) };
  });

/** Closes lobbies that nobody started in time, and frees the seats that were kept in vain. */
export async function expireLobbies(house: House): Promise<void> {
  const now = house.world.now();
  await share(house, 'lobbies', await house.store.lobbiesOpenedBefore(now - INVITATION_LIFE), ({ id }) =>
    house.queues.run(id, async () => {
      const match = await house.match(id);
      const changed = match.status === 'lobby' ? lapsed(match, now) : null;
      if (changed === null) return;
      await house.store.write({ match: changed, posts: [{ kind: 'lobby' }] }, now);
      house.world.wakeOutbox(match.id);
    }),
  );
}

/** What time has made of a lobby; null while it has made nothing of it. */
function lapsed(match: Match, now: number): Match | null {
  if (match.openedAt <= now - LOBBY_LIFE) return { ...match, status: 'expired', endedAt: now };
  const isVain = (seat: Seat): boolean => seat.invited !== undefined && !isKept(seat, now);
  if (!match.seats.some(isVain)) return null;
  return { ...match, seats: match.seats.map(seat => (isVain(seat) ? freed(seat) : seat)) };
}

/** Choices completed with the initial values; anything the game does not know is refused. */
export function checkedChoices(game: Game, wanted: Readonly<Record<string, string>>): Record<string, string> {
  for (const [id, value] of Object.entries(wanted)) {
    const option = game.lobby.options.find(candidate => candidate.id === id);
    if (!option?.values.includes(value)) throw new Refusal('unknown-option', { option: id, value });
  }
  return Object.fromEntries(game.lobby.options.map(({ id, initial }) => [id, wanted[id] ?? initial]));
}

/** What means nothing with the other choices is as usual again. */
const fittingChoices = ({ lobby }: Game, chosen: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    lobby.options.map(({ id, initial }) => [id, (lobby.fits?.(id, chosen) ?? true) ? chosen[id]! : initial]),
  );

/** The choices with room for so many people: where the usual ones have none, the closest that does. */
function choicesFor(game: Game, wanted: Readonly<Record<string, string>>, people: number): Record<string, string> {
  const usual = checkedChoices(game, wanted);
  const roomIn = (chosen: Readonly<Record<string, string>>): number => game.lobby.seats(chosen).max - people;
  if (roomIn(usual) >= 0) return usual;
  const larger = game.lobby.options
    .filter(({ id }) => wanted[id] === undefined)
    .flatMap(({ id, values }) => values.map(value => ({ ...usual, [id]: value })))
    .filter(chosen => roomIn(chosen) >= 0)
    .sort((one, other) => roomIn(one) - roomIn(other));
  if (!larger[0]) throw new Refusal('lobby-full');
  return larger[0];
}

function resized(game: Game, chosen: Readonly<Record<string, string>>, seats: readonly Seat[]): Seat[] {
  const { max } = game.lobby.seats(chosen);
  const taken = seats.filter(seat => isSeatTaken(seat) || seat.invited !== undefined);
  return [...taken, ...Array.from({ length: Math.max(0, max - taken.length) }, () => EMPTY_SEAT)];
}

const keptSeat = ({ id, name }: Person, until: number): Seat => ({
  ...EMPTY_SEAT,
  invited: { player: id, name, until },
});

const personSeat = ({ id, name }: Person): Seat => ({ ...EMPTY_SEAT, player: id, name });

function lobbySeat(match: Match, person: Person): number {
  const seat = match.seats.findIndex(({ player }) => player === person.id);
  if (seat < 0) throw new Refusal('not-in-lobby');
  return seat;
}

function requireHost(match: Match, person: Person): void {
  if (match.host !== person.id) throw new Refusal('not-host');
}

function changeLobby(house: House, id: string, interaction: string, change: (match: Match) => Match): Promise<Match> {
  return house.queues.run(id, async () => {
    const match = await house.match(id);
    if (match.status !== 'lobby') throw new Refusal('lobby-closed');
    const changed = change(match);
    await house.store.write({ interaction, match: changed, posts: [{ kind: 'lobby' }] }, house.world.now());
    house.world.wakeOutbox(id);
    return changed;
  });
}
