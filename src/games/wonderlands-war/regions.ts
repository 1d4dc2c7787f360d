/** The regions in the order of the ring, clockwise (WW-1.6, A-2). Rules know a region by its position here. */
export const REGIONS = ['na_muniu', 'red_castle', 'garden', 'tumtum', 'pool_of_tears'] as const;
export type RegionId = (typeof REGIONS)[number];

export const RED_CASTLE = 1;

export const regionOf = (id: string): number => REGIONS.indexOf(id as RegionId);
export const nameOfRegion = (region: number): RegionId => REGIONS[region]!;

/** The region so many steps clockwise; with two players the unused one is skipped (WW-18.2, WW-18.8). -1 = all are used. */
export function regionAfter(region: number, steps: number, unused: number): number {
  let at = region;
  for (let left = steps; left > 0; left--) {
    at = (at + 1) % REGIONS.length;
    if (at === unused) at = (at + 1) % REGIONS.length;
  }
  return at;
}

/** The regions in use, clockwise from one of them. */
export function regionsFrom(region: number, unused: number): number[] {
  const used = REGIONS.length - (unused < 0 ? 0 : 1);
  return Array.from({ length: used }, (_, steps) => regionAfter(region, steps, unused));
}

/** The previous and the next region in battle order (WW-1.6, WW-18.8). */
export function neighbours(region: number, unused: number): number[] {
  const round = regionsFrom(region, unused);
  return [round.at(-1)!, round[1]!];
}

/** Region score tokens: VP in rounds one to three. */
export const SCORE_TOKENS: readonly { readonly id: string; readonly values: readonly [number, number, number] }[] = [
  { id: 'RS1', values: [2, 4, 10] },
  { id: 'RS2', values: [2, 6, 8] },
  { id: 'RS3', values: [4, 4, 8] },
  { id: 'RS4', values: [4, 6, 6] },
  { id: 'RS5', values: [2, 8, 6] },
  { id: 'RS6', values: [6, 4, 6] },
];
