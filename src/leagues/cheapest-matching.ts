/** What it costs to match two, by their places in the list: a whole number, 0 or more. */
export type Cost = (a: number, b: number) => number;

const NOBODY = 0;
const FREE = -1;
const EVEN = 0;
const ODD = 1;

/**
 * The cheapest way to match everybody of an even number with somebody (Edmonds' blossom algorithm with weights, in the
 * form that grows alternating trees over a dense table). It takes about the cube of the number, so a large field is cut
 * into parts before it comes here.
 */
export function cheapestMatching(count: number, cost: Cost): number[] {
  let dearest = 0;
  for (let a = 0; a < count; a++) for (let b = 0; b < a; b++) dearest = Math.max(dearest, cost(a, b));
  return new Forest(count, (a, b) => dearest + 1 - cost(a, b)).partners();
}

/**
 * Trees of places and blossoms. Places are numbered from 1, blossoms behind them; 0 is nobody. Every pair gains
 * something, and of an even number nobody is left over: the dearest matching is the one with the most to gain.
 */
class Forest {
  readonly #count: number;
  readonly #width: number;
  /** How many numbers are in use: places, and blossoms up to the last one. */
  #used: number;
  readonly #gain: Float64Array;
  /** The places an edge between two numbers really joins: from a blossom's own place to the other's. */
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #label: Float64Array;
  readonly #partner: Int32Array;
  /** The place whose edge into this number is closest to being tight. */
  readonly #slack: Int32Array;
  /** The outermost blossom a number lies in. */
  readonly #outer: Int32Array;
  readonly #parent: Int32Array;
  readonly #kind: Int8Array;
  readonly #seen: Int32Array;
  #look = 0;
  /** The members of each blossom around its cycle, and which of them holds a place. */
  readonly #cycle: number[][];
  readonly #holder: Int32Array;
  #queue: number[] = [];

  constructor(count: number, gain: Cost) {
    this.#count = count;
    this.#used = count;
    this.#width = Math.floor(count * 1.5) + 2;
    const width = this.#width;
    this.#gain = new Float64Array(width * width);
    this.#from = new Int32Array(width * width);
    this.#to = new Int32Array(width * width);
    this.#holder = new Int32Array(width * (count + 1));
    this.#label = new Float64Array(width);
    this.#partner = new Int32Array(width);
    this.#slack = new Int32Array(width);
    this.#outer = new Int32Array(width);
    this.#parent = new Int32Array(width);
    this.#kind = new Int8Array(width);
    this.#seen = new Int32Array(width);
    this.#cycle = Array.from({ length: width }, () => []);
    let most = 0;
    for (let a = 1; a <= count; a++) {
      this.#outer[a] = a;
      this.#holder[a * (count + 1) + a] = a;
      for (let b = 1; b <= count; b++) {
        this.#from[a * width + b] = a;
        this.#to[a * width + b] = b;
        if (a === b) continue;
        const worth = gain(a - 1, b - 1);
        this.#gain[a * width + b] = worth;
        most = Math.max(most, worth);
      }
    }
    this.#label.fill(most, 1, count + 1);
  }

