import type { Met, SwissPlayer } from './swiss.js';
import { inStanding } from './swiss.js';

/** A round of tables: who sits with whom, the highest table first, and who sits out. */
export interface TableRound {
  readonly tables: readonly (readonly number[])[];
  readonly byes: readonly number[];
}

/** The sizes tables may have; a season of fours has threes where they come out even, and the other way round. */
export const TABLE_SIZES = [3, 4] as const;

/** So many are seated by looking at every way there is; more by changing places until nothing gets better. */
const EXACT_UP_TO = 12;
/** Tables so far apart in the standing never change places. */
const REACH = 8;

/** What two meeting again, a point between two, and uneven strength cost: a round of the smaller never outweighs one. */
const REPEAT = 1e12;
const GAP = 1e6;

/**
 * Seats a round of tables: as few as possible sit out, as many tables as possible have the size the season wants, nobody
 * meets again while that can be avoided, then those level on points sit together, then every table is equally strong.
 */
export function seatTables(
  players: readonly SwissPlayer[],
  met: Met,
  wanted: number,
  allowed: readonly number[],
): TableRound {
  const order = inStanding(players);
  const sizes = sizesFor(order.length, wanted, allowed);
  const left = order.length - sizes.reduce((sum, size) => sum + size, 0);
  const resting = new Set(
    [...order]
      .reverse()
      .sort((a, b) => a.byes - b.byes)
      .slice(0, left),
  );
  const field = order.filter(player => !resting.has(player));
  const cost = seatingCost(field, met);
  const seated =
    field.length <= EXACT_UP_TO ? bestSeating(field.length, sizes, cost) : swapped(dealt(field, sizes), cost);
  const highest = (table: readonly number[]): number => Math.min(...table);
  return {
    tables: seated
      .sort((a, b) => highest(a) - highest(b))
      .map(table => [...table].sort((a, b) => a - b).map(at => field[at]!.number)),
    byes: [...resting].map(({ number }) => number),
  };
}

/** The sizes of the tables of so many people, those of the wanted size first; empty where nobody can play. */
export function sizesFor(count: number, wanted: number, allowed: readonly number[]): number[] {
  let best: number[] = [];
  const other = allowed.find(size => size !== wanted);
  const most = (size: number | undefined): number => (size === undefined ? 0 : Math.floor(count / size));
  for (let some = 0; some <= most(other); some++) {
    const rest = count - some * (other ?? 0);
    const own = allowed.includes(wanted) ? Math.floor(rest / wanted) : 0;
    const sizes = [...new Array<number>(own).fill(wanted), ...new Array<number>(some).fill(other ?? 0)];
    const seats = (each: readonly number[]): number => each.reduce((sum, size) => sum + size, 0);
    if (seats(sizes) > seats(best)) best = sizes;
  }
  return best;
}

/** What seating costs, by the places of people in the standing. */
interface SeatingCost {
  /** That two sit at one table. */
  pair(one: number, two: number): number;
  /** That a table is stronger or weaker than others: by the sum of its places and how many sit there. */
  strength(sum: number, size: number): number;
}

function seatingCost(field: readonly SwissPlayer[], met: Met): SeatingCost {
  const middle = (field.length - 1) / 2;
  return {
    pair(one, two) {
      const [a, b] = [field[one]!, field[two]!];
      return met(a.number, b.number) * REPEAT + Math.abs(a.points - b.points) * GAP;
    },
    strength: (sum, size) => (sum / size - middle) ** 2,
  };
}

const sumOf = (table: readonly number[]): number => table.reduce((sum, at) => sum + at, 0);

function tableCost(table: readonly number[], cost: SeatingCost): number {
  let paid = cost.strength(sumOf(table), table.length);
  for (const [index, one] of table.entries()) for (const two of table.slice(index + 1)) paid += cost.pair(one, two);
  return paid;
}

