import type { Chosen, Game } from '../../src/engine/index.js';

/** Part of what a game can be: matches of this kind are played under one heading. */
export interface Kind {
  readonly name: string;
  readonly chosen: Chosen;
  readonly seats?: number;
  /** Sides that meet; at random where none are named. */
  readonly sides?: readonly string[];
}

/** Which sides meet where two sit: every pair in turn, or any. */
export const MEETINGS = ['pairs', 'any'] as const;
export type Meeting = (typeof MEETINGS)[number];

/**
 * Every value of the options named, where it makes a difference, with every number of seats; where two sit, every pair of
 * sides unless any will do.
 */
export function covering(
  game: Game,
  named: readonly string[],
  given: Chosen = {},
  meeting: Meeting = 'pairs',
): readonly Kind[] {
  return choices(game, named, given).flatMap(chosen => {
    const { min, max } = game.lobby.seats({ ...initial(game), ...chosen });
    const name = named.flatMap(id => chosen[id] ?? []).join(' ');
    return Array.from({ length: max - min + 1 }, (_, more) => min + more).flatMap(seats =>
      seats === 2 && meeting === 'pairs'
        ? meetings(game, name, chosen)
        : [{ name: `${name} of ${seats}`, chosen, seats }],
    );
  });
}

/** One of so many parts of a campaign, "3/40": every fortieth kind from the third, so that the parts take about as long. */
export function partOf(kinds: readonly Kind[], text: string): readonly Kind[] {
  const [part, parts] = text.split('/').map(Number) as [number, number | undefined];
  if (parts === undefined || !Number.isInteger(parts) || !Number.isInteger(part) || part < 1 || part > parts)
    throw new RangeError(`--part is one of so many, like 3/40, not ${text}`);
  return kinds.filter((_, index) => index % parts === part - 1);
}

function choices(game: Game, named: readonly string[], given: Chosen): Chosen[] {
  return named.reduce<Chosen[]>(
    (before, id) => {
      const option = game.lobby.options.find(option => option.id === id);
      if (!option) throw new RangeError(`${game.id} has no lobby option ${id}`);
      return before.flatMap(chosen => {
        const fits = game.lobby.fits?.(id, { ...initial(game), ...chosen }) ?? true;
        return fits ? option.values.map(value => ({ ...chosen, [id]: value })) : [chosen];
      });
    },
    [given],
  );
}

function meetings(game: Game, name: string, chosen: Chosen): Kind[] {
  const sides = game.lobby.sides({ ...initial(game), ...chosen });
  return sides.flatMap((one, index) =>
    sides.slice(index + 1).map(other => ({ name: `${name}: ${one}, ${other}`, chosen, seats: 2, sides: [one, other] })),
  );
}

const initial = (game: Game): Chosen => Object.fromEntries(game.lobby.options.map(({ id, initial }) => [id, initial]));