  partners(): number[] {
    while (this.#grow());
    return Array.from({ length: this.#count }, (_, at) => this.#partner[at + 1]! - 1);
  }

  /** How far an edge between two numbers is from being tight. */
  #distance(a: number, b: number): number {
    const edge = a * this.#width + b;
    const [from, to] = [this.#from[edge]!, this.#to[edge]!];
    return this.#label[from]! + this.#label[to]! - 2 * this.#gain[from * this.#width + to]!;
  }

  #noteSlack(from: number, to: number): void {
    const known = this.#slack[to]!;
    if (known === NOBODY || this.#distance(from, to) < this.#distance(known, to)) this.#slack[to] = from;
  }

  #findSlack(to: number): void {
    this.#slack[to] = NOBODY;
    for (let from = 1; from <= this.#count; from++) {
      if (
        this.#gain[from * this.#width + to]! > 0 &&
        this.#outer[from] !== to &&
        this.#kind[this.#outer[from]!] === EVEN
      )
        this.#noteSlack(from, to);
    }
  }

  #enqueue(member: number): void {
    if (member <= this.#count) this.#queue.push(member);
    else for (const inner of this.#cycle[member]!) this.#enqueue(inner);
  }

  #setOuter(member: number, blossom: number): void {
    this.#outer[member] = blossom;
    if (member > this.#count) for (const inner of this.#cycle[member]!) this.#setOuter(inner, blossom);
  }

  #holderOf(blossom: number, place: number): number {
    return this.#holder[blossom * (this.#count + 1) + place]!;
  }

  /** How many steps along the cycle lead from its root to a member by an even path; turns the cycle round if needed. */
  #stepsTo(blossom: number, member: number): number {
    const cycle = this.#cycle[blossom]!;
    const at = cycle.indexOf(member);
    if (at % 2 === 0) return at;
    this.#cycle[blossom] = [cycle[0]!, ...cycle.slice(1).reverse()];
    return cycle.length - at;
  }

  #match(a: number, b: number): void {
    const edge = a * this.#width + b;
    this.#partner[a] = this.#to[edge]!;
    if (a <= this.#count) return;
    const root = this.#holderOf(a, this.#from[edge]!);
    const steps = this.#stepsTo(a, root);
    const cycle = this.#cycle[a]!;
    for (let step = 0; step < steps; step++) this.#match(cycle[step]!, cycle[step ^ 1]!);
    this.#match(root, b);
    this.#cycle[a] = [...cycle.slice(steps), ...cycle.slice(0, steps)];
  }

  #augment(from: number, to: number): void {
    let [a, b] = [from, to];
    for (;;) {
      const next = this.#outer[this.#partner[a]!]!;
      this.#match(a, b);
      if (next === NOBODY) return;
      const parent = this.#outer[this.#parent[next]!]!;
      this.#match(next, parent);
      [a, b] = [parent, next];
    }
  }

  /** Where the paths of two to their roots meet; nobody where they grow in different trees. */
  #meeting(one: number, two: number): number {
    this.#look += 1;
    let [a, b] = [one, two];
    for (; a !== NOBODY || b !== NOBODY; [a, b] = [b, a]) {
      if (a === NOBODY) continue;
      if (this.#seen[a] === this.#look) return a;
      this.#seen[a] = this.#look;
      a = this.#outer[this.#partner[a]!]!;
      if (a !== NOBODY) a = this.#outer[this.#parent[a]!]!;
    }
    return NOBODY;
  }

  #contract(one: number, root: number, two: number): void {
    let blossom = this.#count + 1;
    while (blossom <= this.#used && this.#outer[blossom] !== NOBODY) blossom++;
    this.#used = Math.max(this.#used, blossom);
    this.#label[blossom] = 0;
    this.#kind[blossom] = EVEN;
    this.#partner[blossom] = this.#partner[root]!;
    const path = (from: number): number[] => {
      const members: number[] = [];
      for (let at = from; at !== root; ) {
        const mate = this.#outer[this.#partner[at]!]!;
        members.push(at, mate);
        this.#enqueue(mate);
        at = this.#outer[this.#parent[mate]!]!;
      }
      return members;
    };
    this.#cycle[blossom] = [root, ...path(one).reverse(), ...path(two)];
    this.#setOuter(blossom, blossom);
    this.#adoptEdges(blossom);
    this.#findSlack(blossom);
  }

  /** A blossom has the tightest edge of its members to everybody. */
  #adoptEdges(blossom: number): void {
    const width = this.#width;
    for (let other = 1; other <= this.#used; other++) {
      this.#gain[blossom * width + other] = 0;
      this.#gain[other * width + blossom] = 0;
    }
    this.#holder.fill(0, blossom * (this.#count + 1), (blossom + 1) * (this.#count + 1));
    for (const member of this.#cycle[blossom]!) {
      for (let other = 1; other <= this.#used; other++) {
        const [own, its] = [blossom * width + other, member * width + other];
        if (this.#gain[own] !== 0 && this.#distance(member, other) >= this.#distance(blossom, other)) continue;
        this.#copyEdge(its, own);
        this.#copyEdge(other * width + member, other * width + blossom);
      }
      for (let place = 1; place <= this.#count; place++) {
        if (this.#holderOf(member, place) !== 0) this.#holder[blossom * (this.#count + 1) + place] = member;
      }
    }
  }

  #copyEdge(edge: number, onto: number): void {
    this.#gain[onto] = this.#gain[edge]!;
    this.#from[onto] = this.#from[edge]!;
    this.#to[onto] = this.#to[edge]!;
  }

