import { regionsFrom } from '../regions.js';
import { finalScore } from '../round-end.js';
import { LYING, type Seat, STANDING, unitsOnBoard, type Wonderland } from '../state.js';
import { bagOf, powerOf } from './chip-power.js';
import { bagsOf, hope, NOBODY } from './hopes.js';
import { questWorth } from './tea-instincts.js';

/** More than any lead: the match is won. */
const DECIDED = 20;

/** How good the position is for a seat, in points. Of the others only what everybody sees is looked at. */
export function worth(state: Wonderland, seat: number): number {
  const standings =
    state.outcome === null
      ? state.seats.map((_, at) => standing(state, at, at === seat))
      : state.seats.map((_, at) => finalScore(state, at).total);
  const others = standings.filter((_, at) => at !== seat);
  const lead =
    standings[seat]! - 0.7 * Math.max(...others) - (0.3 * others.reduce((sum, each) => sum + each, 0)) / others.length;
  return state.outcome === null ? lead : lead + DECIDED * settled(state.outcome.places, seat);
}

/** 1 for a match won alone, -1 for the last place. */
function settled(places: readonly number[], seat: number): number {
  const [place, last] = [places[seat]!, places.length];
  return 1 - (2 * (place - 1)) / (last - 1);
}

/** What a seat has and may hope for. */
function standing(state: Wonderland, seat: number, isOwn: boolean): number {
  const owner = state.seats[seat]!;
  const left = roundsToCome(state);
  const bags = bagsOf(state);
  const regions =
    state.battle === null && state.ahead.length === 0 ? regionsFrom(state.pawn, state.unused) : state.ahead;
  const hopes = regions.reduce((sum, region) => sum + hope(state, bags, seat, region, NOBODY), 0);
  return (
    owner.vp -
    1.15 * owner.shards +
    castles(owner, left) +
    quests(state, seat, isOwn) +
    hopes +
    left * (assets(state, owner) + 0.22 * unitsOnBoard(owner)) +
    0.06 * owner.pool * left
  );
}

/** Rounds of war after the present one; while the tea is drunk the present one is still to be fought. */
const roundsToCome = ({ round }: Wonderland): number => 3.4 - round;

const castles = ({ castles: built, castleValue }: Seat, left: number): number =>
  built.reduce(
    (sum, castle) =>
      sum + (castle === STANDING ? castleValue + 0.5 * left : castle === LYING ? 0.4 * castleValue + 0.6 * left : 0),
    0,
  );

/** Of the others' hands only the number is known. */
function quests(state: Wonderland, seat: number, isOwn: boolean): number {
  const { quests: hand, revealed } = state.seats[seat]!;
  const shown = revealed.reduce((sum, id) => sum + questWorth(state, seat, id), 0);
  return shown + (isOwn ? hand.reduce((sum, id) => sum + questWorth(state, seat, id), 0) : 2.5 * hand.length);
}

/** What helps in every war to come: the bag, the leader, abilities, the shield. */
function assets(state: Wonderland, owner: Seat): number {
  const all = [...owner.active, ...owner.bag, ...owner.exhausted, ...owner.track];
  const power = all.reduce((sum, chip) => sum + powerOf(state, owner, chip), 0);
  const { strength, harm } = bagOf(state, owner);
  return (
    0.1 * power +
    2.2 * (strength - harm) +
    0.8 * owner.leader +
    0.9 * owner.abilities.length +
    (owner.shield ? 0.5 : 0) +
    0.4 * owner.standees.flat().length +
    0.1 * owner.forged.flat().length
  );
}
