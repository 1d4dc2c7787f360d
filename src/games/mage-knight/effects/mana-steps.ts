import { tell } from '../../../engine/match-state.js';
import type { Rules } from '../../../engine/rules.js';
import { coloursOf } from '../cards/index.js';
import { foeWith, printedOf } from '../fight/foes.js';
import { gainToken, paymentsFor, gainCrystal as store } from '../mana.js';
import { askPayment, spend } from '../paying.js';
import { rollDie } from '../source.js';
import { COLOURS, type Colour, FACES, isBasic, type Mana } from '../terms.js';
import { choose } from './asking.js';
import { bind, during, type Effect, heroIn } from './effect.js';
import { canSpendAtOnce, isPlayable } from './possible.js';
import { runSteps } from './run.js';
import type { ColourText, GainCrystalStep, GainManaStep, PayManaStep, RollManaDieStep, Steps } from './step.js';

const isMana = (value: string | number): value is Mana => FACES.some(face => face === value);

/** Colours of a bound thing: mana itself, or a card's colours. */
function coloursBound(effect: Effect, name: string): Mana[][] {
  return (effect.bound[name] ?? []).map(value => {
    if (isMana(value)) return [value];
    return typeof value === 'string' ? [...coloursOf(value)] : [];
  });
}

/** Lists of colours: one is picked of each list. */
export function pickLists(effect: Effect, text: ColourText, amount: number): readonly (readonly Mana[])[] {
  const hero = heroIn(effect);
  const repeated = (list: readonly Mana[]) => Array.from({ length: amount }, () => list);
  if (text === 'basic') return repeated(COLOURS);
  if (text === 'any') return repeated(FACES);
  if (text === 'rolled') return effect.rolled === null ? [] : repeated([effect.rolled]);
  if (typeof text === 'string') return repeated([text]);
  if ('bind' in text) return coloursBound(effect, text.bind).flatMap(list => repeated(list));
  if ('bindEach' in text) return coloursBound(effect, text.bindEach).flatMap(list => repeated(list));
  if ('basicsExcept' in text) {
    const had = coloursBound(effect, text.basicsExcept).flat();
    return COLOURS.filter(colour => !had.includes(colour)).map(colour => [colour]);
  }
  if ('amongCards' in text) {
    const cards = effect.realm.offers.spells;
    return Array.from({ length: Math.min(amount, cards.length) }, () => [...new Set(cards.flatMap(coloursOf))]);
  }
  if ('byEnemyResistance' in text) {
    const { fight } = effect.realm;
    const had = fight === null || effect.foe === null ? [] : printedOf(foeWith(fight, effect.foe)).resistances;
    return repeated([text.always, ...had.map(one => text.byEnemyResistance[one])]);
  }
  if ('among' in text) {
    switch (text.among) {
      case 'ownedCrystalColors':
        return repeated(COLOURS.filter(colour => hero.crystals[colour] > 0));
      case 'basicColorsNotOwned':
        return repeated(COLOURS.filter(colour => hero.crystals[colour] === 0));
      case 'basicColorsInSource':
        return repeated(COLOURS.filter(colour => effect.realm.source.includes(colour)));
      case 'colorsOnToken':
        return repeated(hero.skills.find(({ id }) => id === effect.from.id)?.marks ?? []);
      case 'spellOfferColors':
        return repeated([...new Set(effect.realm.offers.spells.flatMap(coloursOf))]);
    }
  }
  return repeated(text);
}

/** Picks the colours, one after another. */
function* pickColours(
  effect: Effect,
  text: ColourText,
  amount: number,
  what: 'crystal' | 'mana',
  same: boolean,
): Rules<Mana[]> {
  const picked: Mana[] = [];
  for (const list of pickLists(effect, text, amount)) {
    if (same && picked.length > 0) picked.push(picked[0]!);
    else if (list.length > 0) picked.push(yield* choose(effect, 'colour', { ...during(effect), what }, list));
  }
  return picked;
}

/** Tokens to the play area. */
export function* gainMana(effect: Effect, step: GainManaStep): Rules<void> {
  // Several tokens of one bound colour are alike; a free choice is made for each.
  let text = step.color;
  if (step.mustSpendNow === true)
    text = pickLists(effect, step.color, 1)
      .flat()
      .filter(mana => canSpendAtOnce(effect, mana));
  for (const mana of yield* pickColours(effect, text, step.amount, 'mana', false)) {
    gainToken(effect.realm, effect.seat, mana, 1);
    if (step.mustSpendNow === true) heroIn(effect).area.mustSpend = mana;
  }
}

/** Crystals; a colourless card lets the player name the colour. */
export function* gainCrystals(effect: Effect, step: GainCrystalStep): Rules<void> {
  const colours = yield* pickColours(effect, step.color, step.amount, 'crystal', step.sameColor === true);
  for (const colour of colours) if (isBasic(colour)) store(effect.realm, effect.seat, colour, 'token');
  if (step.artifact !== 'choose') return;
  for (const name of ['c', 'cs'])
    for (const card of effect.bound[name] ?? []) {
      if (typeof card !== 'string' || coloursOf(card).length > 0) continue;
      const colour = yield* choose(effect, 'colour', { ...during(effect), what: 'crystal' }, COLOURS);
      if (isBasic(colour)) store(effect.realm, effect.seat, colour, 'token');
    }
}

/** The colours a payment may have. */
export const wantedColours = (color: PayManaStep['color']): readonly Mana[] =>
  color === 'basic' ? COLOURS : color === 'any' ? FACES : [color];

/** Extra mana on top of the card's own; where its colour decides what follows, only colours that bring something. */
export function* payMana(effect: Effect, step: PayManaStep, following: Steps): Rules<void> {
  const { realm, seat, from } = effect;
  const [next] = following;
  let wanted = wantedColours(step.color);
  if (next?.op === 'switchColor' && next.of === step.bind)
    wanted = wanted.filter(colour => isBasic(colour) && isPlayable(effect, next.cases[colour]));
  const payments = paymentsFor(realm, seat, wanted);
  if (payments.length === 0) return;
  const paidFor = { kind: from.kind, id: from.id };
  const payment = yield* askPayment(realm, seat, paidFor, wanted, payments);
  bind(effect, step.bind, [yield* spend(realm, seat, paidFor, payment)]);
}

/** Rolls spare dice; each face has its steps. */
export function* rollManaDie(effect: Effect, step: RollManaDieStep): Rules<void> {
  const times = typeof step.times === 'number' ? step.times : (effect.bound[step.times.bind]?.length ?? 0);
  for (let roll = 0; roll < times; roll++) {
    const face = rollDie(effect.realm);
    effect.rolled = face;
    tell(effect.realm, { tell: 'rolled', seat: effect.seat, faces: [face] });
    const steps = step.on[face] ?? (isBasic(face) ? step.on.basic : undefined);
    if (steps !== undefined) yield* runSteps(effect, steps);
  }
}

export const basicFaces = (source: readonly Mana[]): Colour[] => COLOURS.filter(colour => source.includes(colour));
