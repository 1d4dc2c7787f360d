import { seal, tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { HEROES } from './heroes/heroes.js';
import { question } from './question.js';
import { seatHero } from './seating.js';
import { beginLayingOut } from './setup.js';
import type { Realm } from './state.js';
import type { Questions } from './vocabulary.js';

/** A hero that was picked and is bid for (MK-X-21). */
export interface Auction {
  /** Seats without a hero, in the order of picking; the first picks. */
  waiting: number[];
  /** Who has a hero, in the order they got them. */
  settled: number[];
  /** The hero on offer; null = the next one is picked. */
  hero: string | null;
  /** The highest bid and whose it is; the picker's own is 0. */
  bid: number;
  bidder: number;
  /** Who bid for this hero before, and who is still asked, in order. */
  earlier: number[];
  asking: number[];
}

/** How far above the highest bid one may go at once. */
const STEPS = 5;

const freeHeroes = ({ heroes, sets }: Realm): string[] =>
  HEROES.filter(({ id, set }) => sets.includes(set) && heroes.every(({ hero }) => hero !== id)).map(({ id }) => id);

/** The next pick or bid of the auction of heroes. */
export function* auctionOn(realm: Realm): Rules<void> {
  const auction = realm.auction!;
  if (auction.hero === null) return yield* pickHero(realm, auction);
  const seat = auction.asking.shift();
  if (seat === undefined) return award(realm, auction);
  yield* bidFor(realm, auction, seat);
}

function* pickHero(realm: Realm, auction: Auction): Rules<void> {
  const picker = auction.waiting[0]!;
  const hero = yield* ask(question('pick-hero', picker, {}, freeHeroes(realm)));
  auction.hero = hero;
  auction.bid = 0;
  auction.bidder = picker;
  auction.earlier = [];
  auction.asking = auction.waiting.slice(1);
  tell(realm, { tell: 'hero-picked', seat: picker, hero });
}

/** Each bid is higher, or a pass; who bid before and was outbid may match (MK-X-21.2, 21.3). */
function* bidFor(realm: Realm, auction: Auction, seat: number): Rules<void> {
  const { bid, bidder, earlier } = auction;
  type Said = Questions['bid']['option'];
  const options: Said[] = ['pass'];
  if (earlier.includes(seat) && bid > 0) options.push('match');
  for (let more = 1; more <= STEPS; more++) options.push(`bid:${bid + more}`);
  const about = { hero: auction.hero!, bid, by: bidder };
  const said = yield* ask<Said>(question('bid', seat, about, options));
  if (said === 'pass') return;
  auction.bid = said === 'match' ? bid : Number(said.split(':')[1]);
  auction.bidder = seat;
  if (!earlier.includes(seat)) auction.earlier.push(seat);
  tell(realm, { tell: 'bid', seat, amount: auction.bid });
  // All others without a hero are asked once more, from the next one on.
  const at = auction.waiting.indexOf(seat);
  const rest = [...auction.waiting.slice(at + 1), ...auction.waiting.slice(0, at)];
  auction.asking = said === 'match' ? rest.filter(other => auction.asking.includes(other) || other === bidder) : rest;
}

/** Nobody goes on: the highest bidder, of equals the last one, has the hero and pays (MK-X-21.4, 21.5). */
function award(realm: Realm, auction: Auction): void {
  const { hero, bidder, bid } = auction;
  seal(realm);
  seatHero(realm, bidder, hero!);
  realm.heroes[bidder]!.fame -= bid;
  tell(realm, { tell: 'hero-taken', seat: bidder, hero: hero!, paid: bid });
  auction.waiting = auction.waiting.filter(seat => seat !== bidder);
  auction.settled.push(bidder);
  auction.hero = null;
  if (auction.waiting.length > 0) return;
  realm.order = auction.settled;
  realm.auction = null;
  beginLayingOut(realm);
}
