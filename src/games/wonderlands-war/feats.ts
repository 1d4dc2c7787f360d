import { seal, tell } from '../../engine/match-state.js';
import { askEach, type Rules } from '../../engine/rules.js';
import { beginStep } from './award.js';
import { chipEffects, type Sourced } from './board.js';
import { type Ally, allyTypeOf, countOf, distinctChips, isAlly, printedStrength, takeChip, typeOf } from './chips.js';
import type { Trigger } from './effect.js';
import { holds } from './effects/conditions.js';
import { type Feat, questOf } from './quest.js';
import { choose, question } from './question.js';
import { nameOfRegion } from './regions.js';
import { fighterOf, opponentsOf, unitsIn, type Wonderland } from './state.js';

/** Whether the feat of a quest is done in the present battle: its region and its condition (WW-13.1, WW-13.2). */
export function isFeatMet(state: Wonderland, seat: number, id: string): boolean {
  const { region, feat } = questOf(id);
  return region === nameOfRegion(state.battle!.region) && isDone(state, seat, feat);
}

function isDone(state: Wonderland, seat: number, feat: Feat): boolean {
  const battle = state.battle!;
  const fighter = fighterOf(battle, seat)!;
  const { active, track, leaderIn } = state.seats[seat]!;
  const isWinner = !battle.tie && battle.first.includes(seat);
  const allies = active.filter(isAlly);
  const most = Math.max(0, ...opponentsOf(battle, seat).map(({ strength }) => strength));
  switch (feat.kind) {
    case 'last_active_base_in':
      return active.length > 0 && feat.values.includes(printedStrength(active.at(-1)!));
    case 'final_strength_in':
      return feat.values.includes(fighter.strength);
    case 'active_count_in':
      return feat.values.includes(active.length);
    case 'units_lost_min':
      return fighter.lost >= feat.n;
    case 'sole_second':
      return battle.second.length === 1 && battle.second[0] === seat;
    case 'distinct_allies_min':
      return new Set(allies.map(typeOf)).size >= feat.n;
    case 'same_ally_min':
      return allies.some(ally => countOf(active, typeOf(ally)) >= feat.n);
    case 'win_margin_min':
      return isWinner && fighter.strength - most >= feat.n;
    case 'win_margin_in':
      return isWinner && feat.values.includes(fighter.strength - most);
    case 'win_without_leader':
      return isWinner && leaderIn !== battle.region;
    case 'madness_track_min':
      return track.length >= feat.n;
    case 'madness_track_zero':
      return track.length === 0 && active.length >= feat.active_min;
    case 'units_left':
      return fighter.startUnits > feat.n && unitsIn(state.seats[seat]!, battle.region) === feat.n;
    case 'active_forge_min':
      return countOf(active, 'forge') >= feat.n;
    case 'active_artifact_min':
      return active.filter(chip => chip === 'artifact').length >= feat.n;
    case 'allies_active_max':
      return active.length >= feat.active_min && allies.length <= feat.n;
    case 'bases_non_decreasing':
      return (
        active.length >= feat.active_min &&
        active.every((chip, at) => at === 0 || printedStrength(active[at - 1]!) <= printedStrength(chip))
      );
  }
}

/** Active chips of a seat that act at a moment, each card once. */
function activeEffects(state: Wonderland, seat: number, trigger: Trigger): Sourced[] {
  const found = distinctChips(state.seats[seat]!.active).flatMap(chip => chipEffects(state, seat, chip, trigger));
  return found.filter(({ source }, at) => found.findIndex(other => other.source === source) === at);
}

/** Result step 2: everybody may reveal one quest whose feat is done (WW-13.2). */
export function* claimFeats(state: Wonderland): Rules<void> {
  const { order } = state.battle!;
  const met = order.map(seat => state.seats[seat]!.quests.filter(id => isFeatMet(state, seat, id)));
  const able = order.filter((_, at) => met[at]!.length > 0);
  // Who is asked tells what they hold.
  seal(state);
  const said = yield* askEach(
    able.map(seat => {
      const ids = met[order.indexOf(seat)]!;
      const costs = activeEffects(state, seat, 'feat_done').length > 0;
      return question('feat', seat, { quests: ids, free: false, costs }, [...ids, 'none'], costs ? 'none' : ids[0]!);
    }),
  );
  if (able.length > 0) seal(state);
  state.battle!.queue = [];
  for (const [at, seat] of able.entries()) {
    if (said[at] === 'none') continue;
    reveal(state, seat, said[at] as string, false);
    if (activeEffects(state, seat, 'feat_done').some(({ ability }) => holds({ state, seat, feat: 'met' }, ability.if)))
      state.battle!.queue.push(seat);
  }
  state.phase = 'feat-costs';
}

function reveal(state: Wonderland, seat: number, id: string, free: boolean): void {
  const owner = state.seats[seat]!;
  owner.quests = owner.quests.filter(other => other !== id);
  owner.revealed.push(id);
  tell(state, { tell: 'feat', seat, quest: id, free });
}

/** Rook of set/C: a feat met costs an active chip for good (WW-19.C3, A-32). */
export function* payForFeat(state: Wonderland): Rules<void> {
  const battle = state.battle!;
  const seat = battle.queue[0];
  if (seat === undefined) {
    state.phase = 'free-feats';
    return;
  }
  const { active } = state.seats[seat]!;
  const chip = yield* choose('feat-cost', seat, {}, distinctChips(active));
  takeChip(active, chip);
  if (isAlly(chip)) state.supply[chip satisfies Ally] += 1;
  tell(state, { tell: 'chip-discarded', seat, chip, toSupply: allyTypeOf(chip) !== null || chip === 'forge' });
  battle.queue = battle.queue.slice(1);
}

/** Rose of set/C: with two active any quest in hand counts as done (WW-19.C4, A-37). */
export function* claimFreeFeats(state: Wonderland): Rules<void> {
  const { order } = state.battle!;
  const able = order.filter(
    seat =>
      state.seats[seat]!.quests.length > 0 &&
      activeEffects(state, seat, 'feat_step').some(({ ability }) => holds({ state, seat }, ability.if)),
  );
  const said = yield* askEach(
    able.map(seat => {
      const ids = [...state.seats[seat]!.quests];
      return question('feat', seat, { quests: ids, free: true, costs: false }, [...ids, 'none']);
    }),
  );
  if (able.length > 0) seal(state);
  for (const [at, seat] of able.entries()) if (said[at] !== 'none') reveal(state, seat, said[at] as string, true);
  beginStep(state, 'abilities');
}
