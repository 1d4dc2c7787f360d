import { copy } from '../../../engine/json.js';
import { tell } from '../../../engine/match-state.js';
import type { Rules } from '../../../engine/rules.js';
import { makeSpace, parseSpace, spacesOf } from '../land.js';
import { reveal, revealRuins } from '../revealing.js';
import { FACES, TERRAINS } from '../terms.js';
import { printedCost } from '../terrain.js';
import { distance } from '../tiles/lattice.js';
import { takeSlot, unitWith } from '../units.js';
import { choose } from './asking.js';
import { during, type Effect, heroIn } from './effect.js';
import type { RuleStep } from './rule-change.js';
import type { AttachBannerStep, CenterStep, TerrainCostStep } from './step.js';

/** Entry costs change for the turn. */
export function* terrainCost(effect: Effect, step: TerrainCostStep): Rules<void> {
  heroIn(effect).area.terrain.push({ step: copy(step), chosen: yield* chosenFor(effect, step) });
}

function* chosenFor(effect: Effect, { terrain }: TerrainCostStep): Rules<string | null> {
  if (terrain === 'oneChosenType') {
    const open = TERRAINS.filter(one => printedCost(one, 'day') !== null);
    return yield* choose(effect, 'terrain', during(effect), open);
  }
  if (terrain !== 'oneChosenSpace') return null;
  const { realm } = effect;
  const from = heroIn(effect).space;
  const near = [...spacesOf(realm)].filter(space => from !== null && space !== from && distance(space, from) <= 3);
  const about = { ...during(effect), what: 'cheaper' } as const;
  const label = yield* choose(
    effect,
    'space',
    about,
    near.map(space => makeSpace(realm, space)),
  );
  return String(parseSpace(realm, label)!);
}

/** How often a change may be used; null = always. */
function usesOf(step: RuleStep): number | null {
  if (step.rule === 'extraSourceDie') return step.count;
  return 'uses' in step ? (step.uses ?? null) : null;
}

/** A named rule changes. */
export function* changeRule(effect: Effect, step: RuleStep): Rules<void> {
  const { area } = heroIn(effect);
  const { op: _, duration, ...change } = step;
  let note: string | null = null;
  if (step.rule === 'influenceToBlock')
    note =
      step.chooseOne === true ? yield* choose(effect, 'element', during(effect), step.elements) : step.elements[0]!;
  if (step.rule === 'sidewaysValue') note = String(effect.bound.paid?.[0] ?? '');
  area.rules.push({
    change: copy(change),
    from: effect.from.id,
    until: duration === 'combat' ? 'combat' : 'turn',
    uses: usesOf(step),
    note,
  });
  if (step.rule === 'freeUnitCommandSlot') yield* moveUnder(effect);
  if (step.rule === 'revealAsDay') {
    if (step.what.includes('ruins')) revealRuins(effect.realm);
    reveal(effect.realm, effect.seat);
  }
}

/** A unit recruited this turn already may move under the banner (Banner of Command). */
function* moveUnder(effect: Effect): Rules<void> {
  const hero = heroIn(effect);
  const keys = hero.units.flatMap(({ key, under }) =>
    under === null && hero.area.recruits.includes(key) ? [String(key)] : [],
  );
  if (keys.length === 0) return;
  const about = { ...during(effect), what: 'banner', seat: effect.seat } as const;
  const unit = unitWith(hero, Number(yield* choose(effect, 'unit', about, [...keys, 'none'])));
  if (unit === undefined) return;
  unit.under = effect.from.id;
  takeSlot(hero, effect.from.id);
}

/** A banner is put on a unit; one that lay there goes to the discard pile (MK-C-7.1, 7.2). */
export function* attachBanner(effect: Effect, _step: AttachBannerStep): Rules<void> {
  const { realm, seat, from } = effect;
  const hero = heroIn(effect);
  if (hero.units.length === 0) return;
  const keys = hero.units.map(({ key }) => String(key));
  const said = yield* choose(effect, 'unit', { ...during(effect), what: 'banner', seat }, keys);
  const unit = unitWith(hero, Number(said))!;
  if (unit.banner !== null && !unit.banner.lent) hero.discard.push(unit.banner.card);
  const lent = hero.area.box?.artifact === from.id;
  unit.banner = { card: from.id, up: true, lent };
  if (!lent) hero.area.placed.push({ card: from.id, to: 'aside' });
  tell(realm, { tell: 'banner', seat, card: from.id, unit: unit.id });
}

/** An interactive token goes to the middle of the table (MK-C-5.3). */
export function center(effect: Effect, step: CenterStep): void {
  const marked = step.mark === undefined ? undefined : effect.bound[step.mark.bind]?.[0];
  const mark = FACES.find(face => face === marked) ?? null;
  effect.realm.center.push({ skill: effect.from.id, owner: effect.seat, mark, paid: [] });
}
