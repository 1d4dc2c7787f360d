import type { Language } from '../engine/index.js';
import { avoidedBy } from './avoiding.js';
import type { House } from './house.js';
import { openLobby, requireRoom } from './lobby.js';
import type { Match, Person, PlayerId } from './match.js';
import type { Pace } from './time/pace.js';

/** Somebody looks for people to play with. */
export interface Seek {
  readonly guild: string;
  readonly game: string;
  readonly person: Person;
  readonly pace: Pace;
  /** Their rating there, and how far from it another's may be; null = however far. */
  readonly rating: number;
  readonly within: number | null;
  readonly since: number;
  readonly until: number;
}

/** Where the table is opened once enough have been found. */
export interface Place {
  readonly home: string;
  readonly language: Language;
  readonly interaction: string;
}

/** Looks for people: opens a table as soon as enough fit, which calls them, and remembers the wish until then. */
export function seek(house: House, wish: Seek, opening: Place): Promise<Match | null> {
  return house.queues.run(`seek/${wish.guild}/${wish.game}`, async () => {
    await requireRoom(house, wish.person);
    const found = await fellowsOf(house, wish);
    if (found === null) {
      house.allowances.spend('tables', wish.person.id);
      await house.store.keepSeek(wish);
      return null;
    }
    const lobby = await openLobby(house, {
      ...opening,
      game: wish.game,
      guild: wish.guild,
      host: wish.person,
      invited: found.map(({ person }) => person),
      pace: wish.pace,
    });
    for (const { person } of [wish, ...found]) await house.store.dropSeek(wish.guild, wish.game, person.id);
    return lobby;
  });
}

/** Nobody is looked for any more. */
export const stopSeeking = (house: House, guild: string, game: string, player: PlayerId): Promise<void> =>
  house.store.dropSeek(guild, game, player);

/** As many as the game needs, all of whom fit each other, those first who have waited longest; null while there are too few. */
async function fellowsOf(house: House, wish: Seek): Promise<readonly Seek[] | null> {
  const { lobby } = house.game(wish.game);
  const initial = Object.fromEntries(lobby.options.map(({ id, initial }) => [id, initial]));
  const needed = lobby.seats(initial).min - 1;
  const others = await house.store.seeks(wish.guild, wish.game, house.world.now());
  const found: Seek[] = [];
  for (const other of others) {
    if (found.length === needed) break;
    const known = await Promise.all([wish, ...found].map(each => isFitting(house, each, other)));
    if (known.every(fits => fits)) found.push(other);
  }
  return found.length === needed ? found : null;
}

async function isFitting(house: House, one: Seek, other: Seek): Promise<boolean> {
  if (one.person.id === other.person.id || !isSamePace(one.pace, other.pace)) return false;
  const apart = Math.abs(one.rating - other.rating);
  if ([one, other].some(({ within }) => within !== null && apart > within)) return false;
  const [avoided, avoiding] = await Promise.all([avoidedBy(house, one.person.id), avoidedBy(house, other.person.id)]);
  return !avoided.includes(other.person.id) && !avoiding.includes(one.person.id);
}

const isSamePace = (one: Pace, other: Pace): boolean =>
  one.limit === other.limit && one.bank?.size === other.bank?.size && one.bank?.increment === other.bank?.increment;