  #expand(blossom: number): void {
    for (const member of this.#cycle[blossom]!) this.#setOuter(member, member);
    const root = this.#holderOf(blossom, this.#from[blossom * this.#width + this.#parent[blossom]!]!);
    const steps = this.#stepsTo(blossom, root);
    const cycle = this.#cycle[blossom]!;
    for (let step = 0; step < steps; step += 2) {
      const [odd, even] = [cycle[step]!, cycle[step + 1]!];
      this.#parent[odd] = this.#from[even * this.#width + odd]!;
      this.#kind[odd] = ODD;
      this.#kind[even] = EVEN;
      this.#slack[odd] = NOBODY;
      this.#findSlack(even);
      this.#enqueue(even);
    }
    this.#kind[root] = ODD;
    this.#parent[root] = this.#parent[blossom]!;
    for (const member of cycle.slice(steps + 1)) {
      this.#kind[member] = FREE;
      this.#findSlack(member);
    }
    this.#outer[blossom] = NOBODY;
  }

  /** Follows a tight edge. True when it joins two trees, and the matching has grown. */
  #follow(from: number, to: number): boolean {
    const edge = from * this.#width + to;
    const [one, two] = [this.#outer[this.#from[edge]!]!, this.#outer[this.#to[edge]!]!];
    if (this.#kind[two] === FREE) {
      this.#parent[two] = this.#from[edge]!;
      this.#kind[two] = ODD;
      const mate = this.#outer[this.#partner[two]!]!;
      this.#slack[two] = NOBODY;
      this.#slack[mate] = NOBODY;
      this.#kind[mate] = EVEN;
      this.#enqueue(mate);
    } else if (this.#kind[two] === EVEN) {
      const root = this.#meeting(one, two);
      if (root === NOBODY) {
        this.#augment(one, two);
        this.#augment(two, one);
        return true;
      }
      this.#contract(one, root, two);
    }
    return false;
  }

  /** One more pair; false when everybody has a partner. */
  #grow(): boolean {
    this.#kind.fill(FREE);
    this.#slack.fill(NOBODY);
    this.#queue = [];
    for (let each = 1; each <= this.#used; each++) {
      if (this.#outer[each] !== each || this.#partner[each] !== NOBODY) continue;
      this.#parent[each] = NOBODY;
      this.#kind[each] = EVEN;
      this.#enqueue(each);
    }
    if (this.#queue.length === 0) return false;
    for (;;) {
      if (this.#followTight()) return true;
      this.#shiftLabels(this.#room());
      this.#queue = [];
      for (let each = 1; each <= this.#used; each++) {
        const near = this.#slack[each]!;
        if (this.#outer[each] !== each || near === NOBODY || this.#outer[near] === each) continue;
        if (this.#distance(near, each) === 0 && this.#follow(near, each)) return true;
      }
      for (let each = this.#count + 1; each <= this.#used; each++) {
        if (this.#outer[each] === each && this.#kind[each] === ODD && this.#label[each] === 0) this.#expand(each);
      }
    }
  }

  #followTight(): boolean {
    for (let head = 0; head < this.#queue.length; head++) {
      const from = this.#queue[head]!;
      if (this.#kind[this.#outer[from]!] === ODD) continue;
      for (let to = 1; to <= this.#count; to++) {
        if (to === from || this.#outer[from] === this.#outer[to]) continue;
        if (this.#distance(from, to) !== 0) this.#noteSlack(from, this.#outer[to]!);
        else if (this.#follow(from, to)) return true;
      }
    }
    return false;
  }

  /** How far the labels can move until another edge is tight, or a blossom has to open. */
  #room(): number {
    let room = Number.POSITIVE_INFINITY;
    for (let each = 1; each <= this.#used; each++) {
      if (this.#outer[each] !== each) continue;
      if (each > this.#count && this.#kind[each] === ODD) room = Math.min(room, this.#label[each]! / 2);
      const near = this.#slack[each]!;
      if (near === NOBODY || this.#kind[each] === ODD) continue;
      const distance = this.#distance(near, each);
      room = Math.min(room, this.#kind[each] === FREE ? distance : distance / 2);
    }
    return room;
  }

  #shiftLabels(by: number): void {
    for (let place = 1; place <= this.#count; place++) {
      const kind = this.#kind[this.#outer[place]!];
      if (kind !== FREE) this.#label[place]! += kind === EVEN ? -by : by;
    }
    for (let each = this.#count + 1; each <= this.#used; each++) {
      if (this.#outer[each] !== each || this.#kind[each] === FREE) continue;
      this.#label[each]! += this.#kind[each] === EVEN ? 2 * by : -2 * by;
    }
  }
}
