import { seal, tell } from '../../../../engine/match-state.js';
import type { Rules } from '../../../../engine/rules.js';
import { cardOf } from '../../cards/index.js';
import { gainFame } from '../../tracks.js';
import { choose } from '../asking.js';
import type { CustomNamed } from '../custom-step.js';
import { beginEffect, during, type Effect, heroIn } from '../effect.js';
import { isPlayable } from '../possible.js';
import { runSteps } from '../run.js';

export const canOpenBox = ({ realm }: Effect): boolean => realm.decks.artifacts.length > 0;

/** The top artifact is turned up and the box may be used as it; then that artifact goes under its deck. */
export function* mysteriousBox(effect: Effect, step: CustomNamed<'mysteriousBox'>): Rules<void> {
  const { realm, seat, from } = effect;
  const { artifacts } = realm.decks;
  const id = artifacts.pop();
  if (id === undefined) return;
  heroIn(effect).drawn = [id];
  seal(realm);
  tell(realm, { tell: 'showed', seat, cards: [id], reveals: true });
  const card = cardOf(id);
  const inner = beginEffect(realm, seat, from);
  const modes = (['basic', 'powered'] as const).filter(mode => {
    const side = card[mode];
    return side !== null && side.timing !== 'asAction' && isPlayable(inner, side.steps);
  });
  const ids = modes.map(mode => (mode === 'basic' ? ('1' as const) : ('2' as const)));
  const said = yield* choose(effect, 'option', { ...during(effect), left: 1 }, [...ids, '0']);
  heroIn(effect).drawn = [];
  realm.decks.artifacts.unshift(id);
  const { area } = heroIn(effect);
  if (said === '0') {
    area.placed.push({ card: from.id, to: 'hand' });
    return;
  }
  gainFame(realm, seat, step.fameIfUsed, 'card');
  yield* runSteps(inner, card[said === '1' ? 'basic' : 'powered']!.steps);
  if (said === '2') area.placed.push({ card: from.id, to: 'out' });
}
