import { tell } from '../../engine/match-state.js';
import { askNumber, type Rules } from '../../engine/rules.js';
import { beginStep } from './award.js';
import { chipEffects, type Sourced, standeeEffects } from './board.js';
import type { Chip } from './chips.js';
import { FORGE_SYMBOLS } from './components.js';
import type { Step } from './effect.js';
import { amountOf, holds } from './effects/conditions.js';
import { gainPoints } from './effects/gaining.js';
import { placeSupporter } from './effects/placing.js';
import { discardShards, gainShards } from './effects/shards.js';
import { choose } from './question.js';
import { nameOfRegion, neighbours, regionOf } from './regions.js';
import { fighterOf, type Wonderland } from './state.js';
import { moveUnit } from './units.js';
import { isStandee } from './wonderlandian.js';

/** Result step 3: everybody's chips, then Wonderlandians (WW-14.1, A-13). */
export function* endAbilities(state: Wonderland): Rules<void> {
  for (const seat of state.battle!.order) {
    for (const { source, ability, chip } of battleEndEffects(state, seat)) {
      const moment = { state, seat, source, ...(chip ? { chip } : {}) };
      // A standee may have been lifted by what came before (WW-4.3).
      const isHere =
        chip !== undefined ||
        standeeEffects(state.seats[seat]!, state.battle!.region, 'battle_end').some(other => other.source === source);
      if (!isHere || !holds(moment, ability.if)) continue;
      for (const step of ability.do) yield* runEndStep(state, seat, source, step);
    }
  }
  beginForging(state);
}

function battleEndEffects(state: Wonderland, seat: number): (Sourced & { chip?: Chip })[] {
  const owner = state.seats[seat]!;
  const chips = owner.active.flatMap(chip =>
    chipEffects(state, seat, chip, 'battle_end').map(effect => ({ ...effect, chip })),
  );
  // Once a battle, not once for each chip (WW-19.B2).
  const counted = chips.filter(
    ({ ability }, at) =>
      ability.limit !== 'once_per_battle' || chips.findIndex(other => other.ability === ability) === at,
  );
  // Chips gain shards and Wonderlandians discard them: this order leads wherever any other does.
  return [...counted, ...standeeEffects(owner, state.battle!.region, 'battle_end')];
}

function* runEndStep(state: Wonderland, seat: number, source: string, step: Step): Rules<void> {
  switch (step.op) {
    case 'gain_vp':
      return gainPoints(state, seat, amountOf({ state, seat }, step.n), source);
    case 'gain_shards':
      return gainShards(state, seat, step.n, source);
    case 'discard_shards':
      return yield* mayDiscardShards(state, seat, source, step.n);
    case 'place_supporter':
      return yield* placeSupporter(state, seat, { source, here: -1, optional: false, standees: false });
    case 'move_unit':
      return yield* flyAway(state, seat, source);
    default:
      throw new RangeError(`${step.op} of ${source} is not done at the end of a battle`);
  }
}

/** Up to so many shards may go (WW-14.3). */
function* mayDiscardShards(state: Wonderland, seat: number, source: string, most: number): Rules<void> {
  const max = Math.min(most, state.seats[seat]!.shards);
  const count = yield* askNumber({ key: 'shards', seat, about: { source }, min: 0, max });
  discardShards(state, seat, count, source);
}

/** The standee may go to an adjacent region. */
function* flyAway(state: Wonderland, seat: number, source: string): Rules<void> {
  if (!isStandee(source)) return;
  const here = state.battle!.region;
  const from = nameOfRegion(here);
  const ids = neighbours(here, state.unused).map(nameOfRegion);
  const said = yield* choose('fly', seat, { source, from }, ['stay', ...ids], 'stay');
  if (said === 'stay') return;
  moveUnit(state, seat, `standee:${source}`, here, regionOf(said));
  tell(state, {
    tell: 'unit-moved',
    seat,
    unit: `standee:${source}`,
    from,
    into: nameOfRegion(regionOf(said)),
    source,
  });
}

/** Result step 4 begins: forge actions are counted once (WW-15.1, A-15). */
export function beginForging(state: Wonderland): void {
  beginStep(state, 'forging');
  const battle = state.battle!;
  for (const seat of battle.order) {
    const fighter = fighterOf(battle, seat)!;
    const { active } = state.seats[seat]!;
    fighter.symbolForgings = FORGE_SYMBOLS.includes(fighter.strength) ? 1 : 0;
    fighter.chipForgings = active.filter(chip => chipEffects(state, seat, chip, 'forge_step').length > 0).length;
  }
}
