import { type Decision, randomAnswer, randomBelow, randomFrom, type Said, Table } from '../../../src/engine/index.js';
import { contestRules } from '../../../src/games/tash-kalar/rules.js';
import type { Contest, Mode } from '../../../src/games/tash-kalar/state.js';
import type { ContestScene } from '../../../src/games/tash-kalar/words/sentences.js';

export const NAMES = ['P1', 'P2', 'P3', 'P4'];

export const SEATS: readonly (readonly [Mode, number])[] = [
  ['high-form', 2],
  ['duel', 2],
  ['melee', 3],
  ['melee', 4],
  ['high-form-team', 4],
  ['duel-team', 4],
];

export const startMatch = (mode: Mode, seats: number, seed: string, sides: readonly (string | null)[] = []) =>
  Table.start(
    contestRules,
    contestRules.setup({
      seats,
      chosen: { mode, expansions: 'on' },
      sides: Array.from({ length: seats }, (_, seat) => sides[seat] ?? null),
      random: randomFrom(seed),
    }),
  );

export const sceneOf = (table: Table<Contest>, reader: number | 'spectator'): ContestScene => ({
  view: contestRules.view(table.state as Contest, reader),
  reader,
  names: NAMES,
});

/** A player who would rather do something than place one more common. */
export function eagerAnswer(decision: Decision, random: ReturnType<typeof randomFrom>): Said {
  if (decision.key !== 'turn' || decision.kind !== 'one' || randomBelow(random, 4) === 0)
    return randomAnswer(decision, random);
  const bold = decision.options.filter(({ id }) => /^(summon|warp|flare|thaw)/.test(id));
  return bold.length > 0 ? bold[randomBelow(random, bold.length)]!.id : randomAnswer(decision, random);
}
