import type { OneDecision } from '../../../engine/decision.js';
import { cardOfStandee } from '../board.js';
import { type Chip, isChip } from '../chips.js';
import { neededFor, reached } from '../goals.js';
import { type Feat, questOf } from '../quest.js';
import { regionOf } from '../regions.js';
import { isForTwo, type Wonderland } from '../state.js';
import { teaCard } from '../tea-card.js';
import { wayToHead } from '../tea-table.js';
import { parseUnitAt } from '../units.js';
import type { Questions } from '../vocabulary.js';
import type { StandeeId } from '../wonderlandian.js';
import { type Arrival, bagsOf, castleWorth, gainBy } from './hopes.js';
import type { Rating } from './instinct.js';
import { betterHalf, cardWorth, chipWorthIn, rewardWorth, wonderlandianWorth } from './reward-worth.js';

/** What the head of the table brings: new cards to choose from, for shards. */
const HEAD = 4.5;
/** What a chair farther on costs: the head comes nearer. */
const CHAIR = 0.12;
const POISON = -2.5;

/** The Hatter's own turn costs no shards, and comes but once (WW-5.2). */
const HOST = 6;

/** How likely a feat is to be done some day, by its kind. */
const EASE: Readonly<Partial<Record<Feat['kind'], number>>> = {
  units_lost_min: 0.7,
  units_left: 0.7,
  active_forge_min: 0.7,
  madness_track_min: 0.6,
  win_margin_in: 0.35,
  win_margin_min: 0.4,
  bases_non_decreasing: 0.4,
  distinct_allies_min: 0.4,
};

/** What a quest may be worth to a seat: feat, goal, both (WW-13.4). */
export function questWorth(state: Wonderland, seat: number, id: string): number {
  const { feat, goal } = questOf(id);
  const owner = state.seats[seat]!;
  const done = Math.min(1, reached(owner, goal) / neededFor(goal, isForTwo(state)));
  // What is missing grows with the rounds to come.
  const goalChance = done >= 1 ? 0.95 : (done * (4 - state.round) + (state.round - 1) * done ** 3) / 4;
  const featChance = owner.revealed.includes(id) ? 1 : (EASE[feat.kind] ?? 0.5) * (1 - 0.25 * (state.round - 1));
  return 3 * featChance + 3 * goalChance + 3 * featChance * goalChance;
}

/** Questions of the tea party, and about gains and places at any time. */
export function teaRating(state: Wonderland, { key, seat, about, options }: OneDecision): Rating | null {
  switch (key) {
    case 'keep-quest':
    case 'quest-discard': {
      const sign = key === 'keep-quest' ? 1 : -1;
      return id => sign * questWorth(state, seat, id);
    }
    case 'tea-move':
      return chairRating(state, seat);
    case 'host-card':
      return id => cardOn(state, seat, id);
    case 'poison':
      return id => (id === 'none' ? 0 : cardOn(state, seat, id));
    case 'next-effect':
      return effectRating(state, seat, about as Questions['next-effect']['about']);
    case 'half': {
      const better = betterHalf(state, seat, (about as Questions['half']['about']).card);
      return id => Number(id === better);
    }
    case 'corrupted': {
      const { card } = about as Questions['corrupted']['about'];
      return id => (id === 'roll' ? corruptedWorth(state, seat, card) : 0.01);
    }
    case 'place-units': {
      const { units } = about as Questions['place-units']['about'];
      return placeRating(state, seat, { units, strength: 0 });
    }
    case 'place-leader':
    case 'fly':
      return placeRating(state, seat, { units: 1, strength: state.seats[seat]!.leader });
    case 'standee': {
      const { standee } = about as Questions['standee']['about'];
      return placeRating(state, seat, { units: 1, strength: cardOfStandee(standee).strength });
    }
    case 'extra-unit':
    case 'lift-to':
      return placeRating(state, seat, { units: 1, strength: 0 });
    case 'lift':
      return id => (id === 'none' ? 0.01 : -1);
    case 'castle':
      return id => castleWorth(state, seat, regionOf(id));
    case 'ally':
    case 'learn':
      return id => (isChip(id) ? chipRating(state, seat, id) : 0);
    case 'market':
      return id => wonderlandianWorth(state, seat, id);
    case 'ability':
      return id => options.length - options.findIndex(option => option.id === id);
    default:
      return null;
  }
}

const chipRating = (state: Wonderland, seat: number, chip: Chip): number => chipWorthIn(state, seat, chip);

const chairOf = (id: string): number => Number(id.slice('chair:'.length));

function cardOn(state: Wonderland, seat: number, id: string): number {
  const at = chairOf(id) - 1;
  const poison = state.poisoned[at] && state.seats[seat]!.faction !== 'jabberwock' ? POISON : 0;
  return cardWorth(state, seat, state.chairs[at]!) + poison;
}

function chairRating(state: Wonderland, seat: number): Rating {
  const way = wayToHead(state, seat, state.seats[seat]!.chair);
  return id => {
    if (id === 'head') return HEAD;
    if (id === 'host') return HOST;
    return cardOn(state, seat, id) - CHAIR * way.indexOf(chairOf(id));
  };
}

/** Regions by what the units would change there. */
function placeRating(state: Wonderland, seat: number, arrival: Arrival): Rating {
  const bags = bagsOf(state);
  return id => {
    if (id === 'none' || id === 'stay') return 0.01;
    if (id === 'split' || id.startsWith('lift:')) return -1;
    const [unit, name] = id.includes('@') ? [id, id.split('@')[1]!] : ['', id];
    const strength = unit.startsWith('standee:')
      ? cardOfStandee(parseUnitAt(unit).unit.slice('standee:'.length) as StandeeId).strength
      : arrival.strength;
    return regionGain(state, bags, seat, regionOf(name), { ...arrival, strength });
  };
}

/** A region whose battle is over waits for the next round. */
function regionGain(
  state: Wonderland,
  bags: ReturnType<typeof bagsOf>,
  seat: number,
  region: number,
  arrival: Arrival,
): number {
  const isTea = state.battle === null && state.ahead.length === 0;
  const isFought = isTea || state.battle?.region === region || state.ahead.includes(region);
  return (isFought ? 1 : 0.4) * gainBy(state, bags, seat, region, arrival);
}

const corruptedWorth = (state: Wonderland, seat: number, card: string): number =>
  teaCard(card).steps.reduce(
    (sum, step) =>
      sum + ('optional' in step ? step.optional.reduce((all, one) => all + rewardWorth(state, seat, one), 0) : 0),
    0,
  );

/** Units first, where they do most; what costs a roll only where it is worth it. */
function effectRating(state: Wonderland, seat: number, { card, units }: Questions['next-effect']['about']): Rating {
  const place = units > 0 ? placeRating(state, seat, { units, strength: 0 }) : () => 0;
  return id => {
    if (id.includes('@')) return 100 + place(id.split('@')[1]!);
    if (id === 'top' || id === 'bottom') return betterHalf(state, seat, card) === id ? 20 : 10;
    if (id === 'corrupted') return corruptedWorth(state, seat, card) > 0 ? 30 : -10;
    return id.startsWith('place_units') ? 5 : 50;
  };
}
