/** The shards of Discord's gateway that one process serves, of how many. */
export interface Shards {
  readonly ids: readonly number[];
  readonly count: number;
}

const MOST = 100_000;

/** `0-3/8` is the first four of eight, `5/8` the sixth alone; null for what cannot be read. */
export function parseShards(text: string): Shards | null {
  const [, first, last, all] = /^(\d{1,6})(?:-(\d{1,6}))?\/(\d{1,6})$/.exec(text) ?? [];
  if (first === undefined) return null;
  const [from, to, count] = [Number(first), Number(last ?? first), Number(all)];
  if (from > to || to >= count || count > MOST) return null;
  return { ids: Array.from({ length: to - from + 1 }, (_, index) => from + index), count };
}

export const makeShards = ({ ids, count }: Shards): string =>
  `${ids.length === 1 ? ids[0] : `${ids[0]}-${ids.at(-1)}`}/${count}`;

/** What the process says it serves, for the others to compare. */
export const ALL_SHARDS = 'all';

/** Whether two processes may be handed the same interactions, as when one follows the other. */
export function isSharing(one: string, other: string): boolean {
  const [here, there] = [parseShards(one), parseShards(other)];
  if (!here || !there || here.count !== there.count) return true;
  return here.ids.some(id => there.ids.includes(id));
}
