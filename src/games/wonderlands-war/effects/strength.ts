/** One change of what a chip counts for. */
export interface Change {
  readonly kind: 'set' | 'add' | 'multiply';
  readonly by: number;
}

const RANK = { set: 0, add: 1, multiply: 2 } as const;

/** A chip never counts below 0. */
function apply(strength: number, { kind, by }: Change): number {
  if (kind === 'set') return by;
  return Math.max(0, kind === 'add' ? strength + by : strength * by);
}

/** The strength after all changes in the usual order: set, add, multiply. */
export const usualOutcome = (base: number, changes: readonly Change[]): number =>
  [...changes].sort((one, other) => RANK[one.kind] - RANK[other.kind]).reduce(apply, base);

/** Every strength some order of the changes leads to: the owner chooses the order (WW-10.2). */
export function outcomes(base: number, changes: readonly Change[]): number[] {
  if (changes.length < 2 || changes.every(({ kind }) => kind === changes[0]!.kind))
    return [usualOutcome(base, changes)];
  const found = new Set<number>();
  const visit = (strength: number, left: readonly Change[]): void => {
    if (left.length === 0) found.add(strength);
    for (const [at, change] of left.entries()) visit(apply(strength, change), left.toSpliced(at, 1));
  };
  visit(base, changes);
  return [...found].sort((one, other) => one - other);
}
