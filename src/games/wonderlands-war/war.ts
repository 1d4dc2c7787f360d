import { seal, tell } from '../../engine/match-state.js';
import { askEach, pause, type Rules } from '../../engine/rules.js';
import { cardOfStandee, seatsIn, standeeEffects } from './board.js';
import { CASTLE_STRENGTH, RESISTANCE, TRACK_END } from './components.js';
import { amountOf, holds } from './effects/conditions.js';
import type { FactionId } from './faction.js';
import { question } from './question.js';
import { nameOfRegion } from './regions.js';
import { type Fighter, inOrder, isForTwo, NO_CASTLE, unitsIn, type Wonderland } from './state.js';

/** VP of a region this round (WW-12.2). */
export const worthOf = (state: Wonderland, region: number): number => state.tokens[region]!.values[state.round - 1]!;

/** Two players: what stands against them this round (WW-18.5); otherwise 0. */
export const resistanceOf = (state: Wonderland): number => (isForTwo(state) ? RESISTANCE[state.round - 1]! : 0);

/** The next region of the war: no battle, an uncontested one, or a battle (WW-7.1 to WW-7.4). */
export function beginBattle(state: Wonderland): void {
  const region = state.ahead.shift();
  if (region === undefined) {
    state.phase = 'round-end';
    return;
  }
  const seats = seatsIn(state, region);
  if (seats.length === 0) {
    tell(state, { tell: 'no-battle', region: nameOfRegion(region) });
    return;
  }
  const isContested = seats.length > 1;
  state.battle = {
    region,
    resistance: resistanceOf(state),
    draw: 0,
    fighters: [],
    order: inOrder(state, seats),
    queue: [],
    madness: false,
    contested: isContested,
    wagers: state.seats.map(() => null),
    first: [],
    second: [],
    tie: false,
  };
  state.battle.fighters = seats.map(seat => makeFighter(seat, unitsIn(state.seats[seat]!, region)));
  if (!isContested && !isForTwo(state)) {
    state.battle.first = seats;
    state.phase = 'uncontested';
    return;
  }
  for (const fighter of state.battle.fighters) fighter.strength = startStrength(state, fighter.seat);
  state.phase = 'wagers';
  tell(state, {
    tell: 'battle-begins',
    region: nameOfRegion(region),
    value: worthOf(state, region),
    resistance: isForTwo(state) ? resistanceOf(state) : null,
    fighters: state.battle.fighters.map(({ seat, strength, startUnits }) => ({ seat, strength, units: startUnits })),
  });
}

const makeFighter = (seat: number, units: number): Fighter => ({
  seat,
  startUnits: units,
  status: 'in',
  strength: 0,
  lost: 0,
  lostNow: 0,
  drawn: [],
  played: null,
  response: 'none',
  waiting: false,
  value: 0,
  gain: 0,
  mul: 1,
  mulAfter: 1,
  extra: 0,
  pillow: false,
  crowns: [],
  used: [],
  instruction: null,
  symbolForgings: 0,
  chipForgings: 0,
});

/** Leader, standees and castle; more than 25 is set to 25 (WW-7.4, WW-7.8). */
function startStrength(state: Wonderland, seat: number): number {
  const owner = state.seats[seat]!;
  const { region } = state.battle!;
  const moment = { state, seat };
  const standees = owner.standees[region]!.reduce((sum, standee) => sum + cardOfStandee(standee).strength, 0);
  const bonus = standeeEffects(owner, region, 'start_strength')
    .filter(({ ability }) => holds(moment, ability.if))
    .flatMap(({ ability }) => ability.do)
    .reduce((sum, step) => sum + (step.op === 'add_strength' ? amountOf(moment, step.n) : 0), 0);
  const leader = owner.leaderIn === region ? owner.leader : 0;
  const castle = owner.castles[region] === NO_CASTLE ? 0 : CASTLE_STRENGTH;
  return Math.min(TRACK_END, leader + standees + bonus + castle);
}

/**
 * Everybody who does not fight may secretly lay the card of a participant (WW-7.5, A-25); two players lay none (WW-18.3).
 * Where nobody is asked the match rests before the first draw, until one of the fighters looks.
 */
export function* layWagers(state: Wonderland): Rules<void> {
  const battle = state.battle!;
  const factions = battle.fighters.map(({ seat }) => state.seats[seat]!.faction);
  const fighters = battle.fighters.map(({ seat }) => seat);
  const bettors = isForTwo(state) ? [] : state.seats.flatMap((_, seat) => (fighters.includes(seat) ? [] : [seat]));
  if (bettors.length === 0) yield* pause(fighters);
  const about = { region: nameOfRegion(battle.region) };
  const laid = yield* askEach(bettors.map(seat => question('wager', seat, about, [...factions, 'none'], 'none')));
  for (const [at, seat] of bettors.entries())
    battle.wagers[seat] = laid[at] === 'none' ? null : (laid[at] as FactionId);
  if (bettors.length > 0) seal(state);
  state.phase = 'draw';
}
