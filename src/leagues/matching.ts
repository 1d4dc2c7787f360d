/** Whether two may be matched, by their places in the list. */
export type Allowed = (a: number, b: number) => boolean;

const NOBODY = -1;

/**
 * The largest matching there is (Edmonds' blossom algorithm), grown from one that is already there. It looks for
 * partners near in the list first, so that a matching of a sorted list stays as close to it as it can.
 */
export function maximumMatching(count: number, allowed: Allowed, start?: readonly number[]): number[] {
  const partner = start ? [...start] : new Array<number>(count).fill(NOBODY);
  for (let root = 0; root < count; root++) {
    if (partner[root] === NOBODY) augment(count, allowed, partner, root);
  }
  return partner;
}

/** Grows the matching by a path from the root to somebody else without a partner, where there is one. */
function augment(count: number, allowed: Allowed, partner: number[], root: number): void {
  const search = new Search(count, allowed, partner, root);
  let end = search.endOfPath();
  while (end !== NOBODY) {
    const before = search.cameFrom[end]!;
    const next = partner[before]!;
    partner[end] = before;
    partner[before] = end;
    end = next;
  }
}

/** One search for an augmenting path, level by level, with odd cycles drawn together into one place. */
class Search {
  readonly cameFrom: number[];
  readonly #base: number[];
  readonly #seen: Uint8Array;
  readonly #queue: number[];

  readonly #count: number;
  readonly #allowed: Allowed;
  readonly #partner: readonly number[];
  readonly #root: number;

  constructor(count: number, allowed: Allowed, partner: readonly number[], root: number) {
    this.#count = count;
    this.#allowed = allowed;
    this.#partner = partner;
    this.#root = root;
    this.cameFrom = new Array<number>(count).fill(NOBODY);
    this.#base = Array.from({ length: count }, (_, index) => index);
    this.#seen = new Uint8Array(count);
    this.#seen[root] = 1;
    this.#queue = [root];
  }

  endOfPath(): number {
    for (let head = 0; head < this.#queue.length; head++) {
      const from = this.#queue[head]!;
      for (let step = 1; step < this.#count; step++) {
        for (const to of [from + step, from - step]) {
          if (to < 0 || to >= this.#count) continue;
          if (!this.#allowed(from, to) || this.#base[from] === this.#base[to] || this.#partner[from] === to) continue;
          if (this.#look(from, to)) return to;
        }
      }
    }
    return NOBODY;
  }

  /** Follows one edge. True when it leads to somebody without a partner. */
  #look(from: number, to: number): boolean {
    const mate = this.#partner[to]!;
    if (to === this.#root || (mate !== NOBODY && this.cameFrom[mate] !== NOBODY)) {
      this.#contract(from, to);
      return false;
    }
    if (this.cameFrom[to] !== NOBODY) return false;
    this.cameFrom[to] = from;
    if (mate === NOBODY) return true;
    this.#seen[mate] = 1;
    this.#queue.push(mate);
    return false;
  }

  #contract(a: number, b: number): void {
    const stem = this.#meetingPoint(a, b);
    const inBlossom = new Uint8Array(this.#count);
    this.#markPath(a, stem, b, inBlossom);
    this.#markPath(b, stem, a, inBlossom);
    for (let index = 0; index < this.#count; index++) {
      if (!inBlossom[this.#base[index]!]) continue;
      this.#base[index] = stem;
      if (this.#seen[index]) continue;
      this.#seen[index] = 1;
      this.#queue.push(index);
    }
  }

  #markPath(from: number, stem: number, child: number, inBlossom: Uint8Array): void {
    let [at, below] = [from, child];
    while (this.#base[at] !== stem) {
      const mate = this.#partner[at]!;
      inBlossom[this.#base[at]!] = 1;
      inBlossom[this.#base[mate]!] = 1;
      this.cameFrom[at] = below;
      below = mate;
      at = this.cameFrom[mate]!;
    }
  }

  #meetingPoint(a: number, b: number): number {
    const onPath = new Uint8Array(this.#count);
    for (let at = this.#base[a]!; ; at = this.#base[this.cameFrom[this.#partner[at]!]!]!) {
      onPath[at] = 1;
      if (this.#partner[at] === NOBODY) break;
    }
    for (let at = this.#base[b]!; ; at = this.#base[this.cameFrom[this.#partner[at]!]!]!) {
      if (onPath[at]) return at;
    }
  }
}
