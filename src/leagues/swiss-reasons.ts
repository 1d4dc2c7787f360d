import type { PassedOver } from './league.js';
import { byeCandidates, closestPairs, inStanding, type Met, type SwissPlayer, type SwissRound } from './swiss.js';
import { gapIn, repeatsIn } from './swiss-cost.js';

/** How many passed-over opponents an explanation names. */
const NAMED = 3;
/** In a larger field it would take too long to draw again what might have been: only what is drawn is told. */
const EXPLAINED_UP_TO = 40;

/**
 * Why a round was drawn so, for everybody who meets somebody with fewer points, and for whoever has the bye: who would
 * have been nearer, and what the closest round with those two together would have cost the others.
 */
export function reasonsOf(
  players: readonly SwissPlayer[],
  met: Met,
  round: SwissRound,
): ReadonlyMap<number, readonly PassedOver[]> {
  const order = inStanding(players);
  const reasons = new Map<number, readonly PassedOver[]>();
  const byNumber = new Map(order.map(player => [player.number, player]));
  for (const [one, two] of round.pairs) {
    const [upper, lower] = [byNumber.get(one)!, byNumber.get(two)!];
    if (upper.points !== lower.points) reasons.set(upper.number, nearerThan(order, met, round, upper, lower));
  }
  if (round.bye !== null) reasons.set(round.bye, lowerThan(order, met, round, round.bye));
  return reasons;
}

function nearerThan(
  order: readonly SwissPlayer[],
  met: Met,
  round: SwissRound,
  upper: SwissPlayer,
  lower: SwissPlayer,
): PassedOver[] {
  const distance = ({ points }: SwissPlayer): number => Math.abs(points - upper.points);
  return order
    .filter(player => player !== upper && player.number !== round.bye && distance(player) < distance(lower))
    .sort((a, b) => distance(a) - distance(b) || a.seed - b.seed)
    .slice(0, NAMED)
    .map(({ number }) => ({
      entrant: number,
      because: met(upper.number, number) > 0 ? 'met' : whyNot(order, met, round, upper.number, number),
    }));
}

/** What would have become of the others, had these two met. */
function whyNot(
  order: readonly SwissPlayer[],
  met: Met,
  round: SwissRound,
  one: number,
  two: number,
): PassedOver['because'] {
  if (order.length > EXPLAINED_UP_TO) return 'drawn';
  const others = order.filter(({ number }) => number !== one && number !== two && number !== round.bye);
  const instead = [...closestPairs(others, met), [one, two] as const];
  if (repeatsIn(instead, met) > repeatsIn(round.pairs, met)) return 'again';
  // Only a look at the rounds to come makes a round wider than it could be.
  return gapIn(instead, order) < gapIn(round.pairs, order) ? 'later' : 'apart';
}

/** Who could have had the bye before them: then others would have met again, now or later. */
function lowerThan(order: readonly SwissPlayer[], met: Met, round: SwissRound, bye: number): PassedOver[] {
  const candidates = byeCandidates(order);
  const below = candidates.slice(
    0,
    candidates.findIndex(({ number }) => number === bye),
  );
  // A large field is not looked ahead for: there it is always because others would meet again now.
  const meetAgain = (number: number): boolean =>
    order.length > EXPLAINED_UP_TO ||
    repeatsIn(
      closestPairs(
        order.filter(player => player.number !== number),
        met,
      ),
      met,
    ) > repeatsIn(round.pairs, met);
  return below
    .slice(0, NAMED)
    .map(({ number }) => ({ entrant: number, because: meetAgain(number) ? 'again' : 'later' }));
}
