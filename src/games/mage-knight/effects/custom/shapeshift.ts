import type { Rules } from '../../../../engine/rules.js';
import { cardOf } from '../../cards/index.js';
import { distinct } from '../../deeds.js';
import { choose, inText } from '../asking.js';
import { layDown } from '../card-steps.js';
import type { CustomNamed } from '../custom-step.js';
import { beginEffect, during, type Effect, heroIn } from '../effect.js';
import { isPlayable } from '../possible.js';
import { runSteps } from '../run.js';
import type { ValueKind } from '../step.js';

type Step = CustomNamed<'shapeshift'>;

/** Kinds of value a card gives by its basic side, and what each could become. */
function shapesOf(effect: Effect, step: Step, card: string): { from: ValueKind; into: ValueKind }[] {
  const { kind, basic } = cardOf(card);
  if (kind !== step.cards) return [];
  const given = step.kinds.filter(one => JSON.stringify(basic.steps).includes(`"op":"${one}"`));
  return given.flatMap(from =>
    step.kinds.flatMap(into => {
      const inner = beginEffect(effect.realm, effect.seat, { ...effect.from, id: card }, { shape: { from, into } });
      return into !== from && isPlayable(inner, basic.steps) ? [{ from, into }] : [];
    }),
  );
}

const shiftable = (effect: Effect, step: Step): string[] =>
  distinct(heroIn(effect).hand).filter(card => cardOf(card) !== undefined && shapesOf(effect, step, card).length > 0);

export const canShift = (effect: Effect, step: Step): boolean => shiftable(effect, step).length > 0;

/** A basic action gives its Move, Attack or Block as another of the three (Shapeshift). */
export function* shapeshift(effect: Effect, step: Step): Rules<void> {
  const cards = shiftable(effect, step);
  if (cards.length === 0) return;
  const about = { ...during(effect), purpose: 'shapeshift', zone: 'hand' } as const;
  const card = yield* choose(effect, 'card', about, cards);
  const shapes = shapesOf(effect, step, card);
  const ids = shapes.map((_, at) => `${at + 1}` as const);
  const alternatives = shapes.map(({ from, into }) => inText([{ op: 'shape', from, into }]));
  const asked = { ...during(effect), left: 1, alternatives };
  const shape = shapes[Number(yield* choose(effect, 'option', asked, ids)) - 1]!;
  layDown(effect, card);
  const { colors, basic } = cardOf(card);
  const from = { kind: 'card', id: card, unit: null, colours: colors, side: 'basic' } as const;
  yield* runSteps(beginEffect(effect.realm, effect.seat, from, { shape }), basic.steps);
}
