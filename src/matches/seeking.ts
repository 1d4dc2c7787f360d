import type { Chosen, Game, Language } from '../engine/index.js';
import { avoidedBy } from './avoiding.js';
import type { House } from './house.js';
import { checkedChoices, DEFAULT_PACE, openLobby, requireRoom } from './lobby.js';
import type { Match, Person, PlayerId } from './match.js';
import { Refusal } from './refusal.js';
import { isSamePace, type Pace } from './time/pace.js';

/** Somebody looks for people to play with. What they have not said may be as the others like it. */
export interface Seek {
  readonly guild: string;
  readonly game: string;
  readonly person: Person;
  /** How fast; null = however fast. */
  readonly pace: Pace | null;
  /** The options of the game they care about. */
  readonly chosen?: Chosen;
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
    const game = house.game(wish.game);
    if (game.lobby.seats(checkedChoices(game, wish.chosen ?? {})).max < FEWEST) throw new Refusal('alone-by-choice');
    const party = await partyFor(house, game, wish);
    if (party === null) {
      await house.allowances.spend('tables', wish.person.id);
      await house.store.keepSeek(wish);
      return null;
    }
    const { people, chosen, pace } = party;
    const lobby = await openLobby(house, {
      ...opening,
      game: wish.game,
      guild: wish.guild,
      host: wish.person,
      invited: people.slice(1).map(({ person }) => person),
      chosen,
      pace: pace ?? DEFAULT_PACE,
    });
    for (const { person } of people) await house.store.dropSeek(wish.guild, wish.game, person.id);
    return lobby;
  });
}

/** Nobody is looked for any more. */
export const stopSeeking = (house: House, guild: string, game: string, player: PlayerId): Promise<void> =>
  house.store.dropSeek(guild, game, player);

/** Whoever looks for people wants at least one. */
const FEWEST = 2;
/** However many look at once, an answer comes soon. */
const MOST_LOOKS = 5_000;

/** People who fit each other, and what all of them together wish. */
interface Party {
  readonly people: readonly Seek[];
  readonly chosen: Chosen;
  readonly pace: Pace | null;
}

/** As many as their wishes together need, those first who have waited longest; null while there are too few. */
async function partyFor(house: House, game: Game, wish: Seek): Promise<Party | null> {
  const others = await house.store.seeks(wish.guild, wish.game, house.world.now());
  const all = [wish, ...others.filter(({ person }) => person.id !== wish.person.id)];
  const avoided = new Map(
    await Promise.all(all.map(async ({ person: { id } }) => [id, await avoidedBy(house, id)] as const)),
  );
  const avoids = (one: Seek, other: Seek): boolean => avoided.get(one.person.id)!.includes(other.person.id);
  let looks = 0;
  const grown = (party: Party, from: number): Party | null => {
    const { min } = game.lobby.seats(checkedChoices(game, party.chosen));
    if (party.people.length >= Math.max(FEWEST, min)) return party;
    for (let at = from; at < all.length && looks < MOST_LOOKS; at++) {
      looks += 1;
      const other = all[at]!;
      if (!party.people.every(one => isNear(one, other) && !avoids(one, other) && !avoids(other, one))) continue;
      const joined = withWishes(party, other);
      const found = joined && grown(joined, at + 1);
      if (found) return found;
    }
    return null;
  };
  return grown({ people: [wish], chosen: wish.chosen ?? {}, pace: wish.pace }, 1);
}

/** The party with one more, and their wishes; null where these contradict what the party wants. */
function withWishes({ people, chosen, pace }: Party, other: Seek): Party | null {
  const wished = other.chosen ?? {};
  if (Object.entries(wished).some(([option, value]) => (chosen[option] ?? value) !== value)) return null;
  if (pace && other.pace && !isSamePace(pace, other.pace)) return null;
  return { people: [...people, other], chosen: { ...chosen, ...wished }, pace: pace ?? other.pace };
}

function isNear(one: Seek, other: Seek): boolean {
  const apart = Math.abs(one.rating - other.rating);
  return [one, other].every(({ within }) => within === null || apart <= within);
}
