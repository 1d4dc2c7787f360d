import type { Game } from '../../src/engine/index.js';
import { Broken } from './broken.js';

/** More steps than any honest inspection of one decision takes. */
const MOST_STEPS = 50_000;

/** The game with a stop for rules that go from step to step for ever and ask nobody. */
export function guarded(game: Game): { game: Game; calm(): void } {
  let steps = 0;
  const step: Game['step'] = state => {
    steps += 1;
    if (steps > MOST_STEPS) throw new Broken('rules', 'The rules go from step to step and ask nobody');
    return game.step(state);
  };
  return {
    game: Object.create(game, { step: { value: step } }) as Game,
    calm() {
      steps = 0;
    },
  };
}
