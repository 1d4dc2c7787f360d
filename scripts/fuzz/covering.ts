import type { Chosen, Game } from '../../src/engine/index.js';

/** Part of what a game can be: matches of this kind are played under one heading. */
export interface Kind {
  readonly name: string;
  readonly chosen: Chosen;
  readonly seats?: number;
  /** Sides that meet; at random where none are named. */
  readonly sides?: readonly string[];
}

/** Every value of the options named, with every number of seats; where two sit, every pair of sides. */
export function covering(game: Game, named: readonly string[], given: Chosen = {}): Kind[] {
  return choices(game, named, given).flatMap(chosen => {
    const { min, max } = game.lobby.seats({ ...initial(game), ...chosen });
    const name = named.map(id => chosen[id]).join(' ');
    return Array.from({ length: max - min + 1 }, (_, more) => min + more).flatMap(seats =>
      seats === 2 ? meetings(game, name, chosen) : [{ name: `${name} of ${seats}`, chosen, seats }],
    );
  });
}

function choices(game: Game, named: readonly string[], given: Chosen): Chosen[] {
  return named.reduce<Chosen[]>(
    (before, id) => {
      const option = game.lobby.options.find(option => option.id === id);
      if (!option) throw new RangeError(`${game.id} has no lobby option ${id}`);
      return before.flatMap(chosen => option.values.map(value => ({ ...chosen, [id]: value })));
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
