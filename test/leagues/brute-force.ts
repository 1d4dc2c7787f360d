import type { Met, Pairs, SwissPlayer } from '../../src/leagues/swiss.js';

/** Every way to pair an even number of people. */
export function* allPairings(free: readonly SwissPlayer[]): Generator<(readonly [SwissPlayer, SwissPlayer])[]> {
  const [first, ...others] = free;
  if (!first) yield [];
  else {
    for (const other of others) {
      for (const rest of allPairings(others.filter(each => each !== other))) yield [[first, other], ...rest];
    }
  }
}

/** What counts of a round: how many meet again, and how far all are apart together. */
export interface Worth {
  readonly repeats: number;
  readonly gap: number;
}

export const worthOf = (pairs: readonly (readonly [SwissPlayer, SwissPlayer])[], met: Met): Worth => ({
  repeats: pairs.filter(([a, b]) => met(a.number, b.number) > 0).length,
  gap: pairs.reduce((sum, [a, b]) => sum + Math.abs(a.points - b.points), 0),
});

/** The same of a round as it was drawn. */
export function worthDrawn(pairs: Pairs, players: readonly SwissPlayer[], met: Met): Worth {
  const called = (number: number) => players.find(player => player.number === number)!;
  return worthOf(
    pairs.map(([a, b]) => [called(a), called(b)] as const),
    met,
  );
}

/** The best there is, by trying everything: fewest repeats, then the smallest gap; with a pair held fast if wanted. */
export function bestWorth(players: readonly SwissPlayer[], met: Met, fixed: Pairs = []): Worth {
  const held = fixed.flat();
  const called = (number: number) => players.find(player => player.number === number)!;
  const kept = fixed.map(([a, b]) => [called(a), called(b)] as const);
  let best: Worth = { repeats: Number.POSITIVE_INFINITY, gap: Number.POSITIVE_INFINITY };
  for (const pairs of allPairings(players.filter(({ number }) => !held.includes(number)))) {
    const worth = worthOf([...pairs, ...kept], met);
    if (worth.repeats < best.repeats || (worth.repeats === best.repeats && worth.gap < best.gap)) best = worth;
  }
  return best;
}
