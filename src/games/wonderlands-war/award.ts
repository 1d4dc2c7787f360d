import { tell } from '../../engine/match-state.js';
import { askEach, type Rules } from '../../engine/rules.js';
import { standeeEffects } from './board.js';
import { amountOf, holds } from './effects/conditions.js';
import { gainPoints } from './effects/gaining.js';
import { buildCastle, isOpenForCastle, openForCastle } from './effects/placing.js';
import { choose, question } from './question.js';
import { nameOfRegion, regionOf } from './regions.js';
import { type Battle, inOrder, isForTwo, type Wonderland } from './state.js';
import { worthOf } from './war.js';

/** Who came first and second (WW-12.2 to WW-12.7, WW-18.5, WW-18.6). */
export function placesOf(state: Wonderland): Pick<Battle, 'first' | 'second' | 'tie'> {
  const { fighters, contested, resistance } = state.battle!;
  const left = fighters.filter(({ status, strength }) => status !== 'out' && strength >= resistance);
  const most = Math.max(...left.map(({ strength }) => strength));
  const first = left.filter(({ strength }) => strength === most);
  // Alone and level with the resistance is a tie with it.
  const tie = first.length > 1 || (isForTwo(state) && !contested && most === resistance && first.length === 1);
  const rest = tie ? [] : left.filter(({ strength }) => strength < most);
  const next = Math.max(...rest.map(({ strength }) => strength));
  return {
    first: first.map(({ seat }) => seat),
    second: rest.filter(({ strength }) => strength === next).map(({ seat }) => seat),
    tie,
  };
}

/** Result step 1: places, points and the castle (WW-12). */
export function* awardRegion(state: Wonderland): Rules<void> {
  const battle = state.battle!;
  const value = worthOf(state, battle.region);
  const places = placesOf(state);
  battle.first = places.first;
  battle.second = places.second;
  battle.tie = places.tie;
  tell(state, {
    tell: 'battle-won',
    region: nameOfRegion(battle.region),
    value,
    ...places,
    markers: battle.fighters.map(({ seat, strength, status }) => ({ seat, strength, status })),
  });
  for (const seat of inOrder(state, places.second)) gainPoints(state, seat, secondAward(state, seat, value), 'award');
  if (places.tie) yield* shareAward(state, value);
  else for (const seat of places.first) yield* winRegion(state, seat, value);
  beginStep(state, 'feats');
}

/** Half, split among those who tie, rounded up; a sole second place with the Dodo is not halved (WW-12.3, WW-12.5). */
function secondAward(state: Wonderland, seat: number, value: number): number {
  const { region, second } = state.battle!;
  const isFull = standeeEffects(state.seats[seat]!, region, 'region_award').some(
    ({ source, ability }) => ability.do[0]!.op === 'full_second' && holds({ state, seat, source }, ability.if),
  );
  return isFull ? value : Math.ceil(Math.ceil(value / 2) / second.length);
}

/** A sole win: all points and a castle, with the Walrus wherever one is open (WW-12.2, WW-20.4b). */
function* winRegion(state: Wonderland, seat: number, value: number): Rules<void> {
  gainPoints(state, seat, value, 'award');
  yield* takeCastle(state, seat, payWalrus(state, seat));
}

/** Whether the Walrus is here; his points come with the award. */
function payWalrus(state: Wonderland, seat: number): boolean {
  const { region } = state.battle!;
  const effects = standeeEffects(state.seats[seat]!, region, 'region_award').filter(
    ({ source, ability }) => ability.do.some(({ op }) => op === 'castle') && holds({ state, seat, source }, ability.if),
  );
  for (const { source, ability } of effects)
    for (const step of ability.do)
      if (step.op === 'gain_vp') gainPoints(state, seat, amountOf({ state, seat }, step.n), source);
  return effects.length > 0;
}

/** One castle, here or (`anywhere`) in any region that is open for it (WW-12.8, A-49). */
function* takeCastle(state: Wonderland, seat: number, anywhere: boolean): Rules<void> {
  const { region } = state.battle!;
  const here = isOpenForCastle(state, seat, region) ? [region] : [];
  const open = anywhere ? [...here, ...openForCastle(state, seat).filter(other => other !== region)] : here;
  if (open.length === 0) return;
  const said = yield* choose('castle', seat, { source: anywhere ? 'walrus' : 'award' }, open.map(nameOfRegion));
  buildCastle(state, seat, regionOf(said), 'award');
}

/** Everybody tied for first chooses points or castle (WW-12.4, WW-12.8). */
function* shareAward(state: Wonderland, value: number): Rules<void> {
  const { first, region } = state.battle!;
  const about = { region: nameOfRegion(region), value };
  const said = yield* askEach(
    first.map(seat => question('award', seat, about, isOpenForCastle(state, seat, region) ? ['vp', 'castle'] : ['vp'])),
  );
  for (const seat of inOrder(state, first)) {
    if (said[first.indexOf(seat)] === 'vp') gainPoints(state, seat, value, 'award');
    else buildCastle(state, seat, region, 'award');
  }
}

/** Alone with three or more players: points or castle, nothing else (WW-12.6, WW-12.9). */
export function* takeUncontested(state: Wonderland): Rules<void> {
  const { region, first } = state.battle!;
  const seat = first[0]!;
  const value = worthOf(state, region);
  tell(state, { tell: 'uncontested', seat, region: nameOfRegion(region), value });
  const anywhere = payWalrus(state, seat);
  const canBuild = anywhere ? openForCastle(state, seat).length > 0 : isOpenForCastle(state, seat, region);
  const about = { region: nameOfRegion(region), value };
  const said = yield* choose('award', seat, about, canBuild ? ['vp', 'castle'] : ['vp']);
  if (said === 'vp') gainPoints(state, seat, value, 'award');
  else yield* takeCastle(state, seat, anywhere);
  state.battle = null;
  state.phase = 'war';
}

/** The next result step: its order is read now (WW-10.6). */
export function beginStep(state: Wonderland, phase: Wonderland['phase']): void {
  const battle = state.battle!;
  battle.order = inOrder(
    state,
    battle.fighters.filter(({ status }) => status !== 'out').map(({ seat }) => seat),
  );
  battle.queue = [...battle.order];
  state.phase = phase;
}
