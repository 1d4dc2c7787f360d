import { copy } from '../../../engine/json.js';
import { askSome, type Rules } from '../../../engine/rules.js';
import { isWound } from '../cards/index.js';
import { discardCards } from '../deeds.js';
import { question } from '../question.js';
import { COLOURS } from '../terms.js';
import { choose as askFor, inText, mayDo } from './asking.js';
import { boundColours, cardNamed, copies } from './card-steps.js';
import { holds } from './conditions.js';
import { during, type Effect, heroIn, sourceOf } from './effect.js';
import { isPlayable } from './possible.js';
import { runSteps } from './run.js';
import type { ChooseStep, IfStep, LaterStep, MayStep, SwitchColorStep } from './step.js';

/** Picks that many of the alternatives that can be carried out now. */
export function* choose(effect: Effect, step: ChooseStep): Rules<void> {
  const taken = new Set<number>();
  for (let picked = 0; picked < step.pick; picked++) {
    const open = step.options.flatMap((steps, at) =>
      !(step.distinct === true && taken.has(at)) && isPlayable(effect, steps) ? [at] : [],
    );
    if (open.length === 0) return;
    const ids = open.map(at => `${at + 1}` as const);
    const about = { ...during(effect), left: step.pick - picked, alternatives: step.options.map(inText) };
    const at = Number(yield* askFor(effect, 'option', about, ids)) - 1;
    taken.add(at);
    if (step.bonus !== undefined) yield* raise(effect, step.bonus);
    yield* runSteps(effect, step.options[at]!);
  }
}

/** The value taken is raised per card discarded (Stout Resolve). */
function* raise(effect: Effect, bonus: NonNullable<ChooseStep['bonus']>): Rules<void> {
  const { hand } = heroIn(effect);
  const wounds = hand.filter(isWound).slice(0, 1);
  const cards = bonus.discard === 'wound' ? wounds : [...hand.filter(card => !isWound(card)), ...wounds];
  const max = Math.min(bonus.max ?? cards.length, cards.length);
  if (max === 0) return;
  const asked = question('cards', effect.seat, { ...during(effect), purpose: 'discard' }, copies(cards));
  const said = yield* askSome({ ...asked, min: 0, max });
  discardCards(effect.realm, effect.seat, said.map(cardNamed));
  effect.bonus = { amount: said.length * bonus.each, kinds: ['move', 'influence', 'attack', 'block'] };
}

/** An optional part; nothing is asked where it cannot be done. */
export function* may(effect: Effect, step: MayStep): Rules<void> {
  if (!isPlayable(effect, step.steps)) return;
  if (yield* mayDo(effect, step.steps)) yield* runSteps(effect, step.steps);
}

export function* when(effect: Effect, step: IfStep): Rules<void> {
  if (!holds(effect, step.cond)) {
    if (step.else !== undefined) yield* runSteps(effect, step.else);
    return;
  }
  // Taking the better value bars recruiting for Influence (On Her Own).
  if ('noUnitRecruitedForInfluenceThisTurn' in step.cond) heroIn(effect).area.recruitingBarred = true;
  yield* runSteps(effect, step.do);
}

/** Runs the case of the bound colour. */
export function* switchColor(effect: Effect, step: SwitchColorStep): Rules<void> {
  const colours = boundColours(effect, step.of);
  const colour = COLOURS.find(one => colours.includes(one));
  if (colour !== undefined) yield* runSteps(effect, step.cases[colour]);
}

/** A delayed part: it hangs on the points just made, on the turn, or on the round. */
export function later(effect: Effect, step: LaterStep): void {
  const { area, claims } = heroIn(effect);
  const hook = {
    when: step.when,
    steps: copy(step.do),
    from: sourceOf(effect),
    bound: copy(effect.bound),
    chain: [...effect.chain],
    color: step.color ?? null,
    left: step.limit ?? null,
  };
  if (step.when === 'onDefeatByThisAttack' || step.when === 'onSuccessfulBlock') {
    for (const piece of effect.pieces.slice(-1)) piece.hooks.push(hook);
    return;
  }
  if (step.when === 'eachOwnTurnStartThisRound') {
    const [colour] = boundColours(effect, 'c');
    if (colour !== undefined) claims.push({ face: colour, eachTurn: true });
    return;
  }
  area.laters.push(hook);
}