/** The cheapest of all seatings. */
function bestSeating(count: number, sizes: readonly number[], cost: SeatingCost): number[][] {
  let best: { readonly cost: number; readonly tables: number[][] } = { cost: Number.POSITIVE_INFINITY, tables: [] };
  const seat = (free: readonly number[], left: readonly number[], tables: number[][], paid: number): void => {
    if (paid >= best.cost) return;
    const [first, ...others] = free;
    if (first === undefined) {
      best = { cost: paid, tables };
      return;
    }
    for (const size of new Set(left)) {
      const rest = left.toSpliced(left.indexOf(size), 1);
      for (const company of choices(others, size - 1)) {
        const table = [first, ...company];
        seat(
          others.filter(each => !company.includes(each)),
          rest,
          [...tables, table],
          paid + tableCost(table, cost),
        );
      }
    }
  };
  seat(
    Array.from({ length: count }, (_, at) => at),
    sizes,
    [],
    0,
  );
  return best.tables;
}

/** Every way to take so many out of a list. */
function* choices(list: readonly number[], many: number): Generator<number[]> {
  if (many === 0) yield [];
  else {
    for (const [at, one] of list.entries()) {
      for (const rest of choices(list.slice(at + 1), many - 1)) yield [one, ...rest];
    }
  }
}

/** A start for larger fields: equals are dealt out one to each table, there and back; others sit as they stand. */
function dealt(field: readonly SwissPlayer[], sizes: readonly number[]): number[][] {
  const tables = sizes.map((): number[] => []);
  if (field.some(({ points }) => points !== field[0]!.points)) {
    let at = 0;
    for (const [index, size] of sizes.entries()) while (tables[index]!.length < size) tables[index]!.push(at++);
    return tables;
  }
  const places = Math.max(...sizes);
  let at = 0;
  for (let row = 0; row < places; row++) {
    const line = [...tables.keys()].filter(index => sizes[index]! > row);
    for (const index of row % 2 === 0 ? line : line.reverse()) tables[index]!.push(at++);
  }
  return tables;
}

/** People of near tables change places as long as that is cheaper. */
function swapped(tables: number[][], cost: SeatingCost): number[][] {
  for (let better = true; better; ) {
    better = false;
    for (let one = 0; one < tables.length; one++) {
      for (let two = one + 1; two < Math.min(tables.length, one + REACH); two++)
        better = swapBest(tables[one]!, tables[two]!, cost) || better;
    }
  }
  return tables;
}

/** The two of two tables who had best change places do so; false where nobody had. */
function swapBest(one: number[], two: number[], cost: SeatingCost): boolean {
  let best = { saved: LEAST_SAVED, a: -1, b: -1 };
  const company = (at: number, table: readonly number[], except: number): number => {
    let paid = 0;
    for (const other of table) if (other !== except) paid += cost.pair(at, other);
    return paid;
  };
  const [sumOne, sumTwo] = [sumOf(one), sumOf(two)];
  const strength = cost.strength(sumOne, one.length) + cost.strength(sumTwo, two.length);
  // What somebody costs where they sit does not depend on whom they change places with.
  const heldOne = one.map(each => company(each, one, each));
  const heldTwo = two.map(each => company(each, two, each));
  for (const [a, mine] of one.entries()) {
    for (const [b, theirs] of two.entries()) {
      const moved =
        cost.strength(sumOne - mine + theirs, one.length) + cost.strength(sumTwo - theirs + mine, two.length);
      const kept = heldOne[a]! + heldTwo[b]! + strength - moved;
      if (kept <= best.saved) continue;
      const saved = kept - company(theirs, one, mine) - company(mine, two, theirs);
      if (saved > best.saved) best = { saved, a, b };
    }
  }
  if (best.a < 0) return false;
  [one[best.a], two[best.b]] = [two[best.b]!, one[best.a]!];
  return true;
}

/** Less than this is only how numbers are rounded. */
const LEAST_SAVED = 1e-3;
