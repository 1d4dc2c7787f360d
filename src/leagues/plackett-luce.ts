/** What is believed of a strength: a mean, and how unsure it is. */
export interface Belief {
  readonly mu: number;
  readonly sigma: number;
}

export const BEGINNERS: Belief = { mu: 25, sigma: 25 / 3 };

/** How much luck and form there is in one match. */
const BETA = BEGINNERS.sigma / 2;
/** Strength drifts between two matches, so that nobody is ever quite sure. */
const TAU = BEGINNERS.sigma / 100;
/** One match never takes away more of the doubt than this leaves. */
const LEAST_DOUBT_LEFT = 1e-4;

const total = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);

/**
 * The beliefs after a match, team by team; equal ranks are a draw and the lowest rank is the best. Plackett-Luce by
 * R. C. Weng and C.-J. Lin, "A Bayesian Approximation Method for Online Ranking" (2011), algorithm 4.
 */
export function learnt(teams: readonly (readonly Belief[])[], ranks: readonly number[]): Belief[][] {
  const sides = teams.map((members, index) => {
    const drifted = members.map(({ mu, sigma }) => ({ mu, sigma: Math.hypot(sigma, TAU) }));
    return {
      members: drifted,
      rank: ranks[index]!,
      mu: total(drifted, ({ mu }) => mu),
      doubt: total(drifted, ({ sigma }) => sigma ** 2),
    };
  });
  const spread = Math.sqrt(total(sides, ({ doubt }) => doubt + BETA ** 2));
  const weight = ({ mu }: { readonly mu: number }): number => Math.exp(mu / spread);
  // For everybody's place: the weight of all who could still take it, and how many share it.
  const stages = sides.map(({ rank }) => ({
    rank,
    left: total(
      sides.filter(other => other.rank >= rank),
      weight,
    ),
    sharing: sides.filter(other => other.rank === rank).length,
  }));
  return sides.map((side, index) => {
    let [gain, certainty] = [0, 0];
    for (const [at, { rank, left, sharing }] of stages.entries()) {
      if (rank > side.rank) continue;
      const chance = weight(side) / left;
      gain += ((at === index ? 1 : 0) - chance) / sharing;
      certainty += (chance * (1 - chance)) / sharing;
    }
    const moved = gain / spread;
    const surer = (certainty * Math.sqrt(side.doubt)) / spread ** 3;
    return side.members.map(({ mu, sigma }) => ({
      mu: mu + sigma ** 2 * moved,
      sigma: sigma * Math.sqrt(Math.max(1 - sigma ** 2 * surer, LEAST_DOUBT_LEFT)),
    }));
  });
}
