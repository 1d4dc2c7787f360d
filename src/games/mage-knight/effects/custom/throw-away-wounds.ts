import type { Rules } from '../../../../engine/rules.js';
import { WOUND } from '../../cards/index.js';
import { takeWounds, throwAwayCards, woundsIn } from '../../deeds.js';
import { areRivals } from '../../teams.js';
import { distance } from '../../tiles/lattice.js';
import { choose } from '../asking.js';
import type { CustomNamed } from '../custom-step.js';
import { during, type Effect, heroIn } from '../effect.js';

export const canThrowWounds = (effect: Effect): boolean => woundsIn(heroIn(effect).hand) > 0;

/** Other heroes nearest to this one; the owner breaks ties. */
function nearest(effect: Effect): number[] {
  const { realm, seat } = effect;
  const from = heroIn(effect).space;
  const far = realm.heroes.map(({ space }, other) =>
    !areRivals(realm, seat, other)
      ? Number.POSITIVE_INFINITY
      : space === null || from === null
        ? 99
        : distance(space, from),
  );
  const least = Math.min(...far);
  return Number.isFinite(least) ? far.flatMap((one, other) => (one === least ? [other] : [])) : [];
}

/** Up to so many Wounds of the hand go back to their pile; one may go to the nearest hero instead. */
export function* throwAwayWounds(effect: Effect, step: CustomNamed<'throwAwayWounds'>): Rules<void> {
  const { realm, seat } = effect;
  const most = Math.min(step.max, woundsIn(heroIn(effect).hand));
  if (most === 0) return;
  const ids = Array.from({ length: most }, (_, at) => `${at + 1}` as const);
  const count = Number(yield* choose(effect, 'amount', { ...during(effect), what: 'wounds' }, ids));
  throwAwayCards(realm, seat, new Array<string>(count).fill(WOUND));
  const others = step.oneToNearestHero === true ? nearest(effect) : [];
  if (others.length === 0) return;
  const other = yield* choose(
    effect,
    'seat',
    during(effect),
    others.map(one => `${one}` as const),
  );
  takeWounds(realm, Number(other), 1, 0, effect.from.id);
}
